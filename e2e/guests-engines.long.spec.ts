/**
 * Guest pages in every engine: all five games, on the board and in the list, over plain http as on a real network. F2, F3, F4 and
 * F6 are bugs that occurred in one engine only.
 */
import { writeFileSync } from 'node:fs'
import { expect, createProfile, test } from './fixture.ts'
import { audioContextStates, suspendAudio, recordAudioContexts } from './engines/audio.ts'
import type { BrowserEnginePage } from './engines/driver.ts'
import { BROWSER_ENGINES } from './engines/browser-engines.ts'
import {
  waitForGuestPrompt,
  joinAndSitDown,
  playGuestDecisions,
  offeredChoicesText,
  pressElement,
  countFinishedTurns,
  type DecisionCounts,
} from './engines/guest-player.ts'
import { hostSaveOn, createMachines, createPeopleSave, skippedSuffix, LAN_SKIP_REASON } from './lan-devices.ts'

/** Where this is set nothing is skipped: what is missing fails. */
const isRequired = process.env['SAMSARA_ENGINES'] === 'required'

test.skip(LAN_SKIP_REASON !== undefined && !isRequired, LAN_SKIP_REASON ?? '')

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** Said of a header that counts only over https. */
const HARMLESS = 'The Cross-Origin-Opener-Policy header has been ignored'
/** Decisions before and after the page is loaded again. */
const BEFORE = 9
const AFTER = 5

for (const { name, open, installHint } of BROWSER_ENGINES) {
  const why = open === undefined ? ` (skipped: ${installHint})` : skippedSuffix
  for (const game of GAMES)
    test(`${name}: a guest plays ${game} on the board and with the list, and keeps the seat after a reload${why}`, async () => {
      test.skip(open === undefined && !isRequired, installHint)
      test.setTimeout(600_000)
      const userData = createProfile({ asks: false })
      const save = await createPeopleSave(userData, game, ['Ana'], 1)
      const machines = createMachines('host', 'guest')
      const host = await hostSaveOn(machines.host, userData, save)
      const page = await open?.(machines.guest)
      if (page === undefined) throw new Error(installHint)
      test.info().annotations.push({ type: 'engine', description: page.version })

      try {
        await page.resize(DESK)
        await joinAndSitDown(page, host.page, 'Ana')
        expect(await page.evaluate(() => isSecureContext)).toBe(false)
        await sounds(page)
        if (game === 'Chakra') await chakraLooksAlike(page)

        const decided: DecisionCounts = { board: 0, list: 0, turns: 0 }
        await suspendAudio(page)
        await playGuestDecisions(page, BEFORE, decided)
        await sounds(page)
        writeFileSync(test.info().outputPath('desk.png'), await page.screenshot())
        const over = await countFinishedTurns(page, 'Ana')
        const before = await offeredChoicesText(page)
        await page.reload()
        await recordAudioContexts(page)
        await waitForGuestPrompt(page)
        await expect.poll(() => offeredChoicesText(page), { timeout: 30_000 }).toBe(before)
        expect(await audioContextStates(page), 'F4: a page without a gesture makes no audio context').toEqual([])
        await page.resize(PHONE)
        await playGuestDecisions(page, 1, decided)
        await sounds(page)
        await playGuestDecisions(page, AFTER - 1, decided)
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
async function sounds(page: BrowserEnginePage): Promise<void> {
  const message = 'F4: one audio context, and it runs'
  await expect.poll(() => audioContextStates(page), { timeout: 30_000, message }).toEqual(['running'])
}

/** What differed between engines once. */
async function chakraLooksAlike(page: BrowserEnginePage): Promise<void> {
  await waitForGuestPrompt(page)
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
  await pressElement(page, 'button', 'Talk to the table')
  const style = await page.evaluate(() => {
    const field = document.querySelector('input:not([type="checkbox"], [type="radio"])')
    const surface = document.querySelector('.surface')
    const of = (element: Element | null, name: string): string =>
      element === null ? '' : getComputedStyle(element).getPropertyValue(name)
    return { selects: of(surface, '-webkit-user-select') || of(surface, 'user-select'), field: of(field, 'font-size') }
  })
  expect(style.selects).toBe('none')
  await pressElement(page, 'button', 'Talk to the table')
}
