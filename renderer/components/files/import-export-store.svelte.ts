/**
 * Tables that come in and go out, as people meet them: what was dropped, pasted, chosen or handed over by the system, what
 * became of it, and what is to be exported. The host reads, checks and keeps; here nothing is believed or judged.
 */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { SaveListEntry } from '../../../bridge/games-and-saves.ts'
import { MAX_SAVE_TEXT_LENGTH, type ImportResult } from '../../../bridge/import-export.ts'
import type { Result } from '../../../bridge/result.ts'
import type { AppState } from '../../app-state.svelte.ts'
import { appMessage } from '../../messages/index.ts'
import { showOpenSaveFailure } from '../library/open-save-failure.ts'
import { saveTitle } from '../library/save-status.ts'
import { downloadFile } from '../download-file.ts'
import type { DroppedItem } from './dropped-items.ts'

/** A table that is to go out. */
export interface ExportedTable {
  readonly save: string
  readonly title: string
  /** Its file shows hands that are hidden still. */
  readonly shows: boolean
}

/** More are not looked at together: nobody reads so many lines. */
const MAX_FILES_AT_ONCE = 200

export class ImportExportStore {
  /** What has come and is to be looked at, the first first. */
  arrived = $state.raw<readonly ImportResult[]>([])
  /** How many are being looked at just now. */
  reading = $state(0)
  /** Counts up whenever the library holds something new: whoever lists it reads it again. */
  changes = $state(0)
  /** The host asks where files are, and has the clipboard. */
  readonly hasDialogs: boolean
  readonly #app: AppState
  /** How the page asks for files where the host cannot. */
  #openPicker: (() => void) | undefined

  constructor(app: AppState, hasDialogs: boolean) {
    this.#app = app
    this.hasDialogs = hasDialogs
  }

  /** Files that the system has handed over: a single table is opened at once, unless somebody sits at another one. */
  async askArrivals(): Promise<void> {
    const reply = await this.#app.bridge.desk.arrivals()
    if (!reply.ok || reply.value.length === 0) return
    const [only, ...more] = reply.value
    const card = only === undefined || more.length > 0 ? undefined : cardToOpen(only)
    if (card !== undefined && this.#app.page.at !== 'table' && this.#app.overlay === undefined) {
      this.#countChanges(reply.value)
      await this.open(card.save)
    } else this.take(reply.value)
  }

  /** @param ask opens the page's own dialog. @returns how to stop */
  askBy(ask: () => void): () => void {
    this.#openPicker = ask
    return () => {
      if (this.#openPicker === ask) this.#openPicker = undefined
    }
  }

  /** Asks for files in a dialog of the system, or of the browser. */
  async choose(): Promise<void> {
    if (!this.hasDialogs) {
      this.#openPicker?.()
      return
    }
    const reply = await this.#app.bridge.desk.chooseFiles()
    if (!reply.ok) this.#app.notice(reply.reason)
    else if (reply.value.length > 0) this.take(reply.value)
  }

  /** Takes in what was dropped, pasted or chosen here, one after the other. */
  async bring(incoming: readonly DroppedItem[]): Promise<void> {
    const some = incoming.slice(0, MAX_FILES_AT_ONCE)
    this.reading += some.length
    const arrivals: ImportResult[] = []
    for (const each of some) {
      arrivals.push(await this.#importItem(each))
      this.reading -= 1
    }
    if (incoming.length > some.length) arrivals.push(rejectedArrival(appMessage('files.refused.many')))
    if (arrivals.length > 0) this.take(arrivals)
  }

  /** Says what has come: gently where all is well, else so that it stays until somebody has read it. */
  take(arrivals: readonly ImportResult[]): void {
    this.#countChanges(arrivals)
    const [only, ...more] = arrivals
    const card = only === undefined || more.length > 0 ? undefined : cardToOpen(only)
    if (card !== undefined && this.#app.overlay?.on !== 'arrived') {
      const came = only?.came === 'new' ? 'files.came' : 'files.cameEqual'
      if (this.#app.overlay?.on === 'import') this.#app.open(undefined)
      this.#app.notice(appMessage(came, { title: saveTitle(card) }), {
        words: 'files.open',
        run: () => void this.open(card.save),
      })
      return
    }
    this.arrived = [...this.arrived, ...arrivals]
    this.#app.open({ on: 'arrived' })
  }

  /** Says what becomes of one that was here already. */
  async keep(asked: Extract<ImportResult, { came: 'again' }>, as: 'both' | 'replace'): Promise<void> {
    const reply = await this.#app.bridge.desk.keepArrival({ arrival: asked.arrival, as })
    if (!reply.ok) {
      this.#app.notice(reply.reason)
      return
    }
    this.#countChanges([reply.value])
    this.#replaceArrival(asked, reply.value)
  }

  /** What is here stays, and what came is forgotten. */
  async leave(asked: Extract<ImportResult, { came: 'again' }>): Promise<void> {
    this.#replaceArrival(asked)
    await this.#app.bridge.desk.dropArrival({ arrival: asked.arrival })
  }

  /** Everything was looked at. What nobody has decided about is left. */
  async close(): Promise<void> {
    const left = this.arrived.filter((arrival) => arrival.came === 'again')
    this.arrived = []
    await Promise.all(left.map(({ arrival }) => this.#app.bridge.desk.dropArrival({ arrival })))
  }

  /** Opens a table of the library; one at which somebody sits is left first. */
  async open(save: string): Promise<void> {
    const reply = await this.#app.bridge.desk.openSave({ save })
    if (!reply.ok) {
      showOpenSaveFailure(this.#app, save, reply.reason)
      return
    }
    this.#app.open(undefined)
    this.#app.depart({ at: 'table', table: reply.value.table })
  }

  /** Brings back from the bin what came once more, and opens it. */
  async bringBack({ save }: SaveListEntry): Promise<void> {
    const reply = await this.#app.bridge.desk.restoreSaves({ saves: [save] })
    const [back] = reply.ok ? reply.value.done : []
    if (back === undefined) {
      this.#app.notice(reply.ok ? appMessage('save.missing') : reply.reason)
      return
    }
    this.changes += 1
    await this.open(back.now)
  }

  /** Asks how tables are to go out. */
  export(tables: readonly ExportedTable[]): void {
    if (tables.length > 0) this.#app.open({ on: 'export', tables })
  }

  /** The same with saves of the library: what of one would be shown is known from its game. */
  async exportCards(cards: readonly SaveListEntry[]): Promise<void> {
    if (this.#app.games === undefined) await this.#app.loadGames()
    const secretsOf = (game: string) => this.#app.games?.find(({ info }) => info.id === game)?.info.secrets
    this.export(
      cards.map((card) => ({
        save: card.save,
        title: saveTitle(card),
        shows: card.broken === undefined && !card.over && secretsOf(card.game) !== 'none',
      })),
    )
  }

  /** Writes files where somebody says; in a browser they are downloads. @returns whether anything was done */
  async write(tables: readonly ExportedTable[]): Promise<boolean> {
    const saves = tables.map(({ save }) => save)
    const reply = this.hasDialogs ? await this.#app.bridge.desk.exportSaves({ saves }) : await this.#download(saves)
    if (!reply.ok) this.#app.notice(reply.reason)
    else if (reply.value.reason !== undefined) {
      const { written, refused: missed, reason } = reply.value
      this.#app.notice(appMessage('files.exportedSome', { written, missed, reason }))
    } else if (reply.value.written > 0) this.#app.notice(appMessage('files.exported', { count: reply.value.written }))
    return reply.ok && reply.value.written > 0
  }

  /** Puts a table as text into the clipboard. @returns whether it is there */
  async copy({ save }: ExportedTable): Promise<boolean> {
    const reply = this.hasDialogs ? await this.#app.bridge.desk.copySave({ save }) : await this.#copyHere(save)
    this.#app.notice(reply.ok ? appMessage('files.copied') : reply.reason)
    return reply.ok
  }

  async #importItem({ name, size, isFolder, text }: DroppedItem): Promise<ImportResult> {
    const named = name === undefined ? {} : { file: name.slice(-255) }
    if (isFolder) return { ...named, ...rejectedArrival(appMessage('files.refused.folder')) }
    if (size > MAX_SAVE_TEXT_LENGTH) return { ...named, ...rejectedArrival(appMessage('files.refused.large')) }
    try {
      const read = await text()
      // Bytes that are no text grow when they are read as such, and once more on their way.
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
    this.arrived = this.arrived.flatMap((each) => (each === asked ? (now ?? []) : each))
    if (this.arrived.length === 0) this.#app.open(undefined)
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

/** What came whole and is in the library: it can be opened without a question. */
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
