/** Which part of the rulebook tells of what. */
import type { KarmakaAsk } from '../../../engine/karmaka/asks.ts'
import type { KarmakaFact } from '../../../engine/karmaka/facts.ts'
import type { Chapters } from '../chapters.ts'
import type { KarmakaLook } from './looks.ts'

export const chapters: Chapters<KarmakaFact['kind'], KarmakaAsk['kind'], KarmakaLook['kind']> = {
  otherwise: 'turn',
  facts: {
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
  asks: {
    offer: 'cost',
    death: 'death',
    rings: 'death',
    target: 'reach',
    mimic: 'copy',
    embody: 'copy',
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
