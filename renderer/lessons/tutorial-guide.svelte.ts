/**
 * The tutorial of an open table: the current lesson, its highlights, and feedback on choices. All except the feedback is a
 * function of the log (tutorial-course.ts). Create once during component initialisation.
 */
import type { SkippedAndEndedLessons } from '../../bridge/tutorial.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { DecisionPrompt, Message } from '../../engine/core/contract/game.ts'
import type { AppState } from '../app-state.svelte.ts'
import type { DecisionState } from '../components/table/decision-state.svelte.ts'
import type { OpenTableState } from '../components/table/table-context.ts'
import type { TutorialHighlights } from '../components/board/board-props.ts'
import { decisionExplanationOfSeat } from '../games/decision-prompts.ts'
import { appMessage } from '../messages/index.ts'
import {
  tutorialCourseOf,
  suggestedChoices,
  guidingLesson,
  currentLesson,
  findUnsatisfiableLesson,
  lessonMessageId,
} from './tutorial-course.ts'
import type { LessonDecision } from './lesson.ts'
import { lessonReminder } from './lesson-reminder.ts'

/** The text of the card. */
export interface GuideCardText {
  readonly title: Message
  readonly text: Message
  /** There is a current lesson, which can be skipped. */
  readonly skips: boolean
  readonly ended: boolean
}

export class TutorialGuide {
  readonly #table: OpenTableState
  readonly #asked: Pick<DecisionState, 'decision'>
  readonly #app: Pick<AppState, 'bridge'>
  #guided = $state.raw<SkippedAndEndedLessons>()
  /** An unsuitable choice was made, with its log entry: the explanation of why another is better. */
  #instead = $state.raw<{ readonly message: Message; readonly entry: number }>()

  readonly isActive = $derived.by(
    () =>
      this.#table.gameUi.tutorial !== undefined &&
      this.#guided !== undefined &&
      this.#guided.over !== true &&
      this.#table.status.outcome === null &&
      this.#table.session.replay.at === undefined,
  )
  readonly #seat = $derived.by(() => this.#table.info.mine[0] ?? 0)
  readonly #course = $derived.by(() => {
    const { gameUi, info, session } = this.#table
    const { tutorial = { lessons: [], isGain: () => false, isLoss: () => false } } = gameUi
    return tutorialCourseOf(session.history, {
      game: info.game.id,
      guided: tutorial,
      seat: this.#seat,
      skipped: this.#guided?.skipped ?? [],
      ended: this.#guided?.ended ?? [],
    })
  })
  readonly #now = $derived.by((): LessonDecision<unknown, Json> | undefined => {
    const { gameUi, moment } = this.#table
    const { decision } = this.#asked
    if (!this.isActive || decision?.seat !== this.#seat) return undefined
    const { seat, choices } = decision
    const ask = gameUi.game.promptFor(moment.view, seat) as DecisionPrompt | undefined
    return { seat, choices, view: moment.view, decisionKind: ask?.kind }
  })
  readonly #lesson = $derived(this.#now && currentLesson(this.#course, this.#now))
  readonly #guide = $derived(this.#now && guidingLesson(this.#course, this.#now))
  /** The highlights, or undefined. */
  readonly suggested = $derived.by((): TutorialHighlights | undefined => {
    const now = this.#now
    if (now === undefined || this.#guide === undefined) return undefined
    return { actions: suggestedChoices(this.#guide, now).led, places: this.#lesson?.highlightedPlaces?.(now) ?? [] }
  })
  /** The position among the lessons. */
  readonly position = $derived.by(() => {
    const { learned, remaining } = this.#course
    const count = learned.length + remaining.length
    return { at: Math.min(learned.length + 1, count), learned: learned.length, count }
  })
  /** Feedback on the last choice. */
  readonly reaction = $derived(this.#course.reaction)
  readonly correction = $derived.by(() => {
    const { length } = this.#table.status
    return this.#instead !== undefined && length > this.#instead.entry ? this.#instead.message : undefined
  })
  readonly cardText = $derived.by((): GuideCardText => {
    const game = this.#table.info.game.id
    if (this.#course.remaining.length === 0)
      return { title: appMessage('lesson.end.title'), text: appMessage('lesson.end'), skips: false, ended: true }
    const lesson = this.#lesson
    if (lesson !== undefined) {
      const title = { id: lessonMessageId(game, lesson, 'title') }
      return { title, text: { id: lessonMessageId(game, lesson) }, skips: true, ended: false }
    }
    // Without a current lesson the card has no lesson's title.
    return { title: appMessage('lesson.card'), text: this.#reminder, skips: false, ended: false }
  })

  readonly #reminder = $derived.by((): Message => {
    const { gameUi, info, moment, session } = this.#table
    return lessonReminder(info.game.id, this.#course, {
      reads: session.eventBanner?.waits === true,
      endable: session.canEndTurn,
      decides: this.#now !== undefined,
      matters: this.#now && decisionExplanationOfSeat(gameUi, moment.view, this.#now.seat)?.matters,
    })
  })

  constructor(position: OpenTableState, asked: DecisionState, app: Pick<AppState, 'bridge'>) {
    this.#table = position
    this.#asked = asked
    this.#app = app
    this.#guided = position.info.guided
    asked.onChosen = (action) => {
      this.#chose(action)
    }
    asked.choiceList.suggestedActions = () => this.suggested?.actions ?? []
    $effect(() => {
      this.#endUnsatisfiable()
    })
  }

  /** Undoes the unsuitable choice. */
  undoChoice(): void {
    this.#instead = undefined
    void this.#table.session.undo()
  }

  skipLesson(): void {
    if (this.#guided === undefined || this.#lesson === undefined) return
    this.#keep({ ...this.#guided, skipped: [...this.#guided.skipped, this.#lesson.id] })
  }

  /** Ends the tutorial; the game continues. */
  leaveTutorial(): void {
    if (this.#guided !== undefined) this.#keep({ ...this.#guided, over: true })
  }

  /** Ends the lesson that no available choice can satisfy, and removes ends that were undone. */
  #endUnsatisfiable(): void {
    if (!this.isActive || this.#guided === undefined) return
    // The setup comes before the first entry.
    const length = this.#table.session.history.length - 1
    if (length < 0) return
    const before = this.#guided.ended ?? []
    const kept = before.filter(({ at }) => at <= length)
    const lesson = this.#now && findUnsatisfiableLesson(this.#course, this.#now)
    if (lesson === undefined && kept.length === before.length) return
    this.#keep({ ...this.#guided, ended: lesson === undefined ? kept : [...kept, { lesson: lesson.id, at: length }] })
  }

  #keep(guided: SkippedAndEndedLessons): void {
    this.#guided = guided
    void this.#app.bridge.desk.guide({ table: this.#table.info.table, guided })
  }

  #chose(action: Json): void {
    const now = this.#now
    const guide = this.#guide
    this.#instead = undefined
    // Lessons give no feedback on decisions that they are not about.
    if (now === undefined || guide?.appliesTo(now) !== true) return
    if (suggestedChoices(guide, now).accepted.includes(action)) return
    const message = { id: lessonMessageId(this.#table.info.game.id, guide, 'instead') }
    this.#instead = { message, entry: this.#table.status.length }
  }
}
