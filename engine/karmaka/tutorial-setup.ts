/**
 * The table of Karmaka's guided first game: the first hand holds a good blue life and a little of everything; the rival
 * uses its abilities on the newcomer, who loses something and is offered what took it.
 */
import type { TutorialSetup } from '../core/contract/tutorial-setup.ts'
import { CARD_DATA } from './data.ts'
import type { KarmakaAction, KarmakaView } from './state.ts'

export const tutorialSetup: TutorialSetup<KarmakaView, KarmakaAction> = {
  seed: 'sunrise',
  options: {},
  rivalPreferences: [
    (choice, _, seat) => choice.do === 'target' && choice.seat !== seat,
    (choice, view, seat) => choice.do === 'play' && choice.way === 'ability' && hurtsOthers(choice.card, view, seat),
  ],
}

/** Whether the ability of a card would take something from somebody else. */
function hurtsOthers(card: keyof typeof CARD_DATA, { players }: KarmakaView, seat: number): boolean {
  const [other] = players.filter((_, at) => at !== seat)
  if (card === 'panic') return (other?.deck.count ?? 0) > 0
  if (card === 'hells-heart' || card === 'stolen-dreams') return (other?.future.count ?? 0) > 0
  return CARD_DATA[card].colour === 'red' && card !== 'roulette'
}
