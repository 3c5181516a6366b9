/** Where the rulebook says more of a decision: the chapter, by what is asked. */
import type { KarmakaAskKind } from '../../../engine/karmaka/index.ts'

export const chapters: Readonly<Record<KarmakaAskKind, string>> = {
  draw: 'turn',
  death: 'death',
  play: 'turn',
  mustPlay: 'turn',
  again: 'turn',
  offer: 'cost',
  rings: 'death',
  target: 'reach',
  ruinFor: 'cards',
  ruin: 'cards',
  deny: 'copy',
  discard: 'cards',
  ruinDeed: 'cards',
  drawOn: 'cards',
  store: 'cards',
  score: 'cards',
  keep: 'cards',
  putBack: 'cards',
  salvage: 'cards',
  recycle: 'cards',
  recall: 'cards',
  swindle: 'cards',
  embody: 'copy',
  mimic: 'copy',
}
