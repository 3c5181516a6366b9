// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { ANA_SEAT, BEN_SEAT } from '../../testing/fake-host.ts'
import type { ReviewStore } from '../review/review-store.svelte.ts'
import StoryView from './StoryView.svelte'

let shown: Record<string, unknown> | undefined
afterEach(() => {
  if (shown !== undefined) void unmount(shown)
  shown = undefined
})

/** @returns how often the review was asked for, and the page */
function show({ open, runs }: { open: boolean; runs?: boolean }): { readonly asked: () => number; page: HTMLElement } {
  let asked = 0
  const reviewer = {
    progress: runs === undefined ? undefined : { runs, review: { curve: [] } },
    turningPoints: [],
    continueReview: () => (asked += 1),
  } as unknown as ReviewStore
  shown = mount(StoryView, {
    target: document.body,
    props: { reviewer, seats: [ANA_SEAT, BEN_SEAT], moments: [], open },
  })
  flushSync()
  return { asked: () => asked, page: document.body }
}

test('the review starts by itself if the end is final; otherwise a button starts it and makes the end final', () => {
  const settled = show({ open: false })
  expect(settled.asked()).toBe(1)
  expect(settled.page.querySelector('button')).toBeNull()
  if (shown !== undefined) void unmount(shown)

  const { asked, page } = show({ open: true })
  expect(asked()).toBe(0)
  expect(page.textContent).toContain('the end cannot be taken back')
  page.querySelector('button')?.click()
  expect(asked()).toBe(1)
})

test('says that the first estimate is being made', () => {
  const { page } = show({ open: true, runs: true })
  expect(page.querySelector('[role="status"]')?.textContent).toContain('A first estimate')
  expect(page.querySelector('button')).toBeNull()
})
