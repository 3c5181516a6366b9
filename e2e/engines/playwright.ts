/** Playwright's engines: Chromium of the system or its own, and its own builds of Firefox and WebKit. */
import { existsSync } from 'node:fs'
import { chromium, firefox, webkit, type BrowserType } from '@playwright/test'
import { findChromium } from '../../build/lib/test-browsers.mjs'
import type { Machine } from '../../build/lib/network-namespaces.mjs'
import { onCleanup } from '../cleanup.ts'
import { dragSteps, pageCallSource, type BrowserEnginePage, type PageOpener } from './driver.ts'
import { FAKE_AUDIO_PREFERENCES } from './firefox.ts'

export const openChromium: PageOpener = async (machine) => open(chromium, machine, (await findChromium()) ?? '')

/** Undefined if Playwright has not downloaded its build. */
export const openPlaywrightFirefox: PageOpener | undefined = playwrightBuild(firefox)
export const openPlaywrightWebKit: PageOpener | undefined = playwrightBuild(webkit)

function playwrightBuild(type: BrowserType): PageOpener | undefined {
  const path = type.executablePath()
  return existsSync(path) ? (machine) => open(type, machine, path) : undefined
}

async function open(type: BrowserType, machine: Machine, program: string): Promise<BrowserEnginePage> {
  const sandbox = type.name() === 'chromium' ? { chromiumSandbox: false } : {}
  const preferences = type.name() === 'firefox' ? { firefoxUserPrefs: FAKE_AUDIO_PREFERENCES } : {}
  const browser = await type.launch({ executablePath: machine.program(program), ...sandbox, ...preferences })
  onCleanup(() => browser.close())
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return {
    version: `${type.name()} ${browser.version()}`,
    goto: async (url) => {
      await page.goto(url)
    },
    reload: async () => {
      await page.reload()
    },
    evaluate: async (run, ...args) => {
      const text: unknown = await page.evaluate(pageCallSource(run, args))
      return (typeof text === 'string' ? JSON.parse(text) : undefined) as ReturnType<typeof run>
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (const { x, y } of dragSteps(from, to)) await page.mouse.move(x, y)
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    resize: (viewport) => page.setViewportSize(viewport),
    screenshot: () => page.screenshot(),
    errors: () => errors,
  }
}
