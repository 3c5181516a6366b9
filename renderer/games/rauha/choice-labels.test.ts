import { describe, expect, it } from 'vitest'
import { createEventRecorder, visibleEventFor } from '../../../engine/core/contract/game-events.ts'
import type { Seat, Viewer } from '../../../engine/core/contract/game.ts'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { PRINTED_TILES_BY_SIDE, CARD_IDS, ENTITY_IDS, ENTITY_DATA, AVATAR_STOPS } from '../../../engine/rauha/data.ts'
import { BOARD_SIDES } from '../../../engine/rauha/info.ts'
import { nearlyWonEntities, rauha } from '../../../engine/rauha/index.ts'
import type { RauhaAction, RauhaEvent, RauhaState, RauhaView } from '../../../engine/rauha/index.ts'
import { rauha as english } from '../../messages/en/rauha/index.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { promptMessageOfSeat } from '../decision-prompts.ts'
import { checkChoiceLabels, messageFaults } from '../ui-checks.ts'
import { TEST_PLAYER_NAMES, createTextTester } from '../../testing/game-ui-helpers.ts'
import { seatFigureLines, turnsToScoring } from './seat-figures.ts'
import { readingPauses, eventSentence } from './log-sentences.ts'
import { fullCardText, placementRuleText, effectText, lineName, fullTileText } from './names.ts'
import { activatingFrame, decider, play, testPosition, settlingFrame } from './testing.ts'
import { shortChoiceLabel, choiceLabel, missingChoiceReasons } from './choice-labels.ts'

addMessages(english)
const { asked, offered, said } = createTextTester({ game: rauha, choiceLabel, eventSentence })

/** Plays the actions and returns the log sentences about them for a viewer. */
const told = (state: RauhaState, viewer: Viewer, ...actions: RauhaAction[]): string[] =>
  said(play(state, ...actions), viewer)

describe('the text of a card', () => {
  it('names symbols, water, effect and allowed squares', () => {
    expect(formatMessage(fullCardText('A1-34'))).toBe('Forest and mountain; flying and land; no effect; free')
    expect(formatMessage(fullCardText('A1-05'))).toBe('Crystal; marine; 4 energy for 2 crystals; costs 1 crystal')
    expect(formatMessage(fullCardText('A1-27'))).toBe(
      'Mountain; flying; 1 water source; 2 energy; free, but only in the right column',
    )
    expect(formatMessage(fullCardText('A2-10'))).toBe(
      'Forest; land ×2; 1 energy per land animal; free, but only at the centre, middle right, and bottom right',
    )
    expect(formatMessage(fullCardText('A2-20'))).toBe(
      'Mushroom; marine; a spore for 1 crystal; free, but only at the top middle, top right, and centre',
    )
  })

  it('differs from that of every other card', () => {
    const texts = CARD_IDS.map((card) => formatMessage(fullCardText(card)))
    expect(new Set(texts).size).toBe(CARD_IDS.length)
  })

  it('has words for every effect, placement, printed tile and line', () => {
    const all = [
      ...CARD_IDS.map(fullCardText),
      ...BOARD_SIDES.flatMap((side) => PRINTED_TILES_BY_SIDE[side].map(fullTileText)),
      ...ENTITY_IDS.map((entity) => effectText(ENTITY_DATA[entity].effect)),
      placementRuleText({ kind: 'free' }),
      ...AVATAR_STOPS.flatMap(({ squares }) => lineName(squares) ?? []),
    ]
    expect(all.flatMap((message) => messageFaults('a card', message))).toEqual([])
  })
})

describe('the prompt', () => {
  it('names the pool, and the chosen card while it may still be changed (RAU-20, RAU-26)', () => {
    const state = testPosition(2)
    expect(asked(state, 0)).toBe('Ana, keep one of these 4 cards of your moon pool.')
    const [card] = rauha.view(state, 0).satellites[0]?.cards ?? []
    if (card === undefined) throw new Error('no pool')
    play(state, { do: 'keep', card })
    expect(asked(state, 0)).toMatch(/^Ana, you keep .*\. Until all have chosen you may take another\.$/)
    expect(offered(state, 0)).toHaveLength(3)
  })

  it('says what placing costs, and when the card is too expensive (RAU-35 to RAU-37)', () => {
    const at = (kept: 'A1-26' | 'A1-21' | 'A1-15', crystals = 4) =>
      asked(testPosition(2, [{ kept, crystals }], { frame: settlingFrame(0) }))
    expect(at('A1-26')).toBe('Ana, place Mountain, or discard it.')
    expect(at('A1-21')).toBe('Ana, place Mushroom (marine) on a marked square, or discard it.')
    expect(at('A1-15')).toBe('Ana, place Forest for 4 crystals, or discard it.')
    expect(at('A1-15', 3)).toBe('Ana, Forest costs 4 crystals and you have 3: discard it for 4 crystals or a spore.')
  })

  it('names the activated line and the welcomed entities, or the scoring (RAU-59, RAU-84)', () => {
    expect(asked(testPosition(2, [], { position: 6, frame: activatingFrame(0) }))).toBe(
      'Ana, activate what you like in the middle row.',
    )
    const welcomed = testPosition(2, [{ entities: ['maa', 'kiteet'] }], {
      frame: activatingFrame(0, ['kiteet', 'maa']),
    })
    expect(asked(welcomed)).toBe('Ana, activate what you like: the left column, Kiteet and Maa.')
    const scoring = testPosition(2, [{ spores: [0] }], { position: 4, frame: activatingFrame(0, [], true) })
    expect(asked(scoring)).toBe('Ana, scoring: activate what you like of your tile with a spore.')
  })
})

describe('a choice', () => {
  it('says where a card goes and what it covers, and what a discard brings (RAU-34)', () => {
    const state = testPosition(2, [{ kept: 'A1-21', tiles: { 7: 'A1-38' } }], { frame: settlingFrame(0) })
    expect(offered(state).slice(0, 5)).toEqual([
      'Place it at the top left, over Desert',
      'Place it at the top right, over Desert',
      'Place it at the bottom middle, over Forest and mushroom (flying and marine)',
      'Discard it for 4 crystals',
      'Discard it for a spore at the top left, on Desert',
    ])
  })

  it('says what an activation brings, with counted amounts where needed (RAU-71)', () => {
    const seat = {
      tiles: { 0: 'A1-16', 3: 'A2-10', 6: 'A1-18' },
      spores: [0, 1, 2, 3, 4, 5, 6, 7],
      crystals: 2,
    } as const
    const state = testPosition(2, [{ ...seat, entities: ['maa'] }], { frame: activatingFrame(0, ['maa']) })
    expect(offered(state)).toEqual([
      'Forest (land) at the top left: 1 energy per land animal, 3 energy now',
      'Forest (land ×2) at the middle left: 1 energy per land animal, 3 energy now',
      'Mushroom at the bottom left: a spore for 2 crystals, put at the bottom right',
      'Maa: 1 energy per spore, 8 energy now',
      'Activate no more',
    ])
  })
})

describe('the short label of a choice beside its piece', () => {
  const briefly = (state: RauhaState): string[] =>
    (rauha.choices(state, 0) as RauhaAction[]).map((action) =>
      formatMessage(shortChoiceLabel(action, rauha.view(state, 0)) ?? { id: '' }),
    )

  it('X2: names only what the button plays', () => {
    const settled = testPosition(2, [{ kept: 'A1-24' }], { frame: settlingFrame(0) })
    expect(briefly(settled)).toEqual(
      expect.arrayContaining(['Place it at the top middle', 'A spore at the middle left']),
    )
    // Two land animals on the board; three crystals; a spore for two crystals.
    const activated = testPosition(2, [{ tiles: { 0: 'A1-23', 3: 'A1-24', 6: 'A1-18' }, crystals: 4 }], {
      position: 1,
      frame: activatingFrame(0),
    })
    expect(briefly(activated)).toEqual(
      expect.arrayContaining(['Activate: 2 energy', 'Activate: 3 crystals', 'A spore at the top left']),
    )
  })
})

describe('the log', () => {
  it('reports placing, covering, welcoming and taking', () => {
    const seats = [
      { kept: 'A2-31', crystals: 4, tiles: { 3: 'A1-28', 4: 'A1-34', 5: 'A1-18' } },
      { entities: ['vuori'] },
    ] as const
    const state = testPosition(2, seats, { position: 10, frame: settlingFrame(0) })
    expect(told(state, 'table', { do: 'place', square: 5 }).slice(0, 3)).toEqual([
      'Ana places Mountain (flying) at the middle right, over Mushroom.',
      'Ana welcomes Taivas.',
      'Ana takes Vuori from Ben.',
    ])
    expect(told(state, 'table', { do: 'activateEntity', entity: 'taivas' })[0]).toBe(
      'Taivas brings Ana 7 energy for 4 crystals.',
    )
  })

  it('reports spores, and the price of each effect', () => {
    const seat = { kept: 'A1-18', crystals: 5, spores: [0, 1] } as const
    const state = testPosition(2, [seat], { frame: settlingFrame(0) })
    expect(told(state, 1, { do: 'place', square: 0 })).toEqual(['Ana places Mushroom at the top left.'])
    expect(told(state, 1, { do: 'activateSpore', square: 0, spore: 8 })[0]).toBe(
      'Ana puts a spore at the bottom right for 2 crystals.',
    )
    expect(told(state, 1, { do: 'activateTile', square: 3 })[0]).toBe('Ana gains 1 crystal at the middle left.')
    expect(told(state, 1, { do: 'endActivation' })).toContain('Ana activates no more.')
  })

  it('names a chosen or discarded card only to its owner', () => {
    const state = testPosition(3)
    const [card, other] = rauha.view(state, 0).satellites[0]?.cards ?? []
    if (card === undefined || other === undefined) throw new Error('no pool')
    const events = play(state, { do: 'keep', card })
    expect(said(events, 0)[0]).toMatch(/^Ana takes .+\.$/)
    for (const viewer of [1, 2, 'table'] as const) expect(said(events, viewer)).toEqual(['Ana has chosen a card.'])
    const discard = (viewer: Viewer) =>
      told(testPosition(2, [{ kept: 'A1-38' }], { frame: settlingFrame(0) }), viewer, { do: 'discardForCrystals' })[0]
    expect(discard(0)).toBe('Ana discards Forest and mushroom (flying and marine) for 4 crystals.')
    expect(discard(1)).toBe('Ana discards a card for 4 crystals.')
  })

  it('reports the water of a scoring, and the end', () => {
    const water = (sources: number, least: number, energy: number) =>
      said([{ kind: 'water', seat: 1, sources, least, energy }], 'table')
    expect(water(4, 1, 6)).toEqual(['Ben has 4 water sources, 3 more than the driest world: 6 energy.'])
    expect(water(1, 1, 0)).toEqual(['Ben has 1 water source, no more than the driest world.'])
    const ended = (...winners: Seat[]) => said([{ kind: 'ended', winners, energy: 61 }], 'table')
    expect(ended(1)).toEqual(['Ben has drawn the most energy: 61.'])
    expect(ended(0, 1)).toEqual(['2 players have drawn the most energy: 61 each.'])
  })

  it('pauses for events that the player has to read', () => {
    const welcomed = { kind: 'welcomed', seat: 0, entity: 'maa', former: null, lines: [[0, 1, 2]] } as const
    expect(readingPauses([{ kind: 'turn', seat: 0 }, welcomed], [])).toEqual([eventSentence(welcomed)])
    const spored = { kind: 'stopped', seat: 0 } as const
    expect(readingPauses([spored], [])).toEqual([])
  })
})

describe('the figures of a seat', () => {
  const figuresOf = (state: RauhaState, seat: Seat): string[] =>
    seatFigureLines(rauha.view(state, 'table'), seat).map((message) => formatMessage(message, TEST_PLAYER_NAMES))

  it('give energy, crystals, spores, water compared with the driest world, and entities (RAU-88, RAU-89)', () => {
    const state = testPosition(2, [
      { energy: 12, crystals: 1, spores: [3], entities: ['vuori'], tiles: { 0: 'A1-26' } },
      {},
    ])
    state.first = 1
    expect(figuresOf(state, 0)).toEqual([
      '12 energy, more than anybody',
      '1 crystal',
      '1 spore',
      '5 water sources, 4 more than the driest: worth 10 energy',
      'Entities: Vuori',
      'Scoring in 3 turns',
    ])
    expect(figuresOf(state, 1)).toContain('1 water source, the fewest of all')
    expect(figuresOf(state, 1)).toContain('Plays first in this turn')
  })

  it('name the entities that are one tile away, and their lines (RAU-47)', () => {
    const state = testPosition(2, [{ tiles: { 0: 'A1-34', 2: 'A1-27' }, entities: ['taivas'] }])
    const view = rauha.view(state, 0)
    expect(nearlyWonEntities(view, 0).map(({ entity }) => entity)).toEqual(['metsat', 'vuori'])
    expect(figuresOf(state, 0)).toContain('One tile from Metsat (top row) and Vuori (top row)')
  })

  it('count the turns until the next scoring (RAU-82)', () => {
    expect([1, 2, 3, 4, 5, 15, 16].map(turnsToScoring)).toEqual([3, 2, 1, 0, 3, 1, 0])
  })
})

describe('a refusal', () => {
  it('says why a square or an entity cannot be used', () => {
    const state = testPosition(2, [{ kept: 'A1-21', spores: [3] }], { frame: settlingFrame(0) })
    const why = (action: RauhaAction): string => {
      const reason = rauha.explainIllegal(rauha.view(state, 0), 0, action)
      return reason === undefined ? '' : formatMessage(reason, TEST_PLAYER_NAMES)
    }
    expect(why({ do: 'place', square: 4 })).toBe('This card goes only onto the squares that are marked on it.')
    expect(why({ do: 'discardForSpore', square: 3 })).toBe('There is a spore on that square already.')
    const dear = testPosition(2, [{ kept: 'A1-15', crystals: 1 }], { frame: settlingFrame(0) })
    const reason = rauha.explainIllegal(rauha.view(dear, 0), 0, { do: 'place', square: 4 })
    expect(reason && formatMessage(reason)).toBe('The card costs 4 crystals and you have 1 crystal.')
    const unowned = rauha.explainIllegal(rauha.view(testPosition(2, [], { frame: activatingFrame(0) }), 0), 0, {
      do: 'activateEntity',
      entity: 'maa',
    })
    expect(unowned && formatMessage(unowned)).toBe('Maa is not with you.')
  })
})

describe('AB8: activating everything at once', () => {
  /** Whether it is offered in the row 3-4-5, and why not. */
  function withheldAt(
    own: Parameters<typeof testPosition>[1],
    ...actions: RauhaAction[]
  ): readonly (boolean | string)[] {
    const state = testPosition(2, own, { frame: activatingFrame(0), position: 14 })
    play(state, ...actions)
    const choices = rauha.choices(state, 0)
    const why = missingChoiceReasons(rauha.view(state, 0), 0, choices).map((each) =>
      formatMessage(each, TEST_PLAYER_NAMES),
    )
    return [choices.some(({ do: verb }) => verb === 'activateAll'), ...why]
  }
  const dear = { 3: 'A2-05', 4: 'A2-04', 5: 'A2-02' } as const

  it('AB8: is withheld with a reason where the order matters for crystals, and is offered otherwise', () => {
    expect(withheldAt([{ tiles: dear, crystals: 4 }])).toEqual([
      false,
      'Too few crystals for everything: activate one by one, the order matters.',
    ])
    expect(withheldAt([{ tiles: dear, crystals: 4 }], { do: 'activateTile', square: 3 })).toEqual([true])
  })

  it('AB8: is withheld with a reason where a spore needs a square', () => {
    // The printed mushroom on square 5 costs 3 crystals.
    const own = [{ tiles: { 3: 'A2-05', 4: 'A2-04' }, crystals: 9 }] as const
    expect(withheldAt(own)).toEqual([false, 'A spore needs a square: activate one by one.'])
  })

  it('AB8: is withheld without a reason where only one activation is left', () => {
    const actions = [3, 4].map((square): RauhaAction => ({ do: 'activateTile', square }))
    const own = [{ tiles: { 3: 'A2-05', 4: 'A1-15', 5: 'A2-04' }, crystals: 9 }] as const
    expect(withheldAt(own, ...actions)).toEqual([false])
  })
})

/** The prompts of all seats, as a viewer sees them. */
function prompts(view: RauhaView): string[] {
  return view.players.flatMap((_, seat) => {
    const ask = promptMessageOfSeat({ game: rauha }, view, seat)
    return ask === undefined ? [] : messageFaults('a prompt', { id: ask.id, values: { name: 'Ana', ...ask.values } })
  })
}

/** Whole games, and everything that is said in them. */
describe('whole games', () => {
  it.each([2, 3, 4, 5])('have complete texts and distinct choices in each decision: %i players', (players) => {
    const configured = createTableConfig(rauha.info, players, { side: players % 2 === 0 ? 'A' : 'B' })
    if (!configured.ok) throw new Error(configured.reason.id)
    const random = createRandomStream(seedFromText('whole'), 'players')
    const { emit, report } = createEventRecorder(() => undefined)
    const state = rauha.setup(configured.config, createRandomStream(seedFromText('whole'), 0), emit)
    const problems: string[] = []
    for (let step = 1; rauha.outcome(state) === null && step < 2000; step++) {
      const seat = decider(state)
      const view = rauha.view(state, seat)
      const choices = rauha.choices(state, seat)
      problems.push(
        ...prompts(view),
        ...checkChoiceLabels(choices.map((action) => ({ action, words: choiceLabel(action, view) }))),
        ...seatFigureLines(view, (seat + 1) % players).flatMap((message) => messageFaults('a figure', message)),
      )
      const going = choices.filter((action) => action.do !== 'endActivation')
      rauha.play(state, seat, random.pick(going), createRandomStream(seedFromText('whole'), step), emit)
    }
    for (const event of report.facts) {
      for (const viewer of [0, 'table', 'open'] as const) {
        const message = eventSentence(visibleEventFor(event as RauhaEvent, viewer))
        if (message !== undefined) problems.push(...messageFaults(event.kind, message))
      }
    }
    const outcome = rauha.outcome(state)
    problems.push(
      ...messageFaults('the end', outcome?.reason ?? { id: 'none' }),
      ...(outcome?.ranking ?? []).flatMap(({ lines }) => lines.flatMap((line) => messageFaults('a line', line))),
    )
    expect([...new Set(problems)]).toEqual([])
    expect(report.facts.length).toBeGreaterThan(100)
  })
})
