// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { ANA_SEAT, HERON_BOT_SEAT } from '../../testing/fake-host.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import LogPanel from './LogPanel.svelte'
import { logLinesOf } from './log-lines.ts'

let shown: Record<string, unknown> | undefined
afterEach(() => {
  if (shown !== undefined) void unmount(shown)
  shown = undefined
})

/** The rows of a log: a turn of Heron, and what was done in it. */
function rowsOf(short = false): readonly Element[] {
  addMessages({ 'toy.done': '{seat} waves' })
  const events = [{ kind: 'turn', seat: 1 } as never, { kind: 'done' }]
  const lines = logLinesOf([events], ({ kind }) =>
    kind === 'turn' ? undefined : { id: 'toy.done', values: { seat: { seat: 1 } } },
  )
  shown = mount(LogPanel, {
    target: document.body,
    props: { lines, seats: [ANA_SEAT, HERON_BOT_SEAT], ongo: () => undefined, short },
  })
  flushSync()
  return [...document.querySelectorAll('li')]
}

/** What of an element is heard: all that is not hidden from those who hear the page. */
function heard(element: Element | undefined): string {
  const copy = element?.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return copy.textContent.replaceAll(/\s+/g, ' ').trim()
}

describe('B5-2, BB10: whose turn it is', () => {
  it('B5-2: is heard once, as a whole phrase', () => {
    const [turn, done] = rowsOf()
    expect(heard(turn)).toBe('Turn of Heron')
    expect(turn?.getAttribute('aria-label')).toBeNull()
    expect(heard(done)).toBe('Heron waves')
  })

  it('B5-2: is visible as the name alone', () => {
    const [turn] = rowsOf()
    const seen = turn?.cloneNode(true) as Element
    for (const unseen of seen.querySelectorAll('.unseen')) unseen.remove()
    expect(seen.textContent.trim()).toBe('Heron')
    expect(formatMessage({ id: 'table.turnBreak', values: { seat: { seat: 1 } } }, ['Ana', 'Heron'])).toBe(
      'Turn of Heron',
    )
  })
})
