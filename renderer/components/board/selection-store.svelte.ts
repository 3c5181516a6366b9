/**
 * One decision as reactive state, for all that shows or answers it: board, list, keys and bar. It holds the one record of
 * model/model.ts, and derives from it what is offered, picked and pointed at.
 */
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import { selectChoice, confirmPending, finishSelection } from '../../stage/selection-state.ts'
import {
  choicesStillOpen,
  isAtLastStep,
  nextTargetsFor,
  nextClicksOf,
  choicesOpenAfter,
  remainingTargets,
  type ClickableChoice,
  type ClickTargets,
} from '../../stage/click-sequence.ts'
import type { ClickTarget } from '../../stage/scene.ts'
import * as model from './model/board-model.ts'
import type { BoardModel, ClickSource, BoardTransition, BoardDecision } from './model/board-model.ts'

export type { BoardDecision } from './model/board-model.ts'

export class SelectionStore<A = unknown> {
  #model = $state.raw<BoardModel<A>>(model.EMPTY_BOARD_MODEL)
  /** What is attended to on the board, as a click; the board says how that is found once it is there. */
  #attendedClick = $state.raw<() => ClickTargets | undefined>(() => undefined)
  readonly #selection = $derived(model.activeSelectionOf(this.#model))
  // Each part of the record by itself: what hangs on one does not follow the others.
  readonly #clickSources = $derived(this.#model.made)
  readonly #madeClicks = $derived(
    this.#selection.picking.clicks.flatMap((clicked) => this.#clickSources.get(clicked) ?? []),
  )
  readonly beside = $derived(this.#model.beside)
  readonly carried = $derived(this.#model.carried?.piece)
  readonly lying = $derived(this.#model.lying)
  /** The whole decision's; the same list while it stands. Nothing while the table shows what others do. */
  readonly choices = $derived(this.#selection.picking.choices)
  /** The only choice of the decision: Enter and Space play it. */
  readonly only = $derived(this.choices.length === 1 ? this.choices[0] : undefined)
  readonly offer = $derived(nextClicksOf(this.#selection.picking))
  /** The choices that go on from the clicks so far. */
  readonly open = $derived(choicesStillOpen(this.#selection.picking))
  /** The ids of the pieces clicked so far. */
  readonly pieces = $derived(this.#madeClicks.flatMap(({ piece }) => piece ?? []))
  /** What they are called, and the controls among them. */
  readonly picked = $derived(this.#madeClicks.flatMap(({ name }) => name ?? []))
  /** The final choice that lies on the board and is not played. */
  readonly pending = $derived(this.#selection.pending)
  /** The piece whose click laid it; undefined: it was chosen in words, or with a control. */
  readonly laidOn = $derived(this.#selection.last && this.#clickSources.get(this.#selection.last)?.piece)
  /** What may be clicked next. */
  readonly next = $derived.by((): readonly ClickTarget[] => {
    const end = this.pending?.path.steps.at(-1)?.filter(({ on }) => on !== 'control') ?? []
    return [...this.offer.targets, ...end]
  })
  /** The choice that was named beside the board. What was named in another decision counts no more. */
  readonly named = $derived(this.beside === undefined ? undefined : this.choiceOf(this.beside))
  /** What is asked for the last click, where all choices that go on from those before it ask the same. */
  readonly further = $derived.by((): Message | undefined => {
    const { picking } = this.#selection
    if (picking.clicks.length === 0 || this.pending !== undefined || !isAtLastStep(picking)) return undefined
    const [first, ...others] = this.open.map(({ path }) => path.further)
    return others.every((each) => equalJson(each, first)) ? first : undefined
  })
  /** The choices that go on at what is attended to on the board. */
  readonly here = $derived.by((): readonly ClickableChoice<A>[] => {
    const clicked = this.#attendedClick()
    return clicked === undefined ? [] : this.openAfter(clicked)
  })
  /** The only one of them. */
  readonly certain = $derived(this.here.length === 1 ? this.here[0] : undefined)
  /** The choice that somebody points at, wherever that is. */
  readonly hovered = $derived(this.named ?? this.here[0])
  readonly #play: (action: A) => void

  /** @param play is given the action that is chosen, and confirmed where that is needed */
  constructor(play: (action: A) => void) {
    this.#play = play
  }

  /** How many steps can be taken back. */
  get depth(): number {
    return this.#selection.picking.clicks.length
  }

  /** The record itself, to go on from. */
  get now(): BoardModel<A> {
    return this.#model
  }

  /** The board is there. @param attended reads what is attended to on it, as a click */
  shownOn(attended: () => ClickTargets | undefined): void {
    this.#attendedClick = attended
  }

  /** Takes the step to another record, and plays what it plays. @returns whether it is another one */
  go({ to, played }: BoardTransition<A>): boolean {
    const before = this.#model
    this.#model = to
    if (played !== undefined) this.#play(played.action)
    return to !== before
  }

  /** Puts a decision, or none. */
  ask(question: BoardDecision<A> | undefined): void {
    this.#model = model.setBoardDecision(this.#model, question)
  }

  /** The decision stands, but cannot be answered until it is put again. */
  rest(): void {
    this.#model = model.suspendBoardDecision(this.#model)
  }

  /** @returns whether the click meant something */
  click(clicked: ClickTargets, on?: ClickSource): boolean {
    return this.go(model.applyBoardClick(this.#model, clicked, on))
  }

  /** The Done control. */
  finish(): void {
    this.go(model.applySelectionStep(this.#model, finishSelection))
  }

  /** A choice picked in words: played, or laid on the board first. */
  choose(choice: ClickableChoice<A>): void {
    this.go(model.applySelectionStep(this.#model, (now) => selectChoice(now, choice)))
  }

  /** Plays what is pending. @returns whether something was */
  confirm(): boolean {
    return this.go(model.applySelectionStep(this.#model, confirmPending))
  }

  /** Puts back what is pending, else takes the last click back. @returns whether there was something */
  takeBack(): boolean {
    return this.go({ to: model.undoBoardStep(this.#model) })
  }

  /** A choice is named beside the board by its action, or is so no more. */
  hover(action: A | undefined): void {
    this.#model = model.setNamedAction(this.#model, action)
  }

  /** The choice of an action; undefined when it is none of the decision's. */
  choiceOf(action: unknown): ClickableChoice<A> | undefined {
    return this.choices.find((choice) => equalJson(choice.action, action))
  }

  /** The choices that a click would leave open. */
  openAfter(clicked: ClickTargets): readonly ClickableChoice<A>[] {
    return choicesOpenAfter(this.#selection.picking, clicked)
  }

  /** The targets of which one is clicked next for a choice. */
  nextFor(choice: ClickableChoice<A>): readonly ClickTarget[] {
    return nextTargetsFor(this.#selection.picking, choice)
  }

  /** What a choice still needs to be clicked, after a further click if one is given. */
  remaining(choice: ClickableChoice<A>, further?: ClickTargets): readonly ClickTarget[] {
    return remainingTargets(this.#selection.picking, choice, further)
  }
}
