/** The aura of all against the target, as pieces; and, laid over the board, what dying now would give to each. */
import { auraTargetFor, deathMajoritiesOf, majoritySeatsIn } from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { REGIONS } from '../../../engine/moksha/data.ts'
import { around, centre, columns, columnsOf, equal, type Box } from '../../art/boxes.ts'
import { opening } from '../../art/make.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { browsing } from '../browse.ts'
import { badge, seatLook } from '../seats.ts'
import { NAMES, raceX } from './art/geometry.ts'
import { CLOSE_LABEL, majoritiesLabel, raceLabel, runnerLabel } from './labels.ts'
import type { TablePlan } from './layout.ts'
import { LAYER, piece } from './make.ts'

/** What is opened to see the majorities. */
export const MAJORITIES = 'majorities'

export function racePieces(view: MokshaView, vantage: Vantage, { race }: TablePlan): readonly Piece[] {
  const target = auraTargetFor(view.players.length)
  const targets = [opening(MAJORITIES)]
  const track = { kind: 'race', target, textScale: vantage.textScale } as const
  return [
    piece('race', 'race', track, race, LAYER.panel, { label: raceLabel(view), targets }),
    ...view.players.map((player, seat) => {
      const place = Math.min(player.aura, target)
      const beside = view.players.flatMap(({ aura }, other) => (Math.min(aura, target) === place ? [other] : []))
      const steps = view.players.map(({ aura }) => Math.abs(Math.min(aura, target) - place)).filter((step) => step > 0)
      const x = raceX(race, place, target)
      const room = Math.abs(raceX(race, 1, target) - raceX(race, 0, target)) * Math.min(2, ...steps)
      const at = runnerBox(race, x, room, beside.indexOf(seat), beside.length)
      const look = { kind: 'runner', attained: player.attained, ...badge(vantage, seat) } as const
      return piece(`runner:${seat}`, 'race', look, at, LAYER.mark, { label: runnerLabel(view, seat), targets })
    }),
  ]
}

/** The largest that a runner is when so many stand above one another, as a share of the height of the race. */
const RUNNERS = [0.5, 0.37, 0.25] as const

/**
 * Of several with equal aura: in as many lines as let them be largest, beside nobody with less or more.
 * @param room from one total to the next that somebody has
 */
function runnerBox(race: Box, x: number, room: number, nth: number, count: number): Box {
  const sizes = RUNNERS.map((high, i) => Math.min(race.h * high, race.w * 0.045, room / Math.ceil(count / (i + 1))))
  const size = Math.max(...sizes)
  const lines = sizes.indexOf(size) + 1
  const across = Math.ceil(count / lines)
  const row = Math.floor(nth / across)
  const here = Math.min(across, count - row * across)
  const left = x + ((nth % across) - (here - 1) / 2) * size
  return around({ x: left, y: race.y + race.h * 0.39 + (row - (Math.ceil(count / across) - 1) / 2) * size }, size)
}

/** The majorities of all, region by region, laid over the table while they are open. */
export function majorityPieces(view: MokshaView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  if (vantage.opened !== MAJORITIES) return []
  const title = { id: 'moksha.sign.majorities', count: view.players.length }
  const at = { gap: plan.gap, place: MAJORITIES, layer: LAYER.veil, close: CLOSE_LABEL }
  const { over, below } = browsing(piece, vantage, MAJORITIES, title, at)
  const wide = Math.min(below.w, 260 + view.players.length * 150 * vantage.textScale)
  const table = around(centre(below), wide, Math.min(below.h, 720 * vantage.textScale))
  const targets = [opening(MAJORITIES)]
  const seats = view.players.map((player, seat) => {
    const { name, colour, shape } = seatLook(vantage, seat)
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
      String(deathMajoritiesOf(view, seat).aura),
    ].join('|')
  })
  const look = {
    kind: 'majorities',
    seats: seats.join('\n'),
    target: auraTargetFor(view.players.length),
    textScale: vantage.textScale,
  } as const
  return [
    ...over,
    piece('open:table', MAJORITIES, look, table, LAYER.open, { targets }),
    // Said seat by seat; the table shows the same to the eye.
    ...columns(columnsOf(table, { names: NAMES, seats: 1 - NAMES }, 0).seats, equal(view.players.length), 0).map(
      (at, seat) =>
        piece(`open:seat:${seat}`, MAJORITIES, { kind: 'spot', round: false }, at, LAYER.open, {
          alpha: 0,
          label: majoritiesLabel(view, seat),
          targets,
        }),
    ),
  ]
}
