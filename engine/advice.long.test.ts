/** Advice of full length goes by what its asker may know: what advice.test.ts proves of a short search. */
import { describe, expect, it } from 'vitest'
import type { AnyGame } from './core/contract/game.ts'
import { seedFromText, streamOf } from './core/contract/random.ts'
import { SAGE } from './core/host/bots/levels.ts'
import { adviceAt, decisionsOf } from './core/laws/advised.ts'
import { kitOf } from './core/laws/kit.ts'
import { scrambledFor } from './core/laws/law4.ts'
import { CATALOGUE } from './index.ts'

const POSITIONS = 6

describe.each(CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info.id))('in %s', (id) => {
  it('the same is told whatever lies hidden, by a Sage that thinks as long as it does', async () => {
    const kit = await kitOf(id)
    const game: AnyGame = kit.game
    const seed = seedFromText(`long advice of ${id}`)
    const random = streamOf(seed, 'scrambles')
    const asked = [...decisionsOf(kit, seed, POSITIONS)]
    expect(asked).toHaveLength(2 * POSITIONS)
    for (const step of asked) {
      const scrambled = scrambledFor(kit, step, step.before, step.seat, random)
      expect(adviceAt(game, step, scrambled, SAGE)).toEqual(adviceAt(game, step, step.before, SAGE))
    }
  }, 7_200_000)
})
