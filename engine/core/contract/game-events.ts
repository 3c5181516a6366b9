/**
 * Game events and their visibility. Events are small records, never sentences: the log, sounds, notices and the pairing
 * of sprites are derived from them. The renderer turns them into text.
 */
import type { Json } from './json.ts'
import type { Seat, Viewer } from './seat.ts'

/** The secret part of an event: its values, and the seats that may know them. */
export interface EventSecret {
  readonly to: readonly Seat[]
  readonly values: Readonly<Record<string, Json>>
}

/**
 * Something that happened in a game, such as a moved piece or the start of a turn: a kind, public values and an
 * optional secret (values that only some seats may know). Each game declares its own kinds and their public values in
 * its own event type, which extends this one. Three kinds are shared by
 * all games:
 * - `turn {seat}`: the turn of that seat begins. For the first turn, `setup` reports it;
 * - `part {seat}`: a phase, such as scoring, is played by all seats one after another outside their turns, and that
 * seat now begins its part;
 * - `moved {piece?, from, to, count}`: `count` pieces moved from the place `from` to the place `to`. `piece` is the
 * name of the piece's picture, if the viewer can identify the piece. The renderer uses this event to animate a piece
 * that vanished at `from` and one that appears at `to` as one moving piece.
 */
export interface GameEvent {
  readonly kind: string
  readonly secret?: EventSecret
}

/**
 * An event as one viewer sees it. It contains the values of the event's secret only if the viewer may know them. It
 * never contains the list of the seats that may know them.
 */
export type VisibleEvent<F extends GameEvent = GameEvent> = F extends unknown
  ? Omit<F, 'secret'> & { readonly secret?: Readonly<Record<string, Json>> }
  : never

/** @returns the event as `viewer` sees it: a seat sees the secrets it may know, `'table'` sees none, `'open'` sees all */
export function visibleEventFor<F extends GameEvent>(event: F, viewer: Viewer): VisibleEvent<F> {
  const { secret, ...open } = event
  if (secret === undefined) return open as VisibleEvent<F>
  const knows = viewer === 'open' || (viewer !== 'table' && secret.to.includes(viewer))
  return (knows ? { ...open, secret: secret.values } : open) as VisibleEvent<F>
}

/** The public part of an event: the event without its secret. */
export type PublicEvent<F extends GameEvent = GameEvent> = F extends unknown ? Omit<F, 'secret'> : never

/** Returns an event without its secret, for texts that other people at the same screen may read or hear. */
export function publicEventOf({ secret: _, ...open }: VisibleEvent): PublicEvent {
  return open
}

/**
 * The function to which a game reports events while it plays an action. The sinks of bot searches ignore the reports,
 * or listen only for the start of a turn and for new information.
 * - A call with an event reports the event.
 * - `checkpoint()` marks an intermediate state to show. The state must be complete enough for a view, with no piece
 * missing.
 * - `markInformed(seats)` names the seats whose view gains information without a random draw; without an argument it
 * names all seats and the public view. The choice that caused this cannot be undone (undo-rules.ts). If the public
 * view gains information, name every seat except a seat that already knew the information. A random draw needs no
 * call. Call it before the events and the checkpoint that show the information, since a preview for a named seat ends
 * at the call.
 */
export interface EventSink<F extends GameEvent = GameEvent> {
  (event: F): void
  checkpoint(): void
  markInformed(seats?: readonly Seat[]): void
}

function noop(): void {
  // searches need no report
}

/** An event sink that ignores everything, used in searches. */
export const noopEventSink: EventSink = Object.assign(noop, { checkpoint: noop, markInformed: noop })

/**
 * The seats that learned something hidden from one action by other means than a random draw: a card was shown or looked at.
 * `'all'`: every seat, also the acting one, and the public view.
 */
export type SeatsWithNewInformation = 'all' | readonly Seat[]

/** Whether `seat` gained information: `learned` names this seat, or is `'all'`. */
export function isAmongInformedSeats(learned: SeatsWithNewInformation, seat: Seat): boolean {
  return learned === 'all' || learned.includes(seat)
}

/** @returns all seats but `seat`, ascending; for example those that gain information if `seat` reveals a card */
export function otherSeats(seat: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, each) => each).filter((each) => each !== seat)
}

/**
 * Everything that a game reported to an event sink during one call of `Game.setup` or `Game.play`: the events, copies
 * of the state at the checkpoints (intermediate states to show), and the seats that gained information.
 */
export interface EventRecording<S> {
  /** Every reported event, in order. */
  readonly facts: GameEvent[]
  /** The states at checkpoints, each with the events since the previous checkpoint. The final state is not included. */
  readonly checkpoints: { readonly state: S; readonly facts: readonly GameEvent[] }[]
  /** Events after the last checkpoint. */
  readonly factsAfterCheckpoint: GameEvent[]
  /** The seats named by `markInformed`, ascending. */
  learned: SeatsWithNewInformation
}

/**
 * Creates an event sink that records everything reported to it.
 * @param snapshot called at each checkpoint; returns a copy of the state at that point
 * @returns `emit`: the event sink; `report`: the record, which `emit` fills
 */
export function createEventRecorder<S>(snapshot: () => S): { emit: EventSink; report: EventRecording<S> } {
  const report: EventRecording<S> = { facts: [], checkpoints: [], factsAfterCheckpoint: [], learned: [] }
  const emit = Object.assign(
    (event: GameEvent) => {
      report.facts.push(event)
      report.factsAfterCheckpoint.push(event)
    },
    {
      checkpoint: () => {
        report.checkpoints.push({ state: snapshot(), facts: report.factsAfterCheckpoint.splice(0) })
      },
      markInformed: (seats?: readonly Seat[]) => {
        const { learned } = report
        if (seats === undefined || learned === 'all') report.learned = 'all'
        else report.learned = [...new Set([...learned, ...seats])].sort((a, b) => a - b)
      },
    },
  )
  return { emit, report }
}
