/** What rises from the board for a moment: what was taken and lost, whose karma met whom, and what befell a pawn. */
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { pegsPlace, shelfPlace, spacePlace, handPlace, lostTurnsPlace } from '../../../engine/cosmic-karma/places.ts'
import type { CosmicFact, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { box, type Box } from '../../art/boxes.ts'
import { boxesIn } from '../../art/make.ts'
import type { Piece, Scene, Vantage } from '../../stage/scene.ts'
import { LAYER, piece } from './make.ts'
import type { CosmicId } from './names.ts'
import { pawn } from './pieces.ts'
import type { Sign } from './signs.ts'

export type Told = SeenFact<CosmicFact>

/** A label of that shape over something, kept within the frame. @param lift how many labels higher */
export function over(at: Box, wide: number, vantage: Vantage, lift = 0): Box {
  const h = Math.min(Math.max(vantage.height * 0.042, 24), 42) * Math.min(1.2, vantage.textScale)
  const w = Math.min(h * wide, vantage.width - 4)
  const x = Math.min(Math.max(at.x + at.w / 2 - w / 2, 2), vantage.width - w - 2)
  const y = Math.min(Math.max(at.y - h * (1.05 + 1.1 * lift), 2), vantage.height - h - 2)
  return box(x, y, w, h)
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

/** Words of a moment over a pawn: their id, and a sign. */
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

/** What is gained and lost rises over the account and the pawn; a majority says from whom. */
export function momentPieces(
  facts: readonly Told[],
  view: CosmicView,
  vantage: Vantage,
  scene: Scene,
): readonly Piece[] {
  const boxAt = boxesIn(scene)
  const lifts = new Map<string, number>()
  const lift = (over: string): number => {
    const before = lifts.get(over) ?? 0
    lifts.set(over, before + 1)
    return before
  }
  return facts.flatMap((fact, nth) => {
    const pieces: Piece[] = []
    const id = `moment:${String(nth)}`
    if (fact.kind === 'majority') {
      const at = boxAt(pawn(fact.of)) ?? boxAt(spacePlace(view.players[fact.of]?.space ?? 'cosmic'))
      const { colour = '#cccccc', shape = 'circle', name = '' } = vantage.seats[fact.of] ?? {}
      const sign: Sign = fact.item === null ? 'neutral' : `${fact.item}:${fact.colour ?? 'choice'}:1`
      if (at !== undefined) {
        const place = over(at, 7, vantage, lift(pawn(fact.seat)))
        pieces.push(piece(id, 'ghost', { kind: 'met', colour, shape, sign, name }, place, LAYER.ghost))
      }
    }
    const said = wordsOf(fact, view)
    if (said !== undefined) {
      const [, , seat] = said
      const { colour = '#cccccc', name = '' } = vantage.seats[seat] ?? {}
      const at = boxAt(pawn(seat))
      const look = { kind: 'moment', id: said[0], sign: said[1], name, colour } as const
      if (at !== undefined) {
        pieces.push(piece(`${id}:said`, 'ghost', look, over(at, 11, vantage, lift(pawn(seat))), LAYER.ghost))
      }
    }
    for (const [seat, sign, amount, where] of gainOf(fact)) {
      const look = { kind: 'gain', sign, amount } as const
      for (const on of [where, pawn(seat)]) {
        const at = boxAt(on)
        if (at === undefined || (on === pawn(seat) && fact.kind === 'losesTurn')) continue
        pieces.push(piece(`${id}:${on}`, 'ghost', look, over(at, 2.6, vantage, lift(on)), LAYER.ghost))
      }
    }
    return pieces
  })
}
