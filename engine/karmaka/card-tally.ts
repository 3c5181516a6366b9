/** Cards counted by colour and points: what a life, or the one after it, can be scored in. */
import { CARD_DATA, CARDS, CARD_ORDER } from './data.ts'
import type { Card } from './data.ts'

/** How many points an unknown card is good for in a colour that is wanted. */
const UNKNOWN = 0.8
const COLOURS = 3
/** Room for the points 0 to 3 of each colour. */
const ROW = 4

/** Where a card counts: the first colour, and how many colours from there. */
const FIRST = Int8Array.from(CARDS, (card) => {
  const { colour, points } = CARD_DATA[card]
  return (colour === 'green' ? ROW : colour === 'blue' ? 2 * ROW : 0) + points
})
const WILD = Int8Array.from(CARDS, (card) => (CARD_DATA[card].colour === 'mosaic' ? 1 : 0))
const POINTS = Int8Array.from(CARDS, (card) => CARD_DATA[card].points)

/** Some cards, used again and again: nothing is made anew while an evaluation thinks. */
export class CardTally {
  /** By colour and points. A mosaic card counts for every colour. */
  readonly #counts = new Int32Array(COLOURS * ROW)
  cardCount = 0
  points = 0
  /** Mosaic cards. */
  mosaicCount = 0
  /** Points of the best colour, and of the one after it. */
  bestColourPoints = 0
  secondColourPoints = 0

  count(cards: readonly Card[], more: readonly Card[] = NONE): void {
    this.#counts.fill(0)
    this.cardCount = cards.length + more.length
    this.points = 0
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

  /** How many points the best colour would lose with a card. */
  lossOf(card: Card): number {
    const at = CARD_ORDER[card]
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

  /** How many points the best colour would gain with a card. */
  gainOf(card: Card): number {
    const at = CARD_ORDER[card]
    const points = POINTS[at] ?? 0
    if (WILD[at] === 1) return points
    const own = Math.floor((FIRST[at] ?? 0) / ROW)
    return Math.max(0, this.pointsIn(own) + points - this.bestColourPoints)
  }

  /**
   * How many of these cards have to be scored until some colour has `need` points, with `before` scored already; where
   * these do not suffice, how many unknown ones besides.
   */
  playsNeededFor(need: number, before?: CardTally): number {
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

  #add(cards: readonly Card[]): void {
    const counts = this.#counts
    for (const card of cards) {
      const at = CARD_ORDER[card]
      const first = FIRST[at] ?? 0
      this.points += POINTS[at] ?? 0
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

const NONE: readonly Card[] = []
