/**
 * Interface of a game's UI for the renderer: its graphics and texts. Everything is a pure function of the information of a
 * viewer. `renderer/games/<game>/index.ts` provides a GameUi; catalogue.ts loads it when its table opens.
 */
import type { Component } from 'svelte'
import type { AnyGame, Message, Seat } from '../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { ActionPreview } from '../../engine/core/contract/action-preview.ts'
import type { SpriteSpec, ClickPath, Piece, Scene, SceneParameters } from '../stage/scene.ts'
import type { GameSpritePainter } from '../stage/painter.ts'
import type { ExtraChoiceEffects } from './choice-effect-types.ts'
import type { BoardLegend } from './legend.ts'
import type { AmbienceName } from '../sound/ambience.ts'
import type { GameTutorial } from '../lessons/lesson.ts'
import type { SoundForEvent } from '../sound/event-sounds.ts'
import type { AlertClassifier } from './alerts.ts'
import type { EventAndPieceSections } from './rulebook-links.ts'

/**
 * The basis for how long an update stays on the screen before the next update: a text that players have to read, or
 * `glance` for the shortest time. `displayTimeOfUpdateMs` computes the duration from it.
 */
export type TextToReadOrGlance = 'glance' | Message

/** The name of the picture of an event banner; EventBannerIcon.svelte draws it. */
export type EventBannerIconName = 'setting-sun' | 'shoot' | 'lotus' | 'beads' | 'open-ring' | 'logo'

/**
 * The picture and the texts of a banner over the board that announces an important event, such as a death. The banner
 * has no sound of its own: the events that it announces have theirs (`soundFor`).
 * components/table/event-banner-of-update.ts decides whether the banner waits until a player continues.
 */
export interface EventBanner {
  /** The picture above the texts. */
  readonly sign: EventBannerIconName
  /** What kind of event it is, in a word or two. */
  readonly caption: Message
  /** The seats that it concerns. */
  readonly seats: readonly Seat[]
  /** The event as one sentence; the prompt shows it too. */
  readonly title: Message
  /** Cause and consequences, each a sentence. */
  readonly lines: readonly Message[]
  /** Present if it continues a previous event banner: it then waits only for the players of `seats`. */
  readonly sequel?: true
}

/** The shape of a mark on the timeline. */
export type TimelineMarkShape = 'triangle-down' | 'triangle-up' | 'disc' | 'star' | 'flag'

/** How a game marks an event on the timeline of a replay: the shape of the mark, and its text for screen readers. */
export interface TimelineMarkShapeAndText {
  readonly shape: TimelineMarkShape
  /** The mark in words, within a sentence; a screen reader says it. */
  readonly words: Message
}

/**
 * The input of `GameUi.extraGhosts`: the preview of a choice, with the present view and the scenes before and after
 * the choice. It contains only what the deciding player may know.
 */
export interface ExtraGhostsInput<V, A> {
  readonly preview: ActionPreview<V, A>
  /** The present view. */
  readonly view: V
  readonly parameters: SceneParameters
  readonly before: Scene
  /** The scene of the preview's view, if there is one. */
  readonly after?: Scene
}

/** The input of `GameUi.extraChoiceEffects`: the preview of a choice, with the present view and the deciding seat. */
export type ChoiceEffectInput<V, A> = Pick<ExtraGhostsInput<V, A>, 'preview' | 'view'> & {
  /** The deciding seat. */
  readonly seat: Seat
}

/**
 * A series of choices that a player makes with one press of a button. It contains one choice for each of several
 * consecutive decisions. Each choice is an action of its own and is validated separately.
 */
export interface OneButtonChoiceSeries<A> {
  /** Text of the button, unique per series. */
  readonly words: Message
  /** The choice of the present decision. */
  readonly action: A
  /** Number of further decisions in the series. */
  readonly furtherDecisions: number
}

/** A number, with a text that contains it and its unit. */
export interface NumberWithFullText {
  readonly value: number
  /** Text that includes the number. */
  readonly words: Message
}

/**
 * The UI of one game: its board, its texts and its previews, as the rest of the renderer uses them.
 * @typeParam V view, @typeParam A action, @typeParam F events of the game
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the catalogue holds the UIs of all games
export interface GameUi<V = any, A = any, F extends VisibleEvent = any> {
  /** The rules, for previews only; the main process decides legality. */
  readonly game: AnyGame
  /** The board as data. */
  scene(view: V, parameters: SceneParameters): Scene
  /** The click path of an action. */
  clickPath(action: A, view: V): ClickPath
  /** Text of a choice in the list beside the board; unique among the choices of a decision. */
  choiceLabel(action: A, view: V): Message
  /**
   * Short text of a choice, if the board beside it shows the rest: 'Keep Forest (land)'. Undefined, or absent: the text of
   * the list.
   */
  shortChoiceLabel?(action: A, view: V): Message | undefined
  /** Heading of a choice in the list, if the choices are of different kinds to be compared. */
  choiceGroupHeading?(action: A, view: V): Message | undefined
  /**
   * The sprite spec of what each of these choices costs. The board shows it on a piece that leads only to these choices.
   * Undefined if one of them is free.
   */
  choiceCost?(actions: readonly A[], view: V): SpriteSpec | undefined
  /** A series that begins or continues with a decision that has these choices; absent, or undefined: none. */
  choiceSeries?(choices: readonly A[], view: V): OneButtonChoiceSeries<A> | undefined
  /**
   * Why a decision lacks a choice that most decisions of its kind have: shown in place of its button. Taken from the rules'
   * own `explainIllegal`. Empty, or absent: no such choice.
   * @param choices all choices of the decision
   */
  missingChoiceReasons?(view: V, seat: Seat, choices: readonly A[]): readonly Message[]
  /**
   * Whether an action, if it is the only choice, is a step that the rules prescribe in every turn: to draw a card, or to go as far
   * as the dice say. Players are not told that it was their only move. Absent: no action is.
   */
  isRoutineAction?(action: A): boolean
  /** An event as a sentence of the log, or undefined if it has no line. */
  eventSentence(event: F): Message | undefined
  /**
   * Random results of a log entry, in sentences: the cards, dice or energies that came up. From the events of that entry.
   * Empty, or absent: the log's own sentences contain them.
   */
  chanceSentences?(events: readonly F[]): readonly Message[]
  /**
   * The places on the board to which an event belongs, if it names no place and moves no piece. Absent: the event is shown
   * beside its seat.
   */
  eventPlaces?(event: F): readonly string[]
  /**
   * Additions to the stage's generic ghosts of a hovered choice (stage/ghosts.ts): signs, and possible next positions. From
   * the preview and its two scenes; no consequence is computed here.
   */
  extraGhosts?(outlook: ExtraGhostsInput<V, A>): Scene['pieces']
  /**
   * Effects of a choice beyond the changed figures (choice-effects.ts), and their icons. From the preview; no consequence is
   * computed here.
   */
  extraChoiceEffects?(foreseen: ChoiceEffectInput<V, A>): ExtraChoiceEffects<V>
  /**
   * An enlarged piece of the scene, laid over the board while it is hovered, focused or held under a finger, if it is too
   * small to read in place. Empty, or absent: it cannot be enlarged, and its label contains the rest.
   */
  closeUpPiecesOf?(piece: Piece, view: V, parameters: SceneParameters, scene: Scene): Scene['pieces']
  /**
   * Labels that rise from the board and fade when an update is shown: gains, over their sources. The events are those since
   * the previous update; view and scene are those of the update.
   */
  floatingLabels?(events: readonly F[], view: V, parameters: SceneParameters, scene: Scene): Scene['pieces']
  /**
   * The parts of an update to be read before the next one (a card, an offer, a score); the screen computes their time
   * (components/board/reading-time.ts). The events are those since the previous update; acts of the players at this screen
   * (`mine`) need no reading.
   */
  readingPauses?(events: readonly F[], ownSeats: readonly Seat[]): readonly TextToReadOrGlance[]
  /**
   * The event banner of an update, such as a death, a rebirth or a harmony. Undefined for most; the screen itself shows the end
   * of the game. The events are those since the previous update; the view is that of the update.
   */
  eventBannerFor?(events: readonly F[], view: V): EventBanner | undefined
  /** How a single event is marked on the log's timeline, or undefined. Absent: no marks. */
  timelineMark?(event: F): TimelineMarkShapeAndText | undefined
  /** The boards of other seats are small: the acting seat's board is enlarged. Absent: never. */
  readonly followsActiveSeat?: boolean
  /** Result of the game for a seat, as one sentence beside its score. The view is that of the end. */
  resultSummary?(view: V, seat: Seat): Message
  /**
   * The figure that decides the game for a seat, if that is not its score: shown large at the end in place of it. The view is
   * that of the end.
   */
  decidingFigure?(view: V, seat: Seat): NumberWithFullText
  /** A seat's history of the game, line by line, from the events of the log, by its groups. Absent: the end shows none. */
  seatHistory?(history: readonly (readonly F[])[], seat: Seat): readonly Message[]
  /** The kinds of pieces on its board, with pictures and texts. */
  readonly legend: BoardLegend
  /** The tutorial; absent if the game has none. */
  readonly tutorial?: GameTutorial<V, A, F>
  /** Alerts for acts of other players; absent: only the end. */
  readonly alertFor?: AlertClassifier<F>
  /** The sound of an event; never its only signal. */
  readonly soundFor: SoundForEvent<F>
  /** The background sound of the game. */
  readonly ambience: AmbienceName
  /** The rulebook chapter of each kind of decision. */
  readonly decisionChapters: Readonly<Record<string, string>>
  /** The rulebook section of each kind of event and each kind of piece. Absent: the game names none. */
  readonly eventAndPieceSections?: EventAndPieceSections
  /** Draws the sprite specs. Loaded with Pixi. */
  loadPainter(): Promise<GameSpritePainter>
  /** Lines of text about a seat in the side panel, with figures that its player would otherwise compute by hand. */
  seatFigureLines(view: V, seat: Seat): readonly Message[]
  /** Private information of a seat, shown by 'my values'; only for games with small secrets. */
  readonly PrivatePanel?: Component<{ view: V; seat: Seat }>
}
