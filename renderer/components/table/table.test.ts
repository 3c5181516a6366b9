// @vitest-environment happy-dom
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import { describe, expect, test } from 'vitest'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { VotedUndoRecord } from '../../../engine/core/contract/log.ts'
import { testTableStatus } from '../../testing/fake-host.ts'
import { formatMessage } from '../../messages/index.ts'
import { createTableKeyListener } from './table-keys.ts'
import { logLinesOf, firstSentenceOfLatestTurn, type LogLine } from './log-lines.ts'
import { seatsShownAtTurn, promptMessageFor, type PromptInput } from './prompt.ts'

test('X6: while a seat must confirm the end of its turn, no other seat is active', () => {
  expect(seatsShownAtTurn(testTableStatus({ deciders: [1, 2] }), undefined)).toEqual([1, 2])
  expect(seatsShownAtTurn(testTableStatus({ deciders: [1], unconfirmed: 0 }), 0)).toEqual([0])
  // A choice in secret that can be changed until all have chosen.
  expect(seatsShownAtTurn(testTableStatus({ deciders: [1] }), 0)).toEqual([0])
})

describe('the prompt', () => {
  const state = (change: Partial<PromptInput>): PromptInput => ({
    status: testTableStatus(),
    decision: undefined,
    endable: false,
    mine: [0],
    showing: false,
    ask: () => ({ id: 'toy.ask', values: { n: 2 } }),
    ...change,
  })
  /** The message, which has words that want no other values. */
  const said = (change: Partial<PromptInput>): Message => {
    const message = promptMessageFor(state(change))
    expect(formatMessage(message)).not.toBe(message.id)
    return message
  }

  test('for a decision here is the message of the game with the name of the seat', () => {
    const message = promptMessageFor(state({ decision: { seat: 0, id: 1, choices: [] } }))
    expect(message).toEqual({ id: 'toy.ask', values: { name: { seat: 0 }, n: 2 } })
  })

  test('names the bot that thinks, or the seats that choose elsewhere', () => {
    expect(said({ status: testTableStatus({ deciders: [2], thinking: 2 }) })).toEqual({
      id: 'table.thinking',
      values: { seat: { seat: 2 } },
    })
    expect(said({ status: testTableStatus({ deciders: [1] }) })).toEqual({
      id: 'table.waitOne',
      values: { seat: { seat: 1 } },
    })
    expect(said({ status: testTableStatus({ deciders: [1, 2] }) })).toEqual({
      id: 'table.waitMany',
      values: { seats: [{ seat: 1 }, { seat: 2 }] },
    })
  })

  test('asks for the end of a turn, and states the end of the game', () => {
    const values = { seat: { seat: 0 } }
    expect(said({ status: testTableStatus({ unconfirmed: 0 }), endable: true })).toEqual({
      id: 'table.confirm',
      values,
    })
    const midway = testTableStatus({ unconfirmed: 0, turnOver: false })
    expect(said({ status: midway, endable: true })).toEqual({ id: 'table.confirmMidway', values })
    const outcome = { ranking: [], reason: { id: 'toy.end' } }
    expect(said({ status: testTableStatus({ outcome }) })).toEqual({ id: 'table.over' })
  })

  test('X3: names a thinking bot only when no earlier update is still being shown', () => {
    const status = testTableStatus({ deciders: [2], thinking: 2 })
    expect(promptMessageFor(state({ status, showing: true }))).toEqual({ id: 'table.watch' })
  })

  test('names no seat between the answer to a decision and its update', () => {
    expect(said({})).toEqual({ id: 'table.watch' })
  })
})

describe('the log', () => {
  test('lists the events that have a sentence, under the name of the seat whose turn it is', () => {
    const lines = logLinesOf(
      [[{ kind: 'turn', seat: 1 } as never], [{ kind: 'silent' }, { kind: 'spoken' }]],
      (event) => (event.kind === 'spoken' ? { id: 'toy.spoken' } : undefined),
    )
    expect(lines.map(({ message, turn }) => [message.id, turn])).toEqual([
      ['table.turnBreak', 1],
      ['toy.spoken', undefined],
    ])
  })
})

describe('B5-3: the short log', () => {
  const line = (id: string, turn?: number): LogLine => ({
    key: id,
    entry: 0,
    message: { id },
    ...omitUndefined({ turn }),
  })

  test('announces the first sentence of each turn', () => {
    const lines = [line('t0', 0), line('a'), line('b'), line('t1', 1)]
    expect(firstSentenceOfLatestTurn(lines)).toBeUndefined()
    expect(firstSentenceOfLatestTurn([...lines, line('c')])?.message.id).toBe('c')
    expect(firstSentenceOfLatestTurn([...lines, line('c'), line('d')])?.message.id).toBe('c')
    expect(firstSentenceOfLatestTurn(lines.slice(0, 3))?.message.id).toBe('a')
  })
})

describe('undo votes in the log', () => {
  const history = [[{ kind: 'spoken' }], [{ kind: 'spoken' }], [{ kind: 'spoken' }]] as unknown as VisibleEvent[][]
  const note = (at: number, agreed: readonly number[] = [1]): VotedUndoRecord => ({
    at,
    by: 0,
    agreed,
    dropped: [
      { seat: 0, entries: 1 },
      { seat: 1, entries: 2 },
    ],
  })
  const told = (...notes: VotedUndoRecord[]) => logLinesOf(history, () => ({ id: 'toy.spoken' }), undefined, notes)

  test('are listed at the position of the undone entries, and link there', () => {
    expect(told(note(1)).map(({ message, entry }) => [message.id, entry])).toEqual([
      ['toy.spoken', 0],
      ['toy.spoken', 1],
      ['table.takenBack', 1],
      ['toy.spoken', 2],
    ])
  })

  test('B4-3: a failed vote is a line after the entry that was the latest at that time', () => {
    const outcomes = [{ at: 1, message: { id: 'consent.late' } }]
    const lines = logLinesOf(history, () => ({ id: 'toy.spoken' }), undefined, [note(1)], outcomes)
    expect(lines.map(({ message, entry }) => [message.id, entry])).toEqual([
      ['toy.spoken', 0],
      ['toy.spoken', 1],
      ['table.takenBack', 1],
      ['consent.late', 1],
      ['toy.spoken', 2],
    ])
  })

  test('are listed at the end while earlier updates are still being shown', () => {
    expect(
      told(note(7))
        .map(({ message }) => message.id)
        .at(-1),
    ).toBe('table.takenBack')
    expect(told(note(7))).toHaveLength(4)
  })

  test('each have a line, the older first', () => {
    const lines = told(note(0), note(0, [1, 2]))
    expect(lines.map(({ message }) => message.values?.['asked'])).toEqual([undefined, 1, 2, undefined, undefined])
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })

  test('state how many moves of each seat were undone, and which seats agreed', () => {
    const said = (...notes: VotedUndoRecord[]) =>
      told(...notes)
        .filter(({ message }) => message.id === 'table.takenBack')
        .map(({ message }) => formatMessage(message, ['Ana', 'Ben', 'Cleo']))
    expect(said(note(0, [1, 2]), note(1, []))).toEqual([
      'Ana took back 1 move of Ana and 2 moves of Ben. Ben and Cleo agreed.',
      'Ana took back 1 move of Ana and 2 moves of Ben. Nobody had to be asked.',
    ])
  })
})

describe('X6: while a seat must confirm the end of its turn', () => {
  const history = [
    [{ kind: 'turn', seat: 0 }],
    [{ kind: 'spoken' }, { kind: 'turn', seat: 1 }],
  ] as unknown as VisibleEvent[][]
  const sentence = (event: VisibleEvent): Message | undefined =>
    event.kind === 'turn' ? undefined : { id: `toy.${event.kind}` }
  const told = (groups: readonly VisibleEvent[][], unconfirmed?: number): string[] =>
    logLinesOf(groups, sentence, unconfirmed).map(({ message, turn }) =>
      turn === undefined ? message.id : `turn ${String(turn)}`,
    )

  test('the log does not begin the turn of another seat', () => {
    expect(told(history, 0)).toEqual(['turn 0', 'toy.spoken'])
    expect(told(history)).toEqual(['turn 0', 'toy.spoken', 'turn 1'])
  })

  test('the log does not report that a part begins for another seat', () => {
    const parts = [[{ kind: 'part', seat: 0 }], [{ kind: 'part', seat: 1 }]] as unknown as VisibleEvent[][]
    expect(told(parts, 0)).toEqual(['toy.part'])
    expect(told(parts)).toEqual(['toy.part', 'toy.part'])
  })

  test('the log keeps turns that were confirmed before', () => {
    expect(told([...history, [{ kind: 'spoken' }]], 1)).toEqual(['turn 0', 'toy.spoken', 'turn 1', 'toy.spoken'])
  })
})

describe('the keys', () => {
  function typed(key: string, on: HTMLElement = document.body, blocked = false): string[] {
    const done: string[] = []
    const listener = createTableKeyListener({
      goOn: () => false,
      run: (name) => done.push(name),
      choose: (n) => done.push(`choose ${String(n)}`),
      nextKeyPage: () => done.push('turn'),
      confirm: () => done.push('confirm') > 0,
      playOnly: () => false,
      moveChoiceFocus: (by) => done.push(`walk ${String(by)}`),
      replay: () => false,
      isBlocked: () => blocked,
    })
    document.body.append(on === document.body ? document.createElement('i') : on)
    window.addEventListener('keydown', listener)
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    window.removeEventListener('keydown', listener)
    return done
  }

  test.each([
    ['u', 'undo'],
    ['R', 'redo'],
    ['e', 'endTurn'],
    ['s', 'skip'],
    ['l', 'log'],
    ['w', 'since'],
    ['a', 'advice'],
    ['Escape', 'escape'],
    ['3', 'choose 3'],
    ['0', 'turn'],
    ['Enter', 'confirm'],
    ['ArrowDown', 'walk 1'],
    ['ArrowUp', 'walk -1'],
  ])('%s does %s', (key, does) => {
    expect(typed(key)).toEqual([does])
  })

  test('do nothing while the player types, or while a page covers the table', () => {
    expect(typed('u', document.createElement('input'))).toEqual([])
    expect(typed('u', document.body, true)).toEqual([])
  })

  test('Y4: Enter, Space and Escape continue an update that waits to be read, and otherwise keep their meaning', () => {
    const went: string[] = []
    const listen = (waits: boolean) =>
      createTableKeyListener({
        goOn: () => {
          if (waits) went.push('on')
          return waits
        },
        run: (name) => went.push(name),
        choose: () => undefined,
        nextKeyPage: () => undefined,
        confirm: () => false,
        playOnly: () => false,
        moveChoiceFocus: () => undefined,
        replay: () => false,
        isBlocked: () => false,
      })
    const press = (waits: boolean, key: string, on: HTMLElement): boolean => {
      const listener = listen(waits)
      document.body.append(on)
      window.addEventListener('keydown', listener)
      const taken = !on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      window.removeEventListener('keydown', listener)
      return taken
    }
    for (const key of ['Enter', ' ', 'Escape']) expect(press(true, key, document.createElement('i'))).toBe(true)
    expect(went).toEqual(['on', 'on', 'on'])
    expect(press(false, ' ', document.createElement('i'))).toBe(false)
    expect(press(true, 'Enter', document.createElement('button'))).toBe(false)
    press(false, 'Escape', document.createElement('button'))
    expect(went).toEqual(['on', 'on', 'on', 'escape'])
  })

  test('X2: arrow keys and Enter are left to the focused element', () => {
    expect(typed('ArrowDown', document.createElement('button'))).toEqual([])
    expect(typed('Enter', document.createElement('button'))).toEqual([])
  })
})
