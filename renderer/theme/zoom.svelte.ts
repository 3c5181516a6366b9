/**
 * How far a person has zoomed the page in the browser. The size of text grows with the window, and a zoomed window is smaller in CSS
 * pixels: without this the zoom would be taken back (WCAG 1.4.4). Where it is unknown it counts as 1.
 */

import { storageOf } from '../bridge/storage.ts'

/** Text grows with the zoom up to here by itself; beyond, the browser's own pixels go on. */
const MOST = 2
/** Frames of windows, and rounding, make this much of a difference. */
const NONE = 1.05
const KEPT = 'samsara.unzoomed'

let current = $state(1)

/** @returns the zoom of the page, 1 to 2 */
export function zoom(): number {
  return current
}

/** @returns the scale of text on a board: what the settings say, together with the zoom */
export function boardTextScale(textScale: number): number {
  return Math.max(textScale, Math.min(MOST, textScale * current))
}

/** Puts the zoom on the page's root as `--zoom`, now and whenever the window's size changes. @returns how to stop */
export function watchZoom(page: Window = window): () => void {
  const measure = (): void => {
    current = zoomOf(page)
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
export function zoomOf(page: Window): number {
  if (!page.matchMedia('(any-pointer: fine)').matches) return 1
  const { innerWidth, outerWidth, devicePixelRatio, navigator } = page
  const ratio = outerWidth / Math.max(1, innerWidth)
  // Panels beside the page narrow it as well. They change no pixels; but in Safari the zoom does not either.
  const isZoom = navigator.vendor.startsWith('Apple') || devicePixelRatio * NONE >= ratio
  if (ratio > NONE) return isZoom ? Math.min(MOST, ratio) : 1
  if (!navigator.userAgent.includes('Firefox/')) return 1
  return Math.min(MOST, Math.max(1, devicePixelRatio / unzoomed(page)))
}

/** The ratio of pixels of this screen when the page was first seen on it: most likely without zoom. */
function unzoomed(page: Window): number {
  const { devicePixelRatio } = page
  const storage = storageOf('local', page)
  const ratios = kept(storage.getItem(KEPT))
  const screen = String(Math.round(page.screen.width * devicePixelRatio))
  const known = ratios[screen]
  if (typeof known === 'number' && known > 0) return known
  storage.setItem(KEPT, JSON.stringify({ ...ratios, [screen]: devicePixelRatio }))
  return devicePixelRatio
}

function kept(text: string | null): Record<string, unknown> {
  try {
    const ratios: unknown = JSON.parse(text ?? '{}')
    return typeof ratios === 'object' && ratios !== null ? (ratios as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
