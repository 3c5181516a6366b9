/**
 * Selects and times the sounds of an update: the few with the highest weight among its events, one after another, without
 * repetition. While updates follow each other fast, only the one with the highest weight, and softly. Pure.
 */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { soundKindOf, soundPriorityOf, type SoundName } from './sound-catalogue.ts'
import type { SoundForEvent } from './event-sounds.ts'

/** One sound to play. */
export interface SoundCue {
  readonly name: SoundName
  /** Seconds from now. */
  readonly at: number
  /** From 0 to 1, before the user's volumes. */
  readonly loud: number
}

const MAX_CUES = 3
/** Seconds between two sounds. */
const GAP_SECONDS = 0.16
const HURRIED_LOUDNESS = 0.45

/** @param hurried other players act too fast for all sounds */
export function scheduleSounds(
  events: readonly VisibleEvent[],
  hears: SoundForEvent,
  hurried: boolean,
): readonly SoundCue[] {
  const heard = [...new Set(events.flatMap((event) => hears(event) ?? []))]
  const most = hurried ? 1 : MAX_CUES
  const heaviest = [...heard].sort((a, b) => soundPriorityOf(b) - soundPriorityOf(a)).slice(0, most)
  const inOrder = heard.filter((name) => heaviest.includes(name))
  return inOrder.map((name, i) => ({
    name,
    at: i * GAP_SECONDS,
    loud: hurried && soundKindOf(name) === 'pieces' ? HURRIED_LOUDNESS : 1,
  }))
}
