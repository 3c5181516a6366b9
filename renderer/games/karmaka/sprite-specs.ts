/** The sprite specs of Karmaka, with plain values. Texts in them are message ids or names of players. */
import type { CardId, CardColour, LifeColour, LadderRung } from '../../../engine/karmaka/data.ts'
import type { OpenPileOverlayPropsByKind } from '../../art/pile-overlay.ts'
import type { SpriteSpecsOf } from '../../art/sprite-specs.ts'
import type { SeatBackdropProps } from '../../art/seat-backdrop.ts'
import type { SeatHeaderProps } from '../../art/seat-header.ts'
import type { KarmakaMessageId } from './names.ts'

/**
 * The mark of a seat's team. `sun` and `moon` mark teams of two players. In a game of one player against two, `wolf`
 * marks the single player and `moon` marks the two others. `none`: the game has no teams.
 */
export type TeamMark = 'none' | 'sun' | 'moon' | 'wolf'

/** The values of each kind of sprite spec of Karmaka. */
export interface SpritePropsByKind extends OpenPileOverlayPropsByKind {
  /** A card faceup. `face`: if it changes, the stage turns the card over. */
  card: {
    face: 1
    card: CardId
    exposed: boolean
    textScale: number
  }
  back: { face: 0; future: boolean }
  panel: SeatBackdropProps & { asked: boolean; team: TeamMark }
  header: SeatHeaderProps & {
    rung: LadderRung['id']
    team: TeamMark
    red: number
    green: number
    blue: number
    best: LifeColour
    need: number
    /** The life has just ended: `rung` and `need` are already those of the next life. */
    over: boolean
    /** Number of the seat's rings, which lie at the end of the first line. */
    rings: number
  }
  /** The area of a pile. `caption`: message id of its name; empty: no name. */
  slot: { caption: KarmakaMessageId | ''; textScale: number }
  /** The name of the pile above it. */
  caption: { caption: KarmakaMessageId; textScale: number }
  /** The area of a seat's Deeds. */
  deeds: { caption: KarmakaMessageId | ''; textScale: number }
  centre: { caption: KarmakaMessageId; textScale: number }
  count: { count: number }
  /** `taken`: the numbers of the occupied rungs, one digit each. */
  ladder: { upright: boolean; taken: string; textScale: number }
  rung: {
    rung: LadderRung['id']
    need: number
    reached: boolean
    textScale: number
  }
  token: { colour: string; shape: string }
  ring: unknown
  supply: { count: number }
  /** Points that a choice adds to the Deeds. */
  gain: { colour: CardColour; amount: number }
  /** A beam of light from the card in the centre to the targeted or asked seat. */
  beam: { tone: 'aim' | 'offer' }
  halo: { colour: CardColour }
  /** A short text beside a seat. `strong`: it is an answer that can be clicked. */
  sign: { id: KarmakaMessageId; strong: boolean; textScale: number }
  reckoning: {
    red: number
    green: number
    blue: number
    best: LifeColour
    need: number
    spend: number
    textScale: number
  }
  tray: unknown
}

/** The sprite spec of any piece of Karmaka: a kind of sprite, with the properties that the painter needs to draw that kind. */
export type KarmakaSpriteSpec = SpriteSpecsOf<SpritePropsByKind>
