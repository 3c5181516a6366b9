/** The worked examples of RULES.md, section 17. */
import { describe, expect, test } from 'vitest'
import type { KarmakaState } from './state.ts'
import {
  ability,
  accept,
  decider,
  decline,
  deck,
  deeds,
  die,
  draw,
  firstItemRandom,
  future,
  hand,
  isLegal,
  mimic,
  legalActions,
  on,
  pass,
  place,
  play,
  playWithRandom,
  position,
  refuse,
  rings,
  ruin,
  ruins,
  store,
  take,
  eventsOfKind,
  well,
} from './testing.ts'

describe('worked examples', () => {
  const first = (): KarmakaState =>
    position({
      players: [
        { deeds: 'vengeance dwindle embodiment peek', future: 'voyage salvage', rung: 'wolf', rings: 2 },
        { hand: 'mimic' },
      ],
      ruins: 'sowing crisis panic',
      top: 'longevity jubilee denial spite',
      stage: 'death',
    })

  test('Example 1 (KAR-60, KAR-63, KAR-70, KAR-72): scoring with a ring and rebirth', () => {
    const state = first()
    const facts = play(state, die)
    expect(eventsOfKind(facts, 'scored')).toEqual([
      { kind: 'scored', seat: 0, sums: { red: 5, green: 1, blue: 2 }, colour: 'red', points: 5, need: 6 },
    ])
    play(state, rings(1))
    expect([state.players[0]?.rung, state.players[0]?.rings, state.rings]).toEqual([3, 1, 11])
    expect(ruins(state)).toBe('sowing crisis panic vengeance dwindle embodiment peek')
    expect([hand(state), deck(state)]).toEqual(['salvage voyage', 'spite denial jubilee longevity'])
    expect(decider(state)).toBe(1)
    play(state, store('mimic'), draw)
    expect(hand(state)).toBe('salvage longevity voyage')
  })

  test('Example 1, variation: no rings spent', () => {
    const state = first()
    play(state, die, rings(0))
    expect([state.players[0]?.rung, state.players[0]?.rings, state.rings]).toEqual([2, 3, 9])
    expect([hand(state), deck(state)]).toEqual(['salvage voyage', 'spite denial jubilee longevity'])
  })

  const second = (): KarmakaState =>
    position({
      players: [{ hand: 'denial denial salvage crisis' }, { future: 'spite' }],
      ruins: 'panic sowing peek dwindle',
    })

  test('Example 2 (KAR-107, KAR-108): chained Denial, a card taking itself back', () => {
    const state = second()
    play(state, ability('denial'), ruin('denial'), ruin('salvage'))
    expect(ruins(state)).toBe('panic sowing peek dwindle denial salvage')
    expect(legalActions(state)).toEqual([take(0), take(1), take(2)])
    play(state, take(0), accept)
    expect([hand(state), ruins(state)]).toEqual(['crisis salvage', 'panic sowing peek dwindle denial'])
    expect([future(state, 1), decider(state)]).toEqual(['spite denial', 1])
  })

  test('Example 2, variation: the offer is refused', () => {
    const state = second()
    play(state, ability('denial'), ruin('denial'), ruin('salvage'), take(0), refuse)
    expect(ruins(state)).toBe('panic sowing peek dwindle denial denial')
  })

  test('Example 3 (KAR-16, KAR-48, KAR-79, KAR-41): Mimic reads one rival and hits another', () => {
    const state = position({
      players: [
        { hand: 'mimic sowing' },
        { deeds: 'crisis hells-heart', deck: 'spite spite' },
        { future: 'vengeance recycle denial', deck: 'panic panic' },
      ],
      ruins: 'peek',
      top: 'thievery jubilee',
    })
    expect(isLegal(state, pass)).toBe(false)
    play(state, ability('mimic'))
    expect(legalActions(state)).toEqual([mimic(1)])
    play(state, mimic(1))
    expect(legalActions(state)).toEqual([on(1), on(2)])
    play(state, on(2), accept)
    expect([ruins(state), future(state, 2), deeds(state, 1)]).toEqual([
      'peek denial recycle',
      'vengeance mimic',
      'crisis hells-heart',
    ])
    play(state, pass, pass)
    expect([decider(state), isLegal(state, pass)]).toEqual([0, false])
    play(state, ability('sowing'), place('thievery'), place('jubilee'), accept)
    expect([future(state), hand(state), future(state, 1)]).toEqual(['thievery jubilee', '', 'sowing'])
    const alive = structuredClone(state)
    play(state, store('spite'), store('panic'), die)
    expect([hand(state), state.players[0]?.rings, deck(state).split(' ').length]).toEqual(['jubilee thievery', 1, 4])
    // Variation: Longevity on the dying player before their turn.
    alive.players[2]?.hand.push('longevity')
    play(alive, store('spite'), ability('longevity'), on(0), refuse, draw)
    expect([decider(alive), hand(alive).split(' ').length, deck(alive).split(' ').length]).toEqual([0, 1, 1])
  })

  test('Example 4 (KAR-36, KAR-37, KAR-82, KAR-43, KAR-55): opposite player, refill in mid-draw', () => {
    const state = position({
      players: [
        { hand: 'mimic voyage dwindle' },
        { deck: 'jubilee swindle' },
        { deeds: 'roulette panic' },
        { hand: 'spite' },
      ],
      ruins: 'crisis peek recycle dwindle',
      well: 'longevity sowing',
    })
    play(state, ability('mimic'), mimic(2))
    expect(legalActions(state)).toEqual([on(1), on(3), on(0)])
    play(state, on(1))
    expect([ruins(state), deck(state, 1)]).toEqual(['crisis peek recycle dwindle swindle', 'jubilee'])
    play(state, refuse)
    playWithRandom(firstItemRandom, state, ability('voyage'))
    expect([ruins(state), well(state), hand(state)]).toEqual([
      'dwindle swindle mimic',
      'crisis peek',
      'dwindle recycle longevity sowing',
    ])
    const facts = play(state, refuse, accept)
    expect([future(state, 2), eventsOfKind(facts, 'offered').map(({ to }) => to)]).toEqual(['voyage', [2]])
    play(state, decline)
    expect(decider(state)).toBe(1)
  })
})
