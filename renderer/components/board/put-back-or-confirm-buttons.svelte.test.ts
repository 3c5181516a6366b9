// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { BoardState } from './board-state.svelte.ts'
import PutBackOrConfirmButtons from './PutBackOrConfirmButtons.svelte'

let undo = (): void => undefined
afterEach(() => {
  undo()
})

/** Renders the prompt of a final choice at a place. @returns the player's changes */
function ask(asked: 'beside' | 'docked' | 'bar', flat: boolean): { readonly changed: boolean[] } {
  const changed: boolean[] = []
  const words = ({ id }: Message): string => id
  const confirmationSettings = { asks: () => true, change: (_: Message, asks: boolean) => void changed.push(asks) }
  const board = {
    selection: { pending: { action: 'score', why: { id: 'toy.final' } }, clickCount: 0 },
    props: { words, confirmationSettings },
    text: { buttonText: (action: string) => action },
  } as unknown as BoardState
  const props = { board, confirmButtonsPlace: asked, flat, confirming: undefined }
  const mounted = mount(PutBackOrConfirmButtons, { target: document.body, props })
  undo = () => void unmount(mounted)
  flushSync()
  return { changed }
}

describe('B3-4: the question before a final choice', () => {
  it.each([
    ['beside', false],
    ['docked', false],
    ['bar', false],
    ['bar', true],
  ] as const)('B3-4: has a checkbox that turns the question off for that reason (%s, in a row: %s)', (asked, flat) => {
    const { changed } = ask(asked, flat)
    const box = document.querySelector<HTMLInputElement>('[data-pending=unask]')
    expect(box?.closest('label')?.textContent).toBe('board.unask')
    expect(box?.checked).toBe(false)
    box?.click()
    expect(changed).toEqual([false])
  })
})
