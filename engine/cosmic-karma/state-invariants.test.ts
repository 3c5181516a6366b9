import { describe, expect, test } from 'vitest'
import { cosmicKarma } from './index.ts'
import type { CosmicState, TurnFrame } from './state.ts'
import {
  freeWillCardAction,
  chooseColourAction,
  PEG_COUNTS_OF_ALL_TOOLS,
  play,
  createPosition,
  rollAndGo,
} from './testing.ts'

/** Invariant violations reported for a state after a change. */
function broken(change: (state: CosmicState) => void, start = createPosition()): string {
  const state = structuredClone(start)
  change(state)
  return cosmicKarma.findBrokenInvariants(state).join('; ')
}

function turn(state: CosmicState): TurnFrame {
  const [frame] = state.stack
  if (frame?.kind !== 'turn') throw new Error('no turn')
  return frame
}
/** The first seat. */
function own({ players: [first] }: CosmicState) {
  if (first === undefined) throw new Error('no seat')
  return first
}

describe('findBrokenInvariants', () => {
  test('accepts valid states', () => {
    const pit = createPosition({ players: [{ at: 'e2-01' }, {}] })
    rollAndGo(pit, 3)
    const cards = createPosition({ players: [{ at: 'e2-01', freeWill: [1, 2] }, {}] })
    play(cards, freeWillCardAction(2))
    const fork = createPosition({ players: [{ at: 'e2-08' }, {}] })
    rollAndGo(fork, 3)
    const dual = createPosition({ players: [{ at: 'e1-10' }, { at: 'e1-12', beads: { green: 1, orange: 1 } }] })
    rollAndGo(dual, 2)
    expect([fork, dual].map((state) => state.stack.at(-1)?.kind)).toEqual(['move', 'majority'])
    for (const state of [createPosition(), pit, cards, fork, dual])
      expect(cosmicKarma.findBrokenInvariants(state)).toEqual([])
  })

  test('reports missing, additional and exchanged cards', () => {
    expect(broken((state) => state.choicePacks[0]?.cards.pop())).toContain('packs of Choice Cards')
    expect(broken(({ choicePacks: [pack] }) => pack?.cards.splice(0, 1, 'cc1-02'))).toContain('Land 1')
    expect(broken(({ choicePacks: [pack] }) => pack?.cards.push('cc2-05'))).toContain('Land 1')
    expect(broken(({ karmaPacks: [, pack] }) => pack?.cards.splice(0, 1, 'kc2-10'))).toContain('Land 2')
    expect(broken((state) => own(state).freeWill.push(3))).toContain('Free Will')
  })

  test('reports accounts and pawn positions that are impossible by the rules', () => {
    expect(broken((state) => (own(state).beads.green = 3))).toContain('COS-48')
    expect(
      broken((state) => Object.assign(own(state), { beads: { green: 1, orange: 0 }, rings: { green: 1, orange: 0 } })),
    ).toContain('COS-55')
    expect(broken((state) => (own(state).pegs.wand = 3))).toContain('COS-96')
    expect(broken((state) => (own(state).space = 'e2-04'))).toContain('COS-45')
    expect(broken((state) => (own(state).waits = 1))).toContain('COS-148')
    expect(broken((state) => Object.assign(own(state), { space: 's-18', waits: 4 }))).toContain('COS-148')
    expect(broken((state) => (own(state).lives = 0))).toContain('on the board')
    expect(broken((state) => (own(state).lives = 2))).toContain('on the board')
    expect(
      broken(
        (state) => own(state).freeWill.reverse(),
        createPosition({ players: [{ at: 'e1-01', freeWill: [1, 2, 3] }, {}] }),
      ),
    ).toContain('a hand is kept in order')
    expect(broken((state) => (own(state).beads.orange = -1))).toContain('players')
  })

  test('reports impossible turns and pending frames', () => {
    expect(broken((state) => (own(state).lostTurns = 1))).toContain('COS-16')
    expect(broken((state) => Object.assign(own(state), { space: 'e4-15', pegs: PEG_COUNTS_OF_ALL_TOOLS }))).toContain(
      'COS-18',
    )
    expect(broken((state) => (turn(state).dice = [3, 4]))).toContain('COS-20')
    expect(broken((state) => (turn(state).dice = [3]))).toContain('COS-19')
    expect(broken((state) => state.stack.push({ ...turn(state) }))).toContain('one turn at a time')
    expect(broken((state) => state.stack.push({ kind: 'move', left: 3, came: null }))).toContain('pending')
    expect(broken((state) => (state.stack = []))).toContain('a turn is under way')
    expect(broken((state) => Object.assign(turn(state), { stage: 'rolled' }))).toContain('dice lie on the table')
    expect(broken((state) => Object.assign(turn(state), { stage: 'cards' }))).toContain('cards lie out')
    expect(broken((state) => Object.assign(turn(state), { joining: true }))).toContain('COS-20')
    const laid = createPosition({ players: [{ at: 'e1-01', freeWill: [3, 4] }, {}] })
    play(laid, freeWillCardAction(3), freeWillCardAction(4))
    expect(broken((state) => Object.assign(turn(state), { dice: [3, 4], cards: [], stage: 'rolled' }), laid)).toContain(
      'Free Will',
    )
    expect(broken((state) => Object.assign(turn(state), { dice: [3, 4], count: 14 }), laid)).toContain('COS-21')
    expect(broken((state) => Object.assign(turn(state), { stage: 'underWay' }), laid)).toContain('COS-20')
    const moving = createPosition({ players: [{ at: 'e2-08' }, {}] })
    rollAndGo(moving, 3)
    expect(broken((state) => Object.assign(state.stack.at(-1) ?? {}, { came: 'e1-01' }), moving)).toContain('COS-33')
    expect(broken((state) => Object.assign(state.stack.at(-1) ?? {}, { left: 0 }), moving)).toContain('COS-25')
    const meeting = createPosition({ players: [{ at: 'e1-10' }, { at: 'e1-12', beads: { green: 1, orange: 1 } }] })
    rollAndGo(meeting, 2)
    expect(broken((state) => state.stack.push(...state.stack.splice(1, 1)), meeting)).toContain('COS-70')
  })

  test('reports a winner that has not returned home ready', () => {
    expect(broken((state) => (state.winner = 0))).toContain('a winner came home in some way')
    const won = createPosition({ players: [{ at: 'e4-14', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}] })
    rollAndGo(won, 2)
    expect(cosmicKarma.findBrokenInvariants(won)).toEqual([])
    expect(broken((state) => (own(state).beads.green = 1), won)).toContain('COS-152')
  })

  test('reports a state with other players or options than the table', () => {
    const state = createPosition()
    expect(cosmicKarma.findBrokenInvariants(state, { players: 2, options: { extraBeads: 0 } })).toEqual([])
    expect(cosmicKarma.findBrokenInvariants(state, { players: 3, options: { extraBeads: 0 } })).not.toEqual([])
    expect(cosmicKarma.findBrokenInvariants(state, { players: 2, options: { extraBeads: 1 } })).not.toEqual([])
  })

  test('reports malformed states without throwing', () => {
    expect(broken((state) => Object.assign(own(state), { space: 'e5-01' }))).toContain('players')
    expect(broken((state) => Object.assign(turn(state), { stage: 'later' }))).toContain('pending work')
    expect(broken((state) => Object.assign(state, { winner: 7 }))).toContain('winner')
    const pit = createPosition({ players: [{ at: 'e2-01' }, {}] })
    rollAndGo(pit, 3)
    expect(broken((state) => Object.assign(state.stack.at(-1) ?? {}, { kind: 'gift' }), pit)).toContain('pending work')
    play(pit, chooseColourAction('green'))
    expect(cosmicKarma.findBrokenInvariants(pit)).toEqual([])
  })
})
