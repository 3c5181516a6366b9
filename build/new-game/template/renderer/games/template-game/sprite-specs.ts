/** The sprites that the painter can draw, as plain values. Texts in a sprite spec are message ids or player names. */
import type { SpriteSpecsOf } from '../../../../../../renderer/art/sprite-specs.ts'
import type { TemplateGameMessageId } from './names.ts'

/** Properties by sprite kind. */
export interface SpritePropsByKind {
  /** The stage animates a change of `face` as a flip. */
  card: { face: 1; card: number }
  back: { face: 0 }
  /** A place for cards, of a seat or shared. `caption`: a message id, or empty. */
  slot: { colour: string; caption: TemplateGameMessageId | ''; textScale: number }
  count: { count: number }
  panel: { turn: boolean; colour: string }
  header: { name: string; colour: string; shape: string; turn: boolean; textScale: number }
}

export type TemplateGameSpriteSpec = SpriteSpecsOf<SpritePropsByKind>

/** A card as the viewer sees it. */
export function cardSprite(card: number | null): TemplateGameSpriteSpec {
  return card === null ? { kind: 'back', face: 0 } : { kind: 'card', face: 1, card }
}
