/** The initial state (section 2 of the rules). */
import type { Seat, TableConfig } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { createEmptyPile, putOnPile, insertSorted } from './hands-and-piles.ts'
import type { KarmakaEventSink } from './hands-and-piles.ts'
import {
  CARD_DATA,
  CARD_IDS,
  DUNG_BEETLE_RUNG,
  OPENING_DECK_SIZE,
  OPENING_HAND_SIZE,
  RING_COUNT,
  WOLF_START_RUNG,
} from './data.ts'
import type { CardId, KarmakaVariant } from './data.ts'
import { VARIANTS } from './info.ts'
import type { KarmakaState, Player } from './state.ts'
import { beginTurn } from './turn.ts'
import { WOLF_VARIANT_SOLO_SEAT } from './variants.ts'

/** @returns the variant in the table's configuration; `free` if it has none */
export function variantOfConfig({ options }: TableConfig): KarmakaVariant {
  return VARIANTS.find((variant) => variant === options['variant']) ?? 'free'
}

/** @returns all 64 cards, copies included, in the order of the card table (KAR-2) */
export function createSortedPack(): CardId[] {
  return CARD_IDS.flatMap((card) => Array.from({ length: CARD_DATA[card].copies }, () => card))
}

/** @returns the state of a player before cards are dealt */
export function newPlayer(variant: KarmakaVariant, seat: Seat): Player {
  return {
    hand: [],
    deck: createEmptyPile(),
    future: createEmptyPile(),
    deeds: [],
    rung: variant === 'wolf' && seat === WOLF_VARIANT_SOLO_SEAT ? WOLF_START_RUNG : DUNG_BEETLE_RUNG,
    rings: 0,
    lives: 0,
  }
}

/** @returns the memories of all seats (`KarmakaState.memory`), in which no seat remembers a card of another seat's Hand */
export function createEmptyHandMemories(players: number): CardId[][][] {
  return Array.from({ length: players }, () => Array.from({ length: players }, () => []))
}

/** @returns the state at the start of the first turn, with shuffled and dealt cards */
export function setup(config: TableConfig, random: Random, emit: KarmakaEventSink): KarmakaState {
  const variant = variantOfConfig(config)
  const pack = random.shuffle(createSortedPack())
  const firstSeat = random.int(config.players)
  const players = Array.from({ length: config.players }, (_, seat) => newPlayer(variant, seat))
  // One card at a time, seat 0 first (KAR-8).
  for (let round = 0; round < OPENING_HAND_SIZE + OPENING_DECK_SIZE; round++) {
    for (const { hand, deck } of players) {
      const card = pack.pop()
      if (card === undefined) continue
      if (round < OPENING_HAND_SIZE) insertSorted(hand, card)
      else putOnPile(deck, card, 0)
    }
  }
  const state: KarmakaState = {
    variant,
    players,
    well: { cards: pack, seen: pack.map(() => 0) },
    ruins: [],
    centre: null,
    lifted: createEmptyPile(),
    picked: [],
    rings: RING_COUNT,
    pool: [],
    memory: createEmptyHandMemories(config.players),
    firstSeat,
    turns: 1,
    winner: null,
    stack: [],
  }
  beginTurn(state, firstSeat, emit)
  return state
}
