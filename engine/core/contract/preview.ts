/**
 * What a choice would do, as far as its chooser can know: draws a state that could stand behind the view, plays the choice there and
 * reports up to the first chance or hidden thing. The board shows it before the click.
 */
import type { AnyGame, Seat } from './game.ts'
import { isNamed, reporter, seenBy, type SeenFact } from './facts.ts'
import { streamOf } from './random.ts'

export interface Preview<V = unknown, A = unknown> {
  readonly action: A
  /** What would happen for certain. Empty when the choice draws at once. */
  readonly facts: readonly SeenFact[]
  /** The view afterwards; absent when chance or something hidden came first. */
  readonly view?: V
  /** The choices that the same seat would then have, each with the facts it would lead to; empty after a barrier. */
  readonly next: readonly { readonly action: A; readonly facts: readonly SeenFact[] }[]
}

/** Any seed will do: nothing that depends on it is reported. */
const SEED = '0'.repeat(32)

/**
 * @param view what `seat` sees now
 * @param action one of the choices that main offered to `seat`
 */
export function preview<V, A>(game: AnyGame, view: V, seat: Seat, action: A): Preview<V, A> {
  const now = play(game, game.determinize(view, seat, streamOf(SEED, 'preview')), seat, action)
  if (now.uncertain) return { action, facts: now.facts, next: [] }
  const next = game.deciders(now.state).includes(seat) ? (game.choices(now.state, seat) as readonly A[]) : []
  return {
    action,
    facts: now.facts,
    view: game.view(now.state, seat) as V,
    next: next.map((following) => ({
      action: following,
      facts: play(game, game.clone(now.state), seat, following).facts,
    })),
  }
}

/**
 * Plays on `state`; the facts are those that hold whatever state was drawn. A step that draws nothing teaches its chooser
 * nothing unless it says so (law 7), and then all of its facts do; else those told before the first draw, lesson or
 * secret.
 */
function play(game: AnyGame, state: unknown, seat: Seat, action: unknown) {
  const stream = streamOf(SEED, 'play')
  const { tell, report } = reporter(() => undefined)
  let certain = 0
  let secret = false
  const taught = (): boolean => isNamed(report.learned, seat)
  const watched = Object.assign(
    (fact: Parameters<typeof tell>[0]) => {
      tell(fact)
      secret ||= fact.secret !== undefined
      if (!stream.drawn && !taught() && !secret) certain = report.facts.length
    },
    { beat: tell.beat, learned: tell.learned },
  )
  game.play(state, seat, action, stream, watched)
  const uncertain = stream.drawn || taught()
  const facts = uncertain ? report.facts.slice(0, certain) : report.facts
  return { state, facts: facts.map((fact) => seenBy(fact, seat)), uncertain }
}
