/** Arrangement of the seats on the screen, for the boards of all games. */
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import { flatMapWithBoxes, type Box } from '../art/boxes.ts'
import type { SpriteSpecsOf } from '../art/sprite-specs.ts'
import { seatClickTarget, type MakePiece } from '../art/piece-factory.ts'
import type { SeatBackdropProps } from '../art/seat-backdrop.ts'
import { preferredSeatNameFontSize, type SeatHeaderProps } from '../art/seat-header.ts'
import type { SpriteSpec, Piece, SceneParameters, SeatStyle, ClickTarget } from '../stage/scene.ts'

/** Which seat's board is large, and in which order the small ones follow. */
export interface SeatArrangement {
  /** The seat shown in front (`SceneParameters.bottom`), whose pieces can be clicked. */
  readonly own: Seat
  /** The seat whose board is large. */
  readonly large: Seat
  /** The seats of the small boards, clockwise from `own`. If another seat is `large`, `own` takes its place. */
  readonly others: readonly Seat[]
}

/**
 * Derives which seat's board is in front, which board is large, and the order of the other boards. If the user has
 * enlarged another board, it changes places with the board of the front seat (`bottom`), so that no board is covered.
 * If the seat to be shown in front is not at the table, seat 0 is in front.
 * @param players number of seats
 * @param order order of the seats around the table; default: by number
 */
export function seatArrangementFor(
  { bottom, enlarged }: SceneParameters,
  players: number,
  order?: readonly Seat[],
): SeatArrangement {
  const own = bottom < players ? bottom : 0
  const large = enlarged !== undefined && enlarged < players ? enlarged : own
  const [, ...following] = seatsInOrderFrom(own, players, order)
  return { own, large, others: following.map((seat) => (seat === large ? own : seat)) }
}

/**
 * All seats in order, beginning with `from`.
 * @param players number of seats
 * @param order order of the seats around the table; default: by number
 */
export function seatsInOrderFrom(from: Seat, players: number, order?: readonly Seat[]): Seat[] {
  const first = Math.max(0, order?.indexOf(from) ?? from)
  const places = Array.from({ length: players }, (_, i) => (first + i) % players)
  return order === undefined ? places : places.map((at) => order[at] ?? 0)
}

/**
 * Lays out the boards of all seats: gives each seat its box and calls `plan` for it.
 * @param front box of the large board
 * @param small boxes of the small boards, in the order of `others`
 * @param plan returns the layout of one board
 * @returns the layouts by seat, the large one first
 */
export function layoutSeatBoardsInBoxes<P>(
  { large, others }: Pick<SeatArrangement, 'large' | 'others'>,
  front: Box,
  small: readonly Box[],
  plan: (seat: Seat, at: Box, large: boolean) => P,
): ReadonlyMap<Seat, P> {
  return new Map(
    flatMapWithBoxes([large, ...others], [front, ...small], (seat, at) => [
      [seat, plan(seat, at, seat === large)] as const,
    ]),
  )
}

/** The values of a seat's header, with the click targets of the header and of the seat's board. */
export interface ClickableSeatHeader extends SeatHeaderProps {
  /** Targets that all pieces of the board have in addition while it is small: a click enlarges the board. */
  readonly enlargeTargets: readonly ClickTarget[]
  /** Targets of the header: it enlarges the board, or makes it small again. */
  readonly toggles: readonly ClickTarget[]
}

/**
 * Makes the header of a seat's board, with its click targets. A click on the header enlarges the board or makes it
 * small again. While the board of the front seat is large, its header cannot be clicked.
 * @param acting the seat at turn; undefined if there is none
 */
export function clickableSeatHeaderFor(
  parameters: SceneParameters,
  table: Pick<SeatArrangement, 'own' | 'large'>,
  seat: Seat,
  acting: Seat | undefined,
): ClickableSeatHeader {
  const large = seat === table.large
  const toggles = seat === table.own && large ? [] : [seatClickTarget(seat)]
  const turn = (parameters.acting ?? acting) === seat
  const button = toggles.length === 0 ? 'none' : large ? 'close' : 'enlarge'
  const { textScale } = parameters
  const longest = large ? '' : longestSeatName(parameters)
  return {
    ...seatStyleOf(parameters, seat),
    large,
    turn,
    button,
    textScale,
    longest,
    most: 0,
    enlargeTargets: large ? [] : toggles,
    toggles,
  }
}

/** The name at the table with the most characters: all small boards use the font size at which that name fits. */
export function longestSeatName({ seats }: SceneParameters): string {
  return seats.reduce((longest, { name }) => (name.length > longest.length ? name : longest), '')
}

/**
 * Makes two pieces of a seat: the plate under its board, and its header.
 * @param layers the layer of the plate, and that of the header
 * @param adds values that the game adds to the sprite spec of the header
 */
export function seatPlateAndHeaderPieces<A>(
  piece: MakePiece<SpriteSpecsOf<{ panel: SeatBackdropProps; header: SeatHeaderProps & A }>>,
  layers: readonly [plate: number, head: number],
  { seat, panel, header }: { readonly seat: Seat; readonly panel: Box; readonly header: Box },
  { enlargeTargets, toggles, ...look }: ClickableSeatHeader,
  label: Message,
  adds: A,
): readonly Piece[] {
  const { turn, colour } = look
  const place = `seat${seat}`
  return [
    piece(`${place}:panel`, place, { kind: 'panel', turn, colour }, panel, layers[0], { targets: enlargeTargets }),
    piece(`${place}:header`, place, { kind: 'header', ...look, ...adds }, header, layers[1], {
      label,
      targets: toggles,
    }),
  ]
}

/**
 * Limits the font size of the seat names on small boards to the font size on the large board.
 * @param pieces all pieces of a scene
 * @returns the pieces with changed headers of the small boards
 */
export function capSmallHeaderNameSizes(pieces: readonly Piece[]): readonly Piece[] {
  const large = pieces.find(({ sprite }) => isHead(sprite) && sprite.large)
  if (large === undefined || !isHead(large.sprite)) return pieces
  const most = Math.floor(preferredSeatNameFontSize(large.sprite, large.width, large.height) * 10) / 10
  return pieces.map((piece) => {
    const { sprite } = piece
    return isHead(sprite) && !sprite.large ? { ...piece, sprite: { ...sprite, most } } : piece
  })
}

function isHead(sprite: SpriteSpec): sprite is SpriteSpec & SeatHeaderProps {
  return sprite.kind === 'header' && 'longest' in sprite
}

const NOBODY: SeatStyle = { name: '', colour: '#cccccc', shape: 'circle' }

/** A seat's colour and shape, without its name. */
export function colourAndShapeOfSeat(parameters: SceneParameters, seat: Seat): Pick<SeatStyle, 'colour' | 'shape'> {
  const { colour, shape } = seatStyleOf(parameters, seat)
  return { colour, shape }
}

/** A seat's name, colour and shape; a grey circle without a name for a seat that the scene's parameters do not contain. */
export function seatStyleOf({ seats }: SceneParameters, seat: Seat): SeatStyle {
  return seats[seat] ?? NOBODY
}
