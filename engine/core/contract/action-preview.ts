/**
 * Previews an action from what its player can know: determinizes the view, plays the action there and reports events up
 * to the first random draw or hidden information. The board shows the preview before the click.
 */
import type { AnyGame, Seat, Viewer } from './game.ts'
import {
  isAmongInformedSeats,
  createEventRecorder,
  visibleEventFor,
  type GameEvent,
  type VisibleEvent,
} from './game-events.ts'
import { createRandomStream } from './random.ts'

/** An action that the same seat could choose next, after the previewed one, with the events that it would cause. */
export interface FollowUpAction<A = unknown> {
  readonly action: A
  readonly facts: readonly VisibleEvent[]
}

/**
 * The effects of an action that depend neither on random draws nor on hidden information, as one viewer would see
 * them: the events, the view afterwards, and the next choices of the same seat. If the action draws at random or
 * reveals hidden information, the view is that of the last checkpoint (an intermediate state that the game marks to be
 * shown) before that.
 */
export interface ActionPreview<V = unknown, A = unknown> {
  readonly action: A
  /** Events that are certain. Empty if the action draws at random at once. */
  readonly facts: readonly VisibleEvent[]
  /**
   * The view afterwards. If the action draws at random or reveals hidden information: the view at the last checkpoint
   * before that. Absent if there is no such checkpoint.
   */
  readonly view?: V
  /** Number of `facts` that have happened in `view`. */
  readonly shownCount: number
  /** Later events that the action makes possible, as far as the game reports them. */
  readonly possibleEvents: readonly VisibleEvent[]
  /** Computes the same seat's choices after the action. Empty after randomness or hidden information. */
  followUpActions(): readonly FollowUpAction<A>[]
}

/** Any seed works: results that depend on it are not reported. */
const ANY_SEED = '0'.repeat(32)

/**
 * Previews an action of a seat from one view, without the true state. It plays the action on one determinization of
 * the view (a complete state, drawn at random, that fits the view). It reports only the effects before the first
 * random draw or the first use of hidden information.
 * @param view current view of `viewer`
 * @param action one of the choices that the main process offered to `seat`
 * @param viewer owner of the view. If it is `'table'`, the private information of `seat` is determinized too, and not
 * shown
 */
export function previewActionFromView<V, A>(
  game: AnyGame,
  view: V,
  seat: Seat,
  action: A,
  viewer: Viewer = seat,
): ActionPreview<V, A> {
  const drawn: unknown = game.determinize(view, viewer, createRandomStream(ANY_SEED, 'preview'))
  const { state, facts: events, beat, uncertain } = playUntilUncertain(game, drawn, seat, action, viewer)
  const later = (game.possibleEvents?.(view, seat, action) ?? []) as readonly GameEvent[]
  const prospects = later.map((event) => visibleEventFor(event, viewer))
  if (uncertain) {
    const known = beat === undefined ? {} : { view: beat.view as V }
    return {
      action,
      facts: events,
      ...known,
      shownCount: beat?.facts ?? 0,
      possibleEvents: prospects,
      followUpActions: () => [],
    }
  }
  return {
    action,
    facts: events,
    view: game.view(state, viewer) as V,
    shownCount: events.length,
    possibleEvents: prospects,
    followUpActions: () => {
      const choices = game.deciders(state).includes(seat) ? (game.choices(state, seat) as readonly A[]) : []
      return choices.map((following) => ({
        action: following,
        facts: playUntilUncertain(game, game.clone(state), seat, following, viewer).facts,
      }))
    },
  }
}

/**
 * Plays the action on `state`. Returns the events that hold in every determinization. An action without random draws
 * gives its player no information unless it calls `markInformed` (invariant 7); then all of its events are certain.
 * Otherwise the events before the first draw, `markInformed` of `seat` or secret are certain. Information for other
 * seats does not end the preview: the player knew it already.
 */
function playUntilUncertain(game: AnyGame, state: unknown, seat: Seat, action: unknown, viewer: Viewer) {
  const stream = createRandomStream(ANY_SEED, 'play')
  const { emit, report } = createEventRecorder(() => undefined)
  let certain = 0
  let beat: { readonly view: unknown; readonly facts: number } | undefined
  const uncertain = (): boolean => stream.wasUsed || isAmongInformedSeats(report.learned, seat)
  const watched = Object.assign(
    (event: Parameters<typeof emit>[0]) => {
      emit(event)
      if (!uncertain()) certain = report.facts.length
    },
    {
      checkpoint: () => {
        if (!uncertain()) beat = { view: game.view(state, viewer), facts: report.facts.length }
        emit.checkpoint()
      },
      markInformed: emit.markInformed,
    },
  )
  game.play(state, seat, action, stream, watched)
  const told = uncertain() ? report.facts.slice(0, certain) : report.facts
  return { state, facts: told.map((event) => visibleEventFor(event, viewer)), beat, uncertain: uncertain() }
}
