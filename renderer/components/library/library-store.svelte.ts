/**
 * State of the library, for all tables or the bin: the list, the query, the active table, the selection. library-actions.ts
 * contains the actions.
 */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { BridgeApi } from '../../../bridge/calls.ts'
import type { SaveListEntry } from '../../../bridge/games-and-saves.ts'
import type { SyncConflictCopy } from '../../../bridge/import-export.ts'
import { NO_SAVES_SELECTED, selectionWithOrWithoutSaves, type SaveSelection } from './save-selection.ts'
import { EMPTY_SAVE_QUERY, filterAndSortSaves, groupSaves, type SaveQuery } from './save-query.ts'

/** The two lists of the library: all saved tables, or the bin. */
export type LibraryTab = 'tables' | 'bin'

/** Number of table cards that are rendered together: a multiple of all possible column counts, so that rows are complete. */
export const TABLE_CARDS_PER_CHUNK = 24

/** Table cards of the library that are rendered together. */
export interface TableCardChunk {
  /** Index of the first card among all cards. */
  readonly from: number
  readonly cards: readonly SaveListEntry[]
}

/** State of the library, for all tables or the bin: the list, the search, the active table, and the selection. */
export class LibraryStore {
  tab = $state<LibraryTab>('tables')
  query = $state.raw<SaveQuery>(EMPTY_SAVE_QUERY)
  loadFailure = $state.raw<Message>()
  /** When the list was last read. */
  loadedAt = $state(Date.now())
  /** The active table. */
  focusedSave = $state<string>()
  /** The table whose details are shown. */
  detailsSave = $state<string>()
  /** The table that is being renamed, and where. */
  renaming = $state.raw<{ readonly save: string; readonly at: 'row' | 'details' }>()
  /** The table that is being opened. */
  openingSave = $state<string>()
  /** The selection, or undefined if selection is off. */
  selectedSaves = $state.raw<SaveSelection>()
  #tables = $state.raw<readonly SaveListEntry[]>()
  #bin = $state.raw<readonly SaveListEntry[]>()
  /** Conflict copies in the folder, with names that no save has. */
  conflictCopies = $state.raw<readonly SyncConflictCopy[]>([])
  /** Start of a range selection with Shift. */
  #anchor: string | undefined
  readonly #bridge: BridgeApi

  /** Undefined until the first reading. */
  readonly cards = $derived(this.tab === 'tables' ? this.#tables : this.#bin)
  readonly matches = $derived(filterAndSortSaves(this.cards ?? [], this.query, this.loadedAt))
  readonly groups = $derived(groupSaves(this.matches, this.query, this.loadedAt))
  /** The found tables, in display order. */
  readonly shownCards = $derived(this.groups.flatMap(({ cards }) => cards))
  /** The selected tables that are shown: hidden ones are never moved. */
  readonly selectedCards = $derived(this.shownCards.filter(({ save }) => this.selectedSaves?.has(save) === true))
  readonly tableCards = $derived(this.#tables ?? [])
  /** Number of tables in the bin. */
  readonly binCount = $derived(this.#bin?.length ?? 0)
  readonly detailsCard = $derived(this.cards?.find(({ save }) => save === this.detailsSave))
  /** Whether a filter hides some tables. */
  readonly isFiltered = $derived(
    this.query.text.trim() !== '' ||
      this.query.games.length > 0 ||
      this.query.states.length > 0 ||
      this.query.time !== 'any',
  )

  constructor(bridge: BridgeApi) {
    this.#bridge = bridge
  }

  /** Reads both lists again; the present ones stay until then. */
  async load(): Promise<void> {
    const { desk } = this.#bridge
    const [tables, bin, copies] = await Promise.all([desk.saves(), desk.binnedSaves(), desk.otherCopies()])
    this.loadedAt = Date.now()
    if (tables.ok) this.#tables = tables.value
    if (bin.ok) this.#bin = bin.value
    if (copies.ok) this.conflictCopies = copies.value
    const refused = [tables, bin].find(({ ok }) => !ok)
    this.loadFailure = refused?.ok === false ? refused.reason : undefined
    if (this.cards?.some(({ save }) => save === this.focusedSave) !== true) this.focusedSave = this.shownCards[0]?.save
  }

  /** Switches to the other list. The chosen table and the selection are reset. */
  switchTab(place: LibraryTab): void {
    this.tab = place
    this.query = EMPTY_SAVE_QUERY
    this.selectedSaves = undefined
    this.renaming = undefined
    this.detailsSave = undefined
    this.focusedSave = this.shownCards[0]?.save
  }

  changeQuery(change: Partial<SaveQuery>): void {
    this.query = { ...this.query, ...change }
    if (!this.shownCards.some(({ save }) => save === this.focusedSave)) this.focusedSave = this.shownCards[0]?.save
  }

  /** Index of the active table among all shown ones. */
  get focusedIndex(): number {
    return this.shownCards.findIndex(({ save }) => save === this.focusedSave)
  }

  /** The table that would be active if those were removed. */
  nextFocusWithout(gone: ReadonlySet<string>): string | undefined {
    const from = Math.max(0, this.focusedIndex)
    const stays = ({ save }: SaveListEntry): boolean => !gone.has(save)
    return (this.shownCards.slice(from).find(stays) ?? this.shownCards.slice(0, from).findLast(stays))?.save
  }

  /** Turns selection on or off. */
  setSelecting(on: boolean): void {
    this.selectedSaves = on ? NO_SAVES_SELECTED : undefined
    this.#anchor = undefined
  }

  /** Selects or deselects a table. @param range all tables from the previous one */
  toggleSelected(save: string, range = false): void {
    const before = this.selectedSaves ?? NO_SAVES_SELECTED
    const between = range ? this.#rangeTo(save) : [save]
    this.selectedSaves = selectionWithOrWithoutSaves(before, between, range || !before.has(save))
    this.#anchor = save
  }

  selectAll(): void {
    const all = this.shownCards.map(({ save }) => save)
    this.selectedSaves = selectionWithOrWithoutSaves(NO_SAVES_SELECTED, all, true)
  }

  #rangeTo(save: string): readonly string[] {
    const from = this.shownCards.findIndex((card) => card.save === this.#anchor)
    const to = this.shownCards.findIndex((card) => card.save === save)
    if (from < 0 || to < 0) return [save]
    return this.shownCards.slice(Math.min(from, to), Math.max(from, to) + 1).map((card) => card.save)
  }
}

/**
 * Splits the table cards of a group into chunks that are rendered together.
 * @param from index of the group's first card among all cards
 */
export function chunkTableCards(cards: readonly SaveListEntry[], from: number): readonly TableCardChunk[] {
  return Array.from({ length: Math.ceil(cards.length / TABLE_CARDS_PER_CHUNK) }, (_, i) => ({
    from: from + i * TABLE_CARDS_PER_CHUNK,
    cards: cards.slice(i * TABLE_CARDS_PER_CHUNK, (i + 1) * TABLE_CARDS_PER_CHUNK),
  }))
}
