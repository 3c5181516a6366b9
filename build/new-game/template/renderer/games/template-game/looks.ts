/** What the painter can draw, as plain values. Words in a look are message ids or people's names. */
import type { Look } from '../../../../../../renderer/stage/scene.ts'
import type { TemplateGameId } from './names.ts'

export type TemplateGameLook = Readonly<
  /** The stage turns what changes its `face`. */
  | { kind: 'card'; face: 1; card: number }
  | { kind: 'back'; face: 0 }
  /** Where a card can lie: before a seat, or for all. `caption`: a message id, or nothing. */
  | { kind: 'slot'; colour: string; caption: TemplateGameId | ''; textScale: number }
  | { kind: 'count'; count: number }
  | { kind: 'panel'; turn: boolean; colour: string }
  | { kind: 'header'; name: string; colour: string; shape: string; turn: boolean; textScale: number }
>

/** A look checked against the list above, as scenes carry it. */
export function look(of: TemplateGameLook): Look {
  return of
}

/** A card as the viewer sees it. */
export function cardLook(card: number | null): TemplateGameLook {
  return card === null ? { kind: 'back', face: 0 } : { kind: 'card', face: 1, card }
}
