/** The lessons of Cosmic Karma's first game: one life on Earth, what is gathered and met there, and the way to the next. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicEvent, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import {
  KARMA_COLOURS,
  COSMIC_SPACE,
  HANGING_ON_SPACE,
  TOOLS,
  type KarmaItem,
  type SpaceData,
} from '../../../engine/cosmic-karma/data.ts'
import { pawnPiece, pegsPlace, accountPilePlace, spacePlace } from '../../../engine/cosmic-karma/places.ts'
import { keptFor } from '../../art/kept.ts'
import { always, doings } from '../../lessons/doings.ts'
import type { GuidedGame, Now, Told } from '../../lessons/lesson.ts'
import { asked } from './now.ts'
import { worthOfBead, worthOfJoining, worthOfRing, worthOfWay } from './worth.ts'

type Here = Now<CosmicView, CosmicAction>
type Happened = Told<VisibleEvent<CosmicEvent>>

const asks = (now: Here, ...kinds: readonly string[]): boolean => now.asks !== undefined && kinds.includes(now.asks)
const standsOn = ({ view, seat }: Here): SpaceData => SPACES[view.players[seat]?.space ?? COSMIC_SPACE]
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
  choice.do === 'card' && worthOfWay(view, seat, choice) > 0
/** The best card if one leads to something, else the dice. Reckoned once for each decision. */
const bestBegin = keptFor((now: Here): CosmicAction | undefined => {
  const { view, seat } = now
  const card = best(now, (choice) => (goodCard(choice, now) ? worthOfWay(view, seat, choice) : undefined))
  return card ?? now.choices.find((choice) => choice.do === 'roll')
})
const beginsWell = (choice: CosmicAction, now: Here): boolean => choice === bestBegin(now)

/** The colour that one would choose for what is taken or given back. */
function kindest(now: Here): CosmicAction | undefined {
  const { view, seat } = now
  const account = view.players[seat]
  const ask = asked(view)
  if (account === undefined) return undefined
  return best(now, (choice) => {
    switch (choice.do) {
      case 'colour': {
        const item: KarmaItem = ask?.kind === 'dual' || ask?.kind === 'colour' ? ask.values.item : 'bead'
        return item === 'ring' ? worthOfRing(account, choice.colour) : worthOfBead(account, choice.colour)
      }
      case 'giveBack':
        return account.beads[choice.colour]
      default:
        return undefined
    }
  })
}

const did = doings<VisibleEvent<CosmicEvent>>()
const took = (item: KarmaItem, cancels: boolean) =>
  did('took', (fact) => fact.item === item && fact.cancelled > 0 === cancels)
const walked =
  (fits: (from: string, to: string) => boolean) =>
  ({ facts, seat }: Happened): boolean =>
    facts.some((fact) => fact.kind === 'moved' && fact.piece === pawnPiece(seat) && fits(fact.from, fact.to))
const gained = (told: Happened): boolean => took('ring', true)(told) || did('peg')(told)
const burdened = (told: Happened): boolean =>
  took('bead', false)(told) || took('bead', true)(told) || did('losesTurn')(told)
const met = (item: KarmaItem | null) => did('majority', (fact) => fact.item === item)

/** All of an account. */
const accountOf = (seat: Seat): string => `seat${seat}`

const GATES = ['e2-09', 'e3-02'] as const
const REVIEW = spacePlace('s-01')
const PEG_CLOUDS = (['s-06', 's-07', 's-08', 's-09', 's-10'] as const).map(spacePlace)
const gates: readonly string[] = GATES.map(spacePlace)
const inTemple = (place: string): boolean => /^space:(torch|sword)/.test(place)

export const guided: GuidedGame<CosmicView, CosmicAction, VisibleEvent<CosmicEvent>> = {
  lessons: [
    {
      id: 'card',
      anytime: true,
      when: (now) => asks(now, 'cards') || (asks(now, 'start') && now.choices.some((each) => goodCard(each, now))),
      leads: (choice, now) => (asks(now, 'cards') ? choice.do === 'go' : beginsWell(choice, now)),
      accepts: (choice, now) => asks(now, 'cards') || goodCard(choice, now),
      taught: did('setOut', (fact) => fact.by === 'cards'),
      reactions: [{ id: 'went', fits: always }],
    },
    {
      id: 'fork',
      anytime: true,
      when: (now) => asks(now, 'fork') && standsOn(now).kind === 'gate',
      also: (now) => asks(now, 'fork'),
      leads: (choice, now) => choice === best(now, (each) => worthOfWay(now.view, now.seat, each)),
      taught: walked((from) => gates.includes(from)),
      reactions: [
        { id: 'temple', fits: walked((from, to) => gates.includes(from) && inTemple(to)) },
        { id: 'ring', fits: always },
      ],
    },
    {
      id: 'end',
      anytime: true,
      when: (now) => begins(now) && standsOn(now).land === 4,
      leads: beginsWell,
      shows: () => [spacePlace(HANGING_ON_SPACE), REVIEW],
      taught: did('setOut', ({ by, from }) => by !== 'effect' && SPACES[from].land === 4),
      reactions: [
        { id: 'over', fits: did('landed', ({ space }) => spacePlace(space) === REVIEW) },
        { id: 'nearer', fits: always },
      ],
    },
    {
      id: 'clouds',
      anytime: true,
      when: (now) => begins(now) && standsOn(now).realm === 'spirit',
      leads: beginsWell,
      shows: () => PEG_CLOUDS,
      taught: did('landed', ({ space }) => SPACES[space].realm === 'spirit' && spacePlace(space) !== REVIEW),
      reactions: [
        { id: 'peg', fits: did('peg') },
        { id: 'other', fits: always },
      ],
    },
    {
      id: 'planning',
      anytime: true,
      when: (now) => asks(now, 'planning'),
      leads: (choice, now) => {
        const join = now.choices.find((each) => each.do === 'join' && worthOfJoining(now.view, now.seat, each.seat) > 0)
        return choice === (join ?? now.choices.find((each) => each.do === 'roll'))
      },
      accepts: (choice) => choice.do !== 'wait',
      taught: did('reborn'),
      reactions: [
        { id: 'joined', fits: did('joined') },
        { id: 'reborn', fits: always },
      ],
    },
    {
      id: 'way',
      when: begins,
      leads: beginsWell,
      shows: ({ seat }) => [spacePlace(COSMIC_SPACE), accountOf(seat)],
      taught: did('landed'),
      reactions: [
        { id: 'gain', fits: gained },
        { id: 'burden', fits: burdened },
        { id: 'other', fits: always },
      ],
    },
    {
      id: 'karma',
      when: (now) => begins(now) || asks(now, 'dual', 'colour', 'discard'),
      leads: (choice, now) => choice === (begins(now) ? bestBegin(now) : kindest(now)),
      shows: ({ seat }) => KARMA_COLOURS.map((colour) => accountPilePlace(seat, 'beads', colour)),
      taught: did('landed'),
      reactions: [
        { id: 'habit', fits: did('habit') },
        { id: 'cancelled', fits: took('ring', true) },
        { id: 'bead', fits: took('bead', false) },
        { id: 'kept', fits: took('ring', false) },
      ],
    },
    {
      id: 'tools',
      when: (now) => begins(now) || asks(now, 'takePeg'),
      leads: (choice, now) =>
        begins(now)
          ? beginsWell(choice, now)
          : choice ===
            best(now, (each) =>
              each.do === 'takePeg' ? (now.view.players[now.seat]?.pegs[each.tool] ?? 0) : undefined,
            ),
      shows: ({ seat }) => TOOLS.map((tool) => pegsPlace(seat, tool)),
      taught: did('landed'),
      reactions: [
        { id: 'loosened', fits: did('loosened') },
        { id: 'master', fits: did('masterTool') },
        { id: 'peg', fits: did('peg') },
      ],
    },
    {
      id: 'company',
      // In the Spirit Realm nobody rubs off on anybody.
      when: (now) => begins(now) && standsOn(now).realm !== 'spirit',
      leads: beginsWell,
      shows: ({ view, seat }) =>
        view.players.flatMap(({ space }, at) => (at === seat ? [] : [spacePlace(space), accountOf(at)])),
      taught: did('landed', ({ space }) => SPACES[space].realm === 'earth'),
      reactions: [
        { id: 'ring', fits: met('ring') },
        { id: 'bead', fits: met('bead') },
        { id: 'neutral', fits: met(null) },
        { id: 'alone', fits: always },
      ],
    },
  ],
  scored: gained,
  lost: burdened,
}
