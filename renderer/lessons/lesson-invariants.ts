/**
 * The lesson invariants, checked by playing a tutorial with its prepared table and rivals. A player who follows any
 * combination of suggested choices, and one who makes any sensible choice, get every lesson within forty decisions, and have
 * gained and lost something by then. A player who made arbitrary choices before is guided on, or told that a lesson has ended.
 * All texts of a lesson exist, and all its highlights are on the board.
 */
import { describe, expect, it } from 'vitest'
import { createNoviceBot } from '../../engine/core/host/bots/novice.ts'
import type { DecisionPrompt, Seat } from '../../engine/core/contract/game.ts'
import { visibleEventFor, type VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { findRivalChoice, type TutorialSetup } from '../../engine/core/contract/tutorial-setup.ts'
import { seedFromText, createRandomStream, type Random } from '../../engine/core/contract/random.ts'
import { Table } from '../../engine/core/host/table.ts'
import type { GameUi } from '../games/game-ui.ts'
import { messageFaults } from '../games/ui-checks.ts'
import { DEFAULT_BOARD_TEST_SIZES } from '../games/ui-invariants.ts'
import { testViewport } from '../testing/game-ui-helpers.ts'
import { indexSceneTargets } from '../stage/target-index.ts'
import {
  tutorialCourseOf,
  suggestedChoices,
  guidingLesson,
  currentLesson,
  lessonMessageId,
  type AnyLesson,
  type TutorialCourse,
} from './tutorial-course.ts'
import type { GameTutorial, LessonDecision } from './lesson.ts'
import { TUTORIAL_SEAT, walkStrayingPlayers, walkTutorial, type TutorialWalkSetup } from './tutorial-walk.ts'

/** Maximum number of decisions of a guided player. */
const MAX_DECISIONS = 40
/** Number of simulated players who make any sensible choice. */
const SENSIBLE_RUNS = 12
/** Maximum number of positions per number of decisions from which suggested choices are explored. */
const MAX_POSITIONS_PER_STEP = 40
/** Number of simulated players who choose at random for a while before they follow the suggestions. */
const STRAY_RUNS = 24
/** Maximum number of decisions after straying: some players have spoilt more than lessons ever suggest. */
const MAX_DECISIONS_AFTER_STRAYING = 120
/** Number of checks of a lesson's highlights on the board, per kind of decision. */
const MAX_BOARD_CHECKS = 2

interface Asked {
  readonly now: LessonDecision<unknown, Json>
  readonly led: readonly Json[]
  readonly accepted: readonly Json[]
}

/** Choice strategy of a simulated guided player. */
type SimulatedPupil = (asked: Asked, random: Random) => Json | undefined

const takesAny: SimulatedPupil = ({ accepted }, random) => random.pick(accepted)

export interface TutorialRun {
  readonly decisions: number
  /** The lessons shown to the player at some decision. */
  readonly heard: readonly string[]
  readonly course: TutorialCourse
  readonly scored: boolean
  readonly lost: boolean
  readonly problems: readonly string[]
}

/** Plays a tutorial until its lessons are over, or it takes too long. */
function follow(
  gameUi: GameUi,
  guided: GameTutorial,
  prepared: TutorialSetup,
  players: number,
  pupil: SimulatedPupil,
  luck: string,
) {
  const { game } = gameUi
  const configured = createTableConfig(game.info, players, prepared.options)
  if (!configured.ok) throw new Error(configured.reason.id)
  const table = new Table({ game, config: configured.config, seed: seedFromText(prepared.seed), practice: true })
  table.playForcedChoices()
  const random = createRandomStream(seedFromText(luck), 'pupil')
  const rival = createNoviceBot()
  const heard = new Set<string>()
  const problems = new Set<string>()
  const log = (): readonly (readonly VisibleEvent[])[] =>
    [table.setupEvents, ...table.log.map((_, at) => table.eventsOf(at))].map((events) =>
      events.map((event) => visibleEventFor(event, TUTORIAL_SEAT)),
    )
  const course = (): TutorialCourse =>
    tutorialCourseOf(log(), { game: game.info.id, guided, seat: TUTORIAL_SEAT, skipped: [] })
  let decisions = 0
  for (
    let now = course();
    now.remaining.length > 0 && table.outcome === null && decisions <= MAX_DECISIONS;
    now = course()
  ) {
    const [seat = TUTORIAL_SEAT] = table.deciders
    const choices = table.decision(seat)?.choices ?? []
    const view: unknown = game.view(table.state, seat)
    let choice: Json | undefined
    if (seat === TUTORIAL_SEAT) {
      decisions += 1
      const ask = game.promptFor(view, seat) as DecisionPrompt | undefined
      const here: LessonDecision<unknown, Json> = { view, seat, choices, decisionKind: ask?.kind }
      const lesson = currentLesson(now, here)
      if (lesson !== undefined) heard.add(lesson.id)
      const guide = guidingLesson(now, here)
      for (const problem of lesson === undefined ? [] : checkLit(gameUi, lesson, here, players)) problems.add(problem)
      choice = pupil({ now: here, ...suggestedChoices(guide, here) }, random)
    } else {
      const bots = createRandomStream(seedFromText(`${game.info.id}/guided`), `${table.log.length}/${seat}`)
      choice =
        findRivalChoice<Json>(prepared, { choices, view, seat }) ?? rival({ game, seat, view, choices, random: bots })
    }
    const done = table.act(seat, choice)
    if (!done.ok) throw new Error(`refused: ${done.reason.id}`)
  }
  let turn: Seat | undefined
  const told = log().map((events) => {
    const one = { facts: events, seat: TUTORIAL_SEAT, ownTurn: turn === TUTORIAL_SEAT }
    for (const event of events) if (event.kind === 'turn' && 'seat' in event) turn = Number(event.seat)
    return one
  })
  return {
    decisions,
    heard: [...heard],
    course: course(),
    problems: [...problems],
    scored: told.some(guided.isGain),
    lost: told.some(guided.isLoss),
  } satisfies TutorialRun
}

/** Finds highlights of a lesson that are not on the board, at every size; and places without a name. */
function checkLit(
  gameUi: GameUi,
  lesson: AnyLesson,
  now: LessonDecision<unknown, Json>,
  players: number,
): readonly string[] {
  const led = now.choices.filter((choice) => lesson.suggests(choice, now))
  return DEFAULT_BOARD_TEST_SIZES.flatMap(({ width, height, textScale = 1 }) => {
    const scene = gameUi.scene(now.view, testViewport(width, height, players, { textScale, viewer: now.seat }))
    const { piecesFor } = indexSceneTargets(scene)
    const places = lesson.highlightedPlaces?.(now) ?? []
    const missing = places.filter((id) => piecesFor([{ on: 'place', id }]).length === 0)
    const unlit = led.flatMap((choice) =>
      gameUi
        .clickPath(choice, now.view)
        .steps.slice(0, 1)
        .flatMap((step) => (step.some(({ on }) => on === 'control') || piecesFor(step).length > 0 ? [] : [choice])),
    )
    return [
      ...missing.map((place) => `${lesson.id}: ${place} is not on the board`),
      ...unlit.map((choice) => `${lesson.id}: ${JSON.stringify(choice)} cannot be lit`),
    ]
  })
}

function checkSaid(game: string, lessons: readonly AnyLesson[]): readonly string[] {
  return lessons.flatMap((lesson) => {
    const parts = [undefined, 'title', 'instead', ...lesson.reactions.map(({ id }) => id)]
    return parts.flatMap((part) =>
      messageFaults(`the lesson '${lesson.id}'`, { id: lessonMessageId(game, lesson, part) }),
    )
  })
}

/** Checks the highlights of lessons on the board, a few times per kind of decision. */
function litInspector(
  gameUi: GameUi,
  players: number,
): (lesson: AnyLesson, now: LessonDecision<unknown, Json>) => readonly string[] {
  const looked = new Map<string, number>()
  return (lesson, now) => {
    const kind = `${lesson.id} at ${now.decisionKind ?? ''}`
    const times = looked.get(kind) ?? 0
    looked.set(kind, times + 1)
    return times < MAX_BOARD_CHECKS ? checkLit(gameUi, lesson, now, players) : []
  }
}

/** Defines the tests of a game's lessons. The messages of its game must be in the catalogue. */
export function describeLessonInvariants(gameUi: GameUi, prepared: TutorialSetup, players: number): void {
  const { tutorial } = gameUi
  if (tutorial === undefined) throw new Error('no lessons')
  const ids = tutorial.lessons.map(({ id }) => id)
  const walk: TutorialWalkSetup = { gameUi, guided: tutorial, prepared, players }
  const others = Array.from({ length: SENSIBLE_RUNS }, (_, nth) => nth)
  describe(`the lesson invariants of ${gameUi.game.info.title}`, () => {
    it('there are six to ten lessons, and all of their texts exist', () => {
      expect(ids.length).toBeGreaterThanOrEqual(6)
      expect(ids.length).toBeLessThanOrEqual(10)
      expect(new Set(ids).size).toBe(ids.length)
      expect(checkSaid(gameUi.game.info.id, tutorial.lessons)).toEqual([])
    })

    it('A1: every combination of suggested choices leads through all lessons, and none blocks one', () => {
      const limits = { decisions: MAX_DECISIONS, width: MAX_POSITIONS_PER_STEP }
      expect(walkTutorial(walk, limits, litInspector(gameUi, players)).problems).toEqual([])
    })

    it('A1: after any other choices the lessons continue or end', () => {
      expect(
        walkStrayingPlayers(walk, { strays: STRAY_RUNS, decisions: MAX_DECISIONS_AFTER_STRAYING }).problems,
      ).toEqual([])
    })

    it.each(others)('any sensible choices lead through all lessons, with a gain and a loss (%i)', (nth) => {
      const { decisions, heard, course, ...found } = follow(gameUi, tutorial, prepared, players, takesAny, `any ${nth}`)
      const left = course.remaining.map(({ id }) => id)
      const unheard = ids.filter((id) => !heard.includes(id))
      expect({ ...found, left, unheard }).toEqual({ problems: [], scored: true, lost: true, left: [], unheard: [] })
      expect(decisions).toBeLessThanOrEqual(MAX_DECISIONS)
    })
  })
}
