import { describe, expect, it } from 'vitest'
import {
  CASTES,
  GODS,
  HEXES,
  OCCUPATION_IDS,
  REGIONS,
  TEMPLE_BUILDINGS_INCLUDING_COPIES,
  VITALITY_TOKEN_KINDS,
} from '../../../engine/moksha/data.ts'
import { moksha } from '../../../engine/moksha/index.ts'
import * as at from '../../../engine/moksha/testing.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { moksha as german } from '../../messages/de/moksha/index.ts'
import { moksha as english } from '../../messages/en/moksha/index.ts'
import { moksha as french } from '../../messages/fr/moksha/index.ts'
import { messageFaults } from '../ui-checks.ts'
import { TEST_PLAYER_NAMES, createTextTester } from '../../testing/game-ui-helpers.ts'
import { seatGodLabel, hexLabel, regionLabel, survivalVerdictLabel, deathConsequencesLabel } from './labels.ts'
import { eventSentence } from './log-sentences.ts'
import {
  buildingName,
  casteName,
  godEffectText,
  hexName,
  occupationAndCasteName,
  occupationEffectText,
  tokenOrKarmaPriceName,
  regionName,
  shortRegionName,
  rewardMessage,
} from './names.ts'
import { choiceLabel, isPaidWalk, choiceGroupHeadingFor, walkCostSpriteSpec } from './choice-labels.ts'

addMessages(english)
const { asked, offered } = createTextTester({ game: moksha, choiceLabel, eventSentence })

describe('names', () => {
  it('exist and differ for regions, buildings, tokens, gods, castes and occupations', () => {
    const families = [
      REGIONS.map(({ id }) => regionName(id)),
      [...GODS, ...new Set(TEMPLE_BUILDINGS_INCLUDING_COPIES)].map(buildingName),
      [...VITALITY_TOKEN_KINDS, 'dharma' as const, 'kama' as const, 'artha' as const].map(tokenOrKarmaPriceName),
      CASTES.map(casteName),
      OCCUPATION_IDS.map(occupationAndCasteName),
      OCCUPATION_IDS.map(occupationEffectText),
      GODS.map(godEffectText),
    ]
    for (const family of families) {
      expect(family.flatMap((message) => messageFaults('a name', message))).toEqual([])
      expect(new Set(family.map((message) => formatMessage(message))).size).toBe(family.length)
    }
    expect(formatMessage(occupationAndCasteName('farmer'))).toBe('Farmer (Vaishya)')
    expect(formatMessage(occupationAndCasteName('dalit'))).toBe('Dalit')
  })

  it('B1a-7: of regions have a short form of at most three letters for narrow boards', () => {
    const short = REGIONS.map(({ id }) => shortRegionName(id))
    expect(short.flatMap((message) => messageFaults('a name', message))).toEqual([])
    const said = short.map((message) => formatMessage(message))
    expect(new Set(said).size).toBe(REGIONS.length)
    expect(Math.max(...said.map(({ length }) => length))).toBeLessThanOrEqual(3)
  })

  it('B5-5: of gods are followed by the state of their favour', () => {
    expect(formatMessage(seatGodLabel(0, 'ganesha', 'none'), TEST_PLAYER_NAMES)).toMatch(
      /^Ganesha, favour not yet won by Ana: /,
    )
  })

  it.each([
    ['en', english],
    ['fr', french],
    ['de', german],
  ] as const)('B1a-8: the button and the list use the same words for skipping god questions (%s)', (_, catalogue) => {
    for (const what of ['passWindows', 'askWindows'] as const)
      expect(catalogue[`moksha.control.${what}`]).toBe(catalogue[`moksha.choice.${what}`])
  })

  it('B1a-8: the log reports when a player stops and resumes being asked about gods', () => {
    const said = [true, false].map((passing) =>
      formatMessage(eventSentence({ kind: 'windows', seat: 0, passing }) ?? { id: '' }, TEST_PLAYER_NAMES),
    )
    expect(said).toEqual(['Ana is not asked about gods until further notice.', 'Ana is asked about gods again.'])
  })

  it('B1a-3: regions that cost a token have their own heading in the list', () => {
    expect(
      choiceGroupHeadingFor(at.wanderAction(7)) &&
        formatMessage(choiceGroupHeadingFor(at.wanderAction(7)) ?? { id: '' }),
    ).toBe('Here or next door')
    const far = { do: 'wander', region: 7, pay: 'kama5' } as const
    expect([
      isPaidWalk(far),
      isPaidWalk(at.wanderAction(7)),
      formatMessage(choiceGroupHeadingFor(far) ?? { id: '' }),
    ]).toEqual([true, false, 'Two regions away, for a token'])
  })

  it('B1a-3: the frame of a region shows the token that it costs, or any token if several would do', () => {
    const far = (pay: 'kama5' | 'artha10') => ({ do: 'wander', region: 7, pay }) as const
    expect(walkCostSpriteSpec([far('kama5')])).toEqual({ kind: 'token', face: 1, token: 'kama5' })
    expect(walkCostSpriteSpec([far('kama5'), far('artha10')])).toEqual({ kind: 'anyToken' })
    expect([
      walkCostSpriteSpec([far('kama5'), at.wanderAction(7)]),
      walkCostSpriteSpec([at.wanderAction(7)]),
      walkCostSpriteSpec([]),
    ]).toEqual([undefined, undefined, undefined])
  })

  it('of hexes count the fewest shifts from the centre (MOK-8)', () => {
    const names = HEXES.map((_, hex) => formatMessage(hexName(hex)))
    expect(new Set(names).size).toBe(HEXES.length)
    const named = (q: number, r: number): string | undefined =>
      names[HEXES.findIndex((hex) => hex.q === q && hex.r === r)]
    expect(named(0, 0)).toBe('in the centre')
    expect(named(0, -2)).toBe('2 steps of dharma from the centre')
    expect(named(-1, -1)).toBe('2 steps of dharma and 1 step of artha from the centre')
    expect(named(1, 1)).toBe('2 steps of kama and 1 step of artha from the centre')
  })

  it('of rewards count equal karma', () => {
    expect(formatMessage(rewardMessage(3, ['any']))).toBe('3 disciples and 1 karma of any colour')
    expect(formatMessage(rewardMessage(0, ['kama', 'kama']))).toBe('2 kama karma')
    expect(formatMessage(rewardMessage(0, []))).toBe('nothing')
  })
})

describe('a prompt', () => {
  it('M2: names the next step, and the gods that may be called on before it (MOK-72, MOK-106)', () => {
    const state = at.createPosition({ players: [{ ready: 'shiva', disciples: { 1: 1 } }, {}], piles: { 7: 'kama10' } })
    expect(asked(state)).toBe(
      'Ana, where do you wander? You take the token on top there. Choose your own region to stay. Or call on Shiva.',
    )
    at.play(state, at.wanderAction(7))
    expect(asked(state)).toBe('Ana, next you take kama 10. Before that call on Shiva, or go on.')
    at.play(state, at.goAction)
    expect(asked(state)).toMatch(/^Ana, next you gather .*\. Before that call on Shiva, or go on\.$/)
    at.play(state, at.goAction)
    expect(asked(state)).toBe(
      'Ana, sacrifice a token or karma to move disciples of one region across a border? A token given is vitality lost. Or call on Shiva.',
    )
    at.play(state, at.sacrificeAction('kama10'), at.mobilizeAction(1, 6, 1))
    expect(asked(state)).toMatch(
      /^Ana, you will (grow older|die): vitality \d+, and stage 2 takes 5\. Before that call on Shiva, or go on\.$/,
    )
  })

  it('names the shifts of the marker, and the token that needs a slot (MOK-27, MOK-29, MOK-31)', () => {
    const state = at.createPosition({
      players: [{ tokens: 'kama5 kama5 kama5 artha5', region: 11 }, {}],
      piles: { 11: 'artha10' },
      buildings: { 11: 'neutral' },
    })
    at.play(state, at.wanderAction(11))
    expect(asked(state)).toBe('Ana, your slots are full: which token makes room for artha 10?')
    at.play(state, at.replaceTokenAction('kama5'))
    expect(asked(state)).toBe(
      'Ana, where does your marker end, shifted by artha, artha, and any colour? You gather what that hex gives.',
    )
  })

  it('asks for disciples and karma after a death (MOK-57, MOK-62)', () => {
    const dead = at.createPosition({
      players: [{ stage: 2, disciples: { 1: 3, 2: 1 } }, {}],
      turn: { stage: 'recall' },
    })
    expect(asked(dead)).toBe(
      'Ana, 2 more disciples leave the board and 2 stay: from which region? Those that stay count for your next death.',
    )
    const reborn = at.createPosition({
      players: [{ karma: 'dharma dharma kama kama artha' }, {}],
      turn: { stage: 'karma' },
    })
    expect(asked(reborn)).toBe('Ana, all but 1 karma is handed in for a life as Brahmin: which one is kept?')
  })

  it('M2: guides through the steps of Brahma and Shiva (MOK-74, MOK-79)', () => {
    const state = at.createPosition({ players: [{ ready: 'brahma shiva' }, {}] })
    at.play(state, at.shivaAction(4))
    expect(asked(state)).toBe('Ana, what changes places with the sanctuary of Shiva?')
    at.play(state, at.swapAction(9))
    at.playWithRandom(at.firstItemRandom, state, at.brahmaAction)
    expect(asked(state)).toBe(
      'Ana, into which stack, and how deep, goes dharma 5? On top it is the next to be taken there. 4 more follow.',
    )
  })
})

describe('a choice', () => {
  it('says where it leads and what it costs (MOK-22)', () => {
    expect(offered(at.createPosition({ players: [{ tokens: 'kama5' }, {}] }))).toEqual([
      'Stay in Malabar (sanctuary of Shiva)',
      'Go to Mysore (kama temple)',
      'Go to Madras (artha temple)',
      'Go to Bombay (sanctuary of Ganesha), handing in kama 5',
      'Go to Orissa (dharma temple), handing in kama 5',
      'Go to Central Provinces (neutral temple), handing in kama 5',
    ])
  })

  it('says what a hex gives, how much of it can be taken, and by which effect (MOK-36, MOK-96, MOK-97)', () => {
    const pandit = at.createPosition({ players: [{ occupation: 'pandit' }, {}], piles: { 4: 'dharma5' } })
    at.play(pandit, at.wanderAction(4))
    expect(offered(pandit).toSorted()).toEqual([
      '2 disciples: the marker ends 1 step of artha from the centre (the token counts as artha)',
      '2 disciples: the marker ends 1 step of dharma from the centre',
      '2 disciples: the marker ends 1 step of kama from the centre (the token counts as kama)',
    ])
    const jurist = at.createPosition({ players: [{ occupation: 'jurist' }, {}], piles: { 4: 'artha5' } })
    at.play(jurist, at.wanderAction(4))
    expect(offered(jurist)).toContain(
      '1 disciple and 1 artha karma: the marker ends 2 steps of artha from the centre (token 2)',
    )
    const crowd = at.createPosition({
      players: [{ region: 11 }, { disciples: { 11: 3 } }],
      buildings: { 11: 'neutral' },
    })
    at.play(crowd, at.wanderAction(11))
    expect(offered(crowd)).toContain(
      '2 disciples, of which you can take 1 disciple: the marker ends 1 step of kama from the centre',
    )
  })

  it('says what a god would do now (MOK-76, MOK-77)', () => {
    const players = [{ ready: 'ganesha vishnu', karma: 'kama' }, {}]
    const state = at.createPosition({ players, piles: { 9: 'kama5 artha10' } })
    expect(offered(state)).toContain('Ganesha: receive 1 kama karma')
    expect(offered(state)).toContain('Ganesha: receive 2 artha karma')
    expect(offered(state)).toContain('Vishnu: take artha 10 from Bihar')
  })
})

describe('a label', () => {
  it('M3: describes in words what a hex gives and where it lies, without coordinates', () => {
    const labelAt = (q: number, r: number): string =>
      formatMessage(hexLabel(HEXES.findIndex((hex) => hex.q === q && hex.r === r)))
    expect(labelAt(-2, 0)).toBe(
      'Gives 2 disciples to whoever ends here. It lies 2 steps of dharma and 2 steps of artha from the centre; with moksha it counts 2 points of harmony',
    )
    expect(labelAt(0, 0)).toContain('It lies in the centre')
  })

  it('M6: describes the steps of a death in their order, for screen readers', () => {
    const own = { stage: 2, aura: 3, tokens: 'kama5', karma: 'kama artha', disciples: { 1: 1, 2: 1, 5: 1 } } as const
    const view = moksha.view(at.createPosition({ players: [own, {}] }), 0)
    expect(formatMessage(deathConsequencesLabel(view, 0), TEST_PLAYER_NAMES)).toBe(
      'If this life of Ana ended now: 3 majorities, Punjab, Bombay, and Orissa, and 1 aura: 4 of 12. 2 of 3 disciples stay. A token is lost. For 2 karma the next life is of the caste Vaishya. Harmony, aura and gods stay',
    )
  })

  it('names the owners of the disciples in a region', () => {
    const players = [{ disciples: { 1: 2 } }, { disciples: { 1: 1 } }]
    const view = moksha.view(at.createPosition({ players, piles: { 1: 'kama5 artha10' } }), 0)
    expect(formatMessage(regionLabel(view, 1), TEST_PLAYER_NAMES)).toBe(
      'Punjab, sanctuary of Brahma. Tokens from the top: artha 10 and kama 5. Disciples: 2 of Ana and 1 of Ben.',
    )
    expect(formatMessage(regionLabel(view, 9), TEST_PLAYER_NAMES)).toBe(
      'Bihar, artha temple. No token lies here. No disciples.',
    )
  })

  it('says whether a life goes on (MOK-50 to MOK-53, MOK-57, MOK-59)', () => {
    const said = (sketch: at.PositionSketch, seat = 0): string =>
      formatMessage(survivalVerdictLabel(moksha.view(at.createPosition(sketch), 0), seat), TEST_PLAYER_NAMES)
    const dalit = { occupation: 'dalit', stage: 6 } as const
    expect(said({ players: [dalit, {}] })).toBe('Dies at the end of the turn: vitality 10, 45 needed, 35 short')
    expect(said({ players: [{ ...dalit, stage: 1 }, {}] })).toBe('Lives on: vitality 10, 5 needed')
    const dead = { players: [{ karma: 'kama kama' }, { attained: true }], turn: { stage: 'recall' } } as const
    expect(said(dead)).toBe('This life is over')
    expect(said(dead, 1)).toBe('Has attained moksha: no life more')
  })
})
