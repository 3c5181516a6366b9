/** Consequences of a turn that a player can verify on the board; the Sage's reasons are built from them (consequences.ts). */
import { omitUndefined } from '../core/contract/omit-undefined.ts'
import type { AdviceConsequence } from '../core/contract/consequences.ts'
import type { Message, Seat } from '../core/contract/game.ts'
import { createMessageFactory } from '../core/contract/game.ts'
import { hasMasterToolOfKind, isReadyToReturn, playerOf } from './account.ts'
import { moveAimChancesFrom } from './move-chances.ts'
import { LOOSE_BEADS_FROM_LOOSENED_HABIT, KARMA_COLOURS, PEGS_PER_MASTER_TOOL, TOOLS } from './data.ts'
import type { KarmaColour } from './data.ts'
import type { CosmicView, Player } from './state.ts'

/**
 * Every kind of consequence of a choice that the Sage, the app's adviser, can give as a reason for its advice. The
 * text of a kind is the message `cosmic-karma.reason.KIND`.
 */
export const ADVICE_CONSEQUENCE_KINDS = [
  'ready',
  'home',
  'peg',
  'master',
  'losesPeg',
  'sparesPeg',
  'habit',
  'sparesHabit',
  'loosened',
  'beadsGone',
  'beads',
  'sparesBeads',
  'rings',
  'ringsGone',
  'sparesRings',
  'cards',
  'newCards',
  'lostTurn',
  'sparesTurn',
  'again',
  'nextPeg',
] as const
/**
 * The kind of one consequence of a choice that the Sage, the app's adviser, can give as a reason for its advice in
 * Cosmic Karma.
 */
export type CosmicAdviceConsequenceKind = (typeof ADVICE_CONSEQUENCE_KINDS)[number]
const say = createMessageFactory<CosmicAdviceConsequenceKind>('cosmic-karma.reason')

/** Weight of each kind, roughly in turns on the way home. */
const READY = 4
const PEG = 2.2
const MASTER = 3.2
const HABIT = 5
const BEAD = 1.1
const RING = 0.35
const RING_FOR_HABIT = 0.9
const CARD = 0.45
const LOST_TURN = 1.2
const AGAIN = 1.5
const NEXT_PEG = 1.5
/** Length of the longest way home in spaces, and the number of spaces equal to one turn. */
const FAR = 50
const PACE = 15
/** Minimum chance of the next throw to be noted, in percent. */
const LIKELY = 25

type Note = (about: string, worth: number, what: Message, spared?: Message) => void

/**
 * Compares the views before and after a seat's choices and lists their consequences, which serve as reasons for
 * advice. Implements `Game.consequences`.
 * @returns the changes, each with a value roughly in turns on the way to the win
 */
export function consequences(before: CosmicView, after: CosmicView, seat: Seat): readonly AdviceConsequence[] {
  const found: AdviceConsequence[] = []
  const note: Note = (about, worth, what, spared) => {
    found.push({ what, seat, quantity: about, worth, ...omitUndefined({ sparedMessage: spared }) })
  }
  const [old, own] = [playerOf(before, seat), playerOf(after, seat)]
  if (isReadyToReturn(own) && !isReadyToReturn(old)) note('ready', READY, say('ready'))
  pegs(old, own, note)
  for (const colour of KARMA_COLOURS) karma(old, own, colour, note)
  const kept = Math.min(old.freeWill.length, own.freeWill.length)
  const more = own.freeWill.length - old.freeWill.length
  if (kept > 0) note('cards', CARD * kept, say('cards', { count: kept }))
  if (more > 0) note('newCards', CARD * more, say('newCards', { count: more }))
  const turns = own.lostTurns - old.lostTurns
  if (turns > 0) note('turns', -LOST_TURN * turns, say('lostTurn', { count: turns }), say('sparesTurn'))
  const [turn] = after.stack
  if (turn?.kind === 'turn' && turn.seat === seat && turn.again) note('again', AGAIN, say('again'))
  place(after, own, seat, note)
  return found
}

function pegs(old: Player, own: Player, note: Note): void {
  for (const tool of TOOLS) {
    const count = own.pegs[tool]
    const gained = count - old.pegs[tool]
    const values = { tool, count, all: PEGS_PER_MASTER_TOOL }
    if (gained > 0 && hasMasterToolOfKind(own, tool)) note(tool, MASTER, say('master', values))
    else if (gained > 0) note(tool, PEG * gained, say('peg', values))
    else if (gained < 0) note(tool, PEG * gained, say('losesPeg', values), say('sparesPeg', values))
  }
}

/** Notes the main change in the beads, rings and habits of a colour. */
function karma(old: Player, own: Player, colour: KarmaColour, note: Note): void {
  const habits = own.habits[colour] - old.habits[colour]
  const beads = own.beads[colour] - old.beads[colour]
  const rings = own.rings[colour] - old.rings[colour]
  const worth = worthOf(own, colour) - worthOf(old, colour)
  const about = `karma ${colour}`
  const values = (count: number) => ({ colour, count: Math.abs(count) })
  if (habits > 0) note(about, worth, say('habit', values(habits)), say('sparesHabit', values(habits)))
  else if (habits < 0) note(about, worth, say('loosened', values(habits)))
  else if (beads < 0) note(about, worth, say('beadsGone', values(beads)))
  else if (beads > 0) note(about, worth, say('beads', values(beads)), say('sparesBeads', values(beads)))
  else if (rings > 0) note(about, worth, say('rings', values(rings)))
  else if (rings < 0) note(about, worth, say('ringsGone', values(rings)), say('sparesRings', values(rings)))
}

function worthOf({ beads, rings, habits }: Player, colour: KarmaColour): number {
  const needed = Math.min(rings[colour], LOOSE_BEADS_FROM_LOOSENED_HABIT * habits[colour])
  return RING_FOR_HABIT * needed + RING * (rings[colour] - needed) - BEAD * beads[colour] - HABIT * habits[colour]
}

/** Notes the targets of the next throw from the pawn's space; for a ready player, the distance home. */
function place(after: CosmicView, own: Player, seat: Seat, note: Note): void {
  const [turn] = after.stack
  if (turn?.kind !== 'turn' || (turn.seat === seat && turn.stage !== 'start')) return
  const { home, chances } = moveAimChancesFrom(own.space, hasMasterToolOfKind(own, 'wand'))
  if (isReadyToReturn(own)) {
    note('home', (FAR - home) / PACE, say('home', { count: home }))
    return
  }
  const lacking = TOOLS.filter((tool) => !hasMasterToolOfKind(own, tool))
  const best = Math.max(0, ...lacking.map((tool) => chances[tool]))
  const percent = Math.round(100 * best)
  const tool = lacking.find((each) => chances[each] === best)
  if (tool !== undefined && percent >= LIKELY) note('nextPeg', NEXT_PEG * best, say('nextPeg', { percent, tool }))
}
