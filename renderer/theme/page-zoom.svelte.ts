/**
 * How far a person has zoomed the page in the browser. The size of text grows with the window, and a zoomed window is smaller in CSS
 * pixels: without this the zoom would be undone (WCAG 1.4.4). Where it is unknown it counts as 1.
 */

import { pageStorageOfKind } from '../bridge/page-storage.ts'

/** Text grows with the zoom up to here by itself; beyond, the browser's own pixels go on. */
const MAX_ZOOM = 2
/** Frames of windows, and rounding, make this much of a difference. */
const ZOOM_TOLERANCE = 1.05
const UNZOOMED_RATIOS_KEY = 'samsara.unzoomed'

let current = $state(1)

/** @returns the zoom of the page, 1 to 2 */
export function pageZoom(): number {
  return current
}

/** @returns the scale of text on a board: what the settings say, together with the zoom */
export function boardTextScale(textScale: number): number {
  return Math.max(textScale, Math.min(MAX_ZOOM, textScale * current))
}

/** Puts the zoom on the page's root as `--zoom`, now and whenever the window's size changes. @returns how to stop */
export function watchPageZoom(page: Window = window): () => void {
  const measure = (): void => {
    current = measurePageZoom(page)
    page.document.documentElement.style.setProperty('--zoom', String(current))
  }
  measure()
  page.addEventListener('resize', measure)
  return () => {
    page.removeEventListener('resize', measure)
  }
}

/**
 * Chromium, Electron and Safari zoom the inner size of a window and not the outer one. Firefox zooms both: only the ratio of its
 * pixels tells, beside the ratio that this screen had at first. Fingers zoom otherwise, and nothing of this changes by it.
 */
export function measurePageZoom(page: Window): number {
  if (!page.matchMedia('(any-pointer: fine)').matches) return 1
  const { innerWidth, outerWidth, devicePixelRatio, navigator } = page
  const ratio = outerWidth / Math.max(1, innerWidth)
  // Panels beside the page narrow it as well. They change no pixels; but in Safari the zoom does not either.
  const isZoom = navigator.vendor.startsWith('Apple') || devicePixelRatio * ZOOM_TOLERANCE >= ratio
  if (ratio > ZOOM_TOLERANCE) return isZoom ? Math.min(MAX_ZOOM, ratio) : 1
  if (!navigator.userAgent.includes('Firefox/')) return 1
  return Math.min(MAX_ZOOM, Math.max(1, devicePixelRatio / unzoomedPixelRatio(page)))
}

/** The ratio of pixels of this screen when the page was first seen on it: most likely without zoom. */
function unzoomedPixelRatio(page: Window): number {
  const { devicePixelRatio } = page
  const storage = pageStorageOfKind('local', page)
  const ratios = parseRatios(storage.getItem(UNZOOMED_RATIOS_KEY))
  const screen = String(Math.round(page.screen.width * devicePixelRatio))
  const known = ratios[screen]
  if (typeof known === 'number' && known > 0) return known
  storage.setItem(UNZOOMED_RATIOS_KEY, JSON.stringify({ ...ratios, [screen]: devicePixelRatio }))
  return devicePixelRatio
}

function parseRatios(text: string | null): Record<string, unknown> {
  try {
    const ratios: unknown = JSON.parse(text ?? '{}')
    return typeof ratios === 'object' && ratios !== null ? (ratios as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
