/**
 * The yardstick: how well a seat stands in the eyes of the greedy bot, and frozen with it (greedy.hash.json), since other
 * bots are measured against that one. What was learned takes its standings as a feature.
 *
 * About how many turns a seat still lacks to come home, against the others. A
 * throw is worth the mean of all throws, since its chooser could not know it; any other move under way is worth its best
 * end. Worths are in turns; the weights were tuned by self-play of the greedy bot.
 */
import type { Seat } from '../core/contract/game.ts'
import { hasMasterToolOfKind, isReadyToReturn, playerOf } from './account.ts'
import { SPACES } from './board.ts'
import {
  LOOSE_BEADS_FROM_LOOSENED_HABIT,
  BEADS_PER_HABIT,
  KARMA_COLOURS,
  DICE_COUNT,
  DICE_SIDES,
  HANGING_ON_SPACE,
} from './data.ts'
import { PEGS_PER_MASTER_TOOL, TOOLS } from './data.ts'
import type { KarmaColour, EffectStep, KarmaPieceKind, SpaceId } from './data.ts'
import { effectAnswers } from './effects.ts'
import { karmicMajorityOfAccount, majorityGiversOnLanding } from './karmic-majority.ts'
import { forEachMoveRoute, forEachMoveEndUpTo, restingSpaceAfterReaching } from './move-ends.ts'
import type { KarmaAccount, CosmicState, Player } from './state.ts'

/** Turns that a missing peg costs. */
const PEG = 2.2
/** The second peg of a kind brings what its master tool allows. */
const MASTER = { torch: 1.2, sword: 0.6, wand: 0.8 }
/** A loose bead; a habit, which needs the temple and leaves beads. */
const BEAD = 1.1
const HABIT = 5
/** A ring that waits for a bead to come, each further one of its colour less; for a habit to be loosened, more. */
const RING = 0.35
const MORE_RINGS = 0.5
const RING_FOR_HABIT = 0.9
/** So many rings beyond those are worth anything. */
const ENOUGH_RINGS = 6
/** A Free Will Card. */
const CARD = 0.45
const LOST_TURN = 1
/** What drawing a card is good for, with a Master Torch and without. */
const DRAW = { choice: 0.25, torch: 0.9, karma: 0.25 }
/** Being ready, less the turns that the way still takes at so many spaces each. */
const READY = 3
const PACE = 7
/** Coming home by the pending move. */
const HOME = 5
/** How much the best of the others weighs, and all of them. */
const BEST_RIVAL = 0.2
const RIVALS = 0.1
/** Turns that the middle of a game lacks, and that stand for half of 0 to 1. */
const MIDDLE = 10
const SCALE = 12
/** The highest throw. */
const MAX_THROW = DICE_COUNT * DICE_SIDES

/**
 * The baseline value of a state for one seat, from 0 to 1; the greedy bot uses it. During the game it compares the
 * estimated progress of the seat, in turns, with that of the other seats. At the end of the game it is 1 for the
 * winner and 0 for the others.
 */
export function baselineValueOfSeat(state: CosmicState, seat: Seat): number {
  if (state.winner !== null) return state.winner === seat ? 1 : 0
  return relativeStanding(state, seat, baselineProgressInTurnsBySeat(state))
}

/**
 * Estimates for every player the progress on the way home, from what the player has. The unit is turns: a higher value
 * is further ahead, and a value may be negative.
 * @returns the estimates by seat
 */
export function baselineProgressInTurnsBySeat({ players }: CosmicState): readonly number[] {
  return players.map(baselineStandingOf)
}

/**
 * How well a seat of a running game stands compared with the others, from 0 to 1; 0.5: about equal. For the seat whose
 * turn it is, the function uses the expected value after the seat's move instead of the entry of `worths`.
 * @param worths value of each seat's position, by seat
 */
export function relativeStanding(state: CosmicState, seat: Seat, worths: readonly number[]): number {
  const [turn] = state.stack
  const own = turn?.kind === 'turn' && turn.seat === seat ? ahead(state, seat) : (worths[seat] ?? 0)
  let best = -Infinity
  let sum = 0
  for (let other = 0; other < worths.length; other++) {
    if (other === seat) continue
    const worth = worths[other] ?? 0
    sum += worth
    if (worth > best) best = worth
  }
  const lead = own - BEST_RIVAL * best - (RIVALS * sum) / (worths.length - 1) + MIDDLE
  return 0.5 + (0.5 * lead) / (Math.abs(lead) + SCALE)
}

/** The seat whose turn it is: what its pending move promises. */
function ahead(state: CosmicState, seat: Seat): number {
  const frame = state.stack[state.stack.length - 1]
  if (frame?.kind === 'move') return bestEnd(state, seat, frame.left, frame.came)
  if (frame?.kind === 'turn' && frame.stage === 'cards') return bestEnd(state, seat, frame.count)
  if (frame?.kind === 'turn' && frame.stage === 'rolled') {
    const best = bestEnds(state, seat)
    let sum = 0
    for (let count = DICE_COUNT; count <= MAX_THROW; count++) {
      const ways = DICE_SIDES - Math.abs(DICE_SIDES + 1 - count)
      sum += ways * (best[count] ?? 0)
    }
    return sum / (DICE_SIDES * DICE_SIDES)
  }
  return baselineStandingOf(playerOf(state, seat))
}

/** The best that a count can lead to. */
function bestEnd(state: CosmicState, seat: Seat, count: number, came: SpaceId | null = null): number {
  let best = -Infinity
  forEachMoveRoute(state, seat, count, came, (route, passed, homeward) => {
    const end = route[route.length - 1]
    if (end === undefined) return
    const worth = homeward ? HOME : landing(state, seat, restingSpaceAfterReaching(end)) + passed * CARD
    if (worth > best) best = worth
  })
  return best
}

/** By count: the same for every throw of the dice, found in one walk. */
function bestEnds(state: CosmicState, seat: Seat): Float64Array {
  const best = new Float64Array(MAX_THROW + 1).fill(-Infinity)
  forEachMoveEndUpTo(state, seat, MAX_THROW, (space, steps, passed, homeward, goesOn) => {
    if (goesOn && steps < DICE_COUNT) return
    const worth = homeward ? HOME : landing(state, seat, restingSpaceAfterReaching(space)) + passed * CARD
    for (let count = steps; count <= (goesOn ? steps : MAX_THROW); count++)
      if (worth > (best[count] ?? 0)) best[count] = worth
  })
  return best
}

/** What landing on a space would be worth. */
function landing(state: CosmicState, seat: Seat, space: SpaceId): number {
  const own = playerOf(state, seat)
  const { beads, rings, habits, pegs } = own
  const player: Player = {
    beads: { green: beads.green, orange: beads.orange },
    rings: { green: rings.green, orange: rings.orange },
    habits: { green: habits.green, orange: habits.orange },
    pegs: { torch: pegs.torch, sword: pegs.sword, wand: pegs.wand },
    space,
    freeWill: own.freeWill,
    lostTurns: own.lostTurns,
    waits: own.waits,
    lives: own.lives,
  }
  for (const of of majorityGiversOnLanding(state, seat, space)) {
    const { item, colour } = karmicMajorityOfAccount(playerOf(state, of))
    if (item !== null) add(player, item, colour ?? better(player, item))
  }
  if (space === HANGING_ON_SPACE && isReadyToReturn(player)) return HOME
  let extra = 0
  for (const effect of SPACES[space].effect) extra += carryOut(state, seat, player, effect)
  return baselineStandingOf(player) + extra
}

/** Does to a copy what an effect does, choosing simply. @returns the worth of what is not in the account */
function carryOut(state: CosmicState, seat: Seat, player: Player, effect: EffectStep): number {
  switch (effect.op) {
    case 'gain':
      for (let piece = 0; piece < effect.count; piece++)
        add(player, effect.item, effect.colour === 'choice' ? better(player, effect.item) : effect.colour)
      return 0
    case 'gainTool': {
      const tool =
        effect.tool === 'choice' ? TOOLS.find((each) => player.pegs[each] < PEGS_PER_MASTER_TOOL) : effect.tool
      if (tool !== undefined && player.pegs[tool] < PEGS_PER_MASTER_TOOL) player.pegs[tool]++
      return 0
    }
    case 'loosenHabit': {
      const [first] = effectAnswers({ players: [player] }, 0, effect, { count: 0 })
      if (first?.do !== 'loosen') return 0
      player.habits[first.colour]--
      for (let bead = 0; bead < LOOSE_BEADS_FROM_LOOSENED_HABIT; bead++) add(player, 'bead', first.colour)
      return 0
    }
    case 'discard':
      for (let piece = 0; piece < effect.count; piece++) {
        const colour = KARMA_COLOURS.find((each) => player.beads[each] > 0)
        if (colour !== undefined) player.beads[colour]--
      }
      return 0
    case 'freeWill':
      return CARD * effect.count
    case 'loseTurn':
      player.lostTurns += effect.count
      return 0
    case 'draw':
      return effect.pack === 'karma' ? DRAW.karma : hasMasterToolOfKind(player, 'torch') ? DRAW.torch : DRAW.choice
    default:
      return 0
  }
}

/** The colour in which a piece helps most, or hurts least. */
function better({ beads, rings }: KarmaAccount, item: KarmaPieceKind): KarmaColour {
  if (item === 'ring') return beads.orange > beads.green ? 'orange' : 'green'
  if (rings.green !== rings.orange) return rings.green > rings.orange ? 'green' : 'orange'
  return beads.orange < beads.green ? 'orange' : 'green'
}

/** Takes a piece, without an event (COS-46 to COS-50). */
function add({ beads, rings, habits }: KarmaAccount, item: KarmaPieceKind, colour: KarmaColour): void {
  if (item === 'ring') {
    if (beads[colour] > 0) beads[colour]--
    else rings[colour]++
  } else if (rings[colour] > 0) rings[colour]--
  else if (++beads[colour] === BEADS_PER_HABIT) {
    beads[colour] = 0
    habits[colour]++
  }
}

/** As `baselineProgressInTurnsBySeat`, for one player. */
function baselineStandingOf(player: Player): number {
  const { pegs, beads, rings, habits, freeWill, lostTurns, space } = player
  let worth = CARD * freeWill.length - LOST_TURN * lostTurns
  worth = withPegs(worth, pegs.torch, MASTER.torch)
  worth = withPegs(worth, pegs.sword, MASTER.sword)
  worth = withPegs(worth, pegs.wand, MASTER.wand)
  worth = withKarma(worth, beads.green, habits.green, rings.green)
  worth = withKarma(worth, beads.orange, habits.orange, rings.orange)
  return isReadyToReturn(player) ? worth + READY - (DISTANCE[space] ?? 0) / PACE : worth
}

function withPegs(worth: number, held: number, master: number): number {
  const missing = worth - PEG * (PEGS_PER_MASTER_TOOL - held)
  return held >= PEGS_PER_MASTER_TOOL ? missing + master : missing
}

/** Adds the worth of the karma of one colour, which may be negative. */
function withKarma(before: number, beads: number, habits: number, rings: number): number {
  let worth = before - (BEAD * beads + HABIT * habits)
  const needed = Math.min(rings, LOOSE_BEADS_FROM_LOOSENED_HABIT * habits)
  worth += RING_FOR_HABIT * needed
  let value = RING
  for (let ring = needed; ring < rings && ring < needed + ENOUGH_RINGS; ring++) {
    worth += value
    value *= MORE_RINGS
  }
  return worth
}

/** Steps to Hanging On by the shortest way that needs no wheels. */
const DISTANCE: Readonly<Partial<Record<SpaceId, number>>> = distances()

function distances(): Partial<Record<SpaceId, number>> {
  const found: Partial<Record<SpaceId, number>> = { [HANGING_ON_SPACE]: 0 }
  for (let changed = true; changed;) {
    changed = false
    for (const [id, { next }] of Object.entries(SPACES) as [SpaceId, (typeof SPACES)[SpaceId]][]) {
      if (id === HANGING_ON_SPACE) continue
      for (const { to, when } of next) {
        const there = when === 'passing' ? undefined : found[to]
        if (there === undefined || there + 1 >= (found[id] ?? Infinity)) continue
        found[id] = there + 1
        changed = true
      }
    }
  }
  return found
}
