/** What a board shows, read from the visible tiles: symbols, lines, counts. Pure, for rules and renderer alike. */
import type { Seat } from '../core/contract/game.ts'
import { BOARDS, CARD_DATA, COLUMNS, ENTITIES, ENTITY_DATA, ROWS, SQUARES, stopAt } from './data.ts'
import type { Animal, Card, Count, Entity, Line, Side, Square, TileData, TileSymbol } from './data.ts'
import type { Player, RauhaState } from './state.ts'

/** What lies open: a state has it, and a view too. */
export type OpenTable = Pick<RauhaState, 'side' | 'entities'> & {
  readonly players: readonly Pick<Player, 'tiles' | 'spores'>[]
}

/** The three rows and the three columns; diagonals are no lines. */
export const LINES: readonly Line[] = [...ROWS, ...COLUMNS]
const THROUGH: readonly (readonly Line[])[] = SQUARES.map((square) => LINES.filter((line) => line.includes(square)))

/** The row and the column of a square. */
export function linesThrough(square: Square): readonly Line[] {
  return THROUGH[square] ?? []
}

/** @throws RangeError when the table has no such seat */
export function playerAt<P>(table: { readonly players: readonly P[] }, seat: Seat): P {
  const player = table.players[seat]
  if (player === undefined) throw new RangeError(`no seat ${String(seat)}`)
  return player
}

/** The visible tile of a square, 0-8 (RAU-40). @throws RangeError for another square */
export function tileOn(side: Side, tiles: readonly (Card | null)[], square: Square): TileData {
  const card = tiles[square] ?? null
  const tile = card === null ? BOARDS[side][square] : CARD_DATA[card]
  if (tile === undefined) throw new RangeError(`no square ${String(square)}`)
  return tile
}

/** The visible tile of a square of a seat's board. */
export function tileAt(table: OpenTable, seat: Seat, square: Square): TileData {
  return tileOn(table.side, playerAt(table, seat).tiles, square)
}

/** The biomes and animals of a tile, each once. */
function symbolsOf({ biomes, animals }: TileData): readonly TileSymbol[] {
  return [...biomes, ...new Set(animals)]
}

/** The satellite that a seat uses at a position of the avatars (RAU-11); undefined in a corner. */
export function poolOf(position: number, seat: Seat, players: number): number | undefined {
  const { pool } = stopAt(position)
  if (pool === null) return undefined
  return pool === 'moon' ? seat : (seat + players - 1) % players
}

/** How many symbols of an animal there are on the nine visible tiles of a seat (RAU-72). */
function animalsOf(table: OpenTable, seat: Seat, animal: Animal): number {
  const { tiles } = playerAt(table, seat)
  let count = 0
  for (const square of SQUARES) {
    for (const symbol of tileOn(table.side, tiles, square).animals) if (symbol === animal) count += 1
  }
  return count
}

/** The water sources of a seat: on visible tiles, and those of its entities (RAU-89). */
export function waterOf(table: OpenTable, seat: Seat): number {
  const { tiles } = playerAt(table, seat)
  let count = 0
  for (const square of SQUARES) count += tileOn(table.side, tiles, square).water
  for (const entity of ENTITIES) if (table.entities[entity] === seat) count += ENTITY_DATA[entity].water
  return count
}

/** How many spores lie on the board of a seat (RAU-73). */
export function sporesOf({ spores }: Pick<Player, 'spores'>): number {
  let count = 0
  for (const spore of spores) if (spore) count += 1
  return count
}

/** How often a `gainPer` effect gives (RAU-71 to RAU-75, RAU-79). */
export function countOf(table: OpenTable, seat: Seat, count: Count): number {
  switch (count) {
    case 'spore':
      return sporesOf(playerAt(table, seat))
    case 'water':
      return waterOf(table, seat)
    case 'bestAnimal':
      return Math.max(...(['flying', 'land', 'marine'] as const).map((animal) => animalsOf(table, seat, animal)))
    default:
      return animalsOf(table, seat, count)
  }
}

/** Which entities' symbols a tile has, as bits by place in ENTITIES; worked out once for every tile. */
const MARKS = new Map<TileData, number>(
  [...BOARDS.A, ...BOARDS.B, ...Object.values(CARD_DATA)].map((tile) => [tile, marksOf(tile)]),
)

function marksOf(tile: TileData): number {
  const symbols = symbolsOf(tile)
  return ENTITIES.reduce((bits, entity, at) => bits | (symbols.includes(ENTITY_DATA[entity].symbol) ? 1 << at : 0), 0)
}

/** The entities whose symbols the tile on a square has, as bits by place in ENTITIES. */
function marksOn(side: Side, tiles: readonly (Card | null)[], square: Square): number {
  return marksAt(tileOn(side, tiles, square))
}

/** The entities whose symbols a tile has, likewise. */
export function marksAt(tile: TileData): number {
  return MARKS.get(tile) ?? 0
}

/** The entities that one more tile with their symbol would win for a seat, each with the first line where it would. */
export function nearlyWon(table: OpenTable, seat: Seat): readonly { readonly entity: Entity; readonly line: Line }[] {
  return ENTITIES.filter((entity) => table.entities[entity] !== seat).flatMap((entity) => {
    const { symbol } = ENTITY_DATA[entity]
    const has = (square: Square): boolean => symbolsOf(tileAt(table, seat, square)).includes(symbol)
    const line = LINES.find((squares) => squares.filter(has).length >= 2)
    return line === undefined ? [] : [{ entity, line }]
  })
}

/** The entities whose symbol all three tiles of a line share (RAU-47, RAU-48). */
export function entitiesOfLine(side: Side, tiles: readonly (Card | null)[], [a, b, c]: Line): readonly Entity[] {
  const shared = marksOn(side, tiles, a) & marksOn(side, tiles, b) & marksOn(side, tiles, c)
  return ENTITIES.filter((_, at) => (shared & (1 << at)) !== 0)
}
