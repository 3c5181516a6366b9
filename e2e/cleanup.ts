/**
 * Ends or removes apps, pages and profiles after the test that created them, even if it fails; and the one browser of a worker.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium, CHROMIUM_MISSING_MESSAGE } from '../build/lib/test-browsers.mjs'

const folders: string[] = []
const cleanups = new Set<() => Promise<void>>()
let sharedBrowser: Promise<Browser> | undefined

interface ProfileOptions {
  readonly staged?: boolean
  readonly motion?: number
  readonly asks?: boolean
  readonly textScale?: number
  readonly volume?: number
  readonly hints?: boolean
  readonly pace?: number
}

/**
 * Creates a profile folder for saves and settings. The defaults suit specs that play whole games without reading time.
 * @param staged whether highlights pause the game
 * @param motion as in the settings: 2 is quick; 0: no animation and no reading time
 * @param asks whether irreversible choices need a confirmation
 * @param textScale text size
 * @param volume main volume
 * @param hints whether new features explain themselves once
 * @param pace milliseconds that bots wait before they act; absent: the default of the settings
 */
export function createProfile({
  staged = false,
  motion = 0,
  asks = true,
  textScale = 1,
  volume = 0,
  hints = false,
  pace,
}: ProfileOptions = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-e2e-'))
  folders.push(folder)
  const preferences = {
    ...(staged ? {} : { stageMoments: false }),
    motion,
    volume,
    hints,
    ...(asks ? {} : { confirmFinal: false }),
    ...(textScale === 1 ? {} : { textScale }),
    ...(pace === undefined ? {} : { pace }),
  }
  writeFileSync(join(folder, 'settings.json'), `${JSON.stringify({ preferences })}\n`)
  return folder
}

/**
 * Full Chromium creates two hidden pages beside every window for input in its address bar: a third of the cost of a start. The
 * list replaces Playwright's own, whose features follow.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',

  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** The Chromium of this worker. Its sandbox does not run as root. */
export function browserOfWorker(): Promise<Browser> {
  sharedBrowser ??= (async () => {
    const executablePath = await findChromium()
    if (executablePath === undefined) throw new Error(CHROMIUM_MISSING_MESSAGE)
    const args = [`--disable-features=${DISABLED_FEATURES.join(',')}`]
    return chromium.launch({ executablePath, args, chromiumSandbox: process.getuid?.() !== 0 })
  })()
  return sharedBrowser
}

/** A page in its own context, without the app. */
export async function openBlankPage(): Promise<Page> {
  const context = await (await browserOfWorker()).newContext()
  return context.newPage()
}

/** Registers a cleanup that runs after the test, even if it fails. */
export function onCleanup(end: () => Promise<void>): void {
  cleanups.add(end)
}

/** Runs the cleanups of a test. */
export async function cleanUpTest(): Promise<void> {
  await Promise.all([...cleanups].map((end) => end()))
  cleanups.clear()
  const contexts = sharedBrowser === undefined ? [] : (await sharedBrowser).contexts()
  await Promise.all(contexts.map((context) => context.close()))
}

/** Closes the resources that a worker shares between its tests. */
export async function cleanUpWorker(): Promise<void> {
  await (await sharedBrowser)?.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
