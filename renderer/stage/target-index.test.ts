import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { describe, expect, it } from 'vitest'
import { targetKey } from './click-sequence.ts'
import type { Piece, Scene, ClickTarget } from './scene.ts'
import { controlIdsAmong, controlLabel, indexSceneTargets } from './target-index.ts'

const piece = (id: string, place: string, targets?: ClickTarget[]): Piece => ({
  id,
  place,
  sprite: { kind: 'x' },
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  layer: 0,
  ...omitUndefined({ targets }),
})
const scene = (...pieces: Piece[]): Scene => ({ pieces, outline: [] })
const slot = piece('slot', 'column', [{ on: 'place', id: 'column' }])
const gem = piece('gem', 'column')

describe('targetsOf', () => {
  it('returns the piece itself and the targets that it names', () => {
    expect(indexSceneTargets(scene(slot, gem)).targetsOf(slot).map(targetKey)).toEqual(['piece:slot', 'place:column'])
  })

  it('does not return its place if another piece names that place', () => {
    expect(indexSceneTargets(scene(slot, gem)).targetsOf(gem).map(targetKey)).toEqual(['piece:gem'])
  })

  it('returns its place if no piece names it', () => {
    expect(indexSceneTargets(scene(gem)).targetsOf(gem).map(targetKey)).toEqual(['piece:gem', 'place:column'])
  })

  it('returns the same array every time, so that a repeated click is recognised', () => {
    const all = indexSceneTargets(scene(gem))
    expect(all.targetsOf(gem)).toBe(all.targetsOf(gem))
  })
})

describe('piecesAtPlace', () => {
  it('returns the pieces that name a place or are in it, or else those of the surrounding place', () => {
    const all = indexSceneTargets(scene(slot, gem, piece('coin', 'seat0:tray'), piece('sheet', 'seat0')))
    expect(all.piecesAtPlace('column')).toEqual([slot])
    expect(all.piecesAtPlace('seat0:tray').map(({ id }) => id)).toEqual(['coin'])
    expect(all.piecesAtPlace('seat0:hand:3').map(({ id }) => id)).toEqual(['sheet'])
    expect(all.piecesAtPlace('nowhere')).toEqual([])
  })
})

describe('piecesFor', () => {
  const seat = piece('mat', 'seat1', [{ on: 'seat', seat: 1 }])
  const all = indexSceneTargets(scene(slot, gem, seat))

  it.each([
    ['a place', { on: 'place', id: 'column' }, ['slot']],
    ['a piece', { on: 'piece', id: 'gem' }, ['gem']],
    ['a seat', { on: 'seat', seat: 1 }, ['mat']],
    ['a control, which is not on the board', { on: 'control', id: 'pass' }, []],
  ] as [string, ClickTarget, string[]][])('returns the pieces for %s', (_, target, ids) => {
    expect(all.piecesFor([target]).map(({ id }) => id)).toEqual(ids)
  })
})

it('controlIdsAmong returns the ids of the controls among targets', () => {
  expect(
    controlIdsAmong([
      { on: 'piece', id: 'x' },
      { on: 'control', id: 'number:2' },
    ]),
  ).toEqual(['number:2'])
})

it('controlLabel returns a message of the table, or of the game if the id names one', () => {
  expect(controlLabel('pass')).toEqual({ id: 'table.control.pass' })
  expect(controlLabel('number:2')).toEqual({ id: 'table.control.number', values: { n: 2 } })
  expect(controlLabel('some-game.control.spore')).toEqual({ id: 'some-game.control.spore' })
})
