/**
 * Review of the game at this table: requested from the host, updated while it runs, with one of its turning points on the
 * board: the choice made, and the Sage's line step by step.
 */
import { untrack } from 'svelte'
import type { ChoiceWithViewBefore } from '../../../engine/core/contract/advice.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { MistakeTurningPoint, TurningPoint } from '../../../engine/core/contract/review.ts'
import type { ReviewWithProgress } from '../../../bridge/review.ts'
import type { BridgeApi } from '../../../bridge/calls.ts'
import { DecisionSelectionStore } from '../board/selection-store.svelte.ts'
import { convertToBoardDecision } from '../table/board-decision.ts'
import type { OpenTableState } from '../table/table-context.ts'
import { MIN_TURNING_POINT_CHANGE } from './review-messages.ts'

/**
 * A step of the better line as an update that the board can show: its view, without events. The better line is the
 * line of moves that the Sage (the adviser) would have played at a turning point of the game. The first step has no
 * such update, since the replay position shows it.
 */
export interface BetterLineBoardUpdate {
  readonly view: Json
  readonly facts: readonly []
  readonly jump: boolean
  readonly key: number
}

/** Minimum number of positions for an estimate of the remaining time. */
const MIN_POSITIONS_FOR_ESTIMATE = 3

/**
 * State of the review of the game at this table, that is, the analysis of its win chances by the Sage (the adviser).
 * It holds the progress and the results. It also holds the turning point that is shown on the board, and the shown
 * step of the line of moves that the Sage would have played there.
 */
export class ReviewStore {
  /** The review page covers the table. */
  open = $state(false)
  progress = $state.raw<ReviewWithProgress>()
  rejection = $state.raw<Message>()
  /** Remaining time in whole minutes at the speed so far; undefined if unknown, or if it does not run. */
  minutesLeft = $state<number>()
  /** Progress and time when it started to run at this screen. */
  #startedAt: { readonly done: number; readonly at: number } | undefined
  /** The turning point on the board, by its entry, and the replay position for it. */
  #shownPoint = $state.raw<{ readonly entry: number; readonly at: number }>()
  /** Index of the shown step of the Sage's line; undefined: the choice made. */
  lineStep = $state<number>()
  /** Shows the discussed choice on the board; nothing can be played with it. */
  readonly selection = new DecisionSelectionStore<unknown>(() => undefined)
  readonly #table: OpenTableState
  readonly #bridge: BridgeApi
  /** Keys of review updates, which no update of the table has. */
  #key = -1

  /** Large enough to have turned the game. */
  readonly turningPoints = $derived.by((): readonly TurningPoint[] =>
    (this.progress?.review.turningPoints ?? []).filter(({ change }) => Math.abs(change) >= MIN_TURNING_POINT_CHANGE),
  )
  /** The turning point on the board, while the board shows its position. */
  readonly currentPoint = $derived.by((): TurningPoint | undefined => {
    const laid = this.#shownPoint
    if (laid === undefined || this.open || this.#table.session.replay.at !== laid.at) return undefined
    return this.turningPoints.find((each) => each.entry === laid.entry)
  })
  readonly #currentPlay = $derived.by((): MistakeTurningPoint | undefined =>
    this.currentPoint?.kind === 'play' ? this.currentPoint : undefined,
  )
  /** The discussed choice, with the view in which it is made. */
  readonly shownStep = $derived.by(() =>
    this.lineStep === undefined
      ? this.#currentPlay?.made
      : (this.#currentPlay?.line[this.lineStep] ?? this.#currentPlay?.made),
  )
  /** Later steps of the line have views of their own. */
  readonly boardUpdate = $derived.by((): BetterLineBoardUpdate | undefined => {
    const { shownStep, lineStep = 0 } = this
    if (shownStep === undefined || lineStep === 0) return undefined
    this.#key -= 1
    return { view: shownStep.view, facts: [], jump: false, key: this.#key }
  })

  constructor(at: OpenTableState, bridge: BridgeApi) {
    this.#table = at
    this.#bridge = bridge
    $effect(() =>
      bridge.on('review', (now) => {
        if (now.table === at.info.table) this.#setProgress(now)
      }),
    )
    $effect.pre(() => {
      const { shownStep } = this
      const play = this.#currentPlay
      const { lineStep } = this
      untrack(() => {
        this.#pointOnBoard(play, shownStep, lineStep)
      })
    })
  }

  /** The discussed choice is shown on the board as if its seat had the decision. */
  #pointOnBoard(
    play: MistakeTurningPoint | undefined,
    shown: ChoiceWithViewBefore | undefined,
    step: number | undefined,
  ): void {
    if (play === undefined || shown === undefined) {
      this.selection.setDecision(undefined)
      return
    }
    const { seat, entry } = play
    const decision = { seat, id: entry, choices: [shown.choice] }
    const asked = convertToBoardDecision(
      decision,
      () => false,
      (action) => this.#table.gameUi.clickPath(action, shown.view),
    )
    this.selection.setDecision({ ...asked, key: `review ${String(entry)} ${String(step)}` })
    this.selection.setPreviewedAction(shown.choice)
  }

  /** Shows the page, and continues the review. */
  async openPage(): Promise<void> {
    this.#shownPoint = undefined
    this.open = true
    await this.continueReview()
  }

  async continueReview(): Promise<void> {
    this.rejection = undefined
    const reply = await this.#bridge.desk.review({ table: this.#table.info.table })
    if (reply.ok) this.#setProgress(reply.value)
    else this.rejection = reply.reason
  }

  #setProgress(now: ReviewWithProgress): void {
    this.progress = now
    const { done, of } = now.review
    if (!now.runs) this.#startedAt = undefined
    else this.#startedAt ??= { done, at: Date.now() }
    const begun = this.#startedAt
    const looked = begun === undefined ? 0 : done - begun.done
    this.minutesLeft =
      begun === undefined || looked < MIN_POSITIONS_FOR_ESTIMATE
        ? undefined
        : Math.round(((of - done) * (Date.now() - begun.at)) / looked / 60_000)
  }

  async stop(): Promise<void> {
    await this.#bridge.desk.stopReview({ table: this.#table.info.table })
  }

  /** Moves the replay to an entry of the log. */
  goToEntry(entry: number): void {
    this.#shownPoint = undefined
    this.open = false
    this.#table.session.replay.goTo(entry)
  }

  /** Shows a turning point on the board, as its deciding seat saw it. */
  showPoint({ entry, seat, kind }: TurningPoint): void {
    const { replay } = this.#table.session
    this.open = false
    this.lineStep = kind === 'play' ? 0 : undefined
    // A choice is shown before it was made, a random result after it.
    const at = kind === 'play' ? entry : Math.min(entry + 1, replay.length - 1)
    this.#shownPoint = { entry, at }
    replay.goTo(at)
    if (replay.viewAs !== seat) replay.setViewAs(seat)
  }

  /** To the next turning point, or the previous one. */
  showAdjacentPoint(by: 1 | -1): void {
    const { currentPoint, turningPoints } = this
    const next = turningPoints[turningPoints.findIndex((each) => each === currentPoint) + by]
    if (next !== undefined) this.showPoint(next)
  }

  /** Returns the board to the replay. */
  closePoint(): void {
    this.#shownPoint = undefined
  }
}
