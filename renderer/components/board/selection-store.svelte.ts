/**
 * One decision as reactive state, for everything that shows or answers it: board, list, keys and bar. It holds the one record
 * of model/board-interaction.ts, and derives the offered, picked and hovered choices from it.
 */
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import { selectChoiceByText, confirmPendingChoice, finishSelection } from '../../stage/selection-state.ts'
import {
  choicesStillOpen,
  areAllChoicesAtLastStep,
  nextTargetsOfChoice,
  evaluateClickSequence,
  choicesOpenAfter,
  remainingTargetsOfChoice,
  type ClickableChoice,
  type TargetsMatchedByClick,
} from '../../stage/click-sequence.ts'
import type { ClickTarget } from '../../stage/scene.ts'
import * as model from './model/board-interaction.ts'
import type {
  BoardInteractionState,
  ClickedPieceOrControl,
  BoardTransitionResult,
  BoardDecision,
} from './model/board-interaction.ts'

export type { BoardDecision } from './model/board-interaction.ts'

/**
 * The pending decision of the player and the selection made for it, as reactive state: its choices, the clicks so far, the
 * choice that waits for confirmation, and the hovered choice. The board, choice list, keys and answer bar show and change it.
 */
export class DecisionSelectionStore<A = unknown> {
  #model = $state.raw<BoardInteractionState<A>>(model.EMPTY_BOARD_INTERACTION)
  /** The hovered or focused click on the board; the board provides it once it is mounted. */
  #attendedClick = $state.raw<() => TargetsMatchedByClick | undefined>(() => undefined)
  readonly #selection = $derived(model.selectionUnlessSuspended(this.#model))
  // Parts of the record by themselves, so that dependants of one do not react to the others.
  readonly #clickSources = $derived(this.#model.clickSources)
  readonly #madeClicks = $derived(
    this.#selection.picking.clicks.flatMap((clicked) => this.#clickSources.get(clicked) ?? []),
  )
  /** The action previewed from outside the board: by the choice list, the Sage's advice, or the review. */
  readonly previewedAction = $derived(this.#model.previewedAction)
  readonly draggedPiece = $derived(this.#model.dragged?.piece)
  readonly droppedPiece = $derived(this.#model.droppedPiece)
  /** All choices of the decision; the same list while it is pending. Empty while the table shows other seats' moves. */
  readonly choices = $derived(this.#selection.picking.choices)
  /** The only choice of the decision: Enter and Space play it. */
  readonly onlyChoice = $derived(this.choices.length === 1 ? this.choices[0] : undefined)
  readonly nextClicks = $derived(evaluateClickSequence(this.#selection.picking))
  /** The choices that are still possible after the clicks so far. */
  readonly openChoices = $derived(choicesStillOpen(this.#selection.picking))
  /** The ids of the pieces clicked so far. */
  readonly clickedPieceIds = $derived(this.#madeClicks.flatMap(({ piece }) => piece ?? []))
  /** The names of the clicked pieces and controls. */
  readonly clickedNames = $derived(this.#madeClicks.flatMap(({ name }) => name ?? []))
  /** The final choice that is laid on the board and not played. */
  readonly pending = $derived(this.#selection.pending)
  /** The piece whose click laid it; undefined if it was chosen in words or with a control. */
  readonly pendingPieceId = $derived(this.#selection.last && this.#clickSources.get(this.#selection.last)?.piece)
  /** The targets that may be clicked next. */
  readonly nextTargets = $derived.by((): readonly ClickTarget[] => {
    const end = this.pending?.path.steps.at(-1)?.filter(({ on }) => on !== 'control') ?? []
    return [...this.nextClicks.targets, ...end]
  })
  /** The choice of that action; undefined if the present decision does not have it. */
  readonly previewedChoice = $derived(
    this.previewedAction === undefined ? undefined : this.choiceFor(this.previewedAction),
  )
  /** The question for the last click, if all remaining choices have the same one. */
  readonly lastClickPrompt = $derived.by((): Message | undefined => {
    const { picking } = this.#selection
    if (picking.clicks.length === 0 || this.pending !== undefined || !areAllChoicesAtLastStep(picking)) return undefined
    const [first, ...others] = this.openChoices.map(({ path }) => path.further)
    return others.every((each) => equalJson(each, first)) ? first : undefined
  })
  /** The choices that continue at the hovered or focused piece. */
  readonly choicesHere = $derived.by((): readonly ClickableChoice<A>[] => {
    const clicked = this.#attendedClick()
    return clicked === undefined ? [] : this.choicesOpenAfter(clicked)
  })
  /** The only one of them. */
  readonly onlyChoiceHere = $derived(this.choicesHere.length === 1 ? this.choicesHere[0] : undefined)
  /** The hovered choice, on the board or outside it. */
  readonly hoveredChoice = $derived(this.previewedChoice ?? this.choicesHere[0])
  readonly #play: (action: A) => void

  /** @param play called with the chosen action, after confirmation if that is required */
  constructor(play: (action: A) => void) {
    this.#play = play
  }

  /** How many steps can be undone. */
  get clickCount(): number {
    return this.#selection.picking.clicks.length
  }

  /** The record itself, as the base of the next step. */
  get interaction(): BoardInteractionState<A> {
    return this.#model
  }

  /** The board is mounted. @param attended reads the hovered or focused click */
  attachBoard(attended: () => TargetsMatchedByClick | undefined): void {
    this.#attendedClick = attended
  }

  /** Replaces the record, and plays the action of the step. @returns whether the record changed */
  apply({ to, played }: BoardTransitionResult<A>): boolean {
    const before = this.#model
    this.#model = to
    if (played !== undefined) this.#play(played.action)
    return to !== before
  }

  /** Sets the decision, or none. */
  setDecision(question: BoardDecision<A> | undefined): void {
    this.#model = model.withBoardDecision(this.#model, question)
  }

  /** The decision is kept, but cannot be answered until it is set again. */
  suspend(): void {
    this.#model = model.withSuspendedDecision(this.#model)
  }

  /** @returns whether the click had an effect */
  click(clicked: TargetsMatchedByClick, on?: ClickedPieceOrControl): boolean {
    return this.apply(model.applyTargetClick(this.#model, clicked, on))
  }

  /** The Done control. */
  finishClicks(): void {
    this.apply(model.applySelectionUpdater(this.#model, finishSelection))
  }

  /** Chooses in words: plays the choice, or lays it on the board first. */
  choose(choice: ClickableChoice<A>): void {
    this.apply(model.applySelectionUpdater(this.#model, (now) => selectChoiceByText(now, choice)))
  }

  /** Plays the pending choice. @returns whether there was one */
  confirm(): boolean {
    return this.apply(model.applySelectionUpdater(this.#model, confirmPendingChoice))
  }

  /** Puts back the pending choice, else undoes the last click. @returns whether there was one */
  undoStep(): boolean {
    return this.apply({ to: model.cancelChoiceOrUndoClick(this.#model) })
  }

  /** Sets the action that the board previews because it is shown outside it (choice list, advice, review), or none. */
  setPreviewedAction(action: A | undefined): void {
    this.#model = model.withPreviewedAction(this.#model, action)
  }

  /** The choice of an action, or undefined if the decision has none. */
  choiceFor(action: unknown): ClickableChoice<A> | undefined {
    return this.choices.find((choice) => equalJson(choice.action, action))
  }

  /** The choices that would be possible after a click. */
  choicesOpenAfter(clicked: TargetsMatchedByClick): readonly ClickableChoice<A>[] {
    return choicesOpenAfter(this.#selection.picking, clicked)
  }

  /** The targets to click next for a choice, any one of them. */
  nextTargetsFor(choice: ClickableChoice<A>): readonly ClickTarget[] {
    return nextTargetsOfChoice(this.#selection.picking, choice)
  }

  /** The targets that a choice still needs, after a further click if one is given. */
  remainingTargets(choice: ClickableChoice<A>, further?: TargetsMatchedByClick): readonly ClickTarget[] {
    return remainingTargetsOfChoice(this.#selection.picking, choice, further)
  }
}
