/** Views and determinization of the fixture game 'echo'. */
import type { Viewer } from '../../contract/game.ts'
import type { Random } from '../../contract/random.ts'
import { COPIES_PER_CARD, ECHO_CARDS, type EchoState, type EchoCard } from './echo-state.ts'

/** Cards of which the viewer knows the number, and of some also the kind. */
export interface PartlyKnownCards {
  count: number
  known: EchoCard[]
}

export interface EchoView extends Omit<EchoState, 'deck' | 'hands' | 'futures' | 'memory'> {
  deck: PartlyKnownCards
  hands: PartlyKnownCards[]
  futures: PartlyKnownCards[]
  /** The memory of all seats; for `'open'` only. A seat's own memory is part of what it knows of the hands. */
  memory: EchoCard[][][] | null
}

export function echoViewFor(state: EchoState, viewer: Viewer): EchoView {
  const open = viewer === 'open'
  const counted = (cards: readonly EchoCard[], known: readonly EchoCard[]): PartlyKnownCards => ({
    count: cards.length,
    known: [...known],
  })
  const remembered = typeof viewer === 'number' ? (state.memory[viewer] ?? []) : []
  return {
    deck: counted(state.deck, open ? state.deck : []),
    hands: state.hands.map((cards, seat) => counted(cards, open || seat === viewer ? cards : (remembered[seat] ?? []))),
    futures: state.futures.map((cards, seat) => counted(cards, open || seat === viewer ? cards : [])),
    memory: open ? copyMemory(state.memory) : null,
    rows: state.rows.map((cards) => [...cards]),
    ruins: [...state.ruins],
    centre: state.centre,
    stack: structuredClone(state.stack),
  }
}

export function determinizeEcho(view: EchoView, viewer: Viewer, random: Random): EchoState {
  const counted = [view.deck, ...view.hands, ...view.futures]
  const seen = [...view.rows.flat(), ...view.ruins, ...(view.centre === null ? [] : [view.centre])]
  const unseen = ECHO_CARDS.flatMap((kind) => Array.from({ length: COPIES_PER_CARD }, () => kind))
  for (const card of [...seen, ...counted.flatMap(({ known }) => known)]) unseen.splice(unseen.indexOf(card), 1)
  random.shuffle(unseen)
  const fill = ({ count, known }: PartlyKnownCards): EchoCard[] => [...known, ...unseen.splice(0, count - known.length)]
  const hands = view.hands.map((each) => fill(each).sort())
  return {
    deck: fill(view.deck),
    hands,
    futures: view.futures.map((each) => fill(each).sort()),
    rows: view.rows.map((cards) => [...cards]),
    ruins: [...view.ruins],
    centre: view.centre,
    memory:
      view.memory === null
        ? hands.map((_, seat) => determinizeMemory(view, viewer, seat, hands, random))
        : copyMemory(view.memory),
    stack: structuredClone(view.stack),
  }
}

/** The viewer's own memory is known; that of other seats may be any part of the hands. */
function determinizeMemory(
  view: EchoView,
  viewer: Viewer,
  seat: number,
  hands: EchoCard[][],
  random: Random,
): EchoCard[][] {
  return hands.map((cards, of) => {
    if (of === seat) return []
    if (viewer === seat) return [...(view.hands[of]?.known ?? [])]
    return cards.filter(() => random.int(2) === 0)
  })
}

/** @returns the cards without the known ones, or undefined if a known one is missing */
export function withoutKnownCards(
  cards: readonly EchoCard[] | undefined,
  known: readonly EchoCard[],
): EchoCard[] | undefined {
  const left = [...(cards ?? [])]
  for (const card of known) {
    const at = left.indexOf(card)
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left
}

function copyMemory(memory: readonly (readonly EchoCard[][])[]): EchoCard[][][] {
  return memory.map((known) => known.map((cards) => [...cards]))
}
