/**
 * Recorded events: every `moved` event takes pieces from their current place, all of them together produce the next
 * state, and the other events are consistent with it.
 */
import { expect, test } from 'vitest'
import { createEventRecorder, noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { createTableConfig } from '../core/contract/table-config.ts'
import { BEADS_PER_HABIT, KARMA_COLOURS, LAND_NUMBERS, TOOLS } from './data.ts'
import { cosmicKarma } from './index.ts'
import type { CosmicEvent, CosmicState } from './state.ts'
import { decider } from './testing.ts'

/** How many pieces of a sort lie in a place: `bead:green seat0:beads:green`. */
type Counts = Map<string, number>

/** Cards in a pack are counted, not named: no player sees which they are. */
function key(piece: string, place: string): string {
  return place.startsWith('pack:') ? place : `${piece} ${place}`
}

function add(counts: Counts, piece: string, place: string, count: number): void {
  const at = key(piece, place)
  const sum = (counts.get(at) ?? 0) + count
  if (sum === 0) counts.delete(at)
  else counts.set(at, sum)
}

/** Where everything lies; the bank and the Lose a Turn pack have no end, and are left out. */
function countsOf({ players, choicePacks, karmaPacks, freeWillPack, stack }: CosmicState): Counts {
  const counts: Counts = new Map()
  players.forEach(({ space, beads, rings, habits, pegs, freeWill, lostTurns }, seat) => {
    const own = `seat${String(seat)}`
    add(counts, `pawn:${String(seat)}`, `space:${space}`, 1)
    for (const colour of KARMA_COLOURS) {
      add(counts, `bead:${colour}`, `${own}:beads:${colour}`, beads[colour])
      add(counts, `ring:${colour}`, `${own}:rings:${colour}`, rings[colour])
      add(counts, `stick:${colour}`, `${own}:habits:${colour}`, habits[colour])
      add(counts, `bead:${colour}`, `${own}:habits:${colour}`, habits[colour] * BEADS_PER_HABIT)
    }
    for (const tool of TOOLS) add(counts, `peg:${tool}`, `${own}:pegs:${tool}`, pegs[tool])
    for (const number of freeWill) add(counts, `freeWill:${String(number)}`, `${own}:freeWill`, 1)
    add(counts, 'loseTurn', `${own}:lostTurns`, lostTurns)
  })
  for (const land of LAND_NUMBERS) {
    add(counts, '', `pack:choice:${String(land)}`, choicePacks[land - 1]?.cards.length ?? 0)
    add(counts, '', `pack:karma:${String(land)}`, karmaPacks[land - 1]?.cards.length ?? 0)
  }
  add(counts, '', 'pack:freeWill', freeWillPack.cards.length)
  for (const frame of stack) {
    if (frame.kind === 'choice' || frame.kind === 'karma') add(counts, frame.card, 'table', 1)
    if (frame.kind === 'turn') for (const number of frame.cards) add(counts, `freeWill:${String(number)}`, 'laidOut', 1)
  }
  return counts
}

const ENDLESS = ['bank', 'pack:loseTurn']

type Moved = Extract<CosmicEvent, { kind: 'moved' }>

/** How many pieces of a sort were moved between places whose names begin so. */
function moves(moved: readonly Moved[], piece: string, from: string, to: string): number {
  const counted = moved.filter(
    (event) => event.piece === piece && event.from.startsWith(from) && event.to.startsWith(to),
  )
  return counted.reduce((sum, { count }) => sum + count, 0)
}

/**
 * Whether words agree with pieces.
 * @param counts where everything lies now @param moved what was moved since the words before, a habit's apart
 */
function agrees(event: CosmicEvent, counts: Counts, moved: readonly Moved[]): boolean {
  const lies = (piece: string, place: string): number => counts.get(key(piece, place)) ?? 0
  switch (event.kind) {
    case 'took': {
      const { seat, item, colour, count, cancelled } = event
      const own = `seat${String(seat)}:`
      const other = item === 'ring' ? 'bead' : 'ring'
      const kept = moves(moved, `${item}:${colour}`, 'bank', `${own}${item}s:${colour}`)
      return kept === count - cancelled && moves(moved, `${other}:${colour}`, `${own}${other}s`, 'bank') === cancelled
    }
    case 'loosened': {
      const { seat, colour, cancelled } = event
      const habits = `seat${String(seat)}:habits:${colour}`
      const gone = moves(moved, `bead:${colour}`, habits, 'bank') === 1 + cancelled
      return gone && moves(moved, `ring:${colour}`, `seat${String(seat)}:rings`, 'bank') === cancelled
    }
    case 'gaveBack':
      return moves(moved, `bead:${event.colour}`, `seat${String(event.seat)}:beads`, 'bank') === 1
    case 'peg':
      return lies(`peg:${event.tool}`, `seat${String(event.seat)}:pegs:${event.tool}`) === event.pegs
    case 'masterTool':
      return lies(`peg:${event.tool}`, `seat${String(event.seat)}:pegs:${event.tool}`) === 2
    case 'lostPeg':
      return lies(`peg:${event.tool}`, `seat${String(event.seat)}:pegs:${event.tool}`) === 0
    case 'freeWill':
      return (
        moves(moved, `freeWill:${String(event.number)}`, 'pack:freeWill', `seat${String(event.seat)}:freeWill`) === 1
      )
    case 'packEmpty':
      return lies('', 'pack:freeWill') === 0
    case 'laidOut': {
      const numbers = [1, 2, 3, 4, 5, 6].map((number) => number * lies(`freeWill:${String(number)}`, 'laidOut'))
      return numbers.reduce((sum, number) => sum + number) === event.count
    }
    case 'losesTurn':
      return lies('loseTurn', `seat${String(event.seat)}:lostTurns`) === event.cards
    case 'satOut':
      return lies('loseTurn', `seat${String(event.seat)}:lostTurns`) === event.left
    case 'setOut':
      return lies(`pawn:${String(event.seat)}`, `space:${event.from}`) === 1
    case 'sent':
      return lies(`pawn:${String(event.seat)}`, `space:${event.from}`) === 1
    case 'landed':
    case 'stopped':
      return lies(`pawn:${String(event.seat)}`, `space:${event.space}`) === 1
    case 'swapped': {
      const { seat, other, from, to } = event
      return lies(`pawn:${String(seat)}`, `space:${to}`) + lies(`pawn:${String(other)}`, `space:${from}`) === 2
    }
    case 'drew':
      return lies(event.card, 'table') === 1
    default:
      return true
  }
}

/** Carries out what was told. @returns what was told of pieces that do not lie there, and words that do not agree */
function carryOut(counts: Counts, events: readonly CosmicEvent[]): string[] {
  const wrong: string[] = []
  let moved: Moved[] = []
  for (const event of events) {
    if (event.kind !== 'moved') {
      if (!agrees(event, counts, moved)) wrong.push(JSON.stringify(event))
      moved = []
      continue
    }
    moved.push(event)
    const { piece, from, to, count } = event
    if (!ENDLESS.includes(from)) {
      if ((counts.get(key(piece, from)) ?? 0) < count) wrong.push(JSON.stringify(event))
      add(counts, piece, from, -count)
    }
    if (!ENDLESS.includes(to)) add(counts, piece, to, count)
  }
  return wrong
}

function sorted(counts: Counts): string {
  return [...counts]
    .map(([what, count]) => `${what}: ${String(count)}`)
    .sort()
    .join('; ')
}

/** The kinds of events whose words are checked. */
const WORDS =
  'took loosened gaveBack peg masterTool lostPeg freeWill laidOut losesTurn satOut setOut sent landed stopped swapped drew'

test('moved events lead to the state of every checkpoint, and other events agree with it (COS-55, COS-158)', () => {
  const pieces = new Set<string>()
  const kinds = new Set<string>()
  for (const players of [2, 3, 4, 5, 6]) {
    const configured = createTableConfig(cosmicKarma.info, players, { extraBeads: 2 })
    if (!configured.ok) throw new Error(configured.reason.id)
    const luck = createRandomStream(seedFromText(`moved a ${String(players)}`), 0)
    const state = cosmicKarma.setup(configured.config, luck, noopEventSink)
    for (let step = 0; step < 700 && state.winner === null; step++) {
      const seat = decider(state)
      const action = luck.pick(cosmicKarma.choices(state, seat))
      const counts = countsOf(state)
      const { emit, report } = createEventRecorder(() => cosmicKarma.clone(state))
      cosmicKarma.play(state, seat, action, luck, emit)
      for (const beat of [...report.checkpoints, { state, facts: report.factsAfterCheckpoint }]) {
        const events = beat.facts as CosmicEvent[]
        for (const event of events) {
          kinds.add(event.kind)
          if (event.kind === 'moved') pieces.add(event.piece.replace(/\d.*/, ''))
        }
        expect(carryOut(counts, events), JSON.stringify(action)).toEqual([])
        expect(sorted(counts), JSON.stringify(action)).toBe(sorted(countsOf(beat.state)))
      }
    }
  }
  expect([...pieces].sort().join(' ')).toBe(
    'bead:green bead:orange cc freeWill: kc loseTurn pawn: peg:sword peg:torch peg:wand ring:green ring:orange stick:green stick:orange',
  )
  expect([...kinds]).toEqual(expect.arrayContaining(WORDS.split(' ')))
})
