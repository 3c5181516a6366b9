import { describe, expect, test } from 'vitest'
import { createEventRecorder, visibleEventFor, noopEventSink } from '../core/contract/game-events.ts'
import type { GameEvent } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { karmaka } from './index.ts'
import type { KarmakaState } from './state.ts'
import {
  playForAbilityAction,
  acceptAction,
  deckText,
  doneAction,
  drawAction,
  firstItemRandom,
  futureText,
  handText,
  knownHandText,
  knownFutureText,
  chooseTargetAction,
  placeOnOwnPileAction,
  play,
  playWithRandom,
  playForPointsAction,
  createPosition,
  putBackAction,
  refuseAction,
  ruinAction,
  playHandCardAction,
  takeAction,
} from './testing.ts'

const SEED = 'f'.repeat(32)

/** A state after so many random choices. */
function midGame(players: number, choices: number): KarmakaState {
  const random = createRandomStream(seedFromText(`mid ${String(players)}`), 0)
  const state = karmaka.setup({ players, options: {} }, random, noopEventSink)
  for (let i = 0; i < choices; i++) {
    const [seat = 0] = karmaka.deciders(state)
    karmaka.play(state, seat, random.pick(karmaka.choices(state, seat)), random, noopEventSink)
  }
  return state
}

describe('hidden information', () => {
  test('KAR-132: the number of cards in every place is public', () => {
    const state = midGame(3, 120)
    const counts = ({ players, well }: ReturnType<typeof karmaka.view>) =>
      [well.count, ...players.flatMap((each) => [each.hand.count, each.deck.count, each.future.count])].join()
    const all = ([0, 1, 2, 'table', 'open'] as const).map((viewer) => counts(karmaka.view(state, viewer)))
    expect(new Set(all).size).toBe(1)
    expect(state.well.cards.length).toBe(karmaka.view(state, 0).well.count)
  })

  test('KAR-133: every viewer sees the whole Ruins, all Deeds and the centre', () => {
    const state = midGame(3, 120)
    for (const viewer of [0, 1, 2, 'table'] as const) {
      const seen = karmaka.view(state, viewer)
      expect([seen.ruins, seen.centre]).toEqual([state.ruins, state.centre])
      expect(seen.players.map(({ deeds }) => deeds)).toEqual(state.players.map(({ deeds }) => deeds))
    }
  })

  test('a seat sees its own Hand and Future Life, the public view those of no seat', () => {
    const state = createPosition({ players: [{ hand: 'spite peek', future: 'mimic crisis' }, { hand: 'panic' }] })
    const own = karmaka.view(state, 0)
    expect(own.players[0]?.hand).toEqual({ count: 2, known: ['spite', 'peek'] })
    expect(knownFutureText(state, 0, 0)).toBe('mimic crisis')
    expect(own.players[1]?.hand).toEqual({ count: 1, known: [] })
    for (const { hand: cards, future: pile } of karmaka.view(state, 'table').players)
      expect([cards.known, pile.known]).toEqual([[], []])
    expect(karmaka.view(state, 'open').players[1]?.hand.known).toEqual(['panic'])
  })

  test('KAR-134: a seat does not see the cards of its own Deck until it draws them', () => {
    const state = createPosition({ players: [{ deck: 'spite peek' }, {}], stage: 'draw' })
    expect(karmaka.view(state, 0).players[0]?.deck).toEqual({ count: 2, known: [] })
    play(state, drawAction)
    expect([knownHandText(state, 0, 0), knownHandText(state, 1, 0)]).toEqual(['peek', ''])
  })

  test('KAR-135: a determinization for a seat has the same view and choices, and breaks no invariant', () => {
    for (const players of [2, 3, 4]) {
      const state = midGame(players, 150)
      const [seat = 0] = karmaka.deciders(state)
      const seen = karmaka.view(state, seat)
      for (let i = 0; i < 30; i++) {
        const determinized = karmaka.determinize(seen, seat, createRandomStream(SEED, i))
        expect(karmaka.view(determinized, seat)).toEqual(seen)
        expect(karmaka.choices(determinized, seat)).toEqual(karmaka.choices(state, seat))
        expect(karmaka.findBrokenInvariants(determinized)).toEqual([])
      }
    }
  })

  test('KAR-137: events contain no secret for viewers who may not know it', () => {
    const sketch = { players: [{ hand: 'sowing spite' }, {}, {}], top: 'peek crisis' }
    const state = createPosition(sketch)
    const events: GameEvent[] = []
    for (const action of [
      playForAbilityAction('sowing'),
      placeOnOwnPileAction('peek'),
      placeOnOwnPileAction('spite'),
      acceptAction,
    ]) {
      const { emit, report } = createEventRecorder(() => undefined)
      karmaka.play(state, state.stack.at(-1)?.seat ?? 0, action, createRandomStream(SEED, 0), emit)
      events.push(...report.facts)
    }
    const text = (viewer: number | 'table') => JSON.stringify(events.map((event) => visibleEventFor(event, viewer)))
    expect(text(0)).toMatch(/peek.*crisis|crisis.*peek/)
    for (const viewer of [1, 2, 'table'] as const) expect(text(viewer)).not.toMatch(/peek|crisis|spite/)
    expect(text('table')).toContain('"accepted":true')
  })
})

describe('knowledge of Hands', () => {
  test('KAR-139: a card shown by Peek stays known until it may have left the Hand unseen', () => {
    const players = [{ hand: 'peek mimic' }, { hand: 'panic panic spite crisis' }, {}]
    const state = createPosition({ players })
    play(state, playForAbilityAction('peek'), chooseTargetAction(1), refuseAction, playForPointsAction('mimic'))
    expect(knownHandText(state, 0, 1)).toBe('panic panic crisis spite')
    play(state, playHandCardAction('spite'))
    expect(knownHandText(state, 0, 1)).toBe('panic')
  })

  test('KAR-139: a card played openly is removed from the known cards, the others stay known', () => {
    const state = createPosition({ players: [{ hand: 'peek mimic' }, { hand: 'panic spite crisis' }] })
    play(
      state,
      playForAbilityAction('peek'),
      chooseTargetAction(1),
      refuseAction,
      playForPointsAction('mimic'),
      playForPointsAction('spite'),
    )
    expect(knownHandText(state, 0, 1)).toBe('panic crisis')
  })

  test('KAR-139: the only card of a known Hand stays known in the place it moves to', () => {
    const state = createPosition({ players: [{ hand: 'peek mimic' }, { hand: 'spite' }, {}] })
    play(
      state,
      playForAbilityAction('peek'),
      chooseTargetAction(1),
      refuseAction,
      playForPointsAction('mimic'),
      playHandCardAction('spite'),
    )
    expect([knownFutureText(state, 0, 1), knownFutureText(state, 2, 1)]).toEqual(['spite', '-'])
  })

  test('KAR-139: a known card that leaves unseen beside an unknown one is not known in its new place', () => {
    const players = [{ hand: 'mimic' }, { hand: 'salvage panic' }, {}]
    const state = createPosition({ players, seat: 1, ruins: 'spite' })
    play(state, playForAbilityAction('salvage'), takeAction(0), refuseAction, refuseAction)
    expect([knownHandText(state, 0, 1), knownHandText(state, 2, 1)]).toEqual(['spite', 'spite'])
    state.stack = [{ kind: 'turn', seat: 1, stage: 'play' }]
    play(state, playHandCardAction('spite'))
    expect([knownHandText(state, 0, 1), knownFutureText(state, 0, 1), knownFutureText(state, 1, 1)]).toEqual([
      '',
      '-',
      'spite',
    ])
  })

  test('KAR-139: a card taken from the open Ruins is known to all in the Hand', () => {
    const state = createPosition({ players: [{ hand: 'salvage' }, {}, {}], ruins: 'spite' })
    play(state, playForAbilityAction('salvage'), takeAction(0), refuseAction, refuseAction)
    expect([knownHandText(state, 1, 0), knownHandText(state, 2, 0)]).toEqual(['spite', 'spite'])
  })
})

describe('knowledge of piles', () => {
  test('KAR-140: an accepted offer is known to all in the Future Life, and also in the next Hand', () => {
    const state = createPosition({ players: [{ hand: 'transmigrate' }, { future: 'spite' }, {}] })
    play(state, playForAbilityAction('transmigrate'), acceptAction)
    expect([0, 1, 2].map((seat) => knownFutureText(state, seat, 1))).toEqual([
      '- transmigrate',
      'spite transmigrate',
      '- transmigrate',
    ])
    play(state, { do: 'die' })
    expect([handText(state, 1), knownHandText(state, 0, 1)]).toEqual(['spite transmigrate', 'transmigrate'])
  })

  test('KAR-140: the player of Destiny knows the order of the returned cards, also when they move to a Deck', () => {
    const players = [{ hand: 'destiny longevity mimic' }, { hand: 'panic' }]
    const state = createPosition({ players, top: 'spite peek crisis' })
    play(
      state,
      playForAbilityAction('destiny'),
      doneAction,
      putBackAction('crisis'),
      putBackAction('spite'),
      putBackAction('peek'),
      refuseAction,
    )
    expect(karmaka.view(state, 0).well.known.map(({ card }) => card)).toEqual(['crisis', 'spite', 'peek'])
    expect(karmaka.view(state, 1).well.known).toEqual([])
    play(state, playForPointsAction('panic'), playForAbilityAction('longevity'), chooseTargetAction(1), refuseAction)
    expect(deckText(state, 1)).toBe('peek spite')
    const own = karmaka.view(state, 0).players[1]?.deck.known.map(({ card }) => card)
    expect([own, karmaka.view(state, 1).players[1]?.deck.known]).toEqual([['peek', 'spite'], []])
    play(state, drawAction)
    expect(knownHandText(state, 0, 1)).toBe('spite')
  })

  test('KAR-140: a seat that stores one of several cards unseen makes another seat forget that it knew them', () => {
    const players = [{ hand: 'destiny' }, { hand: 'destiny' }]
    const state = createPosition({ players, top: 'spite peek crisis' })
    play(
      state,
      playForAbilityAction('destiny'),
      doneAction,
      putBackAction('crisis'),
      putBackAction('spite'),
      putBackAction('peek'),
      refuseAction,
    )
    playWithRandom(firstItemRandom, state, playForAbilityAction('destiny'))
    expect(karmaka.view(state, 0).lifted.known).toHaveLength(3)
    play(state, placeOnOwnPileAction('spite'))
    expect([karmaka.view(state, 0).lifted.known, knownFutureText(state, 0, 1)]).toEqual([[], '-'])
    expect(futureText(state, 1)).toBe('spite')
  })

  test('KAR-140: a card taken with Recycle is known to all in the Future Life', () => {
    const state = createPosition({ players: [{ hand: 'recycle', future: 'peek' }, {}, {}], ruins: 'spite' })
    play(state, playForAbilityAction('recycle'), takeAction(0), refuseAction, refuseAction)
    expect([0, 1, 2].map((seat) => knownFutureText(state, seat, 0))).toEqual(['peek spite', '- spite', '- spite'])
  })

  test('KAR-140: a seat that knew several equal cards still knows all of them when one is stored unseen', () => {
    const players = [{ hand: 'destiny' }, { hand: 'destiny' }]
    const state = createPosition({ players, top: 'spite peek peek peek' })
    play(
      state,
      playForAbilityAction('destiny'),
      doneAction,
      ...[0, 1, 2].map(() => putBackAction('peek')),
      refuseAction,
    )
    play(state, playForAbilityAction('destiny'), placeOnOwnPileAction('peek'))
    expect([karmaka.view(state, 0).lifted.known.length, knownFutureText(state, 0, 1)]).toEqual([2, 'peek'])
  })

  test('KAR-141: a determinization puts only cards of the last refill into the Well', () => {
    const players = [{ hand: 'another-day' }, { hand: 'spite spite mimic mimic' }]
    const state = createPosition({ players, well: '', ruins: 'peek peek crisis crisis panic panic panic' })
    playWithRandom(firstItemRandom, state, playForAbilityAction('another-day'), refuseAction)
    // The other cards lie where no player has seen them.
    state.players[1]?.deck.cards.push('roulette', 'sowing', 'voyage')
    state.players[1]?.deck.seen.push(0, 0, 0)
    for (let i = 0; i < 50; i++) {
      const { well } = karmaka.determinize(karmaka.view(state, 0), 0, createRandomStream(SEED, i))
      for (const card of well.cards) expect(['peek', 'crisis']).toContain(card)
    }
  })
})

describe('choices and prompts', () => {
  test('KAR-142: equal copies in a Hand are one choice', () => {
    const state = createPosition({ players: [{ hand: 'peek peek peek' }, {}] })
    expect(karmaka.choices(state, 0)).toEqual([
      playForPointsAction('peek'),
      playForAbilityAction('peek'),
      playHandCardAction('peek'),
    ])
  })

  test('KAR-143: a choice between equal hidden cards requires a prompt, one without an alternative does not', () => {
    const equal = createPosition({ players: [{ hand: 'dwindle' }, { hand: 'peek peek' }] })
    play(equal, playForAbilityAction('dwindle'), chooseTargetAction(1))
    expect([karmaka.choices(equal, 1), karmaka.requiresPrompt?.(equal, 1)]).toEqual([[ruinAction('peek')], true])
    const swindle = createPosition({ players: [{ hand: 'swindle' }, { hand: 'peek peek' }] })
    play(swindle, playForAbilityAction('swindle'), chooseTargetAction(1))
    expect([karmaka.choices(swindle, 0).length, karmaka.requiresPrompt?.(swindle, 0)]).toEqual([1, true])
    const destiny = createPosition({ players: [{ hand: 'destiny' }, {}], top: 'peek peek peek' })
    play(destiny, playForAbilityAction('destiny'), doneAction)
    expect([karmaka.choices(destiny, 0), karmaka.requiresPrompt?.(destiny, 0)]).toEqual([[putBackAction('peek')], true])
    const single = createPosition({ players: [{ hand: 'dwindle' }, { hand: 'peek' }] })
    play(single, playForAbilityAction('dwindle'), chooseTargetAction(1))
    expect(karmaka.requiresPrompt?.(single, 1)).toBe(false)
  })

  test('D-4: an offer always requires a prompt', () => {
    const state = createPosition({ players: [{ hand: 'transmigrate' }, {}] })
    play(state, playForAbilityAction('transmigrate'))
    expect([karmaka.choices(state, 1), karmaka.requiresPrompt?.(state, 1)]).toEqual([
      [acceptAction, refuseAction],
      true,
    ])
  })
})
