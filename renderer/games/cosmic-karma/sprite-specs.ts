/** Sprite specs of the painter, as plain values. Words in a sprite spec are message ids or people's names. */
import type {
  ChoiceCardId,
  KarmaColour,
  KarmaPieceKind,
  KarmaCardId,
  LandNumber,
  ChoiceCardSideId,
  SpaceId,
  Tool,
} from '../../../engine/cosmic-karma/data.ts'
import type { SpriteSpecsOf } from '../../art/sprite-specs.ts'
import type { SeatBackdropProps } from '../../art/seat-backdrop.ts'
import type { SeatHeaderProps } from '../../art/seat-header.ts'
import type { BoardIconName } from './art/icon-names.ts'
import type { CosmicMessageId } from './names.ts'

/** The properties of each kind of sprite, by kind: all that the painter needs to draw it. */
export interface SpritePropsByKind {
  /** Lands, bands and ways: all that never changes. */
  mandala: unknown
  /** The icon of a space; `size` is its radius in CSS pixels. */
  space: { sign: BoardIconName; size: number; deep: boolean }
  pawn: { colour: string; shape: string; turn: boolean }
  /** A pack, facedown. */
  pack: { pack: 'choice' | 'karma' | 'freeWill' | 'loseTurn'; land: LandNumber | 0; count: number }
  bank: unknown
  /** A space that the pending move can reach. */
  reach: { wins: boolean }
  /** A space that the route of a hovered choice passes. */
  passing: unknown
  /** The first space of a branch, where a click chooses it; `turn`: direction of its arrow, in radians. */
  fork: { turn: number; colour: string }
  // accounts
  panel: SeatBackdropProps
  header: SeatHeaderProps & { winner: boolean }
  /** Number of pieces still missing to go home; 0: the gate is open. */
  missing: { count: number; large: boolean; textScale: number }
  /** The score of a colour. */
  score: { colour: KarmaColour; score: number }
  /** A shelf for pieces of one colour; `more`: number of pieces on it that are not drawn. */
  shelf: { shelf: 'beads' | 'rings' | 'habits'; colour: KarmaColour; more: number; large: boolean }
  pegs: { tool: Tool; count: number; large: boolean }
  token: { item: KarmaPieceKind | 'habit'; colour: KarmaColour }
  peg: { tool: Tool }
  /** The field for Free Will Cards; `numbers`: those on the cards, separated by spaces. */
  hand: { count: number; numbers: string; large: boolean }
  /** A stack of Free Will Cards of one number. */
  freeWill: { number: number; count: number }
  /** The number of Lose a Turn Cards. */
  lost: { count: number }
  // the table
  tray: unknown
  die: { face: number; ready: boolean }
  /** The number of spaces that the pawn moves; 0: nothing is drawn. */
  count: { count: number; textScale: number }
  row: {
    title: CosmicMessageId
    /** The titles of all rows, parted by spaces: they are written in letters of one size. */
    among: string
    /** The id of the words for the way there, where there are several. */
    way: CosmicMessageId | ''
    /** Signs of what happens, parted by spaces. */
    signs: string
    sign: BoardIconName
    /** Majorities: colour, shape and icon of each, parted by spaces and bars. */
    met: string
    wins: boolean
    textScale: number
  }
  /** A Choice or Karma Card in use, with its words. `second`: the other side can be read and chosen. */
  card: { face: 1; card: ChoiceCardId | KarmaCardId; side: ChoiceCardSideId | ''; second: boolean; textScale: number }
  /** A side of it that can be chosen. */
  side: { side: ChoiceCardSideId }
  /** A label of pieces gained or lost; it rises from the board, or shows the result of a hovered choice. */
  gain: { sign: BoardIconName; amount: number }
  /** A label of a karmic majority that is met: of which seat, and the icon of what it gives. */
  met: { colour: string; shape: string; sign: BoardIconName; name: string }
  /** A label that says what happens to a pawn, in words. */
  befell: { id: CosmicMessageId; sign: BoardIconName; name: string; colour: string }
  /** The gains of a space: icons, separated by spaces. */
  brings: { signs: string }
  /** The close-up of a space. */
  near: { space: SpaceId; textScale: number }
}

/** A sprite to be drawn: its kind, with the properties of that kind. */
export type CosmicSpriteSpec = SpriteSpecsOf<SpritePropsByKind>
