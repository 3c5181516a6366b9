/** The lessons of Cosmic Karma's first game: one life on Earth, what is gathered and met there, and the way to the next. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicEvent, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import {
  KARMA_COLOURS,
  COSMIC_CONSCIOUSNESS_SPACE,
  HANGING_ON_SPACE,
  TOOLS,
  type KarmaPieceKind,
  type SpaceData,
} from '../../../engine/cosmic-karma/data.ts'
import { pawnPieceId, pegsPlace, accountPilePlace, spacePlace } from '../../../engine/cosmic-karma/places.ts'
import { memoizeByObject } from '../../art/memoize.ts'
import { acceptAny, createDidAction } from '../../lessons/lesson-conditions.ts'
import type { GameTutorial, LessonDecision, LessonEntry } from '../../lessons/lesson.ts'
import { pendingPrompt } from './current-state.ts'
import { valueOfBead, valueOfMeetingPawn, beadsRemovedByRings, bestSpaceValueAfterChoice } from './choice-value.ts'

type Here = LessonDecision<CosmicView, CosmicAction>
type Happened = LessonEntry<VisibleEvent<CosmicEvent>>

const asks = (now: Here, ...kinds: readonly string[]): boolean =>
  now.decisionKind !== undefined && kinds.includes(now.decisionKind)
const standsOn = ({ view, seat }: Here): SpaceData => SPACES[view.players[seat]?.space ?? COSMIC_CONSCIOUSNESS_SPACE]
/** A turn begins: dice or cards. */
const begins = (now: Here): boolean => asks(now, 'roll', 'start')

/** Of what is offered, what one would rather do than anything else of the kind. */
function best(now: Here, worth: (choice: CosmicAction) => number | undefined): CosmicAction | undefined {
  let found: { readonly choice: CosmicAction; readonly worth: number } | undefined
  for (const choice of now.choices) {
    const of = worth(choice)
    if (of !== undefined && (found === undefined || of > found.worth)) found = { choice, worth: of }
  }
  return found?.choice
}

/** Free Will Cards that lead to something that is lacking. */
const goodCard = (choice: CosmicAction, { view, seat }: Here): boolean =>
  choice.do === 'card' && bestSpaceValueAfterChoice(view, seat, choice) > 0
/** The best card if one leads to something, else the dice. Reckoned once for each decision. */
const bestBegin = memoizeByObject((now: Here): CosmicAction | undefined => {
  const { view, seat } = now
  const card = best(now, (choice) =>
    goodCard(choice, now) ? bestSpaceValueAfterChoice(view, seat, choice) : undefined,
  )
  return card ?? now.choices.find((choice) => choice.do === 'roll')
})
const beginsWell = (choice: CosmicAction, now: Here): boolean => choice === bestBegin(now)

/** The colour that one would choose for what is taken or given back. */
function kindest(now: Here): CosmicAction | undefined {
  const { view, seat } = now
  const account = view.players[seat]
  const ask = pendingPrompt(view)
  if (account === undefined) return undefined
  return best(now, (choice) => {
    switch (choice.do) {
      case 'colour': {
        const item: KarmaPieceKind = ask?.kind === 'dual' || ask?.kind === 'colour' ? ask.values.item : 'bead'
        return item === 'ring' ? beadsRemovedByRings(account, choice.colour) : valueOfBead(account, choice.colour)
      }
      case 'giveBack':
        return account.beads[choice.colour]
      default:
        return undefined
    }
  })
}

const did = createDidAction<VisibleEvent<CosmicEvent>>()
const took = (item: KarmaPieceKind, cancels: boolean) =>
  did('took', (event) => event.item === item && event.cancelled > 0 === cancels)
const walked =
  (fits: (from: string, to: string) => boolean) =>
  ({ facts: events, seat }: Happened): boolean =>
    events.some((event) => event.kind === 'moved' && event.piece === pawnPieceId(seat) && fits(event.from, event.to))
const gained = (told: Happened): boolean => took('ring', true)(told) || did('peg')(told)
const burdened = (told: Happened): boolean =>
  took('bead', false)(told) || took('bead', true)(told) || did('losesTurn')(told)
const met = (item: KarmaPieceKind | null) => did('majority', (event) => event.item === item)

/** All of an account. */
const accountOf = (seat: Seat): string => `seat${seat}`

const GATES = ['e2-09', 'e3-02'] as const
const REVIEW = spacePlace('s-01')
const PEG_CLOUDS = (['s-06', 's-07', 's-08', 's-09', 's-10'] as const).map(spacePlace)
const gates: readonly string[] = GATES.map(spacePlace)
const inTemple = (place: string): boolean => /^space:(torch|sword)/.test(place)

/** The lessons of a player's first game of Cosmic Karma, and when each of them applies. */
export const gameTutorial: GameTutorial<CosmicView, CosmicAction, VisibleEvent<CosmicEvent>> = {
  lessons: [
    {
      id: 'card',
      anytime: true,
      appliesTo: (now) => asks(now, 'cards') || (asks(now, 'start') && now.choices.some((each) => goodCard(each, now))),
      suggests: (choice, now) => (asks(now, 'cards') ? choice.do === 'go' : beginsWell(choice, now)),
      accepts: (choice, now) => asks(now, 'cards') || goodCard(choice, now),
      isTaughtBy: did('setOut', (event) => event.by === 'cards'),
      reactions: [{ id: 'went', fits: acceptAny }],
    },
    {
      id: 'fork',
      anytime: true,
      appliesTo: (now) => asks(now, 'fork') && standsOn(now).kind === 'gate',
      alsoGuides: (now) => asks(now, 'fork'),
      suggests: (choice, now) => choice === best(now, (each) => bestSpaceValueAfterChoice(now.view, now.seat, each)),
      isTaughtBy: walked((from) => gates.includes(from)),
      reactions: [
        { id: 'temple', fits: walked((from, to) => gates.includes(from) && inTemple(to)) },
        { id: 'ring', fits: acceptAny },
      ],
    },
    {
      id: 'end',
      anytime: true,
      appliesTo: (now) => begins(now) && standsOn(now).land === 4,
      suggests: beginsWell,
      highlightedPlaces: () => [spacePlace(HANGING_ON_SPACE), REVIEW],
      isTaughtBy: did('setOut', ({ by, from }) => by !== 'effect' && SPACES[from].land === 4),
      reactions: [
        { id: 'over', fits: did('landed', ({ space }) => spacePlace(space) === REVIEW) },
        { id: 'nearer', fits: acceptAny },
      ],
    },
    {
      id: 'clouds',
      anytime: true,
      appliesTo: (now) => begins(now) && standsOn(now).realm === 'spirit',
      suggests: beginsWell,
      highlightedPlaces: () => PEG_CLOUDS,
      isTaughtBy: did('landed', ({ space }) => SPACES[space].realm === 'spirit' && spacePlace(space) !== REVIEW),
      reactions: [
        { id: 'peg', fits: did('peg') },
        { id: 'other', fits: acceptAny },
      ],
    },
    {
      id: 'planning',
      anytime: true,
      appliesTo: (now) => asks(now, 'planning'),
      suggests: (choice, now) => {
        const join = now.choices.find(
          (each) => each.do === 'join' && valueOfMeetingPawn(now.view, now.seat, each.seat) > 0,
        )
        return choice === (join ?? now.choices.find((each) => each.do === 'roll'))
      },
      accepts: (choice) => choice.do !== 'wait',
      isTaughtBy: did('reborn'),
      reactions: [
        { id: 'joined', fits: did('joined') },
        { id: 'reborn', fits: acceptAny },
      ],
    },
    {
      id: 'way',
      appliesTo: begins,
      suggests: beginsWell,
      highlightedPlaces: ({ seat }) => [spacePlace(COSMIC_CONSCIOUSNESS_SPACE), accountOf(seat)],
      isTaughtBy: did('landed'),
      reactions: [
        { id: 'gain', fits: gained },
        { id: 'burden', fits: burdened },
        { id: 'other', fits: acceptAny },
      ],
    },
    {
      id: 'karma',
      appliesTo: (now) => begins(now) || asks(now, 'dual', 'colour', 'discard'),
      suggests: (choice, now) => choice === (begins(now) ? bestBegin(now) : kindest(now)),
      highlightedPlaces: ({ seat }) => KARMA_COLOURS.map((colour) => accountPilePlace(seat, 'beads', colour)),
      isTaughtBy: did('landed'),
      reactions: [
        { id: 'habit', fits: did('habit') },
        { id: 'cancelled', fits: took('ring', true) },
        { id: 'bead', fits: took('bead', false) },
        { id: 'kept', fits: took('ring', false) },
      ],
    },
    {
      id: 'tools',
      appliesTo: (now) => begins(now) || asks(now, 'takePeg'),
      suggests: (choice, now) =>
        begins(now)
          ? beginsWell(choice, now)
          : choice ===
            best(now, (each) =>
              each.do === 'takePeg' ? (now.view.players[now.seat]?.pegs[each.tool] ?? 0) : undefined,
            ),
      highlightedPlaces: ({ seat }) => TOOLS.map((tool) => pegsPlace(seat, tool)),
      isTaughtBy: did('landed'),
      reactions: [
        { id: 'loosened', fits: did('loosened') },
        { id: 'master', fits: did('masterTool') },
        { id: 'peg', fits: did('peg') },
      ],
    },
    {
      id: 'company',
      // In the Spirit Realm no karma rubs off between players.
      appliesTo: (now) => begins(now) && standsOn(now).realm !== 'spirit',
      suggests: beginsWell,
      highlightedPlaces: ({ view, seat }) =>
        view.players.flatMap(({ space }, at) => (at === seat ? [] : [spacePlace(space), accountOf(at)])),
      isTaughtBy: did('landed', ({ space }) => SPACES[space].realm === 'earth'),
      reactions: [
        { id: 'ring', fits: met('ring') },
        { id: 'bead', fits: met('bead') },
        { id: 'neutral', fits: met(null) },
        { id: 'alone', fits: acceptAny },
      ],
    },
  ],
  isGain: gained,
  isLoss: burdened,
}
