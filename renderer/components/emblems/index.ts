/** The emblems of the games: one drawing beside this file for each, found by the game's id. */
import type { Component } from 'svelte'

/** Colours of a game's card: the glow behind the emblem, the ground it fades into, and the edge. */
export interface EmblemColours {
  readonly glow: string
  readonly deep: string
  readonly edge: string
}

export interface Emblem {
  readonly Art: Component
  readonly light: EmblemColours
}

const files = import.meta.glob<{ default: Component; light: EmblemColours }>('./*.svelte', { eager: true })

export function emblemOf(game: string): Emblem | undefined {
  const file = files[`./${game}.svelte`]
  return file === undefined ? undefined : { Art: file.default, light: file.light }
}

export const DEFAULT_EMBLEM_COLOURS: EmblemColours = { glow: '#7a6a86', deep: '#241b2a', edge: '#d8cfe0' }
