/** The Spirit Realm (section 11 of the rules). */
import { describe, expect, test } from 'vitest'
import {
  accountText,
  choicesText,
  spaceOfSeat,
  freeWillCardAction,
  chooseColourAction,
  decider,
  giveBackBeadAction,
  goAction,
  joinPlayerAction,
  scriptedRandom,
  PEG_COUNTS_OF_ALL_TOOLS,
  isLegal,
  play,
  playCardsAndGo,
  playWithRandom,
  createPosition,
  rollAndGo,
  sitOutAction,
  playerSummaryText,
  eventsOfKind,
  waitAction,
  spaceIdsWalked,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

/** Joins the second player. */
function joining(own: PlayerSketch, other: PlayerSketch, ...rest: readonly PlayerSketch[]) {
  const state = createPosition({ players: [{ ...own, at: 's-18' }, other, ...rest] })
  const events = play(state, joinPlayerAction(1))
  return { state, facts: events }
}

describe('Past Life Review', () => {
  test('COS-134: Past Life Review counts one, and the turn ends there', () => {
    const state = createPosition({ players: [{ at: 'e4-15' }, {}] })
    expect(spaceIdsWalked(rollAndGo(state, 9))).toEqual(['s-01'])
    expect(decider(state)).toBe(1)
  })

  test('COS-135: Past Life Review has no other effect', () => {
    const state = createPosition({
      players: [
        { at: 'e4-14', beads: { green: 1 } },
        { at: 's-01', rings: { green: 3 } },
      ],
    })
    rollAndGo(state, 2)
    expect(playerSummaryText(state)).toBe('beads 1/0 at s-01')
  })

  test('COS-136: Past Life Review is the first space of the Spirit Realm and ends every life', () => {
    const state = createPosition({ players: [{ at: 'e4-15', freeWill: [6, 6, 6] }, {}] })
    playCardsAndGo(state, 6, 6, 6)
    expect(spaceOfSeat(state)).toBe('s-01')
  })
})

describe('Future Life Planning', () => {
  test('COS-137: on the turn after arriving the player re-enters, joins or waits', () => {
    const state = createPosition({ players: [{ at: 's-17' }, { at: 'e2-02' }] })
    rollAndGo(state, 2)
    expect([spaceOfSeat(state), decider(state)]).toEqual(['s-18', 1])
    rollAndGo(state, 4)
    expect(choicesText(state)).toBe('roll join:1 wait')
  })

  test('COS-138: re-entering is by dice or cards; Me, Me, Me counts one', () => {
    const state = createPosition({ players: [{ at: 's-18', waits: 2, freeWill: [1] }, {}] })
    const dice = structuredClone(state)
    const events = playCardsAndGo(state, 1)
    expect([spaceIdsWalked(events), accountText(state)]).toEqual([['e1-01'], 'beads 0/1'])
    expect(eventsOfKind(events, 'reborn')).toEqual([{ kind: 'reborn', seat: 0, life: 2 }])
    expect([state.players[0]?.waits, state.players[0]?.lives]).toEqual([0, 2])
    expect(spaceIdsWalked(rollAndGo(dice, 3))).toEqual(['e1-01', 'e1-02', 'e1-03'])
  })

  test('COS-139: joining takes the majority and the result of the space, but no Free Will Cards', () => {
    const { state, facts: events } = joining({}, { at: 'e1-10', rings: { green: 1 } })
    expect([playerSummaryText(state), decider(state)]).toEqual(['rings 1/1 at e1-10', 1])
    expect(eventsOfKind(events, 'joined')).toEqual([{ kind: 'joined', seat: 0, of: 1, to: 'e1-10' }])
    const freeWill = joining({}, { at: 'e1-08' })
    expect([playerSummaryText(freeWill.state), eventsOfKind(freeWill.facts, 'noFreeWill').length]).toEqual([
      'at e1-08',
      1,
    ])
  })

  test('COS-140: players on the ring, in temples and in the Pit can be joined, no others', () => {
    const spaces = ['e4-15', 'torch-2', 'pit', 'wheel-3', 's-02'] as const
    const state = createPosition({ players: [{ at: 's-18' }, ...spaces.map((space) => ({ at: space }))] })
    expect(choicesText(state)).toBe('roll join:1 join:2 join:3 wait')
    expect(choicesText(createPosition({ players: [{ at: 's-18' }, {}] }))).toBe('roll wait')
  })

  test('COS-141: a player who joins takes the majority of every player on that space', () => {
    const { state } = joining({}, { at: 'e2-09' }, { at: 'e2-09', rings: { green: 1 } }, { at: 'e2-09' })
    expect(accountText(state)).toBe('rings 1/0')
  })

  test('COS-142: a player who joins takes no Free Will Cards in that turn, neither from a card nor in passing', () => {
    const state = createPosition({ players: [{ at: 's-18' }, { at: 'e2-07' }], next: ['cc2-02'] })
    const events = playWithRandom(scriptedRandom(0), state, joinPlayerAction(1))
    // The card moves the pawn two spaces ahead, over e2-08.
    expect([playerSummaryText(state), eventsOfKind(events, 'noFreeWill').length]).toEqual(['beads 0/1 at e2-09', 1])
    const drawn = createPosition({ players: [{ at: 's-18' }, { at: 'e1-06' }], next: ['kc1-10'] })
    play(drawn, joinPlayerAction(1))
    expect(drawn.players[0]?.freeWill).toEqual([])
  })

  test('COS-143: a player who joins on Hanging On takes the majority first, even when already ready', () => {
    const ready = joining({ pegs: PEG_COUNTS_OF_ALL_TOOLS }, { at: 'e4-15', beads: { orange: 1 } }).state
    expect([ready.winner, playerSummaryText(ready)]).toEqual([null, 'beads 0/1 pegs 2/2/2 lost 1 at e4-15'])
    const still = joining({ pegs: PEG_COUNTS_OF_ALL_TOOLS }, { at: 'e4-15' }).state
    expect([still.winner, still.end]).toEqual([0, 'majority'])
  })

  test('COS-144: joining in the Temple of the Sword with a Master Sword loosens a habit', () => {
    const { state } = joining({ pegs: { sword: 2 }, habits: { green: 1 } }, { at: 'sword-6' })
    expect(accountText(state)).toBe('beads 2/0 pegs 0/2/0')
  })

  test('COS-145: joining in the Pit gives the bead', () => {
    const { state } = joining({}, { at: 'pit' })
    play(state, chooseColourAction('green'))
    expect(accountText(state)).toBe('beads 1/0')
  })

  test('COS-146: waiting does nothing for a turn', () => {
    const state = createPosition({ players: [{ at: 's-18' }, {}] })
    const events = play(state, waitAction)
    expect(eventsOfKind(events, 'waited')).toEqual([{ kind: 'waited', seat: 0, waits: 1 }])
    expect([playerSummaryText(state), decider(state)]).toEqual(['at s-18', 1])
  })

  test('COS-147: the player decides about waiting at each turn', () => {
    const state = createPosition({ players: [{ at: 's-18' }, { at: 's-01' }] })
    play(state, waitAction)
    rollAndGo(state, 4)
    expect(choicesText(state)).toBe('roll wait')
    rollAndGo(state, 2)
    expect(spaceOfSeat(state)).toBe('e1-02')
  })

  test('COS-148: after three waits in one stay the player must re-enter or join', () => {
    const state = createPosition({ players: [{ at: 's-18', waits: 2 }, { at: 'e1-02' }] })
    play(state, waitAction)
    rollAndGo(state, 2)
    expect(decider(state)).toBe(0)
    expect(choicesText(state)).toBe('roll join:1')
    expect(isLegal(state, waitAction)).toBe(false)
  })

  test('COS-148: the next stay begins without waits, also when a life began by joining', () => {
    const state = createPosition({ players: [{ at: 's-18', waits: 3 }, { at: 'e1-02' }] })
    const events = play(state, joinPlayerAction(1))
    expect(eventsOfKind(events, 'reborn')).toEqual([{ kind: 'reborn', seat: 0, life: 2 }])
    expect([state.players[0]?.waits, state.players[0]?.lives, spaceOfSeat(state)]).toEqual([0, 2, 'e1-02'])
  })

  test('COS-149: a lost turn is not a wait', () => {
    const state = createPosition({ players: [{ at: 's-18', waits: 1, lostTurns: 1 }, {}] })
    play(state, sitOutAction)
    expect(state.players[0]?.waits).toBe(1)
  })

  test('COS-150: a player keeps beads, rings, habits, pegs and cards for the next life', () => {
    const own = { beads: { green: 1 }, rings: { orange: 3 }, habits: { green: 2 }, pegs: { wand: 1 }, freeWill: [1, 4] }
    const state = createPosition({ players: [{ ...own, at: 's-18' }, {}] })
    play(state, freeWillCardAction(1), goAction)
    expect(playerSummaryText(state)).toBe('beads 1/0 rings 0/2 habits 2/0 pegs 0/0/1 cards 1 at e1-01')
  })

  test('COS-151: a player who becomes ready in the Spirit Realm must still travel to Hanging On', () => {
    const state = createPosition({
      players: [{ at: 's-12', pegs: { torch: 2, sword: 2, wand: 2 }, beads: { green: 1 } }, {}],
    })
    rollAndGo(state, 3)
    play(state, giveBackBeadAction('green'))
    expect([accountText(state), state.winner]).toEqual(['pegs 2/2/2', null])
    const planning = createPosition({ players: [{ at: 's-18', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}] })
    rollAndGo(planning, 2)
    expect([spaceOfSeat(planning), planning.winner]).toEqual(['e1-02', null])
  })
})
