/**
 * Invariant 8: every choice has a path on the board, its targets exist, and its text differs from those of the other choices.
 * Also checks all other testable properties of a game's UI: every message has a text, moved pieces have a place, and
 * clickable pieces are large enough and uncovered. Checked on games of random play; a game's own test calls
 * `defineUiInvariantTest`.
 */
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../engine/core/host/bots/bot.ts'
import { createEventRecorder, visibleEventFor } from '../../engine/core/contract/game-events.ts'
import type { GameEvent } from '../../engine/core/contract/game-events.ts'
import type { AnyGame, Seat, TableConfig, Viewer } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import type { Scene, SceneParameters } from '../stage/scene.ts'
import { promptMessageOfSeat } from './decision-prompts.ts'
import type { GameUi } from './game-ui.ts'
import { choiceGhosts } from './choice-ghosts.ts'
import {
  firstClickPieceNameFaults,
  checkPlacesOfMovedEvents,
  checkChoiceLabels,
  checkClickTargetsExist,
  checkClickAreas,
  checkScene,
  messageFaults,
} from './ui-checks.ts'

/** A size of the board to test, in CSS pixels. */
export interface BoardTestSize {
  readonly width: number
  readonly height: number
  readonly textScale?: number
  /** Minimum width and height of clickable areas, in CSS pixels; 24 when absent. */
  readonly minClickAreaSize?: number
}

/**
 * The board areas in windows of the smallest, a usual and a large size; a phone; large text. Used by games without own
 * sizes.
 */
export const DEFAULT_BOARD_TEST_SIZES: readonly BoardTestSize[] = [
  { width: 740, height: 540 },
  { width: 920, height: 700 },
  { width: 1500, height: 960 },
  { width: 380, height: 420 },
  { width: 920, height: 700, textScale: 1.5 },
]

/** Test options of a game's boards; absent ones have defaults. */
export interface BoardTestOptions {
  /** DEFAULT_BOARD_TEST_SIZES when absent. */
  readonly sizes?: readonly BoardTestSize[]
  /** Places that events name and no board shows. */
  readonly offBoard?: readonly string[]
}

/** Which games are played, and how thoroughly they are checked. */
export interface UiInvariantTestPlan extends BoardTestOptions {
  readonly players: readonly number[]
  /** Option values to play with; the defaults when absent. */
  readonly options?: TableConfig['options']
  /** Number of games for each number of players. */
  readonly games: number
  /** Arbitrary text. */
  readonly seed: string
  /** Checks every n-th decision; events are checked in every move. 1 when absent. */
  readonly every?: number
  /** The bot that plays; when absent, random play. */
  readonly bot?: Bot
  /** Further states to check that play seldom reaches. */
  readonly positions?: readonly { readonly name: string; readonly players: number; readonly state: unknown }[]
  /** Maximum length of a game. */
  readonly maxMoves?: number
}

/** A fault that the checks found: its description, its first occurrence, and how often it occurred. */
export interface UiInvariantViolation {
  readonly what: string
  /** Where it occurred first. */
  readonly at: string
  readonly times: number
}

const MAX_DECISIONS = 1000
const MIN_CLICK_SIZE_PX = 24
const NAMES = ['Asha', 'Bodhi', 'Chandra', 'Deva', 'Esha', 'Falguni']
const SEAT_COLOURS = ['#f58a73', '#4fc9b8', '#f3bd50', '#a797fa', '#95cd6c', '#f190be']

/**
 * Plays the games of `plan`, and checks the UI at their decisions and events.
 * @returns each violation once, with its first occurrence
 */
export function findUiViolations(gameUi: GameUi, plan: UiInvariantTestPlan): readonly UiInvariantViolation[] {
  const found = new Map<string, { at: string; times: number }>()
  const note = (at: string, problems: readonly string[]): void => {
    for (const what of problems) {
      const before = found.get(what)
      if (before === undefined) found.set(what, { at, times: 1 })
      else before.times += 1
    }
  }
  for (const players of plan.players) {
    const configured = createTableConfig(gameUi.game.info, players, plan.options ?? {})
    if (!configured.ok) throw new Error(`no such table: ${configured.reason.id}`)
    for (let number = 0; number < plan.games; number++) {
      const seed = `${plan.seed} ${players} ${number}`
      follow(gameUi, plan, configured.config, seed, note)
    }
  }
  for (const { name, players, state } of plan.positions ?? []) {
    for (const seat of gameUi.game.deciders(state)) {
      const choices = gameUi.game.choices(state, seat) as readonly Json[]
      checkDecision(gameUi, plan, players, state, seat, choices, name, note)
    }
  }
  return [...found].map(([what, { at, times }]) => ({ what, at, times }))
}

/**
 * Defines a vitest test: `findUiViolations` finds no violation in a game's UI. The caller has added the messages of the game
 * to the message catalogue before.
 */
export function defineUiInvariantTest(gameUi: GameUi, plan: UiInvariantTestPlan): void {
  describe(`click paths of ${gameUi.game.info.title}`, () => {
    it('invariant 8: every choice has a path on the board and words of its own', () => {
      expect(findUiViolations(gameUi, plan)).toEqual([])
    }, 120_000)
  })
}

type Note = (at: string, problems: readonly string[]) => void

/** An intermediate state of a move. */
interface Moment {
  readonly state: unknown
  readonly facts: readonly GameEvent[]
}

function follow(gameUi: GameUi, plan: UiInvariantTestPlan, config: TableConfig, seed: string, note: Note): void {
  const { game } = gameUi
  const random = createRandomStream(seedFromText(seed), 'players')
  const { emit, report } = createEventRecorder(() => undefined)
  const state: unknown = game.setup(config, createRandomStream(seedFromText(seed), 0), emit)
  const asked = new Map<string, Json>()
  let moments: readonly Moment[] = [{ state: game.clone(state), facts: report.facts }]
  let before: unknown = undefined
  for (let count = 0; ; count++) {
    const at = `${config.players} players, seed '${seed}', action ${count}`
    checkMoments(gameUi, plan, config.players, count, before, moments, at, note)
    const seats = game.deciders(state)
    if (seats.length === 0 || count >= (plan.maxMoves ?? MAX_DECISIONS)) break
    const seat = random.pick(seats)
    const choices = game.choices(state, seat) as readonly Json[]
    for (const choice of choices) asked.set(JSON.stringify(choice), choice)
    if (count % (plan.every ?? 1) === 0) {
      checkDecision(gameUi, plan, config.players, state, seat, choices, at, note)
      checkRefusals(game, state, seat, choices, [...asked.values()], at, note)
    }
    const view: unknown = game.view(state, seat)
    const action = plan.bot?.({ game, seat, view, choices, random }) ?? random.pick(choices)
    before = game.clone(state)
    moments = played(game, state, seat, action, createRandomStream(seedFromText(seed), `play ${count}`))
  }
  const outcome = game.outcome(state)
  if (outcome === null) return
  note(`${seed}, its end`, [
    ...messageFaults('the reason for the end', outcome.reason),
    ...outcome.ranking.flatMap(({ title: rank, lines }) => [
      ...(rank === undefined ? [] : messageFaults('a rank', rank)),
      ...lines.flatMap((line) => messageFaults('a line of a score', line)),
    ]),
  ])
}

/** Plays in place; returns a copy of the state at each beat and at the end. */
function played(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  action: Json,
  luck: ReturnType<typeof createRandomStream>,
): Moment[] {
  const { emit, report } = createEventRecorder(() => game.clone(state) as unknown)
  game.play(state, seat, action, luck, emit)
  return [...report.checkpoints, { state: game.clone(state), facts: report.factsAfterCheckpoint }]
}

function vantageFor(
  players: number,
  viewer: Viewer,
  bottom: Seat,
  { width, height, textScale = 1 }: BoardTestSize,
): SceneParameters {
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: NAMES[seat] ?? `Seat ${seat}`,
    colour: SEAT_COLOURS[seat] ?? '#cccccc',
    shape: 'circle',
  }))
  return { width, height, textScale, bottom, viewer, seats }
}

/** Checks the events of a move and the scenes during it; the viewer changes from move to move. */
function checkMoments(
  gameUi: GameUi,
  { sizes = DEFAULT_BOARD_TEST_SIZES, offBoard = [] }: UiInvariantTestPlan,
  players: number,
  turn: number,
  first: unknown,
  moments: readonly Moment[],
  at: string,
  note: Note,
): void {
  const viewer: Viewer = turn % (players + 1) === players ? 'table' : turn % (players + 1)
  const [size] = sizes
  if (size === undefined) return
  const parameters = vantageFor(players, viewer, viewer === 'table' ? 0 : viewer, size)
  const sceneOf = (state: unknown): Scene => gameUi.scene(gameUi.game.view(state, viewer), parameters)
  let shown = first === undefined ? { pieces: [], outline: [] } : sceneOf(first)
  for (const { state, facts: events } of moments) {
    const next = sceneOf(state)
    const seen = events.map((event) => visibleEventFor(event, viewer))
    const sentences = seen.flatMap((event) => {
      const sentence = gameUi.eventSentence(event)
      return sentence === undefined ? [] : messageFaults(`the sentence of '${event.kind}'`, sentence)
    })
    const where = `${at}, seen by ${viewer}`
    note(where, [
      ...checkPlacesOfMovedEvents(shown, next, seen, offBoard),
      ...sentences,
      ...checkScene(next, parameters),
    ])
    shown = next
  }
  const last: unknown = gameUi.game.view(moments.at(-1)?.state, viewer)
  for (let seat = 0; seat < players; seat++) {
    for (const figure of gameUi.seatFigureLines(last, seat)) note(at, messageFaults('a figure at a glance', figure))
  }
}

/**
 * Checks a decision at every size: with the deciding player's own view, and with the public view if that may be shown
 * instead.
 */
function checkDecision(
  gameUi: GameUi,
  { sizes = DEFAULT_BOARD_TEST_SIZES }: UiInvariantTestPlan,
  players: number,
  state: unknown,
  seat: Seat,
  choices: readonly Json[],
  at: string,
  note: Note,
): void {
  const { game } = gameUi
  const viewers: readonly Viewer[] = game.info.secrets === 'hand' ? [seat] : [seat, 'table']
  for (const viewer of viewers) {
    const view: unknown = game.view(state, viewer)
    const named = choices.map((action) => ({ action, words: gameUi.choiceLabel(action, view) }))
    const prompt = promptMessageOfSeat(gameUi, view, seat)
    if (prompt === undefined) note(at, ['nothing is asked'])
    else note(at, messageFaults('the prompt', { id: prompt.id, values: { name: { seat }, ...prompt.values } }))
    note(at, checkChoiceLabels(named))
    const paths = choices.map((action) => ({ action, path: gameUi.clickPath(action, view) }))
    for (const { path } of paths) if (path.further) note(at, messageFaults('the prompt after a click', path.further))
    for (const size of sizes) {
      const parameters = vantageFor(players, viewer, seat, size)
      const where = `${at}, seen by ${viewer} at ${size.width}x${size.height}`
      const scene = gameUi.scene(view, parameters)
      note(where, [...checkScene(scene, parameters), ...checkClickTargetsExist(scene, paths)])
      note(where, firstClickPieceNameFaults(scene, paths))
      note(where, checkClickAreas(scene, paths, size.minClickAreaSize ?? MIN_CLICK_SIZE_PX))
      // An enlarged board must not make a choice impossible.
      const other = { ...parameters, enlarged: (seat + 1) % players }
      const enlarged = gameUi.scene(view, other)
      note(`${where}, another board enlarged`, [
        ...checkScene(enlarged, other),
        ...checkClickTargetsExist(enlarged, paths),
      ])
    }
  }
  const view: unknown = game.view(state, seat)
  const [size] = sizes
  if (size === undefined) return
  const parameters = vantageFor(players, seat, seat, size)
  const scene = gameUi.scene(view, parameters)
  for (const action of choices) {
    const ghosts = choiceGhosts({ gameUi, view, seat, parameters, scene }, action)
    note(`${at}, the preview of ${JSON.stringify(action)}`, checkScene({ pieces: ghosts, outline: [] }, parameters))
  }
}

/** Checks that a choice that was offered before and is not now is rejected with a reason. */
function checkRefusals(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  choices: readonly Json[],
  asked: readonly Json[],
  at: string,
  note: Note,
): void {
  const offered = new Set(choices.map((choice) => JSON.stringify(choice)))
  const view: unknown = game.view(state, seat)
  for (const action of asked) {
    if (offered.has(JSON.stringify(action))) continue
    const reason = game.explainIllegal(view, seat, action)
    if (reason !== undefined) note(at, messageFaults('a refusal', reason))
  }
}
