/**
 * The contract that every game fulfils.
 *
 * A table is a game's rules, a seed, and the log of choices made so far. A game is therefore a handful of pure
 * functions over two kinds of plain JSON: its state and its actions. They know no clock, no Math.random, no Node and
 * no DOM. Seats are 0..n-1.
 *
 * A compound turn is split into small decisions, so that every list of choices is short (never above 100), every click
 * means something, and a bot's tree stays narrow. No decision is a mere category: 'which energy from which flow', not
 * 'receive or channel'. Pending work (an effect half done, an answer owed by another seat) is a stack of frames of
 * plain data in the state (flow.ts), so that a table can be saved between any two small steps.
 */
import type { Outcome } from './outcome.ts'
import type { Achievement } from './achievements.ts'
import type { DecisionPrompt } from './decision-prompt.ts'
import type { Consequence } from './consequences.ts'
import type { GameEvent, PublicEvent, EventSink } from './game-events.ts'
import type { ChanceCalibration, FeatureExtractor, TrainedWeights } from './features.ts'
import type { LogEntry } from './log.ts'
import type { Message } from './message.ts'
import type { Random } from './random.ts'
import type { GameSchemas } from './schemas.ts'
import type { Seat, Viewer } from './seat.ts'

export type { DecisionPrompt } from './decision-prompt.ts'
export type { EventSink } from './game-events.ts'
export { createMessageFactory, personRefsFor } from './message.ts'
export type { Message, MessageValue, MessageValues, PersonRef } from './message.ts'
export type { Seat, Viewer } from './seat.ts'

/**
 * How much a game hides from the neighbours at one shared screen: nothing; a value or two behind a button that its
 * owner holds down; or a whole hand that asks for a curtain.
 */
export type PrivacyLevel = 'none' | 'small' | 'hand'

export type OptionValue = string | boolean | number

/** A variant that a table may choose. `values` lists the legal values, the default first. */
export interface OptionSpec {
  readonly id: string
  readonly values: readonly [OptionValue, ...OptionValue[]]
  /** The player counts for which a value other than the default holds; all of them when absent. */
  readonly players?: readonly number[]
  /** The same for single values, by value as text, where they differ among themselves. */
  readonly playersOf?: Readonly<Record<string, readonly number[]>>
}

/** How much of something a game has: 1 little, 2 some, 3 much. */
export type ProfileRating = 1 | 2 | 3

/** What a game asks of its players, compared with the other games here. */
export interface GameProfile {
  /** How much there is to learn and to think about. */
  readonly weight: ProfileRating
  /** How much chance decides. */
  readonly luck: ProfileRating
  /** How much players do to each other. */
  readonly interaction: ProfileRating
}

export interface GameInfo {
  readonly id: string
  readonly title: string
  readonly designers: readonly string[]
  readonly publisher: string
  readonly players: { readonly min: number; readonly max: number }
  /** Playing time in minutes, as published. */
  readonly minutes: { readonly min: number; readonly max: number }
  readonly age: number
  /** Absent: Home says nothing of it. */
  readonly profile?: GameProfile
  /** The game that a newcomer best begins with. At most one game has it. */
  readonly isEasiest?: true
  /** Rises with every change that makes an old log replay differently; save.ts migrates by it. */
  readonly rules: number
  readonly secrets: PrivacyLevel
  /** Variants that a table may choose, with the player counts for which they hold. */
  readonly options: readonly OptionSpec[]
}

/** What `setup` is given. Complete: options.ts fills in defaults and refuses what an OptionSpec does not list. */
export interface TableConfig {
  readonly players: number
  readonly options: Readonly<Record<string, OptionValue>>
}

/** What was found of the chances that askers are told after a search of their own. */
export interface AdviceCalibration extends ChanceCalibration {
  /**
   * By what the asker's odds are multiplied: whoever takes the best of many estimates takes the most hopeful (Smith and
   * Winkler 2006, 'The optimizer's curse'). Absent: 1.
   */
  readonly asker?: number
}

/** By number of seats; where there is none, chances came true as they were. No bot goes by it. */
export type CalibrationByPlayerCount = Readonly<Partial<Record<number, AdviceCalibration>>>

/**
 * @typeParam S state, @typeParam A action, @typeParam V view: all plain JSON without undefined, NaN or -0
 * @typeParam F the facts that the game tells, @typeParam K what it asks
 */
export interface Game<
  S = unknown,
  A = unknown,
  V = unknown,
  F extends GameEvent = GameEvent,
  K extends DecisionPrompt = DecisionPrompt,
> {
  readonly info: GameInfo

  /**
   * What a view, an action and a fact of a table with so many seats look like. A value that comes from a host on another
   * machine is data only after these have accepted it. They accept all that the game shows to any viewer (law 10), and
   * bound every number and list. Made on first use (`memoizeByPlayerCount`): rules and bots do not need them.
   */
  readonly schemas: (players: number) => GameSchemas<V, A, F>

  /** The first state. Trusts `config` (see options.ts). */
  setup(config: TableConfig, random: Random, tell: EventSink<F>): S

  /**
   * The seats that still owe a choice, ascending; several when the rules say simultaneously; empty when and only when
   * the game is over.
   */
  deciders(state: S): readonly Seat[]

  /**
   * Every legal action of that seat: complete, in a stable order, without duplicates, never empty for a decider, and
   * the same for the state behind any view that the seat could hold. May also be non-empty for a seat that owes
   * nothing but may still change a secret choice. Callers must not change the list or what is in it.
   *
   * A game makes each of its actions once: equal choices are the same object (`===`) in every state of a process, so
   * that a search can tell them apart, count and remember them without looking inside. What comes from outside (a click,
   * a save, a worker) is a copy, and is compared as data.
   */
  choices(state: S, seat: Seat): readonly A[]

  /**
   * Plays a legal action: changes the state in place, and nothing else but its streams. Trusts its arguments; the
   * gate in table.ts has checked membership in `choices`.
   */
  play(state: S, seat: Seat, action: A, random: Random, tell: EventSink<F>): void

  /** A deep copy, written by hand: the bots' inner loop. */
  clone(state: S): S

  /**
   * What that viewer may know, and nothing else, read from the state only: what a seat has once seen is a field of
   * the state. Holds no handle on hidden pieces; they are counted places.
   */
  view(state: S, viewer: Viewer): V

  /**
   * A determinization of that view: a full state that could stand behind it, drawn fairly. How bots think without
   * cheating.
   */
  determinize(view: V, viewer: Viewer, random: Random): S

  /**
   * What that seat is asked now, as far as the view's own viewer may know it: the seat itself, another one, `'table'`
   * (waiting lists, the heading of a decision that is not this screen's). Defined for every decider, from every view,
   * and for a seat that may still change a secret choice from its own; undefined when the seat has nothing to choose.
   */
  promptFor(view: V, seat: Seat): K | undefined

  /**
   * Why a well-formed action is not offered to that seat, for people; undefined when it is offered or nothing better
   * can be said. Never consulted for legality, and computed from what the seat may know.
   */
  explainIllegal(view: V, seat: Seat, action: A): Message | undefined

  /**
   * What a choice makes possible for its seat later, as the facts that could come of it, one way after the other: for
   * people, before the choice. Computed from what the seat may know; nothing of it is certain. Absent: what follows is
   * seen when it is asked.
   */
  possibleEvents?(view: V, seat: Seat, action: A): readonly F[]

  /**
   * What a player's choices led to, as that player can check it on the board: the Sage gives its reasons by it. Both views are
   * of one viewer, before the choices and after them. Absent: reasons only tell how the game ends.
   */
  consequences?(before: V, after: V, seat: Seat): readonly Consequence[]

  /** Whether a choice only sets how its seat is asked, and moves nothing: the Sage never advises it, no review tells or judges it. Absent: never. */
  isPreferenceOnly?(action: A): boolean

  /**
   * How far the game has come, in a few words that everybody may read, seated or not: a round, a turn, who is ahead. The
   * same from every viewer's view. `id` is the game's own (`GAME.stage`, `GAME.stage.last`), and all values are whole
   * numbers from 0 on: a list of saved games shows it without the game. Absent: there is nothing to say.
   */
  progressMessage?(view: V): Message

  /**
   * A quick estimate of how well every seat stands, by seat, 0..1: what a search takes for the end of a line that it does
   * not follow. Of a finished state it is `returns`, since the two are weighed against each other.
   */
  evaluate(state: S): readonly number[]

  /** What `evaluate` looks at where it was learned, or is to be. Absent: it was written by hand. */
  readonly features?: FeatureExtractor<S>

  /** What the features weigh, where `evaluate` was learned. */
  readonly weights?: TrainedWeights

  /** What brings the chances that people are told to what comes of them. Absent: they are told as `evaluate` finds them. */
  readonly calibration?: CalibrationByPlayerCount

  /**
   * The greedy bot's own estimate, for one seat and frozen: greedy is what other bots are measured against, and stays as
   * it is whatever becomes of `evaluate`. Absent: greedy goes by `evaluate`.
   */
  baselineEvaluate?(state: S, seat: Seat): number

  /** Null while the game runs; else the ranking with each score broken down line by line. */
  outcome(state: S): Outcome | null

  /** What somebody may have done in a finished game beyond winning it. Absent: nothing of that is noted. */
  readonly achievements?: readonly Achievement<F>[]

  /**
   * Of a finished state, what the game was worth to every seat, by seat: its share of the win. Each seat of the only
   * standing on the first place has 1, where n standings share it each of their seats has 1/n, and all others have 0. It
   * follows from `outcome` but builds no words (for searches; as OpenSpiel's Returns).
   */
  returns(state: S): readonly number[]

  /**
   * The promises this state breaks (schema, conservation, recomputed scores); empty for every reachable state.
   * @param config given for a state that comes from a file: it must also be one of such a table (players, options)
   */
  findBrokenInvariants(state: S, config?: TableConfig): readonly string[]

  /**
   * True when a single choice must be asked all the same, because being asked tells something (an offer that can only
   * be refused), or because it is the player's own to do (throwing the dice). The table plays every other single choice
   * by itself. Absent: never.
   */
  requiresPrompt?(state: S, seat: Seat): boolean

  /**
   * Whether a choice is final (final.ts), where playing it in a few determinizations could miss that: true. False for a
   * choice whose very words are chance ('throw the dice', 'draw'): nobody need be asked whether they mean it. Undefined:
   * it is found by playing. Computed from what the seat may know. Absent: always undefined.
   */
  isIrreversible?(view: V, seat: Seat, action: A): boolean | undefined

  /**
   * True when the decision is a question already: a yes or no, or a pick among cards that it shows to the seat. A final
   * answer to it does not ask a second time. Follows from what everybody may know. Absent: never.
   */
  skipsConfirmation?(state: S, seat: Seat): boolean

  /**
   * What of these facts cannot be taken back, as a kind of the game's own: what was drawn, thrown or laid open. `facts` are
   * those of one choice, as everybody sees them. Two messages hang on the kind: `GAME.final.KIND` says it before the choice
   * is played, and `GAME.undo.KIND` says afterwards why the choice stays. Undefined: the table says it in general words.
   * Absent: always undefined.
   */
  undoBlockKindOf?(facts: readonly PublicEvent<F>[]): string | undefined

  /**
   * Puts what lies in an order that nobody knows in another one, in place: new luck for cards that were shuffled before (a
   * what-if with new luck begins so). Every view stays as it is. Absent: all luck is drawn when it matters.
   */
  reshuffleHidden?(state: S, random: Random): void

  /**
   * The log of an older rules version in the words of this one, so that an old save can be replayed; undefined when it
   * cannot be put so. The log comes from a file: its seats and actions are checked only afterwards, by the gate. Absent,
   * or undefined, or refused by the gate: the save opens from its snapshot.
   * @param rules the version that wrote the log, below `info.rules`
   */
  migrate?(log: readonly LogEntry[], rules: number): readonly LogEntry[] | undefined
}

/** A game of which only the contract is known: what tables, bots, laws and saves work with. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place where a game's own types are forgotten
export type AnyGame = Game<any, any, any, any, any>
