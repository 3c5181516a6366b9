// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
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
function rowsOf(short = false, onlyMoves?: ReadonlySet<number>): readonly Element[] {
  addMessages({ 'toy.done': '{seat} waves' })
  const events = [{ kind: 'turn', seat: 1 } as never, { kind: 'done' }]
  const sentence = ({ kind }: VisibleEvent) =>
    kind === 'turn' ? undefined : { id: 'toy.done', values: { seat: { seat: 1 } } }
  const lines = logLinesOf([events], sentence, undefined, [], [], onlyMoves)
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

describe('C3: an only move in the log', () => {
  it('C3: has a tag after its sentence, which is heard, and the heading of a turn has none', () => {
    const [turn, done] = rowsOf(false, new Set([0]))
    expect(heard(turn)).toBe('Turn of Heron')
    expect(heard(done)).toBe('Heron waves only move')
    expect(done?.querySelector('button .only')?.textContent).toBe('only move')
  })

  it('C3: has one tag, at the first of several sentences; other moves have none', () => {
    const done: VisibleEvent = { kind: 'done' }
    const lines = logLinesOf([[], [done, done], [done]], () => ({ id: 'toy.done' }), undefined, [], [], new Set([1]))
    expect(lines.map(({ isOnlyMove }) => isOnlyMove)).toEqual([true, undefined, undefined])
  })

  it('C3: gets its tag although its line was shown without one before', () => {
    const history: readonly (readonly VisibleEvent[])[] = [[{ kind: 'done' }]]
    const sentence = () => ({ id: 'toy.done' })
    expect(logLinesOf(history, sentence)[0]?.isOnlyMove).toBeUndefined()
    expect(logLinesOf(history, sentence, undefined, [], [], new Set([0]))[0]?.isOnlyMove).toBe(true)
  })
})
