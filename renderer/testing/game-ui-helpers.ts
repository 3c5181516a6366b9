/** Helpers for tests of game UIs: viewports, scenes as data, click paths by name, and texts. */
import { visibleEventFor, type GameEvent, type VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Game, Message, Seat, Viewer } from '../../engine/core/contract/game.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import type { Box } from '../art/boxes.ts'
import { formatMessage } from '../messages/index.ts'
import type { Ghost } from '../stage/ghosts.ts'
import { createEmptyClickSequence, type ClickSequenceState } from '../stage/click-sequence.ts'
import type { ClickPath, Piece, Scene, SceneParameters, ClickTarget } from '../stage/scene.ts'
import { promptMessageOfSeat } from '../games/decision-prompts.ts'
import type { GameUi } from '../games/game-ui.ts'
import { choiceGhosts } from '../games/choice-ghosts.ts'

/** Player names at test tables. */
export const TEST_PLAYER_NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve']

export function testViewport(
  width: number,
  height: number,
  players: number,
  more: Partial<SceneParameters> = {},
): SceneParameters {
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: `Seat ${String(seat)}`,
    colour: '#aabbcc',
    shape: 'circle',
  }))
  return { width, height, bottom: 0, textScale: 1, viewer: 0, seats, ...more }
}

/** @throws Error if the scene has no such piece */
export function findPiece({ pieces }: Scene, id: string): Piece {
  const found = pieces.find((piece) => piece.id === id)
  if (found === undefined) throw new Error(`no piece ${id}`)
  return found
}

export function hasPiece({ pieces }: Scene, id: string): boolean {
  return pieces.some((piece) => piece.id === id)
}

/** Ghosts of a choice of the front seat. */
export function ghostsOnHover<S, A>(gameUi: GameUi, state: S, action: A, of: SceneParameters): readonly Ghost[] {
  const view: unknown = gameUi.game.view(state, of.bottom)
  return choiceGhosts({ gameUi, view, seat: of.bottom, parameters: of, scene: gameUi.scene(view, of) }, action)
}

/** Allowed overlap of two boxes, in CSS pixels: rounding of sums. */
const ROUNDING = 0.01

export function areBoxesApart(a: Box, b: Box): boolean {
  return (
    a.x + a.w <= b.x + ROUNDING ||
    b.x + b.w <= a.x + ROUNDING ||
    a.y + a.h <= b.y + ROUNDING ||
    b.y + b.h <= a.y + ROUNDING
  )
}

export function areAllBoxesApart(boxes: readonly Box[]): boolean {
  return boxes.every((a, i) => boxes.slice(i + 1).every((b) => areBoxesApart(a, b)))
}

export function isBoxWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - ROUNDING &&
    inner.y >= outer.y - ROUNDING &&
    inner.x + inner.w <= outer.x + outer.w + ROUNDING &&
    inner.y + inner.h <= outer.y + outer.h + ROUNDING
  )
}

export function targetName(target: ClickTarget): string {
  return target.on === 'seat' ? `seat ${String(target.seat)}` : target.id
}

/** @throws Error if the game is over */
function first<S, A, V, F extends GameEvent>(game: Game<S, A, V, F>, state: S): Seat {
  const [seat] = game.deciders(state)
  if (seat === undefined) throw new Error('nobody has to choose')
  return seat
}

interface ClickTester<S, A> {
  /** The path of a choice, each target by its name. @throws Error if the choice is not offered */
  clicks(state: S, action: A, seat?: Seat): string[][]
  /** The click sequence of a seat before the first click. */
  picking(state: S, seat?: Seat): ClickSequenceState<A>
}

/** Tests the click paths of choices; by default of the seat that must decide. */
export function createClickTester<S, A, V, F extends GameEvent>(
  game: Game<S, A, V, F>,
  path: (action: A, view: V) => ClickPath,
): ClickTester<S, A> {
  return {
    clicks: (state, action, seat = first(game, state)) => {
      if (!game.choices(state, seat).some((choice) => equalJson(choice, action)))
        throw new Error(`not offered: ${JSON.stringify(action)}`)
      return path(action, game.view(state, seat)).steps.map((step) => step.map(targetName))
    },
    picking: (state, seat = first(game, state)) => {
      const view = game.view(state, seat)
      return createEmptyClickSequence(game.choices(state, seat).map((action) => ({ action, path: path(action, view) })))
    },
  }
}

interface TextTester<S, F> {
  /** The prompt. */
  asked(state: S, seat?: Seat): string
  /** The choices beside the board. */
  offered(state: S, seat?: Seat): string[]
  /** The log sentences of events for a viewer. */
  said(events: readonly F[], viewer: Viewer): string[]
}

/** Tests the texts of a game; by default for the seat that must decide. The game's messages must be added before. */
export function createTextTester<S, A, V, F extends GameEvent>({
  game,
  choiceLabel,
  eventSentence,
}: {
  readonly game: Game<S, A, V, F>
  choiceLabel(action: A, view: V): Message
  eventSentence(event: VisibleEvent<F>): Message | undefined
}): TextTester<S, F> {
  return {
    asked: (state, seat = first(game, state)) => {
      const message = promptMessageOfSeat({ game }, game.view(state, seat), seat)
      if (message === undefined) throw new Error(`seat ${String(seat)} is asked nothing`)
      return formatMessage(
        { id: message.id, values: { name: TEST_PLAYER_NAMES[seat] ?? '', ...message.values } },
        TEST_PLAYER_NAMES,
      )
    },
    offered: (state, seat = first(game, state)) => {
      const view = game.view(state, seat)
      return game.choices(state, seat).map((action) => formatMessage(choiceLabel(action, view), TEST_PLAYER_NAMES))
    },
    said: (events, viewer) =>
      events.flatMap((event) => {
        const message = eventSentence(visibleEventFor(event, viewer))
        return message === undefined ? [] : [formatMessage(message, TEST_PLAYER_NAMES)]
      }),
  }
}
