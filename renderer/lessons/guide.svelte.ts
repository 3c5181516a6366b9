/**
 * The lessons of an open table: which one stands, what it lights, and what is said of what was chosen. All of it but that
 * last is a function of the log (course.ts). Made once while the screen is being set up.
 */
import type { Guided } from '../../bridge/guided.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { DecisionPrompt, Message } from '../../engine/core/contract/game.ts'
import type { App } from '../app.svelte.ts'
import type { Asked } from '../components/table/asked.svelte.ts'
import type { Seating } from '../components/table/seating.ts'
import type { Meant } from '../components/board/types.ts'
import { explained } from '../games/asks.ts'
import { messageOf } from '../messages/index.ts'
import { courseOf, guidedChoices, guideOf, standing, unsatisfiable, wordsOf } from './course.ts'
import type { Now } from './lesson.ts'
import { reminderOf } from './reminder.ts'

/** What the card says. */
export interface Said {
  readonly title: Message
  readonly text: Message
  /** A lesson stands, which can be skipped. */
  readonly skips: boolean
  readonly ended: boolean
}

export class Guide {
  readonly #at: Seating
  readonly #asked: Pick<Asked, 'decision'>
  readonly #app: Pick<App, 'bridge'>
  #guided = $state.raw<Guided>()
  /** Something else was chosen than what is sensible, as entry so many of the log: why another would have been better. */
  #instead = $state.raw<{ readonly message: Message; readonly entry: number }>()

  readonly on = $derived.by(
    () =>
      this.#at.face.guided !== undefined &&
      this.#guided !== undefined &&
      this.#guided.over !== true &&
      this.#at.status.outcome === null &&
      this.#at.session.replay.at === undefined,
  )
  readonly #seat = $derived.by(() => this.#at.info.mine[0] ?? 0)
  readonly #course = $derived.by(() => {
    const { face, info, session } = this.#at
    const { guided = { lessons: [], scored: () => false, lost: () => false } } = face
    return courseOf(session.history, {
      game: info.game.id,
      guided,
      seat: this.#seat,
      skipped: this.#guided?.skipped ?? [],
      ended: this.#guided?.ended ?? [],
    })
  })
  readonly #now = $derived.by((): Now<unknown, Json> | undefined => {
    const { face, moment } = this.#at
    const { decision } = this.#asked
    if (!this.on || decision?.seat !== this.#seat) return undefined
    const { seat, choices } = decision
    const ask = face.game.promptFor(moment.view, seat) as DecisionPrompt | undefined
    return { seat, choices, view: moment.view, asks: ask?.kind }
  })
  readonly #lesson = $derived(this.#now && standing(this.#course, this.#now))
  readonly #guide = $derived(this.#now && guideOf(this.#course, this.#now))
  /** What is lit; undefined: nothing. */
  readonly meant = $derived.by((): Meant | undefined => {
    const now = this.#now
    if (now === undefined || this.#guide === undefined) return undefined
    return { actions: guidedChoices(this.#guide, now).led, places: this.#lesson?.shows?.(now) ?? [] }
  })
  /** Where somebody is among the lessons. */
  readonly at = $derived.by(() => {
    const { learned, left } = this.#course
    const count = learned.length + left.length
    return { at: Math.min(learned.length + 1, count), learned: learned.length, count }
  })
  /** What is said of what was chosen last. */
  readonly reaction = $derived(this.#course.reaction)
  readonly instead = $derived.by(() => {
    const { length } = this.#at.status
    return this.#instead !== undefined && length > this.#instead.entry ? this.#instead.message : undefined
  })
  readonly said = $derived.by((): Said => {
    const game = this.#at.info.game.id
    if (this.#course.left.length === 0)
      return { title: messageOf('lesson.end.title'), text: messageOf('lesson.end'), skips: false, ended: true }
    const lesson = this.#lesson
    if (lesson !== undefined) {
      const title = { id: wordsOf(game, lesson, 'title') }
      return { title, text: { id: wordsOf(game, lesson) }, skips: true, ended: false }
    }
    // Where no lesson stands nothing that is said here is of one: it goes by no lesson's title.
    return { title: messageOf('lesson.card'), text: this.#reminder, skips: false, ended: false }
  })

  readonly #reminder = $derived.by((): Message => {
    const { face, info, moment, session } = this.#at
    return reminderOf(info.game.id, this.#course, {
      reads: session.great?.waits === true,
      endable: session.endable,
      decides: this.#now !== undefined,
      matters: this.#now && explained(face, moment.view, this.#now.seat)?.matters,
    })
  })

  constructor(at: Seating, asked: Asked, app: Pick<App, 'bridge'>) {
    this.#at = at
    this.#asked = asked
    this.#app = app
    this.#guided = at.info.guided
    asked.chosen = (action) => {
      this.#chose(action)
    }
    asked.list.meant = () => this.meant?.actions ?? []
    $effect(() => {
      this.#endUnsatisfiable()
    })
  }

  /** Takes back what was not so good. */
  takeBack(): void {
    this.#instead = undefined
    void this.#at.session.undo()
  }

  skip(): void {
    if (this.#guided === undefined || this.#lesson === undefined) return
    this.#keep({ ...this.#guided, skipped: [...this.#guided.skipped, this.#lesson.id] })
  }

  /** The game goes on without lessons. */
  leave(): void {
    if (this.#guided !== undefined) this.#keep({ ...this.#guided, over: true })
  }

  /** Ends the lesson that nothing on offer can satisfy, and forgets the ends that were undone. */
  #endUnsatisfiable(): void {
    if (!this.on || this.#guided === undefined) return
    // The setup comes before the first entry.
    const length = this.#at.session.history.length - 1
    if (length < 0) return
    const before = this.#guided.ended ?? []
    const kept = before.filter(({ at }) => at <= length)
    const lesson = this.#now && unsatisfiable(this.#course, this.#now)
    if (lesson === undefined && kept.length === before.length) return
    this.#keep({ ...this.#guided, ended: lesson === undefined ? kept : [...kept, { lesson: lesson.id, at: length }] })
  }

  #keep(guided: Guided): void {
    this.#guided = guided
    void this.#app.bridge.desk.guide({ table: this.#at.info.table, guided })
  }

  #chose(action: Json): void {
    const now = this.#now
    const guide = this.#guide
    this.#instead = undefined
    // It has nothing to say of what it does not speak about.
    if (now === undefined || guide?.when(now) !== true) return
    if (guidedChoices(guide, now).accepted.includes(action)) return
    const message = { id: wordsOf(this.#at.info.game.id, guide, 'instead') }
    this.#instead = { message, entry: this.#at.status.length }
  }
}
