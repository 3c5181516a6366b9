/**
 * Walks a guided first game along every combination of choices that its lessons suggest. The prepared table, its luck and
 * its rivals are known, so a position follows from the choices alone. Equal positions are walked once. Support of tests.
 */
import type { EndedLesson } from '../../bridge/guided.ts'
import type { DecisionPrompt, Seat } from '../../engine/core/contract/game.ts'
import { createEventRecorder, visibleEventFor, type VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { findPreferredChoice, type TutorialSetup } from '../../engine/core/contract/tutorial-setup.ts'
import { seedFromText, createRandomStream, type Seed } from '../../engine/core/contract/random.ts'
import { createNoviceBot } from '../../engine/core/host/bots/novice.ts'
import type { GameFace } from '../games/face.ts'
import {
  courseOf,
  guidedChoices,
  guideOf,
  nextOf,
  standing,
  unsatisfiable,
  type AnyLesson,
  type Course,
  type Log,
} from './course.ts'
import type { GuidedGame, Now } from './lesson.ts'

/** The seat of the player who is guided. */
export const GUIDED: Seat = 0

/** What is walked: a game with its lessons, and the table that was prepared for them. */
export interface Walk {
  readonly face: GameFace
  readonly guided: GuidedGame
  readonly prepared: TutorialSetup
  readonly players: number
}

/** A table of a guided game between two decisions of the guided player, or at one. */
interface Stand {
  readonly state: unknown
  /** Random events so far. */
  readonly events: number
  /** What the guided player was told. */
  readonly log: Log
  /** What the guided player has chosen, oldest first. */
  readonly chosen: readonly Json[]
  /** The lessons that ended because nothing on offer satisfied them. */
  readonly ended: readonly EndedLesson[]
}

/** A position at which the guided player decides, or the lessons or the game are over. */
export interface Position extends Stand {
  readonly course: Course
  /** Undefined: nothing is to be decided. */
  readonly now: Now<unknown, Json> | undefined
}

/** What `walkAll` found. */
export interface Walked {
  /** How many distinct sequences of suggested choices lead to the end of the lessons, or to where the walk was cut. */
  readonly combinations: bigint
  /** How many distinct positions the guided player decides at. */
  readonly decisions: number
  /** The most decisions of one combination. */
  readonly longest: number
  /** Whether every combination was walked: at no length were there more positions than allowed. */
  readonly complete: boolean
  /** Combinations that break the law of lessons: what is wrong, and the choices that lead there. */
  readonly problems: readonly string[]
}

export interface WalkLimits {
  /** More decisions than this are too many for a guided player. */
  readonly decisions: number
  /** So many positions are walked on from after each number of decisions, spread evenly over those that were found. */
  readonly width: number
}

/** What `stray` found. */
export interface Strayed {
  /** How many lessons ended because nothing on offer satisfied them. */
  readonly ended: number
  readonly problems: readonly string[]
}

/** Plays the prepared table of a guided game, with its rivals. */
export class GuidedTable {
  readonly #walk: Walk
  readonly #seed: Seed
  readonly #bots: Seed
  readonly #rival = createNoviceBot()

  constructor(walk: Walk) {
    this.#walk = walk
    this.#seed = seedFromText(walk.prepared.seed)
    this.#bots = seedFromText(`${walk.face.game.info.id}/guided`)
  }

  /** @returns the positions at which the guided player decides first. @throws where the table cannot be set up */
  begin(): readonly Position[] {
    const { face, prepared, players } = this.#walk
    const { game } = face
    const configured = createTableConfig(game.info, players, prepared.options)
    if (!configured.ok) throw new Error(configured.reason.id)
    const stream = createRandomStream(this.#seed, 0)
    const { tell, report } = createEventRecorder(() => undefined)
    const state: unknown = game.setup(configured.config, stream, tell)
    return this.#playOn({ state, events: stream.wasUsed ? 1 : 0, log: [seen(report.facts)], chosen: [], ended: [] })
  }

  /** Plays a choice of the guided player, and what follows until the next one. @returns what can come of it */
  choose(from: Position, choice: Json): readonly Position[] {
    return this.#playOn({ ...this.#play(from, GUIDED, choice), chosen: [...from.chosen, choice] })
  }

  /** Plays what has only one choice, and the rivals. A decision that several make is made in either order. */
  #playOn(from: Stand): readonly Position[] {
    const { game } = this.#walk.face
    const course = this.#courseOf(from)
    const over = course.left.length === 0 || game.outcome(from.state) !== null
    if (over) return [{ ...from, course, now: undefined }]
    const deciders = game.deciders(from.state)
    const choicesOf = (seat: Seat): readonly Json[] => game.choices(from.state, seat) as readonly Json[]
    const single = deciders.find(
      (seat) => choicesOf(seat).length === 1 && game.requiresPrompt?.(from.state, seat) !== true,
    )
    if (single !== undefined) return this.#playOn(this.#play(from, single, choicesOf(single)[0] ?? null))
    return deciders.flatMap((seat): readonly Position[] => {
      const view: unknown = game.view(from.state, seat)
      const choices = choicesOf(seat)
      if (seat !== GUIDED) return this.#playOn(this.#play(from, seat, this.#answer(from, { seat, view, choices })))
      const ask = game.promptFor(view, seat) as DecisionPrompt | undefined
      return [{ ...from, course, now: { view, seat, choices, asks: ask?.kind } }]
    })
  }

  /** Ends the lesson that nothing on offer satisfies, and then the next one where it is so, too. */
  endUnsatisfiable(at: Position): Position {
    const lesson = at.now && unsatisfiable(at.course, at.now)
    if (lesson === undefined) return at
    const ended = [...at.ended, { lesson: lesson.id, at: at.log.length - 1 }]
    return this.endUnsatisfiable({ ...at, ended, course: this.#courseOf({ ...at, ended }) })
  }

  #courseOf({ log, ended }: Pick<Stand, 'log' | 'ended'>): Course {
    const { face, guided } = this.#walk
    return courseOf(log, { game: face.game.info.id, guided, seat: GUIDED, skipped: [], ended })
  }

  /** What a rival chooses, as main's bots do at such a table. */
  #answer(
    { log }: Stand,
    asked: { readonly seat: Seat; readonly view: unknown; readonly choices: readonly Json[] },
  ): Json {
    const { face, prepared } = this.#walk
    const random = createRandomStream(this.#bots, `${String(log.length - 1)}/${String(asked.seat)}`)
    return findPreferredChoice<Json>(prepared, asked) ?? this.#rival({ game: face.game, ...asked, random })
  }

  #play(from: Stand, seat: Seat, action: Json): Stand {
    const { game } = this.#walk.face
    const state: unknown = game.clone(from.state)
    const stream = createRandomStream(this.#seed, from.events)
    const { tell, report } = createEventRecorder(() => undefined)
    game.play(state, seat, action, stream, tell)
    return { ...from, state, events: from.events + (stream.wasUsed ? 1 : 0), log: [...from.log, seen(report.facts)] }
  }
}

/** What was heard and met on the way to a position: it is part of what makes two positions equal. */
interface Met {
  readonly heard: readonly string[]
  readonly scored: boolean
  readonly lost: boolean
}

interface Walking {
  readonly position: Position
  readonly met: Met
  readonly ways: bigint
}

/**
 * Walks all combinations of suggested choices; where nothing is suggested, of the choices that are as sensible.
 * @param inspect names what is wrong at a decision where a lesson stands
 */
export function walkAll(
  walk: Walk,
  limits: WalkLimits,
  inspect: (lesson: AnyLesson, now: Now<unknown, Json>) => readonly string[] = () => [],
): Walked {
  const table = new GuidedTable(walk)
  const problems = new Set<string>()
  let [combinations, decisions, longest, complete] = [0n, 0, 0, true]
  let level = new Map<string, Walking>()
  const arrive = (into: Map<string, Walking>, positions: readonly Position[], before: Met, ways: bigint): void => {
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
  arrive(level, table.begin(), { heard: [], scored: false, lost: false }, 1n)
  for (; level.size > 0 && longest < limits.decisions; longest += 1) {
    const next = new Map<string, Walking>()
    const walked = spread([...level.values()], limits.width)
    if (walked.length < level.size) complete = false
    decisions += level.size
    for (const { position, met, ways } of walked) {
      const { course, now } = position
      if (now === undefined) continue
      const lesson = standing(course, now)
      const stuck = unsatisfiable(course, now)
      if (stuck !== undefined) problems.add(`${stuck.id}: nothing satisfies it after ${wayOf(position)}`)
      if (lesson !== undefined) for (const problem of inspect(lesson, now)) problems.add(problem)
      const { led, accepted } = guidedChoices(guideOf(course, now), now)
      for (const choice of led.length > 0 ? led : accepted) arrive(next, table.choose(position, choice), met, ways)
    }
    level = next
  }
  for (const { position } of level.values()) problems.add(`it is too long: ${wayOf(position)}`)
  return { combinations, decisions, longest, complete, problems: [...problems] }
}

/**
 * Follows players who choose anything for a while, and then what is lit. Their lessons must be over in time, except those
 * that wait for an occasion.
 */
export function stray(walk: Walk, limits: { readonly strays: number; readonly decisions: number }): Strayed {
  const table = new GuidedTable(walk)
  const problems: string[] = []
  let ended = 0
  for (let nth = 0; nth < limits.strays; nth += 1) {
    const random = createRandomStream(seedFromText(walk.face.game.info.id), `stray ${String(nth)}`)
    // Of a decision that several make, the order is drawn, too.
    let at = table.endUnsatisfiable(random.pick(table.begin()))
    for (let left = nth + limits.decisions; left > 0 && at.now !== undefined && isTaught(at); left -= 1) {
      const { led, accepted } = guidedChoices(guideOf(at.course, at.now), at.now)
      const choices = left > limits.decisions ? at.now.choices : led.length > 0 ? led : accepted
      at = table.endUnsatisfiable(random.pick(table.choose(at, random.pick(choices))))
    }
    ended += at.ended.length
    if (at.now !== undefined && isTaught(at))
      problems.push(
        `${nextOf(at.course)?.id ?? ''}: it leads nowhere in ${String(limits.decisions)} decisions: ${wayOf(at)}`,
      )
  }
  return { ended, problems }
}

/** Whether a lesson is still to follow in the order of lessons. */
function isTaught({ course }: Position): boolean {
  return nextOf(course) !== undefined
}

/** What is wrong where the lessons or the game are over. */
function checkEnd({ guided }: Walk, position: Position, { heard, scored, lost }: Met): readonly string[] {
  const { left } = position.course
  const unheard = guided.lessons.map(({ id }) => id).filter((id) => !heard.includes(id))
  return [
    ...left.map(({ id }) => `${id}: the game ends before it is over: ${wayOf(position)}`),
    ...unheard.map((id) => `${id}: nobody hears it: ${wayOf(position)}`),
    ...(scored ? [] : [`nothing is gained: ${wayOf(position)}`]),
    ...(lost ? [] : [`nothing is lost: ${wayOf(position)}`]),
  ]
}

function metAt({ guided }: Walk, { course, log, now }: Position, { heard }: Met): Met {
  const lesson = now && standing(course, now)
  let turn: Seat | undefined
  const told = log.map((facts) => {
    const one = { facts, seat: GUIDED, ownTurn: turn === GUIDED }
    for (const fact of facts) if (fact.kind === 'turn' && 'seat' in fact) turn = Number(fact.seat)
    return one
  })
  return {
    heard: lesson === undefined || heard.includes(lesson.id) ? heard : [...heard, lesson.id].sort(),
    scored: told.some(guided.scored),
    lost: told.some(guided.lost),
  }
}

/** Equal for positions from which the same follows. Rivals draw by the length of the log. */
function keyOf({ state, events, log, course: { left, learned } }: Position, met: Met): string {
  const lessons = [left, learned].map((each) => each.map(({ id }) => id))
  return seedFromText(JSON.stringify([state, events, log.length, lessons, met]))
}

/** So many of the items at most, spread evenly over all. */
function spread<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items
  return Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)] as T)
}

function wayOf({ chosen }: Stand): string {
  return JSON.stringify(chosen)
}

function seen(facts: Parameters<typeof visibleEventFor>[0][]): readonly VisibleEvent[] {
  return facts.map((fact) => visibleEventFor(fact, GUIDED))
}
