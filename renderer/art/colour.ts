/** Colours as numbers `0xrrggbb`, and as CSS. */

/** The CSS text of a colour number `0xrrggbb`, with an opacity of 0 to 1. */
export function toCssColour(colour: number, alpha = 1): string {
  return `rgb(${(colour >> 16) & 255} ${(colour >> 8) & 255} ${colour & 255} / ${alpha})`
}

/** The CSS text `#rrggbb` of a colour number `0xrrggbb`. */
export function toHexColour(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`
}

/** Mixes two colour numbers `0xrrggbb`. With `at` 0 the result is `from`, with `at` 1 it is `to`. */
export function mixColours(from: number, to: number, at: number): number {
  const channel = (shift: number): number => {
    const a = (from >> shift) & 255
    return Math.round(a + (((to >> shift) & 255) - a) * Math.max(0, Math.min(1, at)))
  }
  return (channel(16) << 16) | (channel(8) << 8) | channel(0)
}

/**
 * Parses a CSS colour `#rrggbb` to the number `0xrrggbb`. A text that does not begin with a hexadecimal digit gives a
 * light grey.
 */
export function parseHexColour(text: string): number {
  const value = Number.parseInt(text.replace('#', ''), 16)
  return Number.isNaN(value) ? 0xcccccc : value
}
