import { describe, expect, it } from 'vitest'
import { visibleEventFor } from '../../../engine/core/contract/game-events.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { AURA_GAINS } from '../../../engine/moksha/data.ts'
import { moksha } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaEvent, MokshaState } from '../../../engine/moksha/index.ts'
import * as at from '../../../engine/moksha/testing.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { moksha as english } from '../../messages/en/moksha/index.ts'
import { messageFaults } from '../ui-checks.ts'
import { TEST_PLAYER_NAMES, createTextTester } from '../../testing/game-ui-helpers.ts'
import { seatFigureLines } from './seat-figures.ts'
import { readingPauses, eventSentence } from './log-sentences.ts'
import { choiceLabel } from './choice-labels.ts'

addMessages(english)
const { said } = createTextTester({ game: moksha, choiceLabel, eventSentence })

/** Plays, and gives what the log says of it. */
const told = (state: MokshaState, ...actions: MokshaAction[]): string[] => said(at.play(state, ...actions), 'table')

function figuresOf(state: MokshaState, seat: Seat = 0): string[] {
  return seatFigureLines(moksha.view(state, 'table'), seat).map((message) => formatMessage(message, TEST_PLAYER_NAMES))
}

describe('the log', () => {
  it('reports a turn: the way, the token, the reward and the age (MOK-20)', () => {
    const state = at.createPosition({ piles: { 7: 'kama10' } })
    expect(told(state, at.wanderAction(7))).toEqual([
      'Ana goes from Malabar to Mysore.',
      'Ana takes kama 10.',
      'Ana gathers 2 kama karma in Mysore.',
      'Ana has vitality 35, 5 needed: stage 2.',
    ])
  })

  it('reports a death: majorities, aura, disciples, the new life (MOK-21, MOK-55, MOK-62)', () => {
    const players = [{ region: 8, stage: 8, disciples: { 1: 2, 2: 1 }, karma: 'kama', occupation: 'servant' as const }]
    const state = at.createPosition({ players: [...players, { region: 4, disciples: { 1: 2 } }], top: 'housekeeper' })
    const lines = told(state, at.wanderAction(8), at.goAction)
    expect(lines).toContain('Ana has lived through all 8 stages and dies.')
    expect(lines).toContain('Punjab counts for Ana: 2 against 2.')
    expect(lines.some((line) => /^3 majorities: Ana gains 1 aura and has \d+\.$/.test(line))).toBe(true)
    expect(lines.some((line) => /^Ana hands in .*karma and is reborn: \w+\.$/.test(line))).toBe(true)
    expect(lines.at(-1)).toMatch(/^Ana is now .+\.$/)
  })

  it('reports gods and occupations', () => {
    const state = at.createPosition({ players: [{ ready: 'shiva vishnu', region: 4 }, {}], piles: { 9: 'kama5' } })
    expect(told(state, at.shivaAction(4), at.swapAction(9))).toEqual([
      'Ana calls on Shiva.',
      'Ana lets the buildings of Malabar and Bihar change places.',
    ])
    expect(told(state, at.vishnuAction(9))).toEqual(['Ana calls on Vishnu.', 'Ana takes kama 5 from Bihar.'])
    const soldier = at.createPosition({
      players: [{ occupation: 'soldier' }, { disciples: { 4: 3 } }],
      turn: { stage: 'serve', crowded: true },
    })
    expect(told(soldier, at.replaceRivalDiscipleAction(1)).slice(0, 2)).toEqual([
      'Ana, as a Soldier, sends a disciple of Ben home from Malabar.',
      'Ana places 1 disciple more in Malabar.',
    ])
  })

  it('pauses for events that the player has to read', () => {
    const died = { kind: 'died', seat: 0, stage: 2, vitality: 10, need: 15 } as const
    expect(readingPauses([{ kind: 'turn', seat: 0 }, died], [])).toEqual([eventSentence(died)])
    expect(readingPauses([{ kind: 'wandered', seat: 0, from: 1, to: 2, pay: null }], [])).toEqual(['glance'])
  })
})

describe('the figures of a seat', () => {
  it('say whether the player survives the turn (MOK-50 to MOK-53)', () => {
    const first = (sketch: at.PlayerSketch): string | undefined =>
      figuresOf(at.createPosition({ players: [sketch, {}] }))[0]
    expect(first({ occupation: 'farmer', stage: 6, tokens: 'dharma5 dharma10' })).toBe(
      'Vitality 35 of 45: dies, 10 short of stage 7',
    )
    expect(first({ occupation: 'dalit' })).toBe('Vitality 10 of 5: lives on, to stage 2')
    expect(first({ occupation: 'dalit', stage: 8 })).toBe('Vitality 10: at the last stage, dies this turn')
  })

  it('say after a death that the life is over (MOK-52, MOK-57)', () => {
    const state = at.createPosition({ players: [{ stage: 2, disciples: { 1: 3 } }, {}], turn: { stage: 'recall' } })
    const lines = figuresOf(state)
    expect(lines.slice(0, 2)).toEqual(['This life is over', 'Aura 0 of 12'])
    expect(lines.filter((line) => line.startsWith('Dying now'))).toEqual([])
  })

  it('count aura, majorities, karma, and the gains that need one more piece (MOK-55, MOK-62, MOK-65 to MOK-67)', () => {
    const player = {
      aura: 10,
      occupation: 'swami' as const,
      tokens: 'kama5 kama5 artha5',
      karma: 'dharma kama kama',
      ready: 'brahma',
      used: 'vishnu shiva',
      disciples: { 1: 1, 2: 1, 3: 2, 5: 1 },
      land: 9,
      passing: true,
    }
    expect(figuresOf(at.createPosition({ players: [player, {}] }))).toEqual([
      'Vitality 45 of 5: lives on, to stage 2',
      'Aura 10 of 12',
      'Dying now: 2 aura (4 majorities), and moksha',
      'Swami (Brahmin), stage 1',
      '1 dharma karma and 2 kama karma: next life Kshatriya',
      `One more token: ${String(AURA_GAINS.fourthToken)} aura`,
      `1 artha karma more: ${String(AURA_GAINS.threeColours)} aura`,
      `Devoting Ganesha: ${String(AURA_GAINS.fourthGod)} aura`,
      'Harmony worth 4 points',
      '5 of 10 disciples on the board; 1 outlasts death',
      'Ready: Brahma',
      'Used: Vishnu and Shiva',
      'Closes Bihar',
      'Is not asked about gods',
    ])
  })

  it('say who has attained moksha, and how many turns are left (MOK-99)', () => {
    const players = [{ attained: true, aura: 12, karma: 'kama' }, { region: 1 }]
    const state = at.createPosition({ players, seat: 1, left: [] })
    expect(figuresOf(state)).toEqual([
      'Has attained moksha',
      'Aura 12 of 12',
      'Harmony worth 4 points',
      'Karma held: 1',
    ])
    expect(figuresOf(state, 1)).toContain('This is the last turn')
  })
})

/** Every event at the ends of sentences, every occupation that is asked something. */
describe('sentences of rare events', () => {
  it('exist for every source of aura and every way to take a token', () => {
    const rare: MokshaEvent[] = [
      ...(Object.keys(AURA_GAINS) as (keyof typeof AURA_GAINS)[]).map((source): MokshaEvent => ({
        kind: 'aura',
        seat: 0,
        source,
        amount: 1,
        total: 3,
        count: 2,
      })),
      ...(['wander', 'farmer', 'vishnu'] as const).flatMap((by) =>
        [null, 'kama10' as const].map((gone): MokshaEvent => ({
          kind: 'took',
          seat: 0,
          token: 'kama5',
          region: 3,
          for: gone,
          by,
        })),
      ),
      ...(['devote', 'mobilize', 'artisan', 'merchant'] as const).map((reason): MokshaEvent => ({
        kind: 'paid',
        seat: 0,
        price: 'kama',
        reason,
      })),
      { kind: 'sank', seat: 0, token: 'kama5' },
      { kind: 'ended', winners: [1], reason: 'karma' },
      { kind: 'ended', winners: [0, 1], reason: 'shared' },
      { kind: 'lastTurns', seat: 0, left: [] },
      { kind: 'opened', seat: 0, region: 4 },
      { kind: 'reborn', seat: 0, karma: [], kept: [], caste: 'dalit' },
      { kind: 'reborn', seat: 0, karma: ['kama'], kept: ['artha'], caste: 'brahmin' },
    ]
    const problems = rare.flatMap((event) => {
      const message = eventSentence(visibleEventFor(event, 'table'))
      return message === undefined ? [`no sentence for ${event.kind}`] : messageFaults(event.kind, message)
    })
    expect(problems).toEqual([])
  })
})
