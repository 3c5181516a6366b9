import { describe, expect, it } from 'vitest'
import type { CardId } from '../../../engine/karmaka/data.ts'
import { karmaka } from '../../../engine/karmaka/index.ts'
import { testPosition } from './testing.ts'
import { gameTutorial } from './tutorial.ts'
import { tutorialSetup } from '../../../engine/karmaka/tutorial-setup.ts'
import { describeLessonInvariants } from '../../lessons/lesson-invariants.ts'
import { karmaka as english } from '../../messages/en/karmaka/index.ts'
import { addMessages } from '../../messages/index.ts'
import { gameUi } from './index.ts'

addMessages(english)

describeLessonInvariants(gameUi, tutorialSetup, 2)

describe('the lesson about the last cards', () => {
  const death = gameTutorial.lessons.find(({ id }) => id === 'death')
  const leads = (deeds: readonly CardId[]): readonly (string | undefined)[] => {
    const view = karmaka.view(testPosition(2, [{ hand: ['transmigrate'], deeds: [...deeds] }]), 0)
    const ways = ['points', 'ability', 'future'] as const
    const choices = ways.map((way) => ({ do: 'play', card: 'transmigrate', way }) as const)
    const now = { view, seat: 0, decisionKind: 'mustPlay', choices }
    return choices.filter((choice) => death?.suggests(choice, now)).map(({ way }) => way)
  }

  it('suggests points while the rung asks for more, and the Future Life once it does not', () => {
    expect(leads(['swindle'])).toEqual(['points'])
    expect(leads(['swindle', 'stolen-dreams'])).toEqual(['future'])
  })
})
