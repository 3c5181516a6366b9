/**
 * The law of lessons, held by playing a guided first game with its prepared table and rivals. A player who follows any
 * combination of suggested choices, and one who takes any sensible choice, hear every lesson within forty decisions, and
 * have gained and lost something by then. A player who chose anything before is led on, or told that a lesson has ended.
 * All that a lesson says has words, all that it lights lies on the board.
 */
import { describe, expect, it } from 'vitest'
import { createNoviceBot } from '../../engine/core/host/bots/novice.ts'
import type { DecisionPrompt, Seat } from '../../engine/core/contract/game.ts'
import { visibleEventFor, type VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { findPreferredChoice, type TutorialSetup } from '../../engine/core/contract/tutorial-setup.ts'
import { seedFromText, createRandomStream, type Random } from '../../engine/core/contract/random.ts'
import { Table } from '../../engine/core/host/table.ts'
import type { GameFace } from '../games/face.ts'
import { checkWords } from '../games/path-checks.ts'
import { USUAL_SIZES } from '../games/path-law.ts'
import { vantageOf } from '../games/testing.ts'
import { meanings } from '../stage/targets.ts'
import { courseOf, guidedChoices, guideOf, standing, wordsOf, type AnyLesson, type Course } from './course.ts'
import type { GuidedGame, Now } from './lesson.ts'
import { GUIDED, stray, walkAll, type Walk } from './walk.ts'

/** More decisions are too many for a guided player. */
const MOST_DECISIONS = 40
/** Of those who take any sensible choice, so many are followed. */
const OTHERS = 12
/** From so many positions after each number of decisions the suggested choices are walked on. */
const WIDTH = 40
/** So many players choose anything for a while before they follow what is lit. */
const STRAYS = 24
/** A player who has strayed may need so many decisions: some have spoilt more than lessons ever suggest. */
const MOST_AFTER_STRAYING = 120
/** At each kind of decision of a lesson, what is lit is looked for on the board so many times. */
const LOOKS = 2

interface Asked {
  readonly now: Now<unknown, Json>
  readonly led: readonly Json[]
  readonly accepted: readonly Json[]
}

/** How a guided player chooses. */
type Pupil = (asked: Asked, random: Random) => Json | undefined

const takesAny: Pupil = ({ accepted }, random) => random.pick(accepted)

export interface Followed {
  readonly decisions: number
  /** The lessons that stood before the pupil at some decision. */
  readonly heard: readonly string[]
  readonly course: Course
  readonly scored: boolean
  readonly lost: boolean
  readonly problems: readonly string[]
}

/** Plays a guided game until its lessons are over, or too long. */
function follow(
  face: GameFace,
  guided: GuidedGame,
  prepared: TutorialSetup,
  players: number,
  pupil: Pupil,
  luck: string,
) {
  const { game } = face
  const configured = createTableConfig(game.info, players, prepared.options)
  if (!configured.ok) throw new Error(configured.reason.id)
  const table = new Table({ game, config: configured.config, seed: seedFromText(prepared.seed), practice: true })
  table.playForcedChoices()
  const random = createRandomStream(seedFromText(luck), 'pupil')
  const rival = createNoviceBot()
  const heard = new Set<string>()
  const problems = new Set<string>()
  const log = (): readonly (readonly VisibleEvent[])[] =>
    [table.setupEvents, ...table.log.map((_, at) => table.eventsOf(at))].map((facts) =>
      facts.map((fact) => visibleEventFor(fact, GUIDED)),
    )
  const course = (): Course => courseOf(log(), { game: game.info.id, guided, seat: GUIDED, skipped: [] })
  let decisions = 0
  for (
    let now = course();
    now.left.length > 0 && table.outcome === null && decisions <= MOST_DECISIONS;
    now = course()
  ) {
    const [seat = GUIDED] = table.deciders
    const choices = table.decision(seat)?.choices ?? []
    const view: unknown = game.view(table.state, seat)
    let choice: Json | undefined
    if (seat === GUIDED) {
      decisions += 1
      const ask = game.promptFor(view, seat) as DecisionPrompt | undefined
      const here: Now<unknown, Json> = { view, seat, choices, asks: ask?.kind }
      const lesson = standing(now, here)
      if (lesson !== undefined) heard.add(lesson.id)
      const guide = guideOf(now, here)
      for (const problem of lesson === undefined ? [] : checkLit(face, lesson, here, players)) problems.add(problem)
      choice = pupil({ now: here, ...guidedChoices(guide, here) }, random)
    } else {
      const bots = createRandomStream(seedFromText(`${game.info.id}/guided`), `${table.log.length}/${seat}`)
      choice =
        findPreferredChoice<Json>(prepared, { choices, view, seat }) ??
        rival({ game, seat, view, choices, random: bots })
    }
    const done = table.act(seat, choice)
    if (!done.ok) throw new Error(`refused: ${done.reason.id}`)
  }
  let turn: Seat | undefined
  const told = log().map((facts) => {
    const one = { facts, seat: GUIDED, ownTurn: turn === GUIDED }
    for (const fact of facts) if (fact.kind === 'turn' && 'seat' in fact) turn = Number(fact.seat)
    return one
  })
  return {
    decisions,
    heard: [...heard],
    course: course(),
    problems: [...problems],
    scored: told.some(guided.scored),
    lost: told.some(guided.lost),
  } satisfies Followed
}

/** What a lesson lights that is not on the board, at every size; and places without a name. */
function checkLit(face: GameFace, lesson: AnyLesson, now: Now<unknown, Json>, players: number): readonly string[] {
  const led = now.choices.filter((choice) => lesson.leads(choice, now))
  return USUAL_SIZES.flatMap(({ width, height, textScale = 1 }) => {
    const scene = face.scene(now.view, vantageOf(width, height, players, { textScale, viewer: now.seat }))
    const { doing } = meanings(scene)
    const places = lesson.shows?.(now) ?? []
    const missing = places.filter((id) => doing([{ on: 'place', id }]).length === 0)
    const unlit = led.flatMap((choice) =>
      face
        .path(choice, now.view)
        .steps.slice(0, 1)
        .flatMap((step) => (step.some(({ on }) => on === 'control') || doing(step).length > 0 ? [] : [choice])),
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
    return parts.flatMap((part) => checkWords(`the lesson '${lesson.id}'`, { id: wordsOf(game, lesson, part) }))
  })
}

/** Looks for what lessons light on the board, a few times at each kind of their decisions. */
function litInspector(
  face: GameFace,
  players: number,
): (lesson: AnyLesson, now: Now<unknown, Json>) => readonly string[] {
  const looked = new Map<string, number>()
  return (lesson, now) => {
    const kind = `${lesson.id} at ${now.asks ?? ''}`
    const times = looked.get(kind) ?? 0
    looked.set(kind, times + 1)
    return times < LOOKS ? checkLit(face, lesson, now, players) : []
  }
}

/** Makes the tests of a game's lessons. The words of its game must be in the catalogue. */
export function describeLessonLaw(face: GameFace, prepared: TutorialSetup, players: number): void {
  const { guided } = face
  if (guided === undefined) throw new Error('no lessons')
  const ids = guided.lessons.map(({ id }) => id)
  const walk: Walk = { face, guided, prepared, players }
  const others = Array.from({ length: OTHERS }, (_, nth) => nth)
  describe(`the law of lessons, for ${face.game.info.title}`, () => {
    it('there are six to ten, and all that they say has words', () => {
      expect(ids.length).toBeGreaterThanOrEqual(6)
      expect(ids.length).toBeLessThanOrEqual(10)
      expect(new Set(ids).size).toBe(ids.length)
      expect(checkSaid(face.game.info.id, guided.lessons)).toEqual([])
    })

    it('A1: every combination of suggested choices leads through all lessons, and none into a wall', () => {
      const limits = { decisions: MOST_DECISIONS, width: WIDTH }
      expect(walkAll(walk, limits, litInspector(face, players)).problems).toEqual([])
    })

    it('A1: from wherever other choices led, the lessons lead on or end', () => {
      expect(stray(walk, { strays: STRAYS, decisions: MOST_AFTER_STRAYING }).problems).toEqual([])
    })

    it.each(others)('a player who takes any sensible choice hears all, has gained and lost something (%i)', (nth) => {
      const { decisions, heard, course, ...found } = follow(face, guided, prepared, players, takesAny, `any ${nth}`)
      const left = course.left.map(({ id }) => id)
      const unheard = ids.filter((id) => !heard.includes(id))
      expect({ ...found, left, unheard }).toEqual({ problems: [], scored: true, lost: true, left: [], unheard: [] })
      expect(decisions).toBeLessThanOrEqual(MOST_DECISIONS)
    })
  })
}
