import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { karmaka } from './index.ts'
import {
  playForAbilityAction,
  acceptAction,
  deckText,
  deedsText,
  decider,
  declineFurtherPlayAction,
  dieAction,
  drawAction,
  firstItemRandom,
  futureText,
  handText,
  isLegal,
  legalActions,
  chooseTargetAction,
  passAction,
  play,
  playWithRandom,
  playForPointsAction,
  createPosition,
  refuseAction,
  ruinsText,
  playHandCardAction,
  eventsOfKind,
} from './testing.ts'

describe('the turn', () => {
  test('KAR-12: a turn with Hand and Deck empty is a death turn without any other choice', () => {
    const state = createPosition({ players: [{ deeds: 'spite' }, {}], stage: 'death' })
    expect(legalActions(state)).toEqual([dieAction])
    play(createPosition({ players: [{ hand: 'panic' }, {}] }), playForPointsAction('panic'), dieAction)
    const events = play(state, dieAction)
    expect(eventsOfKind(events, 'scored')).toMatchObject([{ seat: 0, points: 3 }])
    expect(eventsOfKind(events, 'drew')).toEqual([])
  })

  test('KAR-13: a turn starts by drawing the top card of the own Deck, without any other choice', () => {
    const state = createPosition({ players: [{ hand: 'crisis', deck: 'peek spite' }, {}], stage: 'draw' })
    expect(legalActions(state)).toEqual([drawAction])
    play(state, drawAction)
    expect([handText(state), deckText(state)]).toEqual(['crisis spite', 'peek'])
  })

  test('KAR-14: with an empty Deck the draw is skipped, and nothing comes from the Well', () => {
    const state = createPosition({ players: [{ hand: 'peek' }, { hand: 'crisis spite' }] })
    const events = play(state, playHandCardAction('peek'))
    expect(decider(state)).toBe(1)
    expect(eventsOfKind(events, 'drew')).toEqual([])
    expect(handText(state, 1)).toBe('crisis spite')
    expect(isLegal(state, playForPointsAction('crisis'))).toBe(true)
  })

  test('KAR-15: after the draw the player plays one card or passes', () => {
    const state = createPosition({ players: [{ hand: 'crisis spite', deck: 'peek' }, {}] })
    expect(legalActions(state)).toEqual([
      ...(['crisis', 'spite'] as const).flatMap((card) => [
        playForPointsAction(card),
        playForAbilityAction(card),
        playHandCardAction(card),
      ]),
      passAction,
    ])
  })

  test('KAR-16: a player with an empty Deck cannot pass', () => {
    const players = [{ hand: 'crisis' }, { deck: 'peek' }]
    expect(isLegal(createPosition({ players }), passAction)).toBe(false)
    expect(karmaka.explainIllegal(karmaka.view(createPosition({ players }), 0), 0, passAction)?.id).toBe(
      'karmaka.why.mustPlay',
    )
  })

  test('KAR-17: a player who draws the last Deck card must play', () => {
    const state = createPosition({ players: [{ hand: 'crisis', deck: 'spite' }, {}], stage: 'draw' })
    play(state, drawAction)
    expect(isLegal(state, passAction)).toBe(false)
  })

  test('KAR-18: a pass moves no card and ends the turn', () => {
    const state = createPosition({ players: [{ hand: 'crisis', deck: 'spite' }, { hand: 'peek' }] })
    const events = play(state, passAction)
    expect([handText(state), deckText(state), handText(state, 1), ruinsText(state)]).toEqual([
      'crisis',
      'spite',
      'peek',
      '',
    ])
    expect(decider(state)).toBe(1)
    expect(eventsOfKind(events, 'passed')).toEqual([{ kind: 'passed', seat: 0 }])
    expect(eventsOfKind(events, 'moved')).toEqual([])
  })

  test('KAR-19: a further play does not draw again', () => {
    const state = createPosition({ players: [{ hand: 'panic crisis', deck: 'peek peek' }, {}] })
    const events = play(state, playForAbilityAction('panic'), chooseTargetAction(1), refuseAction)
    expect([handText(state), deckText(state)]).toEqual(['crisis', 'peek peek'])
    expect(eventsOfKind(events, 'drew')).toEqual([])
  })

  test('KAR-20: the turn passes to the next seat after the play and all further plays', () => {
    const state = createPosition({ players: [{ hand: 'panic panic crisis mimic', deck: 'peek' }, { hand: 'spite' }] })
    play(state, playForAbilityAction('panic'), chooseTargetAction(1), refuseAction)
    expect(decider(state)).toBe(0)
    play(state, playForAbilityAction('panic'), chooseTargetAction(1), refuseAction)
    expect(decider(state)).toBe(0)
    play(state, playForPointsAction('crisis'))
    expect([decider(state), deedsText(state), handText(state)]).toEqual([1, 'crisis', 'mimic'])
  })

  test('KAR-21: the Hand and the piles have no limit', () => {
    const many = 'panic panic panic dwindle dwindle dwindle crisis crisis crisis roulette roulette roulette'
    const players = [
      { hand: `${many} voyage`, future: 'peek peek peek sowing sowing sowing', deeds: 'spite spite' },
      {},
    ]
    const state = createPosition({ players })
    playWithRandom(firstItemRandom, state, playForAbilityAction('voyage'), refuseAction, playHandCardAction('panic'))
    expect(handText(state).split(' ')).toHaveLength(14)
    expect(futureText(state).split(' ')).toHaveLength(7)
  })

  test('KAR-22: other players decide only about offers and the cards that Crisis and Dwindle ask of them', () => {
    const random = createRandomStream(seedFromText('interrupt'), 0)
    const asked = new Set<string>()
    for (const players of [2, 3, 4]) {
      const state = karmaka.setup({ players, options: {} }, random, noopEventSink)
      for (let [seat] = karmaka.deciders(state); seat !== undefined; [seat] = karmaka.deciders(state)) {
        const [turn] = state.stack
        const frame = state.stack.at(-1)
        if (turn?.seat !== seat) asked.add(frame?.kind === 'ability' ? frame.ability : (frame?.kind ?? ''))
        karmaka.play(state, seat, random.pick(karmaka.choices(state, seat)), random, noopEventSink)
      }
    }
    expect([...asked].sort()).toEqual(['crisis', 'dwindle', 'offer'])
  })

  test('KAR-20: the turn also ends after an accepted offer', () => {
    const state = createPosition({ players: [{ hand: 'transmigrate peek' }, { hand: 'spite' }] })
    play(state, playForAbilityAction('transmigrate'), acceptAction)
    expect([decider(state), futureText(state, 1)]).toEqual([1, 'transmigrate'])
    expect(isLegal(state, declineFurtherPlayAction)).toBe(false)
  })
})
