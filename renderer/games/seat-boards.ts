/** Arrangement of the seats on the screen, for the boards of all games. */
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import { mapIntoBoxes, type Box } from '../art/boxes.ts'
import type { SpriteSpecsOf } from '../art/sprite-specs.ts'
import { seatTarget, type MakePiece } from '../art/piece-factory.ts'
import type { SeatPlateProps } from '../art/seat-plate.ts'
import { seatNameSize, type SeatHeaderProps } from '../art/seat-header.ts'
import type { SpriteSpec, Piece, BoardViewport, SeatStyle, ClickTarget } from '../stage/scene.ts'

export interface SeatArrangement {
  /** The front seat, whose pieces can be clicked. */
  readonly own: Seat
  /** The seat whose board is large. */
  readonly large: Seat
  /** The small boards, clockwise from the front seat, which takes the slot of the enlarged one. */
  readonly others: readonly Seat[]
}

/**
 * The enlarged board and the front one change places, so that no board is covered.
 * @param players number of seats
 * @param order seat order; when absent, clockwise
 */
export function arrangeSeats(
  { bottom, enlarged }: BoardViewport,
  players: number,
  order?: readonly Seat[],
): SeatArrangement {
  const own = bottom < players ? bottom : 0
  const large = enlarged !== undefined && enlarged < players ? enlarged : own
  const [, ...following] = seatsClockwiseFrom(own, players, order)
  return { own, large, others: following.map((seat) => (seat === large ? own : seat)) }
}

/** All seats, beginning with one of them. @param order seat order */
export function seatsClockwiseFrom(from: Seat, players: number, order?: readonly Seat[]): Seat[] {
  const first = Math.max(0, order?.indexOf(from) ?? from)
  const places = Array.from({ length: players }, (_, i) => (first + i) % players)
  return order === undefined ? places : places.map((at) => order[at] ?? 0)
}

/** Lays out each seat's board in its box: the large one first. */
export function layoutSeatBoards<P>(
  { large, others }: Pick<SeatArrangement, 'large' | 'others'>,
  front: Box,
  small: readonly Box[],
  plan: (seat: Seat, at: Box, large: boolean) => P,
): ReadonlyMap<Seat, P> {
  return new Map(
    mapIntoBoxes([large, ...others], [front, ...small], (seat, at) => [
      [seat, plan(seat, at, seat === large)] as const,
    ]),
  )
}

/** Header of a seat, and the effect of a click on its board. */
export interface SeatHeader extends SeatHeaderProps {
  /** Additional targets of everything on a board while it is small. */
  readonly means: readonly ClickTarget[]
  /** Targets of the header: it enlarges the board, or makes it small again. */
  readonly toggles: readonly ClickTarget[]
}

/** The own board needs no enlarging, unless another one has taken its place. @param acting the seat at turn */
export function seatHeaderFor(
  vantage: BoardViewport,
  table: Pick<SeatArrangement, 'own' | 'large'>,
  seat: Seat,
  acting: Seat | undefined,
): SeatHeader {
  const large = seat === table.large
  const toggles = seat === table.own && large ? [] : [seatTarget(seat)]
  const turn = (vantage.acting ?? acting) === seat
  const button = toggles.length === 0 ? 'none' : large ? 'close' : 'enlarge'
  const { textScale } = vantage
  const longest = large ? '' : longestSeatName(vantage)
  return {
    ...seatStyleOf(vantage, seat),
    large,
    turn,
    button,
    textScale,
    longest,
    most: 0,
    means: large ? [] : toggles,
    toggles,
  }
}

/** The longest name at the table: small boards use one font size for all names. */
export function longestSeatName({ seats }: BoardViewport): string {
  return seats.reduce((longest, { name }) => (name.length > longest.length ? name : longest), '')
}

/**
 * The plate under a seat's board, and its header.
 * @param layers of both
 * @param adds the game's additions to the header
 */
export function seatHeaderPieces<A>(
  piece: MakePiece<SpriteSpecsOf<{ panel: SeatPlateProps; header: SeatHeaderProps & A }>>,
  layers: readonly [plate: number, head: number],
  { seat, panel, header }: { readonly seat: Seat; readonly panel: Box; readonly header: Box },
  { means, toggles, ...look }: SeatHeader,
  label: Message,
  adds: A,
): readonly Piece[] {
  const { turn, colour } = look
  const place = `seat${seat}`
  return [
    piece(`${place}:panel`, place, { kind: 'panel', turn, colour }, panel, layers[0], { targets: means }),
    piece(`${place}:header`, place, { kind: 'header', ...look, ...adds }, header, layers[1], {
      label,
      targets: toggles,
    }),
  ]
}

/**
 * Limits the names of small boards to the font size of the large one.
 * @param pieces of a scene, including the headers
 */
export function equalizeNameSizes(pieces: readonly Piece[]): readonly Piece[] {
  const large = pieces.find(({ look }) => isHead(look) && look.large)
  if (large === undefined || !isHead(large.look)) return pieces
  const most = Math.floor(seatNameSize(large.look, large.width, large.height) * 10) / 10
  return pieces.map((piece) => {
    const { look } = piece
    return isHead(look) && !look.large ? { ...piece, look: { ...look, most } } : piece
  })
}

function isHead(look: SpriteSpec): look is SpriteSpec & SeatHeaderProps {
  return look.kind === 'header' && 'longest' in look
}

const NOBODY: SeatStyle = { name: '', colour: '#cccccc', shape: 'circle' }

/** A seat's colour and shape. */
export function seatBadge(vantage: BoardViewport, seat: Seat): Pick<SeatStyle, 'colour' | 'shape'> {
  const { colour, shape } = seatStyleOf(vantage, seat)
  return { colour, shape }
}

/** The style of a seat, with a default for seats that the viewport does not know. */
export function seatStyleOf({ seats }: BoardViewport, seat: Seat): SeatStyle {
  return seats[seat] ?? NOBODY
}
