/**
 * One decision as reactive state, for all that shows or answers it: board, list, keys and bar. The matcher of
 * stage/paths.ts and what stage/deciding.ts makes of it, with a memory of what was clicked and how that is called.
 */
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import {
  back,
  beginDeciding,
  choose,
  clickOn,
  confirm,
  finishIn,
  liftAgain,
  remarked,
  type Deciding,
  type Step,
} from '../../stage/deciding.ts'
import { click, goingOn, offer, openAfter, remaining, type Choice, type Click } from '../../stage/paths.ts'
import type { Piece, Target } from '../../stage/scene.ts'

/** A decision as it is put to somebody. */
export interface Question<A> {
  /** Another decision has another key. */
  readonly key: string
  readonly choices: readonly Choice<A>[]
}

/** On what a click was made. Controls are no pieces. */
export interface ClickedOn {
  readonly piece?: string
  readonly name?: Message | undefined
}

export function nameOf({ id, label }: Piece): ClickedOn {
  return { piece: id, name: label }
}

/** What a click came to: a whole choice `played`, one `laid` on the board, or a `step` towards or away from one. */
export type Clicked = 'played' | 'laid' | 'step'

const NOTHING = beginDeciding<never>([])

function unmarked<A>({ action, path }: Choice<A>): unknown {
  return { action, path }
}

export class Picker<A = unknown> {
  #key: string | undefined
  #open = $state(true)
  #all = $state.raw<Deciding<A>>(NOTHING)
  readonly #madeOn = new WeakMap<Click, ClickedOn>()
  /** Nothing while the table shows what others do. */
  readonly #deciding = $derived(this.#open ? this.#all : (NOTHING as Deciding<A>))
  readonly offer = $derived(offer(this.#deciding.picking))
  /** The choices that go on from the clicks so far. */
  readonly open = $derived(goingOn(this.#deciding.picking))
  /** The ids of the pieces clicked so far. */
  readonly pieces = $derived(this.#made.flatMap(({ piece }) => piece ?? []))
  /** What they are called, and the controls among them. */
  readonly picked = $derived(this.#made.flatMap(({ name }) => name ?? []))
  /** The final choice that lies on the board and is not played. */
  readonly pending = $derived(this.#deciding.pending)
  /** The piece whose click laid it; undefined: it was chosen in words, or with a control. */
  readonly laidOn = $derived(this.#deciding.last && this.#madeOn.get(this.#deciding.last)?.piece)
  /** What may be clicked next. */
  readonly next = $derived.by((): readonly Target[] => {
    const end = this.pending?.path.steps.at(-1)?.filter(({ on }) => on !== 'control') ?? []
    return [...this.offer.next, ...end]
  })
  readonly #play: (action: A) => void

  /** @param play is given the action that is chosen, and confirmed where that is needed */
  constructor(play: (action: A) => void) {
    this.#play = play
  }

  /** The whole decision's; the same list while it stands. */
  readonly choices = $derived(this.#deciding.picking.choices)

  /** How many steps can be taken back. */
  get depth(): number {
    return this.#deciding.picking.clicks.length
  }

  /** Puts a decision, or none. What was clicked for another one is forgotten, and nothing pending stays. */
  ask(question: Question<A> | undefined): void {
    this.#open = true
    const { key, choices = [] } = question ?? {}
    const before = this.#all.picking.choices
    if (key === this.#key && equalJson(choices, before)) return
    const same = key === this.#key && equalJson(choices.map(unmarked), before.map(unmarked))
    this.#key = key
    // While others choose at the same time a choice may become final, or be so no more: what is in the hand stays there.
    this.#all = same ? remarked(this.#all, choices) : beginDeciding(choices)
  }

  /** The decision stands, but cannot be answered until it is put again. */
  rest(): void {
    this.#open = false
  }

  /** @returns what the click came to; undefined: nothing */
  click(clicked: Click, on: ClickedOn = {}): Clicked | undefined {
    const before = this.#deciding
    this.#madeOn.set(clicked, on)
    const step = clickOn(before, clicked)
    if (step.to === before) return undefined
    this.#take(step)
    if (step.played !== undefined) return 'played'
    return step.to.pending === undefined ? 'step' : 'laid'
  }

  /** The Done control. */
  finish(): void {
    this.#take(finishIn(this.#deciding))
  }

  /** A choice picked in words: played, or laid on the board first. */
  choose(choice: Choice<A>): void {
    this.#take(choose(this.#deciding, choice))
  }

  /** Plays what is pending. @returns whether something was */
  confirm(): boolean {
    const step = confirm(this.#deciding)
    this.#take(step)
    return step.played !== undefined
  }

  /** Puts back what is pending, else takes the last click back. @returns whether there was something */
  takeBack(): boolean {
    const after = back(this.#deciding)
    if (after === this.#deciding) return false
    this.#all = after
    return true
  }

  /** What is pending is taken up again from where it was laid; the clicks before it stay. */
  liftAgain(): void {
    if (this.pending !== undefined) this.#all = liftAgain(this.#deciding)
  }

  /** The choice of an action; undefined when it is none of the decision's. */
  choiceOf(action: unknown): Choice<A> | undefined {
    return this.#deciding.picking.choices.find((choice) => equalJson(choice.action, action))
  }

  /** The choices that a click would leave open. */
  openAfter(clicked: Click): readonly Choice<A>[] {
    return openAfter(this.#deciding.picking, clicked)
  }

  /** What could be clicked after a click; nothing when it would choose at once, be taken back or mean nothing. */
  nextAfter(clicked: Click): readonly Target[] {
    const { picking } = this.#deciding
    const after = click(picking, clicked)
    return after.clicks.at(-1) === clicked && after !== picking ? offer(after).next : []
  }

  /** What a choice still needs to be clicked, after a further click if one is given. */
  remaining(choice: Choice<A>, further?: Click): readonly Target[] {
    return remaining(this.#deciding.picking, choice, further)
  }

  get #made(): readonly ClickedOn[] {
    return this.#deciding.picking.clicks.flatMap((clicked) => this.#madeOn.get(clicked) ?? [])
  }

  #take({ to, played }: Step<A>): void {
    if (this.#open) this.#all = to
    if (played !== undefined) this.#play(played.action)
  }
}
