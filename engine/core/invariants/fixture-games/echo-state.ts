/** Types and constants of the fixture game 'echo'. */
import type { GameEvent } from '../../contract/game-events.ts'
import type { Seat } from '../../contract/game.ts'

export type EchoCard = 'gem' | 'peek' | 'echo'

export type EchoFrame =
  /** Always at the bottom of a running game. A turn draws first, while the deck has cards. */
  | { kind: 'turn'; seat: Seat; drawn: boolean }
  /** A used card applies its `ability`; `copied` lists the rows that an echo has been led to. */
  | { kind: 'work'; seat: Seat; ability: EchoCard; copied: Seat[] }
  /** `seat` may take the card that `from` has used. */
  | { kind: 'offer'; seat: Seat; from: Seat }

export interface EchoState {
  /** The next card is the last item. */
  deck: EchoCard[]
  /** Sorted, like futures and memories: the order of a hand has no meaning. */
  hands: EchoCard[][]
  /** Cards played for points, the newest last. */
  rows: EchoCard[][]
  /** Cards put away face down. */
  futures: EchoCard[][]
  ruins: EchoCard[]
  /** The card in use. */
  centre: EchoCard | null
  /** `memory[a][b]`: the cards that seat a knows to be in the hand of seat b. */
  memory: EchoCard[][][]
  stack: EchoFrame[]
}

export type EchoAction =
  | { do: 'draw' }
  /** For points, onto the own row. */
  | { do: 'score'; card: EchoCard }
  /** Face down into the own future. */
  | { do: 'bury'; card: EchoCard }
  | { do: 'use'; card: EchoCard }
  /** The rival to peek at, or the row to copy from. */
  | { do: 'at'; seat: Seat }
  | { do: 'answer'; take: boolean }

export type EchoEvent = GameEvent &
  (
    | { kind: 'turn'; seat: Seat }
    /** secret: `{card}` to the seat. */
    | { kind: 'drew'; seat: Seat }
    | { kind: 'scored'; seat: Seat; card: EchoCard }
    /** secret: `{card}` to the seat. */
    | { kind: 'buried'; seat: Seat }
    | { kind: 'used'; seat: Seat; card: EchoCard }
    | { kind: 'copied'; seat: Seat; row: Seat; card: EchoCard }
    /** secret: `{hand}` to the seat. */
    | { kind: 'peeked'; seat: Seat; at: Seat }
    | { kind: 'answered'; seat: Seat; took: boolean }
  )

export const ECHO_CARDS: readonly EchoCard[] = ['echo', 'gem', 'peek']
/** Number of cards of each kind. */
export const COPIES_PER_CARD = 6
/** Maximum cards in a future: an offer beyond it can only be refused. */
export const MAX_FUTURE_CARDS = 3
