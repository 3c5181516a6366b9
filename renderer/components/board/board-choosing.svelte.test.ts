// @vitest-environment happy-dom
import { flushSync, tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { watchRapidKeys } from '../../keyboard/rapid-keys.ts'
import { translate } from '../../messages/index.ts'
import { fakeStage } from '../../testing/fake-stage.ts'
import {
  testBoardGameUi,
  testFinalChoice,
  mountTestBoard,
  testMoveChoice,
  testPassChoice,
  testGemPiece,
  testBoardPieces,
  resizeTestBoard,
} from '../../testing/test-board.svelte.ts'

vi.mock('../../stage/stage.ts', async () => (await import('../../testing/fake-stage.ts')).fakeStageModule)

/** A click on a cup is all that it takes. */
const cupMove = (to: string) => ({
  action: { from: 'hand', to },
  path: { steps: [[{ on: 'place', id: to } as const]] },
})

describe('choosing on the board', () => {
  it('places a labelled button over each piece that begins a path', async () => {
    const { lit, target } = await mountTestBoard()
    expect(lit()).toEqual(['ruby', 'pearl'])
    expect(target('ruby')?.getAttribute('aria-label')).toBe('the ruby')
    expect(fakeStage.light?.lit).toEqual(['ruby', 'pearl'])
  })

  it('advances from step to step and reports the action after the last one', async () => {
    const { lit, click, chosen } = await mountTestBoard()
    click('ruby')
    expect(lit()).toEqual(['gold', 'clay'])
    expect(fakeStage.light?.chosen).toEqual(['ruby'])
    click('clay')
    expect(chosen).toEqual([{ from: 'ruby', to: 'clay' }])
  })

  it('undoes a click with Escape and with the Take back button', async () => {
    const { lit, click, target, key, bar } = await mountTestBoard()
    click('ruby')
    expect(bar()).toContain('board.takeBack')
    target('gold')?.focus()
    key('Escape')
    expect(lit()).toEqual(['ruby', 'pearl'])
    click('ruby')
    document.querySelector<HTMLElement>('[data-control=takeBack]')?.click()
    flushSync()
    expect(lit()).toEqual(['ruby', 'pearl'])
  })

  it('discards the clicks when another decision arrives', async () => {
    const { lit, click, picker: selection } = await mountTestBoard()
    click('ruby')
    selection.setDecision({ key: '2', choices: [testMoveChoice('pearl', 'gold')] })
    flushSync()
    expect(lit()).toEqual(['pearl'])
  })

  it('reports the place of a clicked piece that begins no path', async () => {
    const { placed } = await mountTestBoard({ choices: [] })
    document.querySelector('.surface')?.dispatchEvent(new MouseEvent('click', { clientX: 205, clientY: 50 }))
    expect(placed).toEqual(['gold'])
  })

  it('shows a choice without a path as a plain button', async () => {
    const { bar, chosen } = await mountTestBoard()
    expect(bar()).toEqual(['nothing into nobody'])
    document.querySelector<HTMLElement>('[data-testid=board-bar] button')?.click()
    expect(chosen).toEqual([testPassChoice.action])
  })

  it('AB8: shows the reason for a withheld choice among the answers while no piece is held', async () => {
    const { click } = await mountTestBoard({ withheld: [{ id: 'toy.oneByOne' }] })
    const told = () => document.querySelector('[data-testid=board-bar] p')?.textContent
    expect(told()).toBe('toy.oneByOne')
    click('ruby')
    expect(told()).toBeUndefined()
  })

  it('offers text buttons for choices whose paths are equal', async () => {
    const twin = { ...testMoveChoice('pearl', 'clay'), action: { from: 'pearl', to: 'clay, twice' } }
    const { click, bar, chosen } = await mountTestBoard({ choices: [testMoveChoice('pearl', 'clay'), twin] })
    click('pearl')
    click('clay')
    expect(chosen).toEqual([])
    expect(bar()).toEqual(['pearl into clay', 'pearl into clay, twice', 'board.takeBack'])
  })

  it('AB7: a tooltip omits the legend text of a piece while a piece is held', async () => {
    const legend = {
      parts: [{ id: 'all', rows: [{ id: 'gem', looks: [{ kind: 'gem' }], size: [20, 20] }] }],
      unlisted: {},
    }
    const { info } = testBoardGameUi.game
    const explained = {
      ...testBoardGameUi,
      legend,
      game: { ...testBoardGameUi.game, info: { ...info, id: 'gems' } },
    } as unknown as typeof testBoardGameUi
    const { click, pointer } = await mountTestBoard({
      gameUi: explained,
      explainsPieces: true,
      choices: [testMoveChoice('ruby', 'gold'), testMoveChoice('ruby', 'clay')],
    })
    const tip = () => document.querySelector('.tip')?.textContent
    pointer('pointermove', 0)
    expect(tip()).toContain('gems.legend.gem.text')
    click('ruby')
    for (const x of [0, 100]) {
      pointer('pointermove', x)
      expect(tip()).not.toContain('gems.legend')
    }
    // Put back, it is said again.
    document.querySelector<HTMLElement>('[data-control=takeBack]')?.click()
    flushSync()
    pointer('pointermove', 100)
    expect(tip()).toContain('gems.legend.gem.text')
  })

  it('shows no targets and no answer bar while other seats choose', async () => {
    const { lit, bar } = await mountTestBoard({ choices: [] })
    expect(lit()).toEqual([])
    expect(bar()).toEqual([])
  })
})

describe('highlights of a lesson', () => {
  const gold = testMoveChoice('ruby', 'gold')

  it('B1a-2: marks the next target of the intended action as meant, and the explained places as shown', async () => {
    const { click } = await mountTestBoard({
      choices: [gold, testMoveChoice('pearl', 'clay')],
      tutorialHighlights: { actions: [gold.action], places: ['clay'] },
    })
    expect(fakeStage.light).toMatchObject({ lit: [], meant: ['ruby'], shown: ['clay'] })
    click('ruby')
    expect(fakeStage.light).toMatchObject({ lit: [], meant: ['gold'], shown: ['clay'] })
  })

  it('BB7: clicking each piece that is marked as meant plays the intended action', async () => {
    const { click, chosen } = await mountTestBoard({
      choices: [gold, testPassChoice],
      tutorialHighlights: { actions: [gold.action], places: ['tray', 'gold'] },
    })
    for (const step of [1, 2]) {
      const [led = ''] = fakeStage.light?.meant ?? []
      expect([step, led]).toEqual([step, step === 1 ? 'ruby' : 'gold'])
      click(led)
    }
    expect(chosen).toEqual([gold.action])
  })

  it('A9: marks no piece while the next step is a button, and then the next piece to click', async () => {
    const discard = {
      action: { from: 'nothing', to: 'gold' },
      path: { steps: [[{ on: 'control', id: 'discard' } as const], [{ on: 'place', id: 'gold' } as const]] },
    }
    const { picker: selection } = await mountTestBoard({
      choices: [discard, cupMove('gold')],
      tutorialHighlights: { actions: [discard.action], places: [] },
    })
    expect(fakeStage.light).toEqual({ lit: [], chosen: [], hovered: [] })
    expect(document.querySelector('[data-control=discard]')?.classList).toContain('main')
    selection.click([{ on: 'control', id: 'discard' }])
    flushSync()
    expect(fakeStage.light?.meant).toEqual(['gold'])
  })

  it('A9: a path can have its own prompt once its first piece is clicked', async () => {
    const further = { id: 'where to' }
    const asking = (to: string) => ({
      ...testMoveChoice('ruby', to),
      path: { ...testMoveChoice('ruby', to).path, further },
    })
    const { picker: selection, click } = await mountTestBoard({
      choices: [asking('gold'), asking('clay'), testMoveChoice('pearl', 'clay')],
    })
    expect(selection.lastClickPrompt).toBeUndefined()
    click('ruby')
    expect(selection.lastClickPrompt).toEqual(further)
    selection.undoStep()
    click('pearl')
    expect(selection.lastClickPrompt).toBeUndefined()
  })

  it('B1a-6: number buttons, their prompt and Take back are placed beside the held piece', async () => {
    const further = { id: 'how many' }
    const path = (count: number) => ({
      steps: [[{ on: 'piece', id: 'ruby' } as const], [{ on: 'control', id: `number:${count}` } as const]],
      further,
    })
    const give = (count: number) => ({ action: { from: 'ruby', to: `${count}` }, path: path(count) })
    const { picker: selection, bar } = await mountTestBoard({
      choices: [give(1), give(2), testMoveChoice('pearl', 'clay')],
    })
    resizeTestBoard(900, 400)
    selection.click([{ on: 'piece', id: 'ruby' }], { piece: 'ruby', name: { id: 'the ruby' } })
    flushSync()
    expect(bar()).toEqual(['board.takeBack', 'table.control.number', 'table.control.number'])
    const group = document.querySelector<HTMLElement>('[data-testid=board-bar]')
    expect(group?.querySelector('p')?.textContent).toBe('how many')
    // The ruby is in the upper left corner.
    expect(parseFloat(group?.style.left ?? '')).toBeLessThan(100)
    expect(parseFloat(group?.style.top ?? '')).toBeLessThan(100)
    expect(document.querySelector('[data-testid=board-hand]')).toBeNull()
  })

  it('B1a-12: clickedNames has the name of each picked piece, or its label if it has no name', async () => {
    const named = testBoardPieces.map((each) => (each.id === 'ruby' ? { ...each, name: { id: 'Ruby' } } : each))
    const { click, picker: selection } = await mountTestBoard({
      gameUi: { ...testBoardGameUi, scene: () => ({ pieces: named, outline: [] }) },
    })
    click('ruby')
    expect(selection.clickedNames).toEqual([{ id: 'Ruby' }])
    selection.undoStep()
    flushSync()
    click('pearl')
    expect(selection.clickedNames).toEqual([{ id: 'the pearl' }])
  })

  it('B1a-9: a series has its own button until a piece is picked', async () => {
    let begun = 0
    const series = {
      words: { id: 'all of them' },
      begin: () => {
        begun += 1
      },
    }
    const { click, bar } = await mountTestBoard({
      choices: [testMoveChoice('ruby', 'gold'), testMoveChoice('ruby', 'clay')],
      series,
    })
    expect(bar()).toEqual(['all of them'])
    document.querySelector<HTMLElement>('[data-control=series]')?.click()
    expect(begun).toBe(1)
    click('ruby')
    expect(bar()).toEqual(['board.takeBack'])
  })

  it('AB5: highlights nothing that an open pile covers', async () => {
    const cover = {
      ...testGemPiece('cover', 200, 'open', [{ on: 'open', id: 'pile' }]),
      width: 400,
      height: 100,
      layer: 9,
    }
    const scene = () => ({ pieces: [...testBoardPieces, cover], outline: [] })
    const under = {
      choices: [testPassChoice],
      gameUi: { ...testBoardGameUi, scene },
      tutorialHighlights: { actions: [], places: ['gold'] },
      hoveredPlaces: ['tray'],
    }
    await mountTestBoard({ ...under, presentation: { bottom: 0, viewer: 0, seats: [], textScale: 1, opened: 'pile' } })
    expect(fakeStage.light).toEqual({ lit: [], chosen: [], hovered: [] })
  })

  it('AB5: highlights covered places again when the pile is closed', async () => {
    await mountTestBoard({ choices: [testPassChoice], tutorialHighlights: { actions: [], places: ['gold'] } })
    expect(fakeStage.light?.shown).toEqual(['gold'])
  })
})

describe('B1b-3: the only choice', () => {
  const throwing = {
    action: { from: 'hand', to: 'table' },
    path: { steps: [[{ on: 'control', id: 'roll' } as const]] },
  }
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-testid=board-bar] button')]

  it('B1b-3: shows the key that plays it on its button', async () => {
    await mountTestBoard({ choices: [throwing] })
    expect(buttons().map((each) => each.querySelector('kbd')?.textContent)).toEqual([translate('key.enter')])
    expect(buttons()[0]?.getAttribute('aria-keyshortcuts')).toBe('Enter Space')
  })

  it('B1b-3: the buttons show no key when there are several choices', async () => {
    await mountTestBoard({ choices: [throwing, testPassChoice] })
    expect(buttons()).toHaveLength(2)
    expect(buttons().flatMap((each) => [...each.querySelectorAll('kbd')])).toEqual([])
    expect(buttons().map((each) => each.getAttribute('aria-keyshortcuts'))).toEqual([null, null])
  })
})

describe('a final choice', () => {
  const second = { bubbles: true, detail: 2 }
  const FINAL = [
    testFinalChoice('ruby', 'gold'),
    testMoveChoice('ruby', 'clay'),
    testFinalChoice('pearl', 'clay'),
    { ...testPassChoice, final: true },
  ]
  const named = (what: string) => document.querySelector<HTMLElement>(`[data-pending=${what}]`)
  const said = () => document.querySelector('[data-testid=board-said]')?.textContent

  it('X2: a double click makes it pending and does not play it', async () => {
    const { click, chosen, picker: selection, target } = await mountTestBoard({ choices: FINAL })
    click('ruby')
    click('gold')
    target('gold')?.dispatchEvent(new MouseEvent('click', second))
    flushSync()
    named('confirm')?.dispatchEvent(new MouseEvent('click', second))
    flushSync()
    expect([chosen, selection.pending?.action]).toEqual([[], { from: 'ruby', to: 'gold' }])
    named('confirm')?.click()
    expect(chosen).toEqual([{ from: 'ruby', to: 'gold' }])
  })

  /** Presses Enter on a button, as a browser tells of it: the key, and the click that it makes. */
  const enter = (on: HTMLElement | null | undefined): void => {
    on?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    on?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
    flushSync()
  }

  it('A17: rapid presses of a key make it pending and do not play it, on its target and on the confirm button', async () => {
    const { click, chosen, picker: selection, target } = await mountTestBoard({ choices: FINAL })
    const stop = watchRapidKeys()
    click('ruby')
    enter(target('gold'))
    expect(selection.pending?.action).toEqual({ from: 'ruby', to: 'gold' })
    for (const on of [target('gold'), named('confirm'), named('confirm')]) enter(on)
    expect([chosen, selection.pending?.action]).toEqual([[], { from: 'ruby', to: 'gold' }])
    // Another key in between is a thought.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    enter(named('confirm'))
    expect(chosen).toEqual([{ from: 'ruby', to: 'gold' }])
    stop()
  })

  it('A17: rapid presses of a key do not play the only choice of the next decision', async () => {
    const {
      chosen,
      picker: selection,
      target,
      click,
    } = await mountTestBoard({
      choices: [testMoveChoice('ruby', 'gold'), testMoveChoice('ruby', 'clay')],
    })
    const stop = watchRapidKeys()
    click('ruby')
    enter(target('gold'))
    selection.setDecision({ key: '2', choices: [cupMove('clay')] })
    flushSync()
    enter(target('clay'))
    expect(chosen).toEqual([{ from: 'ruby', to: 'gold' }])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    enter(target('clay'))
    expect(chosen).toHaveLength(2)
    stop()
  })

  it('A17: a triple or quadruple click does not play it', async () => {
    const { click, chosen, target } = await mountTestBoard({ choices: FINAL })
    click('ruby')
    click('gold')
    for (const detail of [2, 3, 4]) {
      target('gold')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
      flushSync()
      named('confirm')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
      flushSync()
    }
    expect(chosen).toEqual([])
  })

  it('X2: becomes pending with a preview and a confirm button; a second click on its target plays it', async () => {
    const { click, chosen, lit, target } = await mountTestBoard({ choices: FINAL })
    click('ruby')
    click('gold')
    expect(chosen).toEqual([])
    expect(fakeStage.light?.chosen).toEqual(['ruby', 'gold'])
    expect(target('gold')?.getAttribute('aria-pressed')).toBe('true')
    expect(fakeStage.ghosts.map(({ id }) => id)).toEqual(['ghost of ruby'])
    expect(named('confirm')?.textContent).toBe('ruby into gold')
    expect(said()).toBe('board.pending')
    expect(lit()).toEqual(['gold', 'clay'])
    click('gold')
    expect(chosen).toEqual([{ from: 'ruby', to: 'gold' }])
    expect([named('confirm'), said()]).toEqual([null, ''])
  })

  it('X2: the confirm button plays it; the cancel button and Escape cancel it', async () => {
    const { click, chosen, lit, target, key } = await mountTestBoard({ choices: FINAL })
    for (const way of ['button', 'Escape']) {
      click('ruby')
      click('gold')
      if (way === 'button') named('putBack')?.click()
      else target('gold')?.focus()
      if (way === 'Escape') key(way)
      flushSync()
      expect([lit(), named('confirm')]).toEqual([['ruby', 'pearl'], null])
      expect(fakeStage.ghosts.map(({ id }) => id)).not.toContain('ghost of ruby')
    }
    click('pearl')
    click('clay')
    named('confirm')?.click()
    expect(chosen).toEqual([{ from: 'pearl', to: 'clay' }])
  })

  it('X2: another choice replaces it, and is played at once if it can be undone', async () => {
    const { click, chosen } = await mountTestBoard({ choices: FINAL })
    click('ruby')
    click('gold')
    click('clay')
    expect(chosen).toEqual([{ from: 'ruby', to: 'clay' }])
    expect(named('confirm')).toBeNull()
  })

  it('X2: a drop makes it pending; the piece stays at the target and returns when the player cancels', async () => {
    const { pointer, chosen } = await mountTestBoard({ choices: FINAL })
    pointer('pointerdown', 0)
    pointer('pointermove', 195)
    pointer('pointerup', 198)
    expect(chosen).toEqual([])
    expect(named('confirm')?.textContent).toBe('ruby into gold')
    expect(fakeStage.carried.at(-1)).toBe('landed')
    named('putBack')?.click()
    flushSync()
    expect(fakeStage.carried.at(-1)).toBe('none')
  })

  it.each([
    [200, []],
    [260, ['ghost']],
  ])('X2: after a drop, no extra ghost of its kind overlaps the dropped piece: at %d', async (x, shown) => {
    const shadowed: typeof testBoardGameUi = {
      ...testBoardGameUi,
      extraGhosts: () => [{ ...testGemPiece('ghost', x, 'x'), alpha: 0.5 }],
    }
    const { pointer } = await mountTestBoard({ gameUi: shadowed, choices: FINAL })
    pointer('pointerdown', 0)
    pointer('pointermove', 195)
    pointer('pointerup', 198)
    expect(named('confirm')).not.toBeNull()
    expect(fakeStage.ghosts.map(({ id }) => id)).toEqual(shown)
  })

  it('X2: its piece can be dragged on to another target', async () => {
    const { pointer, chosen, click } = await mountTestBoard({ choices: FINAL })
    click('ruby')
    click('gold')
    pointer('pointerdown', 0)
    pointer('pointermove', 295)
    expect(named('confirm')).toBeNull()
    pointer('pointerup', 300)
    expect(chosen).toEqual([{ from: 'ruby', to: 'clay' }])
  })

  it('X2: without a place on the board it is confirmed in the answer bar, where the focus moves to the confirm button', async () => {
    const { chosen, bar } = await mountTestBoard({ choices: FINAL })
    const answer = document.querySelector<HTMLElement>('[data-testid=board-bar] button')
    answer?.focus()
    answer?.click()
    flushSync()
    await tick()
    expect(chosen).toEqual([])
    expect(bar()).toEqual(['nothing into nobody', 'board.putBack'])
    expect(document.activeElement).toBe(named('confirm'))
    named('confirm')?.click()
    expect(chosen).toEqual([testPassChoice.action])
  })

  it('X2: a confirm button replaces the button of its control, beside the other answers', async () => {
    const yes = { action: { from: 'yes', to: 'all' }, final: true, path: { steps: [[{ on: 'control', id: 'yes' }]] } }
    const no = { action: { from: 'no', to: 'all' }, path: { steps: [[{ on: 'control', id: 'no' }]] } }
    const { bar, chosen } = await mountTestBoard({ choices: [yes, no] as never })
    document.querySelector<HTMLElement>('[data-control=yes]')?.click()
    flushSync()
    expect(bar()).toEqual(['table.control.no', 'yes into all', 'board.putBack'])
    expect(chosen).toEqual([])
  })

  it('K1: an answer that is a piece on the board is not repeated in the answer bar', async () => {
    const yes = { action: { from: 'yes', to: 'all' }, final: true, path: { steps: [[{ on: 'control', id: 'yes' }]] } }
    const no = { action: { from: 'no', to: 'all' }, path: { steps: [[{ on: 'control', id: 'no' }]] } }
    const sign = testGemPiece('sign', 400, 'sign', [{ on: 'control', id: 'yes' }])
    const signed: typeof testBoardGameUi = {
      ...testBoardGameUi,
      scene: (view, parameters) => ({
        ...testBoardGameUi.scene(view, parameters),
        pieces: [...testBoardPieces, sign],
        answers: { left: 400, top: 100, width: 100, height: 80 },
      }),
    }
    const left = () => document.querySelector<HTMLElement>('[data-testid=board-bar]')?.style.left
    const { bar, click, lit, chosen } = await mountTestBoard({ gameUi: signed, choices: [yes, no] as never })
    expect(lit()).toEqual(['sign'])
    expect(bar()).toEqual(['table.control.no'])
    resizeTestBoard(900, 400)
    flushSync()
    expect(left()).toBe('450px')
    click('sign')
    expect(bar()).toEqual(['table.control.no', 'yes into all', 'board.putBack'])
    expect(left()).toBe('450px')
    expect(document.querySelector('[data-testid=board-hand] [data-pending=confirm]')).not.toBeNull()
    click('sign')
    expect(chosen).toEqual([yes.action])
  })

  it.each([
    [12, 'board-hand'],
    [300, 'board-bar'],
  ])('X2: is confirmed where there is room: %d px reserved for answers, in the %s', async (width, where) => {
    const answers = { left: 400, top: 0, width, height: 40 }
    const narrow: typeof testBoardGameUi = {
      ...testBoardGameUi,
      scene: (view, parameters) => ({ ...testBoardGameUi.scene(view, parameters), answers }),
    }
    const { click } = await mountTestBoard({ gameUi: narrow, choices: FINAL })
    resizeTestBoard(900, 400)
    flushSync()
    click('ruby')
    click('gold')
    expect(named('confirm')?.closest('[data-testid]')?.getAttribute('data-testid')).toBe(where)
  })

  it('X2: its targets are marked on the board when it was chosen from the list', async () => {
    const { picker: selection, target } = await mountTestBoard({ choices: FINAL })
    selection.choose(selection.choices[2] as never)
    flushSync()
    expect(fakeStage.light?.chosen).toEqual(['pearl', 'clay'])
    expect(target('clay')?.getAttribute('aria-pressed')).toBe('true')
  })

  it('X2: hovering another choice shows that preview, and the final choice stays pending', async () => {
    const { click, picker: selection } = await mountTestBoard({ choices: FINAL })
    click('ruby')
    click('gold')
    selection.setPreviewedAction({ from: 'pearl', to: 'clay' })
    flushSync()
    expect(fakeStage.ghosts.map(({ id }) => id)).toEqual(['ghost of pearl'])
    expect(named('confirm')?.textContent).toBe('ruby into gold')
    selection.setPreviewedAction(undefined)
    flushSync()
    expect(fakeStage.ghosts.map(({ id }) => id)).toEqual(['ghost of ruby'])
  })

  it('X2: is discarded when another decision arrives, even with the same choices', async () => {
    const { click, picker: selection, chosen } = await mountTestBoard({ choices: FINAL })
    click('ruby')
    click('gold')
    selection.setDecision({ key: '2', choices: FINAL })
    flushSync()
    expect([named('confirm'), fakeStage.ghosts, chosen]).toEqual([null, [], []])
  })
})

describe('a held piece', () => {
  it('C4: has its Take back button beside it instead of in the answer bar', async () => {
    const { click } = await mountTestBoard()
    click('ruby')
    const hand = document.querySelector<HTMLElement>('[data-testid=board-hand]')
    expect(hand?.textContent.trim()).toBe('board.takeBack')
    expect(document.querySelector('[data-testid=board-bar]')).toBeNull()
  })

  it('C4: on a phone has its Take back button in the room reserved for answers while that is empty', async () => {
    const answers = { left: 300, top: 0, width: 100, height: 100 }
    const { click } = await mountTestBoard({
      gameUi: { ...testBoardGameUi, scene: () => ({ pieces: testBoardPieces, outline: [], answers }) },
    })
    click('ruby')
    expect(document.querySelector('[data-testid=board-bar]')?.textContent.trim()).toBe('board.takeBack')
    expect(document.querySelector('[data-testid=board-hand]')).toBeNull()
  })
})
