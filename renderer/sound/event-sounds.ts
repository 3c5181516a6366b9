/** Sounds of a game's events: every kind of event has a sound, or the reason why it has none. */
import type { GameEvent, PublicEvent, VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { SoundName } from './sound-catalogue.ts'

/** Why a kind of event has no sound. */
export interface NoSound {
  readonly silent:
    /** Another event of the same choice has one. */
    | 'with another'
    /** It begins a turn or a part: the acts in it have sounds, and the own turn has a call of its own. */
    | 'begins'
    /** It has no effect. */
    | 'nothing'
    /** Part of the setup, before any player listens. */
    | 'set-up'
}
export const SILENT_COVERED: NoSound = { silent: 'with another' }
export const SILENT_BEGINS: NoSound = { silent: 'begins' }
export const SILENT_NOTHING: NoSound = { silent: 'nothing' }
export const SILENT_SETUP: NoSound = { silent: 'set-up' }

/** All players in the room hear it: a rule gets only public information. */
type Of<F extends GameEvent, K> = PublicEvent<F> & { readonly kind: K }
type Rule<F> = SoundName | NoSound | ((event: F) => SoundName)

/** Complete by its type: a missing kind does not compile. */
export type EventSoundTable<F extends GameEvent> = { readonly [K in F['kind']]: Rule<Of<F, K>> }

/** The sound of an event, or undefined. */
export type SoundForEvent<F extends VisibleEvent = VisibleEvent> = (event: F) => SoundName | undefined

export function createSoundLookup<F extends GameEvent>(table: EventSoundTable<F>): SoundForEvent<VisibleEvent<F>> {
  const rules = table as Readonly<Record<string, Rule<never>>>
  return (event) => {
    const rule = rules[(event as VisibleEvent).kind]
    if (typeof rule === 'function') return rule(event as never)
    return typeof rule === 'string' ? rule : undefined
  }
}
