/**
 * For tests: explores a tutorial along every combination of choices that its lessons suggest. The prepared table, its
 * randomness and its rivals are deterministic, so a position follows from the choices alone. Equal positions are explored
 * once.
 */
import type { LessonEndedAsImpossible } from '../../bridge/tutorial.ts'
import type { DecisionPrompt, Seat } from '../../engine/core/contract/game.ts'
import { createEventRecorder, visibleEventFor, type VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { findRivalChoice, type TutorialSetup } from '../../engine/core/contract/tutorial-setup.ts'
import { seedFromText, createRandomStream, type Seed } from '../../engine/core/contract/random.ts'
import { createNoviceBot } from '../../engine/core/host/bots/novice.ts'
import type { GameUi } from '../games/game-ui.ts'
import {
  tutorialCourseOf,
  suggestedChoices,
  guidingLesson,
  nextLesson,
  currentLesson,
  findUnsatisfiableLesson,
  type AnyLesson,
  type TutorialCourse,
  type ReceivedLog,
} from './tutorial-course.ts'
import type { GameTutorial, LessonDecision } from './lesson.ts'

/** The seat of the guided player. */
export const TUTORIAL_SEAT: Seat = 0

/** The game with its lessons, and the table prepared for them. */
export interface TutorialWalkSetup {
  readonly gameUi: GameUi
  readonly guided: GameTutorial
  readonly prepared: TutorialSetup
  readonly players: number
}

/** State of a tutorial's table between two decisions of the guided player, or at one. */
interface TutorialState {
  readonly state: unknown
  /** Number of random events so far. */
  readonly events: number
  /** The log as seen by the guided player. */
  readonly log: ReceivedLog
  /** The choices of the guided player, oldest first. */
  readonly chosen: readonly Json[]
  /** The lessons that ended because no available choice satisfied them. */
  readonly ended: readonly LessonEndedAsImpossible[]
}

/** A position with a decision of the guided player, or at the end of the lessons or the game. */
export interface TutorialPosition extends TutorialState {
  readonly course: TutorialCourse
  /** Undefined: there is no decision. */
  readonly now: LessonDecision<unknown, Json> | undefined
}

/** Result of `walkTutorial`. */
export interface TutorialWalkResult {
  /** Number of distinct sequences of suggested choices that lead to the end of the lessons, or to the limit of the walk. */
  readonly combinations: bigint
  /** Number of distinct positions with a decision of the guided player. */
  readonly decisions: number
  /** The largest number of decisions of one combination. */
  readonly longest: number
  /** Whether every combination was explored: at no length were there more positions than allowed. */
  readonly complete: boolean
  /** Combinations that violate the lesson invariants: the fault, and the choices that lead there. */
  readonly problems: readonly string[]
}

export interface TutorialWalkLimits {
  /** Maximum number of decisions of a guided player. */
  readonly decisions: number
  /** Maximum number of positions explored after each number of decisions, evenly selected. */
  readonly width: number
}

/** Result of `walkStrayingPlayers`. */
export interface StrayWalkResult {
  /** Number of lessons that ended because no available choice satisfied them. */
  readonly ended: number
  readonly problems: readonly string[]
}

/** Plays the prepared table of a tutorial, with its rivals. */
export class TutorialTable {
  readonly #walk: TutorialWalkSetup
  readonly #seed: Seed
  readonly #bots: Seed
  readonly #rival = createNoviceBot()

  constructor(walk: TutorialWalkSetup) {
    this.#walk = walk
    this.#seed = seedFromText(walk.prepared.seed)
    this.#bots = seedFromText(`${walk.gameUi.game.info.id}/guided`)
  }

  /** @returns the positions of the guided player's first decision. @throws if the table cannot be set up */
  firstPositions(): readonly TutorialPosition[] {
    const { gameUi, prepared, players } = this.#walk
    const { game } = gameUi
    const configured = createTableConfig(game.info, players, prepared.options)
    if (!configured.ok) throw new Error(configured.reason.id)
    const stream = createRandomStream(this.#seed, 0)
    const { emit, report } = createEventRecorder(() => undefined)
    const state: unknown = game.setup(configured.config, stream, emit)
    return this.#playOn({ state, events: stream.wasUsed ? 1 : 0, log: [seen(report.facts)], chosen: [], ended: [] })
  }

  /** Plays a choice of the guided player, and all moves until the next one. @returns the possible positions */
  choose(from: TutorialPosition, choice: Json): readonly TutorialPosition[] {
    return this.#playOn({ ...this.#play(from, TUTORIAL_SEAT, choice), chosen: [...from.chosen, choice] })
  }

  /** Plays forced choices, and the rivals. Simultaneous decisions are made in either order. */
  #playOn(from: TutorialState): readonly TutorialPosition[] {
    const { game } = this.#walk.gameUi
    const course = this.#courseOf(from)
    const over = course.remaining.length === 0 || game.outcome(from.state) !== null
    if (over) return [{ ...from, course, now: undefined }]
    const deciders = game.deciders(from.state)
    const choicesOf = (seat: Seat): readonly Json[] => game.choices(from.state, seat) as readonly Json[]
    const single = deciders.find(
      (seat) => choicesOf(seat).length === 1 && game.requiresPrompt?.(from.state, seat) !== true,
    )
    if (single !== undefined) return this.#playOn(this.#play(from, single, choicesOf(single)[0] ?? null))
    return deciders.flatMap((seat): readonly TutorialPosition[] => {
      const view: unknown = game.view(from.state, seat)
      const choices = choicesOf(seat)
      if (seat !== TUTORIAL_SEAT)
        return this.#playOn(this.#play(from, seat, this.#answer(from, { seat, view, choices })))
      const ask = game.promptFor(view, seat) as DecisionPrompt | undefined
      return [{ ...from, course, now: { view, seat, choices, decisionKind: ask?.kind } }]
    })
  }

  /** Ends the lesson that no available choice satisfies, and following ones alike. */
  endUnsatisfiable(at: TutorialPosition): TutorialPosition {
    const lesson = at.now && findUnsatisfiableLesson(at.course, at.now)
    if (lesson === undefined) return at
    const ended = [...at.ended, { lesson: lesson.id, at: at.log.length - 1 }]
    return this.endUnsatisfiable({ ...at, ended, course: this.#courseOf({ log: at.log, ended }) })
  }

  #courseOf({ log, ended }: Pick<TutorialState, 'log' | 'ended'>): TutorialCourse {
    const { gameUi, guided } = this.#walk
    return tutorialCourseOf(log, { game: gameUi.game.info.id, guided, seat: TUTORIAL_SEAT, skipped: [], ended })
  }

  /** The choice of a rival, as made by main's bots at such a table. */
  #answer(
    { log }: TutorialState,
    asked: { readonly seat: Seat; readonly view: unknown; readonly choices: readonly Json[] },
  ): Json {
    const { gameUi, prepared } = this.#walk
    const random = createRandomStream(this.#bots, `${String(log.length - 1)}/${String(asked.seat)}`)
    return findRivalChoice<Json>(prepared, asked) ?? this.#rival({ game: gameUi.game, ...asked, random })
  }

  #play(from: TutorialState, seat: Seat, action: Json): TutorialState {
    const { game } = this.#walk.gameUi
    const state: unknown = game.clone(from.state)
    const stream = createRandomStream(this.#seed, from.events)
    const { emit, report } = createEventRecorder(() => undefined)
    game.play(state, seat, action, stream, emit)
    return { ...from, state, events: from.events + (stream.wasUsed ? 1 : 0), log: [...from.log, seen(report.facts)] }
  }
}

/** The lessons and events on the way to a position, which are part of its identity. */
interface Met {
  readonly heard: readonly string[]
  readonly scored: boolean
  readonly lost: boolean
}

interface Walking {
  readonly position: TutorialPosition
  readonly met: Met
  readonly ways: bigint
}

/**
 * Explores all combinations of suggested choices; without suggestions, of the accepted ones.
 * @param inspect returns the faults of a decision with a current lesson
 */
export function walkTutorial(
  walk: TutorialWalkSetup,
  limits: TutorialWalkLimits,
  inspect: (lesson: AnyLesson, now: LessonDecision<unknown, Json>) => readonly string[] = () => [],
): TutorialWalkResult {
  const table = new TutorialTable(walk)
  const problems = new Set<string>()
  let [combinations, decisions, longest, complete] = [0n, 0, 0, true]
  let level = new Map<string, Walking>()
  const arrive = (
    into: Map<string, Walking>,
    positions: readonly TutorialPosition[],
    before: Met,
    ways: bigint,
  ): void => {
    const found = new Map<string, Walking>()
    for (const position of positions) {
      const met = metAt(walk, position, before)
      if (position.now === undefined) {
        combinations += ways
        for (const problem of checkEnd(walk, position, met)) problems.add(problem)
      } else found.set(keyOf(position, met), { position, met, ways })
    }
    for (const [key, walking] of found) into.set(key, { ...walking, ways: (into.get(key)?.ways ?? 0n) + ways })
  }
  arrive(level, table.firstPositions(), { heard: [], scored: false, lost: false }, 1n)
  for (; level.size > 0 && longest < limits.decisions; longest += 1) {
    const next = new Map<string, Walking>()
    const walked = spread([...level.values()], limits.width)
    if (walked.length < level.size) complete = false
    decisions += level.size
    for (const { position, met, ways } of walked) {
      const { course, now } = position
      if (now === undefined) continue
      const lesson = currentLesson(course, now)
      const stuck = findUnsatisfiableLesson(course, now)
      if (stuck !== undefined) problems.add(`${stuck.id}: nothing satisfies it after ${wayOf(position)}`)
      if (lesson !== undefined) for (const problem of inspect(lesson, now)) problems.add(problem)
      const { led, accepted } = suggestedChoices(guidingLesson(course, now), now)
      for (const choice of led.length > 0 ? led : accepted) arrive(next, table.choose(position, choice), met, ways)
    }
    level = next
  }
  for (const { position } of level.values()) problems.add(`it is too long: ${wayOf(position)}`)
  return { combinations, decisions, longest, complete, problems: [...problems] }
}

/**
 * Simulates players who choose at random for a while, and then follow the suggestions. Their lessons must end in time, except
 * those that are shown whenever they apply.
 */
export function walkStrayingPlayers(
  walk: TutorialWalkSetup,
  limits: { readonly strays: number; readonly decisions: number },
): StrayWalkResult {
  const table = new TutorialTable(walk)
  const problems: string[] = []
  let ended = 0
  for (let nth = 0; nth < limits.strays; nth += 1) {
    const random = createRandomStream(seedFromText(walk.gameUi.game.info.id), `stray ${String(nth)}`)
    // The order of simultaneous decisions is random, too.
    let at = table.endUnsatisfiable(random.pick(table.firstPositions()))
    for (let left = nth + limits.decisions; left > 0 && at.now !== undefined && isTaught(at); left -= 1) {
      const { led, accepted } = suggestedChoices(guidingLesson(at.course, at.now), at.now)
      const choices = left > limits.decisions ? at.now.choices : led.length > 0 ? led : accepted
      at = table.endUnsatisfiable(random.pick(table.choose(at, random.pick(choices))))
    }
    ended += at.ended.length
    if (at.now !== undefined && isTaught(at))
      problems.push(
        `${nextLesson(at.course)?.id ?? ''}: it leads nowhere in ${String(limits.decisions)} decisions: ${wayOf(at)}`,
      )
  }
  return { ended, problems }
}

/** Whether a lesson in order still follows. */
function isTaught({ course }: TutorialPosition): boolean {
  return nextLesson(course) !== undefined
}

/** The faults at the end of the lessons or the game. */
function checkEnd(
  { guided }: TutorialWalkSetup,
  position: TutorialPosition,
  { heard, scored, lost }: Met,
): readonly string[] {
  const { remaining } = position.course
  const unheard = guided.lessons.map(({ id }) => id).filter((id) => !heard.includes(id))
  return [
    ...remaining.map(({ id }) => `${id}: the game ends before it is over: ${wayOf(position)}`),
    ...unheard.map((id) => `${id}: nobody hears it: ${wayOf(position)}`),
    ...(scored ? [] : [`nothing is gained: ${wayOf(position)}`]),
    ...(lost ? [] : [`nothing is lost: ${wayOf(position)}`]),
  ]
}

function metAt({ guided }: TutorialWalkSetup, { course, log, now }: TutorialPosition, { heard }: Met): Met {
  const lesson = now && currentLesson(course, now)
  let turn: Seat | undefined
  const told = log.map((events) => {
    const one = { facts: events, seat: TUTORIAL_SEAT, ownTurn: turn === TUTORIAL_SEAT }
    for (const event of events) if (event.kind === 'turn' && 'seat' in event) turn = Number(event.seat)
    return one
  })
  return {
    heard: lesson === undefined || heard.includes(lesson.id) ? heard : [...heard, lesson.id].sort(),
    scored: told.some(guided.isGain),
    lost: told.some(guided.isLoss),
  }
}

/** Equal for positions with equal futures. Rivals derive their randomness from the length of the log. */
function keyOf({ state, events, log, course: { remaining, learned } }: TutorialPosition, met: Met): string {
  const lessons = [remaining, learned].map((each) => each.map(({ id }) => id))
  return seedFromText(JSON.stringify([state, events, log.length, lessons, met]))
}

/** At most that number of items, evenly selected. */
function spread<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items
  return Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)] as T)
}

function wayOf({ chosen }: TutorialState): string {
  return JSON.stringify(chosen)
}

function seen(events: Parameters<typeof visibleEventFor>[0][]): readonly VisibleEvent[] {
  return events.map((event) => visibleEventFor(event, TUTORIAL_SEAT))
}
