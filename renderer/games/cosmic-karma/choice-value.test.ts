import { expect, test } from 'vitest'
import { cosmicKarma } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicState } from '../../../engine/cosmic-karma/index.ts'
import {
  freeWillCardAction,
  PEG_COUNTS_OF_ALL_TOOLS,
  play,
  createPlayer,
  createPosition,
  stepToAction,
  type PositionSketch,
} from '../../../engine/cosmic-karma/testing.ts'
import { valueOfBead, valueOfMeetingPawn, beadsRemovedByRings, bestSpaceValueAfterChoice } from './choice-value.ts'

const worth = (state: CosmicState, choice: CosmicAction): number =>
  bestSpaceValueAfterChoice(cosmicKarma.view(state, 0), 0, choice)
const cards = (sketch: PositionSketch, ...numbers: readonly number[]): number[] => {
  const state = createPosition(sketch)
  return numbers.map((number) => worth(state, freeWillCardAction(number)))
}

test('a ring is worth the loose beads that it cancels; a bead is worst as the third of its colour', () => {
  const account = createPlayer({ beads: { green: 2, orange: 1 }, rings: {} })
  expect([beadsRemovedByRings(account, 'green', 3), beadsRemovedByRings(account, 'orange', 3)]).toEqual([2, 1])
  expect(valueOfBead(account, 'green')).toBeLessThan(valueOfBead(account, 'orange'))
  expect(valueOfBead(createPlayer({ rings: { orange: 1 } }), 'orange')).toBe(0)
})

test('a Free Will Card is worth the gains of its space that the player still lacks', () => {
  // From e1-01 on: a green ring, a Choice Card, a green bead, a torch peg.
  const own = { at: 'e1-01', beads: { green: 1 }, freeWill: [1, 2, 3, 4] } as const
  expect(cards({ players: [own, {}] }, 1, 2, 3, 4)).toEqual([1, 0, -1, 2])
  expect(cards({ players: [{ ...own, beads: {}, pegs: { torch: 2 } }, {}] }, 1, 4)).toEqual([0, 0])
})

test('a card also counts the karma of a pawn that it meets, and values the way home highest', () => {
  const own = { at: 'e1-01', beads: { orange: 1 }, freeWill: [2] } as const
  expect(cards({ players: [own, { at: 'e1-03', rings: { orange: 3 } }] }, 2)).toEqual([1])
  const ready = { at: 'e4-13', pegs: PEG_COUNTS_OF_ALL_TOOLS, freeWill: [1, 2] } as const
  const [stays = 0, home = 0] = cards({ players: [ready, {}] }, 1, 2)
  expect(home).toBeGreaterThan(stays)
})

test('a branch of a fork is worth the space where it ends', () => {
  // From the gate by one: a green bead along the ring, a ring of any colour in the temple.
  const state = createPosition({ players: [{ at: 'e2-09', beads: { orange: 1 }, freeWill: [1] }, {}] })
  play(state, freeWillCardAction(1), { do: 'go' })
  expect([worth(state, stepToAction('e2-10')), worth(state, stepToAction('torch-1'))]).toEqual([-1, 1])
})

test('joining is worth the karma of the joined pawn plus the gains of the space, minus its cost', () => {
  const joining = (rings: { readonly green?: number }, beads: { readonly orange?: number }): number => {
    const own = { at: 's-18', beads: { green: 2, orange: 2 } } as const
    const state = createPosition({ players: [own, { at: 'e1-02', rings, beads }] })
    return valueOfMeetingPawn(cosmicKarma.view(state, 0), 0, 1)
  }
  expect(joining({ green: 3 }, {})).toBe(2)
  expect(joining({}, { orange: 2 })).toBeLessThan(0)
})
