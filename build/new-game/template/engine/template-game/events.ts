/** Game events: moves of pieces and everything else that happens. The log, the stage and the sounds are derived from them. */
import type { GameEvent } from '../../../../../engine/core/contract/game-events.ts'
import type { Seat, EventSink } from '../../../../../engine/core/contract/game.ts'
import type { TemplateGamePlace } from './places.ts'

/** For pieces that move face down, `piece` is only in the secret `{piece}` of the seats that know it. */
export type TemplateGameEvent = GameEvent &
  /** Shared by all games: a seat's turn begins, and a piece moves. */
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'moved'; piece?: string; from: TemplateGamePlace; to: TemplateGamePlace; count: number }
    /** Rounds are counted from 1. */
    | { kind: 'round'; round: number }
    /** The seat put a card face down, or replaced it (`again`); secret: `{card}` to that seat. */
    | { kind: 'chose'; seat: Seat; again: boolean }
    /** Both cards are face up, by seat. */
    | { kind: 'turnedUp'; cards: readonly number[] }
    | { kind: 'won'; seat: Seat; card: number; beaten: number }
    | { kind: 'tookBack'; seat: Seat; card: number }
    /** secret: `{card}` to that seat. */
    | { kind: 'drew'; seat: Seat }
    | { kind: 'ended'; seat: Seat }
  )

export type TemplateGameEventSink = EventSink<TemplateGameEvent>
