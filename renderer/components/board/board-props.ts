/** What a board is given. Types only. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Message, Seat, Viewer } from '../../../engine/core/contract/game.ts'
import type { GameUi } from '../../games/game-ui.ts'
import type { HitArea } from '../../stage/hit-testing.ts'
import type { BoardPalette } from '../../stage/painter.ts'
import type { ClickableChoice } from '../../stage/click-sequence.ts'
import type { RendererKind } from '../../stage/renderer-choice.ts'
import type { Piece, SeatStyle } from '../../stage/scene.ts'
import type { SelectionStore } from './selection-store.svelte.ts'

/** What the board shows, and how it came to be. */
export interface BoardUpdate {
  readonly view: unknown
  /** What happened since the moment before. */
  readonly facts: readonly VisibleEvent[]
  /** Show it at once: nothing travels from the moment before. */
  readonly jump: boolean
  /** Different for every moment. */
  readonly key: number
}

/** A choice of the decision, with its path on the board (`face.path(action, view)`). */
export type BoardChoice = ClickableChoice<unknown>

/** How the board is laid out; the board measures its size itself. */
export interface BoardLayoutOptions {
  readonly bottom: Seat
  readonly enlarged?: Seat | undefined
  readonly acting?: Seat
  readonly opened?: string | undefined
  readonly viewer: Viewer
  readonly seats: readonly SeatStyle[]
  readonly textScale: number
}

/** A lit piece as something to click. */
export interface BoardTarget {
  readonly piece: Piece
  readonly area: HitArea
  readonly label: string
  readonly about?: string | undefined
}

/** A button that makes several choices in a row. */
export interface BoardChoiceSeries {
  readonly words: Message
  begin(): void
}

/** What a lesson lights. */
export interface TutorialSuggestion {
  /** Choices that it leads to: what may be clicked next for them. */
  readonly actions: readonly Json[]
  /** Places that it speaks about. */
  readonly places: readonly string[]
}

/** Whether choices that are final for a reason ask first, and how that is changed. */
export interface ConfirmationSetting {
  asks(why: Message): boolean
  change(why: Message, asks: boolean): void
}

/** What Board.svelte is given. */
export interface BoardProps {
  /** A phone's board: whether what can be chosen is seen from near. Undefined: it is no phone. */
  readonly near?: boolean | undefined
  face: GameUi
  moment: BoardUpdate
  layout: BoardLayoutOptions
  palette: BoardPalette
  /** How fast pieces travel: 1 as designed, 0 not at all. */
  speed: number
  /** The seat that decides here; previews are made for it. */
  seat?: Seat | undefined
  /** What it may choose, how far it is with that, and what is pointed at; nothing while others choose. */
  picker: SelectionStore
  /** Places that somebody points at beside the board: they are lit. */
  pointed?: readonly string[] | undefined
  /** What a lesson lights; undefined: there is none, or nothing. */
  meant?: TutorialSuggestion | undefined
  /** Makes the choice of this decision and of those like it that follow; absent: there is no such series. */
  series?: BoardChoiceSeries | undefined
  /** Why the decision lacks a choice that players look for. Absent: it lacks none. */
  withheld?: readonly Message[] | undefined
  words: (message: Message) => string
  /** Beside a piece stands what such things are, not only which one it is. */
  explains?: boolean | undefined
  /** How long a moment stays once it has been shown, in milliseconds. Absent: not at all. */
  stay?: (facts: readonly VisibleEvent[]) => number
  /** Moments follow each other faster than anything of them is read: words beside the board wait. */
  swift?: boolean | undefined
  /** The moment of that key has been shown. */
  onsettled?: (key: number) => void
  /** The board stands painted for the first time, or never will. */
  onpainted?: () => void
  /** The board cannot show what it was given: it has stopped. */
  onfailed?: (error: unknown) => void
  /** A piece was clicked that begins no path. */
  onplace?: (piece: Piece) => void
  /** Whether final choices ask first, by the reason why they are final. Absent: that cannot be set here. */
  unasking?: ConfirmationSetting | undefined
  /** The pile at that place is to be opened, or closed again. */
  onopen?: (place: string) => void
  /** Absent: what is fastest here. */
  renderer?: RendererKind | undefined
}
