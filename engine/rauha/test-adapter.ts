/**
 * Adapter of Rauha for the invariant tests, written from the section 'Hidden information' of RULES.md. Hidden are the
 * decks, the pools, cards that other seats have chosen or kept, and the black hole, except cards that a viewer has
 * looked at in a pool, kept itself, or can deduce from the rest of a pool.
 */
import type { Seat, Viewer } from '../core/contract/game.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { noopEventSink } from '../core/contract/game-events.ts'
import type { GameTestAdapter } from '../core/invariants/game-test-adapter.ts'
import { deepCopy } from '../core/invariants/json-comparison.ts'
import type { Random } from '../core/contract/random.ts'
import { CARD_DATA, INDEX_BY_CARD } from './data.ts'
import type { CardId } from './data.ts'
import { rauha } from './index.ts'
import type { RauhaAction, RauhaEvent, RauhaState, RauhaView } from './state.ts'

/** The round of a position, and how many of its turns have begun. */
function timeAt(position: number): { round: number; looks: number } {
  return { round: Math.ceil(position / 4), looks: Math.min(((position - 1) % 4) + 1, 3) }
}

/** The seats that look at a satellite in turns 1, 2 and 3 of a round (section 3 of the rules). */
function usersOf(satellite: number, round: number, players: number): readonly Seat[] {
  const next = (satellite + 1) % players
  return round % 2 === 1 ? [satellite, next, satellite] : [next, satellite, next]
}

/** Number of cards that have left a deal of that round. */
function goneFrom(state: RauhaState, round: number): number {
  return round < timeAt(state.position).round ? 4 : state.taken
}

/**
 * Marks the cards of a deal by what a viewer can distinguish: cards with the same mark are interchangeable; an unmarked
 * card may be any other unseen card of its age; a card marked with its own name is known.
 */
function marks(state: RauhaState, at: number, viewer: Viewer): (string | undefined)[] {
  const players = state.players.length
  const round = Math.floor(at / players) + 1
  const deal = state.deals[at] ?? []
  const { round: present, looks: begun } = timeAt(state.position)
  const looks = round < present ? 3 : begun
  const users = usersOf(at % players, round, players)
  const gone = goneFrom(state, round)
  return deal.map((card, index) => {
    // Placed, or kept by the viewer.
    if (((state.shown[at] ?? 0) & (1 << index)) !== 0) return card
    if (index < Math.min(gone, 3) && users[index] === viewer) return card
    // In the pool at the viewer's last look. The set of looks that saw a card distinguishes it from the others.
    const seen = [0, 1, 2].filter((look) => look < looks && users[look] === viewer && index >= look)
    if (seen.length === 0) return undefined
    return `deal ${String(at)} look ${seen.join()}`
  })
}

/** A place of a potentially hidden card. */
interface Slot {
  readonly pile: CardId[]
  readonly index: number
  /** Cards of one group are interchangeable for the viewer before and after the step. */
  readonly group: string
}

/** Randomly exchanges everything that the viewer knows neither before nor after the step. */
function scrambleHidden(before: RauhaState, after: RauhaState, viewer: Viewer, random: Random): RauhaState {
  const copy = deepCopy(before)
  const later = new Map<CardId, string>()
  after.deals.forEach((deal, at) => {
    marks(after, at, viewer).forEach((mark, index) => {
      const card = deal[index]
      if (card !== undefined && mark !== undefined) later.set(card, mark)
    })
  })
  const groupOf = (card: CardId, mark = ''): string => [CARD_DATA[card].age, mark, later.get(card) ?? ''].join(' / ')
  const slots = new Map<string, Slot[]>()
  const add = (pile: CardId[], index: number, mark: string | undefined): void => {
    const card = pile[index]
    if (card === undefined) return
    const group = groupOf(card, mark)
    slots.set(group, [...(slots.get(group) ?? []), { pile, index, group }])
  }
  copy.deals.forEach((deal, at) => marks(before, at, viewer).forEach((mark, index) => add(deal, index, mark)))
  for (const deck of copy.decks) deck.forEach((_, index) => add(deck, index, undefined))
  for (const members of slots.values()) {
    const cards = random.shuffle(members.map(({ pile, index }) => pile[index]))
    members.forEach(({ pile, index }, n) => {
      const card = cards[n]
      if (card !== undefined) pile[index] = card
    })
  }
  copy.deals.forEach((deal, at) => {
    const gone = goneFrom(copy, Math.floor(at / copy.players.length) + 1)
    deal.push(...deal.splice(gone).sort((a, b) => INDEX_BY_CARD[a] - INDEX_BY_CARD[b]))
  })
  rechoose(copy, before, viewer, random, (at, card) => {
    const index = before.deals[at]?.indexOf(card) ?? -1
    return groupOf(card, marks(before, at, viewer)[index])
  })
  return copy
}

/**
 * Maps the cards that seats have chosen or hold into the scrambled deals. @param groupOf group of a card of a deal of
 * `before`
 */
function rechoose(
  copy: RauhaState,
  before: RauhaState,
  viewer: Viewer,
  random: Random,
  groupOf: (deal: number, card: CardId) => string,
): void {
  const players = copy.players.length
  const { round } = timeAt(copy.position)
  const turn = (copy.position - 1) % 4
  copy.players.forEach((player, seat) => {
    const { kept } = player
    if (kept === null) return
    const at = (round - 1) * players + satelliteOf(seat, turn, round, players)
    const deal = copy.deals[at] ?? []
    if (copy.stack[0]?.kind !== 'keep') {
      player.kept = deal[turn] ?? kept
    } else if (seat !== viewer) {
      // Another card that is indistinguishable for this viewer, in place of the true one.
      const alike = (before.deals[at] ?? []).flatMap((card, index) =>
        index >= copy.taken && groupOf(at, card) === groupOf(at, kept) ? [index] : [],
      )
      player.kept = deal[random.pick(alike)] ?? kept
    }
  })
}

/** The satellite that a seat uses in a turn (0, 1, 2) of a round. */
function satelliteOf(seat: Seat, turn: number, round: number, players: number): number {
  const satellites = Array.from({ length: players }, (_, satellite) => satellite)
  return satellites.find((satellite) => usersOf(satellite, round, players)[turn] === seat) ?? 0
}

/** A view that leaks additional information. */
function leak(name: string, give: (seen: RauhaView, state: RauhaState) => void) {
  return {
    name,
    view(state: RauhaState, viewer: Viewer) {
      const seen = rauha.view(state, viewer)
      give(seen, state)
      return seen
    },
  }
}

/** A finished game in which all cards are known except the last two of one satellite. */
function nearlyOpen(): RauhaState {
  const random = createRandomStream('0'.repeat(32), 'small')
  const state = rauha.setup({ players: 5, options: {} }, random, noopEventSink)
  for (let seat = rauha.deciders(state)[0]; seat !== undefined; seat = rauha.deciders(state)[0])
    rauha.play(state, seat, random.pick(rauha.choices(state, seat)), random, noopEventSink)
  state.shown = state.shown.map((_, at) => (at === 0 ? 0b0011 : 0b1111))
  return state
}

export const rauhaTestAdapter: GameTestAdapter<RauhaState, RauhaAction, RauhaView, RauhaEvent> = {
  game: rauha,
  scrambleHidden,
  leakyViews: [
    leak('pools', (seen, state) => {
      const { round } = timeAt(state.position)
      seen.satellites.forEach((satellite, k) => {
        satellite.cards = (state.deals[(round - 1) * state.players.length + k] ?? []).slice(state.taken)
      })
    }),
    leak('chosen and kept cards', (seen, { players }) => {
      players.forEach(({ kept }, seat) => {
        const player = seen.players[seat]
        if (player !== undefined && kept !== null) player.kept = { made: true, cards: [kept] }
      })
    }),
    leak('the black hole', (seen, state) => {
      seen.blackHole.known = state.deals.flatMap((deal, at) =>
        deal.filter((_, index) => {
          const shown = ((state.shown[at] ?? 0) & (1 << index)) !== 0
          return !shown && index < goneFrom(state, Math.floor(at / state.players.length) + 1)
        }),
      )
    }),
    leak('decks', (seen, { decks }) => {
      seen.decks.forEach((deck, at) => (deck.cards = [...(decks[at] ?? [])]))
    }),
    leak('which cards left a satellite', (seen, { deals, taken, position, players }) => {
      seen.deals.forEach((deal, at) => {
        const gone = Math.floor(at / players.length) + 1 < timeAt(position).round ? 4 : taken
        deal.left = (deals[at] ?? []).slice(0, gone)
      })
    }),
  ],
  lowUncertaintyPositions: [
    { name: 'two cards in the black hole, not seen', state: nearlyOpen(), viewer: 'table' },
    { name: 'the same, seen by a neighbour', state: nearlyOpen(), viewer: 1 },
  ],
}
