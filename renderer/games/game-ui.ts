/**
 * What the renderer needs to know of a game: how it looks and how it speaks. Everything is a pure function of what a
 * viewer may see. `renderer/games/<game>/index.ts` gives a GameUi; catalogue.ts loads it when its table opens.
 */
import type { Component } from 'svelte'
import type { AnyGame, Message, Seat } from '../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { ActionPreview } from '../../engine/core/contract/action-preview.ts'
import type { SpriteSpec, ClickPath, Piece, Scene, BoardViewport } from '../stage/scene.ts'
import type { BoardPainter } from '../stage/painter.ts'
import type { ExtraChoiceEffects } from './choice-effect-types.ts'
import type { BoardLegend } from './legend.ts'
import type { AmbienceName } from '../sound/ambience.ts'
import type { GameTutorial } from '../lessons/lesson.ts'
import type { SoundForEvent } from '../sound/event-sounds.ts'
import type { AlertForEvent } from './alerts.ts'
import type { RulebookLinks } from './rulebook-links.ts'

/** What of a moment is to be read before the next one: words that lie on the board, or nothing that a look does not tell. */
export type ReadingPause = 'glance' | Message

/** A moment told by itself, over the board. Which of them wait for a player is decided by components/table/great.ts. */
export interface GameHighlight {
  readonly kind: 'death' | 'rebirth' | 'harmony' | 'moksha' | 'habit' | 'end'
  /** Whose moment it is. */
  readonly seats: readonly Seat[]
  /** What happens, as one sentence: the prompt says it too. */
  readonly title: Message
  /** What led to it and what comes of it, each a sentence. */
  readonly lines: readonly Message[]
  /** It goes on from a moment that was told by itself: only those whose own it is are kept waiting once more. */
  readonly sequel?: true
}

/** What a choice would do, as far as its chooser can know. */
export interface ChoicePreview<V, A> {
  readonly preview: ActionPreview<V, A>
  /** What is shown now. */
  readonly view: V
  readonly vantage: BoardViewport
  readonly before: Scene
  /** The scene of the preview's view, if there is one. */
  readonly after?: Scene
}

/** What a choice would do, without a board to show it on. */
export type ChoiceEffectInput<V, A> = Pick<ChoicePreview<V, A>, 'preview' | 'view'> & {
  /** Who chooses. */
  readonly seat: Seat
}

/** Choices of several decisions in a row, which one button makes: each is an action of its own, and judged by itself. */
export interface ChoiceSeries<A> {
  /** What the button says. Another series has other words. */
  readonly words: Message
  /** The choice of the present decision. */
  readonly action: A
  /** How many decisions follow. */
  readonly left: number
}

/** A number with what it counts. */
export interface LabelledNumber {
  readonly value: number
  /** With the number in it. */
  readonly words: Message
}

/** @typeParam V view, @typeParam A action, @typeParam F facts of the game */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the catalogue holds faces of every game
export interface GameUi<V = any, A = any, F extends VisibleEvent = any> {
  /** The rules, for previews only; legality comes from main. */
  readonly game: AnyGame
  /** The board as data. */
  scene(view: V, vantage: BoardViewport): Scene
  /** How an action is clicked. */
  clickPath(action: A, view: V): ClickPath
  /** The words of a choice in the list beside the board; differ from those of every other choice. */
  choiceLabel(action: A, view: V): Message
  /**
   * The same in few words, where what it is about lies right beside and says the rest: 'Keep Forest (land)'. Undefined, or
   * absent: the words of the list.
   */
  shortChoiceLabel?(action: A, view: V): Message | undefined
  /** Under which heading the row of a choice stands, where choices are of kinds that people weigh against each other. */
  choiceGroup?(action: A, view: V): Message | undefined
  /**
   * The picture of what each of these choices costs, where others like them are free: it stands on the frame of the piece that leads
   * to them alone. Undefined: one of them is free.
   */
  choiceCost?(actions: readonly A[], view: V): SpriteSpec | undefined
  /** A series that begins or goes on with a decision that has these choices; absent, or undefined: there is none. */
  choiceSeries?(choices: readonly A[], view: V): ChoiceSeries<A> | undefined
  /**
   * Why a decision lacks a choice that players look for, since most decisions of its kind have it: said where its button
   * would stand. From the rules' own `explainIllegal`. Empty, or absent: nothing of the kind.
   * @param choices all that the decision offers
   */
  missingChoiceReasons?(view: V, seat: Seat, choices: readonly A[]): readonly Message[]
  /** A fact as a sentence of the log; undefined: not worth a line. */
  eventSentence(fact: F): Message | undefined
  /**
   * What luck brought with an entry of the log, in sentences: which card, dice or energies came. From the facts of that entry.
   * Empty, or absent: the log's own sentences tell it.
   */
  chanceSentences?(facts: readonly F[]): readonly Message[]
  /** Where on the board a fact happened that names no place and moved nothing; absent: beside whom it is about. */
  eventPlaces?(fact: F): readonly string[]
  /**
   * What a picture of a hovered choice needs beyond what the stage lays over the board by itself (stage/ghosts.ts): signs,
   * and where something could go next. From the preview and its two scenes; no consequence is computed here.
   */
  extraGhosts?(outlook: ChoicePreview<V, A>): Scene['pieces']
  /**
   * What the row of a choice says of it beyond the figures that would change (foretell.ts), and its small pictures. From
   * the preview; no consequence is computed here.
   */
  extraChoiceEffects?(foreseen: ChoiceEffectInput<V, A>): ExtraChoiceEffects<V>
  /**
   * A piece of the scene larger, laid over the board while it is pointed at, focused or held under a finger: what is too
   * small to read where it lies. Empty, or absent: it is as large as it gets, and its label tells the rest.
   */
  closeUp?(piece: Piece, view: V, vantage: BoardViewport, scene: Scene): Scene['pieces']
  /**
   * What rises from the board for a moment when what happened is shown, and fades: what was gained, over what gave it.
   * Facts are those since the moment before; view and scene are those of the moment.
   */
  floatingLabels?(facts: readonly F[], view: V, vantage: BoardViewport, scene: Scene): Scene['pieces']
  /**
   * What of a moment has to be read before the next one (a card, an offer, a score): the screen gives it the time
   * (components/board/dwell.ts). Facts are those since the moment before; what the people at this screen (`mine`) did
   * themselves they need not read.
   */
  readingPauses?(facts: readonly F[], mine: readonly Seat[]): readonly ReadingPause[]
  /**
   * A moment of its own: a death, a rebirth, a harmony. Undefined for most; the end of the game is told by the screen.
   * Facts are those since the moment before; the view is that of the moment.
   */
  highlightFor?(facts: readonly F[], view: V): GameHighlight | undefined
  /** What of that a fact alone tells: the log's timeline marks it. Absent: nothing. */
  timelineMark?(fact: F): GameHighlight['kind'] | undefined
  /** The boards of others are small: while another seat acts its board is shown large. Absent: never. */
  readonly followsActiveSeat?: boolean
  /** What the game came to for a seat, as one sentence beside its score. The view is that of the end. */
  resultSummary?(view: V, seat: Seat): Message
  /**
   * The figure that decides the game for a seat, where that is not its score: shown large at the end in place of it. The view is
   * that of the end.
   */
  decidingFigure?(view: V, seat: Seat): LabelledNumber
  /** A seat's way through the game, line by line, from the facts of the log, by its groups. Absent: the end tells none. */
  seatHistory?(history: readonly (readonly F[])[], seat: Seat): readonly Message[]
  /** What lies on its board, with pictures and words. */
  readonly legend: BoardLegend
  /** The lessons of its guided first game; absent: it has none. */
  readonly tutorial?: GameTutorial<V, A, F>
  /** What of others' deeds people must not miss; absent: nothing but the end. */
  readonly alertFor?: AlertForEvent<F>
  /** What is heard of a fact: never the only one to tell it. */
  readonly soundFor: SoundForEvent<F>
  /** What is heard under the game. */
  readonly ambience: AmbienceName
  /** Which chapter of the rulebook says more of a decision, by its kind. */
  readonly decisionChapters: Readonly<Record<string, string>>
  /** Which part of the rulebook tells of what happened and of what lies on the board; absent: none in particular. */
  readonly rulebookLinks?: RulebookLinks
  /** Draws the looks. Loaded with Pixi. */
  loadPainter(): Promise<BoardPainter>
  /** Small texts under the title of the side panel: what a player would compute by hand. */
  seatFigures(view: V, seat: Seat): readonly Message[]
  /** What a seat privately knows and 'my values' shows; only for games with small secrets. */
  readonly PrivatePanel?: Component<{ view: V; seat: Seat }>
}
