/**
 * The list of choices as it follows the hand: while something is picked only the choices that go on from it, unless all
 * are asked for, and nine of them under the number keys.
 */
import { SvelteMap } from 'svelte/reactivity'
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { ChoiceEffects } from '../../games/choice-effect-types.ts'
import type { IdleScheduler } from '../../schedule-idle.ts'
import type { BoardPainter, BoardPalette } from '../../stage/painter.ts'
import type { ClickableChoice } from '../../stage/click-sequence.ts'
import { logError } from '../../log-error.ts'
import type { SelectionStore } from '../board/selection-store.svelte.ts'
import { areSingleKeysEnabled } from '../../keyboard/shortcuts.svelte.ts'
import { appMessage } from '../../messages/index.ts'

/** A choice of the decision, in words. */
export interface LabelledChoice {
  readonly action: Json
  readonly message: Message
  /** The heading under which it stands, where there are several. */
  readonly group?: Message | undefined
}

/** What small pictures are painted by. */
export interface IconPaintOptions {
  readonly painter: Promise<BoardPainter>
  readonly palette: BoardPalette
}

const NO_EFFECTS: ChoiceEffects = { lines: [], signs: [] }

/** There are nine number keys for choices; 0 lets them go on to the next nine. */
const NUMBER_KEY_COUNT = 9

export class ChoiceListState {
  readonly #allChoices: () => readonly LabelledChoice[]
  readonly picker: SelectionStore
  /** All were asked for while these were what went on. */
  #showAllFor = $state.raw<readonly ClickableChoice<unknown>[]>()
  /** Where the number keys begin, and in which rows. */
  #keyRange = $state.raw<{ readonly rows: readonly LabelledChoice[]; readonly at: number }>()

  /** What choices bring, as far as it is known yet. */
  readonly #effects = new SvelteMap<unknown, ChoiceEffects>()
  /** Finds what a choice brings. */
  #computeEffects: (action: unknown) => ChoiceEffects = () => NO_EFFECTS
  /** Reads what the pictures of what a choice brings are painted by; undefined: there are none. */
  painting: () => IconPaintOptions | undefined = () => undefined

  /** Reads why the decision lacks a choice that players look for. */
  withheld: () => readonly Message[] = () => []

  /** Reads what a lesson leads to. */
  meant: () => readonly Json[] = () => []

  /** Something is picked, and others would be possible. */
  readonly narrowing = $derived.by(() => this.picker.depth > 0 && this.picker.open.length < this.#allChoices().length)
  readonly widened = $derived.by(() => this.narrowing && this.#showAllFor === this.picker.open)
  readonly rows = $derived.by((): readonly LabelledChoice[] => {
    const all = this.#allChoices()
    if (!this.narrowing || this.widened) return all
    return all.filter(({ action }) => this.picker.open.some((choice) => equalJson(choice.action, action)))
  })
  /** What is picked, by name; undefined: nothing that has one. */
  readonly heading = $derived.by((): Message | undefined => {
    const what = this.picker.picked.map(({ id, values = {} }) => ({ id, values }))
    return what.length === 0 ? undefined : appMessage('table.picked', { what })
  })
  readonly first = $derived.by(() => (this.#keyRange?.rows === this.rows ? this.#keyRange.at : 0))

  /** @param given reads all choices of the decision */
  constructor(given: () => readonly LabelledChoice[], picker: SelectionStore) {
    this.#allChoices = given
    this.picker = picker
  }

  /** How many choices the decision has. */
  get total(): number {
    return this.#allChoices().length
  }

  /** Shows all of them, until something else is picked; or only those that go on again. */
  widen(wide: boolean): void {
    this.#showAllFor = wide ? this.picker.open : undefined
  }

  /** The digit of a row, by its place from 0; undefined: it has none just now, or single keys are off. */
  keyOf(row: number): number | undefined {
    if (!areSingleKeysEnabled()) return undefined
    const nth = row - this.first
    return nth >= 0 && nth < NUMBER_KEY_COUNT ? nth + 1 : undefined
  }

  /** The row of a number key. */
  rowOf(key: number): number {
    return this.first + key - 1
  }

  /** The number keys go on to the next nine rows, and after the last to the first. */
  turn(): void {
    const next = this.first + NUMBER_KEY_COUNT
    this.#keyRange = { rows: this.rows, at: next < this.rows.length ? next : 0 }
  }

  /** Another decision is asked. @param foretell finds what one of its choices brings */
  begin(foretell: (action: unknown) => ChoiceEffects): void {
    this.#computeEffects = foretell
    this.#effects.clear()
  }

  /** What a row brings; undefined: it is not known yet. */
  broughtBy({ action }: LabelledChoice): ChoiceEffects | undefined {
    return this.#effects.get(action)
  }

  /** Finds at once what a choice of the decision brings. */
  foretell(action: unknown): ChoiceEffects {
    const known = this.#effects.get(action)
    if (known !== undefined) return known
    let found = NO_EFFECTS
    try {
      found = this.#computeEffects(action)
    } catch (error) {
      // It is a courtesy: the choice can be made without it.
      logError(error)
    }
    this.#effects.set(action, found)
    return found
  }

  /** Finds what rows bring, one in each idle slice. @returns stops it */
  prepare(rows: readonly LabelledChoice[], idle: IdleScheduler): () => void {
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

  isFinal({ action }: LabelledChoice): boolean {
    return this.picker.choiceOf(action)?.final === true
  }

  /** Why what is pending cannot be taken back. */
  get reason(): Message {
    return this.picker.pending?.why ?? appMessage('board.final')
  }

  isMeant({ action }: LabelledChoice): boolean {
    return this.meant().some((each) => equalJson(each, action))
  }

  isPending({ action }: LabelledChoice): boolean {
    const { pending } = this.picker
    return pending !== undefined && equalJson(pending.action, action)
  }

  /** Chooses a row: plays it, or lays it on the board first. */
  choose({ action }: LabelledChoice): void {
    const choice = this.picker.choiceOf(action)
    if (choice !== undefined) this.picker.choose(choice)
  }
}
