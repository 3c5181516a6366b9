import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { karmaka } from './index.ts'
import {
  playForAbilityAction,
  decider,
  deckText,
  dieAction,
  futureText,
  handText,
  knownHandText,
  knownFutureText,
  isLegal,
  mimicAction,
  legalActions,
  chooseTargetAction,
  play,
  createPosition,
  refuseAction,
  ruinsText,
  playHandCardAction,
  eventsOfKind,
} from './testing.ts'
import { relationsOfSeat, sideOf } from './variants.ts'

const winning = { deeds: 'spite vengeance panic', rung: 'ape' } as const

describe('two against two', () => {
  test('KAR-123: partners sit opposite each other, and turns alternate between the teams', () => {
    expect([0, 1, 2, 3].map((seat) => relationsOfSeat('teams', 4, seat).partners)).toEqual([[2], [3], [0], [1]])
    const state = createPosition({ players: [{ hand: 'panic' }, { hand: 'peek' }, {}, {}], variant: 'teams' })
    play(state, playHandCardAction('panic'))
    expect(decider(state)).toBe(1)
    expect(sideOf('teams', 1)).not.toBe(sideOf('teams', 0))
  })

  test("KAR-124: a card may go facedown onto the teammate's Future Life, without an offer", () => {
    const players = [{ hand: 'panic peek' }, { hand: 'mimic' }, { future: 'spite' }, {}]
    const state = createPosition({ players, variant: 'teams' })
    expect(legalActions(state)).toHaveLength(8)
    const events = play(state, playHandCardAction('peek', 'teammate'))
    expect([futureText(state, 2), handText(state), decider(state)]).toEqual(['spite peek', 'panic', 1])
    expect(eventsOfKind(events, 'offered')).toEqual([])
    expect([0, 1, 2, 3].map((seat) => knownFutureText(state, seat, 2))).toEqual(['- peek', '- -', 'spite peek', '- -'])
    const alone = createPosition({ players })
    expect(isLegal(alone, playHandCardAction('peek', 'teammate'))).toBe(false)
  })

  test('KAR-125: abilities on any player may be used on the teammate, abilities on a rival may not', () => {
    const players = [{ hand: 'panic vengeance' }, {}, { deck: 'peek', deeds: 'crisis' }, {}]
    const state = createPosition({ players, variant: 'teams' })
    play(state, playForAbilityAction('vengeance'))
    expect(legalActions(state)).toEqual([chooseTargetAction(1), chooseTargetAction(3)])
    const any = createPosition({ players, variant: 'teams' })
    play(any, playForAbilityAction('panic'))
    expect(legalActions(any)).toEqual([
      chooseTargetAction(1),
      chooseTargetAction(2),
      chooseTargetAction(3),
      chooseTargetAction(0),
    ])
    play(any, chooseTargetAction(2), refuseAction, refuseAction)
    expect([deckText(any, 2), ruinsText(any)]).toEqual(['', 'peek panic'])
  })

  test('KAR-126: the first player to reach Transcendence wins for the team', () => {
    const state = createPosition({
      players: [{}, {}, winning, { rung: 'wolf' }],
      variant: 'teams',
      seat: 2,
      stage: 'death',
    })
    const events = play(state, dieAction)
    expect(events.at(-1)).toEqual({ kind: 'ended', seat: 2, winners: [0, 2], reason: 'team' })
    const outcome = karmaka.outcome(state)
    expect(outcome?.reason).toEqual({ id: 'karmaka.end.team', values: { seat: { seat: 2 } } })
    expect(outcome?.ranking.map(({ seats, rank }) => [seats, rank])).toEqual([
      [[0, 2], 1],
      [[1, 3], 2],
    ])
  })

  test('KAR-127: partners share nothing and do not see the hidden cards of each other', () => {
    const players = [{ hand: 'panic', future: 'peek', deck: 'crisis' }, {}, { hand: 'spite', rings: 1 }, {}]
    const state = createPosition({ players, variant: 'teams' })
    const seen = karmaka.view(state, 2).players[0]
    expect([seen?.hand, seen?.future, seen?.deck]).toEqual([1, 1, 1].map((count) => ({ count, known: [] })))
    expect(knownHandText(state, 0, 2)).toBe('')
    expect(state.players.map(({ rings }) => rings)).toEqual([0, 0, 1, 0])
  })
})

describe('Big Bad Wolf', () => {
  test('KAR-128: the solo player starts on Wolf, the two partners on Dung Beetle', () => {
    const config = { players: 3, options: { variant: 'wolf' } }
    const state = karmaka.setup(config, createRandomStream('e'.repeat(32), 0), noopEventSink)
    expect(state.players.map(({ rung }) => rung)).toEqual([2, 0, 0])
    expect([0, 1, 2].map((seat) => relationsOfSeat('wolf', 3, seat).partners)).toEqual([[], [2], [1]])
    expect(karmaka.findBrokenInvariants(state, config)).toEqual([])
  })

  test('KAR-129: the solo player wins alone, the partners win together', () => {
    const solo = createPosition({ players: [winning, {}, {}], variant: 'wolf', stage: 'death' })
    expect(play(solo, dieAction).at(-1)).toEqual({ kind: 'ended', seat: 0, winners: [0], reason: 'wolf' })
    expect(karmaka.outcome(solo)?.ranking.map(({ seats }) => seats)).toEqual([[0], [1, 2]])
    const pack = createPosition({ players: [{}, winning, {}], variant: 'wolf', seat: 1, stage: 'death' })
    expect(play(pack, dieAction).at(-1)).toEqual({ kind: 'ended', seat: 1, winners: [1, 2], reason: 'pack' })
    expect(karmaka.outcome(pack)?.ranking.map(({ seats }) => seats)).toEqual([[1, 2], [0]])
  })

  test('KAR-130: partners are not rivals: no ability, no offer, no Mimic between them', () => {
    const players = [{ deeds: 'peek' }, { hand: 'vengeance transmigrate mimic' }, { deeds: 'crisis' }]
    const position1 = () => createPosition({ players, variant: 'wolf', seat: 1 })
    const vengeance = position1()
    play(vengeance, playForAbilityAction('vengeance'))
    expect(legalActions(vengeance)).toEqual([chooseTargetAction(0)])
    const offer = eventsOfKind(play(position1(), playForAbilityAction('transmigrate'), refuseAction), 'offered')
    expect(offer.map(({ to }) => to)).toEqual([0])
    const copy = position1()
    play(copy, playForAbilityAction('mimic'))
    expect(legalActions(copy)).toEqual([mimicAction(0)])
  })

  test('KAR-131: a player cannot put a card onto the Future Life of a partner', () => {
    const players = [{}, { hand: 'panic' }, {}]
    const state = createPosition({ players, variant: 'wolf', seat: 1 })
    expect(isLegal(state, playHandCardAction('panic', 'teammate'))).toBe(false)
    expect(karmaka.explainIllegal(karmaka.view(state, 1), 1, playHandCardAction('panic', 'teammate'))?.id).toBe(
      'karmaka.why.noTeammateFuture',
    )
  })
})
