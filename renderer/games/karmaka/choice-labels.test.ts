import { describe, expect, it } from 'vitest'
import { createGreedyBot } from '../../../engine/core/host/bots/greedy.ts'
import { createEventRecorder, visibleEventFor } from '../../../engine/core/contract/game-events.ts'
import type { Seat, Viewer } from '../../../engine/core/contract/game.ts'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { CARD_IDS, KARMIC_LADDER } from '../../../engine/karmaka/data.ts'
import type { KarmakaVariant } from '../../../engine/karmaka/data.ts'
import { karmaka } from '../../../engine/karmaka/index.ts'
import type { KarmakaAction, KarmakaEvent, KarmakaState } from '../../../engine/karmaka/index.ts'
import { karmaka as english } from '../../messages/en/karmaka/index.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { promptMessageOfSeat } from '../decision-prompts.ts'
import { checkChoiceLabels, messageFaults } from '../ui-checks.ts'
import { TEST_PLAYER_NAMES, createTextTester } from '../../testing/game-ui-helpers.ts'
import { seatFigureLines } from './seat-figures.ts'
import {
  CARD_BACK_LABEL,
  CLOSE_PILE_LABEL,
  cardLabel,
  centreLabel,
  deedLabel,
  deedsLabel,
  cardZoneLabel,
  seatOrSupplyRingsLabel,
  ruinsLabel,
  rungLabel,
  seatPanelLabel,
  seatTokenLabel,
  wellLabel,
} from './labels.ts'
import { readingPauses, eventSentence } from './log-sentences.ts'
import { decider, play, testPosition, playCardAction } from './testing.ts'
import { choiceLabel } from './choice-labels.ts'

addMessages(english)
const { asked, offered, said } = createTextTester({ game: karmaka, choiceLabel, eventSentence })

/** Plays the actions and returns the log sentences about them for a viewer. */
const told = (state: KarmakaState, viewer: Viewer, ...actions: KarmakaAction[]): string[] =>
  said(play(state, ...actions), viewer)

describe('the prompt', () => {
  it('K3: names the uses of a card, and whether passing is possible', () => {
    expect(asked(testPosition(2, [{ hand: ['panic'], deck: ['mimic'] }]))).toBe(
      'Ana, use a card for its points, its ability or your next life, or pass.',
    )
    expect(asked(testPosition(2, [{ hand: ['panic'] }]))).toBe(
      'Ana, your Deck is empty: use a card for its points, its ability or your next life.',
    )
  })

  it('asks for the target of an ability, and then the player who has to choose', () => {
    const state = testPosition(3, [{ hand: ['dwindle', 'peek'] }, { hand: ['panic', 'mimic'] }])
    told(state, 0, playCardAction('dwindle'))
    expect(asked(state)).toBe('Ana, on whom do you use Dwindle?')
    expect(offered(state)).toEqual(['Dwindle on Ben', 'Dwindle on Cleo, to no effect', 'Dwindle on yourself'])
    told(state, 0, { do: 'target', seat: 1 })
    expect(asked(state)).toBe('Ben, Ana uses Dwindle: which of your hand cards goes to the Ruins?')
    told(state, 0, { do: 'ruin', card: 'mimic' })
    expect(asked(state)).toBe('Ben, Ana offers you Dwindle. Lay it on your Future Life?')
    expect(offered(state)).toEqual(['Take Dwindle into your Future Life', 'Refuse: Dwindle goes to the Ruins'])
  })

  it('names who is asked next when an offer is refused', () => {
    const state = testPosition(3, [{ hand: ['another-day', 'peek'] }])
    told(state, 0, playCardAction('another-day'))
    expect(offered(state)[1]).toBe('Refuse: Cleo is asked next')
  })

  it('counts the remaining cards or draws', () => {
    const state = testPosition(2, [{ hand: ['panic', 'peek', 'roulette', 'mimic'] }])
    told(state, 0, playCardAction('roulette'))
    expect(asked(state)).toBe('Ana, ruin up to 2 cards, or none.')
    expect(offered(state).at(-1)).toBe('Ruin nothing')
    told(state, 0, { do: 'ruin', card: 'panic' })
    expect(asked(state)).toBe('Ana, ruin one more card, or no more.')
    told(state, 0, { do: 'done' })
    expect(asked(state)).toBe('Ana, draw up to 2 cards from the Well, or stop.')
    expect(offered(state)).toEqual(['Draw from the Well', 'Draw nothing'])
    told(state, 0, { do: 'draw' })
    expect(asked(state)).toBe('Ana, draw one more card from the Well, or stop.')
  })

  it('asks for rings together with the rebirth that they pay for', () => {
    const state = testPosition(2, [{ deeds: ['peek'] }])
    Object.assign(state.players[0] ?? {}, { rings: 3 })
    state.stack = [{ kind: 'turn', seat: 0, stage: 'death' }]
    expect(told(state, 1, { do: 'die' })).toEqual(['Ana dies: 0 red, 0 green, 1 blue. 1 point, with 4 needed.'])
    expect(asked(state)).toBe('Ana, 1 point for this life. Spend 3 rings to become Snake?')
    expect(offered(state)).toEqual(['Spend 3 rings and become Snake', 'Spend none and live as Dung Beetle again'])
    expect(told(state, 1, { do: 'rings', spend: 3 }).slice(0, 2)).toEqual([
      'Ana spends 3 rings.',
      'Ana rises from Dung Beetle to Snake.',
    ])
  })
})

describe('a choice', () => {
  it('names the card and its use, and what scoring brings', () => {
    const state = testPosition(2, [{ hand: ['hells-heart'], deck: ['mimic'] }, { future: ['peek'] }])
    expect(offered(state)).toEqual([
      'Hell’s Heart: score it, 2 red',
      'Hell’s Heart: use its ability',
      'Hell’s Heart: keep it for your Future Life',
      'Pass and keep your cards',
    ])
  })

  it('K3: says that an ability has no effect, if that is certain and it grants no further play', () => {
    const state = testPosition(2, [
      { hand: ['vengeance', 'panic', 'transmigrate'], deck: ['peek'] },
      { hand: ['spite'] },
    ])
    const abilities = offered(state).filter((words) => words.includes('ability'))
    expect(abilities).toEqual([
      'Vengeance: use its ability, which comes to nothing',
      'Panic: use its ability',
      'Transmigrate: use its ability, which comes to nothing',
    ])
    const three = testPosition(3, [{ hand: ['vengeance'], deck: ['peek'] }, { deeds: ['panic'] }, { hand: ['spite'] }])
    expect(offered(three)[1]).toBe('Vengeance: use its ability')
    play(three, playCardAction('vengeance'))
    expect(offered(three)).toEqual(['Vengeance on Ben', 'Vengeance on Cleo, to no effect'])
    const copying = testPosition(2, [{ hand: ['embodiment', 'peek'], deeds: ['vengeance', 'another-day'] }])
    play(copying, playCardAction('embodiment'))
    expect(offered(copying)).toEqual(['Use your Vengeance, which comes to nothing', 'Use your Another Day'])
  })

  it('K3: says that the player may put all or the rest of the cards back', () => {
    const state = testPosition(2, [{ hand: ['destiny', 'panic'] }])
    state.well = { cards: ['crisis', 'spite', 'mimic', 'peek'], seen: [0, 0, 0, 0] }
    play(state, playCardAction('destiny'))
    expect(asked(state)).toBe('Ana, lay up to 2 of these on your Future Life, or put them back.')
    expect(offered(state).at(-1)).toBe('Put all of them back')
    play(state, { do: 'place', card: 'spite' })
    expect(asked(state)).toBe('Ana, lay one of these on your Future Life, or put the rest back.')
    expect(offered(state).at(-1)).toBe('Put the rest back')
  })

  it('offers to give a card to the partner opposite', () => {
    const state = testPosition(4, [{ hand: ['peek'] }], { variant: 'teams' })
    expect(offered(state)).toContain('Peek: give it to the Future Life of Cleo')
  })

  it('distinguishes equal cards of a pile by their position', () => {
    const state = testPosition(2, [{ hand: ['salvage', 'peek'] }], { ruins: ['panic', 'spite', 'panic'] })
    told(state, 0, playCardAction('salvage'))
    expect(offered(state)).toEqual([
      'Take Panic, on top',
      'Take Spite, number 2 from the top',
      'Take Panic, number 3 from the top',
    ])
  })
})

describe('the log', () => {
  it('reports a copied ability and its offer', () => {
    const state = testPosition(2, [{ hand: ['mimic', 'peek'] }, { deeds: ['vengeance'] }])
    expect(told(state, 'table', playCardAction('mimic'), { do: 'mimic', seat: 1 }, { do: 'target', seat: 1 })).toEqual([
      'Ana plays Mimic for its ability.',
      'Mimic copies Vengeance, the exposed Deed of Ben.',
      'Ana uses Vengeance on Ben.',
      'Vengeance of Ben goes from the Deeds to the Ruins.',
      'Ana offers Mimic to Ben.',
    ])
    expect(told(state, 'table', { do: 'answer', accept: true })[0]).toBe('Ben takes Mimic for the next life.')
  })

  it('names a hidden card only to players who know it', () => {
    const state = () => testPosition(2, [{ hand: ['peek', 'panic'], deck: ['mimic'] }, { hand: ['spite', 'denial'] }])
    expect(told(state(), 0, playCardAction('panic', 'future'))[0]).toBe('Ana lays Panic on their own Future Life.')
    for (const viewer of [1, 'table'] as const)
      expect(told(state(), viewer, playCardAction('panic', 'future'))[0]).toBe(
        'Ana lays a card on their own Future Life.',
      )
    expect(told(state(), 0, playCardAction('peek'), { do: 'target', seat: 1 })).toContain(
      'Ana looks at the hand of Ben: Spite and Denial.',
    )
    expect(told(state(), 'table', playCardAction('peek'), { do: 'target', seat: 1 })).toContain(
      'Ana looks at the hand of Ben.',
    )
  })

  it('pauses for events that the player has to read', () => {
    expect(readingPauses([{ kind: 'moved', from: 'well', to: 'ruins', count: 1 }], [])).toEqual([])
    const offer = { kind: 'offered', seat: 0, to: 1, card: 'peek' } as const
    expect(readingPauses([{ kind: 'turn', seat: 0 }, offer], [])).toEqual([eventSentence(offer)])
    const played = { kind: 'played', seat: 1, card: 'peek', way: 'ability' } as const
    expect(readingPauses([played], [0]).map((each) => (each === 'glance' ? each : formatMessage(each)))).toEqual([
      'Peek',
      'See the whole hand of a rival. Then play again.',
    ])
    expect(readingPauses([played], [1])).toEqual(['glance'])
  })
})

describe('the figures of a seat', () => {
  const figuresOf = (state: KarmakaState, seat: Seat, viewer: Viewer): string[] =>
    seatFigureLines(karmaka.view(state, viewer), seat).map((message) => formatMessage(message, TEST_PLAYER_NAMES))

  it('give the best colour including mosaic cards, and what is missing', () => {
    const state = testPosition(2, [{ hand: ['peek'], deck: ['panic'], deeds: ['spite', 'mimic', 'peek'] }])
    expect(figuresOf(state, 0, 1)).toEqual([
      'Dung Beetle, life number 1',
      '4 points in red',
      'Red 4, green 1, blue 2',
      'Enough to become Snake',
      'Hand 1, Deck 1, Future Life 0',
    ])
  })

  it('K4: of an ended life do not mention the rung, which may already be that of the next life', () => {
    const state = testPosition(2, [{ deeds: ['spite'], future: ['peek'] }])
    Object.assign(state.stack.at(-1) ?? {}, { stage: 'death' })
    expect(figuresOf(state, 0, 0)).toEqual(['This life is over', 'Hand 0, Deck 0, Future Life 1'])
    expect(figuresOf(state, 1, 0)[0]).toBe('Dung Beetle, life number 1')
  })

  it('say when rings cover the missing points', () => {
    const state = testPosition(2, [{ hand: ['peek'], deeds: ['spite'] }])
    expect(figuresOf(state, 0, 0)).toContain('1 point missing to become Snake')
    Object.assign(state.players[0] ?? {}, { rings: 1 })
    expect(figuresOf(state, 0, 0)).toContain('1 point missing to become Snake: the rings cover it')
  })

  it('list a rival’s known cards only to the player who has seen them, even when all are known', () => {
    const state = testPosition(2, [
      { hand: ['peek', 'panic'] },
      { hand: ['spite', 'denial', 'mimic'], deck: ['crisis', 'voyage'] },
    ])
    const recalled = (seat: Seat, viewer: Viewer): string[] =>
      figuresOf(state, seat, viewer).filter((line) => line.startsWith('Known'))
    expect(recalled(1, 0)).toEqual([])
    play(state, playCardAction('peek'), { do: 'target', seat: 1 }, { do: 'answer', accept: true })
    const hand = 'Known in hand: Spite, Denial, and Mimic'
    expect(recalled(1, 0)).toEqual([hand, 'Known in the Future Life: Peek'])
    const { deck } = state.players[1] ?? {}
    deck?.seen.splice(1, 1, 1)
    expect(recalled(1, 0)).toEqual([hand, 'Known in the Deck: Voyage', 'Known in the Future Life: Peek'])
    state.players[1]?.hand.push('voyage')
    expect(recalled(1, 0)[0]).toBe(hand)
    for (const [seat, viewer] of [
      [0, 0],
      [1, 1],
      [1, 'table'],
      [1, 'open'],
    ] as const)
      expect(recalled(seat, viewer)).toEqual([])
  })

  it('the label of the Well lists the cards that its viewer has put there', () => {
    const state = testPosition(2, [{ hand: ['destiny', 'panic'] }])
    const said = (viewer: Viewer): string => formatMessage(wellLabel(karmaka.view(state, viewer)), TEST_PLAYER_NAMES)
    state.well = { cards: ['crisis', 'spite', 'mimic', 'peek'], seen: [0, 0, 0, 0] }
    play(
      state,
      playCardAction('destiny'),
      { do: 'done' },
      { do: 'return', card: 'spite' },
      { do: 'return', card: 'peek' },
    )
    play(state, { do: 'return', card: 'mimic' })
    expect(said(0)).toBe('Well: 4 cards. You know Mimic, Peek, and Spite in it, from the top')
    for (const viewer of [1, 'table', 'open'] as const) expect(said(viewer)).toBe('Well: 4 cards')
  })
})

describe('the labels', () => {
  it('have words for every piece, hidden or open, empty or full', () => {
    const state = testPosition(3, [{ hand: ['peek'], deeds: ['spite', 'mimic'], future: ['denial'] }], {
      ruins: ['panic'],
    })
    const states = [state, karmaka.clone(state)]
    play(state, playCardAction('peek'), { do: 'target', seat: 1 })
    const said = states.flatMap((each) => {
      const view = karmaka.view(each, 0)
      return [
        ...CARD_IDS.flatMap((card) => [cardLabel(card), deedLabel(0, card, true), deedLabel(1, card, false)]),
        ...[0, 1, 2].flatMap((seat) => [
          ...(['hand', 'deck', 'future'] as const).map((zone) => cardZoneLabel(view, seat, zone)),
          deedsLabel(view, seat),
          seatOrSupplyRingsLabel(view, seat),
          seatTokenLabel(view, seat),
          seatPanelLabel(view, seat),
        ]),
        wellLabel(view),
        ruinsLabel(view),
        ruinsLabel({ ...view, ruins: [] }),
        centreLabel(view),
        seatOrSupplyRingsLabel(view),
        ...KARMIC_LADDER.map((_, rung) => rungLabel(rung)),
        CARD_BACK_LABEL,
        CLOSE_PILE_LABEL,
      ]
    })
    expect(said.flatMap((label) => messageFaults('a label', label))).toEqual([])
    expect(formatMessage(centreLabel(karmaka.view(state, 2)), TEST_PLAYER_NAMES)).toBe('Peek, offered to Ben')
    expect(formatMessage(seatPanelLabel(karmaka.view(state, 2), 0), TEST_PLAYER_NAMES)).toBe(
      'Ana: Dung Beetle, 0 rings, 4 points in red, enough to rise',
    )
    expect(formatMessage(cardLabel('mimic'))).toBe('Mimic: mosaic, 1 point. Use the ability of a rival’s exposed Deed.')
  })
})

describe('the message catalogue', () => {
  it('describes each ability in less than 90 characters', () => {
    for (const card of CARD_IDS)
      expect(formatMessage({ id: `karmaka.card.${card}.ability` }).length, card).toBeLessThan(90)
  })
})

/** Whole games, and everything that is said in them. */
describe('whole games', () => {
  const tables: [number, KarmakaVariant][] = [
    [2, 'free'],
    [3, 'free'],
    [4, 'free'],
    [4, 'teams'],
    [3, 'wolf'],
  ]
  it.each(tables)('have complete texts and distinct choices in each decision: %i players, %s', (players, variant) => {
    const configured = createTableConfig(karmaka.info, players, { variant })
    if (!configured.ok) throw new Error(configured.reason.id)
    const bot = createGreedyBot({ determinizations: 1, nodes: 30 })
    const random = createRandomStream(seedFromText('whole'), 'players')
    const { emit, report } = createEventRecorder(() => undefined)
    const state = karmaka.setup(configured.config, createRandomStream(seedFromText('whole'), 0), emit)
    const problems: string[] = []
    for (let step = 1; karmaka.outcome(state) === null && step < 1500; step++) {
      const seat = decider(state)
      const view = karmaka.view(state, seat)
      const choices = karmaka.choices(state, seat)
      const prompt = promptMessageOfSeat({ game: karmaka }, view, seat)
      problems.push(
        ...messageFaults('a prompt', { id: prompt?.id ?? '', values: { name: 'Ana', ...prompt?.values } }),
        ...checkChoiceLabels(choices.map((action) => ({ action, words: choiceLabel(action, view) }))),
        ...seatFigureLines(view, (seat + 1) % players).flatMap((message) => messageFaults('a figure', message)),
      )
      const action =
        step % 3 === 0 ? random.pick(choices) : (bot({ game: karmaka, seat, view, choices, random }) as KarmakaAction)
      karmaka.play(state, seat, action, createRandomStream(seedFromText('whole'), step), emit)
    }
    for (const event of report.facts) {
      for (const viewer of [0, 'table', 'open'] as const) {
        const message = eventSentence(visibleEventFor(event as KarmakaEvent, viewer))
        if (message !== undefined) problems.push(...messageFaults(event.kind, message))
      }
    }
    expect([...new Set(problems)]).toEqual([])
    expect(report.facts.length).toBeGreaterThan(100)
  })
})
