/**
 * The aura track of all seats as pieces; and the table of majorities, shown over the board, with what a death now would
 * bring to each seat.
 */
import { auraNeededForMoksha, deathMajorityRegionsAndAura, majoritySeatsIn } from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { REGIONS } from '../../../engine/moksha/data.ts'
import { boxCentredAt, centreOf, splitColumns, splitNamedColumns, equalWeights, type Box } from '../../art/boxes.ts'
import { pileToggleClickTarget } from '../../art/piece-factory.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { createPileBrowserFrame } from '../pile-browser.ts'
import { colourAndShapeOfSeat, seatStyleOf } from '../seat-boards.ts'
import { MAJORITY_TABLE_NAMES_WIDTH_RATIO, auraTrackX } from './art/geometry.ts'
import {
  LABEL_FOR_CLOSING_MAJORITIES_TABLE,
  seatMajoritiesLabel,
  sharedAuraTrackLabel,
  auraPawnLabel,
} from './labels.ts'
import type { TableLayout } from './layout.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'

/**
 * The place id of the majority table, which shows for each seat the aura that its majorities in the regions would
 * bring at a death now. While the table is open, `SceneParameters.opened` has this value.
 */
export const MAJORITY_TABLE_PLACE_ID = 'majorities'

/** The pieces of the aura track: the track with its target, and a pawn for each seat. */
export function auraTrackPieces(
  view: MokshaView,
  parameters: SceneParameters,
  { auraTrack }: TableLayout,
): readonly Piece[] {
  const target = auraNeededForMoksha(view.players.length)
  const targets = [pileToggleClickTarget(MAJORITY_TABLE_PLACE_ID)]
  const track = { kind: 'race', target, textScale: parameters.textScale } as const
  return [
    piece('race', 'race', track, auraTrack, PIECE_LAYERS.panel, { label: sharedAuraTrackLabel(view), targets }),
    ...view.players.map((player, seat) => {
      const place = Math.min(player.aura, target)
      const beside = view.players.flatMap(({ aura }, other) => (Math.min(aura, target) === place ? [other] : []))
      const steps = view.players.map(({ aura }) => Math.abs(Math.min(aura, target) - place)).filter((step) => step > 0)
      const x = auraTrackX(auraTrack, place, target)
      const room = Math.abs(auraTrackX(auraTrack, 1, target) - auraTrackX(auraTrack, 0, target)) * Math.min(2, ...steps)
      const at = runnerBox(auraTrack, x, room, beside.indexOf(seat), beside.length)
      const sprite = { kind: 'runner', attained: player.attained, ...colourAndShapeOfSeat(parameters, seat) } as const
      return piece(`runner:${seat}`, 'race', sprite, at, PIECE_LAYERS.mark, {
        label: auraPawnLabel(view, seat),
        targets,
      })
    }),
  ]
}

/** The largest that a runner is when so many stand above one another, as a share of the height of the race. */
const RUNNERS = [0.5, 0.37, 0.25] as const

/**
 * Box of one of several seats with equal aura: in the number of lines that lets them be largest, without overlapping a seat
 * with less or more.
 * @param room distance from one total that a seat has to the next such total
 */
function runnerBox(race: Box, x: number, room: number, nth: number, count: number): Box {
  const sizes = RUNNERS.map((high, i) => Math.min(race.h * high, race.w * 0.045, room / Math.ceil(count / (i + 1))))
  const size = Math.max(...sizes)
  const lines = sizes.indexOf(size) + 1
  const across = Math.ceil(count / lines)
  const row = Math.floor(nth / across)
  const here = Math.min(across, count - row * across)
  const left = x + ((nth % across) - (here - 1) / 2) * size
  return boxCentredAt({ x: left, y: race.y + race.h * 0.39 + (row - (Math.ceil(count / across) - 1) / 2) * size }, size)
}

/**
 * The pieces of the table of majorities, which lies over the board while it is open. For each seat, the table shows
 * the disciples in each region, with a mark where the seat has a majority, and the aura. Empty if the table is closed.
 */
export function openMajoritiesTablePieces(
  view: MokshaView,
  parameters: SceneParameters,
  plan: TableLayout,
): readonly Piece[] {
  if (parameters.opened !== MAJORITY_TABLE_PLACE_ID) return []
  const title = { id: 'moksha.sign.majorities', count: view.players.length }
  const at = {
    gap: plan.gap,
    place: MAJORITY_TABLE_PLACE_ID,
    layer: PIECE_LAYERS.veil,
    close: LABEL_FOR_CLOSING_MAJORITIES_TABLE,
  }
  const { pieces, cardArea } = createPileBrowserFrame(piece, parameters, MAJORITY_TABLE_PLACE_ID, title, at)
  const wide = Math.min(cardArea.w, 260 + view.players.length * 150 * parameters.textScale)
  const table = boxCentredAt(centreOf(cardArea), wide, Math.min(cardArea.h, 720 * parameters.textScale))
  const targets = [pileToggleClickTarget(MAJORITY_TABLE_PLACE_ID)]
  const seats = view.players.map((player, seat) => {
    const { name, colour, shape } = seatStyleOf(parameters, seat)
    const counts = REGIONS.map(({ id }) => {
      const count = String(player.disciples[id - 1] ?? 0)
      return majoritySeatsIn(view, id).includes(seat) ? `${count}!` : count
    })
    return [
      name.replaceAll(/[|\n]/g, ' '),
      colour,
      shape,
      counts.join(' '),
      String(player.aura),
      String(deathMajorityRegionsAndAura(view, seat).aura),
    ].join('|')
  })
  const sprite = {
    kind: 'majorities',
    seats: seats.join('\n'),
    target: auraNeededForMoksha(view.players.length),
    textScale: parameters.textScale,
  } as const
  return [
    ...pieces,
    piece('open:table', MAJORITY_TABLE_PLACE_ID, sprite, table, PIECE_LAYERS.open, { targets }),
    // Said seat by seat; the table shows the same to the eye.
    ...splitColumns(
      splitNamedColumns(
        table,
        { names: MAJORITY_TABLE_NAMES_WIDTH_RATIO, seats: 1 - MAJORITY_TABLE_NAMES_WIDTH_RATIO },
        0,
      ).seats,
      equalWeights(view.players.length),
      0,
    ).map((at, seat) =>
      piece(`open:seat:${seat}`, MAJORITY_TABLE_PLACE_ID, { kind: 'spot', round: false }, at, PIECE_LAYERS.open, {
        alpha: 0,
        label: seatMajoritiesLabel(view, seat),
        targets,
      }),
    ),
  ]
}
