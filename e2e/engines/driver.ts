/**
 * One page of a browser of any engine. Playwright's own engines implement it where they are installed; else Firefox by
 * WebDriver BiDi and WebKitGTK by WebDriver, as Debian packages them.
 */
import type { Machine } from '../../build/lib/network-namespaces.mjs'
import type { WindowSize } from '../fixture.ts'

/** A place in the page, in CSS pixels from its upper left. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}

/** What travels between a test and a page: JSON. */
export type PageJson =
  string | number | boolean | null | readonly PageJson[] | { readonly [name: string]: PageJson | undefined }

export interface BrowserEnginePage {
  /** Name and version, as the engine tells them. */
  readonly version: string
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /**
   * Runs a function in the page. It sees nothing of the test but its arguments.
   * @throws Error with what the function threw
   */
  evaluate<A extends readonly PageJson[], R>(run: (...args: A) => R, ...args: A): Promise<R>
  /** Presses and releases the left button of the mouse. */
  click(at: PagePoint): Promise<void>
  /** Presses, moves in steps, and releases. */
  drag(from: PagePoint, to: PagePoint): Promise<void>
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>
  /** As near to a size as the browser's window can be. */
  resize(viewport: WindowSize): Promise<void>
  /** A PNG of what is seen. */
  screenshot(): Promise<Buffer>
  /** Errors of the console and of scripts so far; undefined: the engine does not tell them. */
  errors(): readonly string[] | undefined
}

/** Opens a browser on a machine of the test's network. It ends with the test. */
export type PageOpener = (machine: Machine) => Promise<BrowserEnginePage>

/** The source of a call of a function in the page, whose value is JSON or undefined. */
export function pageCallSource(run: (...args: never[]) => unknown, args: readonly PageJson[]): string {
  return `JSON.stringify((${String(run)})(...${JSON.stringify(args)}))`
}

/** The steps of a drag: no browser tells each of them, and one is not enough to begin it. */
export function dragSteps(from: PagePoint, to: PagePoint, steps = 8): readonly PagePoint[] {
  return Array.from({ length: steps }, (_, n) => ({
    x: Math.round(from.x + ((to.x - from.x) * (n + 1)) / steps),
    y: Math.round(from.y + ((to.y - from.y) * (n + 1)) / steps),
  }))
}

/** A text as keys that are pressed and released, in the words of WebDriver. */
export function keyActionsFor(text: string): readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[] {
  return Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
}
