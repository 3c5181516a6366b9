/**
 * Sidecar record of hosting: the codes, so that guests find the table again with the same ones, and whether it was hosted when
 * Samsara ended. Moved and deleted together with the save, never copied with it.
 */
import * as v from 'valibot'
import { generateJoinCode, parseJoinCode, type RandomBytesFunction } from '../../bridge/join-code-proof.ts'
import { parseBoundedJsonAs, SMALL_JSON_LIMITS } from '../base/bounded-json.ts'
import type { SidecarFileHandle } from '../saves/sidecar-files.ts'
import { HOSTING_TERMS_SCHEMA_ENTRIES } from './hosting-terms.ts'

const MAX_RECORD_BYTES = 8 * 1024
const joinCodeSchema = v.pipe(
  v.string(),
  v.check((text) => parseJoinCode(text) === text),
)

const HostingRecord = v.strictObject({
  codes: v.strictObject({ app: joinCodeSchema, browser: joinCodeSchema }),
  /** The last port used; 0: none yet. */
  port: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)),
  /** Names of networks. Absent: all. */
  networks: v.exactOptional(v.array(v.string())),
  ...HOSTING_TERMS_SCHEMA_ENTRIES,
  hosted: v.boolean(),
})
/**
 * The hosting data of a table, stored beside its save: join codes, port, networks, hosting terms, and whether the
 * table was hosted when Samsara ended.
 */
export type HostingRecord = v.InferOutput<typeof HostingRecord>

/**
 * Creates the hosting data of a table that is hosted for the first time: new join codes, no port yet, the hosting
 * terms `byCode` and `sage` off, and not marked as hosted. It writes nothing to disk; `writeTableHostingRecord` does.
 */
export function createInitialHostingRecord(randomBytes: RandomBytesFunction): HostingRecord {
  const codes = { app: generateJoinCode(randomBytes), browser: generateJoinCode(randomBytes) }
  return { codes, port: 0, byCode: false, sage: false, hosted: false }
}

/**
 * Reads the hosting record of a table from the file beside its save: join codes, port, networks, hosting terms (the
 * terms on which guests may join), and whether the table was hosted when Samsara ended.
 * @param beside access to the file of the record
 * @returns the record, or undefined if there is none or it is unreadable
 */
export async function readHostingRecordOfSave(beside: SidecarFileHandle): Promise<HostingRecord | undefined> {
  const bytes = await beside.read(MAX_RECORD_BYTES)
  return bytes && parseBoundedJsonAs(HostingRecord, Buffer.from(bytes).toString('utf8'), SMALL_JSON_LIMITS)
}

/**
 * Stores the hosting record of a save beside it: join codes, port, networks, hosting terms, and whether the table is
 * hosted.
 * @param beside access to the file of the record
 * @throws the system's error when the disk refuses
 */
export async function writeTableHostingRecord(beside: SidecarFileHandle, hosting: HostingRecord): Promise<void> {
  await beside.write(JSON.stringify(hosting))
}
