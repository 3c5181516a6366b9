import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { describe, expect, it } from 'vitest'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { pairSprites } from './sprite-pairing.ts'
import type { Piece } from './scene.ts'

const at = (place: string, piece?: string, n = 0): Piece => ({
  id: `${place}:${piece ?? 'back'}:${String(n)}`,
  place,
  look: { kind: 'token' },
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  layer: 0,
  ...omitUndefined({ piece }),
})
const moved = (piece: string | undefined, from: string, to: string, count = 1): VisibleEvent =>
  ({ kind: 'moved', from, to, count, ...omitUndefined({ piece }) }) as VisibleEvent
const from = (before: Piece[], after: Piece[], facts: VisibleEvent[]) =>
  Object.fromEntries(
    [...pairSprites(before, after, facts).sources].map(([id, source]) => [
      id,
      source.from === 'piece' ? source.id : `<${source.place}>`,
    ]),
  )

describe('which sprite becomes which piece', () => {
  it('is the one of the same id, when nothing is told', () => {
    expect(from([at('a', 'red')], [at('a', 'red')], [])).toEqual({ 'a:red:0': 'a:red:0' })
  })

  it('is the vanished one that a fact carried to where a new one appeared', () => {
    expect(from([at('a', 'red')], [at('b', 'red')], [moved('red', 'a', 'b')])).toEqual({ 'b:red:0': 'a:red:0' })
  })

  it('is not one of another piece', () => {
    const { sources, gone } = pairSprites([at('a', 'blue')], [at('b', 'red')], [moved('red', 'a', 'b')])
    expect(sources.get('b:red:0')).toEqual({ from: 'place', place: 'a', order: 0 })
    expect([...gone.keys()]).toEqual(['a:blue:0'])
  })

  it('counts: as many travel as the fact says', () => {
    const before = [at('a', 'red', 0), at('a', 'red', 1), at('a', 'red', 2)]
    const after = [at('a', 'red', 0), at('b', 'red', 0), at('b', 'red', 1)]
    expect(from(before, after, [moved('red', 'a', 'b', 2)])).toEqual({
      'a:red:0': 'a:red:0',
      'b:red:0': 'a:red:1',
      'b:red:1': 'a:red:2',
    })
  })

  it('follows a piece through several facts', () => {
    expect(from([at('a', 'red')], [at('c', 'red')], [moved('red', 'a', 'b'), moved('red', 'b', 'c')])).toEqual({
      'c:red:0': 'a:red:0',
    })
  })

  it('lets a piece make room for one that takes its id', () => {
    const before = [at('a', 'red'), at('b', 'red')]
    const after = [at('b', 'red'), at('c', 'red')]
    expect(from(before, after, [moved('red', 'b', 'c'), moved('red', 'a', 'b')])).toEqual({
      'c:red:0': 'b:red:0',
      'b:red:0': 'a:red:0',
    })
  })

  it('turns a hidden piece into the one that it shows itself to be', () => {
    expect(from([at('hand')], [at('table', 'karma')], [moved('karma', 'hand', 'table')])).toEqual({
      'table:karma:0': 'hand:back:0',
    })
  })

  it('comes out of a place that shows no piece for it', () => {
    expect(from([at('bag')], [at('bag'), at('maya', 'red')], [moved('red', 'bag', 'maya')])).toEqual({
      'bag:back:0': 'bag:back:0',
      'maya:red:0': '<bag>',
    })
  })

  it('reads the piece from a secret that the viewer may know', () => {
    const fact = {
      kind: 'moved',
      from: 'well',
      to: 'hand',
      count: 1,
      secret: { piece: 'bliss' },
    } as unknown as VisibleEvent
    expect(from([at('deck', 'x')], [at('hand', 'bliss')], [fact])).toEqual({ 'hand:bliss:0': '<well>' })
  })

  it('keeps the id of a piece whose place changed untold', () => {
    const before = at('a', 'red')
    expect(from([before], [{ ...before, place: 'b' }], [])).toEqual({ 'a:red:0': 'a:red:0' })
  })

  it('pairs equal pieces when nothing is told, as after an undo', () => {
    expect(from([at('b', 'red')], [at('a', 'red')], [])).toEqual({ 'a:red:0': 'b:red:0' })
  })

  it('does not guess while facts tell of movements', () => {
    const { sources } = pairSprites([at('b', 'red')], [at('a', 'red')], [moved('blue', 'x', 'y')])
    expect(sources.size).toBe(0)
  })

  it('uses every sprite once', () => {
    const before = [at('a', 'red')]
    const after = [at('b', 'red', 0), at('b', 'red', 1)]
    const { sources } = pairSprites(before, after, [moved('red', 'a', 'b', 2)])
    expect([...sources.values()].map((source) => source.from)).toEqual(['piece', 'place'])
  })
})

describe('pieces that no piece continues', () => {
  it('go to the place that was told', () => {
    const { gone } = pairSprites([at('a', 'black')], [], [moved('black', 'a', 'box')])
    expect(gone.get('a:black:0')).toEqual({ to: 'box', order: 0 })
  })

  it('go nowhere when nothing was told', () => {
    expect(pairSprites([at('a', 'black')], [], []).gone.get('a:black:0')).toEqual({})
  })
})

it('passes over facts that are not movements or are not well formed', () => {
  const odd = [
    { kind: 'turn', seat: 0 },
    { kind: 'moved', from: 3 },
    { kind: 'moved', from: 'a', to: 'b', count: -1 },
  ] as unknown as VisibleEvent[]
  expect(from([at('a', 'red')], [at('a', 'red')], odd)).toEqual({ 'a:red:0': 'a:red:0' })
})
