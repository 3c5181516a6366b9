import { describe, expect, it } from 'vitest'
import { ghostMarkKindOfSpriteKind } from './ghost-marks.ts'
import { ghostsOfAddedPieces, previewGhostsBetweenScenes, eventsBeforeNextTurn, type Ghost } from './ghosts.ts'
import type { Piece, Scene } from './scene.ts'

const piece = (id: string, place: string, x: number, more: Partial<Piece> = {}): Piece => ({
  id,
  place,
  sprite: { kind: 'gem' },
  x,
  y: 100,
  width: 40,
  height: 40,
  layer: 1,
  ...more,
})
const gem = (id: string, place: string, x: number, more: Partial<Piece> = {}): Piece =>
  piece(id, place, x, { piece: id, ...more })
/** Wide enough that nothing on it is large. */
const ground = piece('ground', 'table', 500, { width: 1000, height: 600, layer: 0 })
const scene = (...pieces: readonly Piece[]): Scene => ({ pieces: [ground, ...pieces], outline: [] })
const moved = (name: string, from: string, to: string) => ({ kind: 'moved', piece: name, from, to, count: 1 })
const ids = (ghosts: readonly Ghost[]): readonly string[] => ghosts.map(({ id }) => id)
const found = (ghosts: readonly Ghost[], id: string): Ghost => {
  const ghost = ghosts.find((each) => each.id === id)
  if (ghost === undefined) throw new Error(`no ${id}`)
  return ghost
}

describe('S2: previewGhostsBetweenScenes', () => {
  it('returns nothing if nothing changes', () => {
    const board = scene(gem('ruby', 'hand', 100))
    expect(previewGhostsBetweenScenes(board, board, [])).toEqual([])
  })

  it('shows a moved piece at its target, with a ring and an arrow', () => {
    const shown = previewGhostsBetweenScenes(scene(gem('ruby', 'hand', 100)), scene(gem('ruby', 'cup', 400)), [
      moved('ruby', 'hand', 'cup'),
    ])
    expect(ids(shown).toSorted()).toEqual(['ghost:ring:ruby', 'ghost:ruby', 'ghost:way:ruby'])
    expect(found(shown, 'ghost:ruby')).toMatchObject({ x: 400, y: 100, sprite: { kind: 'gem' } })
    expect(found(shown, 'ghost:ruby').alpha).toBeLessThan(1)
    const way = found(shown, 'ghost:way:ruby')
    expect(way.x - way.width / 2).toBeGreaterThan(100)
    // Its point is visible in front of the ring.
    expect(way.x + way.width / 2).toBeCloseTo(373, 0)
    expect(way.turn).toBe(0)
  })

  it('ghosts have no label, no targets and no piece name', () => {
    const board = scene(gem('ruby', 'hand', 100))
    const label = { id: 'ruby' }
    const targets = [{ on: 'piece', id: 'ruby' } as const]
    const after = scene(gem('ruby', 'cup', 400, { label, targets }))
    for (const ghost of previewGhostsBetweenScenes(board, after, [moved('ruby', 'hand', 'cup')])) {
      expect([ghost.label, ghost.targets, ghost.piece]).toEqual([undefined, undefined, undefined])
    }
  })

  it('shows a piece that comes out of a place, but not one that only the layout adds', () => {
    const bag = piece('bag', 'bag', 700)
    const shown = previewGhostsBetweenScenes(
      scene(bag),
      scene(bag, gem('ruby', 'cup', 400), piece('glow', 'cup', 300)),
      [moved('ruby', 'bag', 'cup')],
    )
    expect(ids(shown).toSorted()).toEqual(['ghost:ring:ruby', 'ghost:ruby', 'ghost:way:ruby'])
  })

  it('crosses out a piece that would go, with an arrow if an event says where it goes', () => {
    const pile = piece('pile', 'pile', 700)
    const board = scene(pile, gem('ruby', 'hand', 100), piece('glow', 'hand', 160))
    expect(ids(previewGhostsBetweenScenes(board, scene(pile), [moved('ruby', 'hand', 'pile')]))).toEqual([
      'ghost:gone:ruby',
      'ghost:way:gone:ruby',
    ])
    expect(ids(previewGhostsBetweenScenes(board, scene(pile), []))).toEqual(['ghost:gone:ruby'])
  })

  it('does not cross out a large piece that is over the board to be read', () => {
    const card = gem('card', 'shown', 500, { width: 300, height: 400 })
    expect(ids(previewGhostsBetweenScenes(scene(card), scene(), []))).toEqual([])
    expect(ids(previewGhostsBetweenScenes(scene(card), scene(), [moved('card', 'shown', 'pile')]))).toEqual([])
  })

  it('invariant 8: where a piece goes and an equal one comes under its id, each has its own arrow', () => {
    const bank = piece('bank', 'bank', 700)
    const slot = gem('slot', 'hand', 100, { piece: 'gem' })
    const shown = previewGhostsBetweenScenes(
      scene(bank, slot, gem('cup:0', 'cup', 400, { piece: 'gem' })),
      scene(bank, slot),
      [moved('gem', 'hand', 'bank'), moved('gem', 'cup', 'hand')],
    )
    expect(
      ids(shown)
        .filter((id) => id.includes('way'))
        .toSorted(),
    ).toEqual(['ghost:way:gone:slot', 'ghost:way:slot'])
  })

  it('shrinks a ghost into the corner of a piece that it would cover, which stays legible', () => {
    const shown = previewGhostsBetweenScenes(
      scene(gem('ruby', 'hand', 100), gem('clay', 'cup', 400, { width: 80, height: 80 })),
      scene(gem('ruby', 'cup', 400, { width: 80, height: 80 })),
      [moved('ruby', 'hand', 'cup')],
    )
    const { x, y, width } = found(shown, 'ghost:ruby')
    expect(width).toBeLessThan(60)
    expect([x + width / 2, y + width / 2]).toEqual([440, 140])
    expect(ids(shown)).toContain('ghost:gone:clay')
  })

  it('shows pieces that make room at their new position instead of the old one, but not a hand that closes up', () => {
    const before = scene(gem('ruby', 'hand', 100), gem('opal', 'hand', 150), gem('clay', 'cup', 400))
    const after = scene(gem('opal', 'hand', 125), gem('clay', 'cup', 380), gem('ruby', 'cup', 420))
    const shown = previewGhostsBetweenScenes(before, after, [moved('ruby', 'hand', 'cup')])
    expect(found(shown, 'ghost:clay')).toMatchObject({ x: 380, instead: 'clay' })
    expect(ids(shown)).not.toContain('ghost:opal')
  })

  it('ignores a piece that only changes its id', () => {
    const shown = previewGhostsBetweenScenes(
      scene(gem('bag:0', 'bag', 100, { piece: 'a' }), gem('bag:1', 'bag', 150, { piece: 'b' })),
      scene(gem('ruby', 'cup', 400, { piece: 'a' }), gem('bag:0b', 'bag', 100, { piece: 'b' })),
      [moved('a', 'bag', 'cup')],
    )
    expect(ids(shown)).not.toContain('ghost:gone:bag:1')
    expect(ids(shown)).not.toContain('ghost:bag:0b')
  })

  it('does not show a ghost that would cover half of the pieces it is chosen from, nor cross these out', () => {
    const before = scene(gem('ruby', 'pool', 100), gem('opal', 'pool', 140))
    const after = scene(gem('ruby', 'kept', 120))
    expect(ids(previewGhostsBetweenScenes(before, after, [moved('ruby', 'pool', 'kept')]))).toEqual([])
    const further = scene(gem('ruby', 'kept', 220))
    const shown = ids(previewGhostsBetweenScenes(before, further, [moved('ruby', 'pool', 'kept')]))
    expect(shown).toEqual(expect.arrayContaining(['ghost:ruby', 'ghost:gone:opal']))
  })

  it('shows nothing of pieces beneath a large one', () => {
    const tray = piece('tray', 'tray', 500, { width: 400, height: 300, layer: 5 })
    const before = scene(gem('ruby', 'hand', 100), gem('opal', 'cup', 450), gem('jade', 'cup', 520), tray)
    const after = scene(gem('ruby', 'cup', 400), gem('opal', 'cup', 470))
    expect(ids(previewGhostsBetweenScenes(before, after, [moved('ruby', 'hand', 'cup')]))).toEqual([])
  })

  it('draws no arrow from beneath a large piece, but one from the large piece itself', () => {
    const card = gem('card', 'open', 150, { width: 300, height: 200, layer: 8 })
    const events = [moved('ruby', 'bank', 'cup'), moved('card', 'open', 'deck')]
    const after = scene(gem('ruby', 'cup', 500), gem('card', 'deck', 800, { layer: 8 }))
    const shown = ids(previewGhostsBetweenScenes(scene(gem('ruby', 'bank', 100), card), after, events))
    expect(shown).toContain('ghost:ruby')
    expect(shown).not.toContain('ghost:way:ruby')
    expect(shown).toContain('ghost:way:card')
  })

  it('shows a changed counter ringed in place of the old one, and a piece that is only lit without a ring', () => {
    const count = (value: number, lit: boolean) => piece('count', 'bag', 700, { sprite: { kind: 'count', value, lit } })
    const more = previewGhostsBetweenScenes(scene(count(3, false)), scene(count(4, false)), [])
    expect(ids(more)).toEqual(['ghost:count', 'ghost:ring:count'])
    expect(found(more, 'ghost:count')).toMatchObject({ sprite: { value: 4 }, instead: 'count' })
    expect(ids(previewGhostsBetweenScenes(scene(count(3, false)), scene(count(3, true)), []))).toEqual(['ghost:count'])
  })

  it('does not show dice that would be picked up again, as the choice depends on what they show', () => {
    const die = (face: number) => piece('die', 'tray', 300, { sprite: { kind: 'die', face }, thrown: face > 0 })
    expect(previewGhostsBetweenScenes(scene(die(5)), scene(die(0)), [])).toEqual([])
    expect(ids(previewGhostsBetweenScenes(scene(die(5)), scene(die(6)), []))).toContain('ghost:die')
  })

  it('does not show a moved line of a list over another line that stays visible', () => {
    const line = (id: string, y: number, said: string, more: Partial<Piece> = {}) =>
      piece(id, 'list', 300, { y, sprite: { kind: 'line', said }, ...more })
    const list = scene(line('a', 100, 'red'), line('b', 142, 'blue'))
    expect(previewGhostsBetweenScenes(list, scene(line('a', 121, 'gone', { height: 60 })), [])).toEqual([])
    // Where it has room it is shown as it would be.
    expect(ids(previewGhostsBetweenScenes(list, scene(line('a', 90, 'gone'), line('b', 142, 'blue')), []))).toContain(
      'ghost:a',
    )
  })

  it('shows the counter of a pile above the card that would be put on it', () => {
    const count = (shown: number) => piece('count', 'pile', 435, { y: 65, sprite: { kind: 'count', shown }, layer: 2 })
    const board = { width: 60, height: 80 }
    const before = scene(gem('ruby', 'hand', 100, board), count(0))
    const shown = previewGhostsBetweenScenes(before, scene(gem('ruby', 'pile', 400, board), count(1)), [
      moved('ruby', 'hand', 'pile'),
    ])
    expect(found(shown, 'ghost:count').sprite).toMatchObject({ shown: 1 })
    expect(found(shown, 'ghost:count').layer).toBeGreaterThan(found(shown, 'ghost:ruby').layer)
  })

  it('does not show a change of a piece under others or of half the board, as it would hide them', () => {
    const tray = (full: number) =>
      piece('tray', 'tray', 300, { width: 200, height: 100, sprite: { kind: 'tray', full } })
    const board = (full: number): Scene => scene(tray(full), { ...gem('ruby', 'tray', 300), layer: 2 })
    expect(previewGhostsBetweenScenes(board(0), board(1), [])).toEqual([])
    const floor = (day: number): Scene => ({ pieces: [{ ...ground, sprite: { kind: 'floor', day } }], outline: [] })
    expect(previewGhostsBetweenScenes(floor(0), floor(1), [])).toEqual([])
  })

  it('without a scene after the choice uses the events alone', () => {
    const board = scene(gem('ruby', 'hand', 100), piece('cup', 'cup', 400))
    const shown = previewGhostsBetweenScenes(board, undefined, [moved('ruby', 'hand', 'cup')])
    expect(found(shown, 'ghost:ruby')).toMatchObject({ x: 400 })
    expect(ids(shown)).not.toContain('ghost:gone:ruby')
  })

  it('without a scene after the choice shrinks a ghost to the size of a smaller target', () => {
    const card = gem('card', 'life', 100, { width: 60, height: 90 })
    const shown = previewGhostsBetweenScenes(scene(card, piece('pile', 'pile', 400)), undefined, [
      moved('card', 'life', 'pile'),
    ])
    const { width, height } = found(shown, 'ghost:card')
    expect(height).toBe(40)
    expect(width / height).toBeCloseTo(60 / 90)
  })

  it('shows no two marks at one position', () => {
    const shown = previewGhostsBetweenScenes(
      scene(gem('a', 'hand', 100), gem('b', 'hand', 100)),
      scene(gem('a', 'cup', 400), gem('b', 'cup', 400)),
      [moved('a', 'hand', 'cup'), moved('b', 'hand', 'cup')],
    )
    expect(shown.filter(({ sprite }) => ghostMarkKindOfSpriteKind(sprite.kind) === 'way')).toHaveLength(1)
  })
})

describe('ghosts that games add', () => {
  it('ghostsOfNewPieces returns the pieces of given kinds that the choice would add', () => {
    const before = scene(piece('here', 'table', 100, { sprite: { kind: 'reach' } }))
    const after = scene(
      ...before.pieces.slice(1),
      piece('there', 'table', 300, { sprite: { kind: 'reach' } }),
      gem('ruby', 'cup', 1),
    )
    expect(ids(ghostsOfAddedPieces(before, after, ['reach']))).toEqual(['ghost:there'])
    expect(ghostsOfAddedPieces(before, undefined, ['reach'])).toEqual([])
  })

  it('eventsBeforeNextTurn returns the events before the turn of another seat', () => {
    const events = [{ kind: 'took' }, { kind: 'died' }, { kind: 'turn' }, { kind: 'took' }]
    expect(eventsBeforeNextTurn(events)).toHaveLength(2)
    expect(eventsBeforeNextTurn(events, ['died'])).toHaveLength(1)
    expect(eventsBeforeNextTurn(events.slice(0, 2))).toHaveLength(2)
  })
})
