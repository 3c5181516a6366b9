/** Effects of a choice, for its row: where the ways end, and the pieces gained and lost. Figures show the rest. */
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicView, MoveEnd } from '../../../engine/cosmic-karma/index.ts'
import { eventsBeforeNextTurn } from '../../stage/ghosts.ts'
import type { ChoiceEffectInput } from '../game-ui.ts'
import type { ExtraChoiceEffects, EffectIconSprite } from '../choice-effect-types.ts'
import { gainOrLossIn, type VisibleCosmicEvent } from './floating-labels.ts'
import { reachableSpaceLabel } from './labels.ts'
import { gameMessage, spaceEffectText, spaceName } from './names.ts'
import { pickRoutePerEnd, reachableMoveEndsOfChoice } from './current-state.ts'
import { iconNameOfMajorityGain, iconNamesOfEffectSteps } from './art/icon-names.ts'

/** The shapes of icons, as the board has them. */
const GAIN_WIDE = 2.6
/** So many ends are told one by one. */
const MAX_ENDS = 3

/**
 * The effects of a choice that Cosmic Karma shows in addition to the seat figures (the numbers about a seat) that the
 * choice changes. The lines tell the spaces where the move can end, and the icons the pieces gained and lost.
 */
export function extraChoiceEffects({
  preview,
  view,
  seat,
}: ChoiceEffectInput<CosmicView, CosmicAction>): ExtraChoiceEffects<CosmicView> {
  const events = eventsBeforeNextTurn(preview.facts as readonly VisibleCosmicEvent[]).filter(
    (event) => 'seat' in event && event.seat === seat,
  )
  const ends = [...pickRoutePerEnd(reachableMoveEndsOfChoice(preview, view), ({ space }) => space).values()]
  const landed = events.find(({ kind }) => kind === 'landed')
  const habits = events.flatMap((event) =>
    event.kind === 'habit' ? [gameMessage('foretell.habit', { colour: event.colour })] : [],
  )
  const gains = events.flatMap((event) => gainSign(event))
  if (ends.length > 0)
    return {
      lines: [
        ...habits,
        ...(ends.length > MAX_ENDS
          ? [gameMessage('foretell.ends', { spaces: ends.map(({ space }) => spaceName(space)) })]
          : ends.map(reachableSpaceLabel)),
      ],
      signs: gains.length > 0 || ends.length > MAX_ENDS ? gains : ends.flatMap(endSigns),
    }
  if (landed?.kind !== 'landed') return { lines: habits, signs: gains }
  const { space } = landed
  return {
    lines: [...habits, gameMessage('foretell.lands', { space: spaceName(space), effect: spaceEffectText(space) })],
    signs: gains,
  }
}

function gainSign(event: VisibleCosmicEvent): readonly EffectIconSprite[] {
  const gain = gainOrLossIn(event)
  if (gain === undefined) return []
  const [sign, amount] = gain
  return [{ sprite: { kind: 'gain', sign, amount }, wide: GAIN_WIDE }]
}

/** The effects of a space, and the majorities that wait there. */
function endSigns({ space, wins, majorities }: MoveEnd): readonly EffectIconSprite[] {
  const effect = SPACES[space].effect
  const signs = wins
    ? (['home'] as const)
    : [...iconNamesOfEffectSteps(effect), ...majorities.map(iconNameOfMajorityGain)]
  return signs.length === 0 ? [] : [{ sprite: { kind: 'brings', signs: signs.join(' ') }, wide: 0.5 + signs.length }]
}
