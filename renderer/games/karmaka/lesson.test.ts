import { describe, expect, it } from 'vitest'
import type { Card } from '../../../engine/karmaka/data.ts'
import { karmaka } from '../../../engine/karmaka/index.ts'
import { position } from './testing.ts'
import { guided } from './lesson.ts'
import { tutorialSetup } from '../../../engine/karmaka/tutorial-setup.ts'
import { describeLessonLaw } from '../../lessons/lesson-law.ts'
import { karmaka as english } from '../../messages/en/karmaka/index.ts'
import { addMessages } from '../../messages/index.ts'
import { face } from './index.ts'

addMessages(english)

describeLessonLaw(face, tutorialSetup, 2)

describe('the lesson of the last cards', () => {
  const death = guided.lessons.find(({ id }) => id === 'death')
  const leads = (deeds: readonly Card[]): readonly (string | undefined)[] => {
    const view = karmaka.view(position(2, [{ hand: ['transmigrate'], deeds: [...deeds] }]), 0)
    const ways = ['points', 'ability', 'future'] as const
    const choices = ways.map((way) => ({ do: 'play', card: 'transmigrate', way }) as const)
    const now = { view, seat: 0, asks: 'mustPlay', choices }
    return choices.filter((choice) => death?.leads(choice, now)).map(({ way }) => way)
  }

  it('leads to points while the rung asks for more, and to the next life once it does not', () => {
    expect(leads(['swindle'])).toEqual(['points'])
    expect(leads(['swindle', 'stolen-dreams'])).toEqual(['future'])
  })
})
