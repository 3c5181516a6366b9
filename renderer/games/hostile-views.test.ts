/**
 * Checks that everything a guest's client accepts from a host can be drawn, put into words and played as sound. Real views,
 * events and choices of seeded games are changed at random, as a hostile host could send them: either the checks of
 * core/host/seen.ts reject them, or the game's UI handles them without an error.
 */
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { visibleEventFor, type GameEvent, type VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Seat, TableConfig, Viewer } from '../../engine/core/contract/game.ts'
import type { Outcome } from '../../engine/core/contract/outcome.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { statusMatchesView, createRemoteTableSchemas } from '../../engine/core/host/remote-table-schemas.ts'
import { mutateJson } from '../../engine/core/invariants/json-mutation.ts'
import { allTableConfigs } from '../../engine/core/invariants/table-configs.ts'
import { visitRandomWalk } from '../../engine/core/invariants/random-walk.ts'
import { formatMessage } from '../messages/index.ts'
import { loadGameMessages } from '../messages/game-messages.ts'
import { promptMessageOfSeat } from './decision-prompts.ts'
import { GAME_UI_ENTRIES } from './catalogue.ts'
import type { GameUi } from './game-ui.ts'
import { choiceGhosts } from './choice-ghosts.ts'
import { TEST_PLAYER_NAMES, testViewport } from '../testing/game-ui-helpers.ts'

/** Of each table the end is looked at, and one step of so many before: each as another viewer sees it, changed so often. */
const ONE_IN = 40
const MAX_STEPS = 6
const CHANGES = 20

interface Position {
  readonly config: TableConfig
  readonly viewer: Viewer
  readonly view: Json
  readonly facts: readonly Json[]
  readonly seat: Seat | undefined
  readonly choices: readonly Json[]
  readonly outcome: Outcome | null
}

/** Positions of one game of each kind of table, as each viewer sees them. */
function* positionsOf(gameUi: GameUi): Generator<Position> {
  const { game } = gameUi
  const kit = { game, scrambleHidden: (state: unknown) => state, leakyViews: [] }
  for (const config of allTableConfigs(game.info)) {
    const found: Position[] = []
    const seats = Array.from({ length: config.players }, (_, seat) => seat)
    const viewers: readonly Viewer[] = [...seats, 'table', 'open']
    const look = (state: unknown, events: readonly GameEvent[]): void => {
      const [seat] = game.deciders(state)
      // Whose choice it is, every other time.
      const viewer = (found.length % 2 === 0 ? seat : undefined) ?? viewers[found.length % viewers.length] ?? 'table'
      found.push({
        config,
        viewer,
        seat,
        view: plain(game.view(state, viewer)),
        facts: events.map((event) => plain(visibleEventFor(event, viewer))),
        choices: seat === undefined ? [] : plain(game.choices(state, seat)),
        outcome: plain(game.outcome(state)),
      })
    }
    const end = visitRandomWalk(kit, { config, seed: seedFromText(`shown ${JSON.stringify(config)}`) }, (step) => {
      if (step.at % ONE_IN === 1 && found.length < MAX_STEPS) look(step.before, step.facts)
    })
    look(end.state, [])
    yield* found
  }
}

/** A copy, as it arrives. */
function plain<T>(value: unknown): T {
  return JSON.parse(JSON.stringify(value)) as T
}

/** Everything that a page makes of a view and what can be chosen there. */
function show(gameUi: GameUi, view: unknown, { config, viewer, seat, choices }: Position): void {
  const { game } = gameUi
  const bottom = typeof viewer === 'number' ? viewer : 0
  const parameters = testViewport(920, 700, config.players, { viewer, bottom })
  const scene = gameUi.scene(view, parameters)
  gameUi.scene(view, testViewport(380, 420, config.players, { viewer, bottom, enlarged: config.players - 1 }))
  for (const piece of scene.pieces) gameUi.closeUpPiecesOf?.(piece, view, parameters, scene)
  const stage = game.progressMessage?.(view)
  if (stage !== undefined) formatMessage(stage, TEST_PLAYER_NAMES)
  for (let each = 0; each < config.players; each++) {
    const ask = promptMessageOfSeat(gameUi, view, each)
    if (ask !== undefined)
      formatMessage({ id: ask.id, values: { name: { seat: each }, ...ask.values } }, TEST_PLAYER_NAMES)
    for (const figure of gameUi.seatFigureLines(view, each)) formatMessage(figure, TEST_PLAYER_NAMES)
    const came = gameUi.resultSummary?.(view, each)
    if (came !== undefined) formatMessage(came, TEST_PLAYER_NAMES)
  }
  if (seat === undefined) return
  for (const action of choices) {
    gameUi.clickPath(action, view)
    formatMessage(gameUi.choiceLabel(action, view), TEST_PLAYER_NAMES)
    choiceGhosts({ gameUi, view, seat, parameters, scene }, action)
  }
}

/** Everything that a page makes of events. */
function tell(gameUi: GameUi, events: readonly VisibleEvent[], { config, viewer, view }: Position): void {
  const parameters = testViewport(920, 700, config.players, { viewer, bottom: 0 })
  const scene = gameUi.scene(view, parameters)
  gameUi.floatingLabels?.(events, view, parameters, scene)
  gameUi.eventBannerFor?.(events, view)
  gameUi.readingPauses?.(events, [0])
  for (const event of events) {
    const sentence = gameUi.eventSentence(event)
    if (sentence !== undefined) formatMessage(sentence, TEST_PLAYER_NAMES)
    gameUi.eventPlaces?.(event)
    gameUi.timelineMark?.(event)
    gameUi.soundFor(event)
    gameUi.alertFor?.(event, [0])
  }
}

describe.each(GAME_UI_ENTRIES.map(({ id, load }) => ({ id, load })))('guest-side checks of $id', ({ id, load }) => {
  let gameUi: GameUi
  let positions: readonly Position[]
  beforeAll(async () => {
    const loaded = await load?.()
    if (loaded === undefined) throw new Error(`no face of ${id}`)
    gameUi = loaded
    await loadGameMessages(id)
    positions = [...positionsOf(gameUi)]
  }, 120_000)

  it('S1, S2: rejects a changed view, or the UI can draw it, describe it and offer its choices', () => {
    const random = createRandomStream(seedFromText(`views of ${id}`), 0)
    let accepted = 0
    let refused = 0
    for (const position of positions) {
      const { config, viewer } = position
      const schema = createRemoteTableSchemas(gameUi.game, config).view(viewer)
      for (let change = 0; change < CHANGES; change++) {
        const sent = mutateJson(position.view, random)
        const seen = v.safeParse(schema, sent)
        if (!seen.success) {
          refused += 1
          continue
        }
        accepted += 1
        const { choices, seat } = position
        const status = seat === undefined ? {} : { decision: { seat, choices } }
        const legal = statusMatchesView(gameUi.game, config, seen.output, viewer, {
          ...status,
          outcome: position.outcome,
        })
        const shown = { ...position, choices: legal && position.choices.length > 0 ? choices : [] }
        expect(() => show(gameUi, seen.output, shown), JSON.stringify(sent)).not.toThrow()
      }
    }
    expect({ accepted: accepted > 0, refused: refused > accepted }).toEqual({ accepted: true, refused: true })
  }, 120_000)

  it('S2: rejects values that are no view, and views of a table with another number of players', () => {
    for (const { config, viewer, view } of positions) {
      const schema = createRemoteTableSchemas(gameUi.game, config).view(viewer)
      for (const sent of [null, 0, true, '', 'view', [], {}, [view], { view }]) expect(v.is(schema, sent)).toBe(false)
      const other = positions.find((each) => each.config.players !== config.players)
      expect(v.is(schema, other?.view)).toBe(false)
    }
  })

  it('S2: rejects changed events, or the UI can describe, draw and sound them', () => {
    const random = createRandomStream(seedFromText(`facts of ${id}`), 0)
    let refused = 0
    for (const position of positions) {
      const { facts: schema } = createRemoteTableSchemas(gameUi.game, position.config)
      for (const fact of position.facts) {
        const sent = [mutateJson(fact, random)]
        const seen = v.safeParse(schema, sent)
        if (!seen.success) refused += 1
        else expect(() => tell(gameUi, seen.output, position), JSON.stringify(sent)).not.toThrow()
      }
    }
    expect(refused).toBeGreaterThan(0)
  }, 120_000)

  it('S2: rejects changed choices, or the board has click paths for them', () => {
    const random = createRandomStream(seedFromText(`choices of ${id}`), 0)
    let refused = 0
    for (const position of positions) {
      const { config, viewer, view, seat, choices, outcome } = position
      if (seat === undefined || (viewer !== seat && gameUi.game.info.secrets === 'hand')) continue
      const sent = mutateJson(choices, random)
      const seen = v.safeParse(createRemoteTableSchemas(gameUi.game, config).choices, sent)
      if (
        !seen.success ||
        !statusMatchesView(gameUi.game, config, view, viewer, { decision: { seat, choices: seen.output }, outcome })
      )
        refused += 1
      else expect(() => show(gameUi, view, { ...position, choices: seen.output }), JSON.stringify(sent)).not.toThrow()
    }
    expect(refused).toBeGreaterThan(0)
  }, 120_000)
})
