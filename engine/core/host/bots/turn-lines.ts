/**
 * Searches a whole turn: consecutive small decisions of one seat, up to the first random draw, the end of the turn or
 * another seat's decision. An evaluation values the state at the end.
 */
import type { EventSink } from '../../contract/game-events.ts'
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import type { Random } from '../../contract/random.ts'

/**
 * A function that returns the value of a state to a seat; higher is better. `line` holds the choices that lead to the
 * state. The caller reuses this array afterwards.
 */
export type ValueFunction = (state: unknown, seat: Seat, line: readonly Json[]) => number

/**
 * A line: a sequence of choices of one seat within one turn, with the value (`worth`) of the state after the last
 * choice. `isCut` marks a line that the search left before its end, because it ran out of nodes.
 */
export interface EvaluatedTurnLine {
  /** The seat's choices in order. The first is one of the choices at the start of the search. */
  readonly choices: readonly Json[]
  readonly worth: number
  /** Whether the search stopped following the line for lack of nodes: the seat would choose again in the same turn. */
  readonly isCut: boolean
}

/**
 * The result of a search of one seat's turn: the best line (sequence of choices of that seat in its turn), and the
 * values of all choices at the start. The value of such a choice is that of the best line that begins with it.
 */
export interface TurnLineSearchResult extends EvaluatedTurnLine {
  /** For each choice at the start of the search, in their order: the value of the best line that begins with it. */
  readonly worths: readonly number[]
}

/**
 * Finds the best line (sequence of choices) of a seat from a state. It tries the seat's choices on copies of the
 * state, until a random draw, the end of the turn or another seat's decision ends the line, or until the budget of the
 * line is spent.
 * @param state not modified; a state that the seat may know, or a determinization (a random guess of the hidden
 *   information)
 * @param choices the seat's choices in `state`
 * @param nodes total number of choices to try; every first choice is tried at least once
 * @param worthOf values the state at the end of a line
 * @param random the random stream of the tried actions
 * @param each called for every line that is tried, with its end state. If it is given, lines also end when the seat
 *   gains information
 * @returns the best line, and the value of the best line of every first choice
 */
export function findBestLine(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  choices: readonly Json[],
  nodes: number,
  worthOf: ValueFunction,
  random: Random,
  each?: (line: EvaluatedTurnLine, end: unknown) => void,
): TurnLineSearchResult {
  // Lines for the callback must hold for all hidden information: they end when the seat gains information.
  const watch = createLineEndDetector(random, each === undefined ? undefined : seat)
  let left = nodes
  let line: EvaluatedTurnLine = { choices: [], worth: -Infinity, isCut: false }
  const worths: number[] = []
  // The best line of the first choice that is being searched.
  let best: Json[] = []
  let most = -Infinity
  let isBestCut = false
  const path: Json[] = []

  const tryOut = (next: unknown, choice: Json, share: number): void => {
    left -= 1
    game.play(next, seat, choice, watch.random, watch.emit)
    path.push(choice)
    const isCut = !watch.consumeEnd() && game.deciders(next).includes(seat)
    if (isCut && share > 1) {
      lookOn(next, game.choices(next, seat) as readonly Json[], share - 1)
    } else {
      const worth = worthOf(next, seat, path)
      each?.({ choices: [...path], worth, isCut }, next)
      if (worth > most) {
        most = worth
        isBestCut = isCut
        best = [...path]
      }
    }
    path.pop()
  }

  /** Divides the rest of the budget evenly among the choices, so that a wide one does not starve the others. */
  const lookOn = (from: unknown, options: readonly Json[], share: number): void => {
    const floor = left - share
    options.forEach((option, at) => {
      if (left <= floor && at > 0) return
      const isLast = at === options.length - 1 || left <= floor + 1
      // The state is no longer needed when its last choice is tried.
      tryOut(isLast ? from : game.clone(from), option, Math.ceil((left - floor) / (options.length - at)))
    })
  }

  choices.forEach((choice, at) => {
    most = -Infinity
    tryOut(game.clone(state), choice, Math.ceil(left / (choices.length - at)))
    worths.push(most)
    if (most > line.worth) line = { choices: best, worth: most, isCut: isBestCut }
  })
  return { ...line, worths }
}

/**
 * A detector of the end of a line of choices in the search of a turn. A line ends at a random draw, or where a turn or
 * a seat's part of a phase begins. Pass its `random` and `emit` to `Game.play` for every choice of the line.
 */
export interface LineEndDetector {
  readonly random: Random
  readonly emit: EventSink
  /** Tells whether something was drawn, or a turn or part began, since the last call. Resets the detector. */
  consumeEnd(): boolean
}

/**
 * Creates a detector of the end of a line (sequence of choices) in the search of a turn. A line ends at a random draw,
 * where a turn begins, and where a seat's part of a phase (event `part`) begins. The detector does not notice the end
 * of the game.
 * @param random the source of the draws; the caller uses the `random` of the detector instead of it
 * @param learner a line also ends when this seat gains information. Absent: only draws, turns and parts end it
 */
export function createLineEndDetector(random: Random, learner?: Seat): LineEndDetector {
  let ended = false
  const drawing: Random = {
    int: (bound) => {
      ended = true
      return random.int(bound)
    },
    pick: (items) => {
      ended = true
      return random.pick(items)
    },
    shuffle: (items) => {
      ended = true
      return random.shuffle(items)
    },
  }
  return {
    random: drawing,
    emit: createTurnStartCallbackSink(
      () => (ended = true),
      (seats) => {
        if (learner !== undefined && (seats === undefined || seats.includes(learner))) ended = true
      },
    ),
    consumeEnd: () => {
      const saw = ended
      ended = false
      return saw
    },
  }
}

function noop(): void {
  // searches need no report
}

/**
 * Creates an event sink that calls back when a turn begins, when a seat's part of a phase (event `part`) begins, and
 * when seats gain information.
 * @param begins called when a turn or part begins
 * @param learned called with the seats that gain information, or without argument for all seats and the public view
 */
export function createTurnStartCallbackSink(begins: () => void, learned: EventSink['markInformed'] = noop): EventSink {
  const onEvent = (event: { readonly kind: string }): void => {
    if (event.kind === 'turn' || event.kind === 'part') begins()
  }
  return Object.assign(onEvent, { checkpoint: noop, markInformed: learned })
}
