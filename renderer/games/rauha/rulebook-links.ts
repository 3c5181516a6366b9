/** Links from the table to the rulebook. */
import type { RauhaPromptKind } from '../../../engine/rauha/index.ts'
import type { RauhaEvent } from '../../../engine/rauha/events.ts'
import type { EventAndPieceSections } from '../rulebook-links.ts'
import type { RauhaSpriteSpec } from './sprite-specs.ts'

/** The rulebook chapter that explains each kind of decision. */
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

/** The rulebook sections that explain each kind of event and each kind of piece on the board. */
export const eventAndPieceSections: EventAndPieceSections<RauhaEvent['kind'], RauhaSpriteSpec['kind']> = {
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
