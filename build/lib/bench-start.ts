/**
 * Waiting times at the start: from the navigation of the window's page until Home is painted, and from 'Sit down' until a board
 * is painted. Runs the built app without Electron in Chromium, once with the renderer that it chooses for software rendering
 * (canvas), and once with WebGL forced, which is as slow there as software rendering makes it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from './test-browsers.mjs'
import { projectPath, nodeBinary } from './project.mjs'

/** Milliseconds: median and worst of the runs. */
export interface StartCost {
  readonly game: string
  readonly drawn: 'canvas' | 'webgl'
  readonly homeMedian: number
  readonly homeWorst: number
  readonly boardMedian: number
  readonly boardWorst: number
}

const REPETITIONS = 7

/** Makes the page believe that the graphics driver is a hardware driver. */
const fakeHardwareRenderer = (): void => {
  const real = Object.getOwnPropertyDescriptor(WebGL2RenderingContext.prototype, 'getParameter')?.value as (
    this: WebGL2RenderingContext,
    name: number,
  ) => unknown
  WebGL2RenderingContext.prototype.getParameter = function (name: number) {
    // UNMASKED_RENDERER_WEBGL
    return name === 0x9246 ? 'A card' : real.call(this, name)
  }
}

/** Resolves when the element is painted: it is present before a frame, and that frame is done when the next one begins. */
const waitForPaint = ({ selector, drawn }: { readonly selector: string; readonly drawn: boolean }): Promise<number> =>
  new Promise((done) => {
    const framesDrawn = (): number =>
      (window as unknown as { readonly __samsaraStage?: { readonly frames: number } }).__samsaraStage?.frames ?? 0
    const look = (): void => {
      const there = document.querySelector(selector) !== null && (!drawn || framesDrawn() > 0)
      requestAnimationFrame(there ? done : look)
    }
    requestAnimationFrame(look)
  })

/** @throws Error if the element does not appear in time */
async function paintTimeOf(page: Page, selector: string, drawn = false): Promise<number> {
  const there = page.waitForSelector(selector, { state: 'attached', timeout: 20_000 })
  const [at] = await Promise.all([page.evaluate(waitForPaint, { selector, drawn }), there])
  return at
}

const HOME_SELECTOR = 'article:nth-of-type(5), :nth-child(5) > article'
const BOARD_SELECTOR = 'section[aria-label^="Board of"]:not(:has(.state)) canvas'

/** @param games by title @throws Error if the app is not built or there is no Chromium */
export async function measureStartCosts(games: readonly string[]): Promise<readonly StartCost[]> {
  if (!existsSync(projectPath('out/main/headless.js'))) throw new Error('the app is not built: npm run build')
  const executablePath = await findChromium()
  if (executablePath === undefined) throw new Error('there is no Chromium')
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args: sandbox })
  try {
    const costs: StartCost[] = []
    for (const drawn of ['canvas', 'webgl'] as const)
      for (const game of games) costs.push(await measureGameStart(browser, game, drawn))
    return costs
  } finally {
    await browser.close()
  }
}

/** Uses a host of its own: a host admits a limited number of pages per minute. */
async function measureGameStart(browser: Browser, game: string, drawn: StartCost['drawn']): Promise<StartCost> {
  const profile = mkdtempSync(join(tmpdir(), 'samsara-bench-'))
  const flags = ['--port', '0', '--profile', profile, '--no-open', '--pace', '0', '--seed', 'bench', '--locale', 'en']
  const host = spawn(nodeBinary(), [projectPath('out/main/headless.js'), ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    const addresses = createInterface(host.stdout)[Symbol.asyncIterator]()
    const goes = []
    // The first run of each fills caches that are also present at a player's second start.
    for (let go = 0; go <= REPETITIONS; go++) {
      goes.push(await timeOneStart(browser, await nextAddress(addresses), game, drawn))
      host.stdin.write('\n')
    }
    const [, ...warm] = goes
    const of = (what: 'home' | 'board'): number[] => warm.map((each) => each[what]).toSorted((a, b) => a - b)
    const [home, board] = [of('home'), of('board')]
    const [homeMedian = 0, boardMedian = 0] = [home[REPETITIONS >> 1], board[REPETITIONS >> 1]]
    return {
      game,
      drawn,
      homeMedian,
      homeWorst: home.at(-1) ?? 0,
      boardMedian,
      boardWorst: board.at(-1) ?? 0,
    }
  } finally {
    const ended = once(host, 'close')
    host.kill('SIGINT')
    await ended
    rmSync(profile, { recursive: true })
  }
}

async function nextAddress(lines: AsyncIterator<string, undefined>): Promise<string> {
  for (;;) {
    const { value, done } = await lines.next()
    const address = /^Samsara is at (\S+)$/.exec(value ?? '')?.[1]
    if (address !== undefined) return address
    if (done === true) throw new Error('the app did not come up')
  }
}

async function timeOneStart(
  browser: Browser,
  address: string,
  game: string,
  drawn: StartCost['drawn'],
): Promise<{ home: number; board: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  if (drawn === 'webgl') await page.addInitScript(fakeHardwareRenderer)
  await page.goto(address, { waitUntil: 'commit' })
  const home = await paintTimeOf(page, HOME_SELECTOR)
  await page.getByRole('button', { name: `Play ${game}` }).click()
  const board = await timeSittingDown(page)
  // A host keeps a limited number of tables open.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Leave the table' }).click()
  await page.waitForSelector(HOME_SELECTOR, { state: 'attached' })
  await context.close()
  return { home: Math.round(home), board: Math.round(board) }
}

/** From the click until the frame after the board appears. */
async function timeSittingDown(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Sit down' }).evaluate((button) => {
    button.addEventListener('click', () => performance.mark('sat'), { capture: true })
  })
  await page.getByRole('button', { name: 'Sit down' }).click()
  const seen = await paintTimeOf(page, BOARD_SELECTOR, true)
  const sat = await page.evaluate(() => performance.getEntriesByName('sat')[0]?.startTime ?? NaN)
  return seen - sat
}
