/** Checks the event banners of every game over whole games: their texts are complete, and the same for all viewers. */
import { beforeAll, describe, expect, test } from 'vitest'
import {
  createEventRecorder,
  visibleEventFor,
  noopEventSink,
  type GameEvent,
  type VisibleEvent,
} from '../../engine/core/contract/game-events.ts'
import type { AnyGame, Viewer } from '../../engine/core/contract/game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { createRandomStream } from '../../engine/core/contract/random.ts'
import { parseSave } from '../../engine/core/host/save.ts'
import { formatMessage } from '../messages/index.ts'
import { loadGameMessages } from '../messages/game-messages.ts'
import { GAME_UI_ENTRIES } from './catalogue.ts'
import type { GameUi, EventBanner } from './game-ui.ts'
import { TEST_PLAYER_NAMES } from '../testing/game-ui-helpers.ts'

interface Shown {
  readonly facts: readonly GameEvent[]
  readonly state: unknown
}

const RECORDED = import.meta.glob<string>('../../engine/fixtures/*/end-*.samsara', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The first recorded game that ends in each way, as its moments. */
function momentsOf(game: AnyGame): readonly Shown[] {
  const files = Object.entries(RECORDED).filter(([path]) => path.includes(`/${game.info.id}/end-`))
  const ways = new Map(files.map(([path, text]) => [/end-[a-z]+/.exec(path)?.[0], text]))
  return [...ways.values()].flatMap((text) => replay(game, text))
}

function replay(game: AnyGame, text: string): readonly Shown[] {
  const parsed = parseSave(text)
  if (!parsed.ok) throw new Error(parsed.reason.id)
  const { seed, players, options, log } = parsed.saved
  const configured = createTableConfig(game.info, players, options)
  if (!configured.ok) throw new Error(configured.reason.id)
  const first = createRandomStream(seed, 0)
  const state = game.setup(configured.config, first, noopEventSink)
  let events = first.wasUsed ? 1 : 0
  return log.flatMap(({ seat, action }) => {
    const stream = createRandomStream(seed, events)
    const { emit, report } = createEventRecorder<unknown>(() => game.clone(state))
    game.play(state, seat, action, stream, emit)
    if (stream.wasUsed) events += 1
    return [...report.checkpoints, { facts: report.factsAfterCheckpoint, state: game.clone(state) as unknown }]
  })
}

function greatOf(gameUi: GameUi, { facts: events, state }: Shown, viewer: Viewer): EventBanner | undefined {
  const seen = events.map((event): VisibleEvent => visibleEventFor(event, viewer))
  return gameUi.eventBannerFor?.(seen, gameUi.game.view(state, viewer))
}

/** Words that lack a value, or a message without words. */
const BROKEN = /\?\?|undefined|[{}]|^[a-z-]+\.[a-z]/

const said = (moment: EventBanner): readonly string[] =>
  [moment.title, ...moment.lines].map((each) => formatMessage(each, TEST_PLAYER_NAMES))

describe.each(GAME_UI_ENTRIES.flatMap(({ id, load }) => (load === undefined ? [] : [{ id, load }])))(
  '$id',
  ({ id, load }) => {
    let gameUi: GameUi
    let shown: readonly Shown[]
    beforeAll(async () => {
      await loadGameMessages(id)
      gameUi = await load()
      shown = momentsOf(gameUi.game)
    })

    test('K4: every event banner has whole sentences with all their values', () => {
      const told = shown.flatMap((each) => greatOf(gameUi, each, 'table') ?? [])
      if (gameUi.eventBannerFor !== undefined) expect(told).not.toEqual([])
      for (const line of told.flatMap(said)) {
        expect(line).toMatch(/^\S.*[.!]$/)
        expect(line).not.toMatch(BROKEN)
      }
    })

    test('K4: captions and timeline marks have words', () => {
      const told = shown.flatMap((each) => greatOf(gameUi, each, 'table') ?? [])
      const events = shown.flatMap((each) => each.facts.map((event) => visibleEventFor(event, 'table')))
      const marks = events.flatMap((event) => gameUi.timelineMark?.(event) ?? [])
      if (gameUi.timelineMark !== undefined) expect(marks).not.toEqual([])
      for (const words of [...told.map(({ caption }) => caption), ...marks.map((mark) => mark.words)])
        expect(formatMessage(words)).not.toMatch(BROKEN)
    })

    test('K4: an event banner is the same for all viewers, so that it reveals no secret', () => {
      for (const each of shown) {
        const open = greatOf(gameUi, each, 'table')
        for (const viewer of [0, 1]) expect(greatOf(gameUi, each, viewer)).toEqual(open)
      }
    })

    test('X9: the result summary of every seat has words', () => {
      const last = shown.at(-1)
      if (last === undefined) throw new Error('nothing was played')
      for (const seat of [0, 1]) {
        const came = gameUi.resultSummary?.(gameUi.game.view(last.state, 'table'), seat)
        const line = came === undefined ? '' : formatMessage(came, TEST_PLAYER_NAMES)
        expect(line).toMatch(/^[A-Z0-9]/)
        expect(line).not.toMatch(BROKEN)
      }
    })
  },
)
