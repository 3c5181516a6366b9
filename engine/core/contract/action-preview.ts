/**
 * What a choice would do, as far as its chooser can know: draws a state that could stand behind the view, plays the choice there and
 * reports up to the first chance or hidden thing. The board shows it before the click.
 */
import type { AnyGame, Seat, Viewer } from './game.ts'
import { isInformed, createEventRecorder, visibleEventFor, type GameEvent, type VisibleEvent } from './game-events.ts'
import { createRandomStream } from './random.ts'

/** A choice that the same seat would have next, with what it would lead to. */
export interface FollowUpAction<A = unknown> {
  readonly action: A
  readonly facts: readonly VisibleEvent[]
}

export interface ActionPreview<V = unknown, A = unknown> {
  readonly action: A
  /** What would happen for certain. Empty when the choice draws at once. */
  readonly facts: readonly VisibleEvent[]
  /**
   * The view afterwards; where chance or something hidden comes on the way, at the last beat before it. Absent when
   * there is none.
   */
  readonly view?: V
  /** How many of the facts have happened in `view`. */
  readonly shownCount: number
  /** What the choice makes possible later, as far as the game tells it. */
  readonly possibleEvents: readonly VisibleEvent[]
  /** The choices that the same seat would then have; none after chance or something hidden. Played when asked for. */
  followUpActions(): readonly FollowUpAction<A>[]
}

/** Any seed will do: nothing that depends on it is reported. */
const ANY_SEED = '0'.repeat(32)

/**
 * @param view what is seen now
 * @param action one of the choices that main offered to `seat`
 * @param viewer whose view it is: what only `seat` knows was drawn at random behind that of the table, and is not shown
 */
export function previewAction<V, A>(
  game: AnyGame,
  view: V,
  seat: Seat,
  action: A,
  viewer: Viewer = seat,
): ActionPreview<V, A> {
  const drawn: unknown = game.determinize(view, viewer, createRandomStream(ANY_SEED, 'preview'))
  const { state, facts, beat, uncertain } = playUntilUncertain(game, drawn, seat, action, viewer)
  const later = (game.possibleEvents?.(view, seat, action) ?? []) as readonly GameEvent[]
  const prospects = later.map((fact) => visibleEventFor(fact, viewer))
  if (uncertain) {
    const known = beat === undefined ? {} : { view: beat.view as V }
    return {
      action,
      facts,
      ...known,
      shownCount: beat?.facts ?? 0,
      possibleEvents: prospects,
      followUpActions: () => [],
    }
  }
  return {
    action,
    facts,
    view: game.view(state, viewer) as V,
    shownCount: facts.length,
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
 * Plays on `state`; the facts are those that hold whatever state was drawn. A step that draws nothing teaches its chooser
 * nothing unless it says so (law 7), and then all of its facts do; else those told before the first draw, lesson or
 * secret. What only others learn stops nothing: the chooser knew it.
 */
function playUntilUncertain(game: AnyGame, state: unknown, seat: Seat, action: unknown, viewer: Viewer) {
  const stream = createRandomStream(ANY_SEED, 'play')
  const { tell, report } = createEventRecorder(() => undefined)
  let certain = 0
  let beat: { readonly view: unknown; readonly facts: number } | undefined
  const uncertain = (): boolean => stream.wasUsed || isInformed(report.learned, seat)
  const watched = Object.assign(
    (fact: Parameters<typeof tell>[0]) => {
      tell(fact)
      if (!uncertain()) certain = report.facts.length
    },
    {
      checkpoint: () => {
        if (!uncertain()) beat = { view: game.view(state, viewer), facts: report.facts.length }
        tell.checkpoint()
      },
      markInformed: tell.markInformed,
    },
  )
  game.play(state, seat, action, stream, watched)
  const told = uncertain() ? report.facts.slice(0, certain) : report.facts
  return { state, facts: told.map((fact) => visibleEventFor(fact, viewer)), beat, uncertain: uncertain() }
}
