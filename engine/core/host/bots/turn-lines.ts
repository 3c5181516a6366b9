/**
 * Looking through a whole turn: the small decisions that one seat makes in a row, up to the first chance, to the end of
 * its turn, or to another seat's decision. What lies there is told by an evaluation.
 */
import type { EventSink } from '../../contract/game-events.ts'
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import type { Random } from '../../contract/random.ts'

/** A state's worth to a seat. `line` leads there, and is the caller's: it changes afterwards. */
export type ValueFunction = (state: unknown, seat: Seat, line: readonly Json[]) => number

/** A line that was followed to its end. */
export interface TurnLine {
  /** The seat's choices one after the other; the first is one of the root's. */
  readonly choices: readonly Json[]
  readonly worth: number
  /** Whether it ends only because no nodes were left: the seat decides on in the same turn. */
  readonly isCut: boolean
}

/** The best line that was found. */
export interface BestTurnLine extends TurnLine {
  /** The best worth that each of the root's choices leads to, in their order. */
  readonly worths: readonly number[]
}

/**
 * The best line of a seat from a state, tried on copies.
 * @param state not changed; one that the seat may know, or a determinization
 * @param choices the seat's choices there
 * @param nodes how many choices are tried in all; every first choice is tried at least once
 * @param each told every line that is followed to its end; lines then end as well where the seat learns something
 */
export function findBestLine(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  choices: readonly Json[],
  nodes: number,
  worthOf: ValueFunction,
  random: Random,
  each?: (line: TurnLine, end: unknown) => void,
): BestTurnLine {
  // What is told of every line must hold whatever lies hidden: it ends where the seat learns something.
  const watch = createLineEndDetector(random, each === undefined ? undefined : seat)
  let left = nodes
  let line: TurnLine = { choices: [], worth: -Infinity, isCut: false }
  const worths: number[] = []
  // Of the first choice that is being looked through.
  let best: Json[] = []
  let most = -Infinity
  let isBestCut = false
  const path: Json[] = []

  const tryOut = (next: unknown, choice: Json, share: number): void => {
    left -= 1
    game.play(next, seat, choice, watch.random, watch.tell)
    path.push(choice)
    const isCut = !watch.sawEnd() && game.deciders(next).includes(seat)
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

  /** Every choice gets an even part of what is left of the share, so that a wide one does not starve the others. */
  const lookOn = (from: unknown, options: readonly Json[], share: number): void => {
    const floor = left - share
    options.forEach((option, at) => {
      if (left <= floor && at > 0) return
      const isLast = at === options.length - 1 || left <= floor + 1
      // Nobody needs the state any more when its last choice is tried.
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

export interface LineEndDetector {
  readonly random: Random
  readonly tell: EventSink
  /** Whether a line ends here: since the last question luck was drawn on, or a new turn or part began. */
  sawEnd(): boolean
}

/**
 * Watches plays for chance, and for the facts that every game tells when a turn or a part of something begins.
 * @param learner a line also ends where this seat learns something
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
    tell: createTurnStartListener(
      () => (ended = true),
      (seats) => {
        if (learner !== undefined && (seats === undefined || seats.includes(learner))) ended = true
      },
    ),
    sawEnd: () => {
      const saw = ended
      ended = false
      return saw
    },
  }
}

function noop(): void {
  // searches want no report
}

/** A `tell` that hears nothing but that a turn, or a part of something, begins, and who learns what was hidden. */
export function createTurnStartListener(begins: () => void, learned: EventSink['markInformed'] = noop): EventSink {
  const tell = (fact: { readonly kind: string }): void => {
    if (fact.kind === 'turn' || fact.kind === 'part') begins()
  }
  return Object.assign(tell, { checkpoint: noop, markInformed: learned })
}
