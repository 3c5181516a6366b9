/** What the learned evaluation looks at: what a seat has scored, how near each Chakra is to harmony, and how free its hands are. */
import type { Features } from '../core/contract/features.ts'
import { chakraAt, countAt, energiesAt, harmonizedCount, isHarmonized, notchTokens, runLength } from './board.ts'
import { BUBBLES, EARTH, END_HARMONIZED, FIRST_CHAKRA, LAST_CHAKRA, POSITIVE_COLOURS, ROOM } from './data.ts'
import type { ChakraColour } from './data.ts'
import { longestRun, scoreOf } from './score.ts'
import type { Board, ChakraState } from './state.ts'
import { yardstick } from './yardstick.ts'

const GENERAL = [
  'worth',
  'harmonies',
  'score',
  'lead',
  'most',
  'ending',
  'endingLead',
  'run',
  'longest',
  'earth',
  'black1',
  'black2',
  'black3',
  'black4',
  'tokens',
  'noTokens',
  'notches',
  'allNotches',
  'bubbles',
  'bubblesFull',
  'meditation',
  'blocked',
  'toMove',
  'steps',
  'lifted',
  'later',
  'standoff',
  'near1',
  'near2',
  'near3',
  'near4',
  'near5',
  'twoHome',
  'oneHome',
] as const
type Name = (typeof GENERAL)[number] | `${ChakraColour}Near` | `${ChakraColour}Home`
const NAMES: readonly Name[] = [
  ...GENERAL,
  ...POSITIVE_COLOURS.flatMap((colour) => [`${colour}Near`, `${colour}Home`] as const),
]
const AT = Object.fromEntries(NAMES.map((name, at) => [name, at])) as Record<Name, number>
const WIDTH = NAMES.length
const FIRST_NEAR = AT.purpleNear

/** How much nearness an energy keeps for each step that it lies above or below its own Chakra. */
const ABOVE = 0.86
const BELOW = 0.78

export const features: Features<ChakraState> = {
  names: NAMES,
  start: { worth: 3 },
  read(state, into) {
    const longest = longestRun(state.boards)
    const scores = state.boards.map((board) => scoreOf(board, state.plenitude, longest))
    const top = state.stack[state.stack.length - 1]
    const turn = state.stack[0]
    state.boards.forEach((board, seat) => {
      const from = seat * WIDTH
      const set = (name: Name, value: number): void => {
        into[from + AT[name]] = value
      }
      let best = -Infinity
      let most = 0
      for (let other = 0; other < scores.length; other++) {
        if (other === seat) continue
        best = Math.max(best, scores[other] ?? 0)
        most = Math.max(most, harmonizedCount(state.boards[other]!))
      }
      const harmonies = harmonizedCount(board)
      const lead = (scores[seat] ?? 0) - best
      set('worth', unsquashed(yardstick(state, seat)) / 10)
      set('harmonies', harmonies / END_HARMONIZED)
      set('score', (scores[seat] ?? 0) / 10)
      set('lead', Math.max(-1, Math.min(1, lead / 8)))
      set('most', Math.max(harmonies, most) / END_HARMONIZED)
      if (state.ending) {
        set('ending', 1)
        set('endingLead', Math.max(-1, Math.min(1, lead / 4)))
      }
      const run = runLength(board)
      set('run', run / 4)
      if (run > 0 && run === longest) set('longest', 1)
      set('earth', energiesAt(board, EARTH).length / 6)
      set('tokens', board.available / 5)
      if (board.available === 0) set('noTokens', 1)
      const notches = notchTokens(board)
      set('notches', notches / 4)
      if (notches >= 4) set('allNotches', 1)
      const bubbles = energiesAt(board, BUBBLES).length
      set('bubbles', bubbles / ROOM)
      if (bubbles === ROOM) set('bubblesFull', 1)
      set('meditation', board.meditation.length / 7)
      if (turn?.seat === seat) set('toMove', 1)
      if (top?.seat === seat && top.kind === 'channel') set('steps', top.left / 3)
      if (top?.seat === seat && top.kind === 'receive') set('lifted', state.lifted.length / 3)
      set('later', ((seat - state.firstSeat + state.players) % state.players) / 3)
      const { standoff, standoffRounds } = state.quiet
      set('standoff', standoff ? (standoffRounds + 1) / 3 : 0)
      column(board, from, into)
    })
  },
}

/** What the yardstick says, in points again. */
function unsquashed(worth: number): number {
  const side = 2 * (worth - 0.5)
  return (30 * side) / (1 - Math.abs(side))
}

function column(board: Board, from: number, into: Float64Array): void {
  let blocked = 0
  const nears: number[] = []
  let twoHome = 0
  let oneHome = 0
  for (let at = FIRST_CHAKRA; at <= LAST_CHAKRA; at++) {
    if (isHarmonized(board, at)) continue
    const own = chakraAt(at)
    const home = countAt(board, at, own)
    const near = nearness(board, at, own)
    nears.push(near)
    if (home === 2) twoHome++
    if (home === 1) oneHome++
    if (energiesAt(board, at).length === ROOM) blocked++
    const place = from + FIRST_NEAR + 2 * (at - FIRST_CHAKRA)
    into[place] = near / ROOM
    into[place + 1] = home / ROOM
  }
  nears.sort((a, b) => b - a)
  for (let n = 0; n < 5; n++) into[from + AT.near1 + n] = (nears[n] ?? 0) / ROOM
  into[from + AT.blocked] = blocked / 3
  into[from + AT.twoHome] = twoHome / 3
  into[from + AT.oneHome] = oneHome / 3
  let steps = 0
  for (let at = LAST_CHAKRA; at >= BUBBLES; at--) {
    if (isHarmonized(board, at)) continue
    const count = countAt(board, at, 'black')
    const place = from + AT.black1 + Math.min(3, Math.floor(steps / 2))
    into[place] = (into[place] ?? 0) + count / 3
    steps++
  }
}

function nearness(board: Board, home: number, colour: ReturnType<typeof chakraAt>): number {
  let sum = 0
  let share = 1
  for (let at = home; at >= BUBBLES; at--) {
    if (at !== home && isHarmonized(board, at)) continue
    sum += share * countAt(board, at, colour)
    share *= ABOVE
  }
  share = BELOW
  for (let at = home + 1; at <= LAST_CHAKRA; at++) {
    if (isHarmonized(board, at)) continue
    sum += share * countAt(board, at, colour)
    share *= BELOW
  }
  return sum
}
