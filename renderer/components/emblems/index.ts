/** The emblems of the games: one drawing beside this file for each, found by the game's id. */
import type { Component } from 'svelte'

/**
 * The background colours of a game's emblem, as CSS colours. `glow`: the light behind the emblem. `deep`: the colour into which
 * the light fades. `edge`: the border of the game's card on the home screen.
 */
export interface EmblemBackgroundColours {
  readonly glow: string
  readonly deep: string
  readonly edge: string
}

/** The emblem of a game: an SVG drawing as a component (`Art`), and its background colours. */
export interface GameEmblem {
  readonly Art: Component
  readonly backgroundColours: EmblemBackgroundColours
}

const files = import.meta.glob<{ default: Component; backgroundColours: EmblemBackgroundColours }>('./*.svelte', {
  eager: true,
})

/**
 * @param game the id of a game
 * @returns its emblem, or undefined if it has none
 */
export function findEmblem(game: string): GameEmblem | undefined {
  const file = files[`./${game}.svelte`]
  return file === undefined ? undefined : { Art: file.default, backgroundColours: file.backgroundColours }
}

/** The background colours for a game that has no emblem. */
export const FALLBACK_EMBLEM_BACKGROUND_COLOURS: EmblemBackgroundColours = {
  glow: '#7a6a86',
  deep: '#241b2a',
  edge: '#d8cfe0',
}
