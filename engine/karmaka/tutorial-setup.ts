/**
 * The setup of Karmaka's tutorial game. The first hand holds a good blue life and some cards of every other kind. The
 * rival uses its abilities on the beginner, who loses cards and is then offered the card that caused the loss.
 */
import type { TutorialSetup } from '../core/contract/tutorial-setup.ts'
import { CARD_DATA } from './data.ts'
import type { KarmakaAction, KarmakaView } from './state.ts'

/** Seed and options of the tutorial game, and the choices that the rival prefers in it. */
export const tutorialSetup: TutorialSetup<KarmakaView, KarmakaAction> = {
  seed: 'sunrise',
  options: {},
  rivalPreferences: [
    (choice, _, seat) => choice.do === 'target' && choice.seat !== seat,
    (choice, view, seat) => choice.do === 'play' && choice.way === 'ability' && hurtsOthers(choice.card, view, seat),
  ],
}

/** Whether the ability of a card would take something from another player. */
function hurtsOthers(card: keyof typeof CARD_DATA, { players }: KarmakaView, seat: number): boolean {
  const [other] = players.filter((_, at) => at !== seat)
  if (card === 'panic') return (other?.deck.count ?? 0) > 0
  if (card === 'hells-heart' || card === 'stolen-dreams') return (other?.future.count ?? 0) > 0
  return CARD_DATA[card].colour === 'red' && card !== 'roulette'
}
