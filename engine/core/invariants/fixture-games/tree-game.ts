/**
 * A game of two seats that is defined by a tree, for tests of search results. Nothing is hidden, and randomness occurs
 * only where the tree says so. It implements only what bots need: no texts, no files.
 */
import type { EventSink } from '../../contract/game-events.ts'
import type { AllSeatsFeatureExtractor } from '../../contract/features.ts'
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Random } from '../../contract/random.ts'

export interface GameTreeNode {
  /** The evaluation for the first seat at this node, or the result of the game at a leaf. */
  readonly value: number
  /** The seat that chooses at this node. Absent at the end of the game. */
  readonly seat?: Seat
  /** Whether a turn begins here. */
  readonly isTurn?: boolean
  /** Held features of the seats, by seat. */
  readonly held?: readonly [number, number]
  /** By choice. */
  readonly next?: Readonly<Record<string, GameTreeNode | ChanceNode>>
}

/** The successor of the choice is drawn uniformly from these. */
export interface ChanceNode {
  readonly drawn: readonly GameTreeNode[]
}

interface TreeState {
  node: GameTreeNode
}

const features: AllSeatsFeatureExtractor<TreeState> = {
  names: ['held'],
  held: ['held'],
  read({ node }, into) {
    into.set(node.held ?? [0, 0])
  },
}

/** Makes the game of a tree. The first seat has the first turn. */
export function createTreeGame(root: GameTreeNode): AnyGame {
  const choices = new Map<GameTreeNode, readonly string[]>()
  const choicesOf = (node: GameTreeNode): readonly string[] => {
    const known = choices.get(node) ?? Object.keys(node.next ?? {})
    choices.set(node, known)
    return known
  }
  const worths = ({ node }: TreeState): readonly number[] => [node.value, 1 - node.value]
  return {
    info: { id: 'toy-tree', players: { min: 2, max: 2 } },
    features,
    setup: (): TreeState => ({ node: root }),
    deciders: ({ node }: TreeState): readonly Seat[] => (node.seat === undefined ? [] : [node.seat]),
    choices: ({ node }: TreeState, seat: Seat) => (seat === node.seat ? choicesOf(node) : []),
    play(state: TreeState, _: Seat, action: string, random: Random, emit: EventSink) {
      const next = state.node.next?.[action]
      if (next === undefined) throw new Error(`the tree has no ${action}`)
      state.node = 'drawn' in next ? random.pick(next.drawn) : next
      if (state.node.isTurn === true) emit({ kind: 'turn', seat: state.node.seat } as never)
    },
    clone: ({ node }: TreeState): TreeState => ({ node }),
    view: ({ node }: TreeState): TreeState => ({ node }),
    determinize: ({ node }: TreeState): TreeState => ({ node }),
    outcome: ({ node }: TreeState) => (node.seat === undefined ? { ranking: [], reason: { id: 'toy.end' } } : null),
    evaluate: worths,
    returns: worths,
  } as unknown as AnyGame
}
