/**
 * Invariants of the opening of any text that claims to be a save. They do not rely on the host's own validation: the accepted log
 * is replayed with only the game's own rules.
 */
import { noopEventSink } from '../../engine/core/contract/game-events.ts'
import type { AnyGame, Message, TableConfig } from '../../engine/core/contract/game.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import { createRandomStream } from '../../engine/core/contract/random.ts'
import type { SavedTable } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import { loadGame } from '../../engine/index.ts'
import { parseSaveWithHeader } from '../saves/read-save.ts'
import { replaySaveToTableData } from '../saves/replay-save.ts'

/**
 * Opens a text as main opens a file.
 * @param was the content before accidental damage: the text must then open as this or not at all
 * @returns the outcome
 * @throws any error, including the acceptance of an invalid text
 */
export async function checkOpenedSave(text: string, was?: SavedTable): Promise<'refused' | 'whole' | 'noted'> {
  const read = parseSaveWithHeader(text)
  if (!read.ok) return mustBeKnownRejection(read.reason.id)
  const { saved, header } = read
  if (was !== undefined) must(equalJson(saved, { ...was, checksum: saved.checksum }), 'it is not what was saved')
  const opened = await replaySaveToTableData(saved)
  if (!opened.ok) return mustBeKnownRejection(opened.reason.id)
  const game = await loadGame(saved.game)
  if (game === undefined) throw new Error('opened without its game')
  const table = Table.unpack(game, opened.packed)
  const { rules } = game.info
  must(saved.rules <= rules, 'it is of rules that are not known here')
  must(header.seats.length === table.config.players, 'others sit at it than play')
  mustBeOfferedConfig(game, saved)
  mustBeSound(game, table.config, table.base?.state ?? table.state)
  mustBeSound(game, table.config, table.state)
  must(
    Number.isSafeInteger(table.randomEventCount) && table.randomEventCount >= 0,
    'its luck was drawn no number of times',
  )
  mustMatchSavedLog(table, saved, opened.note)
  must(equalJson(replayedState(game, table), table.state), 'its log leads elsewhere')
  const { unconfirmed } = table
  if (unconfirmed !== undefined) {
    must(table.log.at(-1)?.seat === unconfirmed, 'a turn waits that was not played last')
    must(!game.deciders(table.state).includes(unconfirmed), 'a turn waits that goes on')
  }
  if (opened.note !== undefined) return 'noted'
  const { state, events } = saved.snapshot
  const same = table.randomEventCount === events && equalJson(table.state, state)
  // Of older rules, a state that cannot be played on proves nothing; data that only those rules had is not compared.
  const witness = saved.rules === rules || isSound(game, table.config, state)
  if (witness && !same && !equalJson(table.state, game.clone(state)))
    throw new Error('it is not where it was saved, and nothing is said')
  return 'whole'
}

/** The log of the file, complete, or up to the place where a note says that it was cut. */
function mustMatchSavedLog({ game, log }: Table, saved: SavedTable, note: Message | undefined): void {
  if (note?.id === 'save.note.closed') return
  const entries = saved.rules === game.info.rules ? saved.log : (game.migrate?.(saved.log, saved.rules) ?? [])
  must(log.length === (note?.id === 'save.note.cut' ? note.values?.['at'] : entries.length), 'its log is another')
  for (const [at, { seat, action }] of log.entries())
    must(
      equalJson({ seat, action }, { seat: entries[at]?.seat ?? -1, action: entries[at]?.action ?? null }),
      'its log is another',
    )
}

/** The state after the log, from its base or the setup; each action is looked up among those that the rules then offer. */
function replayedState(game: AnyGame, { config, seed, base, log }: Table): unknown {
  const setup = createRandomStream(seed, 0)
  const state: unknown = base === undefined ? game.setup(config, setup, noopEventSink) : game.clone(base.state)
  let events = base?.events ?? (setup.wasUsed ? 1 : 0)
  for (const [at, { seat, action, auto, withdrawn }] of log.entries()) {
    const choices: readonly unknown[] = game.outcome(state) === null ? game.choices(state, seat) : []
    const choice = choices.find((each) => equalJson(each, action))
    must(choice !== undefined, `entry ${String(at)} is no choice of its seat`)
    must(auto !== true || choices.length === 1, `entry ${String(at)} was somebody's to make`)
    const stream = createRandomStream(seed, events)
    if (withdrawn === true) {
      const tried: unknown = game.clone(state)
      game.play(tried, seat, choice, stream, noopEventSink)
      const isOpen = !game.deciders(tried).includes(seat) && game.choices(tried, seat).length > 0
      must(isOpen && !stream.wasUsed, `entry ${String(at)} could not be taken back`)
      continue
    }
    game.play(state, seat, choice, stream, noopEventSink)
    if (stream.wasUsed) events += 1
  }
  return state
}

/** Variants and player counts must be ones that the game offers. */
function mustBeOfferedConfig({ info }: AnyGame, { players, options }: SavedTable): void {
  must(players >= info.players.min && players <= info.players.max, 'nobody may play it with so many')
  for (const [id, value] of Object.entries(options)) {
    const values = info.options.find((spec) => spec.id === id)?.values.map(String)
    must(values?.includes(String(value)) === true, `no such variant: ${id}`)
  }
}

function mustBeSound(game: AnyGame, config: TableConfig, state: unknown): void {
  must(isSound(game, config, state), 'it begins or stands where no table can stand')
}

function isSound(game: AnyGame, config: TableConfig, state: unknown): boolean {
  try {
    if (game.findBrokenInvariants(state, config).length > 0) return false
    const deciders = game.deciders(state)
    if (game.outcome(state) !== null) return deciders.length === 0
    return deciders.length > 0 && deciders.every((seat) => game.choices(state, seat).length > 0)
  } catch {
    return false
  }
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

function mustBeKnownRejection(id: string): 'refused' {
  if (!/^(save\.broken|table\.config)\.\w+$/.test(id)) throw new Error(`refused for ${id}`)
  return 'refused'
}
