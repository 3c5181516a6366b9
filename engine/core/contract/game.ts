/**
 * The interface that every game implements.
 *
 * A table consists of a game's rules, a seed and the log of choices. A game is therefore a set of pure functions over
 * two kinds of plain JSON: its state and its actions. They use no clock, no Math.random, no Node and no DOM. Seats are
 * 0..n-1.
 *
 * A compound turn is split into small decisions, so that every list of choices is short (at most 100), every click is
 * meaningful, and a bot's search tree stays narrow. No decision is a mere category: 'which energy from which flow', not
 * 'receive or channel'. Pending work (an unfinished effect, an answer that another seat owes) is a stack of plain
 * frames in the state (frame-stack.ts), so that a table can be saved between any two small steps.
 */
import type { Outcome } from './outcome.ts'
import type { Achievement } from './achievements.ts'
import type { DecisionPrompt } from './decision-prompt.ts'
import type { AdviceConsequence } from './consequences.ts'
import type { GameEvent, PublicEvent, EventSink } from './game-events.ts'
import type { ChanceCalibration, AllSeatsFeatureExtractor, TrainedNets } from './features.ts'
import type { ActionLogEntry } from './log.ts'
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
 * How much private information each player of a game has, which other players at a shared screen must not see:
 * - `'none'`: none;
 * - `'small'`: a value or two, shown while the owner holds a button down;
 * - `'hand'`: a whole hand, which needs a curtain: a covered screen between two players' turns.
 */
export type PrivateInformationLevel = 'none' | 'small' | 'hand'

/**
 * The value that a table (one sitting at which a game is played) has set for an option of the game: a text, a boolean
 * or a number.
 */
export type OptionValue = string | boolean | number

/** An option of a game that a table can set, such as a variant. `values` lists the legal values, the default first. */
export interface OptionSpec {
  readonly id: string
  readonly values: readonly [OptionValue, ...OptionValue[]]
  /** The player counts for which values other than the default are allowed. Absent: all. */
  readonly players?: readonly number[]
  /** The player counts of single values, keyed by the value as text: used instead of `players` for these values. */
  readonly playersOf?: Readonly<Record<string, readonly number[]>>
}

/**
 * A level on a three-step scale by which a game is rated, for example its complexity: 1 low, 2 medium, 3 high. Levels
 * are relative to the other games of Samsara.
 */
export type GameRatingLevel = 1 | 2 | 3

/**
 * Ratings of three traits of a game (complexity, luck, interaction between players), each low, medium or high relative
 * to the other games of Samsara.
 */
export interface GameTraitRatings {
  /** Complexity of rules and decisions. */
  readonly weight: GameRatingLevel
  /** Influence of chance. */
  readonly luck: GameRatingLevel
  /** Interaction between players. */
  readonly interaction: GameRatingLevel
}

/** Facts about a game that the application shows or checks before a table is created. */
export interface GameInfo {
  readonly id: string
  readonly title: string
  readonly designers: readonly string[]
  readonly publisher: string
  readonly players: { readonly min: number; readonly max: number }
  /** Playing time in minutes, as published. */
  readonly minutes: { readonly min: number; readonly max: number }
  /** Minimum age in years, as published. */
  readonly age: number
  /** Absent: the home screen shows no ratings. */
  readonly ratings?: GameTraitRatings
  /** The recommended first game for newcomers. At most one game has it. */
  readonly isEasiest?: true
  /**
   * Version of the rules. Increases with every change that makes an old log replay differently; save.ts migrates by it.
   */
  readonly rules: number
  readonly secrets: PrivateInformationLevel
  /** Variants of the table, with the player counts for which they are allowed. */
  readonly options: readonly OptionSpec[]
}

/**
 * The number of players and the option values of a table: the argument of `Game.setup`. It has a valid value for every option:
 * table-config.ts fills in defaults and rejects values that the OptionSpec does not list.
 */
export interface TableConfig {
  readonly players: number
  readonly options: Readonly<Record<string, OptionValue>>
}

/** Measured calibration of the win chances that the Sage (the strong bot) shows to a player after its search. */
export interface AdviceCalibration extends ChanceCalibration {
  /**
   * Factor on the odds of the player who asks: the maximum of many estimates is biased upwards (Smith and Winkler 2006,
   * 'The optimizer's curse'). Absent: 1.
   */
  readonly asker?: number
}

/**
 * The calibrations of the chances that are shown to people, by number of seats. For a missing number the chances are shown
 * uncorrected. Bots do not use calibrations.
 */
export type AdviceCalibrationByPlayerCount = Readonly<Partial<Record<number, AdviceCalibration>>>

/**
 * The rules of one game, as pure functions over its states.
 * @typeParam S state
 * @typeParam A action
 * @typeParam V view; states, actions and views are plain JSON without undefined, NaN or -0
 * @typeParam F the events that the game reports
 * @typeParam K its decision prompts
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
   * Schemas of views, actions and events for a number of seats. A value from a host on another machine is used only
   * after these have accepted it. They accept everything that the game shows to any viewer (invariant 10), and bound
   * every number and list. Made on first use (`memoizeByPlayerCount`): rules and bots do not need them.
   */
  readonly schemas: (players: number) => GameSchemas<V, A, F>

  /** The initial state. Trusts `config` (see table-config.ts). */
  setup(config: TableConfig, random: Random, emit: EventSink<F>): S

  /**
   * The seats that owe a choice, ascending. Several if the rules say simultaneously. Empty if and only if the game is
   * over.
   */
  deciders(state: S): readonly Seat[]

  /**
   * Every legal action of a seat: complete, in a stable order, without duplicates, never empty for a decider, and the
   * same for every state behind any view that the seat could hold. May also be non-empty for a seat that owes nothing
   * but may still change a secret choice. Callers must not change the list or its items.
   *
   * A game makes each of its actions once: equal choices are the same object (`===`) in every state of a process, so
   * that a search can distinguish, count and cache them by identity. Actions from outside (a click, a save, a worker)
   * are copies, and are compared as data.
   */
  choices(state: S, seat: Seat): readonly A[]

  /**
   * Plays a legal action: changes the state in place, and nothing else but its streams. Trusts its arguments: action
   * validation in game-session.ts has checked membership in `choices`.
   */
  play(state: S, seat: Seat, action: A, random: Random, emit: EventSink<F>): void

  /** A hand-written deep copy: it is in the bots' inner loop. */
  clone(state: S): S

  /**
   * Everything that the viewer may know, and nothing else, computed from the state only: information that a seat has
   * once seen is a field of the state. Hidden pieces have no identifiers; they are counted places.
   */
  view(state: S, viewer: Viewer): V

  /**
   * Determinization: a full state that is consistent with the view, drawn fairly. Bots search in it, so they do not
   * cheat.
   */
  determinize(view: V, viewer: Viewer, random: Random): S

  /**
   * The seat's current prompt, as far as the view's owner may know it: the seat itself, another seat, or `'table'`
   * (waiting lists, the heading of another screen's decision). Defined for every decider, from every view, and, from
   * its own view, for a seat that may still change a secret choice.
   * @returns the prompt, or undefined if the seat has nothing to choose
   */
  promptFor(view: V, seat: Seat): K | undefined

  /**
   * Explains to a player why a well-formed action is not offered to a seat. Never used for legality, and computed from
   * information that the seat may know.
   * @returns undefined if the action is offered or there is no specific reason
   */
  explainIllegal(view: V, seat: Seat, action: A): Message | undefined

  /**
   * Events that a choice makes possible for its seat later, one alternative after the other, shown to people before the
   * choice. Computed from information that the seat may know; none of them is certain. Absent: no such events are
   * shown.
   */
  possibleEvents?(view: V, seat: Seat, action: A): readonly F[]

  /**
   * Consequences of a player's choices that the player can check on the board. The Sage uses them as reasons. Both
   * views have the same viewer, before and after the choices. Absent: reasons only say how the game ends.
   */
  consequences?(before: V, after: V, seat: Seat): readonly AdviceConsequence[]

  /**
   * Whether a choice only sets how its seat is asked, without a move. The Sage never advises it, and a review neither
   * shows nor judges it. Absent: never.
   */
  isPreferenceOnly?(action: A): boolean

  /**
   * Public progress of the game in a few words: a round, a turn, the leader. The same from every viewer's view. `id`
   * belongs to the game (`GAME.stage`, `GAME.stage.last`), and all values are integers from 0: a list of saved games
   * shows the message without the game. Absent: no progress is shown.
   */
  progressMessage?(view: V): Message

  /**
   * A quick estimate of every seat's position, by seat, 0..1. A search uses it as the value of a leaf. Equals `returns`
   * in a finished state, since the two are compared with each other.
   */
  evaluate(state: S): readonly number[]

  /** Features of a learned `evaluate`, or of one to be learned. Absent: `evaluate` is hand-written. */
  readonly features?: AllSeatsFeatureExtractor<S>

  /** Weights of the features, if `evaluate` was learned. */
  readonly weights?: TrainedNets

  /**
   * Corrects the chances that are shown to people to observed results. Absent: they are shown as `evaluate` finds them.
   */
  readonly calibration?: AdviceCalibrationByPlayerCount

  /**
   * The greedy bot's own estimate for one seat. Frozen: greedy is the baseline for other bots, and does not change with
   * `evaluate`. Absent: greedy uses `evaluate`.
   */
  baselineEvaluate?(state: S, seat: Seat): number

  /** Null while the game runs; then the ranking with a breakdown of each score. */
  outcome(state: S): Outcome | null

  /** Achievements in a finished game. Absent: none are recorded. */
  readonly achievements?: readonly Achievement<F>[]

  /**
   * Value of a finished state for every seat, by seat: its share of the win. If n standings share the first place, each
   * of their seats has 1/n (1 for a single one); all others have 0. Follows from `outcome` but builds no text (for
   * searches; like OpenSpiel's Returns).
   */
  returns(state: S): readonly number[]

  /**
   * The invariants that the state breaks (schema, conservation, recomputed scores). Empty for every reachable state.
   * @param config given for a state from a file, which must then fit that table (players, options)
   */
  findBrokenInvariants(state: S, config?: TableConfig): readonly string[]

  /**
   * Whether a single choice must be asked, since the prompt itself carries information (an offer that can only be
   * refused), or since the action belongs to the player (throwing the dice). The table plays every other single choice
   * automatically. Absent: never.
   */
  requiresPrompt?(state: S, seat: Seat): boolean

  /**
   * Whether a choice is irreversible (irreversible-choices.ts). True if a few determinizations could miss it. False if
   * the text of the choice names the randomness ('throw the dice', 'draw'): no confirmation is needed. Undefined: found
   * by playing. Computed from information that the seat may know. Absent: always undefined.
   */
  isIrreversible?(view: V, seat: Seat, action: A): boolean | undefined

  /**
   * True if the decision is itself a question: yes or no, or a pick among cards that it shows to the seat. An
   * irreversible answer then needs no confirmation. Computed from public information. Absent: never.
   */
  skipsConfirmation?(state: S, seat: Seat): boolean

  /**
   * Kind, defined by the game, of the event that blocks an undo: something drawn, thrown or revealed. `events` are the
   * public events of one choice. The kind selects two messages: `GAME.final.KIND` before the choice is played, and
   * `GAME.undo.KIND` afterwards as the reason why it stays. Absent or undefined: the table uses a general message.
   */
  undoBlockKindOf?(events: readonly PublicEvent<F>[]): string | undefined

  /**
   * Reshuffles, in place, everything whose order no player knows: new luck for cards that were shuffled before (the
   * start of a what-if with new luck). Every view stays the same. Absent: all randomness is drawn when it is needed.
   */
  reshuffleHidden?(state: S, random: Random): void

  /**
   * Translates the log of an older rules version to this one, so that an old save can be replayed. The log comes from a
   * file: its seats and actions are validated afterwards. If the method is absent, returns undefined, or its log fails
   * validation, the save opens from its snapshot.
   * @param rules the version that wrote the log, below `info.rules`
   * @returns the log, or undefined if it cannot be translated
   */
  migrate?(log: readonly ActionLogEntry[], rules: number): readonly ActionLogEntry[] | undefined
}

/** A game without its own state, action and view types: used by code that handles every game (tables, bots, saves). */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place where a game's own types are forgotten
export type AnyGame = Game<any, any, any, any, any>
