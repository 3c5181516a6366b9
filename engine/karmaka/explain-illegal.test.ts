import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { equalJson } from '../core/contract/json.ts'
import { CARD_IDS } from './data.ts'
import { karmaka } from './index.ts'
import type { KarmakaAction, KarmakaState } from './state.ts'
import {
  playForAbilityAction,
  acceptAction,
  decider,
  declineFurtherPlayAction,
  dieAction,
  doneAction,
  drawAction,
  copyOwnDeedAction,
  isLegal,
  mimicAction,
  chooseTargetAction,
  passAction,
  placeOnOwnPileAction,
  play,
  playForPointsAction,
  createPosition,
  putBackAction,
  refuseAction,
  ringsAction,
  ruinAction,
  ruinOwnDeedAction,
  playHandCardAction,
  takeAction,
  takePickedCardAction,
} from './testing.ts'

/** The reason against an action, without its common beginning; for the seat that must choose, or another one. */
function reason(state: KarmakaState, action: KarmakaAction, seat = decider(state)): unknown {
  expect(seat === decider(state) && isLegal(state, action)).toBe(false)
  const message = karmaka.explainIllegal(karmaka.view(state, seat), seat, action)
  const id = message?.id.replace('karmaka.why.', '')
  const card = /"card":\{"id":"karmaka\.card\.([a-z-]+)\.name"\}/
  return message?.values === undefined
    ? id
    : [id, JSON.parse(JSON.stringify(message.values).replace(card, '"card":"$1"'))]
}

describe('reasons of explainIllegal', () => {
  test('out of turn, after the end, while an offer or the ring choice is pending', () => {
    const state = createPosition({ players: [{ hand: 'transmigrate' }, { hand: 'peek' }] })
    expect(reason(state, playForPointsAction('peek'), 1)).toEqual(['notYourTurn', { seat: { seat: 0 } }])
    play(state, playForAbilityAction('transmigrate'))
    expect(reason(state, playForPointsAction('peek'))).toEqual([
      'first.offer',
      { card: 'transmigrate', by: { seat: 0 } },
    ])
    const dying = createPosition({ players: [{ rings: 5, deeds: 'spite' }, {}], stage: 'death' })
    expect(reason(dying, drawAction)).toBe('first.death')
    play(dying, dieAction)
    expect(reason(dying, dieAction)).toMatchObject(['first.rings', { points: 3, spend: 1 }])
    expect(reason(dying, ringsAction(2))).toEqual(['exactRings', { rings: 1 }])
    const won = createPosition({ players: [{ rung: 'ape', deeds: 'spite vengeance panic' }, {}], stage: 'death' })
    play(won, dieAction)
    expect(karmaka.explainIllegal(karmaka.view(won, 0), 0, dieAction)).toEqual({ id: 'karmaka.why.gameOver' })
  })

  test('in a turn: card not in hand, no teammate, no pass, no draw, no offer', () => {
    const state = createPosition({ players: [{ hand: 'peek', deck: 'spite' }, { hand: 'panic' }], stage: 'draw' })
    expect(reason(state, passAction)).toBe('first.draw')
    play(state, drawAction)
    expect(reason(state, playForPointsAction('panic'))).toEqual(['notInHand', { card: 'panic' }])
    expect(reason(state, playHandCardAction('peek', 'teammate'))).toBe('noTeammate')
    expect([reason(state, passAction), reason(state, declineFurtherPlayAction)]).toEqual(['mustPlay', 'firstPlay'])
    expect([reason(state, drawAction), reason(state, dieAction)]).toEqual(['deckEmpty', 'stillAlive'])
    expect(reason(state, acceptAction)).toBe('noOffer')
    expect(reason(state, doneAction)).toMatchObject(['first.mustPlay', {}])
    const drawn = createPosition({ players: [{ hand: 'peek', deck: 'spite crisis' }, {}], stage: 'draw' })
    play(drawn, drawAction)
    expect(reason(drawn, drawAction)).toBe('drawnAlready')
    play(drawn, playForAbilityAction('peek'), chooseTargetAction(1), refuseAction)
    expect(reason(drawn, passAction)).toBe('declineInstead')
  })

  test('targets: the player opposite, a teammate, oneself', () => {
    const four = createPosition({ players: [{ hand: 'vengeance' }, {}, {}, {}] })
    play(four, playForAbilityAction('vengeance'))
    expect(reason(four, chooseTargetAction(2))).toEqual(['opposite', { seat: { seat: 2 } }])
    expect(reason(four, chooseTargetAction(0))).toEqual(['rivalsOnly', { card: 'vengeance' }])
    const teams = createPosition({
      players: [{ hand: 'vengeance mimic' }, {}, { deeds: 'peek' }, {}],
      variant: 'teams',
    })
    play(teams, playForAbilityAction('vengeance'))
    expect(reason(teams, chooseTargetAction(2))).toEqual(['notTeammate', { card: 'vengeance' }])
    expect(reason(teams, playForPointsAction('mimic'))).toEqual(['first.target', { card: 'vengeance' }])
    expect(reason(teams, takeAction(0))).toEqual(['first.target', { card: 'vengeance' }])
  })

  test('copies: no Deeds, not a rival, not an own Deed', () => {
    const players = [{ hand: 'mimic' }, { deeds: 'peek' }, { deeds: 'panic' }, {}]
    const state = createPosition({ players })
    play(state, playForAbilityAction('mimic'))
    expect([reason(state, mimicAction(3)), reason(state, mimicAction(0))]).toEqual([
      ['noDeeds', { seat: { seat: 3 } }],
      'mimicRivals',
    ])
    const body = createPosition({ players: [{ hand: 'embodiment', deeds: 'peek panic' }, {}] })
    play(body, playForAbilityAction('embodiment'))
    expect(reason(body, copyOwnDeedAction('spite'))).toEqual(['notYourDeed', { card: 'spite' }])
  })

  test('lists and piles: not enough yet, too deep, not among the seen cards', () => {
    const sowing = createPosition({ players: [{ hand: 'sowing spite' }, {}] })
    play(sowing, playForAbilityAction('sowing'), placeOnOwnPileAction('spite'))
    expect(reason(sowing, doneAction)).toEqual(['notEnough', { card: 'sowing', count: 1 }])
    expect(reason(sowing, placeOnOwnPileAction('panic'))).toEqual(['notInHand', { card: 'panic' }])
    const ruined = 'peek spite spite crisis panic'
    const salvage = createPosition({ players: [{ hand: 'salvage' }, {}], ruins: ruined })
    play(salvage, playForAbilityAction('salvage'))
    expect([reason(salvage, takeAction(3)), reason(salvage, takeAction(9))]).toEqual([
      ['uppermostOnly', { count: 3 }],
      'noSuchCard',
    ])
    const crisis = createPosition({ players: [{ hand: 'crisis' }, { deeds: 'peek peek panic' }] })
    play(crisis, playForAbilityAction('crisis'), chooseTargetAction(1))
    expect([reason(crisis, ruinOwnDeedAction(2)), reason(crisis, ruinOwnDeedAction(3))]).toEqual([
      'takeUpper',
      'noSuchCard',
    ])
    const dwindle = createPosition({ players: [{ hand: 'dwindle' }, { hand: 'peek panic' }] })
    play(dwindle, playForAbilityAction('dwindle'), chooseTargetAction(1))
    expect(reason(dwindle, ruinAction('spite'))).toEqual(['notInHand', { card: 'spite' }])
    const future = createPosition({ players: [{ hand: 'transmigrate', future: 'peek panic' }, {}] })
    play(future, playForAbilityAction('transmigrate'))
    expect(reason(future, takeAction(2))).toBe('noSuchCard')
    const swindle = createPosition({ players: [{ hand: 'swindle' }, { hand: 'peek panic' }] })
    play(swindle, playForAbilityAction('swindle'), chooseTargetAction(1))
    expect(reason(swindle, takePickedCardAction('spite'))).toEqual(['notPicked', { card: 'spite' }])
    const destiny = createPosition({ players: [{ hand: 'destiny' }, {}], top: 'peek panic crisis' })
    play(destiny, playForAbilityAction('destiny'))
    expect(reason(destiny, placeOnOwnPileAction('spite'))).toEqual(['notLifted', { card: 'spite' }])
    play(destiny, doneAction)
    expect(reason(destiny, putBackAction('spite'))).toEqual(['notLifted', { card: 'spite' }])
  })

  test('exist for every action that is not offered to the deciding seat, and for none that is', () => {
    const actions: KarmakaAction[] = [
      drawAction,
      dieAction,
      passAction,
      declineFurtherPlayAction,
      doneAction,
      acceptAction,
      refuseAction,
      ringsAction(0),
      ringsAction(2),
    ]
    actions.push(
      ...[0, 1, 2, 3].flatMap((seat) => [chooseTargetAction(seat), mimicAction(seat)]),
      ...[0, 1, 2, 7].map(takeAction),
    )
    actions.push(
      ...CARD_IDS.flatMap((card) => [
        playForPointsAction(card),
        playHandCardAction(card, 'teammate'),
        ruinAction(card),
        placeOnOwnPileAction(card),
      ]),
    )
    actions.push(
      ...CARD_IDS.flatMap((card) => [putBackAction(card), takePickedCardAction(card), copyOwnDeedAction(card)]),
      ruinOwnDeedAction(0),
      ruinOwnDeedAction(5),
    )
    const random = createRandomStream(seedFromText('reasons'), 0)
    const state = karmaka.setup({ players: 4, options: { variant: 'teams' } }, random, noopEventSink)
    for (let i = 0; i < 300 && state.winner === null; i++) {
      const seat = decider(state)
      const offered = karmaka.choices(state, seat)
      const view = karmaka.view(state, seat)
      for (const action of actions) {
        const said = karmaka.explainIllegal(view, seat, action)
        const legal = offered.some((choice) => equalJson(choice, action))
        expect(said === undefined, JSON.stringify([action, state.stack])).toBe(legal)
      }
      karmaka.play(state, seat, random.pick(offered), random, noopEventSink)
    }
  })
})
