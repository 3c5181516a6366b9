// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import AccessDeniedScreen from './AccessDeniedScreen.svelte'

let door: ReturnType<typeof mount> | undefined
afterEach(async () => {
  if (door !== undefined) await unmount(door)
})

test.each([
  ['none', 'This page has no key', 3],
  ['key', 'This address does not open any more', 3],
  ['ticket', 'Samsara was started anew', 2],
  ['away', 'Samsara does not answer', 1],
] as const)('F6: a page that is refused access (%s) shows the reason and what to do', (why, heading, ways) => {
  door = mount(AccessDeniedScreen, { target: document.body, props: { why } })
  expect(document.querySelector('[role=alert] h2')?.textContent).toBe(heading)
  const told = [...document.querySelectorAll('li')].map((item) => item.textContent)
  expect(told).toHaveLength(ways)
  expect(told.join(' ')).toMatch(/address|start it again/)
})
