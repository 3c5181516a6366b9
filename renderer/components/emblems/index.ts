/** The emblems of the games: one drawing beside this file for each, found by the game's id. */
import type { Component } from 'svelte'

/** Colours of a game's card: the glow behind the emblem, the ground it fades into, and the edge. */
export interface EmblemLight {
  readonly glow: string
  readonly deep: string
  readonly edge: string
}

export interface Emblem {
  readonly Art: Component
  readonly light: EmblemLight
}

const files = import.meta.glob<{ default: Component; light: EmblemLight }>('./*.svelte', { eager: true })

export function emblemOf(game: string): Emblem | undefined {
  const file = files[`./${game}.svelte`]
  return file === undefined ? undefined : { Art: file.default, light: file.light }
}

export const PLAIN_LIGHT: EmblemLight = { glow: '#7a6a86', deep: '#241b2a', edge: '#d8cfe0' }
