/** What the tests of every face need: vantages, scenes as data, paths by their names, and what a game says. */
import { visibleEventFor, type GameEvent, type VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Game, Message, Seat, Viewer } from '../../engine/core/contract/game.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import type { Box } from '../art/boxes.ts'
import { words } from '../messages/index.ts'
import type { Ghost } from '../stage/ghosts.ts'
import { beginPicking, type Picking } from '../stage/paths.ts'
import type { Path, Piece, Scene, Vantage, Target } from '../stage/scene.ts'
import { askMessage } from './asks.ts'
import type { GameFace } from './face.ts'
import { outlookOf } from './outlook.ts'

/** Who sits at the tables of the tests. */
export const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve']

export function vantageOf(width: number, height: number, players: number, more: Partial<Vantage> = {}): Vantage {
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: `Seat ${String(seat)}`,
    colour: '#aabbcc',
    shape: 'circle',
  }))
  return { width, height, bottom: 0, textScale: 1, viewer: 0, seats, ...more }
}

/** @throws Error when the scene has no such piece */
export function find({ pieces }: Scene, id: string): Piece {
  const found = pieces.find((piece) => piece.id === id)
  if (found === undefined) throw new Error(`no piece ${id}`)
  return found
}

export function has({ pieces }: Scene, id: string): boolean {
  return pieces.some((piece) => piece.id === id)
}

/** What a choice of the seat at the bottom would do, as pieces laid over the board. */
export function hovered<S, A>(face: GameFace, state: S, action: A, of: Vantage): readonly Ghost[] {
  const view: unknown = face.game.view(state, of.bottom)
  return outlookOf({ face, view, seat: of.bottom, vantage: of, scene: face.scene(view, of) }, action)
}

/** What two boxes may share, in CSS pixels: the rounding of sums. */
const ROUNDING = 0.01

export function apart(a: Box, b: Box): boolean {
  return (
    a.x + a.w <= b.x + ROUNDING ||
    b.x + b.w <= a.x + ROUNDING ||
    a.y + a.h <= b.y + ROUNDING ||
    b.y + b.h <= a.y + ROUNDING
  )
}

export function allApart(boxes: readonly Box[]): boolean {
  return boxes.every((a, i) => boxes.slice(i + 1).every((b) => apart(a, b)))
}

export function within(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - ROUNDING &&
    inner.y >= outer.y - ROUNDING &&
    inner.x + inner.w <= outer.x + outer.w + ROUNDING &&
    inner.y + inner.h <= outer.y + outer.h + ROUNDING
  )
}

export function named(target: Target): string {
  return target.on === 'seat' ? `seat ${String(target.seat)}` : target.id
}

/** @throws Error when the game is over */
function first<S, A, V, F extends GameEvent>(game: Game<S, A, V, F>, state: S): Seat {
  const [seat] = game.deciders(state)
  if (seat === undefined) throw new Error('nobody has to choose')
  return seat
}

interface Clicking<S, A> {
  /** The path of a choice, each target by its name. @throws Error for one that is not offered */
  clicks(state: S, action: A, seat?: Seat): string[][]
  /** The decision of a seat before the first click. */
  picking(state: S, seat?: Seat): Picking<A>
}

/** How choices are clicked; by the seat that must choose unless told. */
export function clicking<S, A, V, F extends GameEvent>(
  game: Game<S, A, V, F>,
  path: (action: A, view: V) => Path,
): Clicking<S, A> {
  return {
    clicks: (state, action, seat = first(game, state)) => {
      if (!game.choices(state, seat).some((choice) => equalJson(choice, action)))
        throw new Error(`not offered: ${JSON.stringify(action)}`)
      return path(action, game.view(state, seat)).steps.map((step) => step.map(named))
    },
    picking: (state, seat = first(game, state)) => {
      const view = game.view(state, seat)
      return beginPicking(game.choices(state, seat).map((action) => ({ action, path: path(action, view) })))
    },
  }
}

interface Speaking<S, F> {
  /** The prompt. */
  asked(state: S, seat?: Seat): string
  /** The choices beside the board. */
  offered(state: S, seat?: Seat): string[]
  /** What the log says of facts, as somebody sees them. */
  said(facts: readonly F[], viewer: Viewer): string[]
}

/** What a game says; to the seat that must choose unless told. Its messages must be added before. */
export function speaking<S, A, V, F extends GameEvent>({
  game,
  choice,
  sentence,
}: {
  readonly game: Game<S, A, V, F>
  choice(action: A, view: V): Message
  sentence(fact: VisibleEvent<F>): Message | undefined
}): Speaking<S, F> {
  return {
    asked: (state, seat = first(game, state)) => {
      const message = askMessage({ game }, game.view(state, seat), seat)
      if (message === undefined) throw new Error(`seat ${String(seat)} is asked nothing`)
      return words({ id: message.id, values: { name: NAMES[seat] ?? '', ...message.values } }, NAMES)
    },
    offered: (state, seat = first(game, state)) => {
      const view = game.view(state, seat)
      return game.choices(state, seat).map((action) => words(choice(action, view), NAMES))
    },
    said: (facts, viewer) =>
      facts.flatMap((fact) => {
        const message = sentence(visibleEventFor(fact, viewer))
        return message === undefined ? [] : [words(message, NAMES)]
      }),
  }
}
