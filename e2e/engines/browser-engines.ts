/** The engines available to tests, by name, and why others are missing. */
import { findFirefox, findWebKit } from '../../build/lib/test-browsers.mjs'
import type { PageOpener } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { openChromium, openPlaywrightFirefox, openPlaywrightWebKit } from './playwright.ts'
import { openWebKit } from './webkit.ts'

export interface BrowserEngine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Undefined if it is not installed. */
  readonly open: PageOpener | undefined
  /** How to install it. */
  readonly installHint: string
}

const firefox = findFirefox()
const webkit = findWebKit()

export const BROWSER_ENGINES: readonly BrowserEngine[] = [
  { name: 'Chromium', open: openChromium, installHint: 'npx playwright install chromium' },
  {
    name: 'Firefox',
    open: openPlaywrightFirefox ?? (firefox === undefined ? undefined : (machine) => openFirefox(machine, firefox)),
    installHint: 'npx playwright install firefox, or Debian’s firefox-esr',
  },
  {
    name: 'WebKit',
    open: openPlaywrightWebKit ?? (webkit === undefined ? undefined : (machine) => openWebKit(machine, webkit)),
    installHint: 'npx playwright install webkit, or Debian’s webkit2gtk-driver, xvfb and dbus',
  },
]
