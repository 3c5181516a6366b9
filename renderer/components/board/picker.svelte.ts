/** The clicks of one decision as reactive state: the matcher of stage/paths.ts with a memory of the pieces clicked. */
import {
  beginPicking,
  click,
  finish,
  offer,
  openAfter,
  remaining,
  takeBack,
  type Choice,
  type Click,
} from '../../stage/paths.ts'
import type { Target } from '../../stage/scene.ts'

export class Picker<A = unknown> {
  #picking = $state.raw(beginPicking<A>([]))
  /** The piece that a click was made on; controls have none. */
  readonly #madeOn = new WeakMap<Click, string>()
  readonly offer = $derived(offer(this.#picking))
  /** The ids of the pieces clicked so far. */
  readonly pieces = $derived(this.#picking.clicks.flatMap((clicked) => this.#madeOn.get(clicked) ?? []))
  readonly #choose: (action: A) => void

  /** @param choose is given the action that the clicks mean */
  constructor(choose: (action: A) => void) {
    this.#choose = choose
  }

  /** How many steps can be taken back. */
  get depth(): number {
    return this.#picking.clicks.length
  }

  /** A new decision, or none: what was clicked is forgotten. */
  begin(choices: readonly Choice<A>[]): void {
    this.#picking = beginPicking(choices)
  }

  /** @returns whether the click meant something */
  click(clicked: Click, piece?: string): boolean {
    const before = this.#picking
    const after = click(before, clicked)
    if (after === before) return false
    if (piece !== undefined) this.#madeOn.set(clicked, piece)
    this.#picking = after
    this.#settle()
    return true
  }

  /** The Done control. */
  finish(): void {
    this.#picking = finish(this.#picking)
    this.#settle()
  }

  /** Takes the last click back. @returns whether there was one */
  takeBack(): boolean {
    const after = takeBack(this.#picking)
    if (after === this.#picking) return false
    this.#picking = after
    return true
  }

  /** A choice picked in words. */
  choose(choice: Choice<A>): void {
    this.begin(this.#picking.choices)
    this.#choose(choice.action)
  }

  /** The choices that a click would leave open. */
  openAfter(clicked: Click): readonly Choice<A>[] {
    return openAfter(this.#picking, clicked)
  }

  /** What could be clicked after a click; nothing when it would choose at once, be taken back or mean nothing. */
  nextAfter(clicked: Click): readonly Target[] {
    const after = click(this.#picking, clicked)
    return after.clicks.at(-1) === clicked && after !== this.#picking ? offer(after).next : []
  }

  /** What a choice still needs to be clicked, after a further click if one is given. */
  remaining(choice: Choice<A>, further?: Click): readonly Target[] {
    return remaining(this.#picking, choice, further)
  }

  #settle(): void {
    const { chosen } = this.offer
    if (chosen !== undefined) this.choose(chosen)
  }
}
