/** The lessons of Moksha's first game: one life, what fills it, how it ends, and what of it goes on. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { playerOf } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaEvent, MokshaView } from '../../../engine/moksha/index.ts'
import { godPlace, occupationPlace, tokensPlace } from '../../../engine/moksha/places.ts'
import { always, doings } from '../../lessons/doings.ts'
import type { GuidedGame } from '../../lessons/lesson.ts'
import { verdictPlace, worthPlace } from './pieces.ts'
import {
  walksWell,
  walksBest,
  endsBest,
  isSanctuary,
  givesWell,
  isOfDisciples,
  countsMost,
  givesOrKeeps,
  serves,
  servesBest,
  keepsColours,
  calls,
  callsWell,
  isWindow,
  godIsNear,
  walksToGod,
  asks,
  sacrificing,
  spreads,
} from './sensible.ts'

const did = doings<VisibleEvent<MokshaEvent>>()
/** The first stage for which a caste alone does not do. */
const grewOld = did('aged', (fact) => fact.stage > 4)

export const guided: GuidedGame<MokshaView, MokshaAction, VisibleEvent<MokshaEvent>> = {
  lessons: [
    {
      id: 'mobilize',
      anytime: true,
      when: spreads,
      leads: (choice, now) => (sacrificing(now) ? givesWell(choice, now) : countsMost(choice, now)),
      accepts: (choice, now) => (sacrificing(now) ? givesWell(choice, now) : countsMost(choice, now)),
      taught: did('mobilized'),
      reactions: [{ id: 'moved', fits: always }],
    },
    {
      id: 'devote',
      anytime: true,
      when: (now) => asks(now, 'devote') || godIsNear(now),
      leads: (choice, now) => (sacrificing(now) ? givesWell(choice, now) : walksToGod(choice, now)),
      accepts: (choice, now) => (sacrificing(now) ? givesWell(choice, now) : walksToGod(choice, now)),
      shows: ({ view, seat }) => {
        const here = view.buildings[playerOf(view, seat).region - 1]
        return isSanctuary(here) ? [godPlace(seat, here)] : []
      },
      taught: did('devoted'),
      reactions: [{ id: 'won', fits: always }],
    },
    {
      id: 'god',
      anytime: true,
      when: (now) => isWindow(now) && now.choices.some(calls),
      leads: callsWell,
      accepts: calls,
      taught: did('invoked'),
      reactions: [{ id: 'helped', fits: always }],
    },
    {
      id: 'occupation',
      anytime: true,
      when: (now) => asks(now, 'serve'),
      leads: servesBest,
      accepts: serves,
      shows: ({ seat }) => [occupationPlace(seat)],
      taught: did('used'),
      reactions: [{ id: 'earned', fits: always }],
    },
    {
      id: 'wander',
      when: (now) => asks(now, 'wander'),
      // What a gift is for is told later: until then nothing is given.
      also: (now) => asks(now, 'sacrifice'),
      leads: (choice, now) => (sacrificing(now) ? choice.do === 'go' : walksBest(choice, now)),
      accepts: (choice, now) => (sacrificing(now) ? choice.do === 'go' : walksWell(choice, now)),
      shows: ({ seat }) => [tokensPlace(seat)],
      taught: did('wandered'),
      reactions: [{ id: 'gathered', fits: always }],
    },
    {
      id: 'harmony',
      when: (now) => asks(now, 'wander', 'evolve', 'gather'),
      leads: (choice, now) => walksBest(choice, now) || endsBest(choice, now),
      accepts: (choice, now) => !asks(now, 'wander') || walksWell(choice, now),
      shows: ({ seat }) => [`seat${seat}:harmony`],
      taught: did('gathered'),
      reactions: [
        { id: 'disciples', fits: did('gathered', (fact) => fact.disciples > 0) },
        { id: 'karma', fits: always },
      ],
    },
    {
      id: 'age',
      when: (now) => asks(now, 'wander', 'evolve', 'replace', 'devote', 'sacrifice', 'beforeDevote'),
      leads: (choice, now) => walksBest(choice, now) || endsBest(choice, now) || givesOrKeeps(choice, now),
      accepts: (choice, now) => !asks(now, 'wander') || walksWell(choice, now),
      shows: ({ seat }) => [verdictPlace(seat), tokensPlace(seat)],
      taught: (told) => grewOld(told) || did('died')(told),
      reactions: [{ id: 'older', fits: grewOld }],
    },
    {
      id: 'death',
      // It stands for some turns: where a marker ends, or something goes, what usually matters there is of more use.
      when: (now) => !asks(now, 'evolve', 'gather', 'mobilize', 'replace'),
      leads: (choice, now) =>
        walksBest(choice, now) || endsBest(choice, now) || countsMost(choice, now) || givesOrKeeps(choice, now),
      accepts: (choice, now) => !isOfDisciples(choice) || countsMost(choice, now),
      shows: ({ seat }) => [worthPlace(seat)],
      taught: did('died'),
      reactions: [
        {
          id: 'aura',
          fits: did('aura', (fact) => fact.source === 'majorities' && fact.amount > 0),
        },
        { id: 'none', fits: always },
      ],
    },
    {
      id: 'rebirth',
      when: (now) => asks(now, 'recall', 'karma', 'close', 'wander'),
      leads: (choice, now) => countsMost(choice, now) || keepsColours(choice) || walksBest(choice, now),
      accepts: (choice, now) => !isOfDisciples(choice) || countsMost(choice, now),
      shows: ({ seat }) => [occupationPlace(seat)],
      taught: did('wandered'),
      reactions: [],
    },
    {
      id: 'goal',
      when: (now) => asks(now, 'wander'),
      leads: () => false,
      shows: () => ['race'],
      taught: did('wandered'),
      reactions: [],
    },
  ],
  scored: did('aura', (fact) => fact.amount > 0),
  lost: (told) => did('paid')(told) || did('returned')(told),
}
