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
import * as model from './model/model.ts'
import type { BoardModel, ClickedOn, Move, Question } from './model/model.ts'

export type { Question } from './model/model.ts'

export class Picker<A = unknown> {
  #now = $state.raw<BoardModel<A>>(model.EMPTY)
  /** What is attended to on the board, as a click; the board says how that is found once it is there. */
  #attended = $state.raw<() => ClickTargets | undefined>(() => undefined)
  readonly #deciding = $derived(model.decidingOf(this.#now))
  // Each part of the record by itself: what hangs on one does not follow the others.
  readonly #on = $derived(this.#now.made)
  readonly #made = $derived(this.#deciding.picking.clicks.flatMap((clicked) => this.#on.get(clicked) ?? []))
  readonly beside = $derived(this.#now.beside)
  readonly carried = $derived(this.#now.carried?.piece)
  readonly lying = $derived(this.#now.lying)
  /** The whole decision's; the same list while it stands. Nothing while the table shows what others do. */
  readonly choices = $derived(this.#deciding.picking.choices)
  /** The only choice of the decision: Enter and Space play it. */
  readonly only = $derived(this.choices.length === 1 ? this.choices[0] : undefined)
  readonly offer = $derived(nextClicksOf(this.#deciding.picking))
  /** The choices that go on from the clicks so far. */
  readonly open = $derived(choicesStillOpen(this.#deciding.picking))
  /** The ids of the pieces clicked so far. */
  readonly pieces = $derived(this.#made.flatMap(({ piece }) => piece ?? []))
  /** What they are called, and the controls among them. */
  readonly picked = $derived(this.#made.flatMap(({ name }) => name ?? []))
  /** The final choice that lies on the board and is not played. */
  readonly pending = $derived(this.#deciding.pending)
  /** The piece whose click laid it; undefined: it was chosen in words, or with a control. */
  readonly laidOn = $derived(this.#deciding.last && this.#on.get(this.#deciding.last)?.piece)
  /** What may be clicked next. */
  readonly next = $derived.by((): readonly ClickTarget[] => {
    const end = this.pending?.path.steps.at(-1)?.filter(({ on }) => on !== 'control') ?? []
    return [...this.offer.targets, ...end]
  })
  /** The choice that was named beside the board. What was named in another decision counts no more. */
  readonly named = $derived(this.beside === undefined ? undefined : this.choiceOf(this.beside))
  /** What is asked for the last click, where all choices that go on from those before it ask the same. */
  readonly further = $derived.by((): Message | undefined => {
    const { picking } = this.#deciding
    if (picking.clicks.length === 0 || this.pending !== undefined || !isAtLastStep(picking)) return undefined
    const [first, ...others] = this.open.map(({ path }) => path.further)
    return others.every((each) => equalJson(each, first)) ? first : undefined
  })
  /** The choices that go on at what is attended to on the board. */
  readonly here = $derived.by((): readonly ClickableChoice<A>[] => {
    const clicked = this.#attended()
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
    return this.#deciding.picking.clicks.length
  }

  /** The record itself, to go on from. */
  get now(): BoardModel<A> {
    return this.#now
  }

  /** The board is there. @param attended reads what is attended to on it, as a click */
  shownOn(attended: () => ClickTargets | undefined): void {
    this.#attended = attended
  }

  /** Takes the step to another record, and plays what it plays. @returns whether it is another one */
  go({ to, played }: Move<A>): boolean {
    const before = this.#now
    this.#now = to
    if (played !== undefined) this.#play(played.action)
    return to !== before
  }

  /** Puts a decision, or none. */
  ask(question: Question<A> | undefined): void {
    this.#now = model.ask(this.#now, question)
  }

  /** The decision stands, but cannot be answered until it is put again. */
  rest(): void {
    this.#now = model.rest(this.#now)
  }

  /** @returns whether the click meant something */
  click(clicked: ClickTargets, on?: ClickedOn): boolean {
    return this.go(model.click(this.#now, clicked, on))
  }

  /** The Done control. */
  finish(): void {
    this.go(model.decide(this.#now, finishSelection))
  }

  /** A choice picked in words: played, or laid on the board first. */
  choose(choice: ClickableChoice<A>): void {
    this.go(model.decide(this.#now, (now) => selectChoice(now, choice)))
  }

  /** Plays what is pending. @returns whether something was */
  confirm(): boolean {
    return this.go(model.decide(this.#now, confirmPending))
  }

  /** Puts back what is pending, else takes the last click back. @returns whether there was something */
  takeBack(): boolean {
    return this.go({ to: model.takeBack(this.#now) })
  }

  /** A choice is named beside the board by its action, or is so no more. */
  hover(action: A | undefined): void {
    this.#now = model.hover(this.#now, action)
  }

  /** The choice of an action; undefined when it is none of the decision's. */
  choiceOf(action: unknown): ClickableChoice<A> | undefined {
    return this.choices.find((choice) => equalJson(choice.action, action))
  }

  /** The choices that a click would leave open. */
  openAfter(clicked: ClickTargets): readonly ClickableChoice<A>[] {
    return choicesOpenAfter(this.#deciding.picking, clicked)
  }

  /** The targets of which one is clicked next for a choice. */
  nextFor(choice: ClickableChoice<A>): readonly ClickTarget[] {
    return nextTargetsFor(this.#deciding.picking, choice)
  }

  /** What a choice still needs to be clicked, after a further click if one is given. */
  remaining(choice: ClickableChoice<A>, further?: ClickTargets): readonly ClickTarget[] {
    return remainingTargets(this.#deciding.picking, choice, further)
  }
}
