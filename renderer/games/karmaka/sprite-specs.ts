/** Sprite specs of the painter, as plain values. Words in a sprite spec are message ids or people's names. */
import type { Card, CardColour, LifeColour, LadderRung } from '../../../engine/karmaka/data.ts'
import type { PileOverlayProps } from '../../art/pile-overlay.ts'
import type { SpriteSpecsOf } from '../../art/sprite-specs.ts'
import type { SeatPlateProps } from '../../art/seat-plate.ts'
import type { SeatHeaderProps } from '../../art/seat-header.ts'
import type { KarmakaMessageId } from './names.ts'

/** The side of a team game that a seat is on; `none` in games without teams. */
export type TeamMark = 'none' | 'sun' | 'moon' | 'wolf'

/** What there is to say of each kind. */
export interface SpriteProps extends PileOverlayProps {
  /** A card faceup. `face`: the stage turns what changes it. */
  card: {
    face: 1
    card: Card
    exposed: boolean
    textScale: number
  }
  back: { face: 0; future: boolean }
  panel: SeatPlateProps & { asked: boolean; team: TeamMark }
  header: SeatHeaderProps & {
    rung: LadderRung['id']
    team: TeamMark
    red: number
    green: number
    blue: number
    best: LifeColour
    need: number
    /** The life has just ended: what the rung needs is the next one's. */
    over: boolean
    /** Rings lie at the end of the first line. */
    rings: number
  }
  /** Where cards lie. `caption`: a message id, or nothing. */
  slot: { caption: KarmakaMessageId | ''; textScale: number }
  /** The name of what lies above. */
  caption: { caption: KarmakaMessageId; textScale: number }
  /** Where Deeds lie. */
  deeds: { caption: KarmakaMessageId | ''; textScale: number }
  centre: { caption: KarmakaMessageId; textScale: number }
  count: { count: number }
  /** `taken`: the occupied rungs, a figure each. */
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
  /** Points that a choice brings to Deeds. */
  gain: { colour: CardColour; amount: number }
  /** Light that leads from the card in the centre to whom it concerns. */
  beam: { tone: 'aim' | 'offer' }
  halo: { colour: CardColour }
  /** A word for a seat. `strong`: an answer to be clicked. */
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

export type KarmakaSpriteSpec = SpriteSpecsOf<SpriteProps>
