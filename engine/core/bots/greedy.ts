/**
 * The greedy bot: looks through its own small decisions to the end of its turn and takes the first step towards the
 * end that the game appraises highest. It stops a line at the first chance (what would be drawn is not known) and when
 * its budget of nodes is used up. It thinks on states imagined behind its view, and averages over a few of them.
 */
import type { Tell } from '../game.ts'
import type { Json } from '../json.ts'
import type { Random } from '../random.ts'
import type { Bot, Question } from './bot.ts'

export interface GreedyBudget {
  /** How many states are imagined and averaged over. */
  readonly imaginings: number
  /** How many choices are tried in all, at one decision. */
  readonly nodes: number
}

const DEFAULT_BUDGET: GreedyBudget = { imaginings: 2, nodes: 600 }

/** A greedy bot with a budget of its own. */
export function greedyWith(budget: GreedyBudget): Bot {
  return (question) => {
    const { choices, random } = question
    const only = choices[0]
    if (choices.length === 1 && only !== undefined) return only
    const totals = choices.map(() => 0)
    for (let i = 0; i < budget.imaginings; i++) {
      const worths = worthOfChoices(question, Math.ceil(budget.nodes / budget.imaginings))
      worths.forEach((worth, at) => (totals[at] = (totals[at] ?? 0) + worth))
    }
    const best = Math.max(...totals)
    return random.pick(choices.filter((_, at) => totals[at] === best))
  }
}

export const greedyBot: Bot = greedyWith(DEFAULT_BUDGET)

/** The best appraisal that each choice can lead to within the turn, on one imagined state. */
function worthOfChoices({ game, seat, view, choices, random }: Question, nodes: number): number[] {
  const root: unknown = game.imagine(view, seat, random)
  const luck = watched(random)
  let left = nodes

  /** Plays `action` on a copy and gives the best appraisal from there, using up to `share` nodes. */
  const tryOut = (state: unknown, action: Json, share: number): number => {
    left -= 1
    const next: unknown = game.clone(state)
    luck.drawn = false
    let turnEnded = false
    game.play(
      next,
      seat,
      action,
      luck,
      turnWatch(() => (turnEnded = true)),
    )
    const goesOn = !luck.drawn && !turnEnded && share > 1 && game.outcome(next) === null
    if (!goesOn || !game.deciders(next).includes(seat)) return game.appraise(next, seat)
    return bestOf(next, game.choices(next, seat) as readonly Json[], share - 1)
  }

  /** Every choice gets an even part of what is left of the share, so that a wide one does not starve the others. */
  const bestOf = (state: unknown, options: readonly Json[], share: number): number => {
    const floor = left - share
    let best = -Infinity
    options.forEach((option, at) => {
      if (left <= floor && best > -Infinity) return
      best = Math.max(best, tryOut(state, option, Math.ceil((left - floor) / (options.length - at))))
    })
    return best
  }

  return choices.map((choice, at) => tryOut(root, choice, Math.ceil(left / (choices.length - at))))
}

/** A stream that tells whether the last play drew from it. */
function watched(random: Random): Random & { drawn: boolean } {
  const luck = {
    drawn: false,
    int: (bound: number) => {
      luck.drawn = true
      return random.int(bound)
    },
    pick: <T>(items: readonly T[]): T => {
      luck.drawn = true
      return random.pick(items)
    },
    shuffle: <T>(items: T[]): T[] => {
      luck.drawn = true
      return random.shuffle(items)
    },
  }
  return luck
}

/** Calls back when a new turn begins; every game tells that with a `turn` fact. */
function turnWatch(begun: () => void): Tell {
  const nothing = (): void => undefined
  return Object.assign(
    (fact: { readonly kind: string }) => {
      if (fact.kind === 'turn') begun()
    },
    { beat: nothing, learned: nothing },
  )
}
