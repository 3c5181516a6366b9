// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { translate } from '../messages/index.ts'
import { LESSON_ENDED_MESSAGE_ID } from './tutorial-course.ts'
import type { TutorialGuide } from './tutorial-guide.svelte.ts'
import TutorialCard from './TutorialCard.svelte'

let shown: Record<string, unknown> | undefined
afterEach(() => {
  if (shown !== undefined) void unmount(shown)
  shown = undefined
})

function card(more: Partial<TutorialGuide>): void {
  const guide = {
    position: { at: 1, learned: 0, count: 8 },
    reaction: undefined,
    correction: undefined,
    cardText: { title: { id: 'lesson.card' }, text: { id: 'lesson.free' }, skips: true, ended: false },
    ...more,
  } as unknown as TutorialGuide
  shown = mount(TutorialCard, { target: document.body, props: { guide, onagain: () => undefined } })
  flushSync()
}
const buttons = () => [...document.querySelectorAll('button')].map((each) => each.textContent.trim() || each.title)

describe('the card of a lesson', () => {
  it('AB6: the last one shows all its buttons, and no button that opens nothing', () => {
    card({ cardText: { title: { id: 'lesson.end.title' }, text: { id: 'lesson.end' }, skips: false, ended: true } })
    expect(buttons()).toEqual([translate('lesson.end.go'), translate('lesson.again')])
  })

  it('AB6: any other one shows its buttons behind a button', () => {
    card({})
    expect(buttons()).toEqual([translate('lesson.more')])
    document.querySelector('button')?.click()
    flushSync()
    expect(buttons()).toEqual([
      translate('lesson.leave'),
      translate('lesson.again'),
      translate('lesson.skip'),
      translate('lesson.more'),
    ])
  })

  it('A1: says that a lesson has ended, also beside a correction of the last choice', () => {
    card({
      reaction: { id: LESSON_ENDED_MESSAGE_ID, values: { lesson: 'Three alike' } },
      correction: { id: 'lesson.free' },
    })
    const said = [...document.querySelectorAll('.reaction')].map((each) => each.textContent.trim())
    expect(said.at(-1)).toBe(translate(LESSON_ENDED_MESSAGE_ID, { lesson: 'Three alike' }))
    expect(said).toHaveLength(2)
  })
})
