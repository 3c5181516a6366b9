/**
 * One page of a browser of any engine. Playwright's engines implement it where they are installed; otherwise Firefox through
 * WebDriver BiDi and WebKitGTK through WebDriver, as packaged by Debian.
 */
import type { Machine } from '../../build/lib/network-namespaces.mjs'
import type { WindowSize } from '../fixture.ts'

/** A point in the page, in CSS pixels from its top left. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}

/** JSON values passed between a test and a page. */
export type PageJson =
  string | number | boolean | null | readonly PageJson[] | { readonly [name: string]: PageJson | undefined }

export interface BrowserEnginePage {
  /** Name and version, as reported by the engine. */
  readonly version: string
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /**
   * Runs a function in the page. It can access only its arguments.
   * @throws Error with the message of an error thrown by the function
   */
  evaluate<A extends readonly PageJson[], R>(run: (...args: A) => R, ...args: A): Promise<R>
  /** Presses and releases the left mouse button. */
  click(at: PagePoint): Promise<void>
  /** Presses, moves in steps, and releases. */
  drag(from: PagePoint, to: PagePoint): Promise<void>
  /** Types into the focused field. */
  type(text: string): Promise<void>
  /** Resizes to the nearest size that the browser's window supports. */
  resize(viewport: WindowSize): Promise<void>
  /** A PNG of the visible page. */
  screenshot(): Promise<Buffer>
  /** Console and script errors so far, or undefined if the engine does not report them. */
  errors(): readonly string[] | undefined
}

/** Opens a browser on a machine of the test network. It closes with the test. */
export type PageOpener = (machine: Machine) => Promise<BrowserEnginePage>

/** Source text of a call of a function in the page; the result is JSON or undefined. */
export function pageCallSource(run: (...args: never[]) => unknown, args: readonly PageJson[]): string {
  return `JSON.stringify((${String(run)})(...${JSON.stringify(args)}))`
}

/** The steps of a drag: browsers do not report each of them, and one is not enough to start a drag. */
export function dragSteps(from: PagePoint, to: PagePoint, steps = 8): readonly PagePoint[] {
  return Array.from({ length: steps }, (_, n) => ({
    x: Math.round(from.x + ((to.x - from.x) * (n + 1)) / steps),
    y: Math.round(from.y + ((to.y - from.y) * (n + 1)) / steps),
  }))
}

/** Converts a text to key presses and releases in WebDriver's format. */
export function keyActionsFor(text: string): readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[] {
  return Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
}
