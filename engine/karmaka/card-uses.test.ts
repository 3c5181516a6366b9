import { describe, expect, test } from 'vitest'
import { CARD_IDS } from './data.ts'
import type { KarmakaAction } from './state.ts'
import {
  playForAbilityAction,
  acceptAction,
  deckText,
  decider,
  deedsText,
  doneAction,
  firstItemRandom,
  futureText,
  handText,
  isLegal,
  legalActions,
  chooseTargetAction,
  placeOnOwnPileAction,
  play,
  playWithRandom,
  playForPointsAction,
  createPosition,
  refuseAction,
  ruinAction,
  ruinOwnDeedAction,
  ruinsText,
  playHandCardAction,
  takeAction,
  eventsOfKind,
} from './testing.ts'

describe('ways to play a card', () => {
  test('KAR-23: every card can be played in every way', () => {
    for (const card of CARD_IDS) {
      const state = createPosition({ players: [{ hand: card }, {}] })
      expect(legalActions(state)).toEqual([
        playForPointsAction(card),
        playForAbilityAction(card),
        playHandCardAction(card),
      ])
    }
  })

  test('KAR-24: a card played for points becomes the exposed Deed, without ability and offer', () => {
    const state = createPosition({
      players: [
        { hand: 'panic peek', deeds: 'crisis' },
        { hand: 'spite', deck: 'mimic' },
      ],
    })
    const events = play(state, playForPointsAction('panic'))
    expect([deedsText(state), handText(state), deckText(state, 1)]).toEqual(['crisis panic', 'peek', 'mimic'])
    expect(eventsOfKind(events, 'offered')).toEqual([])
    expect(decider(state)).toBe(1)
  })

  test('KAR-25: a card played to the future goes facedown, is not seen by the rival and is not offered', () => {
    const state = createPosition({ players: [{ hand: 'panic peek', future: 'crisis' }, { hand: 'spite' }] })
    const events = play(state, playHandCardAction('peek'))
    expect([futureText(state), handText(state)]).toEqual(['crisis peek', 'panic'])
    expect(eventsOfKind(events, 'moved')).toMatchObject([{ from: 'seat0:hand', secret: { to: [0] } }])
    expect(eventsOfKind(events, 'moved')[0]).not.toHaveProperty('piece')
    expect(eventsOfKind(events, 'offered')).toEqual([])
  })

  test('KAR-26: a card played for its ability is in the centre, is resolved, then offered, and gives no points', () => {
    const state = createPosition({ players: [{ hand: 'vengeance' }, { deeds: 'spite peek' }] })
    const events = play(state, playForAbilityAction('vengeance'), chooseTargetAction(1))
    expect([state.centre, deedsText(state, 1), ruinsText(state), deedsText(state)]).toEqual([
      'vengeance',
      'spite',
      'peek',
      '',
    ])
    expect(events.map(({ kind }) => kind).filter((kind) => ['played', 'ruined', 'offered'].includes(kind))).toEqual([
      'played',
      'ruined',
      'offered',
    ])
    play(state, refuseAction)
    expect([state.centre, ruinsText(state)]).toEqual([null, 'peek vengeance'])
  })

  test('KAR-27: a card whose ability can do nothing may be played for it, and is still offered', () => {
    const state = createPosition({ players: [{ hand: 'vengeance' }, {}] })
    const events = play(state, playForAbilityAction('vengeance'), chooseTargetAction(1), acceptAction)
    expect(eventsOfKind(events, 'nothing')).toEqual([{ kind: 'nothing', seat: 0, card: 'vengeance' }])
    expect(futureText(state, 1)).toBe('vengeance')
  })

  test('KAR-27: the event nothing is emitted only for an ability without effect', () => {
    const rival = { hand: 'crisis mimic', deck: 'spite', future: 'sowing', deeds: 'dwindle' }
    const nothing = (hand: string, ...actions: KarmakaAction[]): unknown =>
      eventsOfKind(
        play(
          createPosition({ players: [{ hand: `${hand} peek`, future: 'panic' }, rival], ruins: 'voyage' }),
          ...actions,
        ),
        'nothing',
      ).map(({ card }) => card)
    for (const card of [
      'panic',
      'hells-heart',
      'vengeance',
      'spite',
      'longevity',
      'thievery',
      'stolen-dreams',
    ] as const)
      expect(nothing(card, playForAbilityAction(card), chooseTargetAction(1), refuseAction), card).toEqual([])
    for (const card of ['another-day', 'voyage'] as const)
      expect(nothing(card, playForAbilityAction(card), refuseAction), card).toEqual([])
    expect(nothing('destiny', playForAbilityAction('destiny'), doneAction)).toEqual([])
    expect(nothing('salvage', playForAbilityAction('salvage'), takeAction(0), refuseAction)).toEqual([])
    expect(nothing('transmigrate', playForAbilityAction('transmigrate'), takeAction(0), refuseAction)).toEqual([])
    expect(nothing('jubilee', playForAbilityAction('jubilee'), doneAction, refuseAction)).toEqual(['jubilee'])
    // What Denial ruins is another matter: here the copied ability did nothing.
    expect(
      nothing('denial jubilee', playForAbilityAction('denial'), ruinAction('jubilee'), doneAction, refuseAction),
    ).toEqual(['jubilee'])
  })

  test('KAR-28: an ability is carried out as far as possible', () => {
    const state = createPosition({ players: [{ hand: 'spite' }, { hand: 'peek' }] })
    playWithRandom(firstItemRandom, state, playForAbilityAction('spite'), chooseTargetAction(1))
    expect([handText(state, 1), ruinsText(state)]).toEqual(['', 'peek'])
    const dry = createPosition({ players: [{ hand: 'sowing crisis spite mimic' }, {}], well: 'peek' })
    play(dry, playForAbilityAction('sowing'), placeOnOwnPileAction('peek'), placeOnOwnPileAction('crisis'))
    expect([futureText(dry), handText(dry)]).toEqual(['peek crisis', 'spite mimic'])
  })

  test('KAR-29: optional steps of an ability may be done partly, all other steps must be done', () => {
    const roulette = createPosition({ players: [{ hand: 'roulette peek spite' }, {}] })
    play(roulette, playForAbilityAction('roulette'))
    expect(legalActions(roulette)).toEqual([ruinAction('spite'), ruinAction('peek'), doneAction])
    play(roulette, ruinAction('peek'), doneAction)
    const sowing = createPosition({ players: [{ hand: 'sowing peek' }, {}] })
    play(sowing, playForAbilityAction('sowing'), placeOnOwnPileAction('peek'))
    expect(isLegal(sowing, doneAction)).toBe(false)
    const salvage = createPosition({ players: [{ hand: 'salvage' }, {}], ruins: 'peek crisis' })
    play(salvage, playForAbilityAction('salvage'))
    expect(legalActions(salvage)).toEqual([takeAction(0), takeAction(1)])
  })

  test('KAR-30: a card in the centre cannot be ruined, taken or shuffled by its own ability', () => {
    const salvage = createPosition({ players: [{ hand: 'salvage' }, {}] })
    play(salvage, playForAbilityAction('salvage'), refuseAction)
    expect([handText(salvage), ruinsText(salvage)]).toEqual(['', 'salvage'])
    const roulette = createPosition({ players: [{ hand: 'roulette peek' }, {}] })
    play(roulette, playForAbilityAction('roulette'))
    expect(isLegal(roulette, ruinAction('roulette'))).toBe(false)
    const voyage = createPosition({ players: [{ hand: 'voyage' }, {}], well: '', ruins: 'peek peek crisis crisis' })
    play(voyage, playForAbilityAction('voyage'))
    expect([ruinsText(voyage), handText(voyage), voyage.centre]).toEqual(['peek crisis crisis', 'peek', 'voyage'])
  })

  test('KAR-31: the remaining Deeds keep their order when one is ruined', () => {
    const players = [{ hand: 'crisis vengeance' }, { deeds: 'panic peek spite', hand: 'mimic mimic' }]
    const state = createPosition({ players })
    play(state, playForAbilityAction('crisis'), chooseTargetAction(1), ruinOwnDeedAction(1), refuseAction)
    expect(deedsText(state, 1)).toBe('panic spite')
    play(state, playForPointsAction('mimic'), playForAbilityAction('vengeance'), chooseTargetAction(1), refuseAction)
    expect(deedsText(state, 1)).toBe('panic spite')
  })
})
