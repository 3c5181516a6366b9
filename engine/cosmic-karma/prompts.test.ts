import { expect, test } from 'vitest'
import { promptFor } from './prompts.ts'
import type { CosmicPrompt } from './prompts.ts'
import { cosmicKarma } from './index.ts'
import type { CosmicState } from './state.ts'
import {
  freeWillCardAction,
  chooseColourAction,
  decider,
  giveBackBeadAction,
  PEG_COUNTS_OF_ALL_TOOLS,
  play,
  createPosition,
  rollAndGo,
} from './testing.ts'
import type { PlayerSketch, PositionSketch } from './testing.ts'

/** The prompt for the decider. */
function asked(state: CosmicState): CosmicPrompt | undefined {
  return promptFor(cosmicKarma.view(state, 'table'), decider(state))
}

/** The same as one line: the kind, and its plain values. */
function line(state: CosmicState): string {
  const ask = asked(state)
  const values = Object.entries(ask?.values ?? {}).flatMap(([key, value]) =>
    typeof value === 'object' ? [] : [`${key}:${String(value)}`],
  )
  return [ask?.kind, ...values].join(' ')
}

/** Seat 0 after a move by so many spaces. */
function after(own: PlayerSketch, count: number, { next = [], players = [] }: PositionSketch = {}): CosmicState {
  const state = createPosition({ players: [own, { at: 'e1-05', ...players[0] }, { at: 's-02' }], next })
  rollAndGo(state, count, 'b')
  return state
}

test('COS-16, COS-18, COS-19: the prompt at the start of a turn, and its count after cards are laid out', () => {
  expect(line(createPosition({ players: [{ lostTurns: 1 }, {}] }))).toBe('sitOut')
  expect(line(createPosition({ players: [{ at: 'e4-15', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}] }))).toBe('home')
  expect(line(createPosition())).toBe('roll')
  const state = createPosition({ players: [{ freeWill: [2, 5] }, {}] })
  expect(line(state)).toBe('start')
  play(state, freeWillCardAction(5))
  expect(line(state)).toBe('cards count:5 left:1')
  const thrown = createPosition()
  play(thrown, { do: 'roll' })
  expect(asked(thrown)?.kind).toBe('rolled')
})

test('Y2: prompts count the cards, the players to join and the waits that remain, down to zero', () => {
  const last = createPosition({ players: [{ freeWill: [5] }, {}] })
  play(last, freeWillCardAction(5))
  expect(line(last)).toBe('cards count:5 left:0')
  const planning = (waits: number, ...others: readonly PlayerSketch[]) =>
    line(createPosition({ players: [{ at: 's-18', waits }, ...others] }))
  expect(planning(0, { at: 'e1-01' }, { at: 'wheel-1' })).toBe('planning others:1 left:3')
  expect(planning(3, { at: 's-02' })).toBe('planning others:0 left:0')
})

test('Y2: discard and colour prompts count only available pieces (COS-58, COS-59)', () => {
  const beads = after({ at: 's-13', beads: { green: 1 } }, 2)
  expect(line(beads)).toBe('discard given:0 left:1')
  const more = after({ at: 's-13', beads: { green: 1, orange: 2 } }, 2)
  expect(line(more)).toBe('discard given:0 left:2')
  play(more, giveBackBeadAction('orange'))
  expect(line(more)).toBe('discard given:1 left:1')
  expect(line(after({ at: 'e2-01' }, 3))).toBe('colour item:bead left:1')
})

test('fork prompts name the space and the count left; dual prompts name the other player (COS-34, COS-66)', () => {
  expect(asked(after({ at: 'e2-08' }, 6))).toEqual({
    kind: 'fork',
    values: { space: { id: 'cosmic-karma.space.e2-09.name' }, left: 5 },
  })
  const dual = after({ at: 'e2-06' }, 3, { players: [{ at: 'e2-09', habits: { green: 1, orange: 1 } }] })
  expect(asked(dual)).toEqual({ kind: 'dual', values: { of: { seat: 1 }, item: 'bead' } })
  play(dual, chooseColourAction('green'))
  expect(asked(dual)?.kind).not.toBe('dual')
})

test.each<[CosmicPrompt['kind'], CosmicState]>([
  ['side', after({ at: 'e1-01', pegs: { torch: 2 } }, 2, { next: ['cc1-01'] })],
  ['recolour', after({ at: 's-10', beads: { green: 1 } }, 2)],
  ['takePeg', after({ at: 's-05' }, 2)],
  ['losePeg', after({ at: 'e3-03', pegs: { sword: 1, wand: 1 } }, 2, { next: ['kc3-07'] })],
  ['gift', after({ at: 'e1-01' }, 2, { next: ['cc1-11'] })],
  ['swap', after({ at: 'e4-01' }, 2, { next: ['kc4-08'] })],
  ['loosen', after({ at: 'sword-1', pegs: { sword: 2 }, habits: { green: 1, orange: 2 } }, 2)],
])('the prompt of an effect that waits for an answer: %s', (kind, state) => {
  expect(asked(state)?.kind).toBe(kind)
})

test('there is no prompt for other seats, nor after the end', () => {
  expect(promptFor(createPosition(), 1)).toBeUndefined()
  const home = createPosition({ players: [{ at: 'e4-14', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}] })
  rollAndGo(home, 2)
  expect(promptFor(home, 0)).toBeUndefined()
})
