/** Where the rulebook says more of a decision: the chapter, by what is asked. */
import type { RauhaPromptKind } from '../../../engine/rauha/index.ts'
import type { RauhaEvent } from '../../../engine/rauha/events.ts'
import type { RulebookLinks } from '../rulebook-links.ts'
import type { RauhaSpriteSpec } from './sprite-specs.ts'

export const decisionChapters: Readonly<Record<RauhaPromptKind, string>> = {
  keep: 'turn',
  kept: 'turn',
  place: 'turn',
  placeOnly: 'turn',
  placePaid: 'turn',
  tooDear: 'turn',
  activate: 'effects',
  score: 'scoring',
}

/** And of what happened, and of the things on the board. */
export const rulebookLinks: RulebookLinks<RauhaEvent['kind'], RauhaSpriteSpec['kind']> = {
  fallback: 'turn',
  events: {
    chose: 'turn.choose',
    kept: 'turn.choose',
    looked: 'turn.choose',
    drafting: 'turn.choose',
    placed: 'turn.place',
    discarded: 'turn.discard',
    spored: 'table.spore',
    welcomed: 'entities',
    gained: 'turn.activate',
    water: 'scoring',
    scoring: 'scoring',
    part: 'scoring',
    dealt: 'course',
    leftOver: 'turn.choose',
    advanced: 'course',
    ended: 'end',
    turn: 'order',
  },
  looks: {
    card: 'cards',
    tile: 'table.tile',
    near: 'cards',
    avatar: 'table.avatar',
    spore: 'table.spore',
    satellite: 'table.satellite',
    entity: 'entities',
    niche: 'entities',
    rounds: 'course',
    track: 'table.energy',
    token: 'order',
    total: 'table.energy',
    deck: 'course',
    blackHole: 'turn.discard',
    order: 'order',
    border: 'table.avatar',
  },
}
