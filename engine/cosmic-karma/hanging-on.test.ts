/** Hanging On and the Pit (section 10 of the rules). */
import { describe, expect, test } from 'vitest'
import { SPACES } from './board.ts'
import {
  accountText,
  choicesText,
  spaceOfSeat,
  chooseColourAction,
  decider,
  returnHomeAction,
  PEG_COUNTS_OF_ALL_TOOLS,
  play,
  playCardsAndGo,
  createPosition,
  rollAndGo,
  playerSummaryText,
  eventsOfKind,
  spaceIdsWalked,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

const READY = { pegs: PEG_COUNTS_OF_ALL_TOOLS } as const

function reaching(count: number, own: PlayerSketch, ...others: readonly PlayerSketch[]) {
  const state = createPosition({ players: [{ ...own, at: 'e4-11' }, ...(others.length > 0 ? others : [{}])] })
  const events = rollAndGo(state, count)
  return { state, facts: events }
}

describe('Hanging On', () => {
  test('COS-123: Hanging On leads into the Spirit Realm, or to Cosmic Consciousness for a ready player', () => {
    expect(SPACES['e4-15'].next.map(({ to, when }) => [to, when])).toEqual([
      ['cosmic', 'ready'],
      ['s-01', 'notReady'],
    ])
    expect(spaceIdsWalked(reaching(7, {}).facts).slice(-2)).toEqual(['e4-15', 's-01'])
    expect(spaceIdsWalked(reaching(7, READY).facts).slice(-2)).toEqual(['e4-15', 'cosmic'])
  })

  test('COS-124: a player who is not ready goes on to Past Life Review, never through the centre', () => {
    const own = { ...READY, beads: { orange: 1 } }
    expect([spaceOfSeat(reaching(12, own).state), reaching(12, own).state.winner]).toEqual(['s-01', null])
  })

  test('COS-125: a ready player whose move reaches Hanging On wins at once, exactly or with count left over', () => {
    for (const count of [4, 5, 12]) {
      const { state } = reaching(count, READY)
      expect([state.winner, state.end]).toEqual([0, 'move'])
    }
    expect(reaching(3, READY).state.winner).toBeNull()
  })

  test('COS-126: karmic majorities come before the win on an exact count, and do not apply with count left over', () => {
    const good = reaching(4, READY, { at: 'e4-15', rings: { green: 2 } })
    expect([good.state.winner, good.state.end, eventsOfKind(good.facts, 'took').length]).toEqual([0, 'majority', 1])
    const bad = { at: 'e4-15', beads: { green: 2 } } as const
    const { state, facts: events } = reaching(4, READY, bad)
    expect([state.winner, eventsOfKind(events, 'majority').length]).toEqual([null, 1])
    expect(playerSummaryText(state)).toBe('beads 1/0 pegs 2/2/2 lost 1 at e4-15')
    const past = reaching(5, READY, bad)
    expect([past.state.winner, past.state.end, eventsOfKind(past.facts, 'majority')]).toEqual([0, 'move', []])
    // A ring of the colour is spare for the bead.
    const spared = reaching(4, { ...READY, rings: { green: 1 } }, bad)
    expect([spared.state.winner, accountText(spared.state)]).toEqual([0, 'pegs 2/2/2'])
    const dual = reaching(4, READY, { at: 'e4-15', beads: { green: 1, orange: 1 } }).state
    expect([dual.winner, choicesText(dual)]).toEqual([null, 'colour:green colour:orange'])
    play(dual, chooseColourAction('green'))
    expect([dual.winner, playerSummaryText(dual)]).toEqual([null, 'beads 1/0 pegs 2/2/2 lost 1 at e4-15'])
  })

  test('COS-127: a player made ready by karmic majorities on Hanging On wins at once', () => {
    const own = { ...READY, beads: { green: 1 } }
    const { state, facts: events } = reaching(4, own, { at: 'e4-15', rings: { green: 2 } })
    expect([state.winner, state.end, eventsOfKind(events, 'losesTurn')]).toEqual([0, 'majority', []])
  })

  test('COS-128: a player still not ready on Hanging On loses a turn', () => {
    const { state } = reaching(4, { ...READY, beads: { green: 2 } }, { at: 'e4-15', rings: { green: 2 } })
    expect(playerSummaryText(state)).toBe('beads 1/0 pegs 2/2/2 lost 1 at e4-15')
    expect(playerSummaryText(reaching(4, {}).state)).toBe('lost 1 at e4-15')
  })
})

describe('the Pit', () => {
  test('COS-129: a player who enters the Pit takes a bead, and the turn ends; a further turn is forfeited', () => {
    const state = createPosition({ players: [{ at: 'e2-01' }, {}] })
    rollAndGo(state, 3)
    expect([spaceOfSeat(state), choicesText(state)]).toEqual(['pit', 'colour:green colour:orange'])
    expect(eventsOfKind(play(state, chooseColourAction('orange')), 'turn')).toEqual([{ kind: 'turn', seat: 1 }])
    expect(accountText(state)).toBe('beads 0/1')
    const again = createPosition({ players: [{ at: 'e2-03', freeWill: [1] }, {}] })
    const [turn] = again.stack
    if (turn?.kind === 'turn') turn.again = true
    const events = playCardsAndGo(again, 1)
    expect(eventsOfKind(events, 'forfeited')).toEqual([{ kind: 'forfeited', seat: 0 }])
    play(again, chooseColourAction('green'))
    expect(decider(again)).toBe(1)
  })

  test('COS-130: the karmic majority of every player in the Pit comes first', () => {
    const others = [{ at: 'pit', rings: { green: 1 } } as const, { at: 'pit', beads: { orange: 1 } } as const]
    const state = createPosition({ players: [{ at: 'e2-01' }, ...others] })
    const events = rollAndGo(state, 3)
    expect(eventsOfKind(events, 'took').map(({ item, colour: shade }) => [item, shade])).toEqual([
      ['ring', 'green'],
      ['bead', 'orange'],
    ])
    play(state, chooseColourAction('green'))
    expect(accountText(state)).toBe('beads 0/1')
  })

  test('COS-131: the player chooses the colour of the bead', () => {
    const state = createPosition({ players: [{ at: 'e2-01', rings: { green: 1 } }, {}] })
    rollAndGo(state, 3)
    play(state, chooseColourAction('green'))
    expect(accountText(state)).toBe('')
  })

  test('COS-132: a pawn reaches the Pit from Slippery Slope and by two cards', () => {
    const events = rollAndGo(createPosition({ players: [{ at: 'e2-01' }, {}] }), 3)
    expect(spaceIdsWalked(events)).toEqual(['e2-02', 'e2-03', 'e2-04', 'pit'])
    for (const [from, card] of [
      ['e2-03', 'kc2-08'],
      ['e3-10', 'kc3-10'],
    ] as const)
      expect(spaceIdsWalked(rollAndGo(createPosition({ players: [{ at: from }, {}], next: [card] }), 2)).at(-1)).toBe(
        'pit',
      )
  })

  test('COS-133: a move out of the Pit counts e2-05 first', () => {
    const state = createPosition({ players: [{ at: 'pit' }, {}] })
    expect(spaceIdsWalked(rollAndGo(state, 2))).toEqual(['e2-05', 'e2-06'])
  })

  test('a turn lost on Hanging On is served before a gift brings the player home (COS-18)', () => {
    const own = { ...READY, beads: { green: 1 }, at: 'e4-15', lostTurns: 1 } as const
    const state = createPosition({ players: [{ at: 'e1-01' }, own], next: ['cc1-11'] })
    rollAndGo(state, 2, 'b')
    expect([accountText(state, 1), choicesText(state)]).toEqual(['pegs 2/2/2', 'sitOut'])
    play(state, { do: 'sitOut' })
    rollAndGo(state, 2, 'b')
    expect(choicesText(state)).toBe('home')
    play(state, returnHomeAction)
    expect([state.winner, state.end]).toEqual([1, 'start'])
  })
})
