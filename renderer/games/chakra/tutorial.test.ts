import { describe, expect, it } from 'vitest'
import { chakra } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraState } from '../../../engine/chakra/index.ts'
import { tutorialSetup } from '../../../engine/chakra/tutorial-setup.ts'
import { decider, playWithRandom, createPosition } from '../../../engine/chakra/testing.ts'
import { findRivalChoice } from '../../../engine/core/contract/tutorial-setup.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { suggestedChoices } from '../../lessons/tutorial-course.ts'
import { describeLessonInvariants } from '../../lessons/lesson-invariants.ts'
import { chakra as english } from '../../messages/en/chakra/index.ts'
import { addMessages } from '../../messages/index.ts'
import { gameUi } from './index.ts'
import { estimateNearestHarmonizableChakra } from './nearest-harmony.ts'

addMessages(english)

describeLessonInvariants(gameUi, tutorialSetup, 2)

describe('the lesson about a harmony', () => {
  const harmony = gameUi.tutorial?.lessons.find(({ id }) => id === 'harmony')

  /** Follows what is lit until a Chakra is in harmony; the rival passes its turns as it would at the prepared table. */
  function follow(
    state: ChakraState,
    most: number,
  ): { readonly turns: number; readonly harmonized: readonly string[] } {
    const harmonized: string[] = []
    const random = createRandomStream(seedFromText('harmony'), 'luck')
    let turns = 0
    for (let left = most; left > 0 && harmonized.length === 0; left--) {
      const seat = decider(state)
      const view = chakra.view(state, seat)
      const choices = chakra.choices(state, seat)
      const asks = chakra.promptFor(view, seat)?.kind
      const { led } = suggestedChoices(harmony, { view, seat, choices, decisionKind: asks })
      const choice =
        seat === 0 ? led[0] : (findRivalChoice<ChakraAction>(tutorialSetup, { choices, view, seat }) ?? choices[0])
      if (choice === undefined) throw new Error(`nothing is lit: ${asks ?? ''}`)
      const events = playWithRandom(random, state, choice)
      if (seat === 0 && choice.do !== 'move' && choice.do !== 'place') turns += 1
      harmonized.push(
        ...events.flatMap((event) => (event.kind === 'harmonized' && event.seat === 0 ? [event.colour] : [])),
      )
    }
    return { turns, harmonized }
  }

  it('leads to the Crown while its three energies are still available', () => {
    const own = { purple: 'purple', bubbles: 'purple green', notches: ['purple'] } as const
    const flows = ['purple red black', 'green blue black', 'black black black']
    expect(follow(createPosition({ boards: [own, {}], flows }), 40).harmonized).toEqual(['purple'])
  })

  it('leads to another harmony when purple has sunk past the Crown', () => {
    const own = { purple: 'purple purple', blue: 'purple', green: 'green', bubbles: 'green' } as const
    const flows = ['green red black', 'red blue black', 'black black black']
    const state = createPosition({ boards: [own, {}], flows })
    expect(estimateNearestHarmonizableChakra(chakra.view(state, 0), 0)).toEqual({ at: 4, colour: 'green' })
    expect(follow(state, 60).harmonized).toEqual(['green'])
  })

  it('leads to a harmony when the Lotus has no energy of the nearest colour', () => {
    const own = { blue: 'purple', yellow: 'yellow yellow' } as const
    const flows = ['red orange black', 'red blue black', 'orange black black']
    expect(follow(createPosition({ boards: [own, {}], flows }), 120).harmonized).toHaveLength(1)
  })
})
