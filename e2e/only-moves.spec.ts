/** Moves that the table plays for a person because they are the only ones: a short notice, and a tag in the log. */
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test, type WindowSize } from './fixture.ts'
import { DESKTOP_SIZE } from './pictures.ts'
import { writeRecordedSave } from './prepared-saves.ts'
import { choiceButtons, reduceMotion, waitForPrompt } from './table-actions.ts'

const SEATS = [
  { kind: 'person', name: 'Ana', colour: 0 },
  { kind: 'bot', name: 'Heron', colour: 1, level: 'adept' },
]
/** As ONLY_MOVE_NOTICE_MS in renderer/components/table/only-moves.ts. */
const NOTICE_MS = 5000

/** Opens a recorded game in which Ana has to choose. @param cut number of final entries that are not played yet */
async function openTable(title: string, recorded: string, cut: number, viewport: WindowSize): Promise<Page> {
  const userData = createProfile({ asks: false })
  writeRecordedSave(userData, 'one', recorded, { title, seats: SEATS, savedAt: 1_700_000_000_000, over: false }, cut)
  const page = await (await launchApp({ userData, args: ['--pace', '0'], viewport })).firstWindow()
  await reduceMotion(page)
  await page.getByRole('button', { name: `Continue ${title}` }).click()
  expect(await waitForPrompt(page)).toBe('choice')
  await holdNotices(page)
  return page
}

/** Notices stay until `endNotices` is called, however slow the machine is. */
async function holdNotices(page: Page): Promise<void> {
  await page.evaluate((stay) => {
    const held: (() => void)[] = []
    const start = window.setTimeout.bind(window)
    const hold = (run: () => void, delay?: number): number => (delay === stay ? -held.push(run) : start(run, delay))
    Object.assign(window, {
      setTimeout: hold,
      endNotices: () => {
        for (const run of held.splice(0)) run()
      },
    })
  }, NOTICE_MS)
}
/** The time of all notices is over. */
const endNotices = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { endNotices: () => void }).endNotices())

/** Ana may use Embodiment, which then has a single Deed to copy, and that has a single target. */
const openKarmaka = (viewport: WindowSize): Promise<Page> => openTable('Karmaka', 'karmaka/end-alone-2', 219, viewport)
const taggedLines = (page: Page) => page.getByRole('log').getByRole('button', { name: /only move$/ })
const notices = (page: Page) => page.getByTestId('only-moves').locator('li')

async function useEmbodiment(page: Page): Promise<void> {
  await choiceButtons(page).filter({ hasText: 'Embodiment: use its ability' }).click()
  await expect(notices(page)).toHaveText(['Only move: Use your Stolen Dreams', 'Only move: Stolen Dreams on Heron'])
}

test('C3: a notice names forced moves for a short time, the log marks them, and nothing else is marked', async () => {
  const page = await openKarmaka(DESKTOP_SIZE)
  await expect(taggedLines(page)).toHaveCount(0)
  await useEmbodiment(page)
  const lines = taggedLines(page)
  await expect(lines).toHaveText([/^Embodiment copies Stolen Dreams.* only move$/, /^Ana .*Heron.* only move$/])
  // The open log is announced, and the notice is not announced a second time.
  await expect(page.getByTestId('only-moves')).toHaveAttribute('aria-live', 'off')
  expect(await page.evaluate(() => document.activeElement?.closest('[data-testid="only-moves"]') ?? null)).toBeNull()
  await endNotices(page)
  await expect(notices(page)).toHaveCount(0)
  await expect(lines).toHaveCount(2)
})

test('C3: a replay marks the same lines, and gives no notice', async () => {
  const page = await openKarmaka(DESKTOP_SIZE)
  await useEmbodiment(page)
  await page.keyboard.press('p')
  await endNotices(page)
  await expect(notices(page)).toHaveCount(0)
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(taggedLines(page)).toHaveCount(2)
  await expect(notices(page)).toHaveCount(0)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`C3: at ${String(viewport.width)} × ${String(viewport.height)} a notice covers no button and no question`, async () => {
    const page = await openKarmaka(viewport)
    await useEmbodiment(page)
    await expect(page.getByTestId('only-moves')).toHaveAttribute('aria-live', 'polite')
    const { told, covered } = await page.evaluate(() => {
      const area = (element: Element): DOMRect => element.getBoundingClientRect()
      const told = [...document.querySelectorAll('[data-testid="only-moves"] li')].map(area)
      const kept = [
        '[data-testid="prompt"]',
        '[data-testid="deed"]',
        '.actions button',
        '[data-choice]',
        '[data-testid="board-bar"]',
        '[data-testid="board-hand"]',
      ]
      const covered = kept.flatMap((selector) =>
        [...document.querySelectorAll(selector)].filter((element) => {
          const one = area(element)
          return told.some(
            (other) =>
              one.width > 0 &&
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          )
        }),
      ).length
      return { told: told.length, covered }
    })
    expect({ told, covered }).toEqual({ told: 2, covered: 0 })
  })

test('C3: in Chakra the only place of a chosen energy is no news, and the only step that is left is', async () => {
  const placed = await openTable('Chakra', 'chakra/end-harmony', 32, DESKTOP_SIZE)
  await choiceButtons(placed).filter({ hasText: 'Take blue, left flow' }).click()
  await expect(placed.getByRole('log')).toContainText('Ana receives blue from the left flow into the bubbles.')
  await expect(notices(placed)).toHaveCount(0)
  await expect(taggedLines(placed)).toHaveCount(0)

  const moved = await openTable('Chakra', 'chakra/end-harmony', 6, DESKTOP_SIZE)
  await choiceButtons(moved)
    .filter({ hasText: /^.*Orange: / })
    .first()
    .click()
  await expect(notices(moved)).toHaveText([/^Only move: Yellow: /])
  await expect(taggedLines(moved)).toHaveCount(1)
})
