// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Viewer } from '../../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { ForcedMove } from '../../../bridge/table-view.ts'
import { ANA_SEAT } from '../../testing/fake-host.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import OnlyMoveNoticeList from './OnlyMoveNoticeList.svelte'
import { OnlyMoveNotices } from './only-move-notices.svelte.ts'
import { ONLY_MOVE_NOTICE_MS } from './only-moves.ts'
import type { OpenTableState } from './table-context.ts'

interface Update {
  readonly view: Json
  readonly group?: number
  readonly facts: readonly VisibleEvent[]
  readonly jump: boolean
  readonly viewer: Viewer
}

const DONE: VisibleEvent = { kind: 'done' }

class At {
  moment = $state.raw<Update & { readonly key: number }>({ key: 1, view: 'start', facts: [], jump: false, viewer: 0 })
  status = { length: 0 }
  session = {
    history: [[]] as readonly (readonly VisibleEvent[])[],
    statusAfter: undefined as { readonly length: number; readonly forced?: readonly ForcedMove[] } | undefined,
    upcomingEventBanner: undefined as object | undefined,
    replay: { at: undefined as number | undefined },
  }
}
let at: At
let notices: OnlyMoveNotices
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  addMessages({ 'toy.play': 'Play {card} on {view}' })
  at = new At()
  const gameUi = {
    eventSentence: ({ kind }: VisibleEvent) => (kind === 'done' ? { id: 'toy.done' } : undefined),
    choiceLabel: (card: string, view: string) => ({ id: 'toy.play', values: { card, view } }),
  }
  const table = {
    session: at.session,
    gameUi,
    get moment() {
      return at.moment
    },
    get status() {
      return at.status
    },
  } as unknown as OpenTableState
  stop = $effect.root(() => {
    notices = new OnlyMoveNotices(table)
  })
  flushSync()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** The host has sent these forced moves, in an update after which the log has `length` entries. */
function isForced(length: number, ...forced: readonly ForcedMove[]): void {
  at.session.statusAfter = { length, forced }
}

function show(view: Json, group?: number, more: Partial<Update> = {}): void {
  const { key } = at.moment
  const place = group === undefined ? {} : { group }
  at.moment = { view, facts: [DONE], jump: false, viewer: 0, ...place, ...more, key: key + 1 }
  flushSync()
}

const told = (): readonly string[] => notices.shown.map(({ message }) => formatMessage(message))

describe('C3: notices of forced moves', () => {
  it('C3: name the move as the choice list does with the view before it, and not for long', () => {
    isForced(2, { seat: 0, group: 2, action: 'gem', after: 1 })
    show('chosen', 1)
    expect(told()).toEqual([])
    show('forced', 2)
    expect(told()).toEqual(['Only move: Play gem on chosen'])
    vi.advanceTimersByTime(ONLY_MOVE_NOTICE_MS)
    expect(told()).toEqual([])
  })

  it('C3: appear once, with the first sentence of a move that is shown in several steps', () => {
    isForced(2, { seat: 0, group: 2, action: 'gem', after: 1 })
    show('chosen', 1)
    show('halfway', 2, { facts: [{ kind: 'moved' }] })
    expect(told()).toEqual([])
    show('done', 2)
    show('after', 2)
    expect(told()).toEqual(['Only move: Play gem on chosen'])
  })

  it('C3: are two at most', () => {
    isForced(3, ...[1, 2, 3].map((group) => ({ seat: 0, group, action: `${String(group)}.` })))
    for (const group of [1, 2, 3]) show('next', group)
    expect(told()).toEqual(['Only move: Play 2. on next', 'Only move: Play 3. on next'])
  })

  it('C3: do not repeat what the player has just chosen', () => {
    isForced(2, { seat: 0, group: 2, action: 'gem', after: 1 })
    show('chosen', 1, { facts: [{ kind: 'moved' }] })
    show('forced', 2)
    expect(told()).toEqual([])
  })

  it('C3: are absent in a replay', () => {
    isForced(1, { seat: 0, group: 1, action: 'gem' })
    at.session.replay.at = 1
    show('past', 1)
    expect(told()).toEqual([])
  })

  it('C3: are absent after a jump', () => {
    isForced(1, { seat: 0, group: 1, action: 'gem' })
    show('jump', 1, { jump: true })
    expect(told()).toEqual([])
  })

  it('C3: are absent in an update for another viewer, whose view before it is unknown', () => {
    isForced(1, { seat: 0, group: 1, action: 'gem' })
    show('other', 1, { viewer: 'table' })
    expect(told()).toEqual([])
  })

  it('C3: are absent beside an event banner, which says what happens', () => {
    isForced(1, { seat: 0, group: 1, action: 'gem' })
    at.session.upcomingEventBanner = {}
    show('banner', 1)
    expect(told()).toEqual([])
  })

  it('C3: go with an undo, and when another player sees the screen', () => {
    isForced(1, { seat: 0, group: 1, action: 'gem' })
    show('forced', 1)
    expect(told()).toHaveLength(1)
    isForced(0)
    show('undone', undefined, { facts: [] })
    expect(told()).toEqual([])
    isForced(1, { seat: 0, group: 1, action: 'gem' })
    show('forced', 1)
    expect(told()).toHaveLength(1)
    show('public', undefined, { viewer: 'table' })
    expect(told()).toEqual([])
  })

  it('C3: are heard while the log is not, and take no focus', () => {
    const list = (unheard: boolean): HTMLElement | null => {
      const shown = [{ group: 1, message: { id: 'toy.play', values: { card: 'gem', view: 'board' } } }]
      const mounted = mount(OnlyMoveNoticeList, {
        target: document.body,
        props: { notices: shown, seats: [ANA_SEAT], unheard, isStill: true },
      })
      flushSync()
      const element = document.querySelector<HTMLElement>('[data-testid="only-moves"]')
      expect(element?.textContent.trim()).toBe('Play gem on board')
      expect(element?.querySelector('button, a, [tabindex]')).toBeNull()
      void unmount(mounted)
      return element
    }
    expect(list(true)?.getAttribute('aria-live')).toBe('polite')
    expect(list(false)?.getAttribute('aria-live')).toBe('off')
  })
})
