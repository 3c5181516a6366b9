/** What a choice brings, for its row: where the ways end, and the pieces that come and go. Figures say the rest. */
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicView, ReachableSpace } from '../../../engine/cosmic-karma/index.ts'
import { ownFacts } from '../../stage/ghosts.ts'
import type { Foreseen } from '../face.ts'
import type { Foretelling, Sign } from '../foretell.ts'
import { gainOf, type Told } from './floats.ts'
import { reachLabel } from './labels.ts'
import { message, spaceEffect, spaceName } from './named.ts'
import { oneOfEach, waysOf } from './now.ts'
import { signOfMet, signsOf } from './art/sign-of.ts'

/** The shapes of signs, as the board has them. */
const GAIN_WIDE = 2.6
/** So many ends are told one by one. */
const MOST_ENDS = 3

export function foretells({ preview, view, seat }: Foreseen<CosmicView, CosmicAction>): Foretelling<CosmicView> {
  const facts = ownFacts(preview.facts as readonly Told[]).filter((fact) => 'seat' in fact && fact.seat === seat)
  const ends = [...oneOfEach(waysOf(preview, view), ({ space }) => space).values()]
  const landed = facts.find(({ kind }) => kind === 'landed')
  const habits = facts.flatMap((fact) =>
    fact.kind === 'habit' ? [message('foretell.habit', { colour: fact.colour })] : [],
  )
  const gains = facts.flatMap((fact) => gainSign(fact))
  if (ends.length > 0)
    return {
      lines: [
        ...habits,
        ...(ends.length > MOST_ENDS
          ? [message('foretell.ends', { spaces: ends.map(({ space }) => spaceName(space)) })]
          : ends.map(reachLabel)),
      ],
      signs: gains.length > 0 || ends.length > MOST_ENDS ? gains : ends.flatMap(endSigns),
    }
  if (landed?.kind !== 'landed') return { lines: habits, signs: gains }
  const { space } = landed
  return {
    lines: [...habits, message('foretell.lands', { space: spaceName(space), effect: spaceEffect(space) })],
    signs: gains,
  }
}

function gainSign(fact: Told): readonly Sign[] {
  const gain = gainOf(fact)
  if (gain === undefined) return []
  const [sign, amount] = gain
  return [{ look: { kind: 'gain', sign, amount }, wide: GAIN_WIDE }]
}

/** What a space does, and the majorities that wait there. */
function endSigns({ space, wins, majorities }: ReachableSpace): readonly Sign[] {
  const effect = SPACES[space].effect
  const signs = wins ? (['home'] as const) : [...signsOf(effect), ...majorities.map(signOfMet)]
  return signs.length === 0 ? [] : [{ look: { kind: 'brings', signs: signs.join(' ') }, wide: 0.5 + signs.length }]
}
