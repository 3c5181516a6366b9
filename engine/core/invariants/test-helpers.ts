/** Test helpers: play a game's rules with action validation, and make tables with a text seed and random moves. */
import { createEventRecorder, type GameEvent } from '../contract/game-events.ts'
import type { AnyGame, Game, OptionValue, Seat } from '../contract/game.ts'
import { equalJson, type Json } from '../contract/json.ts'
import { createTableConfig } from '../contract/table-config.ts'
import { seedFromText, createRandomStream, type Random } from '../contract/random.ts'
import { Table, type TurnEndPolicy } from '../host/table.ts'

export interface TestTableOptions {
  readonly players?: number
  readonly seed?: string
  readonly options?: Readonly<Record<string, OptionValue>>
  readonly practice?: boolean
  /** Whether every seat confirms its turns. True: unless they end on a barrier. */
  readonly confirms?: boolean | TurnEndPolicy
}

/** @throws Error for a table that the game does not offer */
export function createTestTable(game: AnyGame, wanted: TestTableOptions = {}): Table {
  const { players = 2, seed = 'test', options = {}, practice = false, confirms = false } = wanted
  const configured = createTableConfig(game.info, players, options)
  if (!configured.ok) throw new Error(configured.reason.id)
  const table = new Table({ game, config: configured.config, seed: seedFromText(seed), practice })
  table.turnEndPolicyOf = () => (confirms === true ? 'unlessBarrier' : confirms || 'never')
  return table
}

/**
 * Plays an action.
 * @throws Error if it is rejected
 */
export function actOrThrow(table: Table, seat: Seat, action: Json): void {
  const done = table.act(seat, action)
  if (!done.ok) throw new Error(`refused: ${done.reason.id}`)
}

/**
 * Plays up to `moves` random choices, and confirms turns on the way.
 * @returns the number of choices played
 */
export function playRandomly(table: Table, random: Random, moves = Infinity): number {
  let played = 0
  while (played < moves && table.outcome === null) {
    if (table.unconfirmed !== undefined) {
      table.endTurn(table.unconfirmed)
      continue
    }
    const seat = random.pick(table.deciders)
    actOrThrow(table, seat, random.pick(table.decision(seat)?.choices ?? []))
    played += 1
  }
  return played
}

/** Test interface to a game's rules. It plays only legal actions. */
export interface RulesTester<S, A, F> {
  /**
   * The seat that must choose; the first of several.
   * @throws Error if the game is over
   */
  decider(state: S): Seat
  /** The choices of `decider`. Empty if the game is over. */
  legalActions(state: S): readonly A[]
  /** Whether an action is legal for a seat. Absent: for `decider`. */
  isLegal(state: S, action: A, seat?: Seat): boolean
  /**
   * Plays actions in order, each by the seat that must choose. Like a table, it plays single choices automatically,
   * unless they are the next action.
   * @returns all reported events
   * @throws Error for an action that is not offered
   */
  play(state: S, ...actions: readonly A[]): F[]
  /** As `play`, with the given random source. */
  playWithRandom(random: Random, state: S, ...actions: readonly A[]): F[]
  /** Plays one action of a seat when several must choose. */
  playAsSeat(state: S, seat: Seat, action: A): F[]
}

const SEED = 'c'.repeat(32)

/** @param audited check the state's invariants after every action: for games whose test positions satisfy them all */
export function createRulesTester<S, A, V, F extends GameEvent>(
  game: Game<S, A, V, F>,
  audited = false,
): RulesTester<S, A, F> {
  const decider = (state: S): Seat => {
    const [seat] = game.deciders(state)
    if (seat === undefined) throw new Error('nobody has to choose')
    return seat
  }
  const offered = (state: S): readonly A[] =>
    game.deciders(state).length === 0 ? [] : game.choices(state, decider(state))
  const mayDo = (state: S, action: A, seat?: Seat): boolean =>
    (seat === undefined ? offered(state) : game.choices(state, seat)).some((choice) => equalJson(choice, action))
  const act = (random: Random, state: S, seat: Seat, action: A): F[] => {
    if (!mayDo(state, action, seat))
      throw new Error(`not offered: ${JSON.stringify(action)} but ${JSON.stringify(game.choices(state, seat))}`)
    const { emit, report } = createEventRecorder(() => undefined)
    game.play(state, seat, action, random, emit)
    const broken = audited ? game.findBrokenInvariants(state) : []
    if (broken.length > 0) throw new Error(`after ${JSON.stringify(action)}: ${broken.join('; ')}`)
    return report.facts as F[]
  }
  const playWith = (random: Random, state: S, ...actions: readonly A[]): F[] =>
    actions.flatMap((action) => {
      const events: F[] = []
      while (!mayDo(state, action)) {
        const [only, ...others] = offered(state)
        if (only === undefined || others.length > 0) break
        events.push(...act(random, state, decider(state), only))
      }
      return [...events, ...act(random, state, decider(state), action)]
    })
  return {
    decider,
    legalActions: offered,
    isLegal: mayDo,
    playWithRandom: playWith,
    play: (state, ...actions) => playWith(createRandomStream(SEED, 'testing'), state, ...actions),
    playAsSeat: (state, seat, action) => act(createRandomStream(SEED, 'testing'), state, seat, action),
  }
}

/** Filters events by kind. */
export function eventsOfKind<F extends GameEvent, K extends F['kind']>(
  events: readonly F[],
  kind: K,
): Extract<F, { kind: K }>[] {
  return events.filter((event): event is Extract<F, { kind: K }> => event.kind === kind)
}

/** Random source that always picks the first item and never shuffles. */
export const firstItemRandom: Random = {
  int: () => 0,
  pick: (items) => {
    const [first] = items
    if (first === undefined) throw new RangeError('nothing to pick from')
    return first
  },
  shuffle: (items) => items,
}
