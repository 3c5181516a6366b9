/**
 * The boards that rulebooks show, out of recorded games: `renderer/games/<game>/boards.json` says of each which recorded game
 * (engine/fixtures), after which entry of its log, and whose eyes, and holds what these see there. Whoever changes the first
 * makes the second anew with `npm run boards`; a test does the same and compares.
 */
import { readFileSync } from 'node:fs'
import { visibleEventFor, type VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { AnyGame, Seat } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { openSave, parseSave } from '../../engine/core/host/save.ts'
import type { Table } from '../../engine/core/host/table.ts'

/** What the file says of a board besides what is seen there; the page's own words for it are in renderer/games/rulebook-boards.ts. */
export interface RecordedBoard {
  /** A recorded game's name, without its ending. */
  readonly recorded: string
  /** The entry of its log after which it is, from 0. */
  readonly after: number
  readonly viewer: Seat
  readonly [more: string]: unknown
}

export function rulebookBoardsFile(game: string): URL {
  return new URL(`../../renderer/games/${game}/boards.json`, import.meta.url)
}

/** @returns each board with what is seen there, made anew */
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

/** @throws Error when there is no such recorded game, or it does not open */
function openRecordedGame(game: AnyGame, name: string): Table {
  const parsed = parseSave(
    readFileSync(new URL(`../../engine/fixtures/${game.info.id}/${name}.samsara`, import.meta.url), 'utf8'),
  )
  const opened = parsed.ok ? openSave(game, parsed.saved) : parsed
  if (!opened.ok) throw new Error(`${name} of ${game.info.id}: ${opened.reason.id}`)
  return opened.table
}

interface VisibleBoard {
  readonly seats: number
  readonly view: Json
  /** What has happened in that entry. */
  readonly facts: readonly VisibleEvent[]
}

/** @throws Error when the game was not so long */
function visibleBoardAt(game: AnyGame, table: Table, { after, viewer }: RecordedBoard): VisibleBoard {
  const moments = table.updatesOf(after)
  const last = moments.at(-1)
  if (last === undefined) throw new Error(`no entry ${String(after)}`)
  const facts = moments.flatMap((moment) => moment.facts.map((fact) => visibleEventFor(fact, viewer)))
  return { seats: table.config.players, view: game.view(last.state, viewer) as Json, facts }
}
