/** The worked examples of RULES.md, section 17. */
import { describe, expect, test } from 'vitest'
import type { KarmakaState } from './state.ts'
import {
  playForAbilityAction,
  acceptAction,
  decider,
  declineFurtherPlayAction,
  deckText,
  deedsText,
  dieAction,
  drawAction,
  firstItemRandom,
  futureText,
  handText,
  isLegal,
  mimicAction,
  legalActions,
  chooseTargetAction,
  passAction,
  placeOnOwnPileAction,
  play,
  playWithRandom,
  createPosition,
  refuseAction,
  ringsAction,
  ruinAction,
  ruinsText,
  playHandCardAction,
  takeAction,
  eventsOfKind,
  wellText,
} from './testing.ts'

describe('worked examples', () => {
  const first = (): KarmakaState =>
    createPosition({
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
    const events = play(state, dieAction)
    expect(eventsOfKind(events, 'scored')).toEqual([
      { kind: 'scored', seat: 0, sums: { red: 5, green: 1, blue: 2 }, colour: 'red', points: 5, need: 6 },
    ])
    play(state, ringsAction(1))
    expect([state.players[0]?.rung, state.players[0]?.rings, state.rings]).toEqual([3, 1, 11])
    expect(ruinsText(state)).toBe('sowing crisis panic vengeance dwindle embodiment peek')
    expect([handText(state), deckText(state)]).toEqual(['salvage voyage', 'spite denial jubilee longevity'])
    expect(decider(state)).toBe(1)
    play(state, playHandCardAction('mimic'), drawAction)
    expect(handText(state)).toBe('salvage longevity voyage')
  })

  test('Example 1, variation: no rings spent', () => {
    const state = first()
    play(state, dieAction, ringsAction(0))
    expect([state.players[0]?.rung, state.players[0]?.rings, state.rings]).toEqual([2, 3, 9])
    expect([handText(state), deckText(state)]).toEqual(['salvage voyage', 'spite denial jubilee longevity'])
  })

  const second = (): KarmakaState =>
    createPosition({
      players: [{ hand: 'denial denial salvage crisis' }, { future: 'spite' }],
      ruins: 'panic sowing peek dwindle',
    })

  test('Example 2 (KAR-107, KAR-108): chained Denial, a card taking itself back', () => {
    const state = second()
    play(state, playForAbilityAction('denial'), ruinAction('denial'), ruinAction('salvage'))
    expect(ruinsText(state)).toBe('panic sowing peek dwindle denial salvage')
    expect(legalActions(state)).toEqual([takeAction(0), takeAction(1), takeAction(2)])
    play(state, takeAction(0), acceptAction)
    expect([handText(state), ruinsText(state)]).toEqual(['crisis salvage', 'panic sowing peek dwindle denial'])
    expect([futureText(state, 1), decider(state)]).toEqual(['spite denial', 1])
  })

  test('Example 2, variation: the offer is refused', () => {
    const state = second()
    play(
      state,
      playForAbilityAction('denial'),
      ruinAction('denial'),
      ruinAction('salvage'),
      takeAction(0),
      refuseAction,
    )
    expect(ruinsText(state)).toBe('panic sowing peek dwindle denial denial')
  })

  test('Example 3 (KAR-16, KAR-48, KAR-79, KAR-41): Mimic reads one rival and hits another', () => {
    const state = createPosition({
      players: [
        { hand: 'mimic sowing' },
        { deeds: 'crisis hells-heart', deck: 'spite spite' },
        { future: 'vengeance recycle denial', deck: 'panic panic' },
      ],
      ruins: 'peek',
      top: 'thievery jubilee',
    })
    expect(isLegal(state, passAction)).toBe(false)
    play(state, playForAbilityAction('mimic'))
    expect(legalActions(state)).toEqual([mimicAction(1)])
    play(state, mimicAction(1))
    expect(legalActions(state)).toEqual([chooseTargetAction(1), chooseTargetAction(2)])
    play(state, chooseTargetAction(2), acceptAction)
    expect([ruinsText(state), futureText(state, 2), deedsText(state, 1)]).toEqual([
      'peek denial recycle',
      'vengeance mimic',
      'crisis hells-heart',
    ])
    play(state, passAction, passAction)
    expect([decider(state), isLegal(state, passAction)]).toEqual([0, false])
    play(
      state,
      playForAbilityAction('sowing'),
      placeOnOwnPileAction('thievery'),
      placeOnOwnPileAction('jubilee'),
      acceptAction,
    )
    expect([futureText(state), handText(state), futureText(state, 1)]).toEqual(['thievery jubilee', '', 'sowing'])
    const alive = structuredClone(state)
    play(state, playHandCardAction('spite'), playHandCardAction('panic'), dieAction)
    expect([handText(state), state.players[0]?.rings, deckText(state).split(' ').length]).toEqual([
      'jubilee thievery',
      1,
      4,
    ])
    // Variation: Longevity on the dying player before their turn.
    alive.players[2]?.hand.push('longevity')
    play(
      alive,
      playHandCardAction('spite'),
      playForAbilityAction('longevity'),
      chooseTargetAction(0),
      refuseAction,
      drawAction,
    )
    expect([decider(alive), handText(alive).split(' ').length, deckText(alive).split(' ').length]).toEqual([0, 1, 1])
  })

  test('Example 4 (KAR-36, KAR-37, KAR-82, KAR-43, KAR-55): opposite player, refill in mid-draw', () => {
    const state = createPosition({
      players: [
        { hand: 'mimic voyage dwindle' },
        { deck: 'jubilee swindle' },
        { deeds: 'roulette panic' },
        { hand: 'spite' },
      ],
      ruins: 'crisis peek recycle dwindle',
      well: 'longevity sowing',
    })
    play(state, playForAbilityAction('mimic'), mimicAction(2))
    expect(legalActions(state)).toEqual([chooseTargetAction(1), chooseTargetAction(3), chooseTargetAction(0)])
    play(state, chooseTargetAction(1))
    expect([ruinsText(state), deckText(state, 1)]).toEqual(['crisis peek recycle dwindle swindle', 'jubilee'])
    play(state, refuseAction)
    playWithRandom(firstItemRandom, state, playForAbilityAction('voyage'))
    expect([ruinsText(state), wellText(state), handText(state)]).toEqual([
      'dwindle swindle mimic',
      'crisis peek',
      'dwindle recycle longevity sowing',
    ])
    const events = play(state, refuseAction, acceptAction)
    expect([futureText(state, 2), eventsOfKind(events, 'offered').map(({ to }) => to)]).toEqual(['voyage', [2]])
    play(state, declineFurtherPlayAction)
    expect(decider(state)).toBe(1)
  })
})
