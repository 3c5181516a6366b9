/**
 * Imports tables from outside, which are untrusted. The form is validated, the log is replayed with validation, and the header's
 * data about the game is recomputed from the game. The text is stored as received, under a new name; no existing file is
 * overwritten. If the same table already exists here, the player decides about both copies.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { ImportResult } from '../../bridge/import-export.ts'
import type { Result } from '../../bridge/result.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { createSerialQueue } from '../base/serial-queue.ts'
import { ok, reject, hostMessage } from '../base/result.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'
import { saveListEntryOf } from '../saves/save-header.ts'
import { ProfileLockLostError } from '../saves/save-folder.ts'
import type { SaveLibrary } from '../saves/save-library.ts'
import type { OpenTables } from '../tables/open-tables.ts'
import { parseAndValidateImport, type CheckedImport } from './import-check.ts'
import { extractSaveText } from './save-text-recovery.ts'

/** Dependencies of a `SaveImporter`: the games and the worker that check an imported table, and the saves that store it. */
export interface SaveImporterDeps {
  readonly environment: Pick<SharedDeps, 'catalogue' | 'replayPool'>
  readonly library: SaveLibrary
  readonly tables: OpenTables
}

/** An existing save of the imported table. */
interface ExistingSave {
  readonly card: SaveListEntry
  readonly deleted: boolean
  /** Byte for byte equal to the import. */
  readonly isIdentical: boolean
}

/** An import that waits for the player's decision, and the save that it would replace. */
interface PendingImport extends CheckedImport {
  readonly file: string | undefined
  readonly onKept: (() => Promise<void>) | undefined
  /** Undefined if that save is in the bin. */
  readonly existingSave: string | undefined
}

/**
 * Maximum number of imports of one client that wait for the player's decision at once. Further imports are refused, so
 * that a client that never answers does not fill the memory.
 */
export const MAX_PENDING_IMPORTS = 40

/**
 * Imports saves, given as texts, for one client. If the table of a save already exists here, the import waits until
 * the player decides which copy to keep.
 */
export class SaveImporter {
  readonly #deps: SaveImporterDeps
  readonly #pending = new Map<string, PendingImport>()
  #next = 1
  /** Serialised, so that two copies of one table that are dropped together are compared. */
  readonly #runExclusive = createSerialQueue()

  constructor(start: SaveImporterDeps) {
    this.#deps = start
  }

  /**
   * Checks a text and stores it as a save, unless the player has to decide first.
   * @param kept called once the table is in the library: at once, or after the player's decision
   */
  async importText(text: string, file?: string, kept?: () => Promise<void>): Promise<ImportResult> {
    const named = file === undefined ? {} : { file }
    return this.#runExclusive(async () => {
      const arrival = await this.#import(text, file, kept).catch(diskRejectionOf)
      if (arrival.came === 'new' || arrival.came === 'equal') await kept?.()
      return { ...named, ...arrival }
    })
  }

  /** Stores a waiting import, beside the existing save or in its place. */
  async resolveConflict(arrival: string, as: 'both' | 'replace'): Promise<Result<ImportResult>> {
    return this.#runExclusive(async () => {
      const asked = this.#pending.get(arrival)
      if (asked === undefined) return reject('files.refused.gone')
      const kept = await (as === 'both' ? this.#save(asked) : this.#replaceExisting(asked)).catch(diskRejectionOf)
      if (kept.came === 'refused') return { ok: false, reason: kept.reason }
      this.#pending.delete(arrival)
      await asked.onKept?.()
      return ok({ ...omitUndefined({ file: asked.file }), ...kept })
    })
  }

  /** Discards a waiting import. */
  discard(arrival: string): void {
    this.#pending.delete(arrival)
  }

  async #import(raw: string, file: string | undefined, kept: PendingImport['onKept']): Promise<ImportResult> {
    const asItCame = await parseAndValidateImport(raw, this.#deps.environment)
    // A text that is valid as received needs no recovery.
    const found = asItCame.ok || !mayBeGarbled(asItCame.reason) ? undefined : extractSaveText(raw)
    const checked = found === undefined ? asItCame : await parseAndValidateImport(found, this.#deps.environment)
    if (!checked.ok) return rejectedImport(checked.reason)
    const here = await this.#findExisting(checked)
    if (here === undefined) return this.#save(checked)
    const { card, deleted } = here
    if (here.isIdentical) return { came: 'equal', card, deleted }
    if (this.#pending.size >= MAX_PENDING_IMPORTS) return rejectedImport(hostMessage('files.refused.many'))
    const arrival = `arrival-${String(this.#next++)}`
    const { ok: _, ...unsaved } = checked
    this.#pending.set(arrival, { ...unsaved, file, onKept: kept, existingSave: deleted ? undefined : card.save })
    const coming = saveListEntryOf('', checked.saved, checked.header)
    return { came: 'again', arrival, card: coming, here: card, deleted, ...noteOf(checked) }
  }

  /** @returns the same table among the existing saves, or undefined: equal ones first, the library before the bin */
  async #findExisting({ matchId, saved, text, rawText }: CheckedImport): Promise<ExistingSave | undefined> {
    const { library } = this.#deps
    const found: ExistingSave[] = []
    for (const deleted of [false, true])
      for (const card of await (deleted ? library.listBin() : library.list()))
        if (card.table === matchId && card.game === saved.game && card.broken === undefined) {
          const read = await library.load(card.save, deleted)
          found.push({ card, deleted, isIdentical: read.ok && (read.text === text || read.text === rawText) })
        }
    return found.find(({ isIdentical }) => isIdentical) ?? found[0]
  }

  async #save(checked: CheckedImport): Promise<ImportResult> {
    const { library, tables } = this.#deps
    const save = await tables.freshId(checked.saved.game)
    await library.write(save, checked.text)
    return { came: 'new', card: saveListEntryOf(save, checked.saved, checked.header), ...noteOf(checked) }
  }

  /** Replaces the save named in the question: moves it to the bin once the import is on disk. */
  async #replaceExisting({ existingSave, ...checked }: PendingImport): Promise<ImportResult> {
    const { library, tables } = this.#deps
    const isThere = (await library.list()).some(({ save, table }) => save === existingSave && table === checked.matchId)
    if (existingSave === undefined || !isThere) return this.#save(checked)
    const replaced = await tables.whileClosed(existingSave, async () => {
      const kept = await this.#save(checked)
      if (kept.came === 'new' && (await library.has(existingSave))) await library.moveToBin(existingSave)
      return ok(kept)
    })
    return replaced.ok ? replaced.value : rejectedImport(replaced.reason)
  }
}

/** Whether the reason may be damage done by a mail or chat program. */
function mayBeGarbled({ id }: Message): boolean {
  return ['files.refused.foreign', 'files.refused.cut', 'files.refused.damaged'].includes(id)
}

function noteOf({ note }: CheckedImport): { readonly note?: Message } {
  return note === undefined ? {} : { note }
}

function rejectedImport(reason: Message): ImportResult {
  return { came: 'refused', reason }
}

function diskRejectionOf(error: unknown): ImportResult {
  if (error instanceof ProfileLockLostError) return rejectedImport(hostMessage('table.notice.taken'))
  return rejectedImport(hostMessage('files.refused.disk', { code: errorCodeOf(error) }))
}
