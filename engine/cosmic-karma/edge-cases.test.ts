/** The edge cases of RULES.md, by their numbers there. */
import { describe, expect, test } from 'vitest'
import {
  accountText,
  choicesText,
  spaceOfSeat,
  chooseColourAction,
  decider,
  chooseGiftTakerAction,
  returnHomeAction,
  PEG_COUNTS_OF_ALL_TOOLS,
  isLegal,
  play,
  playCardsAndGo,
  createPosition,
  rollAndGo,
  sitOutAction,
  stepToAction,
  playerSummaryText,
  eventsOfKind,
  waitAction,
  spaceIdsWalked,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

const WAND = { pegs: { wand: 2 } } as const

/** Lands on sword-3 with a Master Sword. */
function loosening(own: PlayerSketch): string {
  const state = createPosition({ players: [{ pegs: { sword: 2 }, ...own, at: 'sword-1' }, {}] })
  rollAndGo(state, 2)
  return accountText(state)
}

describe('edge cases', () => {
  test('1: a player with one ring who takes two beads keeps one bead (COS-56)', () => {
    const state = createPosition({ players: [{ at: 'e2-06', rings: { green: 1 } }, met(), met()] })
    rollAndGo(state, 3)
    expect(accountText(state)).toBe('beads 1/0')
  })
  const met = (): PlayerSketch => ({ at: 'e2-09', beads: { green: 2 } })

  test('2: in one majority step the ring cancels a bead before the third loose bead is taken (COS-75)', () => {
    const others = [met(), { at: 'e2-09', rings: { green: 1 } }] as const
    const state = createPosition({ players: [{ at: 'e2-06', beads: { green: 2 } }, ...others] })
    rollAndGo(state, 3)
    expect(accountText(state)).toBe('beads 2/0')
  })

  test('3: a bead of a majority makes a habit before the ring of the space is taken (COS-70, COS-52)', () => {
    const own = { at: 'e1-08', beads: { green: 2 } } as const
    const state = createPosition({ players: [own, { at: 'e1-11', beads: { green: 1 } }] })
    rollAndGo(state, 3)
    expect(accountText(state)).toBe('rings 1/0 habits 1/0')
  })

  test('4, 5: freed beads and one or two loose beads of the colour form a habit again (COS-106)', () => {
    expect(loosening({ habits: { green: 1 }, beads: { green: 1 } })).toBe('habits 1/0 pegs 0/2/0')
    expect(loosening({ habits: { green: 1 }, beads: { green: 2 } })).toBe('beads 1/0 habits 1/0 pegs 0/2/0')
  })

  test('6: a sword peg taken on a temple space completes the Master Sword (COS-105)', () => {
    const state = createPosition({ players: [{ at: 'sword-3', pegs: { sword: 1 }, habits: { green: 1 } }, {}] })
    rollAndGo(state, 2)
    expect(accountText(state)).toBe('beads 2/0 pegs 0/2/0')
  })

  test('7: a pawn that ends its move on a Free Will Card space cannot enter the wheel on the next move (COS-112)', () => {
    const state = createPosition({ players: [{ ...WAND, at: 'e1-06' }, { at: 'e3-10' }] })
    rollAndGo(state, 2)
    expect(playerSummaryText(state)).toBe('pegs 0/0/2 cards 1 at e1-08')
    rollAndGo(state, 3, 'a')
    while (decider(state) === 1) play(state, chooseColourAction('green'))
    expect(spaceIdsWalked(rollAndGo(state, 3))).toEqual(['e1-09', 'e1-10', 'e1-11'])
  })

  test('8: entering and leaving a wheel in one move brings two Free Will Cards (COS-82)', () => {
    const state = createPosition({ players: [{ ...WAND, at: 'e1-07' }, {}] })
    rollAndGo(state, 4)
    play(state, stepToAction('wheel-1'), stepToAction('e1-08'))
    expect([spaceOfSeat(state), state.players[0]?.freeWill.length]).toEqual(['e1-09', 2])
  })

  test('9: a pawn moving from the last temple space in Land 3 may enter the wheel (COS-112)', () => {
    const state = createPosition({ players: [{ ...WAND, at: 'sword-6' }, {}] })
    rollAndGo(state, 2)
    expect(choicesText(state)).toBe('step:e3-09 step:wheel-3')
  })

  test('10: a move may leave the wheels, and enter them again at a later space, as often as its count allows (COS-117)', () => {
    const state = createPosition({ players: [{ ...WAND, at: 'wheel-1', freeWill: [6, 6, 6, 6, 5, 5, 3] }, {}] })
    playCardsAndGo(state, 6, 6, 6, 6, 5, 5, 3)
    play(state, stepToAction('e1-08'))
    expect([spaceOfSeat(state), choicesText(state)]).toEqual(['e2-08', 'step:e2-09 step:wheel-2'])
    play(state, stepToAction('wheel-2'), stepToAction('e2-08'))
    expect([spaceOfSeat(state), choicesText(state)]).toEqual(['e2-09', 'step:e2-10 step:torch-1'])
    play(state, stepToAction('e2-10'), stepToAction('e3-03'))
    expect([spaceOfSeat(state), choicesText(state)]).toEqual(['e3-08', 'step:e3-09 step:wheel-3'])
    play(state, stepToAction('wheel-3'), stepToAction('wheel-4'))
    expect([spaceOfSeat(state), state.players[0]?.freeWill.length]).toEqual(['wheel-4', 4])
  })

  test('11: wheel 4 to wheel 1 does not touch Hanging On (COS-113)', () => {
    const state = createPosition({ players: [{ pegs: PEG_COUNTS_OF_ALL_TOOLS, at: 'wheel-4' }, {}] })
    rollAndGo(state, 3)
    play(state, stepToAction('wheel-1'), stepToAction('e1-08'))
    expect([spaceOfSeat(state), state.winner]).toEqual(['e1-09', null])
  })

  test('12: a ready player passes Hanging On by moving ahead (COS-41, COS-125)', () => {
    const state = createPosition({ players: [{ pegs: PEG_COUNTS_OF_ALL_TOOLS, at: 'e4-11' }, {}], next: ['kc4-01'] })
    rollAndGo(state, 2)
    expect([state.winner, state.end]).toEqual([0, 'move'])
  })

  test('13: a player made ready in the middle of Land 4 must still reach Hanging On (COS-124)', () => {
    const state = createPosition({
      players: [{ pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { green: 1 }, at: 'e4-02' }, {}],
    })
    rollAndGo(state, 2)
    expect([playerSummaryText(state), state.winner]).toEqual(['pegs 2/2/2 at e4-04', null])
  })

  test('14: a player made ready on Hanging On by a gift first loses the turn, then wins (COS-18)', () => {
    const others = [
      { pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { green: 1 }, at: 'e4-15', lostTurns: 1 } as const,
      { at: 's-01' } as const,
    ]
    const state = createPosition({ players: [{ at: 'e1-01' }, ...others], next: ['cc1-11'] })
    rollAndGo(state, 2, 'b')
    play(state, chooseGiftTakerAction(1))
    expect(choicesText(state)).toBe('sitOut')
    play(state, sitOutAction)
    rollAndGo(state, 3)
    rollAndGo(state, 9)
    expect([decider(state), choicesText(state)]).toEqual([1, 'home'])
    play(state, returnHomeAction)
    expect(state.winner).toBe(1)
  })

  test('15: an arrow onto an occupied space brings the karmic majority (COS-74)', () => {
    const state = createPosition({ players: [{ at: 'e4-07' }, { at: 'e4-05', beads: { orange: 1 } }] })
    rollAndGo(state, 2)
    expect(accountText(state)).toBe('beads 0/1 rings 2/0')
  })

  test('16: a card that sends the pawn to another card space goes back after the card of that space (COS-80)', () => {
    const state = createPosition({ players: [{ at: 'e1-04' }, {}], next: ['kc1-03', 'cc1-02'] })
    const events = rollAndGo(state, 2, 'a')
    expect([spaceOfSeat(state), eventsOfKind(events, 'drew').map(({ card }) => card)]).toEqual([
      'e1-09',
      ['kc1-03', 'cc1-02'],
    ])
    const away = eventsOfKind(events, 'moved').flatMap(({ from, piece }) => (from === 'table' ? [piece] : []))
    expect(away).toEqual(['cc1-02', 'kc1-03'])
  })

  test('17: "Go to Past Life Review" skips all spaces between, and a ready player does not win by it (COS-42)', () => {
    const state = createPosition({ players: [{ pegs: PEG_COUNTS_OF_ALL_TOOLS, at: 'e4-11' }, {}], next: ['kc4-07'] })
    rollAndGo(state, 2)
    expect([spaceOfSeat(state), state.winner, decider(state)]).toEqual(['s-01', null, 1])
  })

  test('18: a Lose a Turn Card is served in the extra turn (COS-27, COS-16)', () => {
    const state = createPosition({ players: [{ at: 'e2-03' }, {}], next: ['kc2-10'] })
    const [own] = state.players
    // Gained in this turn, before the extra one begins.
    if (own !== undefined) own.lostTurns = 1
    rollAndGo(state, 2)
    expect([decider(state), choicesText(state)]).toEqual([0, 'sitOut'])
  })

  test('19: the Pit ends the turn, and the extra turn is forfeited (COS-129)', () => {
    const state = createPosition({ players: [{ at: 'e2-03', freeWill: [1] }, {}] })
    const [turn] = state.stack
    if (turn?.kind === 'turn') turn.again = true
    playCardsAndGo(state, 1)
    play(state, chooseColourAction('green'))
    expect(decider(state)).toBe(1)
  })

  test('20: joining is not offered when no player is in Lands 1 to 4 (COS-140)', () => {
    const state = createPosition({ players: [{ at: 's-18' }, { at: 'wheel-1' }, { at: 's-18' }] })
    expect(choicesText(state)).toBe('roll wait')
  })

  test('21: with all players in Future Life Planning, each must throw the dice after three waits (COS-148)', () => {
    const state = createPosition({ players: [{ at: 's-18' }, { at: 's-18' }] })
    for (let turn = 0; turn < 6; turn++) play(state, waitAction)
    expect([choicesText(state), isLegal(state, waitAction)]).toEqual(['roll', false])
  })

  test('22: pawns that meet in the Spirit Realm take no karmic majority (COS-71)', () => {
    const state = createPosition({ players: [{ at: 's-17' }, { at: 's-18', rings: { green: 1 } }] })
    expect([eventsOfKind(rollAndGo(state, 2), 'majority'), accountText(state)]).toEqual([[], ''])
  })

  test('23: with an empty Free Will pack the space gives no card but still opens the wheel (COS-87, COS-111)', () => {
    const state = createPosition({ players: [{ ...WAND, at: 'e1-06' }, {}], noFreeWill: true })
    rollAndGo(state, 3)
    expect([choicesText(state), state.players[0]?.freeWill]).toEqual(['step:e1-09 step:wheel-1', []])
  })

  test('24: a positive dual majority gives a ring of either colour (COS-66)', () => {
    const state = createPosition({ players: [{ at: 'e2-06' }, { at: 'e2-09', rings: { green: 2, orange: 2 } }] })
    rollAndGo(state, 3)
    play(state, chooseColourAction('orange'))
    expect(accountText(state)).toBe('rings 0/1')
  })

  test('25: rings and a habit of one colour add up (COS-63)', () => {
    const state = createPosition({
      players: [{ at: 'e2-06' }, { at: 'e2-09', rings: { green: 2 }, habits: { green: 1 } }],
    })
    expect(eventsOfKind(rollAndGo(state, 3), 'majority')).toMatchObject([
      { green: -2, orange: 0, item: 'bead', colour: 'green' },
    ])
  })
})
