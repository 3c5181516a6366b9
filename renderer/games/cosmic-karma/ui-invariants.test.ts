import { describe, expect, it } from 'vitest'
import { noopEventSink } from '../../../engine/core/contract/game-events.ts'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { promptFor, cosmicKarma } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicPromptKind, CosmicState } from '../../../engine/cosmic-karma/index.ts'
import {
  freeWillCardAction,
  decider,
  play,
  playCardsAndGo,
  createPosition,
  rollAndGo,
  stepToAction,
  type PositionSketch,
} from '../../../engine/cosmic-karma/testing.ts'
import { cosmicKarma as english } from '../../messages/en/cosmic-karma/index.ts'
import { addMessages } from '../../messages/index.ts'
import { defineUiInvariantTest } from '../ui-invariants.ts'
import { testViewport } from '../../testing/game-ui-helpers.ts'
import { gameUi } from './index.ts'
import { boardTestOptions } from './ui-invariants.ts'

addMessages(english)

/** Four more seats, all of them where they can be joined, given to and traded with. */
const CROWD = ['e1-05', 'e1-05', 'wheel-3', 'pit'].map((at) => ({
  at,
  rings: { green: 1 },
})) as PositionSketch['players'] & {}
const MASTER = { torch: 2, sword: 2, wand: 2 }
const ONE = { green: 1, orange: 1 }

/** A position of six, in which seat 0 has moved on by so many spaces, if any. */
function after(own: NonNullable<PositionSketch['players']>[number], count = 0, more: PositionSketch = {}): CosmicState {
  const state = createPosition({
    players: [own, { at: 'e1-05', ...more.players?.[0] }, ...CROWD],
    next: more.next ?? [],
  })
  if (count > 0) rollAndGo(state, count, 'b')
  return state
}

function laidOut(...freeWill: readonly number[]): CosmicState {
  const state = after({ at: 'e1-06', pegs: { wand: 2 }, freeWill: [...freeWill] })
  play(state, freeWillCardAction(6))
  return state
}

/** In Future Life Planning, with no player on Earth, after `waits` waits. */
function alone(waits: number): CosmicState {
  return createPosition({ players: Array.from({ length: 6 }, () => ({ at: 's-18', waits })) })
}

function thrown(): CosmicState {
  const state = after({ at: 'e1-06', pegs: { wand: 2 } })
  play(state, { do: 'roll' })
  return state
}

function inWheels(): CosmicState {
  const state = after({ at: 'e1-06', pegs: { wand: 2 } }, 7)
  play(state, stepToAction('wheel-1'))
  return state
}

/** Out of one wheel, and before the next, in one move (COS-117). */
function wheelAgain(): CosmicState {
  const state = after({ at: 'e1-07', pegs: { wand: 2 }, freeWill: [6, 6, 6, 6] })
  playCardsAndGo(state, 6, 6, 6, 6)
  play(state, stepToAction('wheel-1'), stepToAction('e1-08'))
  return state
}

/** Ready, with another pawn on Hanging On: one way lands there, the other goes past (COS-126). */
function company(setOut: boolean): CosmicState {
  const own = { at: 'e4-06', pegs: MASTER, freeWill: [5, 6] } as const
  const state = after(own, 0, { players: [{ at: 'e4-15', beads: ONE }] })
  if (setOut) playCardsAndGo(state, 5, 6)
  else play(state, freeWillCardAction(5), freeWillCardAction(6))
  return state
}

/** One of each that can be asked, and forks with many ends. */
const asked: Readonly<Record<CosmicPromptKind, readonly CosmicState[]>> = {
  sitOut: [after({ lostTurns: 1 })],
  home: [after({ at: 'e4-15', pegs: MASTER })],
  roll: [after({})],
  start: [after({ freeWill: [1, 2, 3, 4, 5, 6] })],
  planning: [after({ at: 's-18', freeWill: [2] }), ...[2, 3].map(alone)],
  cards: [laidOut(1, 2, 3, 4, 5, 6, 6), laidOut(6), company(false)],
  rolled: [thrown()],
  fork: [
    after({ at: 'e2-08' }, 6),
    after({ at: 'e1-06', pegs: { wand: 2 } }, 7),
    inWheels(),
    wheelAgain(),
    company(true),
  ],
  dual: [
    after({ at: 'e2-06' }, 3, { players: [{ at: 'e2-09', habits: ONE }] }),
    after({ at: 'e4-11', pegs: MASTER }, 4, { players: [{ at: 'e4-15', beads: ONE }] }),
  ],
  side: [after({ at: 'e1-01', pegs: { torch: 2 } }, 2, { next: ['cc1-01'] })],
  colour: [after({ at: 'e2-01', beads: ONE }, 3)],
  discard: [after({ at: 's-13', beads: ONE }, 2), after({ at: 's-13', beads: { green: 1 } }, 2)],
  recolour: [after({ at: 's-10', beads: ONE }, 2)],
  takePeg: [after({ at: 's-05' }, 2)],
  losePeg: [after({ at: 'e3-03', pegs: { sword: 1, wand: 1 } }, 2, { next: ['kc3-07'] })],
  gift: [after({ at: 'e1-01' }, 2, { next: ['cc1-11'] })],
  swap: [after({ at: 'e4-01' }, 2, { next: ['kc4-08'] })],
  loosen: [after({ at: 'sword-1', pegs: { sword: 2 }, habits: { green: 1, orange: 2 } }, 2)],
}

const positions = Object.entries(asked).flatMap(([ask, states]) =>
  states.map((state, nth) => ({ name: `${ask} ${String(nth)}`, players: 6, state })),
)

describe('the extra positions of invariant 8', () => {
  it('cover each kind of prompt', () => {
    for (const [ask, states] of Object.entries(asked))
      for (const state of states) expect(promptFor(state, decider(state))?.kind).toBe(ask)
  })
})

describe('the board', () => {
  it.each([2, 6])('shows every place from or to which a piece moves, in whole games of %i players', (players) => {
    const configured = createTableConfig(cosmicKarma.info, players, {})
    if (!configured.ok) throw new Error(configured.reason.id)
    const random = createRandomStream(seedFromText('places'), 'players')
    const state = cosmicKarma.setup(configured.config, createRandomStream(seedFromText('places'), 0), noopEventSink)
    const { pieces } = gameUi.scene(cosmicKarma.view(state, 0), testViewport(920, 700, players))
    const shown = new Set(pieces.flatMap(({ place, targets = [] }) => [place, ...targets.map(nameOf)]))
    const unknown = new Set<string>()
    for (let at = 1; cosmicKarma.outcome(state) === null && at < 2500; at++) {
      const tell = Object.assign(
        (event: { kind: string; from?: unknown; to?: unknown }) => {
          if (event.kind !== 'moved') return
          for (const place of [event.from, event.to]) if (!shown.has(String(place))) unknown.add(String(place))
        },
        { checkpoint: noopEventSink.checkpoint, markInformed: noopEventSink.markInformed },
      )
      const choices = cosmicKarma.choices(state, decider(state))
      const luck = createRandomStream(seedFromText('places'), at)
      cosmicKarma.play(state, decider(state), random.pick(choices), luck, tell)
    }
    expect([...unknown]).toEqual([])
  })
})

function nameOf(target: { readonly id: string } | { readonly seat: number }): string {
  return 'id' in target ? target.id : `seat${String(target.seat)}`
}

// Whole games in words are in catalogue.test.ts: here it is enough to follow their beginnings.
defineUiInvariantTest(gameUi, {
  players: [2, 4, 6],
  games: 1,
  seed: 'cosmic karma',
  ...boardTestOptions,
  every: 23,
  maxMoves: 140,
  positions,
})
