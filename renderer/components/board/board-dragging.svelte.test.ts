// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { GameUi } from '../../games/game-ui.ts'
import type { Piece, Scene, SceneParameters } from '../../stage/scene.ts'
import { fakeStage } from '../../testing/fake-stage.ts'
import {
  testBoardGameUi,
  mountTestBoard,
  testMoveChoice,
  testGemPiece,
  testBoardPieces,
} from '../../testing/test-board.svelte.ts'

vi.mock('../../stage/stage.ts', async () => (await import('../../testing/fake-stage.ts')).fakeStageModule)

describe('dragging', () => {
  it('dropping a piece on a highlighted target equals the two clicks', async () => {
    const { pointer, chosen, lit } = await mountTestBoard()
    pointer('pointerdown', 0)
    pointer('pointermove', 60)
    expect(lit()).toEqual(['gold', 'clay'])
    pointer('pointermove', 195)
    expect(fakeStage.light?.hovered).toContain('gold')
    pointer('pointerup', 198)
    expect(chosen).toEqual([{ from: 'ruby', to: 'gold' }])
    expect(fakeStage.carried).toEqual(['ruby at 60', 'ruby at 195', 'landed'])
  })

  it('works with touch, and continues after a click on the piece', async () => {
    const { pointer, chosen, click } = await mountTestBoard()
    click('ruby')
    pointer('pointerdown', 0, 'touch')
    pointer('pointermove', 295, 'touch')
    pointer('pointerup', 300, 'touch')
    expect(chosen).toEqual([{ from: 'ruby', to: 'clay' }])
  })

  it('undoes the pick-up when the drag ends elsewhere, is cancelled or the player presses Escape', async () => {
    const { pointer, chosen, lit, key, target } = await mountTestBoard()
    for (const end of ['pointerup', 'pointercancel']) {
      pointer('pointerdown', 0)
      pointer('pointermove', 60)
      pointer(end, 60)
      expect(lit(), end).toEqual(['ruby', 'pearl'])
    }
    pointer('pointerdown', 0)
    pointer('pointermove', 60)
    target('gold')?.focus()
    key('Escape')
    expect(lit()).toEqual(['ruby', 'pearl'])
    pointer('pointerup', 200)
    expect(chosen).toEqual([])
    expect(fakeStage.carried.at(-1)).toBe('none')
  })

  it('counts as a click when the pointer moved only a few pixels', async () => {
    const { pointer, lit } = await mountTestBoard()
    pointer('pointerdown', 0)
    pointer('pointermove', 7)
    pointer('pointerup', 4)
    expect(lit()).toEqual(['gold', 'clay'])
  })

  it('ignores the click event that ends a drag, but accepts the next key press', async () => {
    const { pointer, lit, click } = await mountTestBoard()
    pointer('pointerdown', 0)
    pointer('pointermove', 60)
    pointer('pointerup', 60)
    const surface = document.querySelector('.surface')
    surface?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 100, clientY: 50, detail: 1 }))
    flushSync()
    expect(lit()).toEqual(['ruby', 'pearl'])
    click('ruby')
    expect(lit()).toEqual(['gold', 'clay'])
  })

  it('between two pieces that are each chosen by a single click chooses neither', async () => {
    const one = (id: string) => ({ action: id, path: { steps: [[{ on: 'piece', id } as const]] } })
    const { pointer, chosen } = await mountTestBoard({ choices: [one('ruby'), one('pearl')] })
    const release = (x: number): void => {
      pointer('pointerup', x)
      const init = { bubbles: true, clientX: x, clientY: 50, detail: 1 }
      document.querySelector('.surface')?.dispatchEvent(new MouseEvent('click', init))
    }
    pointer('pointerdown', 0)
    pointer('pointermove', 60)
    release(100)
    expect(chosen).toEqual([])
    pointer('pointerdown', 100)
    release(100)
    expect(chosen).toEqual(['pearl'])
  })

  it('never plays an action by itself, and does not move a piece without further targets', async () => {
    const alone = { action: 'alone', path: { steps: [[{ on: 'piece', id: 'ruby' } as const]] } }
    const { pointer, chosen } = await mountTestBoard({ choices: [alone] })
    pointer('pointerdown', 0)
    pointer('pointermove', 60)
    pointer('pointerup', 200)
    pointer('pointerdown', 300)
    pointer('pointermove', 200)
    pointer('pointerup', 0)
    expect(chosen).toEqual([])
    expect(fakeStage.carried.filter((what) => what !== 'none')).toEqual([])
  })
})

describe('browsable piles', () => {
  const pile = testGemPiece('pile', 350, 'pile', [{ on: 'open', id: 'pile' }])
  const cover = {
    ...testGemPiece('cover', 150, 'cover', [{ on: 'open', id: 'pile' }]),
    layer: 5,
    width: 400,
    height: 90,
  }
  const heaped = {
    ...testBoardGameUi,
    scene: (_: unknown, { opened }: SceneParameters) => ({
      pieces: [...testBoardPieces, pile, ...(opened === 'pile' ? [cover] : [])],
      outline: [],
    }),
  } as unknown as GameUi
  const layout = { bottom: 0, viewer: 0, seats: [], textScale: 1 }

  it('open on a click where no path begins', async () => {
    const { pointer, opened, placed } = await mountTestBoard({ gameUi: heaped })
    pointer('click', 352)
    expect(opened).toEqual(['pile'])
    expect(placed).toEqual([])
  })

  it('do not open where the click is a step of a path', async () => {
    const { opened, click, chosen } = await mountTestBoard({
      gameUi: heaped,
      choices: [{ action: 'pile', path: { steps: [[{ on: 'piece', id: 'pile' }]] } }],
    })
    click('pile')
    expect(opened).toEqual([])
    expect(chosen).toEqual(['pile'])
  })

  it('can be opened with the keyboard, and expose whether they are open', async () => {
    const { opened, props } = await mountTestBoard({ gameUi: heaped, presentation: layout })
    const button = document.querySelector<HTMLElement>('button[data-open=pile]')
    expect(button?.getAttribute('aria-expanded')).toBe('false')
    button?.click()
    expect(opened).toEqual(['pile'])
    props.presentation = { ...layout, opened: 'pile' }
    flushSync()
    expect(document.querySelector('button[data-open=pile]')?.getAttribute('aria-expanded')).toBe('true')
  })

  it('hide the targets beneath while they are open', async () => {
    const { lit } = await mountTestBoard({ gameUi: heaped, presentation: { ...layout, opened: 'pile' } })
    expect(lit()).toEqual([])
  })

  it('remove the tooltip of a piece that they cover, even while the pointer rests on it', async () => {
    const { pointer, props } = await mountTestBoard({ gameUi: heaped, presentation: layout })
    pointer('pointermove', 200)
    expect(document.querySelector('.tip')?.textContent).toContain('the gold')
    props.presentation = { ...layout, opened: 'pile' }
    flushSync()
    expect(document.querySelector('.tip')).toBeNull()
  })
})

describe('a close-up', () => {
  it('R4: has the short label of a choice beside it instead of the full one', async () => {
    const closeUp = (it: Piece) => (it.id === 'gold' ? [{ ...it, id: 'large gold', width: 90 }] : [])
    const brief = (): Message => ({ id: 'into it' })
    const { click, pointer } = await mountTestBoard({
      gameUi: { ...testBoardGameUi, closeUpPiecesOf: closeUp, shortChoiceLabel: brief },
      choices: [testMoveChoice('ruby', 'gold')],
    })
    click('ruby')
    pointer('pointermove', 200)
    expect(document.querySelector('.tip')?.textContent.trim()).toBe('into it')
  })

  it('X1: a tooltip shows the text of a piece and of its choice only once if they are equal', async () => {
    const choice = (): Message => ({ id: 'the, gold' })
    const { click, pointer } = await mountTestBoard({
      gameUi: { ...testBoardGameUi, choiceLabel: choice },
      choices: [testMoveChoice('ruby', 'gold')],
    })
    click('ruby')
    pointer('pointermove', 200)
    expect(document.querySelector('.tip')?.textContent.trim()).toBe('the, gold')
  })

  it('A18: gets the targets of the held piece to keep clear, unless its own piece is such a target', async () => {
    const seen: unknown[] = []
    const closeUp = (it: Piece, _view: unknown, { clear }: SceneParameters) => {
      seen.push([it.id, clear])
      return [{ ...it, id: `large ${it.id}` }]
    }
    const { click, pointer } = await mountTestBoard({ gameUi: { ...testBoardGameUi, closeUpPiecesOf: closeUp } })
    pointer('pointermove', 0)
    expect(seen.at(-1)).toEqual(['ruby', undefined])
    click('ruby')
    pointer('pointermove', 100)
    const cup = { top: 40, width: 20, height: 20 }
    expect(seen).toContainEqual([
      'pearl',
      [
        { left: 190, ...cup },
        { left: 290, ...cup },
      ],
    ])
    pointer('pointermove', 200)
    expect(seen).toContainEqual(['gold', undefined])
  })

  it('is drawn over the board while the pointer is on its piece, instead of the tooltip', async () => {
    const closeUp = (it: Piece) => (it.id === 'gold' ? [{ ...it, id: 'large gold', width: 90 }] : [])
    const { pointer } = await mountTestBoard({ gameUi: { ...testBoardGameUi, closeUpPiecesOf: closeUp } })
    pointer('pointermove', 200)
    expect(fakeStage.closeUp.map(({ id }) => id)).toEqual(['large gold'])
    expect(document.querySelector('.tip')).toBeNull()
    pointer('pointermove', 100)
    expect(fakeStage.closeUp).toEqual([])
    expect(document.querySelector('.tip')?.textContent).toContain('the pearl')
  })
})

describe('the keyboard', () => {
  it('has one tab stop among the targets, and the arrow keys move the focus', async () => {
    const { target, key } = await mountTestBoard()
    expect([target('ruby')?.tabIndex, target('pearl')?.tabIndex]).toEqual([0, -1])
    target('ruby')?.focus()
    key('ArrowRight')
    expect(document.activeElement).toBe(target('pearl'))
    key('ArrowRight')
    expect(document.activeElement).toBe(target('pearl'))
    key('ArrowLeft')
    expect(document.activeElement).toBe(target('ruby'))
  })

  it('keeps the focus on the board when the focused target disappears after a click', async () => {
    const { target, click } = await mountTestBoard()
    target('ruby')?.focus()
    click('ruby')
    expect((document.activeElement as HTMLElement).dataset['piece']).toBe('gold')
  })
})

describe('previews', () => {
  it('are shown for the choice hovered in the list, with all its targets highlighted', async () => {
    const { picker: selection } = await mountTestBoard()
    selection.setPreviewedAction({ from: 'pearl', to: 'clay' })
    flushSync()
    expect(fakeStage.ghosts.map(({ id }) => id)).toEqual(['ghost of pearl'])
    expect(fakeStage.light?.hovered).toEqual(['pearl', 'clay'])
  })

  it('highlight the pieces in places hovered outside the board, but not invisible placeholders', async () => {
    const gone = { ...testGemPiece('room', 150, 'tray'), alpha: 0 }
    const { label: _, ...unnamed } = gone
    const scene = (): Scene => ({ pieces: [...testBoardPieces, unnamed], outline: [] })
    await mountTestBoard({ gameUi: { ...testBoardGameUi, scene }, hoveredPlaces: ['tray'] })
    expect(fakeStage.light?.hovered).toEqual(['ruby', 'pearl'])
  })

  it('are not shown for a choice of another decision', async () => {
    const { picker: selection } = await mountTestBoard()
    selection.setPreviewedAction({ from: 'opal', to: 'clay' })
    flushSync()
    expect(fakeStage.ghosts).toEqual([])
  })

  it('S6: follow when the pointed piece begins another path, or none', async () => {
    const { picker: selection, click, pointer } = await mountTestBoard()
    click('ruby')
    pointer('pointermove', 200)
    expect([selection.hoveredChoice?.action, fakeStage.ghosts.length]).toEqual([{ from: 'ruby', to: 'gold' }, 1])
    selection.undoStep()
    flushSync()
    expect([selection.hoveredChoice, fakeStage.ghosts, fakeStage.light?.hovered]).toEqual([undefined, [], []])
    selection.click([{ on: 'piece', id: 'ruby' }], { piece: 'ruby' })
    flushSync()
    expect([selection.hoveredChoice?.action, fakeStage.light?.hovered]).toEqual([
      { from: 'ruby', to: 'gold' },
      ['gold'],
    ])
  })

  it('are shown for the piece under the pointer, with its tooltip', async () => {
    const { target } = await mountTestBoard()
    target('pearl')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
    flushSync()
    expect(fakeStage.ghosts.map(({ id }) => id)).toEqual(['ghost of pearl'])
    expect(document.querySelector('.tip')?.textContent).toMatch(/the pearl\s*pearl into clay/)
  })
})
