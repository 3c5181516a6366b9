import { defined } from '../../engine/core/contract/defined.ts'
import { describe, expect, it } from 'vitest'
import { targetKey } from './paths.ts'
import type { Piece, Scene, Target } from './scene.ts'
import { controls, controlWords, meanings } from './targets.ts'

const piece = (id: string, place: string, targets?: Target[]): Piece => ({
  id,
  place,
  look: { kind: 'x' },
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  layer: 0,
  ...defined({ targets }),
})
const scene = (...pieces: Piece[]): Scene => ({ pieces, outline: [] })
const slot = piece('slot', 'column', [{ on: 'place', id: 'column' }])
const gem = piece('gem', 'column')

describe('what a piece stands for', () => {
  it('is itself, and what it names', () => {
    expect(meanings(scene(slot, gem)).of(slot).map(targetKey)).toEqual(['piece:slot', 'place:column'])
  })

  it('is not its place when another piece names that place', () => {
    expect(meanings(scene(slot, gem)).of(gem).map(targetKey)).toEqual(['piece:gem'])
  })

  it('is its place when no piece names it', () => {
    expect(meanings(scene(gem)).of(gem).map(targetKey)).toEqual(['piece:gem', 'place:column'])
  })

  it('is the same record every time, so that a repeated click is known', () => {
    const all = meanings(scene(gem))
    expect(all.of(gem)).toBe(all.of(gem))
  })
})

describe('what stands for a place that somebody points at', () => {
  it('is what names it, or lies in it; else what it lies in', () => {
    const all = meanings(scene(slot, gem, piece('coin', 'seat0:tray'), piece('sheet', 'seat0')))
    expect(all.at('column')).toEqual([slot])
    expect(all.at('seat0:tray').map(({ id }) => id)).toEqual(['coin'])
    expect(all.at('seat0:hand:3').map(({ id }) => id)).toEqual(['sheet'])
    expect(all.at('nowhere')).toEqual([])
  })
})

describe('the pieces that do a target', () => {
  const seat = piece('mat', 'seat1', [{ on: 'seat', seat: 1 }])
  const all = meanings(scene(slot, gem, seat))

  it.each([
    ['a place', { on: 'place', id: 'column' }, ['slot']],
    ['a piece', { on: 'piece', id: 'gem' }, ['gem']],
    ['a seat', { on: 'seat', seat: 1 }, ['mat']],
    ['a control, which is not on the board', { on: 'control', id: 'pass' }, []],
  ] as [string, Target, string[]][])('are found for %s', (_, target, ids) => {
    expect(all.doing([target]).map(({ id }) => id)).toEqual(ids)
  })
})

it('tells the controls among targets', () => {
  expect(
    controls([
      { on: 'piece', id: 'x' },
      { on: 'control', id: 'number:2' },
    ]),
  ).toEqual(['number:2'])
})

it('words controls by the table, or by the game whose id they have', () => {
  expect(controlWords('pass')).toEqual({ id: 'table.control.pass' })
  expect(controlWords('number:2')).toEqual({ id: 'table.control.number', values: { n: 2 } })
  expect(controlWords('some-game.control.spore')).toEqual({ id: 'some-game.control.spore' })
})
