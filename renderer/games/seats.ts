/** Who sits where on the screen, for the boards of all games. */
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import { eachIn, type Box } from '../art/boxes.ts'
import type { LooksOf } from '../art/looks.ts'
import { onSeat, type Make } from '../art/make.ts'
import type { PlateLook } from '../art/plate.ts'
import { nameSize, type HeadLook } from '../art/seat-head.ts'
import type { Look, Piece, Vantage, SeatLook, Target } from '../stage/scene.ts'

export interface Seating {
  /** The seat in front, of which everything can be clicked. */
  readonly own: Seat
  /** The seat whose board is large. */
  readonly large: Seat
  /** The small boards, clockwise from the seat in front, which lies where the large one would. */
  readonly others: readonly Seat[]
}

/**
 * The enlarged board and the one in front change places, so that nothing is ever covered.
 * @param players how many seats there are
 * @param order the seats as they follow each other; when absent, clockwise
 */
export function seatingOf({ bottom, enlarged }: Vantage, players: number, order?: readonly Seat[]): Seating {
  const own = bottom < players ? bottom : 0
  const large = enlarged !== undefined && enlarged < players ? enlarged : own
  const [, ...following] = clockwise(own, players, order)
  return { own, large, others: following.map((seat) => (seat === large ? own : seat)) }
}

/** All seats, from one of them on. @param order as they follow each other */
export function clockwise(from: Seat, players: number, order?: readonly Seat[]): Seat[] {
  const first = Math.max(0, order?.indexOf(from) ?? from)
  const places = Array.from({ length: players }, (_, i) => (first + i) % players)
  return order === undefined ? places : places.map((at) => order[at] ?? 0)
}

/** How each seat's board lies in the box that is its: the large one first. */
export function planSeats<P>(
  { large, others }: Pick<Seating, 'large' | 'others'>,
  front: Box,
  small: readonly Box[],
  plan: (seat: Seat, at: Box, large: boolean) => P,
): ReadonlyMap<Seat, P> {
  return new Map(
    eachIn([large, ...others], [front, ...small], (seat, at) => [[seat, plan(seat, at, seat === large)] as const]),
  )
}

/** What is told of every seat alike, and what a click on its board does. */
export interface SeatHead extends HeadLook {
  /** What a click on anything of it does besides, while it is small. */
  readonly means: readonly Target[]
  /** What a click on its head does: it enlarges it, or makes it small again. */
  readonly toggles: readonly Target[]
}

/** The own board needs no enlarging, unless another one has taken its place. @param acting whose turn it is */
export function headOf(
  vantage: Vantage,
  table: Pick<Seating, 'own' | 'large'>,
  seat: Seat,
  acting: Seat | undefined,
): SeatHead {
  const large = seat === table.large
  const toggles = seat === table.own && large ? [] : [onSeat(seat)]
  const turn = (vantage.acting ?? acting) === seat
  const button = toggles.length === 0 ? 'none' : large ? 'close' : 'enlarge'
  const { textScale } = vantage
  const longest = large ? '' : longestName(vantage)
  return {
    ...seatLook(vantage, seat),
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

/** The longest name at the table: on small boards all are written in letters of one size. */
export function longestName({ seats }: Vantage): string {
  return seats.reduce((longest, { name }) => (name.length > longest.length ? name : longest), '')
}

/**
 * The plate under what belongs to a seat, and its head.
 * @param layers of both
 * @param adds what the game tells in the head besides
 */
export function headPieces<A>(
  piece: Make<LooksOf<{ panel: PlateLook; header: HeadLook & A }>>,
  layers: readonly [plate: number, head: number],
  { seat, panel, header }: { readonly seat: Seat; readonly panel: Box; readonly header: Box },
  { means, toggles, ...look }: SeatHead,
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
 * No name of a small board is written in larger letters than that of the large one.
 * @param pieces of a scene, its heads among them
 */
export function levelNames(pieces: readonly Piece[]): readonly Piece[] {
  const large = pieces.find(({ look }) => isHead(look) && look.large)
  if (large === undefined || !isHead(large.look)) return pieces
  const most = Math.floor(nameSize(large.look, large.width, large.height) * 10) / 10
  return pieces.map((piece) => {
    const { look } = piece
    return isHead(look) && !look.large ? { ...piece, look: { ...look, most } } : piece
  })
}

function isHead(look: Look): look is Look & HeadLook {
  return look.kind === 'header' && 'longest' in look
}

const NOBODY: SeatLook = { name: '', colour: '#cccccc', shape: 'circle' }

/** A seat's colour and shape. */
export function badge(vantage: Vantage, seat: Seat): Pick<SeatLook, 'colour' | 'shape'> {
  const { colour, shape } = seatLook(vantage, seat)
  return { colour, shape }
}

/** How a seat is told apart, also one that the vantage does not know. */
export function seatLook({ seats }: Vantage, seat: Seat): SeatLook {
  return seats[seat] ?? NOBODY
}
