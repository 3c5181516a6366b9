/** The lessons of Rauha's first game: one round and its scoring, and what goes on from there. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import {
  CARD_DATA,
  ENTITY_IDS,
  ENTITY_DATA,
  avatarStopAt,
  type CardId,
  type EntityId,
  type SquareIndex,
  type TileSymbol,
} from '../../../engine/rauha/data.ts'
import {
  gainAmountOf,
  canPlaceCard,
  nearlyWonEntities,
  crystalCostOfEffect,
  visibleTileOnSquareOfSeat,
  entitiesMatchingLinesThrough,
} from '../../../engine/rauha/index.ts'
import type { RauhaAction, RauhaEvent, RauhaView } from '../../../engine/rauha/index.ts'
import { entityPlace, avatarPositionPlace, squarePlace } from '../../../engine/rauha/places.ts'
import { acceptAny, createDidAction } from '../../lessons/lesson-conditions.ts'
import type { GameTutorial, LessonDecision, LessonEntry } from '../../lessons/lesson.ts'

type Here = LessonDecision<RauhaView, RauhaAction>
type Happened = LessonEntry<VisibleEvent<RauhaEvent>>

/**
 * At the prepared table cards of the second pool complete lines of this symbol, and of no other that a card of the first
 * pool can begin.
 */
const NEXT_SYMBOL: TileSymbol = 'crystal'

const asks = (now: Here, ...kinds: readonly string[]): boolean =>
  now.decisionKind !== undefined && kinds.includes(now.decisionKind)
const keeping = (now: Here): boolean => asks(now, 'keep')
const settling = (now: Here): boolean => asks(now, 'place', 'placeOnly', 'placePaid', 'tooDear')
const activating = (now: Here): boolean => asks(now, 'activate')

const did = createDidAction<VisibleEvent<RauhaEvent>>()
/** What tiles and entities gave: a discard gives something as well. */
const drew = (what: 'crystals' | 'energy') =>
  did('gained', (event) => event.what === what && event.from.kind !== 'discard')
const settled = ({ facts: events, seat }: Happened): boolean =>
  events.some((event) => (event.kind === 'placed' || event.kind === 'discarded') && event.seat === seat)

const crystalsOf = ({ view, seat }: Here): number => view.players[seat]?.crystals ?? 0
const inLine = ({ view }: Here, square: SquareIndex): boolean => avatarStopAt(view.position).squares.includes(square)
const tilesWith = ({ view, seat }: Here, card: CardId, square: SquareIndex): (CardId | null)[] =>
  (view.players[seat]?.tiles ?? []).with(square, card)

/** The entities that a card wins on a square. */
const wonAt = (card: CardId, square: SquareIndex, now: Here): readonly EntityId[] =>
  entitiesMatchingLinesThrough(now.view.side, tilesWith(now, card, square), square).filter(
    (entity) => now.view.entities[entity] !== now.seat,
  )
const winsAt = (card: CardId, square: SquareIndex, now: Here): boolean => wonAt(card, square, now).length > 0

/** Whether a card begins a line on a square that can be completed: another tile there shows a sign that comes next. */
function beginsAt(card: CardId, square: SquareIndex, now: Here): boolean {
  const { view, seat } = now
  const tiles = tilesWith(now, card, square)
  const players = view.players.map((player, at) => (at === seat ? { ...player, tiles } : player))
  return nearlyWonEntities({ ...view, players } satisfies RauhaView, seat).some(
    ({ entity, line }) => line.includes(square) && ENTITY_DATA[entity].symbol === NEXT_SYMBOL,
  )
}

/** Whether a choice lays its card on such a square, or keeps one that can be laid there. */
function lays(
  choice: RauhaAction,
  now: Here,
  fits: (card: CardId, square: SquareIndex, now: Here) => boolean,
): boolean {
  const { view, seat } = now
  if (choice.do === 'keep') {
    const { card } = choice
    const squares = view.players[seat]?.tiles.keys() ?? []
    return [...squares].some((square) => canPlaceCard(card, square, crystalsOf(now)) && fits(card, square, now))
  }
  const [card] = view.players[seat]?.kept.cards ?? []
  return choice.do === 'place' && card !== undefined && fits(card, choice.square, now)
}

const wins = (choice: RauhaAction, now: Here): boolean => lays(choice, now, winsAt)
/** Where it works in this turn, too. */
const beginsInLine = (choice: RauhaAction, now: Here): boolean =>
  lays(choice, now, (card, square) => inLine(now, square) && beginsAt(card, square, now))
/** What gives something in the line at once costs nothing to begin with. */
const beginsWell = (choice: RauhaAction, now: Here): boolean =>
  choice.do === 'keep' && beginsInLine(choice, now) && CARD_DATA[choice.card].effect?.kind === 'gain'
const works = (choice: RauhaAction): boolean =>
  choice.do === 'activateTile' || choice.do === 'activateEntity' || choice.do === 'activateAll'
/** Stopping is sensible when nothing is left but what costs crystals for later. */
const worksOn = (choice: RauhaAction, now: Here): boolean => choice.do !== 'endActivation' || !now.choices.some(works)

/** The value of a tile at a scoring, in energy: a crystal counts as a third of one. */
function worthOf({ view, seat }: Here, square: SquareIndex): number {
  const { effect } = visibleTileOnSquareOfSeat(view, seat, square)
  if (effect === null || effect.kind === 'spore') return 0
  const amount = gainAmountOf(view, seat, effect)
  return (effect.what === 'energy' ? amount : amount / 3) - crystalCostOfEffect(effect) / 3
}
/** The square that gets a spore. */
const sown = (choice: RauhaAction): SquareIndex | undefined =>
  choice.do === 'activateSpore' ? choice.spore : choice.do === 'discardForSpore' ? choice.square : undefined
const sows = (choice: RauhaAction, now: Here): boolean => {
  const square = sown(choice)
  return square !== undefined && worthOf(now, square) > 0
}
/** On the best tile that has none. */
function sowsBest(choice: RauhaAction, now: Here): boolean {
  const worth = (each: RauhaAction): number => {
    const square = sown(each)
    return square === undefined ? 0 : worthOf(now, square)
  }
  return sows(choice, now) && worth(choice) === Math.max(...now.choices.map(worth))
}

/** Over the tile that gives least, where a card wins no entity. */
function coversLeast(choice: RauhaAction, now: Here): boolean {
  if (now.choices.some((each) => wins(each, now))) return wins(choice, now)
  const loss = (each: RauhaAction): number => {
    if (each.do !== 'place') return Infinity
    const { effect, water } = visibleTileOnSquareOfSeat(now.view, now.seat, each.square)
    return water + (effect?.kind === 'spore' ? 1 : worthOf(now, each.square))
  }
  return choice.do === 'place' && loss(choice) === Math.min(...now.choices.map(loss))
}

/** The entities that have an owner. */
const guests = ({ view }: Here): readonly string[] =>
  ENTITY_IDS.flatMap((entity) => {
    const owner = view.entities[entity]
    return owner === null ? [] : [entityPlace(entity, owner)]
  })
const waters = ({ view }: Here): readonly string[] => view.players.map((_, seat) => `seat${seat}:water`)
/** The tiles of a line that a choice on offer can complete, and who would come. */
function nearly(now: Here): readonly string[] {
  const { view, seat } = now
  const [first] = nearlyWonEntities(view, seat).filter(({ entity }) =>
    now.choices.some((choice) => lays(choice, now, (card, square) => wonAt(card, square, now).includes(entity))),
  )
  if (first === undefined) return []
  return [
    ...first.line.map((square) => squarePlace(seat, square)),
    entityPlace(first.entity, view.entities[first.entity]),
  ]
}

/** The lessons of a player's first game of Rauha, and when each of them applies. */
export const gameTutorial: GameTutorial<RauhaView, RauhaAction, VisibleEvent<RauhaEvent>> = {
  lessons: [
    {
      id: 'keep',
      appliesTo: keeping,
      suggests: beginsWell,
      accepts: beginsInLine,
      isTaughtBy: did('chose'),
      reactions: [{ id: 'kept', fits: acceptAny }],
    },
    {
      id: 'place',
      appliesTo: settling,
      suggests: beginsInLine,
      accepts: () => false,
      highlightedPlaces: ({ view }) => [avatarPositionPlace(view.position)],
      isTaughtBy: did('placed'),
      reactions: [{ id: 'laid', fits: acceptAny }],
    },
    {
      id: 'work',
      appliesTo: activating,
      suggests: works,
      accepts: worksOn,
      isTaughtBy: (told) => drew('crystals')(told) || drew('energy')(told),
      reactions: [
        { id: 'energy', fits: drew('energy') },
        { id: 'crystals', fits: acceptAny },
      ],
    },
    {
      id: 'entity',
      // While a card that wins no entity is kept, the lesson says nothing: the next pool may bring one that does.
      appliesTo: (now) => keeping(now) || (settling(now) && now.choices.some((each) => wins(each, now))),
      suggests: wins,
      accepts: () => false,
      highlightedPlaces: nearly,
      isTaughtBy: did('welcomed'),
      reactions: [{ id: 'won', fits: acceptAny }],
    },
    {
      id: 'spore',
      appliesTo: (now) => settling(now) || (activating(now) && now.choices.some((each) => sows(each, now))),
      suggests: sowsBest,
      accepts: (choice, now) => sows(choice, now) || wins(choice, now) || choice.do === 'discardForCrystals',
      isTaughtBy: did('spored'),
      reactions: [{ id: 'sown', fits: acceptAny }],
    },
    {
      id: 'score',
      appliesTo: (now) => asks(now, 'score'),
      suggests: works,
      accepts: worksOn,
      isTaughtBy: did('water'),
      reactions: [
        { id: 'water', fits: did('water', (event) => event.energy > 0) },
        { id: 'dry', fits: acceptAny },
      ],
    },
    {
      id: 'water',
      appliesTo: keeping,
      suggests: (choice) => choice.do === 'keep' && CARD_DATA[choice.card].water > 0,
      accepts: acceptAny,
      highlightedPlaces: waters,
      isTaughtBy: did('chose'),
      reactions: [],
    },
    {
      id: 'price',
      appliesTo: settling,
      suggests: coversLeast,
      accepts: acceptAny,
      isTaughtBy: settled,
      reactions: [
        { id: 'laid', fits: did('placed') },
        { id: 'given', fits: acceptAny },
      ],
    },
    {
      id: 'guests',
      appliesTo: settling,
      suggests: coversLeast,
      accepts: acceptAny,
      highlightedPlaces: guests,
      isTaughtBy: settled,
      reactions: [{ id: 'won', fits: did('welcomed') }],
    },
    {
      id: 'goal',
      appliesTo: (now) => activating(now) || keeping(now),
      suggests: works,
      accepts: acceptAny,
      highlightedPlaces: () => ['rounds'],
      isTaughtBy: (told) =>
        did('chose')(told) || drew('crystals')(told) || drew('energy')(told) || did('stopped')(told),
      reactions: [],
    },
  ],
  isGain: drew('energy'),
  // A card that is given up, or an entity that another player has won.
  isLoss: ({ facts: events, seat }) =>
    events.some(
      (event) =>
        (event.kind === 'discarded' && event.seat === seat) || (event.kind === 'welcomed' && event.former === seat),
    ),
}
