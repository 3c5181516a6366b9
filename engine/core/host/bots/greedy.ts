/**
 * The greedy bot: looks through its own small decisions to the end of its turn and takes the first step towards the
 * end that the game's yardstick says most of. It stops a line at the first random event and when its budget of nodes is used
 * up. It thinks on determinizations of its view: what lies hidden there it meets as drawn, never as it is, and it
 * averages over a few of them.
 */
import type { Tell } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import type { Random } from '../../contract/random.ts'
import type { Bot, Question } from './bot.ts'

export interface GreedyBudget {
  /** How many determinizations are averaged over. */
  readonly determinizations: number
  /** How many choices are tried in all, at one decision. */
  readonly nodes: number
}

const DEFAULT_BUDGET: GreedyBudget = { determinizations: 2, nodes: 600 }

/** A greedy bot with a budget of its own. */
export function greedyWith(budget: GreedyBudget): Bot {
  return (question) => {
    const { choices, random } = question
    const only = choices[0]
    if (choices.length === 1 && only !== undefined) return only
    const totals = choices.map(() => 0)
    for (let i = 0; i < budget.determinizations; i++) {
      const worths = worthOfChoices(question, Math.ceil(budget.nodes / budget.determinizations))
      worths.forEach((worth, at) => (totals[at] = (totals[at] ?? 0) + worth))
    }
    const best = Math.max(...totals)
    return random.pick(choices.filter((_, at) => totals[at] === best))
  }
}

export const greedyBot: Bot = greedyWith(DEFAULT_BUDGET)

/** The best worth that each choice can lead to within the turn, on one determinization. */
function worthOfChoices({ game, seat, view, choices, random }: Question, nodes: number): number[] {
  const root: unknown = game.determinize(view, seat, random)
  const watch = watcher(random)
  const worthOf = (state: unknown): number => game.yardstick?.(state, seat) ?? game.evaluate(state)[seat] ?? 0
  let left = nodes

  /** Plays `action` on a copy and gives the best worth from there, using up to `share` nodes. */
  const tryOut = (state: unknown, action: Json, share: number): number => {
    left -= 1
    const next: unknown = game.clone(state)
    game.play(next, seat, action, watch.random, watch.tell)
    const stop = watch.sawEnd() || share <= 1 || game.outcome(next) !== null || !game.deciders(next).includes(seat)
    if (stop) return worthOf(next)
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

interface Watcher {
  readonly random: Random
  readonly tell: Tell
  /** Whether a line ends here: since the last question luck was drawn on, or a new turn began. */
  sawEnd(): boolean
}

/** Watches plays for chance, and for the facts that every game tells when a turn or a part of a scoring begins. */
function watcher(random: Random): Watcher {
  let ended = false
  const nothing = (): void => undefined
  return {
    random: {
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
    },
    tell: Object.assign(
      (fact: { readonly kind: string }) => {
        if (fact.kind === 'turn' || fact.kind === 'part') ended = true
      },
      { beat: nothing, learned: nothing },
    ),
    sawEnd: () => {
      const saw = ended
      ended = false
      return saw
    },
  }
}
