/** The lessons of Chakra's first game: the Crown is brought into harmony, and what that takes is told on the way. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import {
  BUBBLES_POSITION,
  EARTH_POSITION,
  TOP_CHAKRA_POSITION,
  LAST_CHAKRA_POSITION,
} from '../../../engine/chakra/data.ts'
import type { ChakraAction, ChakraEvent, ChakraView } from '../../../engine/chakra/index.ts'
import { columnPositionPlace, notchPlace, availableInspirationTokensPlace } from '../../../engine/chakra/places.ts'
import { acceptAny, createDidAction } from '../../lessons/lesson-conditions.ts'
import type { GameTutorial, LessonDecision, LessonEntry } from '../../lessons/lesson.ts'
import { estimateNearestHarmonizableChakra, preferredChoicesTowardsGoal } from './nearest-harmony.ts'

type Here = LessonDecision<ChakraView, ChakraAction>
type Happened = LessonEntry<VisibleEvent<ChakraEvent>>

const asks = (now: Here, ...kinds: readonly string[]): boolean =>
  now.decisionKind !== undefined && kinds.includes(now.decisionKind)
const offers = ({ choices }: Here, what: ChakraAction['do']): boolean => choices.some((choice) => choice.do === what)
const columnOf = ({ view, seat }: Here): readonly (readonly string[])[] => view.boards[seat]?.column ?? []
const bubbles = (now: Here): readonly string[] => columnOf(now)[BUBBLES_POSITION] ?? []

/** Tokens lie on Inspiration spaces: they could come back. */
const hasChannelled = ({ view, seat }: Here): boolean => view.boards[seat]?.spaces.includes(true) === true
const receiving = (now: Here): boolean =>
  asks(now, 'receive', 'place', 'black') || (asks(now, 'turn') && offers(now, 'lift'))
const lifts = (choice: ChakraAction): boolean => choice.do === 'lift'
const liftsPurple = (choice: ChakraAction): boolean => choice.do === 'lift' && choice.colour === 'purple'
const settles = (choice: ChakraAction, at: number): boolean => choice.do === 'place' && choice.at === at
/** Purple where there is some, else anything: a turn is not to be lost. */
const liftsWell = (choice: ChakraAction, now: Here): boolean =>
  lifts(choice) && (liftsPurple(choice) || !now.choices.some(liftsPurple))
/** A second one into the bubbles: a third would leave no room for what comes next. */
const addsSecond = (choice: ChakraAction, now: Here): boolean => lifts(choice) && now.view.lifted.length < 2
/** The spaces whose moves let energies sink out of the bubbles: all three, or a single one. */
const ALL_DOWN = 1
const ONE_EITHER_WAY = 7
const opens = (choice: ChakraAction, space: number): boolean => choice.do === 'channel' && choice.space === space
/** All three at once if all of them lie there: it would draw on the Crown otherwise. */
function opensWell(choice: ChakraAction, now: Here): boolean {
  const all = bubbles(now).length === 3 && now.choices.some((each) => opens(each, ALL_DOWN))
  return opens(choice, all ? ALL_DOWN : ONE_EITHER_WAY)
}

const did = createDidAction<VisibleEvent<ChakraEvent>>()
const received = ({ facts: events, seat }: Happened, fits: (at: number) => boolean): boolean =>
  events.some((event) => event.kind === 'received' && event.seat === seat && fits(event.at))
const lifted = ({ facts: events, ownTurn }: Happened, fits: (piece: string) => boolean): boolean =>
  ownTurn && events.some((event) => event.kind === 'moved' && event.to === 'lifted' && fits(event.piece))

const own =
  (at: number) =>
  ({ seat }: { readonly seat: Seat }) => [columnPositionPlace(seat, at)]

/** The Crown as a rule; another Chakra once its energies have gone elsewhere. */
const towardsHarmony = (choice: ChakraAction, now: Here): boolean =>
  preferredChoicesTowardsGoal(estimateNearestHarmonizableChakra(now.view, now.seat), now).includes(choice)

/**
 * The tutorial of Chakra: a list of lessons. Each lesson says when it applies, which choices it suggests and accepts,
 * and which text follows the player's choice.
 */
export const gameTutorial: GameTutorial<ChakraView, ChakraAction, VisibleEvent<ChakraEvent>> = {
  lessons: [
    {
      id: 'lift',
      appliesTo: (now) => asks(now, 'turn') && offers(now, 'lift'),
      suggests: liftsPurple,
      accepts: lifts,
      isTaughtBy: (told) => lifted(told, acceptAny),
      reactions: [
        { id: 'purple', fits: (told) => lifted(told, (piece) => piece === 'purple') },
        { id: 'other', fits: acceptAny },
      ],
    },
    {
      id: 'place',
      appliesTo: (now) => asks(now, 'receive', 'place', 'black'),
      suggests: (choice, now) => settles(choice, BUBBLES_POSITION) || addsSecond(choice, now),
      accepts: () => false,
      highlightedPlaces: own(BUBBLES_POSITION),
      isTaughtBy: (told) => received(told, acceptAny),
      reactions: [
        { id: 'bubbles', fits: (told) => received(told, (at) => at === BUBBLES_POSITION) },
        { id: 'chakra', fits: acceptAny },
      ],
    },
    {
      id: 'land',
      appliesTo: receiving,
      suggests: (choice, now) => (asks(now, 'turn') ? liftsPurple(choice) : settles(choice, TOP_CHAKRA_POSITION)),
      accepts: (choice, now) => (asks(now, 'turn') ? liftsWell(choice, now) : lands(choice, now.view)),
      highlightedPlaces: ({ seat }) => [notchPlace(seat, TOP_CHAKRA_POSITION), availableInspirationTokensPlace(seat)],
      isTaughtBy: (told) => received(told, (at) => at !== BUBBLES_POSITION),
      reactions: [{ id: 'notch', fits: acceptAny }],
    },
    {
      id: 'gather',
      appliesTo: receiving,
      suggests: (choice, now) => (asks(now, 'turn') ? liftsWell(choice, now) : settles(choice, BUBBLES_POSITION)),
      accepts: (choice, now) => (asks(now, 'turn') ? liftsWell(choice, now) : isHome(choice, now.view)),
      highlightedPlaces: own(BUBBLES_POSITION),
      isTaughtBy: did('received'),
      reactions: [{ id: 'three', fits: acceptAny }],
    },
    {
      id: 'channel',
      appliesTo: (now) => asks(now, 'turn') && offers(now, 'channel'),
      suggests: opensWell,
      accepts: (choice, now) => opensWell(choice, now) || opens(choice, ONE_EITHER_WAY),
      highlightedPlaces: ({ seat }) => [availableInspirationTokensPlace(seat)],
      isTaughtBy: did('channelled'),
      reactions: [{ id: 'paid', fits: acceptAny }],
    },
    {
      id: 'harmony',
      appliesTo: (now) => asks(now, 'turn', 'meditate', 'channel', 'either') || receiving(now),
      suggests: towardsHarmony,
      accepts: towardsHarmony,
      highlightedPlaces: ({ view, seat }) => [
        columnPositionPlace(seat, estimateNearestHarmonizableChakra(view, seat).at),
      ],
      isTaughtBy: did('harmonized'),
      reactions: [{ id: 'home', fits: acceptAny }],
    },
    {
      id: 'meditate',
      appliesTo: (now) => asks(now, 'turn', 'meditate') && hasChannelled(now),
      suggests: (choice) => choice.do === 'meditate',
      accepts: (choice) => choice.do === 'meditate',
      isTaughtBy: did('meditated'),
      reactions: [{ id: 'looked', fits: acceptAny }],
    },
    {
      id: 'goal',
      appliesTo: (now) => asks(now, 'turn', 'meditate'),
      suggests: () => false,
      highlightedPlaces: ({ seat }) => [
        columnPositionPlace(seat, LAST_CHAKRA_POSITION),
        columnPositionPlace(seat, EARTH_POSITION),
      ],
      isTaughtBy: ({ facts: events, ownTurn }) => ownTurn && events.some(({ kind }) => kind !== 'turn'),
      reactions: [],
    },
  ],
  isGain: did('harmonized'),
  // Tokens are few: what pays for a way is missing elsewhere.
  isLoss: ({ facts: events, seat }) =>
    events.some((event) => event.kind === 'moved' && event.from === availableInspirationTokensPlace(seat)),
}

/** Into the bubbles, or all of it onto its own Chakra. */
function isHome(choice: ChakraAction, view: ChakraView): boolean {
  return settles(choice, BUBBLES_POSITION) || lands(choice, view)
}

function lands(choice: ChakraAction, { lifted: held }: ChakraView): boolean {
  return choice.do === 'place' && choice.at === TOP_CHAKRA_POSITION && held.every((colour) => colour === 'purple')
}
