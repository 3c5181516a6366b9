/** What of a game is heard: every kind of fact has a sound, or the reason why it has none. */
import type { GameEvent, PublicEvent, VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { SoundName } from './sound-catalogue.ts'

/** Why a kind of fact is not heard. */
export interface NoSound {
  readonly silent:
    /** Another fact of the same choice is heard. */
    | 'with another'
    /** It opens a turn or a part: what is done in it is heard, and one's own turn calls by itself. */
    | 'begins'
    /** Nothing came of it. */
    | 'nothing'
    /** Of the preparation, before anybody listens. */
    | 'set-up'
}
export const SILENT_COVERED: NoSound = { silent: 'with another' }
export const SILENT_BEGINS: NoSound = { silent: 'begins' }
export const SILENT_NOTHING: NoSound = { silent: 'nothing' }
export const SILENT_SETUP: NoSound = { silent: 'set-up' }

/** Everybody in the room hears it: a rule is not given what only some may know. */
type Of<F extends GameEvent, K> = PublicEvent<F> & { readonly kind: K }
type Rule<F> = SoundName | NoSound | ((fact: F) => SoundName)

/** Complete by its type: a kind that is forgotten does not compile. */
export type EventSoundTable<F extends GameEvent> = { readonly [K in F['kind']]: Rule<Of<F, K>> }

/** Which sound a fact makes, if any. */
export type SoundForEvent<F extends VisibleEvent = VisibleEvent> = (fact: F) => SoundName | undefined

export function createSoundLookup<F extends GameEvent>(table: EventSoundTable<F>): SoundForEvent<VisibleEvent<F>> {
  const rules = table as Readonly<Record<string, Rule<never>>>
  return (fact) => {
    const rule = rules[(fact as VisibleEvent).kind]
    if (typeof rule === 'function') return rule(fact as never)
    return typeof rule === 'string' ? rule : undefined
  }
}
