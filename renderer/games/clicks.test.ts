/**
 * What a whole game costs a player in clicks: three games of three seats each, with fixed seeds. The figures beside the
 * names are clicks, questions before final choices and 'End turn', each for 100 turns.
 */
import { describe, expect, it } from 'vitest'
import { loadGameMessages } from '../messages/games.ts'
import { hasMessage } from '../messages/index.ts'
import { FACES } from './catalogue.ts'
import { clicksOf, sum, type Clicks } from './clicks.ts'

const SEEDS = ['clicks 1', 'clicks 2', 'clicks 3']

interface Limits {
  readonly clicks: number
  readonly confirmed: number
  readonly ended: number
}

const LIMITS: Readonly<Record<string, Limits>> = {
  chakra: { clicks: 346, confirmed: 66, ended: 34 },
  karmaka: { clicks: 299, confirmed: 11, ended: 73 },
  rauha: { clicks: 750, confirmed: 19, ended: 111 },
  moksha: { clicks: 715, confirmed: 44, ended: 83 },
  'cosmic-karma': { clicks: 208, confirmed: 7, ended: 30 },
}

/** Decisions that are a question already: a yes or no, or a pick among cards that are shown. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  karmaka: [
    'offer',
    'rings',
    'swindle',
    'keep',
    'putBack',
    'salvage',
    'recycle',
    'recall',
    'store',
    'score',
    'ruinFor',
  ],
  rauha: ['keep'],
  'cosmic-karma': ['side', 'dual', 'discard', 'recolour'],
}

describe.each(FACES)('$id', ({ id, load }) => {
  let clicks: Clicks | undefined

  async function played(): Promise<Clicks> {
    const face = await load?.()
    if (face === undefined) throw new Error(`no face of ${id}`)
    clicks ??= clicksOf(face, 3, SEEDS)
    return clicks
  }

  it('A5: takes no more clicks, questions and ends of turns than this', async () => {
    const { turns, clicks: all, confirmed, ended } = await played()
    const of100 = (count: number): number => Math.round((100 * count) / turns)
    expect({ clicks: of100(all), confirmed: of100(sum(confirmed)), ended: of100(sum(ended)) }).toEqual(LIMITS[id])
  })

  it('A5: what is a question already asks no second time', async () => {
    const { confirmed } = await played()
    expect([...confirmed.keys()].filter((kind) => QUESTIONS[id]?.includes(kind))).toEqual([])
  })

  it('A6: no turn ends by hand after an answer in the turn of another seat, or a pick that all make at once', async () => {
    const { ended } = await played()
    expect([...ended.keys()].filter((kind) => kind === 'offer' || kind === 'keep')).toEqual([])
  })

  it('settings-4: every reason why a choice is final has words', async () => {
    await loadGameMessages(id)
    const { reasons } = await played()
    const ids = [...reasons].flatMap((reason) => [reason, reason.replace('.final.', '.undo.')])
    expect(reasons.size).toBeGreaterThan(0)
    expect(ids.filter((each) => !hasMessage(each) && each !== 'table.undo.passes')).toEqual([])
  })
})

it.each([
  ['chakra', 'chakra.final.energies'],
  ['moksha', 'moksha.final.token'],
  ['rauha', 'rauha.final.pool'],
])('settings-4: %s says by itself why a choice is final: %s', async (game, reason) => {
  const face = await FACES.find(({ id }) => id === game)?.load?.()
  expect(face && [...clicksOf(face, 3, SEEDS.slice(0, 1)).reasons]).toContain(reason)
})
