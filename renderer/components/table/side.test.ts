// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import { ANA, BEN, fakeHost, HERON, tableNow, update, type FakeHost, type NowChange } from '../../bridge/fixtures.ts'
import { TableSession } from '../../bridge/table-session.svelte.ts'
import type { GameFace } from '../../games/face.ts'
import SecretForTests from './SecretForTests.svelte'
import type { Path } from '../../stage/scene.ts'
import { questionOf } from './question.ts'
import { SideProps } from './side-for-tests.svelte.ts'
import TableSide from './TableSide.svelte'

const face = {
  Private: SecretForTests as Component<{ view: Json; seat: Seat }>,
  figures: () => [],
  sentence: () => undefined,
} as unknown as GameFace

let host: FakeHost
let session: TableSession
let shown: Record<string, unknown> | undefined
beforeEach(() => {
  host = fakeHost()
})
afterEach(() => {
  if (shown !== undefined) void unmount(shown)
})

async function open(change: NowChange): Promise<SideProps> {
  host.answer('table.current', () => ({ ok: true, value: tableNow(change) }))
  session = new TableSession(host.bridge, 't1', () => undefined)
  await session.resync()
  session.settled(session.moment?.key ?? -1)
  const props = new SideProps(session, face)
  shown = mount(TableSide, { target: document.body, props })
  flushSync()
  return props
}
const pile = (id: string) => ({ on: 'piece', id }) as const
const values = (): string | undefined => document.querySelector('[data-testid="private"]')?.textContent.trim()

test('X4, B6: my values stand while the moments of others are played', async () => {
  await open({ view: 'mine', seats: [ANA, HERON] })
  expect(values()).toContain('mine')
  host.push('update', update(1, ['one', 'two'], { deciders: [1] }))
  flushSync()
  expect(session.waiting).toBeGreaterThan(0)
  expect(values()).toContain('one')
})

test('X4: nobody else’s values are shown in their place', async () => {
  await open({ view: 'public', seats: [ANA, BEN], status: { viewer: 'table' } })
  expect(values()).toBeUndefined()
  expect(document.body.textContent).not.toContain('public')
})

test('X5: beside the list stands how many of the choices go on from what is picked', async () => {
  const decision = { seat: 0, id: 1, choices: ['a', 'b', 'c'] }
  const { picker } = (await open({ seats: [ANA, HERON], status: { decision } })).list
  const count = () => document.querySelector('[data-panel="choices"] .aside')?.textContent.trim()
  expect(count()).toBe('3')
  const path = (action: Json): Path => ({
    steps: [[pile(action === 'c' ? 'clay' : 'gold')], [pile(JSON.stringify(action))]],
  })
  picker.ask(questionOf(decision, false, path))
  picker.click([pile('gold')])
  flushSync()
  expect(count()).toBe('2 of 3')
})

test('X4: the list of choices and the log keep their share of the room when they empty', async () => {
  await open({ seats: [ANA, HERON], status: { decision: { seat: 0, id: 1, choices: ['a', 'b'] } } })
  const kinds = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('[data-panel]')].map(
      (it) => `${it.dataset['panel'] ?? ''} ${it.className}`,
    )
  const before = kinds()
  expect(before.filter((kind) => kind.includes('share')).map((kind) => kind.split(' ')[0])).toEqual(['choices', 'log'])
  host.push('update', update(1, ['one', 'two'], { deciders: [1] }))
  flushSync()
  expect(kinds()).toEqual(before)
})
