import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { equalJson } from '../core/contract/json.ts'
import { CARD_IDS } from './data.ts'
import { karmaka } from './index.ts'
import type { KarmakaAction, KarmakaState } from './state.ts'
import {
  playForAbility,
  accept,
  decider,
  decline,
  die,
  done,
  draw,
  embody,
  isLegal,
  mimic,
  chooseTarget,
  pass,
  place,
  play,
  playForPoints,
  createPosition,
  putBack,
  refuse,
  rings,
  ruin,
  ruinDeed,
  playToFuture,
  take,
  takePicked,
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
    expect(reason(state, playForPoints('peek'), 1)).toEqual(['notYourTurn', { seat: { seat: 0 } }])
    play(state, playForAbility('transmigrate'))
    expect(reason(state, playForPoints('peek'))).toEqual(['first.offer', { card: 'transmigrate', by: { seat: 0 } }])
    const dying = createPosition({ players: [{ rings: 5, deeds: 'spite' }, {}], stage: 'death' })
    expect(reason(dying, draw)).toBe('first.death')
    play(dying, die)
    expect(reason(dying, die)).toMatchObject(['first.rings', { points: 3, spend: 1 }])
    expect(reason(dying, rings(2))).toEqual(['exactRings', { rings: 1 }])
    const won = createPosition({ players: [{ rung: 'ape', deeds: 'spite vengeance panic' }, {}], stage: 'death' })
    play(won, die)
    expect(karmaka.explainIllegal(karmaka.view(won, 0), 0, die)).toEqual({ id: 'karmaka.why.gameOver' })
  })

  test('in a turn: card not in hand, no teammate, no pass, no draw, no offer', () => {
    const state = createPosition({ players: [{ hand: 'peek', deck: 'spite' }, { hand: 'panic' }], stage: 'draw' })
    expect(reason(state, pass)).toBe('first.draw')
    play(state, draw)
    expect(reason(state, playForPoints('panic'))).toEqual(['notInHand', { card: 'panic' }])
    expect(reason(state, playToFuture('peek', 'teammate'))).toBe('noTeammate')
    expect([reason(state, pass), reason(state, decline)]).toEqual(['mustPlay', 'firstPlay'])
    expect([reason(state, draw), reason(state, die)]).toEqual(['deckEmpty', 'stillAlive'])
    expect(reason(state, accept)).toBe('noOffer')
    expect(reason(state, done)).toMatchObject(['first.mustPlay', {}])
    const drawn = createPosition({ players: [{ hand: 'peek', deck: 'spite crisis' }, {}], stage: 'draw' })
    play(drawn, draw)
    expect(reason(drawn, draw)).toBe('drawnAlready')
    play(drawn, playForAbility('peek'), chooseTarget(1), refuse)
    expect(reason(drawn, pass)).toBe('declineInstead')
  })

  test('targets: the player opposite, a teammate, oneself', () => {
    const four = createPosition({ players: [{ hand: 'vengeance' }, {}, {}, {}] })
    play(four, playForAbility('vengeance'))
    expect(reason(four, chooseTarget(2))).toEqual(['opposite', { seat: { seat: 2 } }])
    expect(reason(four, chooseTarget(0))).toEqual(['rivalsOnly', { card: 'vengeance' }])
    const teams = createPosition({
      players: [{ hand: 'vengeance mimic' }, {}, { deeds: 'peek' }, {}],
      variant: 'teams',
    })
    play(teams, playForAbility('vengeance'))
    expect(reason(teams, chooseTarget(2))).toEqual(['notTeammate', { card: 'vengeance' }])
    expect(reason(teams, playForPoints('mimic'))).toEqual(['first.target', { card: 'vengeance' }])
    expect(reason(teams, take(0))).toEqual(['first.target', { card: 'vengeance' }])
  })

  test('copies: no Deeds, not a rival, not an own Deed', () => {
    const players = [{ hand: 'mimic' }, { deeds: 'peek' }, { deeds: 'panic' }, {}]
    const state = createPosition({ players })
    play(state, playForAbility('mimic'))
    expect([reason(state, mimic(3)), reason(state, mimic(0))]).toEqual([
      ['noDeeds', { seat: { seat: 3 } }],
      'mimicRivals',
    ])
    const body = createPosition({ players: [{ hand: 'embodiment', deeds: 'peek panic' }, {}] })
    play(body, playForAbility('embodiment'))
    expect(reason(body, embody('spite'))).toEqual(['notYourDeed', { card: 'spite' }])
  })

  test('lists and piles: not enough yet, too deep, not among the seen cards', () => {
    const sowing = createPosition({ players: [{ hand: 'sowing spite' }, {}] })
    play(sowing, playForAbility('sowing'), place('spite'))
    expect(reason(sowing, done)).toEqual(['notEnough', { card: 'sowing', count: 1 }])
    expect(reason(sowing, place('panic'))).toEqual(['notInHand', { card: 'panic' }])
    const ruined = 'peek spite spite crisis panic'
    const salvage = createPosition({ players: [{ hand: 'salvage' }, {}], ruins: ruined })
    play(salvage, playForAbility('salvage'))
    expect([reason(salvage, take(3)), reason(salvage, take(9))]).toEqual([
      ['uppermostOnly', { count: 3 }],
      'noSuchCard',
    ])
    const crisis = createPosition({ players: [{ hand: 'crisis' }, { deeds: 'peek peek panic' }] })
    play(crisis, playForAbility('crisis'), chooseTarget(1))
    expect([reason(crisis, ruinDeed(2)), reason(crisis, ruinDeed(3))]).toEqual(['takeUpper', 'noSuchCard'])
    const dwindle = createPosition({ players: [{ hand: 'dwindle' }, { hand: 'peek panic' }] })
    play(dwindle, playForAbility('dwindle'), chooseTarget(1))
    expect(reason(dwindle, ruin('spite'))).toEqual(['notInHand', { card: 'spite' }])
    const future = createPosition({ players: [{ hand: 'transmigrate', future: 'peek panic' }, {}] })
    play(future, playForAbility('transmigrate'))
    expect(reason(future, take(2))).toBe('noSuchCard')
    const swindle = createPosition({ players: [{ hand: 'swindle' }, { hand: 'peek panic' }] })
    play(swindle, playForAbility('swindle'), chooseTarget(1))
    expect(reason(swindle, takePicked('spite'))).toEqual(['notPicked', { card: 'spite' }])
    const destiny = createPosition({ players: [{ hand: 'destiny' }, {}], top: 'peek panic crisis' })
    play(destiny, playForAbility('destiny'))
    expect(reason(destiny, place('spite'))).toEqual(['notLifted', { card: 'spite' }])
    play(destiny, done)
    expect(reason(destiny, putBack('spite'))).toEqual(['notLifted', { card: 'spite' }])
  })

  test('exist for every action that is not offered to the deciding seat, and for none that is', () => {
    const actions: KarmakaAction[] = [draw, die, pass, decline, done, accept, refuse, rings(0), rings(2)]
    actions.push(...[0, 1, 2, 3].flatMap((seat) => [chooseTarget(seat), mimic(seat)]), ...[0, 1, 2, 7].map(take))
    actions.push(
      ...CARD_IDS.flatMap((card) => [playForPoints(card), playToFuture(card, 'teammate'), ruin(card), place(card)]),
    )
    actions.push(
      ...CARD_IDS.flatMap((card) => [putBack(card), takePicked(card), embody(card)]),
      ruinDeed(0),
      ruinDeed(5),
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
