/**
 * `npm run motion`: measures how smoothly the boards animate. Bots play each game with the most players, in a browser without a
 * graphics card, without pauses and with all animations. It asserts nothing.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../build/lib/project.mjs'
import { expect, createProfile, test } from './fixture.ts'
import { launchHeadlessHost } from './headless-host.ts'
import { resultHeading } from './table-actions.ts'

const MIN_TURNS = Number(process.env['SAMSARA_TURNS'] ?? 10)
const GAME_FILTER = (process.env['SAMSARA_GAME'] ?? '').toLowerCase()
/** Milliseconds per game, enough for a slow machine. */
const GAME_TIMEOUT_MS = 300_000

/** Measurements recorded by a page. */
interface MotionSamples {
  /** Milliseconds between two frames while something was animated. */
  readonly frames: number[]
  /** Milliseconds of each task over 50 ms. */
  readonly tasks: number[]
  /** Number of turns begun; a turn of several seats at once counts once. */
  turns: number
}

interface MotionRow {
  readonly game: string
  readonly players: number
  readonly turns: number
  readonly renderer: string
  readonly frames: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly longTasks: number
  readonly longest: number
}

declare global {
  interface Window {
    readonly __samsaraStage?: { readonly moving: boolean; readonly renderer: string }
    samsaraNoted?: MotionSamples
  }
}

/** Starts recording in the page. */
function recordMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted: MotionSamples = { frames: [], tasks: [], turns: 0 }
    window.samsaraNoted = noted
    let before: number | undefined
    const frame = (now: number): void => {
      if (before !== undefined) noted.frames.push(now - before)
      // The next frame counts if an animation is already running.
      before = window.__samsaraStage?.moving === true ? now : undefined
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    new PerformanceObserver((list) => {
      noted.tasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
    new MutationObserver((changes) => {
      const begins = ({ target }: MutationRecord) => target instanceof Element && target.ariaCurrent !== null
      if (changes.some(begins)) noted.turns += 1
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-current'] })
  })
}

/** From Home to a table of bots only, with the most players. @returns the number of bots */
async function seatBots(page: Page, game: string): Promise<number> {
  await page.getByRole('button', { name: `Play ${game}` }).click()
  const seats = page.getByRole('group', { name: /^Seat \d$/ })
  await expect(seats.first()).toBeVisible()
  const more = page.getByRole('button', { name: 'Add a bot' })
  while (await more.isVisible()) await more.click()
  for (const seat of await seats.all())
    await seat.getByRole('radio', { name: 'Bot', exact: true }).check({ force: true })
  const players = await seats.count()
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.locator(`section[aria-label="Board of ${game}"]`)).toBeVisible()
  return players
}

async function measureGame(page: Page, game: string): Promise<MotionRow> {
  const players = await seatBots(page, game)
  await recordMotion(page)
  const read = (): Promise<MotionSamples> =>
    page.evaluate(() => window.samsaraNoted ?? { frames: [], tasks: [], turns: 0 })
  const done = async (): Promise<boolean> =>
    (await read()).turns >= MIN_TURNS || (await resultHeading(page).isVisible())
  await expect.poll(done, { timeout: GAME_TIMEOUT_MS, intervals: [1000] }).toBe(true)
  const { frames, tasks, turns } = await read()
  const sorted = frames.toSorted((a, b) => a - b)
  const within = (share: number): number => roundToTenth(sorted[Math.floor(sorted.length * share)] ?? 0)
  return {
    game,
    players,
    turns,
    renderer: await page.evaluate(() => window.__samsaraStage?.renderer ?? 'none'),
    frames: frames.length,
    p50: within(0.5),
    p95: within(0.95),
    p99: within(0.99),
    longTasks: tasks.length,
    longest: roundToTenth(Math.max(0, ...tasks)),
  }
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}

test('measures how smoothly the boards move', async () => {
  test.setTimeout(0)
  const host = await launchHeadlessHost({ userData: createProfile({ motion: 1 }), args: ['--seed', 'motion'] })
  const home = await host.openPage()
  const plays = home.getByRole('button', { name: /^Play / })
  await expect(plays.first()).toBeVisible()
  const labels = await plays.evaluateAll((all) => all.map((it) => it.ariaLabel?.replace(/^Play /, '') ?? ''))
  const rows: MotionRow[] = []
  for (const game of labels.filter((label) => label.toLowerCase().includes(GAME_FILTER))) {
    const page = await host.openPage()
    rows.push(await measureGame(page, game))
    await page.close()
  }
  await host.stop()
  writeFileSync(join(ROOT, 'test-results/motion.json'), `${JSON.stringify(rows, null, 2)}\n`)
})
