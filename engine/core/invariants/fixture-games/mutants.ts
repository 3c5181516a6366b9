/** Mutants: the fixture games, each broken in one place, with several mutants for every invariant. */
import * as v from 'valibot'
import type { GameEvent } from '../../contract/game-events.ts'
import type { AnyGame, EventSink } from '../../contract/game.ts'
import type { AnyGameTestAdapter, InvariantNumber } from '../game-test-adapter.ts'
import { DICE_GOAL_SPACE, type DiceAction, type DiceState, type DiceView } from './dice-game.ts'
import { diceTestAdapter } from './dice-test-adapter.ts'
import type { EchoState } from './echo-state.ts'
import type { EchoView } from './echo-view.ts'
import { echoTestAdapter } from './echo-test-adapter.ts'
import type { SealedAction, SealedState, SealedView } from './sealed-game.ts'
import { sealedTestAdapter } from './sealed-test-adapter.ts'

export interface MutantGame {
  readonly invariant: InvariantNumber
  /** Other invariants that the mutant inevitably breaks. */
  readonly alsoBreaks?: readonly InvariantNumber[]
  readonly description: string
  readonly adapter: AnyGameTestAdapter
}

/** @returns the adapter with some members of its game replaced */
function mutantWith(kit: AnyGameTestAdapter, members: (game: AnyGame) => Partial<AnyGame>): AnyGameTestAdapter {
  const game = kit.game as AnyGame
  return { ...kit, game: { ...game, ...members(game) } }
}

/** As `mutantWith`, with only `play` replaced. */
function mutantWithPlay(
  kit: AnyGameTestAdapter,
  play: (honest: AnyGame['play']) => AnyGame['play'],
): AnyGameTestAdapter {
  return mutantWith(kit, (game) => ({ play: play((...call) => game.play(...call)) }))
}

/** @returns an event sink with some methods replaced */
function sinkWith(emit: EventSink, part: Partial<Pick<EventSink, 'checkpoint' | 'markInformed'>>): EventSink {
  return Object.assign((event: GameEvent) => emit(event), {
    checkpoint: emit.checkpoint,
    markInformed: emit.markInformed,
    ...part,
  })
}

/** Forbidden in a real game: memory outside its state. */
let memory = 0

/** Cached copies: the same copy of an action every time. */
const COPIES = new Map<object, object>()
function privateCopyOf(action: object): object {
  const copy = COPIES.get(action) ?? { ...action }
  COPIES.set(action, copy)
  return copy
}

export const MUTANT_GAMES: readonly MutantGame[] = [
  {
    invariant: 1,
    alsoBreaks: [10],
    description: 'play writes into its action',
    adapter: mutantWith(diceTestAdapter, ({ choices, play }) => ({
      // The mutant needs its own action objects: those of the original game are shared by all users.
      choices: (state, seat) => choices(state, seat).map((action: object) => privateCopyOf(action)),
      play: (state, seat, action: object, random, emit) => {
        play(state, seat, action, random, emit)
        Object.assign(action, { done: true })
      },
    })),
  },
  {
    invariant: 1,
    alsoBreaks: [4, 7, 9],
    description: 'play counts in a variable of its module',
    adapter: mutantWithPlay(diceTestAdapter, (honest) => (state: DiceState, seat, action, random, emit) => {
      honest(state, seat, action, random, emit)
      memory += 1
      if (memory % 7 === 0) state.tokens[seat] = (state.tokens[seat] ?? 0) + 1
    }),
  },
  {
    invariant: 1,
    description: 'the pile shows which of several simultaneous choosers was first',
    adapter: mutantWithPlay(sealedTestAdapter, (honest) => (state: SealedState, seat, action, random, emit) => {
      const first = state.picks.every((pick) => pick === null)
      honest(state, seat, action, random, emit)
      if (first) state.pile.sort((a, b) => (seat % 2 === 0 ? a - b : b - a))
    }),
  },
  {
    invariant: 1,
    description: 'outcome changes the state that it reads',
    adapter: mutantWith(diceTestAdapter, (game) => ({
      outcome: (state: DiceState) => {
        state.tokens = [...state.tokens]
        return game.outcome(state)
      },
    })),
  },
  {
    invariant: 2,
    description: 'at the fork the seat has no choices',
    adapter: mutantWith(diceTestAdapter, (game) => ({
      choices: (state: DiceState, seat) => (state.stack.at(-1)?.kind === 'move' ? [] : game.choices(state, seat)),
    })),
  },
  {
    invariant: 2,
    description: 'a choice is listed twice',
    adapter: mutantWith(diceTestAdapter, (game) => ({
      choices: (state, seat) => {
        const honest = game.choices(state, seat) as readonly DiceAction[]
        return [...honest, ...honest.slice(0, 1)]
      },
    })),
  },
  {
    invariant: 2,
    description: 'every call of choices creates new objects',
    adapter: mutantWith(diceTestAdapter, (game) => ({
      choices: (state, seat) => structuredClone(game.choices(state, seat)),
    })),
  },
  {
    invariant: 2,
    description: 'returns gives every seat half a win',
    adapter: mutantWith(diceTestAdapter, () => ({ returns: ({ pawns }: DiceState) => pawns.map(() => 1 / 2) })),
  },
  {
    invariant: 2,
    description: 'evaluate at the end differs from returns',
    adapter: mutantWith(diceTestAdapter, () => ({
      evaluate: ({ pawns }: DiceState) => pawns.map((space) => space / DICE_GOAL_SPACE),
    })),
  },
  {
    invariant: 2,
    description: 'evaluate exceeds 1 for a good position',
    adapter: mutantWith(diceTestAdapter, (game) => ({
      evaluate: (state: DiceState) => (game.outcome(state) === null ? state.pawns : game.evaluate(state)),
    })),
  },
  {
    invariant: 2,
    description: 'the lines of a score do not add up to it',
    adapter: mutantWith(diceTestAdapter, (game) => ({
      outcome: (state: DiceState) => {
        const outcome = game.outcome(state)
        if (outcome === null) return null
        return { ...outcome, ranking: outcome.ranking.map((standing) => ({ ...standing, score: 1 + DICE_GOAL_SPACE })) }
      },
    })),
  },
  {
    invariant: 2,
    description: 'near the goal every pawn goes back to the start, so that the game never ends',
    adapter: {
      ...mutantWithPlay(diceTestAdapter, (honest) => (state: DiceState, seat, action, random, emit) => {
        if ((state.pawns[seat] ?? 0) > DICE_GOAL_SPACE / 2 && state.stack.length === 1) state.pawns[seat] = 0
        honest(state, seat, action, random, emit)
      }),
      maxActions: 400,
    },
  },
  {
    invariant: 3,
    alsoBreaks: [10],
    description: 'during a move a card is in no place',
    adapter: mutantWithPlay(sealedTestAdapter, (honest) => (state: SealedState, seat, action, random, emit) => {
      const beat = (): void => {
        const card = state.pile.pop()
        emit.checkpoint()
        if (card !== undefined) state.pile.push(card)
      }
      honest(state, seat, action, random, sinkWith(emit, { checkpoint: beat }))
    }),
  },
  {
    invariant: 3,
    alsoBreaks: [10],
    description: 'audit demands more than the rules guarantee',
    adapter: mutantWith(diceTestAdapter, (game) => ({
      findBrokenInvariants: (state: DiceState) => [
        ...game.findBrokenInvariants(state),
        ...(state.seen > 2 ? ['more than two cards have been seen'] : []),
      ],
    })),
  },
  {
    invariant: 4,
    alsoBreaks: [10],
    description: 'an event shows a secret pick to every seat',
    adapter: mutantWithPlay(sealedTestAdapter, (honest) => (state, seat, action: SealedAction, random, emit) => {
      honest(state, seat, action, random, emit)
      emit({ kind: 'heard', card: action.pick })
    }),
  },
  {
    invariant: 4,
    description: 'a card that was never dealt decides who wins a round',
    adapter: mutantWithPlay(sealedTestAdapter, (honest) => (state: SealedState, seat, action, random, emit) => {
      const { round } = state
      honest(state, seat, action, random, emit)
      if (state.round > round && (state.rest[0] ?? 0) % 2 === 1) state.won.push(state.won.shift() ?? 0)
    }),
  },
  {
    invariant: 4,
    description: 'the stage depends on the hands that its viewer has held',
    adapter: mutantWith(sealedTestAdapter, () => ({
      progressMessage: ({ hands }: SealedView) => ({
        id: 'toy-sealed.stage',
        values: { held: hands.filter(({ cards }) => cards !== null).length },
      }),
    })),
  },
  {
    invariant: 5,
    alsoBreaks: [10],
    description: 'determinize ignores the cards that a peek has shown',
    adapter: mutantWith(echoTestAdapter, (game) => ({
      determinize: (view: EchoView, viewer, random) => {
        const hands = view.hands.map((hand) => ({ ...hand, known: hand.count === hand.known.length ? hand.known : [] }))
        return game.determinize({ ...view, hands }, viewer, random) as unknown
      },
    })),
  },
  {
    invariant: 5,
    description: 'determinize always deals unknown cards in the same way',
    adapter: mutantWith(echoTestAdapter, (game) => ({
      determinize: (view, viewer) =>
        game.determinize(view, viewer, {
          int: () => 0,
          pick: ([first]) => first as never,
          shuffle: (items) => items,
        }) as unknown,
    })),
  },
  {
    invariant: 6,
    description: 'clone shares the tokens',
    alsoBreaks: [9],
    adapter: mutantWith(diceTestAdapter, (game) => ({
      clone: (state: DiceState) => ({ ...(game.clone(state) as DiceState), tokens: state.tokens }),
    })),
  },
  {
    invariant: 6,
    description: 'a view shares the pile with the state',
    adapter: mutantWith(sealedTestAdapter, (game) => ({
      view: (state: SealedState, viewer) => ({ ...(game.view(state, viewer) as SealedView), pile: state.pile }),
    })),
  },
  {
    invariant: 6,
    description: 'the state holds a minus zero',
    adapter: mutantWithPlay(diceTestAdapter, (honest) => (state: DiceState, seat, action, random, emit) => {
      honest(state, seat, action, random, emit)
      state.tokens = state.tokens.map((count) => (count === 0 ? -0 : count))
    }),
  },
  {
    invariant: 7,
    description: 'drawing a card names no seat',
    adapter: mutantWithPlay(echoTestAdapter, (honest) => (state: EchoState, seat, action, random, emit) => {
      honest(state, seat, action, random, sinkWith(emit, { markInformed: () => undefined }))
    }),
  },
  {
    invariant: 7,
    description: 'revealing a card names one seat too few',
    adapter: mutantWithPlay(echoTestAdapter, (honest) => (state: EchoState, seat, action, random, emit) => {
      honest(
        state,
        seat,
        action,
        random,
        sinkWith(emit, { markInformed: (seats) => emit.markInformed(seats?.slice(1)) }),
      )
    }),
  },
  {
    invariant: 7,
    description: 'the public view gets information for which only the choosing seat is named',
    adapter: mutantWithPlay(echoTestAdapter, (honest) => (state: EchoState, seat, action, random, emit) => {
      honest(state, seat, action, random, sinkWith(emit, { markInformed: () => emit.markInformed([seat]) }))
    }),
  },
  {
    invariant: 7,
    description: 'a landing shows the next card of the deck and names no seat',
    adapter: mutantWithPlay(diceTestAdapter, (honest) => (state, seat, action, random, emit) => {
      honest(state, seat, action, random, sinkWith(emit, { markInformed: () => undefined }))
    }),
  },
  {
    invariant: 9,
    description: 'scoring draws luck above one card of the deck, which determinizations rarely have there',
    adapter: mutantWithPlay(echoTestAdapter, (honest) => (state: EchoState, seat, action, random, emit) => {
      const { deck } = state
      honest(state, seat, action, random, emit)
      if (action.do === 'bury' && deck.at(-1) === 'peek' && deck.at(-2) === 'echo') random.int(2)
    }),
  },
  {
    invariant: 10,
    description: 'the schema of a view leaves out the last space of the track',
    adapter: mutantWith(diceTestAdapter, (game) => ({
      schemas: (players) => {
        const { view, ...others } = game.schemas(players)
        const short = v.check<DiceView, string>(
          ({ pawns }) => pawns.every((space) => space < DICE_GOAL_SPACE),
          'too far',
        )
        return { ...others, view: v.pipe(view as v.GenericSchema<unknown, DiceView>, short) }
      },
    })),
  },
  {
    invariant: 10,
    description: 'the schema of events lacks one kind',
    adapter: mutantWith(sealedTestAdapter, (game) => ({
      schemas: (players) => {
        const { event, ...others } = game.schemas(players)
        const fewer = v.check<{ kind: string }, string>(({ kind }) => kind !== 'shown', 'unknown')
        return { ...others, event: v.pipe(event as v.GenericSchema<unknown, { kind: string }>, fewer) }
      },
    })),
  },
  {
    invariant: 10,
    description: 'the schema of actions takes tokens for one step only',
    adapter: mutantWith(diceTestAdapter, (game) => ({
      schemas: (players) => {
        const { action, ...others } = game.schemas(players)
        const shorter = v.check<DiceAction, string>((each) => each.do !== 'spend' || each.steps === 1, 'too far')
        return { ...others, action: v.pipe(action as v.GenericSchema<unknown, DiceAction>, shorter) }
      },
    })),
  },
]
