/**
 * The review of the game at this table, as its screen has it: asked of the host, followed while it goes on, and one of its
 * turning points laid on the board: what was done there, and step by step what the Sage would have done.
 */
import { untrack } from 'svelte'
import type { AdvisedStep } from '../../../engine/core/contract/advice.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { ChoiceTurningPoint, TurningPoint } from '../../../engine/core/contract/review.ts'
import type { ReviewProgress } from '../../../bridge/review.ts'
import type { HostApi } from '../../../bridge/calls.ts'
import { SelectionStore } from '../board/selection-store.svelte.ts'
import { boardDecisionOf } from '../table/board-decision.ts'
import type { TableContext } from '../table/table-context.ts'
import { MIN_CHANCE_CHANGE } from './review-messages.ts'

/** What stands on the board in place of the moment that one looks back to. */
export interface ReviewBoardUpdate {
  readonly view: Json
  readonly facts: readonly []
  readonly jump: boolean
  readonly key: number
}

/** So many positions tell how long one takes. */
const MIN_POSITIONS_FOR_ESTIMATE = 3

export class ReviewStore {
  /** The page of it lies over the table. */
  open = $state(false)
  now = $state.raw<ReviewProgress>()
  refused = $state.raw<Message>()
  /** Whole minutes until it is done, as it has gone so far; undefined: nothing tells yet, or it does not go on. */
  minutes = $state<number>()
  /** How far it was when it began to go on at this screen, and when that was. */
  #startedAt: { readonly done: number; readonly at: number } | undefined
  /** Which of the turning points is laid on the board, by its entry, and where the replay stands for it. */
  #shownPoint = $state.raw<{ readonly entry: number; readonly at: number }>()
  /** Which step of the Sage's line; undefined: what was done. */
  step = $state<number>()
  /** Shows on the board what is being talked of; nothing can be played with it. */
  readonly picker = new SelectionStore<unknown>(() => undefined)
  readonly #table: TableContext
  readonly #bridge: HostApi
  /** Keys of what is laid, which no moment of the table has. */
  #key = -1

  /** Large enough to have turned the game. */
  readonly points = $derived.by((): readonly TurningPoint[] =>
    (this.now?.review.turningPoints ?? []).filter(({ change }) => Math.abs(change) >= MIN_CHANCE_CHANGE),
  )
  /** The turning point on the board, as long as the board shows where it was. */
  readonly point = $derived.by((): TurningPoint | undefined => {
    const laid = this.#shownPoint
    if (laid === undefined || this.open || this.#table.session.replay.at !== laid.at) return undefined
    return this.points.find((each) => each.entry === laid.entry)
  })
  readonly #currentPlay = $derived.by((): ChoiceTurningPoint | undefined =>
    this.point?.kind === 'play' ? this.point : undefined,
  )
  /** The choice that is talked of, with the view it is made in. */
  readonly shown = $derived.by(() =>
    this.step === undefined ? this.#currentPlay?.made : (this.#currentPlay?.line[this.step] ?? this.#currentPlay?.made),
  )
  /** Later steps of the line are seen in views of their own. */
  readonly laid = $derived.by((): ReviewBoardUpdate | undefined => {
    const { shown, step = 0 } = this
    if (shown === undefined || step === 0) return undefined
    this.#key -= 1
    return { view: shown.view, facts: [], jump: false, key: this.#key }
  })

  constructor(at: TableContext, bridge: HostApi) {
    this.#table = at
    this.#bridge = bridge
    $effect(() =>
      bridge.on('review', (now) => {
        if (now.table === at.info.table) this.#setProgress(now)
      }),
    )
    $effect.pre(() => {
      const { shown } = this
      const play = this.#currentPlay
      const { step } = this
      untrack(() => {
        this.#pointOnBoard(play, shown, step)
      })
    })
  }

  /** What is talked of is pointed at on the board, as if its seat were asked. */
  #pointOnBoard(play: ChoiceTurningPoint | undefined, shown: AdvisedStep | undefined, step: number | undefined): void {
    if (play === undefined || shown === undefined) {
      this.picker.ask(undefined)
      return
    }
    const { seat, entry } = play
    const decision = { seat, id: entry, choices: [shown.choice] }
    const asked = boardDecisionOf(
      decision,
      () => false,
      (action) => this.#table.face.clickPath(action, shown.view),
    )
    this.picker.ask({ ...asked, key: `review ${String(entry)} ${String(step)}` })
    this.picker.hover(shown.choice)
  }

  /** Shows the page, and goes on with the review. */
  async show(): Promise<void> {
    this.#shownPoint = undefined
    this.open = true
    await this.goOn()
  }

  async goOn(): Promise<void> {
    this.refused = undefined
    const reply = await this.#bridge.desk.review({ table: this.#table.info.table })
    if (reply.ok) this.#setProgress(reply.value)
    else this.refused = reply.reason
  }

  #setProgress(now: ReviewProgress): void {
    this.now = now
    const { done, of } = now.review
    if (!now.runs) this.#startedAt = undefined
    else this.#startedAt ??= { done, at: Date.now() }
    const begun = this.#startedAt
    const looked = begun === undefined ? 0 : done - begun.done
    this.minutes =
      begun === undefined || looked < MIN_POSITIONS_FOR_ESTIMATE
        ? undefined
        : Math.round(((of - done) * (Date.now() - begun.at)) / looked / 60_000)
  }

  async stop(): Promise<void> {
    await this.#bridge.desk.stopReview({ table: this.#table.info.table })
  }

  /** Walks to a point of the log, as the table is seen there. */
  walk(entry: number): void {
    this.#shownPoint = undefined
    this.open = false
    this.#table.session.replay.goTo(entry)
  }

  /** Lays a turning point on the board: with the eyes of who decided there. */
  lay({ entry, seat, kind }: TurningPoint): void {
    const { replay } = this.#table.session
    this.open = false
    this.step = kind === 'play' ? 0 : undefined
    // A choice is seen before it was made, luck when it has come.
    const at = kind === 'play' ? entry : Math.min(entry + 1, replay.length - 1)
    this.#shownPoint = { entry, at }
    replay.goTo(at)
    if (replay.eyes !== seat) replay.lookThrough(seat)
  }

  /** To the next turning point, or the one before. */
  layBeside(by: 1 | -1): void {
    const { point, points } = this
    const next = points[points.findIndex((each) => each === point) + by]
    if (next !== undefined) this.lay(next)
  }

  /** The board is the replay's again. */
  close(): void {
    this.#shownPoint = undefined
  }
}
