/** What the game tells: where things move, and what happened. The log, the stage and the sounds are made of it. */
import type { GameEvent } from '../../../../../engine/core/contract/game-events.ts'
import type { Seat, EventSink } from '../../../../../engine/core/contract/game.ts'
import type { TemplateGamePlace } from './places.ts'

/** `piece` of what moves face down is a secret `{piece}` of who knows it. */
export type TemplateGameEvent = GameEvent &
  /** Shared by all games: a seat's turn begins, and something travels. */
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'moved'; piece?: string; from: TemplateGamePlace; to: TemplateGamePlace; count: number }
    /** Rounds are counted from 1. */
    | { kind: 'round'; round: number }
    /** A card lies face down, perhaps instead of another; secret: `{card}` to that seat. */
    | { kind: 'chose'; seat: Seat; again: boolean }
    /** Both cards lie open, by seat. */
    | { kind: 'turnedUp'; cards: readonly number[] }
    | { kind: 'won'; seat: Seat; card: number; beaten: number }
    | { kind: 'tookBack'; seat: Seat; card: number }
    /** secret: `{card}` to that seat. */
    | { kind: 'drew'; seat: Seat }
    | { kind: 'ended'; seat: Seat }
  )

export type TemplateGameEventSink = EventSink<TemplateGameEvent>
