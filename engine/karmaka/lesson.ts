/**
 * The table of Karmaka's guided first game: the newcomer's first hand can do a little of everything, and the rival uses
 * abilities on them early, so that they are hurt once and offered what hurt them.
 */
import type { Prepared } from '../core/contract/prepared.ts'
import type { KarmakaAction, KarmakaView } from './state.ts'
import { CARD_DATA } from './data.ts'

export const prepared: Prepared<KarmakaView, KarmakaAction> = {
  seed: 'first life',
  options: {},
  rivals: [
    (choice, _, seat) => choice.do === 'target' && choice.seat !== seat,
    (choice) => choice.do === 'play' && choice.way === 'ability' && hurts(choice.card),
  ],
}

function hurts(card: keyof typeof CARD_DATA): boolean {
  const { colour, target } = CARD_DATA[card]
  return colour === 'red' && target !== 'self'
}
