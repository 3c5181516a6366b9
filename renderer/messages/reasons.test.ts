/** The Sage's reasons for a choice: short words for every kind of consequence, in every language, that hold for any player. */
import { describe, expect, test } from 'vitest'
import { ADVICE_CONSEQUENCE_KINDS as CHAKRA } from '../../engine/chakra/consequences.ts'
import { ADVICE_CONSEQUENCE_KINDS as COSMIC_KARMA } from '../../engine/cosmic-karma/consequences.ts'
import { ADVICE_CONSEQUENCE_KINDS as KARMAKA } from '../../engine/karmaka/consequences.ts'
import { ADVICE_REASON_KINDS as MOKSHA } from '../../engine/moksha/consequences.ts'
import { ADVICE_CONSEQUENCE_KINDS as RAUHA } from '../../engine/rauha/consequences.ts'
import { loadGameMessages } from './game-messages.ts'
import { hasMessage, formatMessage } from './index.ts'

/** Room in two lines of advice. */
const MAX_LENGTH = 75
/** A value for every gap of any of them. */
const values = {
  count: 2,
  all: 3,
  total: 8,
  target: 12,
  points: 3,
  need: 5,
  steps: 2,
  back: 2,
  percent: 31,
  energy: 4,
  aura: 1,
  length: 2,
  colour: 'green',
  tool: 'torch',
  entity: 'Sienet',
  rival: { seat: 1 },
  card: { id: 'karmaka.card.hells-heart.name' },
  rung: { id: 'karmaka.rung.transcendence' },
  caste: { id: 'moksha.caste.kshatriya' },
  god: { id: 'moksha.god.ganesha' },
}
const GAMES = {
  chakra: CHAKRA,
  karmaka: KARMAKA,
  rauha: RAUHA,
  moksha: MOKSHA,
  'cosmic-karma': COSMIC_KARMA,
} as const

describe.each(Object.entries(GAMES))('A2: the reasons of %s', async (game, kinds) => {
  await Promise.all([loadGameMessages(game), loadGameMessages('karmaka'), loadGameMessages('moksha')])
  const said = kinds.map((kind) => formatMessage({ id: `${game}.reason.${kind}`, values }, ['Ana', 'Banyan']))

  test('have a message each, and all differ', () => {
    expect(kinds.filter((kind) => !hasMessage(`${game}.reason.${kind}`))).toEqual([])
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
  })

  test('are short, and fit any player, with or without a name before them', () => {
    expect(
      said.filter((text) => text.length > MAX_LENGTH || /[?{}]|\.reason\.|\byours?\b|\byou\b|\.$/i.test(text)),
    ).toEqual([])
  })
})
