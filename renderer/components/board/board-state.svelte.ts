/**
 * State that a board derives from its props and the selection: its scene, the clickable pieces and openable piles, and the
 * overlays. Translates pointer input into steps of the selection.
 */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import { untrack } from 'svelte'
import { equalJson } from '../../../engine/core/contract/json.ts'
import { describeChoiceEffects } from '../../games/choice-effects.ts'
import { ghostMarkKindOfSpriteKind } from '../../stage/ghost-marks.ts'
import { ghostsAndMarksWithoutMatching, type Ghost } from '../../stage/ghosts.ts'
import {
  boundingRectOf,
  hitAreasByPiece,
  withoutNestedPieces,
  pieceAt,
  MIN_HIT_SIZE_PX,
  uncoveredPieces,
  type HitRect,
} from '../../stage/hit-testing.ts'
import type { Highlights } from '../../stage/highlights.ts'
import type { SpriteSpec, Piece, Scene, SceneParameters } from '../../stage/scene.ts'
import { controlIdsAmong, indexSceneTargets, pileOpenedBy } from '../../stage/target-index.ts'
import { appMessage } from '../../messages/index.ts'
import { logError } from '../../log-error.ts'
import { choiceEffectText } from '../table/choice-effect-text.ts'
import { PieceAndChoiceTexts } from './piece-and-choice-texts.ts'
import { BoardSizeAndDeviceState } from './board-environment.svelte.ts'
import {
  hoveredOrFocusedPieceOf,
  moveDraggedPiece,
  applyPieceClick,
  dropPiece,
  withFocusedPiece,
  cancelPieceDrag,
  withHoveredPiece,
  pickUpPiece,
} from './model/board-interaction.ts'
import { ChoiceGhostCache } from './choice-ghost-cache.ts'
import type { DecisionSelectionStore } from './selection-store.svelte.ts'
import { openablePileButtonsOf } from './openable-piles.ts'
import type { PointerHandlers } from './pointer-input.ts'
import type { PlacementObstacles } from './placement.ts'
import type { ChoiceWithClickPath, BoardProps, PieceOverlayButton } from './board-props.ts'

const EMPTY_SCENE: Scene = { pieces: [], outline: [] }
/** Finger hit tolerance around a piece, in CSS pixels. */
const FINGER_REACH_PX = 8

/** Whether a piece is of the same kind as another, and its centre is on it. */
function overlapsSameKind(a: Piece, b: Piece): boolean {
  return a.sprite.kind === b.sprite.kind && pieceAt([b], a.x, a.y, () => true) !== undefined
}

const ids = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ id }) => id)

/**
 * Reactive state of one board component, derived from its props and the selection: its scene, the clickable pieces and
 * openable piles, and the overlays. It also translates pointer input into steps of the selection.
 */
export class BoardState implements PointerHandlers {
  readonly props: BoardProps
  readonly environment = new BoardSizeAndDeviceState()
  readonly selection: DecisionSelectionStore
  readonly text: PieceAndChoiceTexts

  readonly parameters = $derived.by((): SceneParameters => {
    const { enlarged, opened, ...rest } = this.props.presentation
    return {
      ...this.environment.size,
      ...rest,
      ...omitUndefined({ enlarged }),
      ...omitUndefined({ opened }),
    }
  })
  readonly scene = $derived.by(() =>
    this.environment.isMeasured ? this.props.gameUi.scene(this.props.update.view, this.parameters) : EMPTY_SCENE,
  )
  readonly #targetIndex = $derived(indexSceneTargets(this.scene))
  /** The pieces over the board while a pile is open; they cover the clickable pieces below. */
  readonly #coveringPieces = $derived.by((): readonly Piece[] => {
    const { opened } = this.props.presentation
    return opened === undefined ? [] : this.scene.pieces.filter((piece) => pileOpenedBy(piece) === opened)
  })
  readonly clickablePieces = $derived.by(() =>
    uncoveredPieces(this.#targetIndex.piecesFor(this.selection.nextTargets), this.#coveringPieces),
  )
  /** The clickable pieces as buttons, in layer order. */
  readonly targets = $derived.by((): readonly PieceOverlayButton[] => {
    const areas = hitAreasByPiece(this.clickablePieces, MIN_HIT_SIZE_PX[this.environment.isTouch ? 'coarse' : 'fine'])
    return this.clickablePieces
      .flatMap((piece) => {
        const area = areas.get(piece.id)
        return area === undefined
          ? []
          : [{ piece, area, label: this.text.pieceText(piece), about: this.text.explanationOf(piece) }]
      })
      .toSorted((a, b) => a.piece.layer - b.piece.layer)
  })
  /** Nothing can be answered while a pile covers the whole board. */
  readonly answerable = $derived(this.#coveringPieces.length === 0 || this.clickablePieces.length > 0)
  /** The controls that are pieces on the board: the bar does not offer them again. */
  readonly onBoard = $derived(
    this.clickablePieces.flatMap((piece) => controlIdsAmong(this.#targetIndex.targetsOf(piece))),
  )
  readonly openablePiles = $derived.by(() =>
    openablePileButtonsOf(this.scene.pieces, (piece) =>
      this.props.words(appMessage('board.browse', { name: this.text.pieceText(piece) })),
    ),
  )

  /** The clickable piece that has the keyboard focus. */
  readonly #focusedPiece = $derived.by(() =>
    this.clickablePieces.find(({ id }) => id === this.selection.interaction.focused?.id),
  )
  /** The piece that is hovered, held or focused; pieces covered by an open pile are ignored. */
  readonly #attendedPiece = $derived.by(() =>
    hoveredOrFocusedPieceOf(
      this.selection.interaction,
      uncoveredPieces(this.scene.pieces, this.#coveringPieces),
      this.clickablePieces,
    ),
  )
  /** The piece that Tab moves to. */
  readonly tabStopPiece = $derived(this.#focusedPiece ?? this.clickablePieces[0])
  /** A piece follows the pointer. */
  readonly isDragging = $derived.by(() => this.selection.draggedPiece !== undefined)
  /** The pieces clicked so far, and those of the pending choice, with the last one at the end. */
  readonly chosenPieces = $derived.by((): readonly Piece[] => {
    const { clickedPieceIds, pending, pendingPieceId } = this.selection
    const there = (id: string): Piece[] => this.scene.pieces.filter((piece) => piece.id === id)
    const clicked = clickedPieceIds.flatMap(there)
    if (pending === undefined) return clicked
    if (pendingPieceId !== undefined) return [...clicked, ...there(pendingPieceId)]
    const ends = pending.path.steps.map((step) => this.#targetIndex.piecesFor(step))
    return [...clicked, ...ends.flatMap((ways) => (ways.some((it) => clicked.includes(it)) ? [] : ways.slice(0, 1)))]
  })
  /** Area of the held piece, or of the pending choice; undefined if that is not a piece on the board. */
  readonly handArea = $derived.by((): HitRect | undefined => {
    const last = this.chosenPieces.at(-1)
    return last === undefined ? undefined : boundingRectOf([last])
  })
  /** Areas that the answer bar should not cover. */
  readonly obstacles = $derived.by((): PlacementObstacles => ({
    clickable: this.targets.map(({ area }) => area),
    readable: [
      ...[
        ...this.scene.pieces.filter(({ label }) => label !== undefined),
        ...this.#pendingGhosts,
        ...this.#handCloseUp,
      ].map((piece) => boundingRectOf([piece])),
      ...(this.scene.signs ?? []),
    ],
  }))
  /** Ghosts of the choices; undefined while no player at this screen decides. */
  readonly ghostCache = $derived.by((): ChoiceGhostCache | undefined => {
    const { gameUi, update, seat } = this.props
    if (seat === undefined || !this.environment.isMeasured) return undefined
    return new ChoiceGhostCache({
      gameUi,
      view: update.view,
      seat,
      parameters: this.parameters,
      scene: this.scene,
    })
  })
  /** Ghosts of the pending choice, shown while it is pending. */
  readonly #pendingGhosts = $derived.by((): readonly Ghost[] => {
    const ghosts = this.#ghostsOf(this.selection.pending)
    const { droppedPiece } = this.selection
    // The piece that was put down is there itself.
    return droppedPiece === undefined
      ? ghosts
      : ghostsAndMarksWithoutMatching(ghosts, (ghost) => overlapsSameKind(ghost, droppedPiece))
  })
  /** Ghosts of the hovered choice, else of the pending one. */
  readonly ghosts = $derived.by(() =>
    this.selection.hoveredChoice === undefined ? this.#pendingGhosts : this.#ghostsOf(this.selection.hoveredChoice),
  )
  /** Ghosts that the tooltip must not cover; it may cross arrows. */
  readonly readableGhosts = $derived(
    this.ghosts.filter(({ sprite }) => ghostMarkKindOfSpriteKind(sprite.kind) !== 'way'),
  )
  /** The pointer is on the pending choice, which is shown and named already. */
  readonly #isPendingPointedAt = $derived.by(() => {
    const { onlyChoiceHere, pending } = this.selection
    return onlyChoiceHere !== undefined && onlyChoiceHere === pending
  })
  /** The hovered piece, enlarged to be readable. */
  readonly closeUp = $derived.by((): readonly Piece[] =>
    this.#attendedPiece === undefined || this.#isPendingPointedAt || this.isDragging
      ? []
      : this.#closeUpOf(this.#attendedPiece),
  )
  /** The held piece enlarged while the pointer rests on it; its buttons are placed beside that too. */
  readonly #handCloseUp = $derived.by((): readonly Piece[] => {
    const last = this.selection.pending === undefined ? this.chosenPieces.at(-1) : undefined
    return last === undefined ? [] : this.#closeUpOf(last)
  })
  /** The piece that has a tooltip, if there is text for it. */
  readonly describedPiece = $derived.by((): Piece | undefined => {
    const piece = this.#attendedPiece
    // A dragged piece is dropped on a clickable one: tooltips of other pieces would only cover these.
    if (piece !== undefined && this.isDragging && !this.clickablePieces.includes(piece)) return undefined
    const said =
      piece?.label !== undefined && (this.closeUp.length === 0 || this.selection.onlyChoiceHere !== undefined)
    return said && !this.#isPendingPointedAt ? piece : undefined
  })
  /** Effects of the choice at the piece, in words for screen readers. */
  readonly effectText = $derived.by((): string => {
    const { gameUi, update, presentation, seat, words } = this.props
    const { onlyChoiceHere } = this.selection
    if (onlyChoiceHere === undefined || seat === undefined) return ''
    const deciding = { gameUi, view: update.view, seat, viewer: presentation.viewer }
    try {
      return choiceEffectText(describeChoiceEffects(deciding, onlyChoiceHere.action), words)
    } catch (error) {
      logError(error)
      return ''
    }
  })
  /** Explanation of this kind of piece, if requested; not shown while a click already makes a choice. */
  readonly explanation = $derived.by((): string | undefined => {
    const piece = this.describedPiece
    // With a held piece the player looks for a target, not for explanations.
    if (piece === undefined || this.selection.onlyChoiceHere !== undefined || this.selection.clickCount > 0)
      return undefined
    return this.text.explanationOf(piece)
  })
  /** The pieces of the places that are hovered outside the board. */
  readonly #pointedPieces = $derived.by((): readonly Piece[] => {
    const all = (this.props.hoveredPlaces ?? []).flatMap((place) => this.#targetIndex.piecesAtPlace(place))
    // The empty slot of a place is no answer if other pieces exist, unless it has a name.
    const there = this.scene.pieces.filter((piece) => all.includes(piece))
    return uncoveredPieces(
      withoutNestedPieces(there.filter(({ alpha, label }) => alpha !== 0 || label !== undefined)),
      this.#coveringPieces,
    )
  })
  /** The choices of a lesson that are still possible after the clicks so far. */
  readonly #suggestedChoices = $derived.by((): readonly ChoiceWithClickPath[] => {
    const choices =
      this.props.tutorialHighlights?.actions.flatMap((action) => this.selection.choiceFor(action) ?? []) ?? []
    return choices.filter((choice) => this.selection.openChoices.includes(choice))
  })
  /** Their next clickable pieces on the board; empty if a button is next. */
  readonly #suggestedPieces = $derived.by((): readonly Piece[] => {
    const led = this.#suggestedChoices.flatMap((choice) =>
      this.#targetIndex.piecesFor(this.selection.nextTargetsFor(choice)),
    )
    return this.clickablePieces.filter((piece) => led.includes(piece))
  })
  /** The pieces that a lesson mentions; pieces covered by an open pile are left out. */
  readonly #explainedPieces = $derived.by((): readonly Piece[] => {
    const spoken =
      this.props.tutorialHighlights?.places.flatMap((id) => this.#targetIndex.piecesFor([{ on: 'place', id }])) ?? []
    return uncoveredPieces(
      this.scene.pieces.filter((piece) => spoken.includes(piece)),
      this.#coveringPieces,
    )
  })
  /** Pieces that lead only to choices with a cost, by id: the sprite spec of the cost. */
  readonly #costs = $derived.by((): Readonly<Record<string, SpriteSpec>> => {
    const { gameUi, update } = this.props
    const priced = this.clickablePieces.flatMap((piece) => {
      const here = this.#choicesAt(piece).map(({ action }) => action)
      const price = here.length === 0 ? undefined : gameUi.choiceCost?.(here, update.view)
      // A piece that is the cost itself needs no picture of it.
      return price === undefined || equalJson(price, piece.sprite) ? [] : [[piece.id, price] as const]
    })
    return Object.fromEntries(priced)
  })
  /** The pieces that begin a path, were clicked, are hovered, or have the focus. */
  readonly highlights = $derived.by((): Highlights => {
    const { previewedChoice, onlyChoiceHere } = this.selection
    const own =
      this.#attendedPiece !== undefined && this.clickablePieces.includes(this.#attendedPiece)
        ? [this.#attendedPiece]
        : []
    const choice = previewedChoice ?? onlyChoiceHere
    const further =
      previewedChoice === undefined ? own.map((piece) => this.#targetIndex.targetsOf(piece))[0] : undefined
    const ahead =
      choice === undefined ? [] : this.#targetIndex.piecesFor(this.selection.remainingTargets(choice, further))
    return {
      // Pieces hovered outside the board, or suggested by a lesson, must stand out from the other clickable ones.
      lit: this.#pointedPieces.length > 0 || this.#suggestedChoices.length > 0 ? [] : ids(this.clickablePieces),
      ...(Object.keys(this.#costs).length === 0 ? {} : { costly: this.#costs }),
      chosen: ids(this.chosenPieces),
      hovered: ids([...own, ...ahead, ...this.#pointedPieces].filter((piece, i, all) => all.indexOf(piece) === i)),
      ...(this.#focusedPiece === undefined ? {} : { focused: this.#focusedPiece.id }),
      ...(this.#suggestedPieces.length === 0 ? {} : { meant: ids(withoutNestedPieces(this.#suggestedPieces)) }),
      ...(this.#explainedPieces.length === 0 ? {} : { shown: ids(withoutNestedPieces(this.#explainedPieces)) }),
    }
  })
  /** Animation speed of pieces. */
  readonly speed = $derived.by(() => (this.environment.prefersReducedMotion ? 0 : this.props.speed))

  constructor(props: BoardProps) {
    this.props = props
    this.selection = untrack(() => props.selection)
    this.text = new PieceAndChoiceTexts(props, (piece) => this.#choicesAt(piece))
    this.selection.attachBoard(() => {
      const piece = this.#attendedPiece
      return piece !== undefined && this.clickablePieces.includes(piece)
        ? this.#targetIndex.targetsOf(piece)
        : undefined
    })
  }

  /** Labels that rise from the board while the update is shown. */
  floatingLabels(): readonly Piece[] {
    const { gameUi, update } = this.props
    return gameUi.floatingLabels?.(update.facts, update.view, this.parameters, this.scene) ?? []
  }

  #closeUpOf(piece: Piece): readonly Piece[] {
    const { gameUi, update } = this.props
    if (!this.environment.isMeasured) return []
    // A piece that is a target itself is checked before the target of the held piece.
    const goals = this.selection.clickCount > 0 && !this.clickablePieces.includes(piece) ? this.clickablePieces : []
    const parameters =
      goals.length === 0 ? this.parameters : { ...this.parameters, clear: goals.map((goal) => boundingRectOf([goal])) }
    return gameUi.closeUpPiecesOf?.(piece, update.view, parameters, this.scene) ?? []
  }

  #ghostsOf(choice: ChoiceWithClickPath | undefined): readonly Ghost[] {
    return choice === undefined ? [] : (this.ghostCache?.get(choice.action) ?? [])
  }

  isSuggested(action: unknown): boolean {
    return this.props.tutorialHighlights?.actions.some((each) => equalJson(each, action)) === true
  }

  /** The choices that continue at a piece. */
  #choicesAt(piece: Piece | undefined): readonly ChoiceWithClickPath[] {
    return piece !== undefined && this.clickablePieces.includes(piece)
      ? this.selection.choicesOpenAfter(this.#targetIndex.targetsOf(piece))
      : []
  }

  #clickableAt(x: number, y: number): Piece | undefined {
    const within = ({ left, top, width, height }: HitRect) =>
      x >= left && x <= left + width && y >= top && y <= top + height
    return this.targets.findLast(({ area }) => within(area))?.piece
  }

  /** The clickable piece whose button contains an element. */
  clickableOf(element: Element | null): Piece | undefined {
    const id = element?.closest<HTMLElement>('[data-piece]')?.dataset['piece']
    return id === undefined ? undefined : this.clickablePieces.find((piece) => piece.id === id)
  }

  findPiece(x: number, y: number, over: Element | null): Piece | undefined {
    const tells = (piece: Piece): boolean => piece.label !== undefined || piece.targets !== undefined
    const pile = over?.closest<HTMLElement>('[data-open]')?.dataset['open']
    if (pile !== undefined) return this.openablePiles.find(({ piece }) => pileOpenedBy(piece) === pile)?.piece
    return (
      this.clickableOf(over) ?? pieceAt(this.scene.pieces, x, y, tells, this.environment.isTouch ? FINGER_REACH_PX : 0)
    )
  }

  hover(piece: Piece | undefined): void {
    this.selection.apply({ to: withHoveredPiece(this.selection.interaction, piece, this.#choicesAt(piece).length > 0) })
  }

  focus(piece: Piece | undefined): void {
    this.selection.apply({ to: withFocusedPiece(this.selection.interaction, piece, this.#choicesAt(piece).length > 0) })
  }

  click(piece: Piece, hasty: boolean, from: Piece | undefined): void {
    // A rapid second click confirms nothing, and plays no choice that has just appeared.
    if (hasty && (this.selection.pending ?? this.selection.onlyChoice) !== undefined) return
    // A drag from one piece to another that cannot be dragged selects neither.
    if (from !== undefined && from.id !== piece.id && this.clickablePieces.some(({ id }) => id === from.id)) return
    // Also for pieces that are not clickable: the click may undo the last one, or begin another path.
    if (this.selection.apply(applyPieceClick(this.selection.interaction, piece, this.#targetIndex.targetsOf(piece))))
      return
    const place = pileOpenedBy(piece)
    if (place === undefined) this.props.onplace?.(piece)
    else this.props.onopen?.(place)
  }

  startDrag(piece: Piece): boolean {
    const { targetsOf, piecesFor } = this.#targetIndex
    return this.selection.apply({
      to: pickUpPiece(this.selection.interaction, piece, targetsOf(piece), (next) => piecesFor(next).length > 0),
    })
  }

  drag(x: number, y: number): void {
    this.selection.apply({ to: moveDraggedPiece(this.selection.interaction, x, y) })
    this.hover(this.#clickableAt(x, y))
  }

  drop(x: number, y: number): void {
    const piece = this.#clickableAt(x, y)
    const onto = piece && { piece, clicked: this.#targetIndex.targetsOf(piece) }
    this.selection.apply(dropPiece(this.selection.interaction, x, y, onto))
  }

  /** @returns whether a piece was held */
  cancelDrag(): boolean {
    return this.selection.apply({ to: cancelPieceDrag(this.selection.interaction) })
  }
}
