/**
 * The list of choices as it follows the hand: while something is picked only the choices that go on from it, unless all
 * are asked for, and nine of them under the number keys.
 */
import { SvelteMap } from 'svelte/reactivity'
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { ChoiceEffects } from '../../games/choice-effects.ts'
import type { Idle } from '../../idle.ts'
import type { BoardPainter, BoardPalette } from '../../stage/painter.ts'
import type { ClickableChoice } from '../../stage/click-sequence.ts'
import { logTrouble } from '../../trouble.ts'
import type { Picker } from '../board/picker.svelte.ts'
import { hasSingleKeys } from '../../keyboard/shortcuts.svelte.ts'
import { appMessage } from '../../messages/index.ts'

/** A choice of the decision, in words. */
export interface WordedChoice {
  readonly action: Json
  readonly message: Message
  /** The heading under which it stands, where there are several. */
  readonly group?: Message | undefined
}

/** What small pictures are painted by. */
export interface Painting {
  readonly painter: Promise<BoardPainter>
  readonly palette: BoardPalette
}

const NOTHING: ChoiceEffects = { lines: [], signs: [] }

/** There are nine number keys for choices; 0 lets them go on to the next nine. */
const KEYS = 9

export class ChoiceList {
  readonly #given: () => readonly WordedChoice[]
  readonly picker: Picker
  /** All were asked for while these were what went on. */
  #widened = $state.raw<readonly ClickableChoice<unknown>[]>()
  /** Where the number keys begin, and in which rows. */
  #from = $state.raw<{ readonly rows: readonly WordedChoice[]; readonly at: number }>()

  /** What choices bring, as far as it is known yet. */
  readonly #foretold = new SvelteMap<unknown, ChoiceEffects>()
  /** Finds what a choice brings. */
  #foretell: (action: unknown) => ChoiceEffects = () => NOTHING
  /** Reads what the pictures of what a choice brings are painted by; undefined: there are none. */
  painting: () => Painting | undefined = () => undefined

  /** Reads why the decision lacks a choice that players look for. */
  withheld: () => readonly Message[] = () => []

  /** Reads what a lesson leads to. */
  meant: () => readonly Json[] = () => []

  /** Something is picked, and others would be possible. */
  readonly narrowing = $derived.by(() => this.picker.depth > 0 && this.picker.open.length < this.#given().length)
  readonly widened = $derived.by(() => this.narrowing && this.#widened === this.picker.open)
  readonly rows = $derived.by((): readonly WordedChoice[] => {
    const all = this.#given()
    if (!this.narrowing || this.widened) return all
    return all.filter(({ action }) => this.picker.open.some((choice) => equalJson(choice.action, action)))
  })
  /** What is picked, by name; undefined: nothing that has one. */
  readonly heading = $derived.by((): Message | undefined => {
    const what = this.picker.picked.map(({ id, values = {} }) => ({ id, values }))
    return what.length === 0 ? undefined : appMessage('table.picked', { what })
  })
  readonly first = $derived.by(() => (this.#from?.rows === this.rows ? this.#from.at : 0))

  /** @param given reads all choices of the decision */
  constructor(given: () => readonly WordedChoice[], picker: Picker) {
    this.#given = given
    this.picker = picker
  }

  /** How many choices the decision has. */
  get total(): number {
    return this.#given().length
  }

  /** Shows all of them, until something else is picked; or only those that go on again. */
  widen(wide: boolean): void {
    this.#widened = wide ? this.picker.open : undefined
  }

  /** The digit of a row, by its place from 0; undefined: it has none just now, or single keys are off. */
  keyOf(row: number): number | undefined {
    if (!hasSingleKeys()) return undefined
    const nth = row - this.first
    return nth >= 0 && nth < KEYS ? nth + 1 : undefined
  }

  /** The row of a number key. */
  rowOf(key: number): number {
    return this.first + key - 1
  }

  /** The number keys go on to the next nine rows, and after the last to the first. */
  turn(): void {
    const next = this.first + KEYS
    this.#from = { rows: this.rows, at: next < this.rows.length ? next : 0 }
  }

  /** Another decision is asked. @param foretell finds what one of its choices brings */
  begin(foretell: (action: unknown) => ChoiceEffects): void {
    this.#foretell = foretell
    this.#foretold.clear()
  }

  /** What a row brings; undefined: it is not known yet. */
  broughtBy({ action }: WordedChoice): ChoiceEffects | undefined {
    return this.#foretold.get(action)
  }

  /** Finds at once what a choice of the decision brings. */
  foretell(action: unknown): ChoiceEffects {
    const known = this.#foretold.get(action)
    if (known !== undefined) return known
    let found = NOTHING
    try {
      found = this.#foretell(action)
    } catch (error) {
      // It is a courtesy: the choice can be made without it.
      logTrouble(error)
    }
    this.#foretold.set(action, found)
    return found
  }

  /** Finds what rows bring, one in each idle slice. @returns stops it */
  prepare(rows: readonly WordedChoice[], idle: Idle): () => void {
    let stop = (): void => undefined
    const next = (at: number): void => {
      const row = rows[at]
      if (row === undefined) return
      stop = idle(() => {
        this.foretell(row.action)
        next(at + 1)
      })
    }
    next(0)
    return () => {
      stop()
    }
  }

  isFinal({ action }: WordedChoice): boolean {
    return this.picker.choiceOf(action)?.final === true
  }

  /** Why what is pending cannot be taken back. */
  get reason(): Message {
    return this.picker.pending?.why ?? appMessage('board.final')
  }

  isMeant({ action }: WordedChoice): boolean {
    return this.meant().some((each) => equalJson(each, action))
  }

  isPending({ action }: WordedChoice): boolean {
    const { pending } = this.picker
    return pending !== undefined && equalJson(pending.action, action)
  }

  /** Chooses a row: plays it, or lays it on the board first. */
  choose({ action }: WordedChoice): void {
    const choice = this.picker.choiceOf(action)
    if (choice !== undefined) this.picker.choose(choice)
  }
}
