/**
 * Stores incoming transfers until the host confirms them; they are not begun and not in the library. The encrypted payload has
 * its own file, which this machine cannot read before the host has sent `go` with the key.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { transferDecryptionKeySchema } from '../../../bridge/host-transfer.ts'
import { idSchema } from '../../../bridge/refs.ts'
import { parseBoundedJsonAs, SMALL_JSON_LIMITS } from '../../base/bounded-json.ts'
import { replaceFileAtomic } from '../../saves/atomic-write.ts'
import { recoverWritesOutsideSaves } from '../../saves/file-utils.ts'
import { ProfileLockLostError } from '../../saves/save-folder.ts'
import { RejoinRecord } from '../rejoin-records-file.ts'
import { HOSTING_TERMS_SCHEMA_ENTRIES, hostingTermsOf } from '../hosting-terms.ts'
import { parseTransferPayload, type TransferPayload } from './transfer-payload.ts'
import { decryptPayload } from './payload-encryption.ts'

const RECORD_ENTRIES = {
  hand: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** Local id of the table. */
  save: idSchema,
  stand: v.picklist(['waits', 'go']),
  /** Address of its host, and this machine's token there. */
  from: RejoinRecord,
}
/** With a `*.sealed` file next to it. */
const EncryptedPayloadTransferRecord = v.strictObject({
  ...RECORD_ENTRIES,
  sealed: v.literal(true),
  key: v.exactOptional(transferDecryptionKeySchema),
})
/** Format of Samsara 1.0, which did not encrypt; with a `*.samsara` file next to it. */
const UnencryptedTransferRecord = v.strictObject({
  ...RECORD_ENTRIES,
  /** As stored in the sidecar file. */
  seating: v.string(),
  ...HOSTING_TERMS_SCHEMA_ENTRIES,
})
/**
 * The stored state of a transfer to this machine. The payload is in a file of its own. It is encrypted, or unencrypted if
 * Samsara 1.0 stored it.
 */
const IncomingTransferRecord = v.union([EncryptedPayloadTransferRecord, UnencryptedTransferRecord])
/**
 * The stored state of a transfer (the handover of a table from another host to this machine) whose payload is
 * encrypted. The payload, which is the table itself, is in a file of its own. Samsara 1.0 stored unencrypted payloads,
 * which have another record format.
 */
export type EncryptedPayloadTransferRecord = v.InferOutput<typeof EncryptedPayloadTransferRecord>
/**
 * The stored state of one transfer of a table from another host to this machine: the ids of the transfer and the
 * table, its stage, and the record for reconnecting to that host. The payload (the table itself) is in a file of its
 * own, which is encrypted unless the transfer comes from Samsara 1.0.
 */
export type IncomingTransferRecord = v.InferOutput<typeof IncomingTransferRecord>

/**
 * Dependencies of `IncomingTransferStore`, which stores unfinished transfers of tables to this machine: the folder of
 * its files, and a check before every write.
 */
export interface IncomingTransferStoreDeps {
  readonly folder: string
  /** Whether this process may write; checked before every write. */
  readonly mayWrite: () => Promise<boolean>
}

/**
 * Stores the unfinished transfers of tables to this machine on disk, so that they continue after a restart. In a
 * transfer, another host transfers a table, which this machine then hosts.
 */
export class IncomingTransferStore {
  readonly #deps: IncomingTransferStoreDeps

  constructor(start: IncomingTransferStoreDeps) {
    this.#deps = start
  }

  /** @returns the pending transfers. Deletes leftovers of a crash, unless a record is unreadable: they may belong to it. */
  async all(): Promise<readonly IncomingTransferRecord[]> {
    await recoverWritesOutsideSaves(this.#deps.folder)
    const names = await readdir(this.#deps.folder).catch(() => [])
    const read = await Promise.all(names.filter((name) => name.endsWith('.json')).map((name) => this.#read(name)))
    const taken = read.filter((each) => each !== undefined)
    if (taken.length < read.length) return taken
    const known = new Set(taken.flatMap((each) => [`${each.hand}.json`, payloadFileNameOf(each)]))
    for (const name of names) if (!known.has(name)) await rm(join(this.#deps.folder, name), { force: true })
    return taken
  }

  /** Stores a transfer durably, the payload first. @param sealed absent: it is on disk already @throws if it is not on disk */
  async save(taken: IncomingTransferRecord, sealed?: string): Promise<void> {
    if (!(await this.#deps.mayWrite())) throw new ProfileLockLostError()
    if (sealed !== undefined) await replaceFileAtomic(this.#payloadPathOf(taken), sealed)
    await replaceFileAtomic(join(this.#deps.folder, `${taken.hand}.json`), JSON.stringify(taken))
  }

  /** @returns the payload, or undefined if the key is wrong or the file was changed @throws the system's error */
  async readPayload(taken: IncomingTransferRecord): Promise<TransferPayload | undefined> {
    const text = await readFile(this.#payloadPathOf(taken), 'utf8')
    if (!('sealed' in taken)) return { save: text, seating: taken.seating, ...hostingTermsOf(taken) }
    const plain = taken.key === undefined ? undefined : decryptPayload({ text, key: taken.key }, taken.hand)
    return plain === undefined ? undefined : parseTransferPayload(plain)
  }

  /** Deletes a transfer. Never throws: the host is asked again about remaining files. */
  async remove(taken: IncomingTransferRecord): Promise<void> {
    await rm(join(this.#deps.folder, `${taken.hand}.json`), { force: true }).catch(() => undefined)
    await rm(this.#payloadPathOf(taken), { force: true }).catch(() => undefined)
  }

  async #read(name: string): Promise<IncomingTransferRecord | undefined> {
    const text = await readFile(join(this.#deps.folder, name), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : parseBoundedJsonAs(IncomingTransferRecord, text, SMALL_JSON_LIMITS)
  }

  #payloadPathOf(taken: IncomingTransferRecord): string {
    return join(this.#deps.folder, payloadFileNameOf(taken))
  }
}

function payloadFileNameOf(taken: IncomingTransferRecord): string {
  return 'sealed' in taken ? `${taken.save}.sealed` : `${taken.save}.samsara`
}
