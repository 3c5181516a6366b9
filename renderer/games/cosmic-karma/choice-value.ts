/**
 * Values by which lessons judge choices: how far a space, a meeting with another pawn or a choice brings an account towards
 * the pieces that it needs to go home. One loose bead counts 1; negative values are losses.
 */
import { previewActionFromView } from '../../../engine/core/contract/action-preview.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import {
  cosmicKarma,
  karmicMajorityOfAccount,
  unmetReturnConditionsOf,
  SPACES,
} from '../../../engine/cosmic-karma/index.ts'
import type { KarmaAccount, CosmicAction, CosmicView, MoveEnd } from '../../../engine/cosmic-karma/index.ts'
import { BEADS_PER_HABIT, TOOLS, type KarmaColour, type EffectStep } from '../../../engine/cosmic-karma/data.ts'
import { reachableMoveEndsOf } from './current-state.ts'

/** A peg is half of a tool that nothing else brings; a habit costs a temple and a sword; a turn is a turn; home is all. */
const HOME = 100
const PEG = 2
const HABIT = -3
const LOST_TURN = -2

const loose = ({ beads }: KarmaAccount): number => beads.green + beads.orange

/**
 * The value that getting a bead of a colour has for a player, for comparing choices. The value is 0 if a ring of that
 * colour on the account cancels the bead, -1 if the bead becomes one more loose bead, and a lower number if the bead
 * completes a habit (three beads on a stick).
 */
export function valueOfBead({ beads, rings }: KarmaAccount, colour: KarmaColour): number {
  if (rings[colour] > 0) return 0
  return beads[colour] + 1 === BEADS_PER_HABIT ? HABIT : -1
}

/**
 * The value of getting `count` rings of a colour, for comparing choices: the number of loose beads of this colour that
 * the rings remove from the account.
 */
export function beadsRemovedByRings({ beads }: KarmaAccount, colour: KarmaColour, count = 1): number {
  return Math.min(count, beads[colour])
}

function worthOfEffect(account: KarmaAccount, effect: EffectStep): number {
  switch (effect.op) {
    case 'gain': {
      const { item, colour, count } = effect
      if (item === 'bead') return colour === 'choice' ? -1 : valueOfBead(account, colour)
      return colour === 'choice' ? Math.min(count, loose(account)) : beadsRemovedByRings(account, colour, count)
    }
    case 'gainTool': {
      const { pegs } = unmetReturnConditionsOf(account)
      const lacking = effect.tool === 'choice' ? TOOLS.some((tool) => pegs[tool] > 0) : pegs[effect.tool] > 0
      return lacking ? PEG : 0
    }
    case 'discard':
      return Math.min(effect.count, loose(account))
    case 'loosenHabit':
      return unmetReturnConditionsOf(account).pegs.sword === 0 && account.habits.green + account.habits.orange > 0
        ? -HABIT
        : 0
    case 'loseTurn':
      return LOST_TURN
    default:
      return 0
  }
}

/** Value of stopping on the space. */
function worthOfEnd(account: KarmaAccount, { space, majorities, wins }: Omit<MoveEnd, 'route' | 'passed'>): number {
  if (wins) return HOME
  const met = majorities.map(({ item, colour }) => {
    if (item === null || colour === null) return item === 'bead' ? -1 : 0
    return item === 'ring' ? beadsRemovedByRings(account, colour) : valueOfBead(account, colour)
  })
  const brought = SPACES[space].effect.map((effect) => worthOfEffect(account, effect))
  return [...met, ...brought].reduce((sum, each) => sum + each, 0)
}

/** Value of the best end that is reachable in a view. */
function worthAhead(view: CosmicView, seat: Seat, goes: (reach: MoveEnd) => boolean = () => true): number {
  const account = view.players[seat]
  if (account === undefined) return 0
  const ends = reachableMoveEndsOf(view)
    .filter(goes)
    .map((reach) => worthOfEnd(account, reach))
  return ends.length === 0 ? 0 : Math.max(...ends)
}

/**
 * The value of the best space that the pawn can reach after a choice. If the choice is a branch, only the spaces on
 * that branch count. The result is 0 if the view does not show a reachable space.
 */
export function bestSpaceValueAfterChoice(view: CosmicView, seat: Seat, choice: CosmicAction): number {
  if (choice.do === 'step') return worthAhead(view, seat, ({ route }) => route[0] === choice.to)
  const { view: after } = previewActionFromView<CosmicView, CosmicAction>(cosmicKarma, view, seat, choice)
  return after === undefined ? 0 : worthAhead(after, seat)
}

/**
 * The value, for a seat, of stopping on the space of another seat's pawn. It is the value of the item that the other
 * seat's karmic majority gives, plus the value of the effects of the space. A karmic majority is derived from a seat's
 * karma account.
 * @param seat the seat that stops
 * @param other the seat whose pawn is on the space
 * @returns 0 if one of the two seats does not exist
 */
export function valueOfMeetingPawn({ players }: CosmicView, seat: Seat, other: Seat): number {
  const [own, rival] = [players[seat], players[other]]
  if (own === undefined || rival === undefined) return 0
  return worthOfEnd(own, {
    space: rival.space,
    majorities: [{ of: other, ...karmicMajorityOfAccount(rival) }],
    wins: false,
  })
}
