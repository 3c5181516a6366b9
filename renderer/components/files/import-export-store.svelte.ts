/**
 * Import and export of tables in the UI: items that were dropped, pasted, chosen or passed by the system, their results, and
 * the tables to export. The host reads, validates and saves; the client trusts and judges nothing.
 */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { SaveListEntry } from '../../../bridge/games-and-saves.ts'
import { MAX_SAVE_TEXT_LENGTH, type ImportResult } from '../../../bridge/import-export.ts'
import type { Result } from '../../../bridge/result.ts'
import type { AppShell } from '../../app-shell.ts'
import { appMessage } from '../../messages/index.ts'
import { showOpenSaveFailure } from '../library/open-save-failure.ts'
import { titleOfSave } from '../library/save-status.ts'
import { downloadFile } from '../download-file.ts'
import type { ItemToImport } from './items-to-import.ts'
import type { TableToExport } from './table-to-export.ts'

/** Maximum number of items per import: more result lines would not be read. */
const MAX_FILES_AT_ONCE = 200

/** State and actions of import and export: the items that are being read, the import results, and the tables to export. */
export class ImportExportStore {
  /** Import results to be shown, oldest first. */
  importResults = $state.raw<readonly ImportResult[]>([])
  /** Number of items being read. */
  readingCount = $state(0)
  /** Increases whenever the library has changed, so that lists read it again. */
  changes = $state(0)
  /** The host has file dialogs and the clipboard. */
  readonly hasDialogs: boolean
  readonly #app: AppShell
  /** Opens the page's file dialog if the host has none. */
  #openPicker: (() => void) | undefined

  constructor(app: AppShell, hasDialogs: boolean) {
    this.#app = app
    this.hasDialogs = hasDialogs
  }

  /** Files passed by the system: a single table is opened at once, unless another one is open. */
  async loadSystemImports(): Promise<void> {
    const reply = await this.#app.bridge.desk.arrivals()
    if (!reply.ok || reply.value.length === 0) return
    const [only, ...more] = reply.value
    const card = only === undefined || more.length > 0 ? undefined : cardToOpen(only)
    if (card !== undefined && this.#app.page.at !== 'table' && this.#app.overlay === undefined) {
      this.#countChanges(reply.value)
      await this.openSave(card.save)
    } else this.showImportResults(reply.value)
  }

  /** @param ask opens the page's own dialog. @returns a function that removes it */
  setFilePicker(ask: () => void): () => void {
    this.#openPicker = ask
    return () => {
      if (this.#openPicker === ask) this.#openPicker = undefined
    }
  }

  /** Opens a file dialog of the system, or of the browser. */
  async chooseFiles(): Promise<void> {
    if (!this.hasDialogs) {
      this.#openPicker?.()
      return
    }
    const reply = await this.#app.bridge.desk.chooseFiles()
    if (!reply.ok) this.#app.showNotice(reply.reason)
    else if (reply.value.length > 0) this.showImportResults(reply.value)
  }

  /** Imports the items that were dropped, pasted or chosen here, one after the other. */
  async importItems(incoming: readonly ItemToImport[]): Promise<void> {
    const some = incoming.slice(0, MAX_FILES_AT_ONCE)
    this.readingCount += some.length
    const arrivals: ImportResult[] = []
    for (const each of some) {
      arrivals.push(await this.#importItem(each))
      this.readingCount -= 1
    }
    if (incoming.length > some.length) arrivals.push(rejectedArrival(appMessage('files.refused.many')))
    if (arrivals.length > 0) this.showImportResults(arrivals)
  }

  /** Shows import results: as a brief notice if all succeeded, else until the user has read them. */
  showImportResults(arrivals: readonly ImportResult[]): void {
    this.#countChanges(arrivals)
    const [only, ...more] = arrivals
    const card = only === undefined || more.length > 0 ? undefined : cardToOpen(only)
    if (card !== undefined && this.#app.overlay?.on !== 'arrived') {
      const came = only?.came === 'new' ? 'files.came' : 'files.cameEqual'
      if (this.#app.overlay?.on === 'import') this.#app.openOverlay(undefined)
      this.#app.showNotice(appMessage(came, { title: titleOfSave(card) }), {
        words: 'files.open',
        run: () => void this.openSave(card.save),
      })
      return
    }
    this.importResults = [...this.importResults, ...arrivals]
    this.#app.openOverlay({ on: 'arrived' })
  }

  /** Decides about a table that was present already. */
  async resolveDuplicateImport(asked: Extract<ImportResult, { came: 'again' }>, as: 'both' | 'replace'): Promise<void> {
    const reply = await this.#app.bridge.desk.keepArrival({ arrival: asked.arrival, as })
    if (!reply.ok) {
      this.#app.showNotice(reply.reason)
      return
    }
    this.#countChanges([reply.value])
    this.#replaceArrival(asked, reply.value)
  }

  /** Keeps the present table and discards the imported one. */
  async discardDuplicateImport(asked: Extract<ImportResult, { came: 'again' }>): Promise<void> {
    this.#replaceArrival(asked)
    await this.#app.bridge.desk.dropArrival({ arrival: asked.arrival })
  }

  /** All results were read. Undecided ones are discarded. */
  async dismissImportResults(): Promise<void> {
    const left = this.importResults.filter((arrival) => arrival.came === 'again')
    this.importResults = []
    await Promise.all(left.map(({ arrival }) => this.#app.bridge.desk.dropArrival({ arrival })))
  }

  /** Opens a table of the library; leaves an open one first. */
  async openSave(save: string): Promise<void> {
    const reply = await this.#app.bridge.desk.openSave({ save })
    if (!reply.ok) {
      showOpenSaveFailure(this.#app, save, reply.reason)
      return
    }
    this.#app.openOverlay(undefined)
    this.#app.leaveFor({ at: 'table', table: reply.value.table })
  }

  /** Restores a table from the bin that was imported again, and opens it. */
  async restoreAndOpen({ save }: SaveListEntry): Promise<void> {
    const reply = await this.#app.bridge.desk.restoreSaves({ saves: [save] })
    const [back] = reply.ok ? reply.value.done : []
    if (back === undefined) {
      this.#app.showNotice(reply.ok ? appMessage('save.missing') : reply.reason)
      return
    }
    this.changes += 1
    await this.openSave(back.now)
  }

  /** Opens the export dialog. */
  openExportDialog(tables: readonly TableToExport[]): void {
    if (tables.length > 0) this.#app.openOverlay({ on: 'export', tables })
  }

  /** The same for saves of the library: their game decides what would be revealed. */
  async exportSaves(cards: readonly SaveListEntry[]): Promise<void> {
    if (this.#app.games === undefined) await this.#app.loadGames()
    const secretsOf = (game: string) => this.#app.games?.find(({ info }) => info.id === game)?.info.secrets
    this.openExportDialog(
      cards.map((card) => ({
        save: card.save,
        title: titleOfSave(card),
        revealsHiddenHands: card.broken === undefined && !card.over && secretsOf(card.game) !== 'none',
      })),
    )
  }

  /** Writes files to a location chosen by the user; in a browser they are downloads. @returns whether a file was written */
  async exportFiles(tables: readonly TableToExport[]): Promise<boolean> {
    const saves = tables.map(({ save }) => save)
    const reply = this.hasDialogs ? await this.#app.bridge.desk.exportSaves({ saves }) : await this.#download(saves)
    if (!reply.ok) this.#app.showNotice(reply.reason)
    else if (reply.value.reason !== undefined) {
      const { written, refused: missed, reason } = reply.value
      this.#app.showNotice(appMessage('files.exportedSome', { written, missed, reason }))
    } else if (reply.value.written > 0)
      this.#app.showNotice(appMessage('files.exported', { count: reply.value.written }))
    return reply.ok && reply.value.written > 0
  }

  /** Copies a table as text to the clipboard. @returns whether it succeeded */
  async copyAsText({ save }: TableToExport): Promise<boolean> {
    const reply = this.hasDialogs ? await this.#app.bridge.desk.copySave({ save }) : await this.#copyHere(save)
    this.#app.showNotice(reply.ok ? appMessage('files.copied') : reply.reason)
    return reply.ok
  }

  async #importItem({ name, size, isFolder, text }: ItemToImport): Promise<ImportResult> {
    const named = name === undefined ? {} : { file: name.slice(-255) }
    if (isFolder) return { ...named, ...rejectedArrival(appMessage('files.refused.folder')) }
    if (size > MAX_SAVE_TEXT_LENGTH) return { ...named, ...rejectedArrival(appMessage('files.refused.large')) }
    try {
      const read = await text()
      // Binary data grows when it is decoded as text, and again when it is sent.
      if (JSON.stringify(read).length > 2 * MAX_SAVE_TEXT_LENGTH || read.length > MAX_SAVE_TEXT_LENGTH)
        return { ...named, ...rejectedArrival(appMessage('files.refused.foreign')) }
      const reply = await this.#app.bridge.desk.importText({ text: read, ...named })
      return reply.ok ? reply.value : { ...named, ...rejectedArrival(reply.reason) }
    } catch (error) {
      const code = error instanceof Error ? error.name : 'unknown'
      return { ...named, ...rejectedArrival(appMessage('files.refused.unreadable', { code })) }
    }
  }

  #replaceArrival(asked: ImportResult, now?: ImportResult): void {
    this.importResults = this.importResults.flatMap((each) => (each === asked ? (now ?? []) : each))
    if (this.importResults.length === 0) this.#app.openOverlay(undefined)
  }

  #countChanges(arrivals: readonly ImportResult[]): void {
    if (arrivals.some(({ came }) => came === 'new')) this.changes += 1
  }

  async #download(saves: readonly string[]) {
    let first: Message | undefined
    let written = 0
    for (const save of saves) {
      const reply = await this.#app.bridge.desk.exportText({ save })
      if (reply.ok) {
        downloadFile(reply.value.name, new Blob([reply.value.text], { type: 'application/octet-stream' }))
        written += 1
      } else first ??= reply.reason
    }
    const value = { written, refused: saves.length - written, ...omitUndefined({ reason: first }) }
    return { ok: true as const, value }
  }

  async #copyHere(save: string): Promise<Result<null>> {
    const reply = await this.#app.bridge.desk.exportText({ save })
    return reply.ok ? copyToClipboard(reply.value.text) : reply
  }
}

/** An intact result that is in the library and can be opened without a question. */
function cardToOpen(arrival: ImportResult): SaveListEntry | undefined {
  if (arrival.came === 'new') return arrival.note === undefined ? arrival.card : undefined
  return arrival.came === 'equal' && !arrival.deleted ? arrival.card : undefined
}

async function copyToClipboard(text: string): Promise<Result<null>> {
  try {
    await navigator.clipboard.writeText(text)
    return { ok: true, value: null }
  } catch {
    return { ok: false, reason: appMessage('files.copyRefused') }
  }
}

function rejectedArrival(reason: Message): Extract<ImportResult, { came: 'refused' }> {
  return { came: 'refused', reason }
}
