/**
 * A game of two seats that is written down as a tree, for tests of what a search finds: nothing is hidden, and luck comes only
 * where the tree says so. It has only what bots need: no words, no files.
 */
import type { EventSink } from '../../contract/game-events.ts'
import type { FeatureExtractor } from '../../contract/features.ts'
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Random } from '../../contract/random.ts'

export interface GameTreeNode {
  /** What the evaluation gives the first seat here, or what came of the game where nothing follows. */
  readonly value: number
  /** Who chooses here. Absent where the game is over. */
  readonly seat?: Seat
  /** Whether a turn begins here. */
  readonly isTurn?: boolean
  /** What the seats have at hand here, by seat. */
  readonly held?: readonly [number, number]
  /** By choice. */
  readonly next?: Readonly<Record<string, GameTreeNode | ChanceNode>>
}

/** Luck decides where a choice leads: each of these is as likely. */
export interface ChanceNode {
  readonly drawn: readonly GameTreeNode[]
}

interface TreeState {
  node: GameTreeNode
}

const features: FeatureExtractor<TreeState> = {
  names: ['held'],
  held: ['held'],
  read({ node }, into) {
    into.set(node.held ?? [0, 0])
  },
}

/** The game of a tree. Its first turn is the first seat's. */
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
    play(state: TreeState, _: Seat, action: string, random: Random, tell: EventSink) {
      const next = state.node.next?.[action]
      if (next === undefined) throw new Error(`the tree has no ${action}`)
      state.node = 'drawn' in next ? random.pick(next.drawn) : next
      if (state.node.isTurn === true) tell({ kind: 'turn', seat: state.node.seat } as never)
    },
    clone: ({ node }: TreeState): TreeState => ({ node }),
    view: ({ node }: TreeState): TreeState => ({ node }),
    determinize: ({ node }: TreeState): TreeState => ({ node }),
    outcome: ({ node }: TreeState) => (node.seat === undefined ? { ranking: [], reason: { id: 'toy.end' } } : null),
    evaluate: worths,
    returns: worths,
  } as unknown as AnyGame
}
