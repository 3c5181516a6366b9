/**
 * What is ended or removed with the test that made it, however the test goes: apps, pages, profiles; and the one browser
 * of a worker.
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
 * A new folder for saves and settings. Most specs play whole games, in which nobody reads.
 * @param staged whether great moments wait
 * @param motion as in the settings: 2 is quick; 0: nothing travels, and no words stay until they can be read
 * @param asks whether what is final asks first
 * @param textScale how large words are
 * @param volume of all that is heard
 * @param hints whether what is new explains itself once
 * @param pace how many milliseconds bots wait before they act; absent: as in the settings of everybody
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
 * A whole Chromium lays two hidden pages beside every window, for what may be typed into its address bar: a third of what
 * a start costs. The list replaces Playwright's own, whose names follow.
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

/** The Chromium of this worker. Its sandbox refuses to run as root. */
export function browserOfWorker(): Promise<Browser> {
  sharedBrowser ??= (async () => {
    const executablePath = await findChromium()
    if (executablePath === undefined) throw new Error(CHROMIUM_MISSING_MESSAGE)
    const args = [`--disable-features=${DISABLED_FEATURES.join(',')}`]
    return chromium.launch({ executablePath, args, chromiumSandbox: process.getuid?.() !== 0 })
  })()
  return sharedBrowser
}

/** A page of its own, without the app. */
export async function openBlankPage(): Promise<Page> {
  const context = await (await browserOfWorker()).newContext()
  return context.newPage()
}

/** What is ended with the test, however that goes. */
export function onCleanup(end: () => Promise<void>): void {
  cleanups.add(end)
}

/** Ends what a test has begun. */
export async function cleanUpTest(): Promise<void> {
  await Promise.all([...cleanups].map((end) => end()))
  cleanups.clear()
  const contexts = sharedBrowser === undefined ? [] : (await sharedBrowser).contexts()
  await Promise.all(contexts.map((context) => context.close()))
}

/** Ends what a worker has kept for its tests. */
export async function cleanUpWorker(): Promise<void> {
  await (await sharedBrowser)?.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
