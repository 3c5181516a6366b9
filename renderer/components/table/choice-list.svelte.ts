/**
 * The choice list for the current selection: with one, only the choices that continue it, unless all are requested; nine of
 * them have number keys.
 */
import { SvelteMap } from 'svelte/reactivity'
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { ChoiceEffects } from '../../games/choice-effect-types.ts'
import type { IdleScheduler } from '../../schedule-idle.ts'
import type { GameSpritePainter, BoardPalette } from '../../stage/painter.ts'
import type { ClickableChoice } from '../../stage/click-sequence.ts'
import { logError } from '../../log-error.ts'
import type { DecisionSelectionStore } from '../board/selection-store.svelte.ts'
import { areSingleKeysEnabled } from '../../keyboard/shortcuts.svelte.ts'
import { appMessage } from '../../messages/index.ts'

/** A choice of the pending decision with its text. */
export interface LabelledChoice {
  readonly action: Json
  readonly message: Message
  /** Its heading, if there are several. */
  readonly group?: Message | undefined
}

/** The painter of a game and the board palette of the theme, with which the icons of choice effects are painted. */
export interface IconPainterAndPalette {
  readonly painter: Promise<GameSpritePainter>
  readonly palette: BoardPalette
}

const NO_EFFECTS: ChoiceEffects = { lines: [], signs: [] }

/** Number of number keys; 0 moves them to the next nine choices. */
const NUMBER_KEY_COUNT = 9

/**
 * State of the choice list, which shows the choices of the pending decision as rows at the table. After clicks on the
 * board, the rows are only the choices that continue these clicks, unless the player asks for all. The state also
 * tells which nine rows have number keys, and caches the effects of each choice (the texts and icons that show the
 * player its consequences).
 */
export class ChoiceListState {
  readonly #allChoices: () => readonly LabelledChoice[]
  readonly selection: DecisionSelectionStore
  /** All choices were requested while these were the remaining ones. */
  #showAllFor = $state.raw<readonly ClickableChoice<unknown>[]>()
  /** The first row with a number key, and the rows it applies to. */
  #keyRange = $state.raw<{ readonly rows: readonly LabelledChoice[]; readonly at: number }>()

  /** Effects of choices computed so far. */
  readonly #effects = new SvelteMap<unknown, ChoiceEffects>()
  /** Computes the effects of a choice. */
  #computeEffects: (action: unknown) => ChoiceEffects = () => NO_EFFECTS
  /** Reads the parameters for painting effect icons; undefined: no icons. */
  iconPaintOptions: () => IconPainterAndPalette | undefined = () => undefined

  /** Reads why the decision lacks a choice that players look for. */
  missingChoiceReasons: () => readonly Message[] = () => []

  /** Reads the choices that a lesson suggests. */
  suggestedActions: () => readonly Json[] = () => []

  /** There is a selection that excludes other choices. */
  readonly isNarrowed = $derived.by(
    () => this.selection.clickCount > 0 && this.selection.openChoices.length < this.#allChoices().length,
  )
  readonly isShowingAll = $derived.by(() => this.isNarrowed && this.#showAllFor === this.selection.openChoices)
  readonly rows = $derived.by((): readonly LabelledChoice[] => {
    const all = this.#allChoices()
    if (!this.isNarrowed || this.isShowingAll) return all
    return all.filter(({ action }) => this.selection.openChoices.some((choice) => equalJson(choice.action, action)))
  })
  /** The named parts of the selection, or undefined. */
  readonly heading = $derived.by((): Message | undefined => {
    const what = this.selection.clickedNames.map(({ id, values = {} }) => ({ id, values }))
    return what.length === 0 ? undefined : appMessage('table.picked', { what })
  })
  readonly firstKeyRow = $derived.by(() => (this.#keyRange?.rows === this.rows ? this.#keyRange.at : 0))

  /** @param given reads all choices of the decision */
  constructor(given: () => readonly LabelledChoice[], selection: DecisionSelectionStore) {
    this.#allChoices = given
    this.selection = selection
  }

  /** Number of choices of the decision. */
  get total(): number {
    return this.#allChoices().length
  }

  /** Shows all choices until the selection changes, or only those that continue it. */
  setShowAll(wide: boolean): void {
    this.#showAllFor = wide ? this.selection.openChoices : undefined
  }

  /** The digit of a row, by its index; undefined if it has none at present, or single keys are off. */
  digitOfRow(row: number): number | undefined {
    if (!areSingleKeysEnabled()) return undefined
    const nth = row - this.firstKeyRow
    return nth >= 0 && nth < NUMBER_KEY_COUNT ? nth + 1 : undefined
  }

  /** The row of a number key. */
  rowOfDigit(key: number): number {
    return this.firstKeyRow + key - 1
  }

  /** Moves the number keys to the next nine rows, and after the last to the first. */
  nextKeyPage(): void {
    const next = this.firstKeyRow + NUMBER_KEY_COUNT
    this.#keyRange = { rows: this.rows, at: next < this.rows.length ? next : 0 }
  }

  /** A new decision. @param foretell computes the effects of one of its choices */
  resetEffects(foretell: (action: unknown) => ChoiceEffects): void {
    this.#computeEffects = foretell
    this.#effects.clear()
  }

  /** Effects of a row, or undefined if not computed yet. */
  knownEffectsOf({ action }: LabelledChoice): ChoiceEffects | undefined {
    return this.#effects.get(action)
  }

  /** Computes the effects of a choice at once. */
  effectsOf(action: unknown): ChoiceEffects {
    const known = this.#effects.get(action)
    if (known !== undefined) return known
    let found = NO_EFFECTS
    try {
      found = this.#computeEffects(action)
    } catch (error) {
      // Effects are optional: the choice can be made without them.
      logError(error)
    }
    this.#effects.set(action, found)
    return found
  }

  /** Computes the effects of rows, one per idle slice. @returns a function that stops it */
  computeWhenIdle(rows: readonly LabelledChoice[], idle: IdleScheduler): () => void {
    let stop = (): void => undefined
    const next = (at: number): void => {
      const row = rows[at]
      if (row === undefined) return
      stop = idle(() => {
        this.effectsOf(row.action)
        next(at + 1)
      })
    }
    next(0)
    return () => {
      stop()
    }
  }

  isFinal({ action }: LabelledChoice): boolean {
    return this.selection.choiceFor(action)?.final === true
  }

  /** Why the pending choice cannot be undone. */
  get finalReason(): Message {
    return this.selection.pending?.why ?? appMessage('board.final')
  }

  isSuggested({ action }: LabelledChoice): boolean {
    return this.suggestedActions().some((each) => equalJson(each, action))
  }

  isPending({ action }: LabelledChoice): boolean {
    const { pending } = this.selection
    return pending !== undefined && equalJson(pending.action, action)
  }

  /** Chooses a row: plays it, or lays it on the board first. */
  choose({ action }: LabelledChoice): void {
    const choice = this.selection.choiceFor(action)
    if (choice !== undefined) this.selection.choose(choice)
  }
}
