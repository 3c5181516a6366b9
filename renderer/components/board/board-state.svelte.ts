/**
 * State that a board derives from its props and the selection: its scene, the clickable pieces and openable piles, and the
 * overlays. Translates pointer input into steps of the selection.
 */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import { untrack } from 'svelte'
import { equalJson } from '../../../engine/core/contract/json.ts'
import { describeChoiceEffects } from '../../games/choice-effects.ts'
import { markKindOf } from '../../stage/ghost-marks.ts'
import { withoutExistingGhosts, type Ghost } from '../../stage/ghosts.ts'
import {
  boundingRectOf,
  hitAreas,
  outermostPieces,
  pieceAt,
  MIN_HIT_SIZE_PX,
  uncoveredPieces,
  type HitArea,
} from '../../stage/hit-testing.ts'
import type { Highlights } from '../../stage/highlights.ts'
import type { SpriteSpec, Piece, Scene, BoardViewport } from '../../stage/scene.ts'
import { controlIdsIn, indexTargets, pileOpenedBy } from '../../stage/target-index.ts'
import { appMessage } from '../../messages/index.ts'
import { logError } from '../../log-error.ts'
import { choiceEffectText } from '../table/choice-effect-text.ts'
import { BoardText } from './board-text.ts'
import { BoardDevice } from './board-device.svelte.ts'
import {
  attendedPieceOf,
  moveDraggedPiece,
  applyPieceClick,
  dropPiece,
  setFocusedPiece,
  cancelPieceDrag,
  setPointedPiece,
  pickUpPiece,
} from './model/board-model.ts'
import { ChoiceGhostCache } from './choice-ghost-cache.ts'
import type { SelectionStore } from './selection-store.svelte.ts'
import { openablePilesOf } from './openable-piles.ts'
import type { PointerHandlers } from './pointer-input.ts'
import type { PlacementObstacles } from './placement.ts'
import type { BoardChoice, BoardProps, BoardTarget } from './board-props.ts'

const EMPTY_SCENE: Scene = { pieces: [], outline: [] }
/** Finger hit tolerance around a piece, in CSS pixels. */
const FINGER_REACH_PX = 8

/** Whether a piece is of the same kind as another, and its centre is on it. */
function overlapsSameKind(a: Piece, b: Piece): boolean {
  return a.look.kind === b.look.kind && pieceAt([b], a.x, a.y, () => true) !== undefined
}

const ids = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ id }) => id)

/**
 * Reactive state of one board component, derived from its props and the selection: its scene, the clickable pieces and
 * openable piles, and the overlays. It also translates pointer input into steps of the selection.
 */
export class BoardState implements PointerHandlers {
  readonly given: BoardProps
  readonly device = new BoardDevice()
  readonly picker: SelectionStore
  readonly words: BoardText

  readonly vantage = $derived.by((): BoardViewport => {
    const { enlarged, opened, ...rest } = this.given.layout
    return {
      ...this.device.size,
      ...rest,
      ...omitUndefined({ enlarged }),
      ...omitUndefined({ opened }),
    }
  })
  readonly scene = $derived.by(() =>
    this.device.measured ? this.given.face.scene(this.given.moment.view, this.vantage) : EMPTY_SCENE,
  )
  readonly #targetIndex = $derived(indexTargets(this.scene))
  /** The pieces over the board while a pile is open; they cover the clickable pieces below. */
  readonly #coveringPieces = $derived.by((): readonly Piece[] => {
    const { opened } = this.given.layout
    return opened === undefined ? [] : this.scene.pieces.filter((piece) => pileOpenedBy(piece) === opened)
  })
  readonly lit = $derived.by(() => uncoveredPieces(this.#targetIndex.piecesFor(this.picker.next), this.#coveringPieces))
  /** The clickable pieces as buttons, in layer order. */
  readonly targets = $derived.by((): readonly BoardTarget[] => {
    const areas = hitAreas(this.lit, MIN_HIT_SIZE_PX[this.device.coarse ? 'coarse' : 'fine'])
    return this.lit
      .flatMap((piece) => {
        const area = areas.get(piece.id)
        return area === undefined
          ? []
          : [{ piece, area, label: this.words.piece(piece), about: this.words.about(piece) }]
      })
      .toSorted((a, b) => a.piece.layer - b.piece.layer)
  })
  /** Nothing can be answered while a pile covers the whole board. */
  readonly answerable = $derived(this.#coveringPieces.length === 0 || this.lit.length > 0)
  /** The controls that are pieces on the board: the bar does not offer them again. */
  readonly onBoard = $derived(this.lit.flatMap((piece) => controlIdsIn(this.#targetIndex.targetsOf(piece))))
  readonly openable = $derived.by(() =>
    openablePilesOf(this.scene.pieces, (piece) =>
      this.given.words(appMessage('board.browse', { name: this.words.piece(piece) })),
    ),
  )

  /** The clickable piece that has the keyboard focus. */
  readonly #focusedPiece = $derived.by(() => this.lit.find(({ id }) => id === this.picker.now.focused?.id))
  /** The piece that is hovered, held or focused; pieces covered by an open pile are ignored. */
  readonly #attendedPiece = $derived.by(() =>
    attendedPieceOf(this.picker.now, uncoveredPieces(this.scene.pieces, this.#coveringPieces), this.lit),
  )
  /** The piece that Tab moves to. */
  readonly stop = $derived(this.#focusedPiece ?? this.lit[0])
  /** A piece follows the pointer. */
  readonly dragging = $derived.by(() => this.picker.carried !== undefined)
  /** The pieces clicked so far, and those of the pending choice, with the last one at the end. */
  readonly chosen = $derived.by((): readonly Piece[] => {
    const { pieces, pending, laidOn } = this.picker
    const there = (id: string): Piece[] => this.scene.pieces.filter((piece) => piece.id === id)
    const clicked = pieces.flatMap(there)
    if (pending === undefined) return clicked
    if (laidOn !== undefined) return [...clicked, ...there(laidOn)]
    const ends = pending.path.steps.map((step) => this.#targetIndex.piecesFor(step))
    return [...clicked, ...ends.flatMap((ways) => (ways.some((it) => clicked.includes(it)) ? [] : ways.slice(0, 1)))]
  })
  /** Area of the held piece, or of the pending choice; undefined if that is not a piece on the board. */
  readonly hand = $derived.by((): HitArea | undefined => {
    const last = this.chosen.at(-1)
    return last === undefined ? undefined : boundingRectOf([last])
  })
  /** Areas that the answer bar should not cover. */
  readonly taken = $derived.by((): PlacementObstacles => ({
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
  readonly outlooks = $derived.by((): ChoiceGhostCache | undefined => {
    const { face, moment, seat } = this.given
    if (seat === undefined || !this.device.measured) return undefined
    return new ChoiceGhostCache({ face, view: moment.view, seat, vantage: this.vantage, scene: this.scene })
  })
  /** Ghosts of the pending choice, shown while it is pending. */
  readonly #pendingGhosts = $derived.by((): readonly Ghost[] => {
    const ghosts = this.#ghostsOf(this.picker.pending)
    const { lying } = this.picker
    // The piece that was put down is there itself.
    return lying === undefined ? ghosts : withoutExistingGhosts(ghosts, (ghost) => overlapsSameKind(ghost, lying))
  })
  /** Ghosts of the hovered choice, else of the pending one. */
  readonly ghosts = $derived.by(() =>
    this.picker.hovered === undefined ? this.#pendingGhosts : this.#ghostsOf(this.picker.hovered),
  )
  /** Ghosts that the tooltip must not cover; it may cross arrows. */
  readonly readable = $derived(this.ghosts.filter(({ look }) => markKindOf(look.kind) !== 'way'))
  /** The pointer is on the pending choice, which is shown and named already. */
  readonly #isPendingPointedAt = $derived.by(() => {
    const { certain, pending } = this.picker
    return certain !== undefined && certain === pending
  })
  /** The hovered piece, enlarged to be readable. */
  readonly closeUp = $derived.by((): readonly Piece[] =>
    this.#attendedPiece === undefined || this.#isPendingPointedAt || this.dragging
      ? []
      : this.#closeUpOf(this.#attendedPiece),
  )
  /** The held piece enlarged while the pointer rests on it; its buttons are placed beside that too. */
  readonly #handCloseUp = $derived.by((): readonly Piece[] => {
    const last = this.picker.pending === undefined ? this.chosen.at(-1) : undefined
    return last === undefined ? [] : this.#closeUpOf(last)
  })
  /** The piece that has a tooltip, if there is text for it. */
  readonly described = $derived.by((): Piece | undefined => {
    const piece = this.#attendedPiece
    // A dragged piece is dropped on a clickable one: tooltips of other pieces would only cover these.
    if (piece !== undefined && this.dragging && !this.lit.includes(piece)) return undefined
    const said = piece?.label !== undefined && (this.closeUp.length === 0 || this.picker.certain !== undefined)
    return said && !this.#isPendingPointedAt ? piece : undefined
  })
  /** Effects of the choice at the piece, in words for screen readers. */
  readonly brings = $derived.by((): string => {
    const { face, moment, layout, seat, words } = this.given
    const { certain } = this.picker
    if (certain === undefined || seat === undefined) return ''
    const deciding = { face, view: moment.view, seat, viewer: layout.viewer }
    try {
      return choiceEffectText(describeChoiceEffects(deciding, certain.action), words)
    } catch (error) {
      logError(error)
      return ''
    }
  })
  /** Explanation of this kind of piece, if requested; not shown while a click already makes a choice. */
  readonly about = $derived.by((): string | undefined => {
    const piece = this.described
    // With a held piece the player looks for a target, not for explanations.
    if (piece === undefined || this.picker.certain !== undefined || this.picker.depth > 0) return undefined
    return this.words.about(piece)
  })
  /** The pieces of the places that are hovered outside the board. */
  readonly #pointedPieces = $derived.by((): readonly Piece[] => {
    const all = (this.given.pointed ?? []).flatMap((place) => this.#targetIndex.piecesAtPlace(place))
    // The empty slot of a place is no answer if other pieces exist, unless it has a name.
    const there = this.scene.pieces.filter((piece) => all.includes(piece))
    return uncoveredPieces(
      outermostPieces(there.filter(({ alpha, label }) => alpha !== 0 || label !== undefined)),
      this.#coveringPieces,
    )
  })
  /** The choices of a lesson that are still possible after the clicks so far. */
  readonly #suggestedChoices = $derived.by((): readonly BoardChoice[] => {
    const choices = this.given.meant?.actions.flatMap((action) => this.picker.choiceOf(action) ?? []) ?? []
    return choices.filter((choice) => this.picker.open.includes(choice))
  })
  /** Their next clickable pieces on the board; empty if a button is next. */
  readonly #suggestedPieces = $derived.by((): readonly Piece[] => {
    const led = this.#suggestedChoices.flatMap((choice) => this.#targetIndex.piecesFor(this.picker.nextFor(choice)))
    return this.lit.filter((piece) => led.includes(piece))
  })
  /** The pieces that a lesson mentions; pieces covered by an open pile are left out. */
  readonly #explainedPieces = $derived.by((): readonly Piece[] => {
    const spoken = this.given.meant?.places.flatMap((id) => this.#targetIndex.piecesFor([{ on: 'place', id }])) ?? []
    return uncoveredPieces(
      this.scene.pieces.filter((piece) => spoken.includes(piece)),
      this.#coveringPieces,
    )
  })
  /** Pieces that lead only to choices with a cost, by id: the sprite spec of the cost. */
  readonly #costs = $derived.by((): Readonly<Record<string, SpriteSpec>> => {
    const { face, moment } = this.given
    const priced = this.lit.flatMap((piece) => {
      const here = this.#choicesAt(piece).map(({ action }) => action)
      const price = here.length === 0 ? undefined : face.choiceCost?.(here, moment.view)
      // A piece that is the cost itself needs no picture of it.
      return price === undefined || equalJson(price, piece.look) ? [] : [[piece.id, price] as const]
    })
    return Object.fromEntries(priced)
  })
  /** The pieces that begin a path, were clicked, are hovered, or have the focus. */
  readonly light = $derived.by((): Highlights => {
    const { named, certain } = this.picker
    const own = this.#attendedPiece !== undefined && this.lit.includes(this.#attendedPiece) ? [this.#attendedPiece] : []
    const choice = named ?? certain
    const further = named === undefined ? own.map((piece) => this.#targetIndex.targetsOf(piece))[0] : undefined
    const ahead = choice === undefined ? [] : this.#targetIndex.piecesFor(this.picker.remaining(choice, further))
    return {
      // Pieces hovered outside the board, or suggested by a lesson, must stand out from the other clickable ones.
      lit: this.#pointedPieces.length > 0 || this.#suggestedChoices.length > 0 ? [] : ids(this.lit),
      ...(Object.keys(this.#costs).length === 0 ? {} : { costly: this.#costs }),
      chosen: ids(this.chosen),
      hovered: ids([...own, ...ahead, ...this.#pointedPieces].filter((piece, i, all) => all.indexOf(piece) === i)),
      ...(this.#focusedPiece === undefined ? {} : { focused: this.#focusedPiece.id }),
      ...(this.#suggestedPieces.length === 0 ? {} : { meant: ids(outermostPieces(this.#suggestedPieces)) }),
      ...(this.#explainedPieces.length === 0 ? {} : { shown: ids(outermostPieces(this.#explainedPieces)) }),
    }
  })
  /** Animation speed of pieces. */
  readonly speed = $derived.by(() => (this.device.still ? 0 : this.given.speed))

  constructor(given: BoardProps) {
    this.given = given
    this.picker = untrack(() => given.picker)
    this.words = new BoardText(given, (piece) => this.#choicesAt(piece))
    this.picker.shownOn(() => {
      const piece = this.#attendedPiece
      return piece !== undefined && this.lit.includes(piece) ? this.#targetIndex.targetsOf(piece) : undefined
    })
  }

  /** Labels that rise from the board while the update is shown. */
  floats(): readonly Piece[] {
    const { face, moment } = this.given
    return face.floatingLabels?.(moment.facts, moment.view, this.vantage, this.scene) ?? []
  }

  #closeUpOf(piece: Piece): readonly Piece[] {
    const { face, moment } = this.given
    if (!this.device.measured) return []
    // A piece that is a target itself is checked before the target of the held piece.
    const goals = this.picker.depth > 0 && !this.lit.includes(piece) ? this.lit : []
    const vantage =
      goals.length === 0 ? this.vantage : { ...this.vantage, clear: goals.map((goal) => boundingRectOf([goal])) }
    return face.closeUp?.(piece, moment.view, vantage, this.scene) ?? []
  }

  #ghostsOf(choice: BoardChoice | undefined): readonly Ghost[] {
    return choice === undefined ? [] : (this.outlooks?.of(choice.action) ?? [])
  }

  isMeant(action: unknown): boolean {
    return this.given.meant?.actions.some((each) => equalJson(each, action)) === true
  }

  /** The choices that continue at a piece. */
  #choicesAt(piece: Piece | undefined): readonly BoardChoice[] {
    return piece !== undefined && this.lit.includes(piece)
      ? this.picker.openAfter(this.#targetIndex.targetsOf(piece))
      : []
  }

  #clickableAt(x: number, y: number): Piece | undefined {
    const within = ({ left, top, width, height }: HitArea) =>
      x >= left && x <= left + width && y >= top && y <= top + height
    return this.targets.findLast(({ area }) => within(area))?.piece
  }

  /** The clickable piece whose button contains an element. */
  targetOf(element: Element | null): Piece | undefined {
    const id = element?.closest<HTMLElement>('[data-piece]')?.dataset['piece']
    return id === undefined ? undefined : this.lit.find((piece) => piece.id === id)
  }

  at(x: number, y: number, over: Element | null): Piece | undefined {
    const tells = (piece: Piece): boolean => piece.label !== undefined || piece.targets !== undefined
    const pile = over?.closest<HTMLElement>('[data-open]')?.dataset['open']
    if (pile !== undefined) return this.openable.find(({ piece }) => pileOpenedBy(piece) === pile)?.piece
    return this.targetOf(over) ?? pieceAt(this.scene.pieces, x, y, tells, this.device.coarse ? FINGER_REACH_PX : 0)
  }

  hover(piece: Piece | undefined): void {
    this.picker.go({ to: setPointedPiece(this.picker.now, piece, this.#choicesAt(piece).length > 0) })
  }

  focus(piece: Piece | undefined): void {
    this.picker.go({ to: setFocusedPiece(this.picker.now, piece, this.#choicesAt(piece).length > 0) })
  }

  click(piece: Piece, hasty: boolean, from: Piece | undefined): void {
    // A rapid second click confirms nothing, and plays no choice that has just appeared.
    if (hasty && (this.picker.pending ?? this.picker.only) !== undefined) return
    // A drag from one piece to another that cannot be dragged selects neither.
    if (from !== undefined && from.id !== piece.id && this.lit.some(({ id }) => id === from.id)) return
    // Also for pieces that are not clickable: the click may undo the last one, or begin another path.
    if (this.picker.go(applyPieceClick(this.picker.now, piece, this.#targetIndex.targetsOf(piece)))) return
    const place = pileOpenedBy(piece)
    if (place === undefined) this.given.onplace?.(piece)
    else this.given.onopen?.(place)
  }

  take(piece: Piece): boolean {
    const { targetsOf, piecesFor } = this.#targetIndex
    return this.picker.go({
      to: pickUpPiece(this.picker.now, piece, targetsOf(piece), (next) => piecesFor(next).length > 0),
    })
  }

  drag(x: number, y: number): void {
    this.picker.go({ to: moveDraggedPiece(this.picker.now, x, y) })
    this.hover(this.#clickableAt(x, y))
  }

  drop(x: number, y: number): void {
    const piece = this.#clickableAt(x, y)
    const onto = piece && { piece, clicked: this.#targetIndex.targetsOf(piece) }
    this.picker.go(dropPiece(this.picker.now, x, y, onto))
  }

  /** @returns whether a piece was held */
  letGo(): boolean {
    return this.picker.go({ to: cancelPieceDrag(this.picker.now) })
  }
}
