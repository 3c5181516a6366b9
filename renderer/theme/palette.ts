/** The theme for those who cannot read CSS: the stage's palette as numbers, and the seat colours as plain text. */
import { currentLocale } from '../messages/locale.svelte.ts'
import type { BoardPalette } from '../stage/painter.ts'
import type { Theme } from './apply-settings.ts'

/** Reads the custom properties as they stand around an element; call again when theme or language change. */
export function readBoardPalette(element: Element = document.documentElement): BoardPalette {
  const style = getComputedStyle(element)
  const theme = element.closest<HTMLElement>('[data-theme]')?.dataset.theme
  const colour = (name: string, otherwise: number) => parseHexColour(style.getPropertyValue(name)) ?? otherwise
  return {
    background: colour('--background', 0x1b121f),
    surface: colour('--surface', 0x241827),
    ink: colour('--ink', 0xf6ecdc),
    muted: colour('--muted', 0xbda9a8),
    accent: colour('--accent', 0xe9bb66),
    lit: colour('--lit', 0xe9bb66),
    litEdge: colour('--lit-edge', 0xe9bb66),
    line: colour('--line', 0x4a3645),
    dark: theme !== 'dawn',
    contrast: theme === 'contrast',
    patterns: document.documentElement.dataset.patterns === 'strong',
    locale: currentLocale(),
  }
}

/** A seat's colour in this theme as CSS text that does not lean on custom properties. */
export function readSeatColour(colour: number, element: Element = document.documentElement): string {
  return (
    getComputedStyle(element)
      .getPropertyValue(`--seat-${String(colour)}`)
      .trim() || '#cccccc'
  )
}

/** Reads in another light than the one that is on. */
export function withTheme<T>(theme: Theme, read: (element: Element) => T): T {
  const lamp = document.createElement('div')
  lamp.dataset.theme = theme
  lamp.hidden = true
  document.body.append(lamp)
  try {
    return read(lamp)
  } finally {
    lamp.remove()
  }
}

/** `#rgb` or `#rrggbb` as a number. */
export function parseHexColour(text: string): number | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (hex === undefined) return undefined
  return Number.parseInt(hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex, 16)
}
