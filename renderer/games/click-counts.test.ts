/**
 * Number of clicks that a whole game takes a player: three games of three seats each, with fixed seeds. The figures beside
 * the names are clicks, confirmations of final choices and 'End turn', each per 100 turns.
 */
import { describe, expect, it } from 'vitest'
import { loadGameMessages } from '../messages/game-messages.ts'
import { hasMessage } from '../messages/index.ts'
import { GAME_UI_ENTRIES } from './catalogue.ts'
import { countClicksInBotGames, sumOfMapValues, type PlayerClickTotals } from './click-counts.ts'

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

describe.each(GAME_UI_ENTRIES)('$id', ({ id, load }) => {
  let clicks: PlayerClickTotals | undefined

  async function played(): Promise<PlayerClickTotals> {
    const gameUi = await load?.()
    if (gameUi === undefined) throw new Error(`no face of ${id}`)
    clicks ??= countClicksInBotGames(gameUi, 3, SEEDS)
    return clicks
  }

  it('A5: a game takes exactly the committed numbers of clicks, confirmations and turn ends per 100 turns', async () => {
    const { turns, clicks: all, askedToConfirm, waitedForEndTurn } = await played()
    const of100 = (count: number): number => Math.round((100 * count) / turns)
    expect({
      clicks: of100(all),
      confirmed: of100(sumOfMapValues(askedToConfirm)),
      ended: of100(sumOfMapValues(waitedForEndTurn)),
    }).toEqual(LIMITS[id])
  })

  it('A5: does not ask for confirmation in a decision that is already a question', async () => {
    const { askedToConfirm } = await played()
    expect([...askedToConfirm.keys()].filter((kind) => QUESTIONS[id]?.includes(kind))).toEqual([])
  })

  it('A6: needs no End turn after an answer in another seat’s turn, or after a simultaneous pick', async () => {
    const { waitedForEndTurn } = await played()
    expect([...waitedForEndTurn.keys()].filter((kind) => kind === 'offer' || kind === 'keep')).toEqual([])
  })

  it('settings-4: has words for every reason why a choice is final', async () => {
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
])('settings-4: %s gives its own reason why a choice is final: %s', async (game, reason) => {
  const gameUi = await GAME_UI_ENTRIES.find(({ id }) => id === game)?.load?.()
  expect(gameUi && [...countClicksInBotGames(gameUi, 3, SEEDS.slice(0, 1)).reasons]).toContain(reason)
})
