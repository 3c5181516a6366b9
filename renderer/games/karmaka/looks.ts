/** What the painter can draw, as plain values. Words in a look are message ids or people's names. */
import type { Card, CardColour, LifeColour, LadderRung } from '../../../engine/karmaka/data.ts'
import type { CoverLooks } from '../../art/cover.ts'
import type { LooksOf } from '../../art/looks.ts'
import type { PlateLook } from '../../art/plate.ts'
import type { HeadLook } from '../../art/seat-head.ts'
import type { KarmakaId } from './names.ts'

/** Which side of a team game a seat is on; `none` where everybody plays alone. */
export type TeamMark = 'none' | 'sun' | 'moon' | 'wolf'

/** What there is to say of each kind. */
export interface Looks extends CoverLooks {
  /** A card faceup. `face`: the stage turns what changes it. */
  card: {
    face: 1
    card: Card
    exposed: boolean
    textScale: number
  }
  back: { face: 0; future: boolean }
  panel: PlateLook & { asked: boolean; team: TeamMark }
  header: HeadLook & {
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
  slot: { caption: KarmakaId | ''; textScale: number }
  /** The name of what lies above. */
  caption: { caption: KarmakaId; textScale: number }
  /** Where Deeds lie. */
  deeds: { caption: KarmakaId | ''; textScale: number }
  centre: { caption: KarmakaId; textScale: number }
  count: { count: number }
  /** `taken`: the rungs where anybody stands, a figure each. */
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
  sign: { id: KarmakaId; strong: boolean; textScale: number }
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

export type KarmakaLook = LooksOf<Looks>
