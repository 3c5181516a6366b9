/** The lessons of Karmaka's first game: one life, one death, and what of it goes on. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { CARD_DATA, LIFE_SCORING_COLOURS, type CardId, type LifeColour } from '../../../engine/karmaka/data.ts'
import { zonePlace, rungPlace } from '../../../engine/karmaka/places.ts'
import type { KarmakaAction, KarmakaEvent, KarmakaView, ViewedPlayer } from '../../../engine/karmaka/state.ts'
import { acceptAny, createDidAction } from '../../lessons/lesson-conditions.ts'
import type { GameTutorial, LessonDecision, LessonEntry } from '../../lessons/lesson.ts'
import { lifeProgressOf } from './seat-figures.ts'
import { activeFrame } from './current-state.ts'

type Here = LessonDecision<KarmakaView, KarmakaAction>
type Happened = LessonEntry<VisibleEvent<KarmakaEvent>>

const playing = (now: Here): boolean => ['play', 'mustPlay', 'again'].includes(now.decisionKind ?? '')
const ownOf = ({ view, seat }: Here): ViewedPlayer | undefined => view.players[seat]

const did = createDidAction<VisibleEvent<KarmakaEvent>>()
const tookPart = ({ facts: events, seat }: Happened): boolean =>
  events.some((event) => ['played', 'stored', 'passed'].includes(event.kind) && 'seat' in event && event.seat === seat)

const worthOf = (card: CardId): number => CARD_DATA[card].points
const counts = (card: CardId, colour: LifeColour): boolean =>
  CARD_DATA[card].colour === colour || CARD_DATA[card].colour === 'mosaic'
const total = (cards: readonly CardId[], colour: LifeColour): number =>
  cards.filter((card) => counts(card, colour)).reduce((sum, card) => sum + worthOf(card), 0)

/** The colour in which Deeds and Hand together come to most. */
function bestColour(now: Here): LifeColour {
  const { deeds = [], hand } = ownOf(now) ?? {}
  const cards = [...deeds, ...deeds, ...(hand?.known ?? [])]
  return LIFE_SCORING_COLOURS.reduce((best, each) => (total(cards, each) > total(cards, best) ? each : best))
}

const scores = (choice: KarmakaAction): boolean => choice.do === 'play' && choice.way === 'points'
const stores = (choice: KarmakaAction): boolean => choice.do === 'play' && choice.way === 'future'
const scoresInBest = (choice: KarmakaAction, now: Here): boolean =>
  choice.do === 'play' && scores(choice) && counts(choice.card, bestColour(now))
/** The most that the best colour can be given. */
function scoresMost(choice: KarmakaAction, now: Here): boolean {
  const most = Math.max(
    ...now.choices.map((each) => (scoresInBest(each, now) && each.do === 'play' ? worthOf(each.card) : 0)),
  )
  return choice.do === 'play' && scoresInBest(choice, now) && worthOf(choice.card) === most
}
/** Whether the choice stores a card that the current life does not need. */
const sparesForNext = (choice: KarmakaAction, now: Here): boolean =>
  choice.do === 'play' && stores(choice) && !counts(choice.card, bestColour(now))
/** If no player has a Deck, Panic ruins nothing, and does not show how an ability works. */
const strikes = (card: CardId, { view }: Here): boolean =>
  card !== 'panic' || view.players.some(({ deck }) => deck.count > 0)
const usesSpare = (choice: KarmakaAction, now: Here): boolean =>
  choice.do === 'play' && choice.way === 'ability' && !counts(choice.card, bestColour(now)) && strikes(choice.card, now)
/** The own card was offered, and another player has accepted or declined it: only then its ability is paid for. */
const paid = ({ facts: events, seat }: Happened): boolean =>
  events.some((event) => event.kind === 'answered' && event.by === seat)
/** Whether the life in hand can climb: more points are lost. */
const enough = ({ view, seat }: Here): boolean => lifeProgressOf(view, seat).missing === 0
/** Whether the choice is useful to a life that ends: points as long as some are missing, else cards for the next life. */
const suitsEnd = (choice: KarmakaAction, now: Here): boolean =>
  enough(now) ? stores(choice) : scoresInBest(choice, now)
const leadsToEnd = (choice: KarmakaAction, now: Here): boolean =>
  enough(now) ? stores(choice) : scoresMost(choice, now)

/** The tutorial of Karmaka: the lessons of a player's first game, and when each of them applies. */
export const gameTutorial: GameTutorial<KarmakaView, KarmakaAction, VisibleEvent<KarmakaEvent>> = {
  lessons: [
    {
      id: 'offer',
      anytime: true,
      appliesTo: (now) => now.decisionKind === 'offer',
      suggests: (choice) => choice.do === 'answer' && choice.accept,
      highlightedPlaces: ({ seat }) => [zonePlace(seat, 'future')],
      isTaughtBy: did('answered'),
      reactions: [
        { id: 'taken', fits: did('answered', (event) => event.accepted) },
        { id: 'left', fits: acceptAny },
      ],
    },
    {
      id: 'deed',
      appliesTo: playing,
      suggests: scoresMost,
      accepts: scoresInBest,
      isTaughtBy: did('played', (event) => event.way === 'points'),
      reactions: [{ id: 'scored', fits: acceptAny }],
    },
    {
      id: 'future',
      appliesTo: playing,
      suggests: sparesForNext,
      accepts: (choice, now) =>
        sparesForNext(choice, now) || (!now.choices.some((each) => sparesForNext(each, now)) && stores(choice)),
      highlightedPlaces: ({ seat }) => [zonePlace(seat, 'future')],
      isTaughtBy: did('stored'),
      reactions: [{ id: 'kept', fits: acceptAny }],
    },
    {
      id: 'ability',
      appliesTo: playing,
      alsoGuides: ({ view }) => activeFrame(view)?.kind === 'ability',
      suggests: usesSpare,
      accepts: (choice, now) =>
        usesSpare(choice, now) ||
        (!now.choices.some((each) => usesSpare(each, now)) && choice.do === 'play' && choice.way === 'ability'),
      isTaughtBy: paid,
      reactions: [
        {
          id: 'cost',
          fits: ({ facts: events }) => events.some((event) => event.kind === 'answered' && event.accepted),
        },
        { id: 'spared', fits: acceptAny },
      ],
    },
    {
      id: 'colour',
      appliesTo: playing,
      suggests: scoresMost,
      accepts: scoresInBest,
      highlightedPlaces: ({ view, seat }) => [rungPlace((view.players[seat]?.rung ?? 0) + 1)],
      isTaughtBy: tookPart,
      reactions: [
        { id: 'more', fits: did('played', (event) => event.way === 'points') },
        { id: 'other', fits: acceptAny },
      ],
    },
    {
      id: 'death',
      appliesTo: (now) => playing(now) || now.decisionKind === 'rings',
      suggests: (choice, now) =>
        leadsToEnd(choice, now) ||
        (!now.choices.some((each) => leadsToEnd(each, now)) && (stores(choice) || choice.do === 'rings')),
      accepts: (choice, now) =>
        suitsEnd(choice, now) ||
        (!now.choices.some((each) => suitsEnd(each, now)) && (stores(choice) || choice.do === 'rings')),
      highlightedPlaces: ({ seat }) => [zonePlace(seat, 'deck')],
      isTaughtBy: did('reborn'),
      reactions: [
        { id: 'climbed', fits: did('climbed') },
        { id: 'stayed', fits: acceptAny },
      ],
    },
    {
      id: 'rebirth',
      appliesTo: playing,
      suggests: scoresMost,
      highlightedPlaces: ({ seat }) => [zonePlace(seat, 'deck')],
      isTaughtBy: tookPart,
      reactions: [],
    },
    {
      id: 'ladder',
      appliesTo: playing,
      suggests: () => false,
      highlightedPlaces: () => [rungPlace(4)],
      isTaughtBy: tookPart,
      reactions: [],
    },
  ],
  isGain: did('scored', (event) => event.points > 0),
  isLoss: ({ facts: events, seat }) =>
    events.some(
      (event) =>
        (event.kind === 'ruined' && event.seat === seat) ||
        ((event.kind === 'robbed' || event.kind === 'stole' || event.kind === 'swindled') && event.whose === seat),
    ),
}
