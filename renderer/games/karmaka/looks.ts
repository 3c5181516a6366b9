/** What the painter can draw, as plain values. Words in a look are message ids or people's names. */
import type { Card, Colour, LifeColour, Rung } from '../../../engine/karmaka/data.ts'
import type { Look } from '../../stage/scene.ts'

/** Which side of a team game a seat is on; `none` where everybody plays alone. */
export type TeamMark = 'none' | 'sun' | 'moon' | 'wolf'

export type KarmakaLook =
  /** A card faceup. `face`: the stage turns what changes it. */
  | {
      readonly kind: 'card'
      readonly face: 1
      readonly card: Card
      readonly exposed: boolean
      readonly textScale: number
    }
  | { readonly kind: 'back'; readonly face: 0; readonly future: boolean }
  | {
      readonly kind: 'panel'
      readonly turn: boolean
      readonly asked: boolean
      readonly colour: string
      readonly team: TeamMark
    }
  | {
      readonly kind: 'header'
      readonly name: string
      readonly colour: string
      readonly shape: string
      readonly rung: Rung['id']
      readonly team: TeamMark
      readonly turn: boolean
      readonly red: number
      readonly green: number
      readonly blue: number
      readonly best: LifeColour
      readonly need: number
      /** Rings lie at the end of the first line. */
      readonly rings: number
      readonly textScale: number
    }
  /** Where cards lie. `caption`: a message id, or nothing. */
  | { readonly kind: 'slot'; readonly caption: string; readonly textScale: number }
  /** The name of what lies above. */
  | { readonly kind: 'caption'; readonly caption: string; readonly textScale: number }
  /** Where Deeds lie. */
  | { readonly kind: 'deeds'; readonly caption: string; readonly textScale: number }
  | { readonly kind: 'centre'; readonly caption: string; readonly textScale: number }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'ladder'; readonly upright: boolean; readonly textScale: number }
  | {
      readonly kind: 'rung'
      readonly rung: Rung['id']
      readonly need: number
      readonly reached: boolean
      readonly textScale: number
    }
  | { readonly kind: 'token'; readonly colour: string; readonly shape: string }
  | { readonly kind: 'ring' }
  | { readonly kind: 'supply'; readonly count: number }
  /** Light that leads from the card in the centre to whom it concerns. */
  | { readonly kind: 'beam'; readonly tone: 'aim' | 'offer' }
  | { readonly kind: 'halo'; readonly colour: Colour }
  /** A word for a seat. `strong`: an answer to be clicked. */
  | { readonly kind: 'sign'; readonly id: string; readonly strong: boolean; readonly textScale: number }
  | {
      readonly kind: 'reckoning'
      readonly red: number
      readonly green: number
      readonly blue: number
      readonly best: LifeColour
      readonly need: number
      readonly spend: number
      readonly textScale: number
    }
  | { readonly kind: 'tray' }
  | { readonly kind: 'veil' }
  | { readonly kind: 'title'; readonly id: string; readonly count: number; readonly textScale: number }

/** A look checked against the list above, as scenes carry it. */
export function look(of: KarmakaLook): Look {
  return of
}
