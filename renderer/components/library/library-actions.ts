/** Actions on tables in the library: each calls main, reports the result, and reads the list again. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { SyncConflictCopy } from '../../../bridge/import-export.ts'
import type { BinOrRestoreResult } from '../../../bridge/save-library.ts'
import type { SaveListEntry } from '../../../bridge/games-and-saves.ts'
import type { Result } from '../../../bridge/result.ts'
import type { AppState } from '../../app-state.svelte.ts'
import { appMessage } from '../../messages/index.ts'
import { showOpenSaveFailure } from './open-save-failure.ts'
import type { LibraryStore } from './library-store.svelte.ts'
import { titleOfSave } from './save-status.ts'

/**
 * Actions on tables of the library, such as open, rename and delete: each calls the host, reports failures, and reads the
 * list again.
 */
export class LibraryActions {
  readonly #app: AppState
  readonly #library: LibraryStore

  constructor(app: AppState, shelf: LibraryStore) {
    this.#app = app
    this.#library = shelf
  }

  /** Opens a table. */
  async open({ save }: SaveListEntry): Promise<void> {
    const shelf = this.#library
    if (shelf.openingSave !== undefined) return
    shelf.openingSave = save
    const reply = await this.#app.bridge.desk.openSave({ save })
    shelf.openingSave = undefined
    if (reply.ok) {
      this.#app.go({ at: 'table', table: reply.value.table })
      return
    }
    showOpenSaveFailure(this.#app, save, reply.reason)
    await shelf.load()
  }

  /** @param name empty: removes the name */
  async rename(card: SaveListEntry, name: string): Promise<void> {
    const reply = await this.#app.bridge.desk.renameSave({ save: card.save, name })
    const title = name === '' ? card.title : name
    await this.#reportResult(reply, appMessage('library.renamed', { title }))
  }

  async duplicate(card: SaveListEntry): Promise<void> {
    const reply = await this.#app.bridge.desk.duplicateSave({ save: card.save })
    if (reply.ok) this.#library.focusedSave = this.#library.detailsSave = reply.value.save
    await this.#reportResult(
      reply,
      appMessage('library.duplicated', { title: reply.ok ? reply.value.name : titleOfSave(card) }),
    )
  }

  /** Moves tables to the bin. A notice offers to restore them. */
  async moveToBin(cards: readonly SaveListEntry[]): Promise<void> {
    const [first] = cards
    if (first === undefined) return
    this.#moveFocusPast(cards)
    const reply = await this.#app.bridge.desk.binSaves({ saves: cards.map(({ save }) => save) })
    const done = reply.ok ? reply.value.done : []
    if (done.length > 0) {
      const one = done.length === 1 ? cards.find(({ save }) => save === done[0]?.save) : undefined
      const message =
        one === undefined
          ? appMessage('library.binMany', { count: done.length })
          : appMessage('library.binOne', { title: titleOfSave(one) })
      const run = (): void => void this.#restoreSaves(done.map(({ now }) => now))
      this.#app.showNotice(message, { words: 'home.bringBack', run })
    }
    await this.#reportBulkResult(reply)
  }

  /** Restores tables from the bin. */
  async restore(cards: readonly SaveListEntry[]): Promise<void> {
    if (cards.length === 0) return
    this.#moveFocusPast(cards)
    await this.#restoreSaves(cards.map(({ save }) => save))
  }

  /** Deletes tables in the bin permanently. Tables moved there after the confirmation stay. */
  async deleteForever(cards: readonly SaveListEntry[]): Promise<void> {
    this.#moveFocusPast(cards)
    const reply = await this.#app.bridge.desk.emptyBin({ saves: cards.map(({ save }) => save) })
    await this.#reportResult(reply, appMessage('library.removed', { count: reply.ok ? reply.value : 0 }))
  }

  /** Makes a conflict copy a table of its own. Asks if that table exists already. */
  async importCopy({ copy }: SyncConflictCopy): Promise<void> {
    const reply = await this.#app.bridge.desk.takeCopy({ copy })
    if (reply.ok) this.#app.files.showImportResults([reply.value])
    else this.#app.showNotice(reply.reason)
    await this.#library.load()
  }

  /** Moves a conflict copy to the bin. A notice offers to restore it, as a table. */
  async moveCopyToBin({ copy, file, card }: SyncConflictCopy): Promise<void> {
    const reply = await this.#app.bridge.desk.binCopy({ copy })
    if (reply.ok) {
      const { save } = reply.value
      const title = card === undefined ? file : titleOfSave(card)
      const run = (): void => void this.#restoreSaves([save])
      this.#app.showNotice(appMessage('library.binOne', { title }), { words: 'home.bringBack', run })
    } else this.#app.showNotice(reply.reason)
    await this.#library.load()
  }

  /** Reads the list from the files themselves. */
  async rereadFolder(): Promise<void> {
    const reply = await this.#app.bridge.desk.rereadSaves()
    if (!reply.ok) this.#app.showNotice(reply.reason)
    await this.#library.load()
  }

  async #restoreSaves(saves: string[]): Promise<void> {
    const reply = await this.#app.bridge.desk.restoreSaves({ saves })
    if (reply.ok && reply.value.done.length > 0)
      this.#app.showNotice(appMessage('library.broughtBack', { count: reply.value.done.length }))
    await this.#reportBulkResult(reply)
  }

  /** Moves the active table to a remaining one. */
  #moveFocusPast(cards: readonly SaveListEntry[]): void {
    const shelf = this.#library
    const gone = new Set(cards.map(({ save }) => save))
    shelf.focusedSave = shelf.nextFocusWithout(gone)
    if (shelf.detailsSave !== undefined && gone.has(shelf.detailsSave)) shelf.detailsSave = undefined
    shelf.setSelecting(false)
  }

  async #reportBulkResult(reply: Result<BinOrRestoreResult>): Promise<void> {
    if (!reply.ok) this.#app.showNotice(reply.reason)
    else if (reply.value.refused > 0) {
      const { refused, reason } = reply.value
      // One rejection has a reason; several may have different ones.
      this.#app.showNotice(refused === 1 && reason ? reason : appMessage('library.refused', { count: refused }))
    }
    await this.#library.load()
  }

  async #reportResult(reply: Result<unknown>, message: Message): Promise<void> {
    this.#app.showNotice(reply.ok ? message : reply.reason)
    await this.#library.load()
  }
}
