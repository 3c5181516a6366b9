/**
 * Derives the boards in rulebooks from recorded games. `renderer/games/<game>/boards.json` gives for each board the recorded game
 * (engine/fixtures), the log entry and the viewing seat, and holds the resulting view. `npm run boards` regenerates the views
 * after a change; a test does the same and compares.
 */
import { readFileSync } from 'node:fs'
import { visibleEventFor, type VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { AnyGame, Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { openParsedSave, parseSave } from '../../engine/core/host/save.ts'
import type { Table } from '../../engine/core/host/table.ts'

/** Source of a board, without its view. The renderer's type is in renderer/games/rulebook-boards.ts. */
export interface RecordedBoard {
  /** File name of the recorded game, without its extension. */
  readonly recorded: string
  /** Index of the log entry, from 0; the board shows the state after it. */
  readonly after: number
  readonly viewer: Seat
  readonly [more: string]: unknown
}

export function rulebookBoardsFile(game: string): URL {
  return new URL(`../../renderer/games/${game}/boards.json`, import.meta.url)
}

/** @returns each board with its view derived again */
export function buildRulebookBoards(game: AnyGame): Readonly<Record<string, RecordedBoard>> {
  const file = readFileSync(rulebookBoardsFile(game.info.id), 'utf8')
  const tables = new Map<string, Table>()
  const opened = (name: string): Table => {
    const table = tables.get(name) ?? openRecordedGame(game, name)
    tables.set(name, table)
    return table
  }
  const boards = JSON.parse(file) as Readonly<Record<string, RecordedBoard>>
  return Object.fromEntries(
    Object.entries(boards).map(([name, board]) => [
      name,
      { ...board, ...visibleBoardAt(game, opened(board.recorded), board) },
    ]),
  )
}

/** @throws Error if the recorded game does not exist or cannot be opened */
function openRecordedGame(game: AnyGame, name: string): Table {
  const parsed = parseSave(
    readFileSync(new URL(`../../engine/fixtures/${game.info.id}/${name}.samsara`, import.meta.url), 'utf8'),
  )
  const opened = parsed.ok ? openParsedSave(game, parsed.saved) : parsed
  if (!opened.ok) throw new Error(`${name} of ${game.info.id}: ${opened.reason.id}`)
  return opened.table
}

interface VisibleBoard {
  readonly seats: number
  readonly view: Json
  /** The visible game events of the entry. */
  readonly facts: readonly VisibleEvent[]
}

/** @throws Error if the game has fewer entries */
function visibleBoardAt(game: AnyGame, table: Table, { after, viewer }: RecordedBoard): VisibleBoard {
  const moments = table.updatesOf(after)
  const last = moments.at(-1)
  if (last === undefined) throw new Error(`no entry ${String(after)}`)
  const events = moments.flatMap((moment) => moment.facts.map((event) => visibleEventFor(event, viewer)))
  return { seats: table.config.players, view: game.view(last.state, viewer) as Json, facts: events }
}
