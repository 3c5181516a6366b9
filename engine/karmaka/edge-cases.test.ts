/** The edge cases of RULES.md, section 16, beyond those that the tests of single rules show. */
import { describe, expect, test } from 'vitest'
import {
  playForAbilityAction,
  acceptAction,
  deckText,
  decider,
  declineFurtherPlayAction,
  dieAction,
  doneAction,
  drawAction,
  copyOwnDeedAction,
  firstItemRandom,
  futureText,
  handText,
  isLegal,
  mimicAction,
  legalActions,
  chooseTargetAction,
  play,
  playWithRandom,
  playForPointsAction,
  createPosition,
  refuseAction,
  ringsAction,
  ruinAction,
  ruinsText,
  eventsOfKind,
  wellText,
} from './testing.ts'

describe('the Well runs dry', () => {
  test('Voyage with three Ruins cards draws nothing, but is offered and grants its further play (KAR-83, KAR-28)', () => {
    const state = createPosition({ players: [{ hand: 'voyage crisis' }, {}], well: '', ruins: 'peek peek spite' })
    const events = play(state, playForAbilityAction('voyage'), acceptAction)
    expect(eventsOfKind(events, 'nothing')).toEqual([])
    expect([handText(state), futureText(state, 1), isLegal(state, declineFurtherPlayAction)]).toEqual([
      'crisis',
      'voyage',
      true,
    ])
  })

  test('rebirth with too few cards leaves the Deck short or empty (KAR-83, KAR-12)', () => {
    const few = createPosition({ players: [{ deeds: 'peek spite' }, { hand: 'mimic' }], well: 'panic', stage: 'death' })
    play(few, dieAction)
    expect([deckText(few), ruinsText(few)]).toEqual(['panic', 'peek spite'])
    const none = createPosition({ players: [{}, { hand: 'mimic' }], well: '', stage: 'death' })
    play(none, dieAction, playForPointsAction('mimic'))
    expect([decider(none), legalActions(none)]).toEqual([0, [dieAction]])
    expect(eventsOfKind(play(none, dieAction), 'scored')).toMatchObject([{ points: 0 }])
  })

  test('Roulette with an empty Hand and an empty Well draws one card after a refill (KAR-88, KAR-81)', () => {
    const ruined = 'peek spite panic mimic'
    const state = createPosition({ players: [{ hand: 'roulette' }, {}], well: '', ruins: ruined })
    play(state, playForAbilityAction('roulette'), drawAction, refuseAction)
    expect([handText(state), ruinsText(state)]).toEqual(['peek', 'spite panic mimic roulette'])
  })

  test('Roulette that ruins two cards, with two others in the Ruins, allows one draw (KAR-81, KAR-82)', () => {
    const players = [{ hand: 'roulette crisis peek' }, {}]
    const state = createPosition({ players, well: '', ruins: 'spite panic' })
    play(state, playForAbilityAction('roulette'), ruinAction('crisis'), ruinAction('peek'), drawAction)
    expect([handText(state), ruinsText(state), state.stack.at(-1)?.kind]).toEqual([
      'spite',
      'panic crisis peek',
      'offer',
    ])
  })

  test('Destiny does nothing when no card can be drawn (KAR-28)', () => {
    const state = createPosition({ players: [{ hand: 'destiny' }, {}], well: '' })
    const events = play(state, playForAbilityAction('destiny'), refuseAction)
    expect(eventsOfKind(events, 'nothing')).toHaveLength(1)
  })

  test('Sowing with an empty Hand and nothing to draw stores nothing (KAR-28)', () => {
    const state = createPosition({ players: [{ hand: 'sowing' }, {}], well: '' })
    play(state, playForAbilityAction('sowing'), refuseAction)
    expect([futureText(state), ruinsText(state)]).toEqual(['', 'sowing'])
  })
})

describe('dying', () => {
  test('a player on Dung Beetle without Deeds but with four rings may rise (KAR-62, KAR-63)', () => {
    const state = createPosition({ players: [{ rings: 4 }, {}], stage: 'death' })
    play(state, dieAction, ringsAction(4))
    expect(state.players[0]?.rung).toBe(1)
  })

  test('a player who declines although the rings would suffice stays and gains one (KAR-63, KAR-66)', () => {
    const state = createPosition({ players: [{ rings: 4 }, {}], stage: 'death' })
    play(state, dieAction, ringsAction(0))
    expect([state.players[0]?.rung, state.players[0]?.rings]).toEqual([0, 5])
  })

  test('a player who accepts a card with Hand and Deck empty has it in the next Hand (KAR-38, KAR-71)', () => {
    const state = createPosition({ players: [{ hand: 'transmigrate' }, {}] })
    play(state, playForAbilityAction('transmigrate'), acceptAction, dieAction)
    expect(handText(state, 1)).toBe('transmigrate')
  })
})

describe('chains of copies', () => {
  test('Denial, Denial, Peek: the first Denial is offered to the target of Peek, then a further play (KAR-108, KAR-47)', () => {
    const players = [{ hand: 'denial denial peek crisis' }, {}, { hand: 'spite' }]
    const state = createPosition({ players })
    const events = play(
      state,
      playForAbilityAction('denial'),
      ruinAction('denial'),
      ruinAction('peek'),
      chooseTargetAction(2),
      refuseAction,
    )
    expect(eventsOfKind(events, 'offered')).toEqual([{ kind: 'offered', seat: 0, to: 2, card: 'denial' }])
    expect([decider(state), isLegal(state, declineFurtherPlayAction)]).toEqual([0, true])
  })

  test('Denial ruins Mimic: the exposed Deed of a chosen rival is copied (KAR-106, KAR-47)', () => {
    const players = [{ hand: 'denial mimic' }, { deeds: 'vengeance' }, { deeds: 'peek' }]
    const state = createPosition({ players })
    const events = play(
      state,
      playForAbilityAction('denial'),
      ruinAction('mimic'),
      mimicAction(1),
      chooseTargetAction(2),
      refuseAction,
    )
    expect(eventsOfKind(events, 'offered')).toEqual([{ kind: 'offered', seat: 0, to: 2, card: 'denial' }])
    expect(ruinsText(state)).toBe('mimic peek denial')
  })

  test('Mimic on an exposed Denial ruins an own Hand card and copies it (KAR-116)', () => {
    const players = [{ hand: 'mimic thievery' }, { deeds: 'spite denial' }]
    const state = createPosition({ players })
    play(
      state,
      playForAbilityAction('mimic'),
      mimicAction(1),
      ruinAction('thievery'),
      chooseTargetAction(1),
      refuseAction,
    )
    expect([handText(state), ruinsText(state)]).toEqual(['denial', 'thievery mimic'])
  })

  test('Embodiment of the own Mimic of an Embodiment of a rival does nothing (KAR-120)', () => {
    const players = [
      { hand: 'embodiment', deeds: 'mimic spite' },
      { deeds: 'embodiment', hand: 'peek crisis' },
    ]
    const state = createPosition({ players })
    play(state, playForAbilityAction('embodiment'), copyOwnDeedAction('mimic'), mimicAction(1), refuseAction)
    expect([ruinsText(state), handText(state, 1)]).toEqual(['embodiment', 'crisis peek'])
  })

  test('Embodiment with only Embodiment among the Deeds is legal and does nothing (KAR-119, KAR-122)', () => {
    const state = createPosition({ players: [{ hand: 'embodiment', deeds: 'embodiment' }, {}] })
    play(state, playForAbilityAction('embodiment'), copyOwnDeedAction('embodiment'), refuseAction)
    expect(ruinsText(state)).toBe('embodiment')
  })

  test('Mimic copying Vengeance on the rival whose Deed it is ruins that very Deed (KAR-115, KAR-90)', () => {
    const state = createPosition({ players: [{ hand: 'mimic' }, { deeds: 'peek vengeance' }] })
    play(state, playForAbilityAction('mimic'), mimicAction(1), chooseTargetAction(1), refuseAction)
    expect([ruinsText(state), state.players[1]?.deeds]).toEqual(['vengeance mimic', ['peek']])
  })

  test('Mimic of Voyage among three: its player draws, offers left, right, then plays again (KAR-47, KAR-117)', () => {
    const players = [{ hand: 'mimic' }, { deeds: 'voyage' }, {}]
    const state = createPosition({ players, top: 'peek crisis spite' })
    const events = play(state, playForAbilityAction('mimic'), mimicAction(1), refuseAction, refuseAction)
    expect(eventsOfKind(events, 'offered').map(({ to }) => to)).toEqual([1, 2])
    expect([handText(state), isLegal(state, declineFurtherPlayAction)]).toEqual(['crisis spite peek', true])
  })

  test('copied Destiny and Roulette ask the player of the copying card (KAR-116)', () => {
    const destiny = createPosition({ players: [{ hand: 'mimic' }, { deeds: 'destiny' }], top: 'panic peek crisis' })
    play(destiny, playForAbilityAction('mimic'), mimicAction(1), doneAction)
    expect([decider(destiny), destiny.lifted.cards.length]).toEqual([0, 3])
    const roulette = createPosition({
      players: [{ hand: 'embodiment peek', deeds: 'roulette' }, {}],
      top: 'panic crisis',
    })
    play(roulette, playForAbilityAction('embodiment'), ruinAction('peek'), drawAction, doneAction, refuseAction)
    expect([handText(roulette), wellText(roulette).endsWith('panic')]).toEqual(['crisis', true])
  })
})

test('Swindle on an empty Hand does nothing and is still offered (KAR-33, KAR-50)', () => {
  const state = createPosition({ players: [{ hand: 'swindle' }, { hand: 'peek' }, {}] })
  const events = playWithRandom(
    firstItemRandom,
    state,
    playForAbilityAction('swindle'),
    chooseTargetAction(2),
    acceptAction,
  )
  expect([futureText(state, 2), eventsOfKind(events, 'nothing').length]).toEqual(['swindle', 1])
})

test('Panic on an empty Deck does nothing but still grants its further play (KAR-28)', () => {
  const state = createPosition({ players: [{ hand: 'panic peek' }, {}] })
  play(state, playForAbilityAction('panic'), chooseTargetAction(1), refuseAction)
  expect(isLegal(state, declineFurtherPlayAction)).toBe(true)
})
