/** Playwright's engines: Chromium of the system or its own, and its own builds of Firefox and WebKit. */
import { existsSync } from 'node:fs'
import { chromium, firefox, webkit, type BrowserType } from '@playwright/test'
import { findChromium } from '../../build/lib/browser.mjs'
import type { Machine } from '../../build/lib/namespaces.mjs'
import { endLater } from '../tidy.ts'
import { between, callInPage, type EnginePage, type OpenPage } from './driver.ts'
import { UNHEARD } from './firefox.ts'

export const openChromium: OpenPage = async (machine) => open(chromium, machine, (await findChromium()) ?? '')

/** Undefined: Playwright has not downloaded its build. */
export const playwrightsFirefox: OpenPage | undefined = ownBuild(firefox)
export const playwrightsWebKit: OpenPage | undefined = ownBuild(webkit)

function ownBuild(type: BrowserType): OpenPage | undefined {
  const path = type.executablePath()
  return existsSync(path) ? (machine) => open(type, machine, path) : undefined
}

async function open(type: BrowserType, machine: Machine, program: string): Promise<EnginePage> {
  const sandbox = type.name() === 'chromium' ? { chromiumSandbox: false } : {}
  const preferences = type.name() === 'firefox' ? { firefoxUserPrefs: UNHEARD } : {}
  const browser = await type.launch({ executablePath: machine.program(program), ...sandbox, ...preferences })
  endLater(() => browser.close())
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
      const text: unknown = await page.evaluate(callInPage(run, args))
      return (typeof text === 'string' ? JSON.parse(text) : undefined) as ReturnType<typeof run>
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (const { x, y } of between(from, to)) await page.mouse.move(x, y)
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    resize: (viewport) => page.setViewportSize(viewport),
    screenshot: () => page.screenshot(),
    errors: () => errors,
  }
}
