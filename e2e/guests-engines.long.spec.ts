/**
 * Pages of guests in every engine: all five games, on the board and by the list, over plain http as on a real network. F2,
 * F3, F4 and F6 are what went wrong in one engine alone.
 */
import { writeFileSync } from 'node:fs'
import { expect, newProfile, test } from './fixture.ts'
import { audioOf, putToSleep, watchAudio } from './engines/audio.ts'
import type { EnginePage } from './engines/driver.ts'
import { ENGINES } from './engines/engines.ts'
import { askedOf, comeIn, decide, offerOf, press, turnsOver, type Decided } from './engines/guest.ts'
import { hostOn, newMachines, newSave, unless, WHY_NOT } from './lan.ts'

/** Where this is set nothing is skipped: what is missing fails. */
const isRequired = process.env['SAMSARA_ENGINES'] === 'required'

test.skip(WHY_NOT !== undefined && !isRequired, WHY_NOT ?? '')

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** Said of a header that counts only over https. */
const HARMLESS = 'The Cross-Origin-Opener-Policy header has been ignored'
/** Decisions before and after the page is loaded again. */
const BEFORE = 9
const AFTER = 5

for (const { name, open, missing } of ENGINES) {
  const why = open === undefined ? ` (skipped: ${missing})` : unless
  for (const game of GAMES)
    test(`${name}: a guest plays ${game} on the board and by the list, and keeps the seat over a reload${why}`, async () => {
      test.skip(open === undefined && !isRequired, missing)
      test.setTimeout(600_000)
      const userData = newProfile({ asks: false })
      const save = await newSave(userData, game, ['Ana'], 1)
      const machines = newMachines('host', 'guest')
      const host = await hostOn(machines.host, userData, save)
      const page = await open?.(machines.guest)
      if (page === undefined) throw new Error(missing)
      test.info().annotations.push({ type: 'engine', description: page.version })

      try {
        await page.resize(DESK)
        await comeIn(page, host.page, 'Ana')
        expect(await page.evaluate(() => isSecureContext)).toBe(false)
        await sounds(page)
        if (game === 'Chakra') await chakraLooksAlike(page)

        const decided: Decided = { board: 0, list: 0, turns: 0 }
        await putToSleep(page)
        await decide(page, BEFORE, decided)
        await sounds(page)
        writeFileSync(test.info().outputPath('desk.png'), await page.screenshot())
        const over = await turnsOver(page, 'Ana')
        const before = await offerOf(page)
        await page.reload()
        await watchAudio(page)
        await askedOf(page)
        await expect.poll(() => offerOf(page), { timeout: 30_000 }).toBe(before)
        expect(await audioOf(page), 'F4: a page without a gesture makes no audio context').toEqual([])
        await page.resize(PHONE)
        await decide(page, 1, decided)
        await sounds(page)
        await decide(page, AFTER - 1, decided)
        test.info().annotations.push({ type: 'decided', description: JSON.stringify({ ...decided, over }) })
        expect(decided.board).toBeGreaterThan(0)
        expect(decided.list).toBeGreaterThan(0)
        expect(over + decided.turns, 'turns that the guest ended, or that ended by themselves').toBeGreaterThan(0)
        expect((page.errors() ?? []).filter((error) => !error.startsWith(HARMLESS))).toEqual([])
      } finally {
        writeFileSync(test.info().outputPath('phone.png'), await page.screenshot())
      }
    })
}

/** F4: the guest has clicked in the page, and its only audio context runs: it was made, or has slept until then. */
async function sounds(page: EnginePage): Promise<void> {
  const message = 'F4: one audio context, and it runs'
  await expect.poll(() => audioOf(page), { timeout: 30_000, message }).toEqual(['running'])
}

/** What differed between engines once. */
async function chakraLooksAlike(page: EnginePage): Promise<void> {
  await askedOf(page)
  // F2: a drag over the board selects nothing of what it says to screen readers.
  const board = await page.evaluate(() => {
    const { left, top, right, bottom } =
      document.querySelector('section[aria-label^="Board of"]')?.getBoundingClientRect() ?? new DOMRect()
    return { left, top, right, bottom }
  })
  const inset = 12
  await page.drag({ x: board.left + inset, y: board.top + inset }, { x: board.right - inset, y: board.bottom - inset })
  expect(await page.evaluate(() => String(getSelection())), 'F2: nothing is selected').toBe('')
  // F3: a panel of its own height shows all that is in it.
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.panel.own:not(.away)')].flatMap((panel) => {
      const inside = [...panel.children].reduce(
        (sum, child) => sum + Math.max(child.scrollHeight, child.clientHeight),
        0,
      )
      return panel.clientHeight + 1 >= inside
        ? []
        : [`${panel.getAttribute('data-panel') ?? ''}: ${panel.clientHeight} of ${inside}`]
    }),
  )
  expect(cut, 'F3: no panel is crushed').toEqual([])
  expect(await page.evaluate(() => document.querySelectorAll('.panel.own:not(.away)').length)).toBeGreaterThan(0)
  // F6: letters of fields, and what the build lowers.
  await press(page, 'button', 'Talk to the table')
  const style = await page.evaluate(() => {
    const field = document.querySelector('input:not([type="checkbox"], [type="radio"])')
    const surface = document.querySelector('.surface')
    const of = (element: Element | null, name: string): string =>
      element === null ? '' : getComputedStyle(element).getPropertyValue(name)
    return { selects: of(surface, '-webkit-user-select') || of(surface, 'user-select'), field: of(field, 'font-size') }
  })
  expect(style.selects).toBe('none')
  await press(page, 'button', 'Talk to the table')
}
