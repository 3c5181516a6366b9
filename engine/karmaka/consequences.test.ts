import { describe, expect, it } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { consequences } from './consequences.ts'
import { setup } from './setup.ts'
import type { KarmakaView, ViewedPlayer } from './state.ts'
import { view } from './view.ts'

const SEAT = 0
const config = { players: 2, options: { variant: 'all' } }
const start = view(setup(config, createRandomStream(seedFromText('reasons'), 0), noopEventSink), SEAT)

/** The table with a change of one player. */
function withPlayer(change: (player: ViewedPlayer) => void, from: KarmakaView = start, seat = SEAT): KarmakaView {
  const copy = structuredClone(from)
  const player = copy.players[seat]
  if (player !== undefined) change(player)
  return copy
}
const hold = withPlayer(({ hand }) => {
  hand.known = ['spite', 'voyage']
  hand.count = 2
})
const told = (before: KarmakaView, after: KarmakaView) =>
  consequences(before, after, SEAT).map(({ what, sparedMessage, seat, quantity }) => ({
    about: quantity,
    what,
    spared: sparedMessage,
    seat,
  }))
const idOf = (before: KarmakaView, after: KarmakaView, about: string) =>
  told(before, after).find((each) => each.about === about)?.what?.id

describe('consequences of Karmaka', () => {
  it('A2: points are compared with what the next rung needs, and enough points have a reason of their own', () => {
    const some = withPlayer((player) => (player.deeds = ['voyage']), hold)
    expect(told(hold, some)).toContainEqual({
      about: 'life',
      seat: SEAT,
      spared: undefined,
      what: { id: 'karmaka.reason.scored', values: { points: 3, need: 4, colour: 'green' } },
    })
    const enough = withPlayer((player) => (player.deeds = ['voyage', 'salvage']), hold)
    expect(idOf(hold, enough, 'life')).toBe('karmaka.reason.enough')
  })

  it('reasons 3: fewer points kept for the next life are never a reason for a choice', () => {
    const kept = withPlayer(({ future }) => {
      future.known = [{ at: 0, card: 'voyage' }]
      future.count = 1
    }, hold)
    expect(idOf(hold, kept, 'next')).toBe('karmaka.reason.nextPoints')
    expect(consequences(kept, hold, SEAT).find(({ quantity }) => quantity === 'next')?.worth).toBeLessThan(0)
  })

  it('a card that leaves the hand has a message only for the choice that keeps it', () => {
    const after = withPlayer(({ hand }) => {
      hand.known = ['voyage']
      hand.count = 1
    }, hold)
    const left = told(hold, after).find(({ about }) => about === 'hand spite')
    expect([left?.what, left?.spared?.id]).toEqual([undefined, 'karmaka.reason.keeps'])
  })

  it('only the number of drawn cards is reported', () => {
    const after = withPlayer(({ hand }) => {
      hand.known = ['spite', 'voyage', 'mimic']
      hand.count = 3
    }, hold)
    after.well.count -= 1
    expect(idOf(hold, after, 'draws')).toBe('karmaka.reason.draws')
    expect(told(hold, after).some(({ about }) => about === 'hand mimic')).toBe(false)
  })

  it('a loss of a rival is reported for the seat of the rival', () => {
    const before = withPlayer((player) => (player.deeds = ['spite']), hold, 1)
    const after = withPlayer((player) => (player.deeds = []), before, 1)
    expect(told(before, after)).toContainEqual({
      about: 'deeds',
      seat: 1,
      spared: undefined,
      what: { id: 'karmaka.reason.losesDeed', values: { points: 3 } },
    })
  })

  it('cards of a hand that the viewer does not see are not reported', () => {
    const hidden = withPlayer(({ hand }) => (hand.known = []), hold)
    expect(told(hidden, hidden).filter(({ about }) => about.startsWith('hand'))).toEqual([])
  })
})
