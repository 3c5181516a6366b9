import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { describe, expect, it } from 'vitest'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { pairScenePieces } from './piece-pairing.ts'
import type { Piece } from './scene.ts'

const at = (place: string, piece?: string, n = 0): Piece => ({
  id: `${place}:${piece ?? 'back'}:${String(n)}`,
  place,
  sprite: { kind: 'token' },
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  layer: 0,
  ...omitUndefined({ piece }),
})
const moved = (piece: string | undefined, from: string, to: string, count = 1): VisibleEvent =>
  ({ kind: 'moved', from, to, count, ...omitUndefined({ piece }) }) as VisibleEvent & { readonly piece?: string }
const from = (before: Piece[], after: Piece[], events: VisibleEvent[]) =>
  Object.fromEntries(
    [...pairScenePieces(before, after, events).sources].map(([id, source]) => [
      id,
      source.from === 'piece' ? source.id : `<${source.place}>`,
    ]),
  )

describe('pairScenePieces', () => {
  it('pairs pieces with the same id if no event reports a movement', () => {
    expect(from([at('a', 'red')], [at('a', 'red')], [])).toEqual({ 'a:red:0': 'a:red:0' })
  })

  it('pairs a new piece with the vanished one that an event moved to its place', () => {
    expect(from([at('a', 'red')], [at('b', 'red')], [moved('red', 'a', 'b')])).toEqual({ 'b:red:0': 'a:red:0' })
  })

  it('does not pair pieces with different names', () => {
    const { sources, gone } = pairScenePieces([at('a', 'blue')], [at('b', 'red')], [moved('red', 'a', 'b')])
    expect(sources.get('b:red:0')).toEqual({ from: 'place', place: 'a', order: 0 })
    expect([...gone.keys()]).toEqual(['a:blue:0'])
  })

  it('pairs as many pieces as the event counts', () => {
    const before = [at('a', 'red', 0), at('a', 'red', 1), at('a', 'red', 2)]
    const after = [at('a', 'red', 0), at('b', 'red', 0), at('b', 'red', 1)]
    expect(from(before, after, [moved('red', 'a', 'b', 2)])).toEqual({
      'a:red:0': 'a:red:0',
      'b:red:0': 'a:red:1',
      'b:red:1': 'a:red:2',
    })
  })

  it('follows a piece through several events', () => {
    expect(from([at('a', 'red')], [at('c', 'red')], [moved('red', 'a', 'b'), moved('red', 'b', 'c')])).toEqual({
      'c:red:0': 'a:red:0',
    })
  })

  it('pairs a piece whose id another piece takes over', () => {
    const before = [at('a', 'red'), at('b', 'red')]
    const after = [at('b', 'red'), at('c', 'red')]
    expect(from(before, after, [moved('red', 'b', 'c'), moved('red', 'a', 'b')])).toEqual({
      'c:red:0': 'b:red:0',
      'b:red:0': 'a:red:0',
    })
  })

  it('pairs a hidden piece with the revealed one', () => {
    expect(from([at('hand')], [at('table', 'karma')], [moved('karma', 'hand', 'table')])).toEqual({
      'table:karma:0': 'hand:back:0',
    })
  })

  it('uses the place as source if it shows no piece', () => {
    expect(from([at('bag')], [at('bag'), at('maya', 'red')], [moved('red', 'bag', 'maya')])).toEqual({
      'bag:back:0': 'bag:back:0',
      'maya:red:0': '<bag>',
    })
  })

  it('reads the piece from a secret that the viewer knows', () => {
    const event = {
      kind: 'moved',
      from: 'well',
      to: 'hand',
      count: 1,
      secret: { piece: 'bliss' },
    } as unknown as VisibleEvent
    expect(from([at('deck', 'x')], [at('hand', 'bliss')], [event])).toEqual({ 'hand:bliss:0': '<well>' })
  })

  it('pairs a piece by id if its place changed without an event', () => {
    const before = at('a', 'red')
    expect(from([before], [{ ...before, place: 'b' }], [])).toEqual({ 'a:red:0': 'a:red:0' })
  })

  it('pairs equal pieces if no event reports a movement, as after an undo', () => {
    expect(from([at('b', 'red')], [at('a', 'red')], [])).toEqual({ 'a:red:0': 'b:red:0' })
  })

  it('does not guess while events report other movements', () => {
    const { sources } = pairScenePieces([at('b', 'red')], [at('a', 'red')], [moved('blue', 'x', 'y')])
    expect(sources.size).toBe(0)
  })

  it('uses every sprite once', () => {
    const before = [at('a', 'red')]
    const after = [at('b', 'red', 0), at('b', 'red', 1)]
    const { sources } = pairScenePieces(before, after, [moved('red', 'a', 'b', 2)])
    expect([...sources.values()].map((source) => source.from)).toEqual(['piece', 'place'])
  })
})

describe('vanished pieces', () => {
  it('go to the place that an event reports', () => {
    const { gone } = pairScenePieces([at('a', 'black')], [], [moved('black', 'a', 'box')])
    expect(gone.get('a:black:0')).toEqual({ to: 'box', order: 0 })
  })

  it('go nowhere if no event reports it', () => {
    expect(pairScenePieces([at('a', 'black')], [], []).gone.get('a:black:0')).toEqual({})
  })
})

it('pairScenePieces ignores events that are not movements or are malformed', () => {
  const odd = [
    { kind: 'turn', seat: 0 },
    { kind: 'moved', from: 3 },
    { kind: 'moved', from: 'a', to: 'b', count: -1 },
  ] as unknown as VisibleEvent[]
  expect(from([at('a', 'red')], [at('a', 'red')], odd)).toEqual({ 'a:red:0': 'a:red:0' })
})
