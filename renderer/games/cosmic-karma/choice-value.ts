/**
 * Values that lessons base their advice on: how much of the pieces an account still lacks a space, a company or a choice
 * brings.
 */
import { previewAction } from '../../../engine/core/contract/action-preview.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { cosmicKarma, karmicMajorityOf, missingItemsOf, SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { KarmaAccount, CosmicAction, CosmicView, ReachableSpace } from '../../../engine/cosmic-karma/index.ts'
import { BEADS_PER_HABIT, TOOLS, type KarmaColour, type SpaceEffect } from '../../../engine/cosmic-karma/data.ts'
import { reachableSpaces } from './current-state.ts'

/** A peg is half of a tool that nothing else brings; a habit costs a temple and a sword; a turn is a turn; home is all. */
const HOME = 100
const PEG = 2
const HABIT = -3
const LOST_TURN = -2

const loose = ({ beads }: KarmaAccount): number => beads.green + beads.orange

/** Value of a bead of that colour: it costs a waiting ring, is one more loose bead, or makes a habit. */
export function valueOfBead({ beads, rings }: KarmaAccount, colour: KarmaColour): number {
  if (rings[colour] > 0) return 0
  return beads[colour] + 1 === BEADS_PER_HABIT ? HABIT : -1
}

/** Value of `count` rings of that colour: each takes a loose bead away. */
export function valueOfRing({ beads }: KarmaAccount, colour: KarmaColour, count = 1): number {
  return Math.min(count, beads[colour])
}

function worthOfEffect(account: KarmaAccount, effect: SpaceEffect): number {
  switch (effect.op) {
    case 'gain': {
      const { item, colour, count } = effect
      if (item === 'bead') return colour === 'choice' ? -1 : valueOfBead(account, colour)
      return colour === 'choice' ? Math.min(count, loose(account)) : valueOfRing(account, colour, count)
    }
    case 'gainTool': {
      const { pegs } = missingItemsOf(account)
      const lacking = effect.tool === 'choice' ? TOOLS.some((tool) => pegs[tool] > 0) : pegs[effect.tool] > 0
      return lacking ? PEG : 0
    }
    case 'discard':
      return Math.min(effect.count, loose(account))
    case 'loosenHabit':
      return missingItemsOf(account).pegs.sword === 0 && account.habits.green + account.habits.orange > 0 ? -HABIT : 0
    case 'loseTurn':
      return LOST_TURN
    default:
      return 0
  }
}

/** Value of stopping on the space. */
function worthOfEnd(
  account: KarmaAccount,
  { space, majorities, wins }: Omit<ReachableSpace, 'route' | 'passed'>,
): number {
  if (wins) return HOME
  const met = majorities.map(({ item, colour }) => {
    if (item === null || colour === null) return item === 'bead' ? -1 : 0
    return item === 'ring' ? valueOfRing(account, colour) : valueOfBead(account, colour)
  })
  const brought = SPACES[space].effect.map((effect) => worthOfEffect(account, effect))
  return [...met, ...brought].reduce((sum, each) => sum + each, 0)
}

/** Value of the best end that is reachable in a view. */
function worthAhead(view: CosmicView, seat: Seat, goes: (reach: ReachableSpace) => boolean = () => true): number {
  const account = view.players[seat]
  if (account === undefined) return 0
  const ends = reachableSpaces(view)
    .filter(goes)
    .map((reach) => worthOfEnd(account, reach))
  return ends.length === 0 ? 0 : Math.max(...ends)
}

/** Value of going on with a choice, as far as it can be known. */
export function valueOfChoice(view: CosmicView, seat: Seat, choice: CosmicAction): number {
  if (choice.do === 'step') return worthAhead(view, seat, ({ route }) => route[0] === choice.to)
  const { view: after } = previewAction<CosmicView, CosmicAction>(cosmicKarma, view, seat, choice)
  return after === undefined ? 0 : worthAhead(after, seat)
}

/** Value of joining another seat on its space: the karma that rubs off, and the effects of the space. */
export function valueOfJoining({ players }: CosmicView, seat: Seat, other: Seat): number {
  const [own, rival] = [players[seat], players[other]]
  if (own === undefined || rival === undefined) return 0
  return worthOfEnd(own, { space: rival.space, majorities: [{ of: other, ...karmicMajorityOf(rival) }], wins: false })
}
