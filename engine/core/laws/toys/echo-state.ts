/** The types of the toy 'echo', and its figures. */
import type { Fact } from '../../contract/facts.ts'
import type { Seat } from '../../contract/game.ts'

export type Kind = 'gem' | 'peek' | 'echo'

export type EchoFrame =
  /** Always at the bottom of a running game. A turn draws first, while there are cards. */
  | { kind: 'turn'; seat: Seat; drawn: boolean }
  /** A used card does the work of `ability`; `copied` lists the rows an echo has been led to. */
  | { kind: 'work'; seat: Seat; ability: Kind; copied: Seat[] }
  /** `seat` may take the card that `from` has used. */
  | { kind: 'offer'; seat: Seat; from: Seat }

export interface EchoState {
  /** The next card is the last. */
  deck: Kind[]
  /** Sorted, as are futures and memories: the order of a hand means nothing. */
  hands: Kind[][]
  /** Cards played for points, the newest last. */
  rows: Kind[][]
  /** Cards put away face down. */
  futures: Kind[][]
  ruins: Kind[]
  /** The card in use. */
  centre: Kind | null
  /** `memory[a][b]`: what seat a knows to be in the hand of seat b. */
  memory: Kind[][][]
  stack: EchoFrame[]
}

export type EchoAction =
  | { do: 'draw' }
  /** For points: onto the own row. */
  | { do: 'score'; card: Kind }
  /** Face down into the own future. */
  | { do: 'bury'; card: Kind }
  | { do: 'use'; card: Kind }
  /** The rival to peek at, or the row to copy from. */
  | { do: 'at'; seat: Seat }
  | { do: 'answer'; take: boolean }

export type EchoFact = Fact &
  (
    | { kind: 'turn'; seat: Seat }
    /** secret: `{card}` to the seat. */
    | { kind: 'drew'; seat: Seat }
    | { kind: 'scored'; seat: Seat; card: Kind }
    /** secret: `{card}` to the seat. */
    | { kind: 'buried'; seat: Seat }
    | { kind: 'used'; seat: Seat; card: Kind }
    | { kind: 'copied'; seat: Seat; row: Seat; card: Kind }
    /** secret: `{hand}` to the seat. */
    | { kind: 'peeked'; seat: Seat; at: Seat }
    | { kind: 'answered'; seat: Seat; took: boolean }
  )

export const KINDS: readonly Kind[] = ['echo', 'gem', 'peek']
/** How many cards of each kind there are. */
export const COPIES = 6
/** A future holds no more than this: an offer beyond it can only be refused. */
export const FUTURE_ROOM = 3
