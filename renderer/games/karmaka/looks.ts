/** What the painter can draw, as plain values. Words in a look are message ids or people's names. */
import type { Card, Colour, LifeColour, Rung } from '../../../engine/karmaka/data.ts'
import type { Look } from '../../stage/scene.ts'
import type { KarmakaId } from './names.ts'

/** Which side of a team game a seat is on; `none` where everybody plays alone. */
export type TeamMark = 'none' | 'sun' | 'moon' | 'wolf'

export type KarmakaLook = Readonly<
  /** A card faceup. `face`: the stage turns what changes it. */
  | {
      kind: 'card'
      face: 1
      card: Card
      exposed: boolean
      textScale: number
    }
  | { kind: 'back'; face: 0; future: boolean }
  | {
      kind: 'panel'
      turn: boolean
      asked: boolean
      colour: string
      team: TeamMark
    }
  | {
      kind: 'header'
      name: string
      colour: string
      shape: string
      rung: Rung['id']
      team: TeamMark
      turn: boolean
      red: number
      green: number
      blue: number
      best: LifeColour
      need: number
      /** Rings lie at the end of the first line. */
      rings: number
      textScale: number
    }
  /** Where cards lie. `caption`: a message id, or nothing. */
  | { kind: 'slot'; caption: KarmakaId | ''; textScale: number }
  /** The name of what lies above. */
  | { kind: 'caption'; caption: KarmakaId; textScale: number }
  /** Where Deeds lie. */
  | { kind: 'deeds'; caption: KarmakaId | ''; textScale: number }
  | { kind: 'centre'; caption: KarmakaId; textScale: number }
  | { kind: 'count'; count: number }
  | { kind: 'ladder'; upright: boolean; textScale: number }
  | {
      kind: 'rung'
      rung: Rung['id']
      need: number
      reached: boolean
      textScale: number
    }
  | { kind: 'token'; colour: string; shape: string }
  | { kind: 'ring' }
  | { kind: 'supply'; count: number }
  /** Light that leads from the card in the centre to whom it concerns. */
  | { kind: 'beam'; tone: 'aim' | 'offer' }
  | { kind: 'halo'; colour: Colour }
  /** A word for a seat. `strong`: an answer to be clicked. */
  | { kind: 'sign'; id: KarmakaId; strong: boolean; textScale: number }
  | {
      kind: 'reckoning'
      red: number
      green: number
      blue: number
      best: LifeColour
      need: number
      spend: number
      textScale: number
    }
  | { kind: 'tray' }
  | { kind: 'veil' }
  | { kind: 'title'; id: KarmakaId; count: number; textScale: number }
>

/** A look checked against the list above, as scenes carry it. */
export function look(of: KarmakaLook): Look {
  return of
}
