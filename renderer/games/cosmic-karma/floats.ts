/** What rises from the board for a moment: what was taken and lost, whose karma met whom, and what befell a pawn. */
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { pegsPlace, shelfPlace, handPlace, lostTurnsPlace } from '../../../engine/cosmic-karma/places.ts'
import type { CosmicFact, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { clamp, type Box } from '../../art/boxes.ts'
import { boxesIn } from '../../art/make.ts'
import { signOver } from '../../art/over.ts'
import type { Piece, Scene, Vantage } from '../../stage/scene.ts'
import { seatLook } from '../seats.ts'
import type { CosmicLook } from './looks.ts'
import { ghost } from './make.ts'
import type { CosmicId } from './names.ts'
import { pawn } from './pieces.ts'
import type { Sign } from './signs.ts'

export type Told = SeenFact<CosmicFact>

/** A label of that shape over something. @param lift how many labels higher */
export function over(at: Box, wide: number, vantage: Vantage, lift = 0): Box {
  return signOver(at, vantage, clamp(vantage.height * 0.042, 24, 42), wide, 0, lift + 0.5)
}

/** What a fact says is gained or lost by a seat: its sign, how many, and the piece over which it is said. */
function gainOf(fact: Told): readonly (readonly [seat: Seat, sign: Sign, amount: number, over: string])[] {
  switch (fact.kind) {
    case 'took': {
      const { seat, item, colour, count } = fact
      const shelf = item === 'ring' ? 'rings' : 'beads'
      return [[seat, `${item}:${colour}:1`, count, shelfPlace(seat, shelf, colour)]]
    }
    case 'habit':
      return [[fact.seat, `habit:${fact.colour}`, 1, shelfPlace(fact.seat, 'habits', fact.colour)]]
    case 'loosened':
      return [[fact.seat, `habit:${fact.colour}`, -1, shelfPlace(fact.seat, 'habits', fact.colour)]]
    case 'gaveBack':
      return [[fact.seat, `bead:${fact.colour}:1`, -1, shelfPlace(fact.seat, 'beads', fact.colour)]]
    case 'peg':
      return [[fact.seat, `peg:${fact.tool}`, 1, pegsPlace(fact.seat, fact.tool)]]
    case 'lostPeg':
      return [[fact.seat, `peg:${fact.tool}`, -1, pegsPlace(fact.seat, fact.tool)]]
    case 'freeWill':
      return [[fact.seat, 'freeWill', 1, handPlace(fact.seat)]]
    case 'losesTurn':
      return [[fact.seat, 'loseTurn', 1, lostTurnsPlace(fact.seat)]]
    default:
      return []
  }
}

/** What befell a pawn, in words over it: their id, and a sign. */
function wordsOf(fact: Told, view: CosmicView): readonly [id: CosmicId, sign: Sign, seat: Seat] | undefined {
  switch (fact.kind) {
    case 'ended':
      return ['sign.wins', 'centre', fact.seat]
    case 'losesTurn':
      return ['sign.lostTurn', 'loseTurn', fact.seat]
    case 'extraTurn':
      return ['sign.extraTurn', 'extraTurn', fact.seat]
    case 'landed':
      return view.players[fact.seat]?.space === 'pit' ? ['sign.pit', 'pit', fact.seat] : undefined
    default:
      return undefined
  }
}

/** A sign that rises. `over` a piece, above the signs that have risen there, or `beside` it. */
interface Rising {
  readonly id: string
  readonly look: CosmicLook
  readonly wide: number
  readonly over: string
  readonly beside?: string
}

/** What is gained and lost rises over the account and the pawn; a majority says from whom. */
function risingOf(fact: Told, view: CosmicView, vantage: Vantage): readonly Rising[] {
  if (fact.kind === 'majority') {
    const { of, item, seat } = fact
    const sign: Sign = item === null ? 'neutral' : `${item}:${fact.colour ?? 'choice'}:1`
    const look = { kind: 'met', ...seatLook(vantage, of), sign } as const
    return [{ id: '', look, wide: 7, over: pawn(of), beside: pawn(seat) }]
  }
  const said = wordsOf(fact, view)
  const gains = gainOf(fact).flatMap(([seat, sign, amount, where]) => {
    const look = { kind: 'gain', sign, amount } as const
    const places = fact.kind === 'losesTurn' ? [where] : [where, pawn(seat)]
    return places.map((over) => ({ id: `:${over}`, look, wide: 2.6, over }))
  })
  if (said === undefined) return gains
  const [id, sign, seat] = said
  const { name, colour } = seatLook(vantage, seat)
  return [{ id: ':said', look: { kind: 'befell', id, sign, name, colour }, wide: 11, over: pawn(seat) }, ...gains]
}

export function floatPieces(
  facts: readonly Told[],
  view: CosmicView,
  vantage: Vantage,
  scene: Scene,
): readonly Piece[] {
  const boxAt = boxesIn(scene)
  const lifts = new Map<string, number>()
  return facts.flatMap((fact, nth) =>
    risingOf(fact, view, vantage).flatMap(({ id, look, wide, over: on, beside = on }) => {
      const at = boxAt(on)
      if (at === undefined) return []
      const lift = lifts.get(beside) ?? 0
      lifts.set(beside, lift + 1)
      return [ghost(`float:${String(nth)}${id}`, look, over(at, wide, vantage, lift))]
    }),
  )
}
