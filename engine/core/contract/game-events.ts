/**
 * What happened, and who may know it. Facts are small records, never sentences: the log, sounds, notices and the
 * pairing of sprites come from them. The renderer turns them into words.
 */
import type { Json } from './json.ts'
import type { Seat, Viewer } from './seat.ts'

/** The part of a fact that only some seats may know. */
export interface EventSecret {
  readonly to: readonly Seat[]
  readonly values: Readonly<Record<string, Json>>
}

/**
 * A fact as a game tells it: a kind, public values, and perhaps a secret. Three kinds are shared by all games:
 * - `turn {seat}`: that seat's turn begins (games tell it also for the first turn, in `setup`);
 * - `part {seat}`: that seat's part begins, of something outside turns that all do one after another, such as a scoring;
 * - `moved {piece?, from, to, count}`: pieces travelled between two places; `piece` is the look of a piece whose face
 *   the viewer knows. The stage pairs what vanished at `from` with what appeared at `to`.
 */
export interface GameEvent {
  readonly kind: string
  readonly secret?: EventSecret
}

/** A fact as one viewer sees it: its secret, if the viewer may know it, stripped of the list of those who may. */
export type VisibleEvent<F extends GameEvent = GameEvent> = F extends unknown
  ? Omit<F, 'secret'> & { readonly secret?: Readonly<Record<string, Json>> }
  : never

/** What `viewer` sees of a fact. `'table'` sees no secret, `'open'` every one. */
export function visibleEventFor<F extends GameEvent>(fact: F, viewer: Viewer): VisibleEvent<F> {
  const { secret, ...open } = fact
  if (secret === undefined) return open as VisibleEvent<F>
  const knows = viewer === 'open' || (viewer !== 'table' && secret.to.includes(viewer))
  return (knows ? { ...open, secret: secret.values } : open) as VisibleEvent<F>
}

/** What everybody may know of a fact. */
export type PublicEvent<F extends GameEvent = GameEvent> = F extends unknown ? Omit<F, 'secret'> : never

/** What everybody may know of a fact that one viewer sees: for what several people may read or hear, and when is not certain. */
export function publicEventOf({ secret: _, ...open }: VisibleEvent): PublicEvent {
  return open
}

/**
 * How `play` reports. In searches it does nothing.
 * - call it with a fact to say what happened;
 * - `beat()` marks a moment worth seeing on the way: the state must be viewable and its pieces conserved just then;
 * - `learned(seats)` names every seat whose view tells more than before, without chance; without argument everybody and
 *   the public view (drawing from the stream names all by itself). A choice that has taught its chooser or another
 *   person something cannot be taken back (table.ts). The public view may only learn what at most one seat, who knew it
 *   already, is not named for. Call it before the facts that tell what was learned, and before a beat that shows it: a
 *   preview for a seat that is named reports nothing after it.
 */
export interface EventSink<F extends GameEvent = GameEvent> {
  (fact: F): void
  checkpoint(): void
  markInformed(seats?: readonly Seat[]): void
}

function noop(): void {
  // searches want no report
}

/** The `tell` of searches: says nothing to nobody. */
export const noopEventSink: EventSink = Object.assign(noop, { checkpoint: noop, markInformed: noop })

/**
 * Who learned something without chance in one `play`: the seats whose view tells more than before, or `'all'`:
 * everybody, whoever chose and the public view included.
 */
export type InformedSeats = 'all' | readonly Seat[]

/** Whether a lesson names a seat. */
export function isInformed(learned: InformedSeats, seat: Seat): boolean {
  return learned === 'all' || learned.includes(seat)
}

/** Every seat but one: who learns a card that its holder lays open. */
export function otherSeats(seat: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, each) => each).filter((each) => each !== seat)
}

/** What one `setup` or `play` reported. */
export interface RecordedEvents<S> {
  /** Every fact told, in order. */
  readonly facts: GameEvent[]
  /** The states at the beats on the way, each with the facts told since the one before. The final state is not in it. */
  readonly checkpoints: { readonly state: S; readonly facts: readonly GameEvent[] }[]
  /** The facts told after the last beat. */
  readonly factsAfterCheckpoint: GameEvent[]
  /** Whom `learned` named, ascending. */
  learned: InformedSeats
}

/** A `tell` that writes down what it is told. `snapshot` copies the state as it is at a beat. */
export function createEventRecorder<S>(snapshot: () => S): { tell: EventSink; report: RecordedEvents<S> } {
  const report: RecordedEvents<S> = { facts: [], checkpoints: [], factsAfterCheckpoint: [], learned: [] }
  const tell = Object.assign(
    (fact: GameEvent) => {
      report.facts.push(fact)
      report.factsAfterCheckpoint.push(fact)
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
  return { tell, report }
}
