/** The lessons of Moksha's first game: one life, what fills it, how it ends, and what of it goes on. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { playerOf } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaEvent, MokshaView } from '../../../engine/moksha/index.ts'
import { godPlace, occupationPlace, tokensPlace } from '../../../engine/moksha/places.ts'
import { acceptAny, createDidAction } from '../../lessons/lesson-conditions.ts'
import type { GameTutorial } from '../../lessons/lesson.ts'
import { survivalVerdictPlace, deathWorthPlace } from './click-targets.ts'
import {
  isGoodWalk,
  isBestWalk,
  isBestHex,
  isSanctuary,
  isAffordableGift,
  isDiscipleAction,
  countsMostRegions,
  isWorthwhileGiftOrPass,
  usesOccupation,
  usesOccupationFully,
  keepsDifferentColours,
  callsGod,
  callsUsefulGod,
  asksOnlyForGods,
  isGodWithinReach,
  isWalkToGod,
  isAsked,
  asksForSacrifice,
  asksToSpread,
} from './sensible-choices.ts'

const did = createDidAction<VisibleEvent<MokshaEvent>>()
/** The first stage for which a caste alone does not do. */
const grewOld = did('aged', (fact) => fact.stage > 4)

/** The lessons of a player's first game of Moksha, and when each of them applies. */
export const gameTutorial: GameTutorial<MokshaView, MokshaAction, VisibleEvent<MokshaEvent>> = {
  lessons: [
    {
      id: 'mobilize',
      anytime: true,
      appliesTo: asksToSpread,
      suggests: (choice, now) =>
        asksForSacrifice(now) ? isAffordableGift(choice, now) : countsMostRegions(choice, now),
      accepts: (choice, now) =>
        asksForSacrifice(now) ? isAffordableGift(choice, now) : countsMostRegions(choice, now),
      isTaughtBy: did('mobilized'),
      reactions: [{ id: 'moved', fits: acceptAny }],
    },
    {
      id: 'devote',
      anytime: true,
      appliesTo: (now) => isAsked(now, 'devote') || isGodWithinReach(now),
      suggests: (choice, now) => (asksForSacrifice(now) ? isAffordableGift(choice, now) : isWalkToGod(choice, now)),
      accepts: (choice, now) => (asksForSacrifice(now) ? isAffordableGift(choice, now) : isWalkToGod(choice, now)),
      highlightedPlaces: ({ view, seat }) => {
        const here = view.buildings[playerOf(view, seat).region - 1]
        return isSanctuary(here) ? [godPlace(seat, here)] : []
      },
      isTaughtBy: did('devoted'),
      reactions: [{ id: 'won', fits: acceptAny }],
    },
    {
      id: 'god',
      anytime: true,
      appliesTo: (now) => asksOnlyForGods(now) && now.choices.some(callsGod),
      suggests: callsUsefulGod,
      accepts: callsGod,
      isTaughtBy: did('invoked'),
      reactions: [{ id: 'helped', fits: acceptAny }],
    },
    {
      id: 'occupation',
      anytime: true,
      appliesTo: (now) => isAsked(now, 'serve'),
      suggests: usesOccupationFully,
      accepts: usesOccupation,
      highlightedPlaces: ({ seat }) => [occupationPlace(seat)],
      isTaughtBy: did('used'),
      reactions: [{ id: 'earned', fits: acceptAny }],
    },
    {
      id: 'wander',
      appliesTo: (now) => isAsked(now, 'wander'),
      // A later lesson explains the use of a gift: until then the lesson suggests giving nothing.
      alsoGuides: (now) => isAsked(now, 'sacrifice'),
      suggests: (choice, now) => (asksForSacrifice(now) ? choice.do === 'go' : isBestWalk(choice, now)),
      accepts: (choice, now) => (asksForSacrifice(now) ? choice.do === 'go' : isGoodWalk(choice, now)),
      highlightedPlaces: ({ seat }) => [tokensPlace(seat)],
      isTaughtBy: did('wandered'),
      reactions: [{ id: 'gathered', fits: acceptAny }],
    },
    {
      id: 'harmony',
      appliesTo: (now) => isAsked(now, 'wander', 'evolve', 'gather'),
      suggests: (choice, now) => isBestWalk(choice, now) || isBestHex(choice, now),
      accepts: (choice, now) => !isAsked(now, 'wander') || isGoodWalk(choice, now),
      highlightedPlaces: ({ seat }) => [`seat${seat}:harmony`],
      isTaughtBy: did('gathered'),
      reactions: [
        { id: 'disciples', fits: did('gathered', (fact) => fact.disciples > 0) },
        { id: 'karma', fits: acceptAny },
      ],
    },
    {
      id: 'age',
      appliesTo: (now) => isAsked(now, 'wander', 'evolve', 'replace', 'devote', 'sacrifice', 'beforeDevote'),
      suggests: (choice, now) =>
        isBestWalk(choice, now) || isBestHex(choice, now) || isWorthwhileGiftOrPass(choice, now),
      accepts: (choice, now) => !isAsked(now, 'wander') || isGoodWalk(choice, now),
      highlightedPlaces: ({ seat }) => [survivalVerdictPlace(seat), tokensPlace(seat)],
      isTaughtBy: (told) => grewOld(told) || did('died')(told),
      reactions: [{ id: 'older', fits: grewOld }],
    },
    {
      id: 'death',
      // It stands for some turns: where a marker ends, or something goes, what usually matters there is of more use.
      appliesTo: (now) => !isAsked(now, 'evolve', 'gather', 'mobilize', 'replace'),
      suggests: (choice, now) =>
        isBestWalk(choice, now) ||
        isBestHex(choice, now) ||
        countsMostRegions(choice, now) ||
        isWorthwhileGiftOrPass(choice, now),
      accepts: (choice, now) => !isDiscipleAction(choice) || countsMostRegions(choice, now),
      highlightedPlaces: ({ seat }) => [deathWorthPlace(seat)],
      isTaughtBy: did('died'),
      reactions: [
        {
          id: 'aura',
          fits: did('aura', (fact) => fact.source === 'majorities' && fact.amount > 0),
        },
        { id: 'none', fits: acceptAny },
      ],
    },
    {
      id: 'rebirth',
      appliesTo: (now) => isAsked(now, 'recall', 'karma', 'close', 'wander'),
      suggests: (choice, now) =>
        countsMostRegions(choice, now) || keepsDifferentColours(choice) || isBestWalk(choice, now),
      accepts: (choice, now) => !isDiscipleAction(choice) || countsMostRegions(choice, now),
      highlightedPlaces: ({ seat }) => [occupationPlace(seat)],
      isTaughtBy: did('wandered'),
      reactions: [],
    },
    {
      id: 'goal',
      appliesTo: (now) => isAsked(now, 'wander'),
      suggests: () => false,
      highlightedPlaces: () => ['race'],
      isTaughtBy: did('wandered'),
      reactions: [],
    },
  ],
  isGain: did('aura', (fact) => fact.amount > 0),
  isLoss: (told) => did('paid')(told) || did('returned')(told),
}
