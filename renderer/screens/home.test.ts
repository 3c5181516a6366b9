// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameCatalogueListEntry, SaveListEntry } from '../../bridge/games-and-saves.ts'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { CATALOGUE } from '../../engine/index.ts'
import { AppState } from '../app-state.svelte.ts'
import { ANA_SEAT, createFakeHost, HERON_BOT_SEAT, type FakeHost } from '../testing/fake-host.ts'
import { translate, formatMessage } from '../messages/index.ts'
import '../messages/stage-messages.ts'
import HomeHarness from '../testing/HomeHarness.svelte'

const CARDS: readonly GameCatalogueListEntry[] = CATALOGUE.map(({ info }) => ({ info, playable: true, guided: 2 }))
const SAVE: SaveListEntry = {
  save: 'a',
  game: 'rauha',
  title: 'Rauha',
  seats: [ANA_SEAT, HERON_BOT_SEAT],
  savedAt: 1,
  over: false,
}

let host: FakeHost
let shown: Record<string, unknown> | undefined

beforeEach(() => {
  host = createFakeHost()
  host.answer('desk.games', () => ({ ok: true, value: CARDS }))
})
afterEach(async () => {
  if (shown !== undefined) await unmount(shown)
  shown = undefined
  document.body.replaceChildren()
})

/** Opens Home with these saves, and waits until everything that it asked for is answered and drawn. */
async function open(saves: readonly SaveListEntry[]): Promise<void> {
  host.answer('desk.saves', () => ({ ok: true, value: saves }))
  const app = new AppState({ bridge: host.bridge, onLostChanged: () => () => undefined })
  app.settings = { ...DEFAULT_SETTINGS, motion: 0 }
  shown = mount(HomeHarness, { target: document.body, props: { app } })
  for (let i = 0; i < 40; i++) await Promise.resolve()
  flushSync()
}

function cardOf(game: string): HTMLElement {
  const card = document.querySelector<HTMLElement>(`article[aria-labelledby="game-${game}"]`)
  if (card === null) throw new Error(`no card of ${game}`)
  return card
}

/** The buttons of a card that are filled, by their words. */
const filled = (game: string): string[] =>
  [...cardOf(game).querySelectorAll('button.primary')].map((each) => each.textContent.trim())

describe('A4: the game cards of Home', () => {
  it.each(CATALOGUE.map(({ info }) => info.id))(
    'A4: %s has its goal in a sentence, its weight, luck and interaction',
    async (id) => {
      await open([])
      const card = cardOf(id)
      expect(card.textContent).toContain(formatMessage({ id: `${id}.goal` }))
      const traits = [...card.querySelectorAll(`[aria-label="${translate('home.profile')}"] li`)]
      expect(traits.map((each) => each.textContent.replace(/\d/g, '')).every((text) => !text.startsWith('home.'))).toBe(
        true,
      )
      expect(traits).toHaveLength(3)
      expect(card.querySelectorAll('li svg')).toHaveLength(3)
    },
  )

  it('A4: Chakra alone is marked as the easiest to learn', async () => {
    await open([])
    const marked = CARDS.filter(({ info }) => cardOf(info.id).textContent.includes(translate('home.easiest')))
    expect(marked.map(({ info }) => info.id)).toEqual(['chakra'])
  })

  it('A4: at the first start the guided first game is the primary button, and later Play is', async () => {
    await open([])
    expect(filled('moksha')).toEqual([translate('home.learn')])
    if (shown !== undefined) await unmount(shown)
    await open([SAVE])
    expect(filled('moksha')).toEqual([translate('home.play')])
  })

  it('A4: at the first start Play is the primary button of a game without a guided first game', async () => {
    host.answer('desk.games', () => ({ ok: true, value: CARDS.map(({ info }) => ({ info, playable: true })) }))
    await open([])
    expect(filled('chakra')).toEqual([translate('home.play')])
  })

  it('A4: README has the goal of each game in the same words', () => {
    const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8')
    for (const { info } of CATALOGUE) expect(readme).toContain(formatMessage({ id: `${info.id}.goal` }))
  })
})
