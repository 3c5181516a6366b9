import { describe, expect, it } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { consequences } from './consequences.ts'
import { setup } from './setup.ts'
import type { RauhaView } from './state.ts'
import { view } from './view.ts'

const SEAT = 0
const config = { players: 2, options: { side: 'A' } }
const start = view(setup(config, createRandomStream(seedFromText('reasons'), 0), noopEventSink), SEAT)

function withOwn(change: (player: RauhaView['players'][number]) => void, from: RauhaView = start): RauhaView {
  const copy = structuredClone(from)
  const player = copy.players[SEAT]
  if (player !== undefined) change(player)
  return copy
}
const idsOf = (before: RauhaView, after: RauhaView) =>
  Object.fromEntries(
    consequences(before, after, SEAT).map(({ quantity, what }) => [quantity, what?.id.replace('rauha.reason.', '')]),
  )

describe('consequences of Rauha', () => {
  it('reasons 4: crystals have one consequence, as gained or as left', () => {
    const richer = withOwn((player) => (player.crystals += 2))
    const crystals = (before: RauhaView, after: RauhaView) =>
      consequences(before, after, SEAT).filter(({ quantity }) => quantity === 'crystals')
    expect(crystals(start, richer).map(({ what }) => what)).toEqual([
      { id: 'rauha.reason.crystals', values: { count: 2, total: 6 } },
    ])
    expect(crystals(richer, start).map(({ what }) => what)).toEqual([
      { id: 'rauha.reason.crystalsLeft', values: { count: 4 } },
    ])
  })

  it('reasons 5: the consequence for energy contains the amount', () => {
    const after = withOwn((player) => (player.energy += 3))
    expect(consequences(start, after, SEAT).find(({ quantity }) => quantity === 'energy')?.what?.values).toEqual({
      count: 3,
    })
  })

  it('the consequence for a won entity names a rival who loses it', () => {
    const owned: RauhaView = { ...start, entities: { ...start.entities, maa: 1 } }
    const after: RauhaView = { ...start, entities: { ...start.entities, maa: SEAT } }
    expect(idsOf(start, after)).toMatchObject({ maa: 'wins' })
    expect(idsOf(owned, after)).toMatchObject({ maa: 'winsFrom' })
    expect(idsOf(after, after)).not.toHaveProperty('maa')
  })

  it('a chosen card has consequences only for a viewer who knows the card', () => {
    const chosen = withOwn((player) => (player.kept = { made: true, cards: ['A1-01'] }))
    const hidden = withOwn((player) => (player.kept = { made: true, cards: ['A1-01', 'A1-02'] }))
    expect(Object.values(idsOf(start, chosen)).some((id) => /^(may|animals)/.test(id ?? ''))).toBe(true)
    expect(Object.values(idsOf(start, hidden)).some((id) => /^(may|animals)/.test(id ?? ''))).toBe(false)
  })
})
