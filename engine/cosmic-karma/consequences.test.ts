import { describe, expect, it } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { playerOf } from './account.ts'
import { consequences } from './consequences.ts'
import { setup } from './setup.ts'
import type { CosmicView, Player } from './state.ts'
import { view } from './view.ts'

const SEAT = 0
const start = view(
  setup({ players: 2, options: {} }, createRandomStream(seedFromText('reasons'), 0), noopEventSink),
  SEAT,
)

function withPlayer(change: (player: Player) => void, from: CosmicView = start): CosmicView {
  const copy = structuredClone(from)
  change(playerOf(copy, SEAT))
  return copy
}
const of = (before: CosmicView, after: CosmicView, wanted: string) =>
  consequences(before, after, SEAT).find(({ quantity }) => quantity === wanted)

describe('consequences of Cosmic Karma', () => {
  it('A2: the first peg has the reason of a peg, the second that of a master tool, and losing one is negative', () => {
    const one = withPlayer(({ pegs }) => (pegs.torch = 1))
    const two = withPlayer(({ pegs }) => (pegs.torch = 2))
    expect(of(start, one, 'torch')?.what?.id).toBe('cosmic-karma.reason.peg')
    expect(of(one, two, 'torch')?.what?.id).toBe('cosmic-karma.reason.master')
    expect(of(two, one, 'torch')?.worth).toBeLessThan(0)
  })

  it('reasons 4: beads, rings and habits of a colour are one quantity: a new habit is named, not its beads', () => {
    const two = withPlayer(({ beads }) => (beads.green = 2))
    const habit = withPlayer(({ beads, habits }) => ([beads.green, habits.green] = [0, 1]))
    const found = consequences(two, habit, SEAT).filter(({ quantity }) => quantity === 'karma green')
    expect(found.map(({ what, sparedMessage }) => [what?.id, sparedMessage?.id])).toEqual([
      ['cosmic-karma.reason.habit', 'cosmic-karma.reason.sparesHabit'],
    ])
    expect(found[0]?.worth).toBeLessThan(0)
  })

  it('reasons 3: kept and new Free Will Cards are separate quantities', () => {
    const held = withPlayer((player) => (player.freeWill = [2, 5]))
    const more = withPlayer((player) => (player.freeWill = [2, 5, 6]))
    expect(of(held, more, 'cards')?.what?.values).toEqual({ count: 2 })
    expect(of(held, more, 'newCards')?.what?.values).toEqual({ count: 1 })
    expect(of(held, held, 'newCards')).toBeUndefined()
  })

  it('a lost turn has a negative worth', () => {
    const after = withPlayer((player) => (player.lostTurns = 1))
    expect(of(start, after, 'turns')?.worth).toBeLessThan(0)
    expect(of(after, after, 'turns')).toBeUndefined()
  })
})
