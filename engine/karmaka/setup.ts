/** The first state (section 2 of the rules). */
import type { Seat, TableConfig } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { emptyPile, putOn, sortIn } from './cards.ts'
import type { Report } from './cards.ts'
import { CARD_DATA, CARDS, DUNG_BEETLE, OPENING_DECK, OPENING_HAND, RINGS, WOLF } from './data.ts'
import type { Card, Variant } from './data.ts'
import { VARIANTS } from './info.ts'
import type { KarmakaState, Player } from './state.ts'
import { beginTurn } from './turn.ts'
import { SOLO } from './variants.ts'

/** The variant that a table was set up with. */
export function variantOf({ options }: TableConfig): Variant {
  return VARIANTS.find((variant) => variant === options['variant']) ?? 'free'
}

/** All 64 cards in the order of the card table (KAR-2). */
export function fullPack(): Card[] {
  return CARDS.flatMap((card) => Array.from({ length: CARD_DATA[card].copies }, () => card))
}

/** A seat before the deal. */
export function newPlayer(variant: Variant, seat: Seat): Player {
  return {
    hand: [],
    deck: emptyPile(),
    future: emptyPile(),
    deeds: [],
    rung: variant === 'wolf' && seat === SOLO ? WOLF : DUNG_BEETLE,
    rings: 0,
    lives: 0,
  }
}

/** Nobody remembers anything. */
export function blankMemory(players: number): Card[][][] {
  return Array.from({ length: players }, () => Array.from({ length: players }, () => []))
}

export function setup(config: TableConfig, random: Random, tell: Report): KarmakaState {
  const variant = variantOf(config)
  const pack = random.shuffle(fullPack())
  const firstSeat = random.int(config.players)
  const players = Array.from({ length: config.players }, (_, seat) => newPlayer(variant, seat))
  // One card at a time, seat 0 first (KAR-8).
  for (let round = 0; round < OPENING_HAND + OPENING_DECK; round++) {
    for (const { hand, deck } of players) {
      const card = pack.pop()
      if (card === undefined) continue
      if (round < OPENING_HAND) sortIn(hand, card)
      else putOn(deck, card, 0)
    }
  }
  const state: KarmakaState = {
    variant,
    players,
    well: { cards: pack, seen: pack.map(() => 0) },
    ruins: [],
    centre: null,
    lifted: emptyPile(),
    picked: [],
    rings: RINGS,
    pool: [],
    memory: blankMemory(config.players),
    firstSeat,
    turns: 1,
    winner: null,
    stack: [],
  }
  beginTurn(state, firstSeat, tell)
  return state
}
