/**
 * Floating labels: icons that rise from the board and fade when an update is shown: pieces gained and lost, karma from
 * another seat's majority, and what happens to a pawn.
 */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import {
  pawnPieceId,
  pegsPlace,
  accountPilePlace,
  freeWillHandPlace,
  lostTurnsPlace,
} from '../../../engine/cosmic-karma/places.ts'
import type { CosmicEvent, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { clamp, type Box } from '../../art/boxes.ts'
import { pieceOrPlaceBoxFinder } from '../../art/piece-factory.ts'
import { signBoxOver } from '../../art/sign-placement.ts'
import type { Piece, Scene, SceneParameters } from '../../stage/scene.ts'
import { seatStyleOf } from '../seat-boards.ts'
import type { CosmicSpriteSpec } from './sprite-specs.ts'
import { ghost } from './piece-factory.ts'
import type { CosmicMessageId } from './names.ts'
import { iconNameOfMajorityGain, type KarmicMajorityEncounter, type BoardIconName } from './art/icon-names.ts'

/** An event of Cosmic Karma as a viewer sees it. */
export type VisibleCosmicEvent = VisibleEvent<CosmicEvent>

/**
 * The box of a floating label above a piece.
 * @param at the box of the piece
 * @param wide width of the label divided by its height
 * @param lift how many rows of labels the label is moved up, so that several labels over one piece do not overlap
 */
export function floatingLabelBox(at: Box, wide: number, parameters: SceneParameters, lift = 0): Box {
  return signBoxOver(at, parameters, clamp(parameters.height * 0.042, 24, 42), wide, 0, lift + 0.5)
}

/**
 * The gain or loss that an event causes for a seat, as data for a floating label.
 * @returns the icon (a small picture of the kind of item), the amount (negative for a loss), and the place over which
 *   the label rises; undefined if the event causes neither a gain nor a loss
 */
export function gainOrLossIn(
  event: VisibleCosmicEvent,
): readonly [sign: BoardIconName, amount: number, over: string] | undefined {
  switch (event.kind) {
    case 'took': {
      const { seat, item, colour, count } = event
      return [`${item}:${colour}:1`, count, accountPilePlace(seat, item === 'ring' ? 'rings' : 'beads', colour)]
    }
    case 'habit':
    case 'loosened':
      return [
        `habit:${event.colour}`,
        event.kind === 'habit' ? 1 : -1,
        accountPilePlace(event.seat, 'habits', event.colour),
      ]
    case 'gaveBack':
      return [`bead:${event.colour}:1`, -1, accountPilePlace(event.seat, 'beads', event.colour)]
    case 'peg':
    case 'lostPeg':
      return [`peg:${event.tool}`, event.kind === 'peg' ? 1 : -1, pegsPlace(event.seat, event.tool)]
    case 'freeWill':
      return ['freeWill', 1, freeWillHandPlace(event.seat)]
    case 'losesTurn':
      return ['loseTurn', 1, lostTurnsPlace(event.seat)]
    default:
      return undefined
  }
}

/** The label over a pawn that says in words what happens to it: the message id, and an icon. */
function wordsOf(
  event: VisibleCosmicEvent,
  view: CosmicView,
): readonly [id: CosmicMessageId, sign: BoardIconName] | undefined {
  switch (event.kind) {
    case 'ended':
      return ['sign.wins', 'centre']
    case 'losesTurn':
      return ['sign.lostTurn', 'loseTurn']
    case 'extraTurn':
      return ['sign.extraTurn', 'extraTurn']
    case 'landed':
      return view.players[event.seat]?.space === 'pit' ? ['sign.pit', 'pit'] : undefined
    default:
      return undefined
  }
}

/** An icon that rises. `over` a piece, above the icons that have risen there, or `beside` it. */
interface Rising {
  readonly id: string
  readonly sprite: CosmicSpriteSpec
  readonly wide: number
  readonly over: string
  readonly beside?: string
}

/**
 * The sprite spec of the label that appears when a move meets the pawn of another seat. The label has the style of
 * that other seat, and the icon of the item that the moving player gets from that seat's karmic majority. A sprite
 * spec is the data that says how a sprite looks; a karmic majority is derived from a seat's karma account.
 */
export function encounteredMajoritySpec(met: KarmicMajorityEncounter, parameters: SceneParameters) {
  return { kind: 'met', ...seatStyleOf(parameters, met.of), sign: iconNameOfMajorityGain(met) } as const
}

/** Gains and losses rise over the account and the pawn; a majority names the seat that it comes from. */
function risingOf(event: VisibleCosmicEvent, view: CosmicView, parameters: SceneParameters): readonly Rising[] {
  if (!('seat' in event)) return []
  const { kind, seat } = event
  const own = pawnPieceId(seat)
  if (kind === 'majority')
    return [
      { id: '', sprite: encounteredMajoritySpec(event, parameters), wide: 7, over: pawnPieceId(event.of), beside: own },
    ]
  const rising: Rising[] = []
  const words = wordsOf(event, view)
  if (words !== undefined) {
    const [id, sign] = words
    const { name, colour } = seatStyleOf(parameters, seat)
    rising.push({ id: ':said', sprite: { kind: 'befell', id, sign, name, colour }, wide: 11, over: own })
  }
  const gain = gainOrLossIn(event)
  if (gain === undefined) return rising
  const [sign, amount, where] = gain
  // Of a turn that is lost the words over the pawn tell.
  const places = kind === 'losesTurn' ? [where] : [where, own]
  return [
    ...rising,
    ...places.map((over) => ({ id: `:${over}`, sprite: { kind: 'gain', sign, amount }, wide: 2.6, over }) as const),
  ]
}

/**
 * Creates the labels that rise from the board when an update is shown. There are labels for gains and losses, labels
 * for events of a pawn, and labels for other seats' pawns that a move meets. A label of the last kind also shows the
 * item that the moving player gets because of the other seat's karmic majority, which is derived from the karma
 * account of that seat.
 * @param events the events since the previous update
 * @param view the view of the game
 * @param scene the scene in which the places of the labels are found
 */
export function floatingLabels(
  events: readonly VisibleCosmicEvent[],
  view: CosmicView,
  parameters: SceneParameters,
  scene: Scene,
): readonly Piece[] {
  const boxAt = pieceOrPlaceBoxFinder(scene)
  const lifts = new Map<string, number>()
  return events.flatMap((event, nth) =>
    risingOf(event, view, parameters).flatMap(({ id, sprite, wide, over: on, beside = on }) => {
      const at = boxAt(on)
      if (at === undefined) return []
      const lift = lifts.get(beside) ?? 0
      lifts.set(beside, lift + 1)
      return [ghost(`float:${String(nth)}${id}`, sprite, floatingLabelBox(at, wide, parameters, lift))]
    }),
  )
}
