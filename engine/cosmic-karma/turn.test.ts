import { describe, expect, test } from 'vitest'
import {
  accountText,
  choicesText,
  spaceOfSeat,
  freeWillCardAction,
  decider,
  goAction,
  returnHomeAction,
  scriptedRandom,
  PEG_COUNTS_OF_ALL_TOOLS,
  isLegal,
  play,
  playCardsAndGo,
  playWithRandom,
  createPosition,
  rollAndGo,
  sitOutAction,
  eventsOfKind,
  spaceIdsWalked,
} from './testing.ts'

describe('lost turns and returning home', () => {
  test('COS-16: the player gives back a Lose a Turn Card, and the turn ends', () => {
    const state = createPosition({ players: [{ at: 'e1-05', lostTurns: 1, freeWill: [4] }, {}] })
    expect(choicesText(state)).toBe('sitOut')
    const events = play(state, sitOutAction)
    expect(eventsOfKind(events, 'satOut')).toEqual([{ kind: 'satOut', seat: 0, left: 0 }])
    expect([spaceOfSeat(state), decider(state), state.players[0]?.lostTurns]).toEqual(['e1-05', 1, 0])
  })

  test('COS-17: a player with several Lose a Turn Cards gives back one each turn', () => {
    const state = createPosition({ players: [{ at: 'e1-05', lostTurns: 2 }, { at: 'e1-09' }] })
    play(state, sitOutAction)
    rollAndGo(state, 2)
    expect([decider(state), choicesText(state)]).toEqual([0, 'sitOut'])
    play(state, sitOutAction)
    rollAndGo(state, 2)
    expect(choicesText(state)).toBe('roll')
  })

  test('COS-18: a ready pawn that begins its turn on Hanging On returns and wins', () => {
    const state = createPosition({ players: [{ at: 'e4-15', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}] })
    expect(choicesText(state)).toBe('home')
    const events = play(state, returnHomeAction)
    expect([state.winner, state.end, spaceOfSeat(state)]).toEqual([0, 'start', 'cosmic'])
    expect(eventsOfKind(events, 'ended')).toEqual([{ kind: 'ended', seat: 0, reason: 'start' }])
    const unready = createPosition({
      players: [{ at: 'e4-15', pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { green: 1 } }, {}],
    })
    expect(choicesText(unready)).toBe('roll')
  })
})

describe('dice or cards', () => {
  test('COS-19: the player throws two dice, or plays one or more Free Will Cards', () => {
    const state = createPosition({ players: [{ at: 'e1-01', freeWill: [2, 5, 5] }, {}] })
    expect(choicesText(state)).toBe('roll card:2 card:5')
    play(state, freeWillCardAction(5))
    expect(choicesText(state)).toBe('go card:2 card:5')
    play(state, freeWillCardAction(5), freeWillCardAction(2))
    expect(choicesText(state)).toBe('go')
  })

  test('COS-20: the count is the total of both dice, or of the cards', () => {
    const dice = createPosition({ players: [{ at: 'e1-01' }, {}] })
    const thrown = playWithRandom(scriptedRandom(2, 3), dice, { do: 'roll' }, goAction)
    expect(eventsOfKind(thrown, 'rolled')).toEqual([{ kind: 'rolled', seat: 0, dice: [3, 4], count: 7 }])
    expect(spaceIdsWalked(thrown)).toHaveLength(7)
    const cards = createPosition({ players: [{ at: 'e1-01', freeWill: [1, 3, 6] }, {}] })
    const played = playCardsAndGo(cards, 6, 3)
    expect(eventsOfKind(played, 'setOut')).toEqual([{ kind: 'setOut', seat: 0, by: 'cards', count: 9, from: 'e1-01' }])
    expect([spaceIdsWalked(played).length, spaceOfSeat(cards)]).toEqual([9, 'e1-10'])
  })

  test('COS-21: dice and cards are never combined', () => {
    const state = createPosition({ players: [{ at: 'e1-01', freeWill: [2, 3] }, {}] })
    const thrown = structuredClone(state)
    play(state, freeWillCardAction(2))
    expect(isLegal(state, { do: 'roll' })).toBe(false)
    play(thrown, { do: 'roll' })
    expect(choicesText(thrown)).toBe('go')
  })

  test('COS-22: the player chooses dice or cards before the throw', () => {
    const state = createPosition({ players: [{ at: 'e1-01', freeWill: [2] }, {}] })
    play(state, { do: 'roll' })
    expect([isLegal(state, freeWillCardAction(2)), choicesText(state)]).toEqual([false, 'go'])
  })

  test('COS-23: a card taken during a turn is played from the next turn on, which may be an extra turn', () => {
    const state = createPosition({ players: [{ at: 'e1-06', freeWill: [3] }, {}], next: ['cc1-09'], nextFreeWill: [6] })
    play(state, freeWillCardAction(3))
    // It passes e1-08 and lands on a Choice Card space: an orange bead and another turn.
    const events = playWithRandom(scriptedRandom(1), state, goAction)
    expect([
      spaceOfSeat(state),
      eventsOfKind(events, 'freeWill')[0]?.number,
      eventsOfKind(events, 'extraTurn').length,
    ]).toEqual(['e1-09', 6, 1])
    expect([decider(state), choicesText(state)]).toEqual([0, 'roll card:6'])
  })

  test('COS-24: the choice of dice or cards is the same on every space', () => {
    for (const space of ['cosmic', 'e2-09', 'torch-1', 'sword-3', 'wheel-2', 'pit', 's-05', 'e4-15'] as const)
      expect(choicesText(createPosition({ players: [{ at: space, freeWill: [4] }, {}] }))).toBe('roll card:4')
    expect(choicesText(createPosition({ players: [{ at: 's-18', freeWill: [4] }, {}] }))).toBe('roll card:4 wait')
  })

  test('COS-162: thrown dice, and cards laid out one by one, are public before the pawn moves', () => {
    const state = createPosition({ players: [{ at: 'e1-01', freeWill: [6, 1] }, {}] })
    const other = structuredClone(state)
    playWithRandom(scriptedRandom(0, 4), state, { do: 'roll' })
    expect([spaceOfSeat(state), state.stack[0]]).toEqual([
      'e1-01',
      { kind: 'turn', seat: 0, stage: 'rolled', dice: [1, 5], cards: [], count: 6, joining: false, again: false },
    ])
    play(other, freeWillCardAction(6), freeWillCardAction(1))
    expect([spaceOfSeat(other), other.stack[0]]).toMatchObject(['e1-01', { stage: 'cards', cards: [6, 1], count: 7 }])
  })
})

describe('the move and the end of the turn', () => {
  test('COS-25: the pawn moves the whole count', () => {
    const state = createPosition({ players: [{ at: 'e1-01' }, {}] })
    expect(spaceIdsWalked(rollAndGo(state, 9))).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `e1-${String(n).padStart(2, '0')}`),
    )
  })

  test('COS-26: after the move the landing is resolved, and then the turn ends', () => {
    const state = createPosition({ players: [{ at: 'e1-01' }, {}] })
    const kinds = rollAndGo(state, 3).map(({ kind }) => kind)
    expect([kinds.indexOf('landed') < kinds.indexOf('took'), kinds.at(-1)]).toEqual([true, 'turn'])
    expect([accountText(state), decider(state)]).toEqual(['beads 1/0', 1])
  })

  test('COS-27: another turn is a full further turn of the same player', () => {
    const state = createPosition({ players: [{ at: 'e2-03' }, {}], next: ['kc2-10'] })
    expect(eventsOfKind(rollAndGo(state, 2), 'turn')).toEqual([{ kind: 'turn', seat: 0 }])
    expect([decider(state), choicesText(state)]).toEqual([0, 'roll'])
    expect(eventsOfKind(rollAndGo(state, 4), 'turn')).toEqual([{ kind: 'turn', seat: 1 }])
  })
})
