/**
 * Ghosts of a choice beyond the moved pieces: the lines that a card would complete and the entities that they win, the
 * squares where a card could be placed, and the gains and payments.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { EntityId } from '../../../engine/rauha/data.ts'
import type { RauhaAction, RauhaView } from '../../../engine/rauha/index.ts'
import { makeBox, type Box } from '../../art/boxes.ts'
import { pieceOrPlaceBoxFinder } from '../../art/piece-factory.ts'
import { eventsBeforeNextTurn } from '../../stage/ghosts.ts'
import type { Piece, Scene, SceneParameters } from '../../stage/scene.ts'
import type { ExtraGhostsInput } from '../game-ui.ts'
import { boxAroundLineSquares, tileBoxes } from './art/geometry.ts'
import { layoutTable } from './layout.ts'
import { ghost } from './piece-factory.ts'
import { gainOrLossLabelPiece, floatingLabels, type VisibleRauhaEvent } from './floating-labels.ts'

/**
 * Returns the ghosts (preview pieces) of a hovered choice, besides those of moved pieces. They are the lines that a
 * card would complete, the entities that it would win, the squares where it could be placed, and labels of gains and
 * payments.
 */
export function extraGhosts({
  preview,
  view,
  parameters,
  before,
}: ExtraGhostsInput<RauhaView, RauhaAction>): readonly Piece[] {
  const { action } = preview
  if (action.do === 'keep')
    return promises(view, parameters, before, preview.possibleEvents as readonly VisibleRauhaEvent[])
  const events = eventsBeforeNextTurn(preview.facts as readonly VisibleRauhaEvent[], [
    'drafting',
    'advanced',
    'scoring',
  ])
  return [
    ...events.flatMap((event) => (event.kind === 'placed' ? price(parameters, before, event.seat, event.paid) : [])),
    ...winning(
      view,
      parameters,
      events.filter((event) => event.kind === 'welcomed'),
    ),
    ...floatingLabels(events, view, parameters, before),
  ]
}

function worldOf(view: RauhaView, parameters: SceneParameters, seat: Seat): Box | undefined {
  return layoutTable(parameters, view.players.length).seats.get(seat)?.world
}

/** The lines that win entities, and each entity on the first of its own: beside the others that the same line wins. */
function winning(
  view: RauhaView,
  parameters: SceneParameters,
  welcomed: readonly (VisibleRauhaEvent & { kind: 'welcomed' })[],
): readonly Piece[] {
  const [event] = welcomed
  const world = event && worldOf(view, parameters, event.seat)
  if (world === undefined) return []
  const lines = new Map(welcomed.flatMap((each) => each.lines.map((line) => [line.join('-'), line] as const)))
  const form = (upright: boolean) => ({ kind: 'line', upright }) as const
  const firstOf = ({ lines: [line] }: (typeof welcomed)[number]): string => line?.join('-') ?? ''
  return [
    ...[...lines].map(([id, line]) =>
      ghost(`ghost:line:${id}`, form(line[1] - line[0] === 3), boxAroundLineSquares(world, line)),
    ),
    ...[...lines].flatMap(([id, line]) => {
      const { x, y, w, h } = boxAroundLineSquares(world, line)
      const size = Math.min(Math.min(w, h) * 0.72, 110)
      const here = welcomed.filter((each) => firstOf(each) === id)
      return here.map(({ entity }, nth) => {
        const aside = (nth - (here.length - 1) / 2) * size
        const [along, across] = w > h ? [aside, 0] : [0, aside]
        return medallion(`won:${entity}`, entity, x + w / 2 + along, y + h / 2 + across, size)
      })
    }),
  ]
}

function medallion(id: string, entity: EntityId, x: number, y: number, size: number): Piece {
  return ghost(`ghost:${id}`, { kind: 'winning', entity }, makeBox(x - size / 2, y - size / 2, size, size))
}

/** The squares that the card marks, what it costs, and whom it would win where. */
function promises(
  view: RauhaView,
  parameters: SceneParameters,
  before: Scene,
  prospects: readonly VisibleRauhaEvent[],
): readonly Piece[] {
  const { own } = layoutTable(parameters, view.players.length)
  const world = worldOf(view, parameters, own)
  if (world === undefined) return []
  const boxes = tileBoxes(world)
  const places = prospects.filter((event) => event.kind === 'placed')
  return [
    ...price(parameters, before, own, places[0]?.paid ?? 0),
    ...places.flatMap((event) => {
      const { square } = event
      const at = boxes[square]
      if (at === undefined) return []
      const size = Math.min(at.w * 0.44, 64)
      const won = following(prospects, event)
      return [
        ...(places.length < boxes.length ? [ghost(`ghost:may:${String(square)}`, { kind: 'landing' }, at)] : []),
        ...won.map((entity, i) => {
          const x = at.x + at.w / 2 + (i - (won.length - 1) / 2) * size * 0.8
          return medallion(`promise:${String(square)}:${entity}`, entity, x, at.y + at.h * 0.3 + size / 2, size)
        }),
      ]
    }),
  ]
}

/** Whom a card wins where it is placed: what is told before the next place. */
function following(prospects: readonly VisibleRauhaEvent[], placed: VisibleRauhaEvent): readonly EntityId[] {
  const after = prospects.slice(prospects.indexOf(placed) + 1)
  const next = after.findIndex(({ kind }) => kind === 'placed')
  const won = next < 0 ? after : after.slice(0, next)
  return won.flatMap((event) => (event.kind === 'welcomed' ? [event.entity] : []))
}

/** The price to pay, over the crystals of a seat. */
function price(parameters: SceneParameters, before: Scene, seat: Seat, crystals: number): readonly Piece[] {
  const at = pieceOrPlaceBoxFinder(before)(`seat${String(seat)}:crystals`)
  return crystals === 0 || at === undefined
    ? []
    : [gainOrLossLabelPiece('price', 'crystals', -crystals, at, parameters)]
}
