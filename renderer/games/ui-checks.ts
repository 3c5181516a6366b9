/**
 * Checks of invariant 8 (every choice can be made on the board, see ui-invariants.ts) on one scene, one move or one decision.
 * Each check returns the faults that it found, as texts for the tester.
 */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { hasMessage, formatMessage } from '../messages/index.ts'
import { hitAreasByPiece, MIN_HIT_SIZE_PX, type HitRect } from '../stage/hit-testing.ts'
import {
  createEmptyClickSequence,
  applyClickToSequence,
  evaluateClickSequence,
  choicesOpenAfter,
  type ClickableChoice,
  type ClickSequenceState,
} from '../stage/click-sequence.ts'
import type { Piece, Scene, SceneParameters, ClickTarget } from '../stage/scene.ts'
import { controlIdsAmong, controlLabel, indexSceneTargets, type PieceTargetIndex } from '../stage/target-index.ts'

const NAMES = ['Asha', 'Bodhi', 'Chandra', 'Deva', 'Esha', 'Falguni']
/** How far a piece may extend over the edge, in CSS pixels. */
const EDGE_TOLERANCE_PX = 1
/** Share of a clickable piece that another clickable one may cover. */
const MAX_COVERED_SHARE = 0.5

/** Whether each value was a person or a number on first use, by game and name. */
const people = new Map<string, boolean>()

/** A value name is a person in all messages of a game or in none: a bare seat number must not be used for a person. */
function checkPeople({ id, values = {} }: Message): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const person = typeof value === 'object' && value !== null && 'seat' in value && !('id' in value)
    if (!person && typeof value !== 'number') return []
    const key = `${id.split('.', 1)[0] ?? ''} ${name}`
    const before = people.get(key) ?? person
    people.set(key, before)
    return before === person ? [] : [`${id}: '${name}' is a person here or there, and a number elsewhere`]
  })
}

/** Cache of checked messages: scenes repeat them, and rendering them takes most of the time. */
const said = new Set<string>()

/**
 * Checks that a message, and each message nested in it, has a text and all values, and that the text contains nothing like
 * `undefined`.
 * @param of what the message belongs to, for the report
 * @returns a description of each fault
 */
export function messageFaults(of: string, message: Message): readonly string[] {
  const text = JSON.stringify(message)
  if (said.has(text)) return []
  const wrong = wrongWords(of, message)
  if (wrong.length === 0) said.add(text)
  return wrong
}

function wrongWords(of: string, message: Message): readonly string[] {
  if (!hasMessage(message.id)) return [`${of}: no words for ${message.id}`]
  const text = formatMessage(message, NAMES)
  const within = [
    ...checkPeople(message),
    ...Object.values(message.values ?? {}).flatMap((value) => checkNested(of, value)),
  ]
  if (text === message.id)
    return [`${of}: ${message.id} cannot be said with ${JSON.stringify(message.values ?? {})}`, ...within]
  if (text.trim() === '') return [`${of}: ${message.id} says nothing with ${JSON.stringify(message.values ?? {})}`]
  if (/undefined|\bnull\b|\bNaN\b|\[object|\?\?/.test(text)) return [`${of}: ${message.id} says '${text}'`]
  return within
}

function checkNested(of: string, value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => checkNested(of, item))
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return []
  return messageFaults(of, value as Message)
}

/**
 * Checks a scene for faults: piece ids and the places in the outline (the headings for screen readers) must be unique,
 * all pieces must be within the board, and all labels and headings must have texts.
 * @returns a description of each fault
 */
export function checkScene(scene: Scene, parameters: SceneParameters): readonly string[] {
  return [
    ...twice(scene.pieces.map(({ id }) => id)).map((id) => `two pieces are called ${id}`),
    ...twice(scene.outline.map(({ place }) => place)).map((place) => `the outline names ${place} twice`),
    ...scene.pieces.flatMap((piece) => (isWithin(piece, parameters) ? [] : [`${piece.id} lies outside the board`])),
    ...scene.pieces.flatMap(({ id, label }) => (label === undefined ? [] : messageFaults(`the label of ${id}`, label))),
    ...scene.outline.flatMap(({ place, title }) => messageFaults(`the heading of ${place}`, title)),
  ]
}

function twice(names: readonly string[]): readonly string[] {
  const once = new Set<string>()
  return [...new Set(names.filter((name) => once.has(name) || !once.add(name)))]
}

function isWithin(piece: Piece, parameters: SceneParameters): boolean {
  const cos = Math.abs(Math.cos(piece.turn ?? 0))
  const sin = Math.abs(Math.sin(piece.turn ?? 0))
  const x = (piece.width * cos + piece.height * sin) / 2
  const y = (piece.width * sin + piece.height * cos) / 2
  // Written so that NaN is not within either.
  return (
    piece.x - x >= -EDGE_TOLERANCE_PX &&
    piece.y - y >= -EDGE_TOLERANCE_PX &&
    piece.x + x <= parameters.width + EDGE_TOLERANCE_PX &&
    piece.y + y <= parameters.height + EDGE_TOLERANCE_PX
  )
}

/**
 * Checks that the events of moves name only known places: the origin and the destination of every moved piece are places of
 * the scene before or after.
 * @param offBoard further known places, which no board shows
 * @returns a description of each fault
 */
export function checkPlacesOfMovedEvents(
  before: Scene,
  after: Scene,
  events: readonly VisibleEvent[],
  offBoard: readonly string[],
): readonly string[] {
  const places = new Set(offBoard)
  for (const { place, targets } of [...before.pieces, ...after.pieces]) {
    places.add(place)
    for (const target of targets ?? []) if (target.on === 'place') places.add(target.id)
  }
  return events
    .filter(({ kind }) => kind === 'moved')
    .flatMap((event) => {
      const { from, to } = { ...event, ...event.secret } as VisibleEvent & { from?: string; to?: string }
      return [from, to].flatMap((place) =>
        place !== undefined && places.has(place) ? [] : [`something moved by way of ${place}, which is no place`],
      )
    })
}

/**
 * Checks that all choices of a decision have texts, and that no two texts are equal.
 * @returns one text for each problem; empty if the check passes
 */
export function checkChoiceLabels(
  choices: readonly { readonly action: Json; readonly words: Message }[],
): readonly string[] {
  const said = choices.map((choice) => formatMessage(choice.words, NAMES))
  return [
    ...choices.flatMap((choice) => messageFaults('a choice', choice.words)),
    ...twice(said).map((text) => `two choices say '${text}'`),
  ]
}

/**
 * Checks that every step of every click path can be clicked: one of its targets is on the board, or is a control
 * beside the prompt that has a text.
 * @returns one text for each step that cannot be clicked; empty if the check passes
 */
export function checkClickTargetsExist(scene: Scene, choices: readonly ClickableChoice<Json>[]): readonly string[] {
  const meaning = indexSceneTargets(scene)
  return choices.flatMap(({ action, path }) =>
    path.steps.flatMap((step) => {
      const beside = controlIdsAmong(step)
      if (meaning.piecesFor(step).length > 0 || beside.length > 0) return beside.flatMap(checkControl)
      return [`nothing on the board is a target for ${JSON.stringify(action)}: ${JSON.stringify(step)}`]
    }),
  )
}

function checkControl(id: string): readonly string[] {
  return messageFaults(`the control ${id}`, controlLabel(id))
}

/** Maximum length of a name at the head of the list; a name in another language may be longer. */
const MAX_PIECE_NAME_LENGTH = 50

/**
 * Checks the names of the pieces with which the player can begin a choice of several clicks: they have texts and are
 * short. A piece without a name must have a short label; a piece with neither is accepted.
 * @returns a description of each fault; empty if there is none
 */
export function firstClickPieceNameFaults(scene: Scene, choices: readonly ClickableChoice<Json>[]): readonly string[] {
  const meaning = indexSceneTargets(scene)
  const start = createEmptyClickSequence(choices)
  return meaning.piecesFor(evaluateClickSequence(start).targets).flatMap((piece) => {
    const name = piece.name ?? piece.label
    if (
      name === undefined ||
      evaluateClickSequence(applyClickToSequence(start, meaning.targetsOf(piece))).chosen !== undefined
    )
      return []
    const said = formatMessage(name, NAMES)
    const long = said.length > MAX_PIECE_NAME_LENGTH ? [`once picked, ${piece.id} is called '${said}'`] : []
    return [...(piece.name === undefined ? [] : messageFaults(`the name of ${piece.id}`, name)), ...long]
  })
}

/**
 * Checks that the pieces to click are large enough and uncovered, both before the first click and after each possible
 * first click. A piece also passes if another piece with the same effect does: a pawn in a crowd has its seat's
 * clickable panel (WCAG 2.5.8, 'Equivalent').
 * @param smallest minimum width and height, in CSS pixels
 * @returns one text for each problem; empty if the check passes
 */
export function checkClickAreas(
  scene: Scene,
  choices: readonly ClickableChoice<Json>[],
  smallest: number,
): readonly string[] {
  const meaning = indexSceneTargets(scene)
  const start = createEmptyClickSequence(choices)
  const further = meaning
    .piecesFor(evaluateClickSequence(start).targets)
    .map((piece) => applyClickToSequence(start, meaning.targetsOf(piece)))
    .filter((picking) => evaluateClickSequence(picking).targets.length > 0)
  return [...new Set([start, ...further].flatMap((picking) => checkLit(meaning, picking, smallest)))]
}

function checkLit(meaning: PieceTargetIndex, picking: ClickSequenceState<Json>, smallest: number): readonly string[] {
  const next: readonly ClickTarget[] = evaluateClickSequence(picking).targets
  const lit = meaning.piecesFor(next).toSorted((a, b) => a.layer - b.layer)
  const areas = hitAreasByPiece(lit, MIN_HIT_SIZE_PX.fine)
  const leads = (piece: Piece): string =>
    JSON.stringify(choicesOpenAfter(picking, meaning.targetsOf(piece)).map(({ action }) => action))
  const wrongs = lit.map((piece, i) => {
    const area = areas.get(piece.id)
    if (area === undefined) return []
    const size = Math.min(area.width, area.height)
    const small = size < smallest ? [`${piece.id} can be clicked on ${size.toFixed(0)} pixels only`] : []
    const over = lit.slice(i + 1).filter((other) => {
      const covering = areas.get(other.id)
      return covering !== undefined && share(area, covering) > MAX_COVERED_SHARE && leads(piece) !== leads(other)
    })
    return [...small, ...over.map((other) => `${other.id} lies over ${piece.id}`)]
  })
  const free = new Set(lit.filter((_, i) => wrongs[i]?.length === 0).map(leads))
  return lit.flatMap((piece, i) => (free.has(leads(piece)) ? [] : (wrongs[i] ?? [])))
}

/** Share of an area that another one covers, 0..1. */
function share(area: HitRect, by: HitRect): number {
  const width = Math.min(area.left + area.width, by.left + by.width) - Math.max(area.left, by.left)
  const height = Math.min(area.top + area.height, by.top + by.height) - Math.max(area.top, by.top)
  return width <= 0 || height <= 0 ? 0 : (width * height) / (area.width * area.height)
}
