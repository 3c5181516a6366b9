/** Counts of cards by colour and points, to estimate the score of this life or the next one. */
import { CARD_DATA, CARD_IDS, INDEX_BY_CARD } from './data.ts'
import type { CardId } from './data.ts'

/** Expected points of an unknown card in a wanted colour. */
const UNKNOWN = 0.8
const COLOURS = 3
/** Entries per colour: one each for 0 to 3 points. */
const ROW = 4

/** By card: its first index in the counts, whether it counts for every colour, and its points. */
const FIRST = Int8Array.from(CARD_IDS, (card) => {
  const { colour, points } = CARD_DATA[card]
  return (colour === 'green' ? ROW : colour === 'blue' ? 2 * ROW : 0) + points
})
const WILD = Int8Array.from(CARD_IDS, (card) => (CARD_DATA[card].colour === 'mosaic' ? 1 : 0))
const POINTS = Int8Array.from(CARD_IDS, (card) => CARD_DATA[card].points)

/**
 * Tally of the points of a list of cards, for example of a seat's Deeds (the cards played for points): in total, by
 * colour, and of the best and second best colour. `tallyCards` reads a list and replaces the previous tally. Instances
 * are reused, so that an evaluation allocates nothing.
 */
export class ColourPointsTally {
  /** Counts by colour and points. A mosaic card counts for every colour. */
  readonly #counts = new Int32Array(COLOURS * ROW)
  cardCount = 0
  totalPoints = 0
  mosaicCount = 0
  /** Points of the best colour and of the second best. */
  bestColourPoints = 0
  secondColourPoints = 0

  tallyCards(cards: readonly CardId[], more: readonly CardId[] = NONE): void {
    this.#counts.fill(0)
    this.cardCount = cards.length + more.length
    this.totalPoints = 0
    this.mosaicCount = 0
    this.#add(cards)
    this.#add(more)
    this.#rank(this.pointsIn(0), this.pointsIn(1), this.pointsIn(2))
  }

  pointsIn(colour: number): number {
    const counts = this.#counts
    const row = colour * ROW
    return (counts[row + 1] ?? 0) + 2 * (counts[row + 2] ?? 0) + 3 * (counts[row + 3] ?? 0)
  }

  /** Number of points that the best colour loses without a card. */
  lossOf(card: CardId): number {
    const at = INDEX_BY_CARD[card]
    const points = POINTS[at] ?? 0
    if (WILD[at] === 1) return points
    const own = Math.floor((FIRST[at] ?? 0) / ROW)
    let best = 0
    for (let colour = 0; colour < COLOURS; colour++) {
      const left = this.pointsIn(colour) - (colour === own ? points : 0)
      if (left > best) best = left
    }
    return this.bestColourPoints - best
  }

  /** Number of points that the best colour gains with a card. */
  gainOf(card: CardId): number {
    const at = INDEX_BY_CARD[card]
    const points = POINTS[at] ?? 0
    if (WILD[at] === 1) return points
    const own = Math.floor((FIRST[at] ?? 0) / ROW)
    return Math.max(0, this.pointsIn(own) + points - this.bestColourPoints)
  }

  /**
   * Minimum number of these cards to score until some colour has `need` points, if the cards of `before` are scored
   * already. If these cards do not suffice, the number of unknown cards also needed is added.
   */
  playsNeededFor(need: number, before?: ColourPointsTally): number {
    let least = Infinity
    for (let colour = 0; colour < COLOURS; colour++) {
      let plays = 0
      let left = need - (before?.pointsIn(colour) ?? 0)
      for (let points = ROW - 1; points > 0 && left > 0; points--) {
        const used = Math.min(this.#counts[colour * ROW + points] ?? 0, Math.ceil(left / points))
        plays += used
        left -= used * points
      }
      if (left > 0) plays += left / UNKNOWN
      if (plays < least) least = plays
    }
    return least
  }

  #add(cards: readonly CardId[]): void {
    const counts = this.#counts
    for (const card of cards) {
      const at = INDEX_BY_CARD[card]
      const first = FIRST[at] ?? 0
      this.totalPoints += POINTS[at] ?? 0
      counts[first] = (counts[first] ?? 0) + 1
      if (WILD[at] !== 1) continue
      this.mosaicCount++
      for (let colour = 1; colour < COLOURS; colour++) {
        const place = first + colour * ROW
        counts[place] = (counts[place] ?? 0) + 1
      }
    }
  }

  #rank(red: number, green: number, blue: number): void {
    this.bestColourPoints = Math.max(red, green, blue)
    this.secondColourPoints = red + green + blue - this.bestColourPoints - Math.min(red, green, blue)
  }
}

const NONE: readonly CardId[] = []
