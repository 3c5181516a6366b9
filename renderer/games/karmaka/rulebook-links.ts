/** Links from decisions, events and pieces of Karmaka to its rulebook. */
import type { KarmakaPromptKind } from '../../../engine/karmaka/index.ts'
import type { KarmakaEvent } from '../../../engine/karmaka/events.ts'
import type { EventAndPieceSections } from '../rulebook-links.ts'
import type { KarmakaSpriteSpec } from './sprite-specs.ts'

/** The rulebook chapter about each kind of decision. */
export const decisionChapters: Readonly<Record<KarmakaPromptKind, string>> = {
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

/** The rulebook section that explains each kind of event, and each kind of piece on the board. */
export const eventAndPieceSections: EventAndPieceSections<KarmakaEvent['kind'], KarmakaSpriteSpec['kind']> = {
  fallback: 'turn',
  events: {
    offered: 'cost',
    answered: 'cost',
    unclaimed: 'cost',
    scored: 'death',
    climbed: 'ladder',
    stayed: 'death',
    spent: 'death',
    reborn: 'death',
    copied: 'copy',
    stored: 'turn.later',
    targeted: 'reach',
    robbed: 'reach',
    ruined: 'piles.ruins',
    recalled: 'piles.future',
    drew: 'piles.deck',
    refilled: 'piles.well',
    lifted: 'piles.well',
    dealt: 'death',
  },
  looks: {
    card: 'cards',
    rung: 'ladder',
    ladder: 'ladder',
    ring: 'ladder',
    supply: 'ladder',
    token: 'ladder',
  },
}
