/** Props of Board.svelte. Types only. */
import type { Snippet } from 'svelte'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Message, Seat, Viewer } from '../../../engine/core/contract/game.ts'
import type { GameUi } from '../../games/game-ui.ts'
import type { HitRect } from '../../stage/hit-testing.ts'
import type { BoardPalette } from '../../stage/painter.ts'
import type { ClickableChoice } from '../../stage/click-sequence.ts'
import type { RendererKind } from '../../stage/renderer-choice.ts'
import type { Piece, SeatStyle } from '../../stage/scene.ts'
import type { DecisionSelectionStore } from './selection-store.svelte.ts'

/** One state of the game for the board to show: the player's view, and the events since the update shown before it. */
export interface BoardUpdate {
  readonly view: unknown
  /** The events since the previous update. */
  readonly facts: readonly VisibleEvent[]
  /** Show the update at once, without animating from the previous one. */
  readonly jump: boolean
  /** Unique per update. */
  readonly key: number
}

/** A choice of the pending decision, with the clicks on the board that make it. */
export type ChoiceWithClickPath = ClickableChoice<unknown>

/**
 * Parameters of how a board is shown: from which seat's side, with which area enlarged, and with which texts and
 * colours. The game's scene function gets them together with the size of the board, which the board measures itself.
 * `bottom`: the seat whose area is at the bottom.
 * `enlarged`: the seat whose area is enlarged, if any.
 * `acting`: the seat that the board marks as the one at turn; if absent, the board marks the seat that the view names.
 * `opened`: the place of the pile that the viewer has opened, if any.
 * `viewer`: the seat that looks at the board, or a spectator.
 * `seats`: names and colours of all seats.
 * `textScale`: size of texts, as a factor.
 */
export interface BoardPresentation {
  readonly bottom: Seat
  readonly enlarged?: Seat | undefined
  readonly acting?: Seat
  readonly opened?: string | undefined
  readonly viewer: Viewer
  readonly seats: readonly SeatStyle[]
  readonly textScale: number
}

/** Data of a transparent button over the board: the clickable piece or openable pile below it, its area, and its texts. */
export interface PieceOverlayButton {
  readonly piece: Piece
  readonly area: HitRect
  readonly label: string
  readonly about?: string | undefined
}

/** A button that plays several similar choices in a row. */
export interface ChoiceSeriesStartButton {
  readonly words: Message
  begin(): void
}

/** The choices and the places that a tutorial lesson highlights on the board. */
export interface TutorialHighlights {
  /** Choices that the lesson leads to: their next click targets are highlighted. */
  readonly actions: readonly Json[]
  /** Places that the lesson mentions. */
  readonly places: readonly string[]
}

/**
 * Reads and changes the settings of one game that say whether an irreversible choice asks for confirmation. There is one
 * setting for each reason (`why`) that makes choices irreversible.
 */
export interface ConfirmationSettingsAccess {
  asks(why: Message): boolean
  change(why: Message, asks: boolean): void
}

/**
 * Props of Board.svelte, the component that shows the board of any of the games. They contain the update to show, its
 * presentation, and the selection of the seat that decides.
 */
export interface BoardProps {
  /** On a phone: whether the clickable part is zoomed in. Undefined on other devices. */
  readonly isZoomedIn?: boolean | undefined
  gameUi: GameUi
  update: BoardUpdate
  presentation: BoardPresentation
  palette: BoardPalette
  /** Animation speed of pieces: 1 as designed, 0 without animation. */
  speed: number
  /** The seat that decides here; previews are computed for it. */
  seat?: Seat | undefined
  /** Its choices, the selection so far, and the hovered piece; empty while other seats decide. */
  selection: DecisionSelectionStore
  /** Places hovered outside the board: they are highlighted. */
  hoveredPlaces?: readonly string[] | undefined
  /** The pieces that a lesson highlights, or undefined. */
  tutorialHighlights?: TutorialHighlights | undefined
  /** Plays the choice of this decision and of the similar ones that follow; absent if there is no such series. */
  series?: ChoiceSeriesStartButton | undefined
  /** Why the decision lacks a choice that players look for; absent if it lacks none. */
  withheld?: readonly Message[] | undefined
  words: (message: Message) => string
  /** The tooltip explains the kind of piece, and does not only name it. */
  explainsPieces?: boolean | undefined
  /** How long an update stays after it has been shown, in ms; absent: 0. */
  stay?: (events: readonly VisibleEvent[]) => number
  /** Updates are faster than reading: texts outside the board wait. */
  isFasterThanReading?: boolean | undefined
  /** The update with this key has been shown. */
  onsettled?: (key: number) => void
  /** The board has been painted for the first time, or never will be. */
  onpainted?: () => void
  /** The board cannot show its data and has stopped. */
  onfailed?: (error: unknown) => void
  /** The user has clicked a piece that begins no path. */
  onplace?: (piece: Piece) => void
  /** Whether final choices ask for confirmation, by the reason why they are final; absent if that cannot be set here. */
  confirmationSettings?: ConfirmationSettingsAccess | undefined
  /** The user opens or closes the pile at that place. */
  onopen?: (place: string) => void
  /** Notices over the board and under its buttons; absent: none. */
  notices?: Snippet
  /** Absent: the fastest renderer available. */
  renderer?: RendererKind | undefined
}
