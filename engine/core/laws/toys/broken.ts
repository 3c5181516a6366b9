/** The toys, each broken in one place: for every law some of the ways in which a game can break it. */
import * as v from 'valibot'
import type { Fact } from '../../contract/facts.ts'
import type { AnyGame, Tell } from '../../contract/game.ts'
import type { AnyKit, LawNumber } from '../kit.ts'
import { GOAL, type DiceAction, type DiceState, type DiceView } from './dice.ts'
import { diceKit } from './dice-kit.ts'
import type { EchoState } from './echo-state.ts'
import type { EchoView } from './echo-view.ts'
import { echoKit } from './echo-kit.ts'
import type { SealedAction, SealedState, SealedView } from './sealed.ts'
import { sealedKit } from './sealed-kit.ts'

export interface Broken {
  readonly law: LawNumber
  /** What it cannot help breaking as well. */
  readonly also?: readonly LawNumber[]
  readonly what: string
  readonly kit: AnyKit
}

/** The same kit, its game with some members replaced. */
function breaking(kit: AnyKit, members: (game: AnyGame) => Partial<AnyGame>): AnyKit {
  const game = kit.game as AnyGame
  return { ...kit, game: { ...game, ...members(game) } }
}

/** Only `play` is broken. */
function playing(kit: AnyKit, play: (honest: AnyGame['play']) => AnyGame['play']): AnyKit {
  return breaking(kit, (game) => ({ play: play((...call) => game.play(...call)) }))
}

/** A `tell` of which some part does something else. */
function hearing(tell: Tell, part: Partial<Pick<Tell, 'beat' | 'learned'>>): Tell {
  return Object.assign((fact: Fact) => tell(fact), { beat: tell.beat, learned: tell.learned, ...part })
}

/** What a game must never have: something that it remembers outside its state. */
let memory = 0

/** The same copy of an action every time. */
const COPIES = new Map<object, object>()
function ownOf(action: object): object {
  const copy = COPIES.get(action) ?? { ...action }
  COPIES.set(action, copy)
  return copy
}

export const BROKEN: readonly Broken[] = [
  {
    law: 1,
    also: [10],
    what: 'play writes into its action',
    kit: breaking(diceKit, ({ choices, play }) => ({
      // Actions of its own: those of the honest game are the same objects for all who play it.
      choices: (state, seat) => choices(state, seat).map((action: object) => ownOf(action)),
      play: (state, seat, action: object, random, tell) => {
        play(state, seat, action, random, tell)
        Object.assign(action, { done: true })
      },
    })),
  },
  {
    law: 1,
    also: [4, 7, 9],
    what: 'play counts in a variable of its module',
    kit: playing(diceKit, (honest) => (state: DiceState, seat, action, random, tell) => {
      honest(state, seat, action, random, tell)
      memory += 1
      if (memory % 7 === 0) state.tokens[seat] = (state.tokens[seat] ?? 0) + 1
    }),
  },
  {
    law: 1,
    what: 'who was the first of several to choose at once is seen in the pile',
    kit: playing(sealedKit, (honest) => (state: SealedState, seat, action, random, tell) => {
      const first = state.picks.every((pick) => pick === null)
      honest(state, seat, action, random, tell)
      if (first) state.pile.sort((a, b) => (seat % 2 === 0 ? a - b : b - a))
    }),
  },
  {
    law: 1,
    what: 'outcome writes into the state that it reads',
    kit: breaking(diceKit, (game) => ({
      outcome: (state: DiceState) => {
        state.tokens = [...state.tokens]
        return game.outcome(state)
      },
    })),
  },
  {
    law: 2,
    what: 'at the fork there is nothing to choose',
    kit: breaking(diceKit, (game) => ({
      choices: (state: DiceState, seat) => (state.stack.at(-1)?.kind === 'move' ? [] : game.choices(state, seat)),
    })),
  },
  {
    law: 2,
    what: 'a choice is listed twice',
    kit: breaking(diceKit, (game) => ({
      choices: (state, seat) => {
        const honest = game.choices(state, seat) as readonly DiceAction[]
        return [...honest, ...honest.slice(0, 1)]
      },
    })),
  },
  {
    law: 2,
    what: 'choices are made anew for every list',
    kit: breaking(diceKit, (game) => ({
      choices: (state, seat) => structuredClone(game.choices(state, seat)),
    })),
  },
  {
    law: 2,
    what: 'returns gives half a win to everybody',
    kit: breaking(diceKit, () => ({ returns: ({ pawns }: DiceState) => pawns.map(() => 1 / 2) })),
  },
  {
    law: 2,
    what: 'evaluate of the end is not what the game was worth',
    kit: breaking(diceKit, () => ({ evaluate: ({ pawns }: DiceState) => pawns.map((space) => space / GOAL) })),
  },
  {
    law: 2,
    what: 'evaluate says more than 1 of a good seat',
    kit: breaking(diceKit, (game) => ({
      evaluate: (state: DiceState) => (game.outcome(state) === null ? state.pawns : game.evaluate(state)),
    })),
  },
  {
    law: 2,
    what: 'the lines of a score do not add up to it',
    kit: breaking(diceKit, (game) => ({
      outcome: (state: DiceState) => {
        const outcome = game.outcome(state)
        if (outcome === null) return null
        return { ...outcome, ranking: outcome.ranking.map((standing) => ({ ...standing, score: 1 + GOAL })) }
      },
    })),
  },
  {
    law: 2,
    what: 'near the goal every pawn goes back to the start, so that the game never ends',
    kit: {
      ...playing(diceKit, (honest) => (state: DiceState, seat, action, random, tell) => {
        if ((state.pawns[seat] ?? 0) > GOAL / 2 && state.stack.length === 1) state.pawns[seat] = 0
        honest(state, seat, action, random, tell)
      }),
      longest: 400,
    },
  },
  {
    law: 3,
    also: [10],
    what: 'at a beat a card is nowhere',
    kit: playing(sealedKit, (honest) => (state: SealedState, seat, action, random, tell) => {
      const beat = (): void => {
        const card = state.pile.pop()
        tell.beat()
        if (card !== undefined) state.pile.push(card)
      }
      honest(state, seat, action, random, hearing(tell, { beat }))
    }),
  },
  {
    law: 3,
    also: [10],
    what: 'audit counts on what the rules do not promise',
    kit: breaking(diceKit, (game) => ({
      audit: (state: DiceState) => [
        ...game.audit(state),
        ...(state.seen > 2 ? ['more than two cards have been seen'] : []),
      ],
    })),
  },
  {
    law: 4,
    also: [10],
    what: 'a fact tells everybody what was picked in secret',
    kit: playing(sealedKit, (honest) => (state, seat, action: SealedAction, random, tell) => {
      honest(state, seat, action, random, tell)
      tell({ kind: 'heard', card: action.pick })
    }),
  },
  {
    law: 4,
    what: 'a card that was never dealt decides who wins a round',
    kit: playing(sealedKit, (honest) => (state: SealedState, seat, action, random, tell) => {
      const { round } = state
      honest(state, seat, action, random, tell)
      if (state.round > round && (state.rest[0] ?? 0) % 2 === 1) state.won.push(state.won.shift() ?? 0)
    }),
  },
  {
    law: 4,
    what: 'the stage counts the hands that its reader has held',
    kit: breaking(sealedKit, () => ({
      stage: ({ hands }: SealedView) => ({
        id: 'toy-sealed.stage',
        values: { held: hands.filter(({ cards }) => cards !== null).length },
      }),
    })),
  },
  {
    law: 5,
    also: [10],
    what: 'determinize forgets what a peek has shown',
    kit: breaking(echoKit, (game) => ({
      determinize: (view: EchoView, viewer, random) => {
        const hands = view.hands.map((hand) => ({ ...hand, known: hand.count === hand.known.length ? hand.known : [] }))
        return game.determinize({ ...view, hands }, viewer, random) as unknown
      },
    })),
  },
  {
    law: 5,
    what: 'determinize deals what is unknown always alike',
    kit: breaking(echoKit, (game) => ({
      determinize: (view, viewer) =>
        game.determinize(view, viewer, {
          int: () => 0,
          pick: ([first]) => first as never,
          shuffle: (items) => items,
        }) as unknown,
    })),
  },
  {
    law: 6,
    what: 'clone shares the tokens',
    also: [9],
    kit: breaking(diceKit, (game) => ({
      clone: (state: DiceState) => ({ ...(game.clone(state) as DiceState), tokens: state.tokens }),
    })),
  },
  {
    law: 6,
    what: 'a view shares the pile with the state',
    kit: breaking(sealedKit, (game) => ({
      view: (state: SealedState, viewer) => ({ ...(game.view(state, viewer) as SealedView), pile: state.pile }),
    })),
  },
  {
    law: 6,
    what: 'the state holds a minus zero',
    kit: playing(diceKit, (honest) => (state: DiceState, seat, action, random, tell) => {
      honest(state, seat, action, random, tell)
      state.tokens = state.tokens.map((count) => (count === 0 ? -0 : count))
    }),
  },
  {
    law: 7,
    what: 'drawing a card names nobody',
    kit: playing(echoKit, (honest) => (state: EchoState, seat, action, random, tell) => {
      honest(state, seat, action, random, hearing(tell, { learned: () => undefined }))
    }),
  },
  {
    law: 7,
    what: 'a card laid open names one seat too few',
    kit: playing(echoKit, (honest) => (state: EchoState, seat, action, random, tell) => {
      honest(state, seat, action, random, hearing(tell, { learned: (seats) => tell.learned(seats?.slice(1)) }))
    }),
  },
  {
    law: 7,
    what: 'the public view learns what only the chooser is named for',
    kit: playing(echoKit, (honest) => (state: EchoState, seat, action, random, tell) => {
      honest(state, seat, action, random, hearing(tell, { learned: () => tell.learned([seat]) }))
    }),
  },
  {
    law: 7,
    what: 'a landing shows the next card of the deck and names nobody',
    kit: playing(diceKit, (honest) => (state, seat, action, random, tell) => {
      honest(state, seat, action, random, hearing(tell, { learned: () => undefined }))
    }),
  },
  {
    law: 9,
    what: 'scoring draws luck above one card of the deck, which determinizations rarely have there',
    kit: playing(echoKit, (honest) => (state: EchoState, seat, action, random, tell) => {
      const { deck } = state
      honest(state, seat, action, random, tell)
      if (action.do === 'bury' && deck.at(-1) === 'peek' && deck.at(-2) === 'echo') random.int(2)
    }),
  },
  {
    law: 10,
    what: 'the schema of a view leaves out the last space of the track',
    kit: breaking(diceKit, (game) => ({
      schemas: (players) => {
        const { view, ...others } = game.schemas(players)
        const short = v.check<DiceView, string>(({ pawns }) => pawns.every((space) => space < GOAL), 'too far')
        return { ...others, view: v.pipe(view as v.GenericSchema<unknown, DiceView>, short) }
      },
    })),
  },
  {
    law: 10,
    what: 'the schema of facts knows one kind too few',
    kit: breaking(sealedKit, (game) => ({
      schemas: (players) => {
        const { fact, ...others } = game.schemas(players)
        const fewer = v.check<{ kind: string }, string>(({ kind }) => kind !== 'shown', 'unknown')
        return { ...others, fact: v.pipe(fact as v.GenericSchema<unknown, { kind: string }>, fewer) }
      },
    })),
  },
  {
    law: 10,
    what: 'the schema of actions takes tokens for one step only',
    kit: breaking(diceKit, (game) => ({
      schemas: (players) => {
        const { action, ...others } = game.schemas(players)
        const shorter = v.check<DiceAction, string>((each) => each.do !== 'spend' || each.steps === 1, 'too far')
        return { ...others, action: v.pipe(action as v.GenericSchema<unknown, DiceAction>, shorter) }
      },
    })),
  },
]
