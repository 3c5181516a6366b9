/**
 * What of a moment is heard, and when: the heaviest few of its facts' sounds, one after another, none twice. While moments
 * follow each other fast, only the heaviest, and softly. Pure.
 */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { soundKindOf, soundPriorityOf, type SoundName } from './sound-catalogue.ts'
import type { SoundForEvent } from './event-sounds.ts'

/** One sound to play. */
export interface SoundCue {
  readonly name: SoundName
  /** Seconds from now. */
  readonly at: number
  /** From 0 to 1, before the volumes that people set. */
  readonly loud: number
}

const MAX_CUES = 3
/** Seconds from one to the next. */
const GAP_SECONDS = 0.16
const HURRIED_LOUDNESS = 0.45

/** @param hurried others act faster than one can listen */
export function scheduleSounds(
  facts: readonly VisibleEvent[],
  hears: SoundForEvent,
  hurried: boolean,
): readonly SoundCue[] {
  const heard = [...new Set(facts.flatMap((fact) => hears(fact) ?? []))]
  const most = hurried ? 1 : MAX_CUES
  const heaviest = [...heard].sort((a, b) => soundPriorityOf(b) - soundPriorityOf(a)).slice(0, most)
  const inOrder = heard.filter((name) => heaviest.includes(name))
  return inOrder.map((name, i) => ({
    name,
    at: i * GAP_SECONDS,
    loud: hurried && soundKindOf(name) === 'pieces' ? HURRIED_LOUDNESS : 1,
  }))
}
