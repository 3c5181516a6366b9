/** Which part of the rulebook tells of what. */
import type { RauhaAsk } from '../../../engine/rauha/asks.ts'
import type { RauhaFact } from '../../../engine/rauha/facts.ts'
import type { Chapters } from '../chapters.ts'
import type { RauhaLook } from './looks.ts'

export const chapters: Chapters<RauhaFact['kind'], RauhaAsk['kind'], RauhaLook['kind']> = {
  otherwise: 'turn',
  facts: {
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
  asks: {
    keep: 'turn.choose',
    kept: 'turn.choose',
    activate: 'turn.activate',
    score: 'scoring',
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
