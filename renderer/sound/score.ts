/**
 * What of a moment is heard, and when: the heaviest few of its facts' sounds, one after another, none twice. While moments
 * follow each other fast, only the heaviest, and softly. Pure.
 */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { kindOf, weightOf, type SoundName } from './sounds.ts'
import type { Hears } from './table.ts'

/** One sound to play. */
export interface Cue {
  readonly name: SoundName
  /** Seconds from now. */
  readonly at: number
  /** From 0 to 1, before the volumes that people set. */
  readonly loud: number
}

const MOST = 3
/** Seconds from one to the next. */
const GAP = 0.16
const HURRIED = 0.45

/** @param hurried others act faster than one can listen */
export function scoreOf(facts: readonly VisibleEvent[], hears: Hears, hurried: boolean): readonly Cue[] {
  const heard = [...new Set(facts.flatMap((fact) => hears(fact) ?? []))]
  const most = hurried ? 1 : MOST
  const heaviest = [...heard].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, most)
  const inOrder = heard.filter((name) => heaviest.includes(name))
  return inOrder.map((name, i) => ({
    name,
    at: i * GAP,
    loud: hurried && kindOf(name) === 'pieces' ? HURRIED : 1,
  }))
}
