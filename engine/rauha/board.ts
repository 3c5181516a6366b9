/** Pure queries on a board: visible tiles, symbols, lines and counts. Used by the rules and the renderer. */
import type { Seat } from '../core/contract/game.ts'
import {
  PRINTED_TILES_BY_SIDE,
  CARD_DATA,
  SQUARES_BY_COLUMN,
  ENTITY_IDS,
  ENTITY_DATA,
  SQUARES_BY_ROW,
  SQUARE_INDICES,
  avatarStopAt,
} from './data.ts'
import type {
  Animal,
  CardId,
  CountedItemKind,
  EntityId,
  LineSquares,
  BoardSide,
  SquareIndex,
  TileData,
  TileSymbol,
} from './data.ts'
import type { Player, RauhaState } from './state.ts'

/**
 * The public fields of a state or a view that describe the boards: the board side, the owners of the entities, and the tiles
 * and spores of each seat.
 */
export type BoardsAndEntities = Pick<RauhaState, 'side' | 'entities'> & {
  readonly players: readonly Pick<Player, 'tiles' | 'spores'>[]
}

/** The three rows, then the three columns of a board; diagonals do not count. */
export const BOARD_LINES: readonly LineSquares[] = [...SQUARES_BY_ROW, ...SQUARES_BY_COLUMN]
const THROUGH: readonly (readonly LineSquares[])[] = SQUARE_INDICES.map((square) =>
  BOARD_LINES.filter((line) => line.includes(square)),
)

/** @returns the row and the column that contain a square */
export function linesThrough(square: SquareIndex): readonly LineSquares[] {
  return THROUGH[square] ?? []
}

/** @returns the entry of a seat in the list of players. @throws RangeError if the table has no such seat */
export function playerOf<P>(table: { readonly players: readonly P[] }, seat: Seat): P {
  const player = table.players[seat]
  if (player === undefined) throw new RangeError(`no seat ${String(seat)}`)
  return player
}

/**
 * Finds the visible tile of one square of a board: the card on top, or the printed tile if no card covers it (RAU-40).
 * @param side the side of the board, which determines the printed tiles
 * @param tiles by square of the board: the card on top, or null if none covers the printed tile
 * @param square 0-8
 * @throws RangeError for any other square
 */
export function visibleTileOn(side: BoardSide, tiles: readonly (CardId | null)[], square: SquareIndex): TileData {
  const card = tiles[square] ?? null
  const tile = card === null ? PRINTED_TILES_BY_SIDE[side][square] : CARD_DATA[card]
  if (tile === undefined) throw new RangeError(`no square ${String(square)}`)
  return tile
}

/** @returns the visible tile of a square of a seat's board: the card on top, or the printed tile */
export function visibleTileOnSquareOfSeat(table: BoardsAndEntities, seat: Seat, square: SquareIndex): TileData {
  return visibleTileOn(table.side, playerOf(table, seat).tiles, square)
}

/** The biomes and animals of a tile, each once. */
function symbolsOf({ biomes, animals }: TileData): readonly TileSymbol[] {
  return [...biomes, ...new Set(animals)]
}

/**
 * Finds the satellite from which a seat chooses a card at a position of the avatars (RAU-11). A satellite is a pile of
 * cards between two neighbours: satellite k lies between the seats k and k + 1, the last one between the last seat and
 * seat 0.
 * @param position the position of the avatars on their path around the board, 1-16
 * @param players number of players
 * @returns the number of the satellite, or undefined if the position is a corner, where a scoring takes place instead
 *   of a turn
 * @throws RangeError for any other position
 */
export function satelliteToChooseFrom(position: number, seat: Seat, players: number): number | undefined {
  const { pool } = avatarStopAt(position)
  if (pool === null) return undefined
  return pool === 'moon' ? seat : (seat + players - 1) % players
}

/** Number of symbols of an animal on the nine visible tiles of a seat (RAU-72). */
function countAnimals(table: BoardsAndEntities, seat: Seat, animal: Animal): number {
  const { tiles } = playerOf(table, seat)
  let count = 0
  for (const square of SQUARE_INDICES) {
    for (const symbol of visibleTileOn(table.side, tiles, square).animals) if (symbol === animal) count += 1
  }
  return count
}

/** @returns the number of water sources of a seat: those on its visible tiles and those of its entities (RAU-89) */
export function countWaterSourcesOfSeat(table: BoardsAndEntities, seat: Seat): number {
  const { tiles } = playerOf(table, seat)
  let count = 0
  for (const square of SQUARE_INDICES) count += visibleTileOn(table.side, tiles, square).water
  for (const entity of ENTITY_IDS) if (table.entities[entity] === seat) count += ENTITY_DATA[entity].water
  return count
}

/** @returns the number of spores on a player's board (RAU-73) */
export function countSpores({ spores }: Pick<Player, 'spores'>): number {
  let count = 0
  for (const spore of spores) if (spore) count += 1
  return count
}

/**
 * Counts the items of a kind that a seat has: animals on its visible tiles, spores on its board, or water sources of its tiles
 * and entities. For `bestAnimal` it counts the animal that the seat has most of. A `gainPer` effect gives its amount once for
 * each counted item (RAU-71 to RAU-75, RAU-79).
 */
export function countItemsOfKind(table: BoardsAndEntities, seat: Seat, count: CountedItemKind): number {
  switch (count) {
    case 'spore':
      return countSpores(playerOf(table, seat))
    case 'water':
      return countWaterSourcesOfSeat(table, seat)
    case 'bestAnimal':
      return Math.max(...(['flying', 'land', 'marine'] as const).map((animal) => countAnimals(table, seat, animal)))
    default:
      return countAnimals(table, seat, count)
  }
}

/** Entities whose symbols a tile has, as bits by index in ENTITY_IDS; computed once per tile. */
const ENTITY_BITS = new Map<TileData, number>(
  [...PRINTED_TILES_BY_SIDE.A, ...PRINTED_TILES_BY_SIDE.B, ...Object.values(CARD_DATA)].map((tile) => [
    tile,
    computeEntityBits(tile),
  ]),
)

function computeEntityBits(tile: TileData): number {
  const symbols = symbolsOf(tile)
  return ENTITY_IDS.reduce((bits, entity, at) => bits | (symbols.includes(ENTITY_DATA[entity].symbol) ? 1 << at : 0), 0)
}

/** Entities whose symbols the visible tile of a square has, as bits by index in ENTITY_IDS. */
function entityBitsOn(side: BoardSide, tiles: readonly (CardId | null)[], square: SquareIndex): number {
  return entityBitsOfTile(visibleTileOn(side, tiles, square))
}

/** @returns the entities whose symbols a tile has, as bits: 1 << index in ENTITY_IDS */
export function entityBitsOfTile(tile: TileData): number {
  return ENTITY_BITS.get(tile) ?? 0
}

/**
 * Lists the entities that a seat may win by placing one tile. The seat does not own such an entity, and at least two
 * tiles in a line of its board have the symbol of the entity.
 * @returns each entity with the first such line
 */
export function nearlyWonEntities(
  table: BoardsAndEntities,
  seat: Seat,
): readonly { readonly entity: EntityId; readonly line: LineSquares }[] {
  return ENTITY_IDS.filter((entity) => table.entities[entity] !== seat).flatMap((entity) => {
    const { symbol } = ENTITY_DATA[entity]
    const has = (square: SquareIndex): boolean =>
      symbolsOf(visibleTileOnSquareOfSeat(table, seat, square)).includes(symbol)
    const line = BOARD_LINES.find((squares) => squares.filter(has).length >= 2)
    return line === undefined ? [] : [{ entity, line }]
  })
}

/**
 * Finds the divine entities that a line of three tiles wins: those whose symbol all three tiles have (RAU-47, RAU-48).
 * Entities that the owner of the board has already are included.
 * @param side side of the board, which decides the printed tiles
 * @param tiles by square of a board: the card on top, or null if the printed tile is visible
 */
export function entitiesWonByLine(
  side: BoardSide,
  tiles: readonly (CardId | null)[],
  [a, b, c]: LineSquares,
): readonly EntityId[] {
  const shared = entityBitsOn(side, tiles, a) & entityBitsOn(side, tiles, b) & entityBitsOn(side, tiles, c)
  return ENTITY_IDS.filter((_, at) => (shared & (1 << at)) !== 0)
}
