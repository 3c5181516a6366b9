/** The lessons of Moksha's first game: one life, what fills it, how it ends, and what of it goes on. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { playerOf } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaEvent, MokshaView } from '../../../engine/moksha/index.ts'
import { godMarkerPlace, occupationCardPlace, seatTokensPlace } from '../../../engine/moksha/places.ts'
import { acceptAny, createDidAction } from '../../lessons/lesson-conditions.ts'
import type { GameTutorial } from '../../lessons/lesson.ts'
import { survivalVerdictPlace, deathForecastPlace } from './click-targets.ts'
import {
  isRewardingFreeWalk,
  isBestFreeWalk,
  isBestHarmonyChoice,
  isGodSanctuary,
  isSurvivableSacrifice,
  movesOrRecallsDisciples,
  maximizesRegionsAtDeath,
  isUsefulSacrificeOrPass,
  usesOccupationEffect,
  usesOccupationEffectFully,
  keepsKarmaOfDifferentColours,
  callsGod,
  callsUsefulGod,
  isOnlyAboutCallingGods,
  isTimeToWinFirstGod,
  isWalkToPreferredSanctuary,
  isDecisionOfKind,
  asksForSacrifice,
  asksAboutMovingDisciples,
} from './tutorial-suggestions.ts'

const did = createDidAction<VisibleEvent<MokshaEvent>>()
/** The first stage for which a caste alone does not do. */
const grewOld = did('aged', (event) => event.stage > 4)

/** The lessons of a player's first game of Moksha, and when each of them applies. */
export const gameTutorial: GameTutorial<MokshaView, MokshaAction, VisibleEvent<MokshaEvent>> = {
  lessons: [
    {
      id: 'mobilize',
      anytime: true,
      appliesTo: asksAboutMovingDisciples,
      suggests: (choice, now) =>
        asksForSacrifice(now) ? isSurvivableSacrifice(choice, now) : maximizesRegionsAtDeath(choice, now),
      accepts: (choice, now) =>
        asksForSacrifice(now) ? isSurvivableSacrifice(choice, now) : maximizesRegionsAtDeath(choice, now),
      isTaughtBy: did('mobilized'),
      reactions: [{ id: 'moved', fits: acceptAny }],
    },
    {
      id: 'devote',
      anytime: true,
      appliesTo: (now) => isDecisionOfKind(now, 'devote') || isTimeToWinFirstGod(now),
      suggests: (choice, now) =>
        asksForSacrifice(now) ? isSurvivableSacrifice(choice, now) : isWalkToPreferredSanctuary(choice, now),
      accepts: (choice, now) =>
        asksForSacrifice(now) ? isSurvivableSacrifice(choice, now) : isWalkToPreferredSanctuary(choice, now),
      highlightedPlaces: ({ view, seat }) => {
        const here = view.buildings[playerOf(view, seat).region - 1]
        return isGodSanctuary(here) ? [godMarkerPlace(seat, here)] : []
      },
      isTaughtBy: did('devoted'),
      reactions: [{ id: 'won', fits: acceptAny }],
    },
    {
      id: 'god',
      anytime: true,
      appliesTo: (now) => isOnlyAboutCallingGods(now) && now.choices.some(callsGod),
      suggests: callsUsefulGod,
      accepts: callsGod,
      isTaughtBy: did('invoked'),
      reactions: [{ id: 'helped', fits: acceptAny }],
    },
    {
      id: 'occupation',
      anytime: true,
      appliesTo: (now) => isDecisionOfKind(now, 'serve'),
      suggests: usesOccupationEffectFully,
      accepts: usesOccupationEffect,
      highlightedPlaces: ({ seat }) => [occupationCardPlace(seat)],
      isTaughtBy: did('used'),
      reactions: [{ id: 'earned', fits: acceptAny }],
    },
    {
      id: 'wander',
      appliesTo: (now) => isDecisionOfKind(now, 'wander'),
      // A later lesson explains the use of a gift: until then the lesson suggests giving nothing.
      alsoGuides: (now) => isDecisionOfKind(now, 'sacrifice'),
      suggests: (choice, now) => (asksForSacrifice(now) ? choice.do === 'go' : isBestFreeWalk(choice, now)),
      accepts: (choice, now) => (asksForSacrifice(now) ? choice.do === 'go' : isRewardingFreeWalk(choice, now)),
      highlightedPlaces: ({ seat }) => [seatTokensPlace(seat)],
      isTaughtBy: did('wandered'),
      reactions: [{ id: 'gathered', fits: acceptAny }],
    },
    {
      id: 'harmony',
      appliesTo: (now) => isDecisionOfKind(now, 'wander', 'evolve', 'gather'),
      suggests: (choice, now) => isBestFreeWalk(choice, now) || isBestHarmonyChoice(choice, now),
      accepts: (choice, now) => !isDecisionOfKind(now, 'wander') || isRewardingFreeWalk(choice, now),
      highlightedPlaces: ({ seat }) => [`seat${seat}:harmony`],
      isTaughtBy: did('gathered'),
      reactions: [
        { id: 'disciples', fits: did('gathered', (event) => event.disciples > 0) },
        { id: 'karma', fits: acceptAny },
      ],
    },
    {
      id: 'age',
      appliesTo: (now) => isDecisionOfKind(now, 'wander', 'evolve', 'replace', 'devote', 'sacrifice', 'beforeDevote'),
      suggests: (choice, now) =>
        isBestFreeWalk(choice, now) || isBestHarmonyChoice(choice, now) || isUsefulSacrificeOrPass(choice, now),
      accepts: (choice, now) => !isDecisionOfKind(now, 'wander') || isRewardingFreeWalk(choice, now),
      highlightedPlaces: ({ seat }) => [survivalVerdictPlace(seat), seatTokensPlace(seat)],
      isTaughtBy: (told) => grewOld(told) || did('died')(told),
      reactions: [{ id: 'older', fits: grewOld }],
    },
    {
      id: 'death',
      // It stands for some turns: where a marker ends, or something goes, what usually matters there is of more use.
      appliesTo: (now) => !isDecisionOfKind(now, 'evolve', 'gather', 'mobilize', 'replace'),
      suggests: (choice, now) =>
        isBestFreeWalk(choice, now) ||
        isBestHarmonyChoice(choice, now) ||
        maximizesRegionsAtDeath(choice, now) ||
        isUsefulSacrificeOrPass(choice, now),
      accepts: (choice, now) => !movesOrRecallsDisciples(choice) || maximizesRegionsAtDeath(choice, now),
      highlightedPlaces: ({ seat }) => [deathForecastPlace(seat)],
      isTaughtBy: did('died'),
      reactions: [
        {
          id: 'aura',
          fits: did('aura', (event) => event.source === 'majorities' && event.amount > 0),
        },
        { id: 'none', fits: acceptAny },
      ],
    },
    {
      id: 'rebirth',
      appliesTo: (now) => isDecisionOfKind(now, 'recall', 'karma', 'close', 'wander'),
      suggests: (choice, now) =>
        maximizesRegionsAtDeath(choice, now) || keepsKarmaOfDifferentColours(choice) || isBestFreeWalk(choice, now),
      accepts: (choice, now) => !movesOrRecallsDisciples(choice) || maximizesRegionsAtDeath(choice, now),
      highlightedPlaces: ({ seat }) => [occupationCardPlace(seat)],
      isTaughtBy: did('wandered'),
      reactions: [],
    },
    {
      id: 'goal',
      appliesTo: (now) => isDecisionOfKind(now, 'wander'),
      suggests: () => false,
      highlightedPlaces: () => ['race'],
      isTaughtBy: did('wandered'),
      reactions: [],
    },
  ],
  isGain: did('aura', (event) => event.amount > 0),
  isLoss: (told) => did('paid')(told) || did('returned')(told),
}
