/** Positions of Cosmic Karma for its specs and pictures: seat 0 moves next. */
import type { ChoiceCardId, KarmaCardId, LandNumber, SpaceId } from '../engine/cosmic-karma/data.ts'
import type { CosmicState, CardPack, Player } from '../engine/cosmic-karma/state.ts'
import type { PreparedTable } from './prepared-saves.ts'

/** Properties of a seat; the others are empty, as after birth. */
export interface CosmicKarmaSeat {
  readonly at: SpaceId
  readonly beads?: Partial<Player['beads']>
  readonly rings?: Partial<Player['rings']>
  readonly habits?: Partial<Player['habits']>
  readonly pegs?: Partial<Player['pegs']>
  readonly freeWill?: readonly number[]
  readonly lostTurns?: number
  readonly waits?: number
  readonly lives?: number
}

/** Three master tools. */
export const MASTER_TOOLS: Player['pegs'] = { torch: 2, sword: 2, wand: 2 }

const LANDS: readonly LandNumber[] = [1, 2, 3, 4]
const COPIES = 4
const NUMBERS = [1, 2, 3, 4, 5, 6]

function toPlayerState({ at, beads, rings, habits, pegs, freeWill = [], ...more }: CosmicKarmaSeat): Player {
  return {
    space: at,
    beads: { green: 0, orange: 0, ...beads },
    rings: { green: 0, orange: 0, ...rings },
    habits: { green: 0, orange: 0, ...habits },
    pegs: { torch: 0, sword: 0, wand: 0, ...pegs },
    freeWill: freeWill.toSorted((a, b) => a - b),
    lostTurns: 0,
    waits: 0,
    lives: 1,
    ...more,
  }
}

/** A card pack of which no card was seen, with those cards of `next` that belong to it on top, the first one uppermost. */
function toPack<T extends string>(ids: readonly T[], next: readonly string[]): CardPack<T> {
  const top = next.flatMap((card) => ids.filter((id) => id === card))
  const cards = [...ids.filter((id) => !top.includes(id)), ...top.toReversed()]
  return { cards, unseen: cards.length }
}

function cardIds<T extends string>(kind: 'cc' | 'kc', land: LandNumber, count: number): T[] {
  return Array.from({ length: count }, (_, nth) => `${kind}${String(land)}-${String(nth + 1).padStart(2, '0')}`) as T[]
}

/**
 * Seat 0 begins a turn. It must not start with a lost turn or the way home from Hanging On: those turns begin otherwise.
 * @param next Choice and Karma Cards on top of their packs
 */
export function cosmicKarmaPosition(
  sitting: readonly CosmicKarmaSeat[],
  next: readonly (ChoiceCardId | KarmaCardId)[] = [],
  people: readonly string[] = ['Ana'],
): PreparedTable {
  const players = sitting.map(toPlayerState)
  const left = new Map(NUMBERS.map((number) => [number, COPIES]))
  for (const number of players.flatMap(({ freeWill }) => freeWill)) left.set(number, (left.get(number) ?? 0) - 1)
  const freeWill = [...left].flatMap(([number, count]) => Array.from({ length: count }, () => number))
  const state: CosmicState = {
    players,
    choicePacks: LANDS.map((land) => toPack(cardIds<ChoiceCardId>('cc', land, 12), next)),
    karmaPacks: LANDS.map((land) => toPack(cardIds<KarmaCardId>('kc', land, 10), next)),
    freeWillPack: { cards: freeWill, unseen: freeWill.length },
    extraBeads: 0,
    firstSeat: 0,
    turns: 1,
    winner: null,
    end: null,
    stack: [{ kind: 'turn', seat: 0, stage: 'start', dice: [], cards: [], count: 0, joining: false, again: false }],
  }
  return {
    game: 'cosmic-karma',
    title: 'Cosmic Karma',
    rules: 2,
    options: { extraBeads: 0 },
    people,
    players: players.length,
    state,
  }
}
