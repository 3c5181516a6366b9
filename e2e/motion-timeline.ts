/**
 * `npm run motion -- --timeline`: measures how smoothly the timeline of a long game is scrubbed. The pointer moves a little every
 * frame, to the beginning and back; with `--against` in another checkout too, alternately. It asserts nothing.
 */
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { ROOT } from '../build/lib/project.mjs'
import { expect, createProfile, test } from './fixture.ts'
import { launchHeadlessHost } from './headless-host.ts'
import { resultHeading } from './table-actions.ts'

/** Folder of the long games (build/lib/long-game.ts). */
const LONG_GAMES_FOLDER = join(ROOT, 'test-results/long-games')
const GAME_FILTER = (process.env['SAMSARA_GAME'] ?? '').toLowerCase()
const OTHER_CHECKOUT = process.env['SAMSARA_AGAINST'] ?? ''
/** Number of measurements per checkout; the best counts, since other processes use the machine too. */
const REPETITIONS = Number(process.env['SAMSARA_GOES'] ?? 3)
/** Frames of one drag to the beginning and back. */
const FRAMES_PER_DRAG = 120

interface DragMeasurement {
  /** Milliseconds between two frames. */
  readonly frames: readonly number[]
  /** Number of changes of the board's position, counted by its accessible outline. */
  readonly boards: number
  /** Number of entries that the pointer passed. */
  readonly asked: number
}

interface TimelineRow {
  readonly game: string
  readonly checkout: string
  readonly entries: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Milliseconds of main-thread work per frame: scripts, styles and layout. */
  readonly work: number
  readonly script: number
  readonly style: number
  readonly layout: number
  /** Number of layouts per frame. */
  readonly layouts: number
  readonly boards: number
  readonly asked: number
}

/** Drags within the page: driving the browser from outside would take up measured time. */
function dragTimeline(page: Page, frames: number): Promise<DragMeasurement> {
  return page.evaluate(async (count) => {
    const timeline = document.querySelector('[data-testid="timeline"]')
    const outline = document.querySelector('[data-testid="board-outline"]')
    if (timeline === null || outline === null) throw new Error('no timeline')
    const { left, width, top, height } = timeline.getBoundingClientRect()
    const times: number[] = []
    const seen = new Set<string | null>()
    let boards = 0
    const counted = new MutationObserver(() => (boards += 1))
    counted.observe(outline, { subtree: true, childList: true, characterData: true })
    await new Promise<void>((done) => {
      let before: number | undefined
      const frame = (now: number): void => {
        if (before !== undefined) times.push(now - before)
        before = now
        const at = times.length
        const share = 0.98 - 0.96 * (1 - Math.abs(1 - (2 * at) / count))
        const clientX = left + width * share
        const init = { clientX, clientY: top + height / 2, bubbles: true, pointerId: 1 }
        timeline.dispatchEvent(new PointerEvent('pointermove', init))
        seen.add(timeline.ariaValueNow)
        if (at < count) requestAnimationFrame(frame)
        else done()
      }
      requestAnimationFrame(frame)
    })
    counted.disconnect()
    return { frames: times, boards, asked: seen.size }
  }, frames)
}

/** Milliseconds of work and number of layouts since the page was loaded. */
async function readMetrics(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

async function measureGame(cwd: string, game: string): Promise<TimelineRow> {
  const userData = createProfile({ motion: 1, asks: false })
  mkdirSync(join(userData, 'saves'), { recursive: true })
  copyFileSync(join(LONG_GAMES_FOLDER, `${game}.samsara`), join(userData, 'saves', 'long.samsara'))
  const host = await launchHeadlessHost({ userData, cwd, args: ['--review', '1'] })
  const page = await host.openPage()
  const look = page.getByRole('button', { name: /^View / })
  await look.first().click()
  await expect(resultHeading(page)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Look at the board' }).click()
  const timeline = page.getByRole('slider', { name: 'Where in the game' })
  const box = await timeline.boundingBox()
  if (box === null) throw new Error('no timeline')
  await page.mouse.move(box.x + box.width * 0.98, box.y + box.height / 2)
  await page.mouse.down()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  // One drag as a warm-up, so that everything is painted once.
  await dragTimeline(page, FRAMES_PER_DRAG)
  const before = await readMetrics(session)
  const { frames, boards, asked } = await dragTimeline(page, FRAMES_PER_DRAG)
  const after = await readMetrics(session)
  await page.mouse.up()
  const entries = Number(await timeline.getAttribute('aria-valuemax'))
  await page.context().close()
  await host.stop()
  const sorted = frames.toSorted((a, b) => a - b)
  const within = (share: number): number => roundToTenth(sorted[Math.floor(sorted.length * share)] ?? 0)
  const spent = (name: string, times = 1000): number =>
    roundToTenth((((after[name] ?? 0) - (before[name] ?? 0)) * times) / frames.length)
  return {
    game,
    checkout: cwd === ROOT ? 'this' : 'other',
    entries,
    perSecond: roundToTenth((frames.length / frames.reduce((sum, each) => sum + each, 0)) * 1000),
    p50: within(0.5),
    p95: within(0.95),
    p99: within(0.99),
    work: spent('TaskDuration'),
    script: spent('ScriptDuration'),
    style: spent('RecalcStyleDuration'),
    layout: spent('LayoutDuration'),
    layouts: spent('LayoutCount', 1),
    boards,
    asked,
  }
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}

test('measures how smoothly the player drags along the timeline', async () => {
  test.setTimeout(0)
  const games = readdirSync(LONG_GAMES_FOLDER).map((name) => name.replace('.samsara', ''))
  const checkouts = OTHER_CHECKOUT === '' ? [ROOT] : [OTHER_CHECKOUT, ROOT]
  const rows: TimelineRow[] = []
  for (const game of games.filter((name) => name.includes(GAME_FILTER))) {
    const found: TimelineRow[] = []
    for (let go = 0; go < REPETITIONS; go++) for (const cwd of checkouts) found.push(await measureGame(cwd, game))
    for (const label of ['other', 'this']) {
      const [best] = found.filter(({ checkout }) => checkout === label).sort((a, b) => b.perSecond - a.perSecond)
      if (best !== undefined) rows.push(best)
    }
  }
  writeFileSync(join(ROOT, 'test-results/motion-timeline.json'), `${JSON.stringify(rows, null, 2)}\n`)
})
