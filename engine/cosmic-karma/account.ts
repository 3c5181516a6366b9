/** The karma account: takes pieces, cancels them and forms habits (section 6 of the rules), and handles pegs (section 9). */
import type { Seat, EventSink } from '../core/contract/game.ts'
import { LOOSE_BEADS_FROM_LOOSENED_HABIT, BEADS_PER_HABIT, PEGS_PER_MASTER_TOOL } from './data.ts'
import type { KarmaColour, KarmaPieceKind, Tool } from './data.ts'
import { sharedKarmaItemPieceId, pegPieceId, pegsPlace, accountPilePlace, habitStickPieceIdOfColour } from './places.ts'
import type { KarmaAccount, CosmicEvent, CosmicState, Player } from './state.ts'

/** Receives the game events that the rules report. */
export type CosmicEventSink = EventSink<CosmicEvent>

/**
 * @returns the state of a seat's player
 * @throws RangeError if the table has no such seat
 */
export function playerOf(state: Pick<CosmicState, 'players'>, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`no seat ${seat}`)
  return player
}

/** @returns a karma account (the beads, rings, habits and pegs of a player) in which every number is 0 */
export function createEmptyKarmaAccount(): KarmaAccount {
  return {
    beads: { green: 0, orange: 0 },
    rings: { green: 0, orange: 0 },
    habits: { green: 0, orange: 0 },
    pegs: { torch: 0, sword: 0, wand: 0 },
  }
}

/** @returns orange for green, and green for orange */
export function otherColour(colour: KarmaColour): KarmaColour {
  return colour === 'green' ? 'orange' : 'green'
}

/** Whether a player has two pegs of a kind, which form a master tool (COS-95). */
export function hasMasterToolOfKind({ pegs }: Pick<KarmaAccount, 'pegs'>, tool: Tool): boolean {
  return pegs[tool] >= PEGS_PER_MASTER_TOOL
}

/**
 * Whether a player fulfils the conditions of the return to Cosmic Consciousness, the goal of the game (COS-125). The
 * player needs two pegs of each of the three kinds (two pegs form a master tool), and must have no loose bead and no
 * habit, which is a stick with three beads. Leftover rings do not matter (COS-54).
 */
export function isReadyToReturn({ pegs, beads, habits }: KarmaAccount): boolean {
  return (
    beads.green + beads.orange + habits.green + habits.orange === 0 &&
    pegs.torch + pegs.sword + pegs.wand === 3 * PEGS_PER_MASTER_TOOL
  )
}

/**
 * Takes rings or beads of one colour from the bank, one at a time (COS-56), and reports the events. A ring and a loose
 * bead of one colour cancel each other (COS-46, COS-50); three loose beads form a habit (COS-48).
 * @returns the number of taken pieces that cancelled a piece of the other kind
 */
export function takeRingsOrBeadsFromBank(
  player: Player,
  seat: Seat,
  item: KarmaPieceKind,
  colour: KarmaColour,
  count: number,
  emit: CosmicEventSink,
): number {
  const { beads, rings, habits } = player
  const before = habits[colour]
  let cancelled = 0
  for (let piece = 0; piece < count; piece++) {
    // The cancelled piece goes to the bank together with the new one (COS-46, COS-50).
    const against = item === 'ring' ? beads : rings
    if (against[colour] > 0) {
      against[colour]--
      cancelled++
      const other = item === 'ring' ? 'bead' : 'ring'
      const from = accountPilePlace(seat, item === 'ring' ? 'beads' : 'rings', colour)
      emit({ kind: 'moved', piece: sharedKarmaItemPieceId(other, colour), from, to: 'bank', count: 1 })
      continue
    }
    const shelf = item === 'ring' ? 'rings' : 'beads'
    player[shelf][colour]++
    const to = accountPilePlace(seat, shelf, colour)
    emit({ kind: 'moved', piece: sharedKarmaItemPieceId(item, colour), from: 'bank', to, count: 1 })
    if (item === 'bead') formHabit(player, seat, colour, emit)
  }
  emit({ kind: 'took', seat, item, colour, count, cancelled })
  for (let habit = before; habit < habits[colour]; habit++) emit({ kind: 'habit', seat, colour })
  return cancelled
}

/** Puts three loose beads of a colour on a stick (COS-48). */
function formHabit({ beads, habits }: Player, seat: Seat, colour: KarmaColour, emit: CosmicEventSink): void {
  if (beads[colour] < BEADS_PER_HABIT) return
  beads[colour] -= BEADS_PER_HABIT
  habits[colour]++
  const from = accountPilePlace(seat, 'beads', colour)
  const to = accountPilePlace(seat, 'habits', colour)
  emit({ kind: 'moved', piece: sharedKarmaItemPieceId('bead', colour), from, to, count: BEADS_PER_HABIT })
  emit({ kind: 'moved', piece: habitStickPieceIdOfColour(colour), from: 'bank', to, count: 1 })
}

/**
 * Moves one loose bead of a player, that is one that is not on a habit stick, to the bank. The caller ensures that the
 * player has such a bead, and emits the event for the reason: `gaveBack` (the bead was given back) or `exchanged` (it
 * was exchanged for a bead of the other colour).
 */
export function returnBeadToBank(player: Player, seat: Seat, colour: KarmaColour, emit: CosmicEventSink): void {
  player.beads[colour]--
  const from = accountPilePlace(seat, 'beads', colour)
  emit({ kind: 'moved', piece: sharedKarmaItemPieceId('bead', colour), from, to: 'bank', count: 1 })
}

/**
 * Takes a habit of a player apart. A habit is a stick with three beads of one colour: the stick and one bead go to the
 * bank, and two beads become loose. Like newly taken beads they cancel rings and can form a habit again (COS-103,
 * COS-106).
 */
export function loosenHabitBeads(player: Player, seat: Seat, colour: KarmaColour, emit: CosmicEventSink): void {
  player.habits[colour]--
  const from = accountPilePlace(seat, 'habits', colour)
  emit({ kind: 'moved', piece: habitStickPieceIdOfColour(colour), from, to: 'bank', count: 1 })
  emit({
    kind: 'moved',
    piece: sharedKarmaItemPieceId('bead', colour),
    from,
    to: 'bank',
    count: BEADS_PER_HABIT - LOOSE_BEADS_FROM_LOOSENED_HABIT,
  })
  const { beads, rings, habits } = player
  const before = habits[colour]
  let cancelled = 0
  for (let piece = 0; piece < LOOSE_BEADS_FROM_LOOSENED_HABIT; piece++) {
    if (rings[colour] > 0) {
      rings[colour]--
      cancelled++
      const ring = accountPilePlace(seat, 'rings', colour)
      emit({ kind: 'moved', piece: sharedKarmaItemPieceId('ring', colour), from: ring, to: 'bank', count: 1 })
      emit({ kind: 'moved', piece: sharedKarmaItemPieceId('bead', colour), from, to: 'bank', count: 1 })
      continue
    }
    beads[colour]++
    emit({
      kind: 'moved',
      piece: sharedKarmaItemPieceId('bead', colour),
      from,
      to: accountPilePlace(seat, 'beads', colour),
      count: 1,
    })
    formHabit(player, seat, colour, emit)
  }
  emit({ kind: 'loosened', seat, colour, cancelled })
  if (habits[colour] > before) emit({ kind: 'habit', seat, colour })
}

/**
 * Moves a peg of a kind of tool from the bank to a player, and reports it. Two pegs of a kind form a master tool; the
 * function also reports when one is formed. If the player has two pegs of that kind already, it only reports that
 * nothing happens (COS-96).
 * @param tool the kind of tool: torch, sword or wand
 */
export function takePegFromBank(player: Player, seat: Seat, tool: Tool, emit: CosmicEventSink): void {
  const { pegs } = player
  if (pegs[tool] >= PEGS_PER_MASTER_TOOL) {
    emit({ kind: 'nothing', seat, what: 'gainTool' })
    return
  }
  pegs[tool]++
  emit({ kind: 'moved', piece: pegPieceId(tool), from: 'bank', to: pegsPlace(seat, tool), count: 1 })
  emit({ kind: 'peg', seat, tool, pegs: pegs[tool] })
  if (pegs[tool] === PEGS_PER_MASTER_TOOL) emit({ kind: 'masterTool', seat, tool })
}

/** Returns a single peg to the bank. The caller ensures that it is not part of a master tool (COS-97, COS-98). */
export function losePeg(player: Player, seat: Seat, tool: Tool, emit: CosmicEventSink): void {
  player.pegs[tool]--
  emit({ kind: 'moved', piece: pegPieceId(tool), from: pegsPlace(seat, tool), to: 'bank', count: 1 })
  emit({ kind: 'lostPeg', seat, tool })
}

/**
 * The conditions that a player does not meet yet for the return to Cosmic Consciousness, the goal of the game: the
 * pegs still to take, and the loose beads and habits still to get rid of. A habit is a stick with three beads of one
 * colour. All numbers are 0 if the player is ready.
 */
export interface UnmetReturnHomeConditions {
  /** Pegs to take, by kind. */
  readonly pegs: Readonly<Record<Tool, number>>
  /** Loose beads to cancel or give back. */
  readonly beads: Readonly<Record<KarmaColour, number>>
  /** Habits to loosen. */
  readonly habits: Readonly<Record<KarmaColour, number>>
  /** Whether the player is ready to return. */
  readonly ready: boolean
}

/**
 * @returns the pegs that the player of an account must still get, and the beads and habits that the player must still get
 * rid of, to be ready to return to Cosmic Consciousness
 */
export function unmetReturnConditionsOf(account: KarmaAccount): UnmetReturnHomeConditions {
  const { pegs, beads, habits } = account
  const lacking = (tool: Tool): number => PEGS_PER_MASTER_TOOL - pegs[tool]
  return {
    pegs: { torch: lacking('torch'), sword: lacking('sword'), wand: lacking('wand') },
    beads: { ...beads },
    habits: { ...habits },
    ready: isReadyToReturn(account),
  }
}
