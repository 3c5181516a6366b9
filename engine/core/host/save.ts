/**
 * Serialises a table to text and back (no file access here). A save is JSON: table metadata, log, a snapshot, and a
 * checksum over all of it. A save is untrusted: its schema is checked, then the log is replayed through action
 * validation. If an entry is rejected, the table opens at the last valid action.
 *
 * Version 2 distinguishes ended turns from a sealed log, and records undos by vote. A save with neither is written as
 * version 1.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { measureJsonTextComplexity, isMeasuredComplexityWithinLimits } from './json-complexity.ts'
import { VotedUndoRecordsSchema, undoRecordsWithExistingSeats, rebaseUndoRecordsToEntry } from './voted-undo-records.ts'
import type { AnyGame, Message, TableConfig } from '../contract/game.ts'
import { canonicalJson, equalJson, findNonJsonPath, type Json } from '../contract/json.ts'
import { createTableConfig } from '../contract/table-config.ts'
import { isSeed } from '../contract/random.ts'
import { reject, engineMessage } from '../contract/engine-messages.ts'
import { Table, type ResumableGameState } from './table.ts'

const SAVE_FORMAT = 'samsara-table'
/**
 * The newest version of the save format that this program reads and writes. A save that needs no feature of version 2 is
 * written as version 1.
 */
export const NEWEST_SAVE_VERSION = 2

/** Both versions encode their common content identically, so version 2 is only needed for its own features. */
const READABLE_VERSIONS = [1, NEWEST_SAVE_VERSION]

/** Maximum size of a save, in bytes. Larger ones are neither written nor read. The longest real games use a twentieth. */
export const MAX_SAVE_BYTES = 1024 * 1024

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const jsonSchema = v.custom<Json>((value) => findNonJsonPath(value) === undefined, 'not plain JSON')
const entrySchema = v.strictObject({
  seat: countSchema,
  action: jsonSchema,
  auto: v.exactOptional(v.literal(true)),
  confirmed: v.exactOptional(v.union([v.literal(true), v.literal('turn')])),
  withdrawn: v.exactOptional(v.literal(true)),
})
const positionSchema = v.strictObject({ state: jsonSchema, events: countSchema })

const SavedTableSchema = v.strictObject({
  format: v.literal(SAVE_FORMAT),
  version: v.picklist(READABLE_VERSIONS),
  game: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  rules: countSchema,
  /** Host data beside the table: people, seats, times. The host defines its schema. */
  header: jsonSchema,
  players: countSchema,
  options: v.record(v.string(), v.union([v.string(), v.boolean(), v.number()])),
  seed: v.pipe(v.string(), v.check(isSeed)),
  practice: v.boolean(),
  /** Start position of a log that could not be replayed from the setup. Null: the setup. */
  base: v.nullable(positionSchema),
  log: v.array(entrySchema),
  /** Undos by vote. Absent: none. */
  consentNotes: v.exactOptional(VotedUndoRecordsSchema),
  /** The seat whose last turn is unconfirmed. */
  held: v.nullable(countSchema),
  snapshot: positionSchema,
  checksum: v.string(),
})
/** A save as parsed from its text. It has the right schema, but its values are unchecked: the log may be illegal. */
export type SavedTable = v.InferOutput<typeof SavedTableSchema>

/** Number of last entries that are kept in a save whose table is too long. */
const SHORTENED_SAVE_ENTRIES = 200

/**
 * Serialises a table with its whole log to the text of a save: one line of JSON with a checksum, and a line break. The text
 * may be too large for `parseSave`.
 * @param header host data that is saved with the table
 */
export function serializeSaveWithWholeLog(table: Table, header: Json): string {
  return saveTextOf(table, header)
}

/**
 * Serialises a table of any length to a save that can be read again. If the save would exceed the limits for reading,
 * it starts from a later position and leaves out the earlier log entries. The table itself keeps its full log.
 * @param kept number of log entries, the last ones, that a shortened save holds
 * @returns the text, and whether entries were dropped (`shortened`). The text may still be too large, if the header or
 *   the
 * state is too large
 */
export function serializeSaveTrimmingLog(
  table: Table,
  header: Json,
  kept = SHORTENED_SAVE_ENTRIES,
): { readonly text: string; readonly shortened: boolean } {
  const text = saveTextOf(table, header)
  if (isReadable(text)) return { text, shortened: false }
  return { text: saveTextOf(table, header, Math.max(0, table.log.length - kept)), shortened: true }
}

/** Whether `parseSave` accepts the size of a text. */
function isReadable(text: string): boolean {
  return !isTooLarge(text) && isMeasuredComplexityWithinLimits(measureJsonTextComplexity(text))
}

function isTooLarge(text: string): boolean {
  return text.length > MAX_SAVE_BYTES || utf8ToBytes(text).length > MAX_SAVE_BYTES
}

/** @param from number of entries to leave out: the log then begins with the position after them */
function saveTextOf(table: Table, header: Json, from = 0): string {
  const base = from === 0 ? table.base : table.positionAt(from)
  const log = table.log.slice(from)
  const notes = rebaseUndoRecordsToEntry(table.consentNotes, from)
  // Uses the oldest version that can represent the table, so that older programs can read it.
  const isNew = notes.length > 0 || log.some(({ confirmed }) => confirmed === 'turn')
  return textWithChecksum({
    format: SAVE_FORMAT,
    version: isNew ? NEWEST_SAVE_VERSION : 1,
    game: table.game.info.id,
    rules: table.game.info.rules,
    header,
    players: table.config.players,
    options: { ...table.config.options },
    seed: table.seed,
    practice: table.practice,
    base: base === undefined ? null : toSavedPosition(base),
    log,
    ...(notes.length > 0 && { consentNotes: notes }),
    held: table.unconfirmed ?? null,
    snapshot: { state: table.state as Json, events: table.randomEventCount },
  })
}

/**
 * Serialises a parsed save with another header (the host's data in a save: people, seats and times) and a new
 * checksum. The rest of the content stays the same.
 * @param saved not modified
 * @param header replaces the old header
 * @returns the text of the save
 */
export function serializeSaveReplacingHeader({ checksum: _, ...body }: SavedTable, header: Json): string {
  return textWithChecksum({ ...body, header })
}

function textWithChecksum(body: Omit<SavedTable, 'checksum'>): string {
  return `${JSON.stringify({ ...body, checksum: checksum(body) })}\n`
}

/** The parsed save, or the reason why the text is not a readable save. */
export type ParseSaveResult =
  { readonly ok: true; readonly saved: SavedTable } | { readonly ok: false; readonly reason: Message }

/**
 * Parses the text of a save and checks its form. A save of an older format version is migrated. The values are still
 * untrusted: the log may be illegal.
 * @returns the parsed save, or one of these reasons: `save.broken.large` (more than MAX_SAVE_BYTES),
 *   `save.broken.json` (not JSON, or too complex to parse), `save.broken.format` (not a save of this program),
 *   `save.broken.newer {version}` (a newer format version), `save.broken.checksum` (wrong checksum),
 *   `save.broken.schema {at}` (the value at path `at` does not fit the schema)
 */
export function parseSave(text: string): ParseSaveResult {
  if (isTooLarge(text)) return reject('save.broken.large')
  // Texts beyond the limits of a save are not parsed: it could take seconds.
  if (!isMeasuredComplexityWithinLimits(measureJsonTextComplexity(text))) return reject('save.broken.json')
  try {
    return parseSaveJson(JSON.parse(text))
  } catch {
    return reject('save.broken.json')
  }
}

function parseSaveJson(raw: unknown): ParseSaveResult {
  if (!isRecord(raw) || raw['format'] !== SAVE_FORMAT) return reject('save.broken.format')
  const version = raw['version']
  if (typeof version !== 'number') return reject('save.broken.format')
  if (version > NEWEST_SAVE_VERSION) return reject('save.broken.newer', { version })
  const { checksum: stated, ...body } = raw
  if (stated !== checksum(body)) return reject('save.broken.checksum')
  const migrated = migrate(body, version)
  // Stop at the first issue: a full list could be as long as the file.
  const parsed = v.safeParse(SavedTableSchema, { ...migrated, checksum: stated }, { abortEarly: true })
  if (!parsed.success) return reject('save.broken.schema', { at: v.getDotPath(parsed.issues[0]) ?? '' })
  return { ok: true, saved: parsed.output }
}

/** Migration of a save from one format version to the next: `MIGRATIONS[1]` converts version 1 to version 2. */
type Migration = (body: Record<string, unknown>) => Record<string, unknown>
const MIGRATIONS: Readonly<Record<number, Migration>> = {}

function migrate(body: Record<string, unknown>, version: number): Record<string, unknown> {
  let now = body
  for (let at = version; at < NEWEST_SAVE_VERSION; at++) {
    const step = MIGRATIONS[at]
    if (step === undefined) break
    now = { ...step(now), version: at + 1 }
  }
  return now
}

/** The opened table, with a note if it is not exactly as saved; or the reason why it cannot be opened. */
export type OpenSaveResult =
  | {
      readonly ok: true
      readonly table: Table
      /**
       * Set if the table could not be restored completely: `save.note.cut {at, of}` or `save.note.closed {rules}`; or
       * if the log leads to another state than when it was saved: `save.note.differs`.
       */
      readonly note?: Message
    }
  | { readonly ok: false; readonly reason: Message }

/**
 * Opens a parsed save as a table, with the rules of its game.
 * - Save of the same rules version: its log is replayed through action validation, up to the last valid action.
 * - Save of an older rules version: its log is migrated and replayed. If an entry fails, or the log leads to another state
 *   than the snapshot of the save, the table starts from the snapshot, without the log.
 * - Rejected: another game, a newer rules version, options that the game does not offer, and a start state that breaks an
 *   invariant of the game.
 */
export function openParsedSave(game: AnyGame, saved: SavedTable): OpenSaveResult {
  if (game.info.id !== saved.game) return reject('save.broken.game', { game: saved.game })
  if (saved.rules > game.info.rules) return reject('save.broken.newer', { version: saved.rules })
  const configured = createTableConfig(game.info, saved.players, saved.options)
  if (!configured.ok) return configured
  try {
    if (saved.rules === game.info.rules) return openLog(game, configured.config, saved)
    return openMigrated(game, configured.config, saved) ?? openSnapshot(game, configured.config, saved)
  } catch {
    return reject('save.broken.state')
  }
}

function openLog(game: AnyGame, config: TableConfig, saved: SavedTable): OpenSaveResult {
  const { seed, practice, log, held, base } = saved
  if (base !== null && !isPlayableState(game, config, base.state)) return reject('save.broken.state')
  const consentNotes = undoRecordsWithExistingSeats(saved.consentNotes ?? [], config.players)
  const start = { game, config, seed, practice, consentNotes, ...(base === null ? {} : { base }) }
  const { table, refused } = Table.replay(start, log, held ?? undefined)
  if (refused !== undefined)
    return { ok: true, table, note: engineMessage('save.note.cut', { at: refused.at, of: log.length }) }
  // The log takes precedence. A note reports undeclared changes of rules or seed.
  const { state, events } = saved.snapshot
  const same = table.randomEventCount === events && equalJson(table.state, state)
  return same ? { ok: true, table } : { ok: true, table, note: engineMessage('save.note.differs') }
}

/**
 * Replays the whole game with the current rules. `migrate` may get any log, and may throw.
 * @returns the result, or undefined if the log cannot be migrated
 */
function openMigrated(game: AnyGame, config: TableConfig, saved: SavedTable): OpenSaveResult | undefined {
  const { seed, practice, rules, held, base } = saved
  if (base !== null) return undefined
  try {
    const log = game.migrate?.(saved.log, rules)
    if (log === undefined) return undefined
    const consentNotes = undoRecordsWithExistingSeats(saved.consentNotes ?? [], config.players)
    const { table, refused } = Table.replay({ game, config, seed, practice, consentNotes }, log, held ?? undefined)
    if (refused !== undefined) return undefined
    // Restores the board as it was saved, if it can be played on: a game that was won stays won.
    const { state, events } = saved.snapshot
    const same = table.randomEventCount === events && equalJson(table.state, game.clone(state))
    return same || !isPlayableState(game, config, state) ? { ok: true, table } : undefined
  } catch {
    return undefined
  }
}

function openSnapshot(game: AnyGame, config: TableConfig, saved: SavedTable): OpenSaveResult {
  if (!isPlayableState(game, config, saved.snapshot.state)) return reject('save.broken.state')
  const { seed, practice, snapshot } = saved
  // The clone holds only fields of the current rules, without fields that only older rules had.
  const base = { ...snapshot, state: game.clone(snapshot.state) as unknown }
  const table = new Table({ game, config, seed, practice, base })
  return { ok: true, table, note: engineMessage('save.note.closed', { rules: saved.rules }) }
}

/**
 * Whether an untrusted state satisfies every invariant of this table and can be played on (invariant 2). The game may
 * get any JSON, so an error means no.
 */
function isPlayableState(game: AnyGame, config: TableConfig, state: unknown): boolean {
  try {
    if (game.findBrokenInvariants(state, config).length > 0) return false
    const deciders = game.deciders(state)
    if (game.outcome(state) !== null) return deciders.length === 0
    return deciders.length > 0 && deciders.every((seat) => game.choices(state, seat).length > 0)
  } catch {
    return false
  }
}

function toSavedPosition(position: ResumableGameState): { state: Json; events: number } {
  return { state: position.state as Json, events: position.events }
}

function checksum(body: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(body))))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
