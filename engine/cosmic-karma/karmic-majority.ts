/** The karmic majority of the players landed on (section 7 of the rules). */
import type { Seat } from '../core/contract/game.ts'
import { popFrame } from '../core/contract/frame-stack.ts'
import { playerOf, takeRingsOrBeadsFromBank } from './account.ts'
import type { CosmicEventSink } from './account.ts'
import { SPACES } from './board.ts'
import {
  MAJORITY_SCORE_PER_BEAD,
  BEADS_PER_HABIT,
  KARMA_COLOURS,
  COLOUR_SCORE_PER_RING,
  MAJORITY_SCORE_PER_STICK,
} from './data.ts'
import type { KarmaColour, KarmaPieceKind, SpaceId } from './data.ts'
import type { KarmaAccount, CosmicState, MajorityGainsFrame, Player } from './state.ts'
import type { TurnContext } from './turn-context.ts'

/**
 * Returns the score of one colour in a karma account, for the karmic majority: +1 per ring, -1 per bead, loose or on a
 * stick, and -1 per stick (COS-63). The karmic majority of a player is the ring or bead that another player takes from
 * the bank when landing on this player.
 */
export function majorityScoreOfColour({ rings, beads, habits }: KarmaAccount, colour: KarmaColour): number {
  const sticks = habits[colour]
  return (
    rings[colour] * COLOUR_SCORE_PER_RING +
    (beads[colour] + sticks * BEADS_PER_HABIT) * MAJORITY_SCORE_PER_BEAD +
    sticks * MAJORITY_SCORE_PER_STICK
  )
}

/**
 * The karmic majority of one player: the ring or bead that another player takes from the bank when landing with a pawn
 * on this player's space. `green` and `orange` are the scores of the two colours in this player's account: +1 per
 * ring, -1 per bead and per stick (COS-63). The score farther from 0 decides (COS-64). The majority is dual if both
 * scores are equal and not 0, and neutral if they are opposite or both 0.
 */
export interface KarmicMajority {
  readonly green: number
  readonly orange: number
  /** The piece that the landing player takes; null if neutral. */
  readonly item: KarmaPieceKind | null
  /** Its colour; null if neutral, or dual: the landing player chooses. */
  readonly colour: KarmaColour | null
}

/**
 * Computes the karmic majority of a player from the player's account: the ring or bead that another player takes when
 * landing on this player (COS-64 to COS-67).
 * @returns the scores of both colours, and the piece to take with its colour. If the majority is dual (equal scores
 *   other than 0), the colour is null: the landing player chooses it. If it is neutral, piece and colour are null.
 */
export function karmicMajorityOfAccount(account: KarmaAccount): KarmicMajority {
  const green = majorityScoreOfColour(account, 'green')
  const orange = majorityScoreOfColour(account, 'orange')
  const far = Math.abs(green) - Math.abs(orange)
  if (far !== 0) {
    const colour = far > 0 ? 'green' : 'orange'
    return { green, orange, item: (far > 0 ? green : orange) > 0 ? 'ring' : 'bead', colour }
  }
  const dual = green === orange && green !== 0
  return { green, orange, item: dual ? (green > 0 ? 'ring' : 'bead') : null, colour: null }
}

/** Whether the pawn of any seat other than `seat` is on a space. */
export function isOccupiedByOther({ players }: Pick<CosmicState, 'players'>, seat: Seat, space: SpaceId): boolean {
  return players.some((player, other) => other !== seat && player.space === space)
}

/**
 * Lists the other seats whose pawns are on the space where the pawn of `seat` has landed. The landing player takes the
 * karmic majority of each of them, a ring or bead from the bank unless it is neutral. The list is empty outside the
 * Earth Realm (COS-71, COS-72).
 * @param seat the seat of the landing player
 * @param space the space on which the pawn of `seat` already is
 */
export function majorityGiversOnLanding(
  state: Pick<CosmicState, 'players'>,
  seat: Seat,
  space: string,
): readonly Seat[] {
  let met: Seat[] | undefined
  const { players } = state
  for (let other = 0; other < players.length; other++)
    if (other !== seat && players[other]?.space === space) (met ??= []).push(other)
  if (met === undefined || SPACES[playerOf(state, seat).space].realm !== 'earth') return NOBODY
  return met
}
const NOBODY: readonly Seat[] = []

/**
 * Lists the karmic majorities that a seat takes when its pawn lands on a space, one for each other player there. A
 * karmic majority is the ring or bead that the account of another player makes the landing player take from the bank.
 * Neutral majorities, which give no piece, are also listed.
 * @param space the space on which the pawn of `seat` has just landed
 * @returns the karmic majorities, each with the seat of the player whose account decides it (`of`); empty outside the
 *   Earth Realm
 */
export function majoritiesTakenOnLanding(
  state: Pick<CosmicState, 'players'>,
  seat: Seat,
  space: string,
): readonly (KarmicMajority & { readonly of: Seat })[] {
  return majorityGiversOnLanding(state, seat, space).map((of) => ({
    of,
    ...karmicMajorityOfAccount(playerOf(state, of)),
  }))
}

/**
 * Creates a frame of pending work with the rings and beads that a list of karmic majorities gives to a landing player.
 * A dual majority is equal in both colours: it is listed apart until the landing player chooses its colour. A neutral
 * majority gives nothing and is left out.
 */
export function createMajorityFrame(
  majorities: readonly (KarmicMajority & { readonly of: Seat })[],
): MajorityGainsFrame {
  const frame: MajorityGainsFrame = {
    kind: 'majority',
    duals: [],
    rings: { green: 0, orange: 0 },
    beads: { green: 0, orange: 0 },
  }
  for (const { of, item, colour } of majorities) {
    if (item === null) continue
    if (colour === null) frame.duals.push({ of, item })
    else note(frame, item, colour)
  }
  return frame
}

/**
 * Emits an event for every karmic majority that the current player takes from the players on whose space the pawn has
 * landed (COS-75). A karmic majority is the ring or bead that the landing player takes from the bank because of
 * another player's account. The function also creates the frame of pending work for these pieces; it does not take
 * them yet.
 * @returns the frame, which the caller pushes onto the stack; undefined if the majorities give no piece
 */
export function reportMajoritiesAndCreateFrame({ state, seat, emit }: TurnContext): MajorityGainsFrame | undefined {
  const majorities = majoritiesTakenOnLanding(state, seat, playerOf(state, seat).space)
  if (majorities.length === 0) return undefined
  for (const { of, green, orange, item, colour } of majorities)
    emit({ kind: 'majority', seat, of, green, orange, item, colour })
  emit.checkpoint()
  return majorities.some(({ item }) => item !== null) ? createMajorityFrame(majorities) : undefined
}

/** Adds a piece to the pieces to take. */
function note(frame: MajorityGainsFrame, item: KarmaPieceKind, colour: KarmaColour): void {
  frame[item === 'ring' ? 'rings' : 'beads'][colour]++
}

/**
 * Applies the colour that the landing player has chosen for the first majority in `frame.duals`: adds its ring or
 * bead, in that colour, to the pieces to take, and removes the majority from `duals`. A dual majority is a karmic
 * majority that is equal in both colours (COS-66). Does nothing if `duals` is empty.
 * @param frame the frame of pending rings and beads of a landing; the function changes it
 * @param colour the chosen colour
 */
export function chooseMajorityColour(frame: MajorityGainsFrame, colour: KarmaColour): void {
  const dual = frame.duals.shift()
  if (dual !== undefined) note(frame, dual.item, colour)
}

/**
 * Gives the player who has landed on other players the pieces of their karmic majorities from the bank, all rings
 * first, then all beads (COS-75), and removes the frame from the stack. Does nothing while one of the majorities is
 * dual (equal in both colours), because the player must first choose its colour.
 * @returns true if a colour must be chosen first, so that nothing was settled; false if it settled
 */
export function settleMajoritiesOrNeedColour({ state, seat, emit }: TurnContext, frame: MajorityGainsFrame): boolean {
  if (frame.duals.length > 0) return true
  popFrame(state.stack)
  takeMajorityGainsFromBank(playerOf(state, seat), seat, frame, emit)
  emit.checkpoint()
  return false
}

/**
 * Gives a player the rings and beads that a frame of karmic majorities counts, from the bank: first all rings, then
 * all beads, each colour by colour. A karmic majority is the ring or bead that a player takes from the bank for
 * another player on the space where the pawn lands. The pieces in `duals`, whose colour the player has still to
 * choose, are not given.
 */
export function takeMajorityGainsFromBank(
  player: Player,
  seat: Seat,
  { rings, beads }: MajorityGainsFrame,
  emit: CosmicEventSink,
): void {
  for (const colour of KARMA_COLOURS)
    if (rings[colour] > 0) takeRingsOrBeadsFromBank(player, seat, 'ring', colour, rings[colour], emit)
  for (const colour of KARMA_COLOURS)
    if (beads[colour] > 0) takeRingsOrBeadsFromBank(player, seat, 'bead', colour, beads[colour], emit)
}
