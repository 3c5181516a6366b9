/** The engines that a test can have here, by name, and why one is missing. */
import { findFirefox, findWebKit } from '../../build/lib/browser.mjs'
import type { OpenPage } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { openChromium, playwrightsFirefox, playwrightsWebKit } from './playwright.ts'
import { openWebKit } from './webkit.ts'

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Undefined: it is not installed. */
  readonly open: OpenPage | undefined
  /** How one gets it. */
  readonly missing: string
}

const firefox = findFirefox()
const webkit = findWebKit()

export const ENGINES: readonly Engine[] = [
  { name: 'Chromium', open: openChromium, missing: 'npx playwright install chromium' },
  {
    name: 'Firefox',
    open: playwrightsFirefox ?? (firefox === undefined ? undefined : (machine) => openFirefox(machine, firefox)),
    missing: 'npx playwright install firefox, or Debian’s firefox-esr',
  },
  {
    name: 'WebKit',
    open: playwrightsWebKit ?? (webkit === undefined ? undefined : (machine) => openWebKit(machine, webkit)),
    missing: 'npx playwright install webkit, or Debian’s webkit2gtk-driver, xvfb and dbus',
  },
]
