/** What the painter can draw, as plain values. Words in a look are message ids or people's names. */
import type { SpriteSpecsOf } from '../../../../../../renderer/art/sprite-specs.ts'
import type { TemplateGameMessageId } from './names.ts'

/** What there is to say of each kind. */
export interface SpriteProps {
  /** The stage turns what changes its `face`. */
  card: { face: 1; card: number }
  back: { face: 0 }
  /** Where a card can lie: before a seat, or for all. `caption`: a message id, or nothing. */
  slot: { colour: string; caption: TemplateGameMessageId | ''; textScale: number }
  count: { count: number }
  panel: { turn: boolean; colour: string }
  header: { name: string; colour: string; shape: string; turn: boolean; textScale: number }
}

export type TemplateGameSpriteSpec = SpriteSpecsOf<SpriteProps>

/** A card as the viewer sees it. */
export function cardSprite(card: number | null): TemplateGameSpriteSpec {
  return card === null ? { kind: 'back', face: 0 } : { kind: 'card', face: 1, card }
}
