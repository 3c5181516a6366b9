/** The steps open to a pawn (sections 4 and 10 of the rules): the graph of board.ts with its conditions applied. */
import { hasMasterToolOfKind } from './account.ts'
import { SPACE_IDS, SPACES } from './board.ts'
import type { SpaceId, PawnStepCondition } from './data.ts'
import type { KarmaAccount, CosmicAction } from './state.ts'

/**
 * The steps that a pawn in a move can take from a space. The objects are built once and shared, so that moves allocate
 * nothing.
 */
export interface NextStepsFromSpace {
  /** The next spaces. */
  readonly nextSpaces: readonly SpaceId[]
  /** The choices at a fork; empty if there is only one step. */
  readonly choices: readonly CosmicAction[]
}

const STEPS = Object.fromEntries(SPACE_IDS.map((to): [SpaceId, CosmicAction] => [to, { do: 'step', to }])) as Readonly<
  Record<SpaceId, CosmicAction>
>

function ways(space: SpaceId, ...open: readonly PawnStepCondition[]): NextStepsFromSpace {
  const to = SPACES[space].next.filter(({ when }) => open.includes(when)).map((step) => step.to)
  return { nextSpaces: to, choices: to.length > 1 ? to.map((each) => STEPS[each]) : [] }
}

function table(...open: readonly PawnStepCondition[]): Readonly<Record<SpaceId, NextStepsFromSpace>> {
  return Object.fromEntries(SPACE_IDS.map((space) => [space, ways(space, ...open)])) as Record<
    SpaceId,
    NextStepsFromSpace
  >
}

/**
 * A remaining count implies that the player has chosen to re-enter, so `reenter` is open. `notReady` is open because a
 * ready pawn on Hanging On has already returned home (COS-18, COS-125).
 */
const USUAL_STEPS = table('always', 'reenter', 'notReady')
/** For spaces where a Master Wand opens the step into a Dharma Wheel (COS-112). */
const PASSING_STEPS: Partial<Record<SpaceId, NextStepsFromSpace>> = Object.fromEntries(
  SPACE_IDS.filter((space) => SPACES[space].kind === 'freeWill').map((space) => [
    space,
    ways(space, 'always', 'passing'),
  ]),
)

/**
 * Looks up the steps that a pawn in a move can take from a space (COS-33). A player with the Master Wand can also step
 * into a Dharma Wheel in passing, unless the pawn comes from a wheel or begins its move here (COS-112, COS-117).
 * @param came the previous space of the pawn in this move, or null at its beginning
 * @returns the next spaces, and the choices at a fork; a shared object
 */
export function openStepsFrom(
  account: Pick<KarmaAccount, 'pegs'>,
  space: SpaceId,
  came: SpaceId | null,
): NextStepsFromSpace {
  if (came !== null) {
    const passing = PASSING_STEPS[space]
    if (passing !== undefined && hasMasterToolOfKind(account, 'wand') && SPACES[came].region !== 'wheels')
      return passing
  }
  return USUAL_STEPS[space]
}
