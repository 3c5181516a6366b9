/** The table beside the mandala as pieces: dice, Free Will Cards laid out, what can be reached, cards in use. */
import { freeWillPiece } from '../../../engine/cosmic-karma/places.ts'
import { reachOf, type Reach } from '../../../engine/cosmic-karma/reach.ts'
import type { CosmicView } from '../../../engine/cosmic-karma/state.ts'
import { askOf } from '../../../engine/cosmic-karma/asks.ts'
import { box, clamp, type Box } from '../../art/boxes.ts'
import type { Piece, SceneFrame } from '../../stage/scene.ts'
import { cardLabel, reachLabel, sideLabel } from './labels.ts'
import { ANSWERS, type TablePlan } from './layout.ts'
import { LAYER, onPiece, piece } from './make.ts'
import { message } from './names.ts'
import { cardsInUse, turnFrame } from './now.ts'
import { cardSide, DICE, tableCard } from './pieces.ts'
import { signOfSpace, signsOf, type Sign } from './signs.ts'

export function tablePieces(view: CosmicView, frame: SceneFrame, plan: TablePlan): readonly Piece[] {
  return [
    piece('tray', 'tray', { kind: 'tray' }, plan.tray, LAYER.panel),
    ...dicePieces(view, frame, plan),
    ...listPieces(view, frame, plan),
    ...cardPieces(view, frame, plan),
  ]
}

// ------------------------------------------------------------------------------------------------- dice and count

function dicePieces(view: CosmicView, frame: SceneFrame, plan: TablePlan): readonly Piece[] {
  const { dice } = plan
  const turn = turnFrame(view)
  // While nothing is to be listed the dice have all the room that the answers leave.
  const at = turn?.stage === 'start' ? box(dice.x, dice.y, dice.w, startDice(plan)) : dice
  const laid = turn?.cards ?? []
  const thrown = turn?.dice ?? []
  const count = turn?.count ?? 0
  const size = Math.min(at.h * 0.8, at.w * 0.27, turn?.stage === 'start' ? 104 : 64)
  const total = box(at.x + at.w - size * 1.5, at.y + (at.h - size) / 2, size * 1.5, size)
  const sum = { kind: 'count', count, textScale: frame.textScale } as const
  const counted =
    count > 0 ? [piece('count', 'tray', sum, total, LAYER.shelf, { label: message('label.count', { count }) })] : []
  if (laid.length > 0) {
    const w = Math.min(size * 0.78, (at.w - total.w) / laid.length)
    const cards = laid.map((number, nth) =>
      piece(
        `laidOut:${String(nth)}`,
        'laidOut',
        { kind: 'freeWill', number, count: 1 },
        box(at.x + nth * w, at.y + (at.h - size) / 2, Math.min(w * 0.94, size * 0.74), size),
        LAYER.dice,
        { piece: freeWillPiece(number), label: message('label.laidOut', { number }) },
      ),
    )
    return [laidOutGround(at), ...cards, ...counted]
  }
  const ready = turn?.stage === 'start'
  const [first = 0, second = 0] = thrown
  const label = first === 0 ? message('label.dice') : message('label.thrown', { first, second, count: first + second })
  const left = count > 0 ? at.x + size * 0.1 : at.x + (at.w - size * 2.2) / 2
  const boxes = [0, 1].map((nth) => box(left + nth * size * 1.15, at.y + (at.h - size) / 2, size, size))
  const both = box(left, at.y + (at.h - size) / 2, size * 2.15, size)
  return [
    laidOutGround(at),
    piece(DICE, DICE, { kind: 'count', count: 0, textScale: 1 }, both, LAYER.shelf, {
      label,
      targets: [onPiece(DICE)],
    }),
    ...boxes.map((die, nth) =>
      piece(`die:${String(nth)}`, DICE, { kind: 'die', face: nth === 0 ? first : second, ready }, die, LAYER.dice),
    ),
    ...counted,
  ]
}

/** Height of the dice while they wait to be thrown. */
function startDice({ dice, list, answers }: TablePlan): number {
  return Math.max(dice.h, answers.y + answers.h - dice.y - Math.max(answers.h, Math.min(ANSWERS.high, list.h)) - 4)
}

/** The room for the buttons of a decision: more of it where nothing is listed above them. */
export function answersRoom(view: CosmicView, plan: TablePlan): Box {
  const { list, answers } = plan
  if (reachOf(view).length > 0) return answers
  const top = turnFrame(view)?.stage === 'start' ? plan.dice.y + startDice(plan) + 4 : list.y
  return box(answers.x, top, answers.w, answers.y + answers.h - top)
}

/** So that cards have somewhere to go while none lie there. */
function laidOutGround(at: Box): Piece {
  return piece('laidOut', 'laidOut', { kind: 'count', count: 0, textScale: 1 }, at, LAYER.shelf, { alpha: 0 })
}

// ---------------------------------------------------------------------------------------------------------- the list

/** What the pending move can reach, one line each. */
function listPieces(view: CosmicView, frame: SceneFrame, { list }: TablePlan): readonly Piece[] {
  const reaches = distinct(reachOf(view))
  const most = Math.max(1, Math.floor((list.h + 2) / 19))
  const shown = reaches.slice(0, most)
  const high = clamp((list.h - 2 * shown.length) / Math.max(1, shown.length), 17, 54 * frame.textScale)
  return shown.map((reach, nth) =>
    rowPiece(view, frame, reach, box(list.x, list.y + nth * (high + 2), list.w, Math.min(high, list.h))),
  )
}

/** One of those that end alike. */
function distinct(reaches: readonly Reach[]): readonly Reach[] {
  const found = new Map<string, Reach>()
  for (const reach of reaches) {
    const key = `${reach.space} ${String(reach.passed)}`
    if (!found.has(key)) found.set(key, reach)
  }
  return [...found.values()]
}

function rowPiece(view: CosmicView, frame: SceneFrame, reach: Reach, at: Box): Piece {
  const passed: readonly Sign[] = Array.from({ length: reach.passed }, () => 'freeWill')
  const signs = reach.wins ? ['home'] : [...passed, ...signsOf(reach.effect)]
  const met = reach.majorities.map(({ of, item, colour }) => {
    const { colour: tone = '#cccccc', shape = 'circle' } = frame.seats[of] ?? {}
    const sign: Sign = item === null ? 'neutral' : `${item}:${colour ?? 'choice'}:1`
    return `${tone}|${shape}|${sign}`
  })
  return piece(
    `row:${reach.space}:${String(reach.passed)}`,
    'reach',
    {
      kind: 'row',
      title: `cosmic-karma.space.${reach.space}.name`,
      signs: signs.join(' '),
      sign: signOfSpace(reach.space),
      met: met.join(' '),
      wins: reach.wins,
      textScale: frame.textScale,
    },
    at,
    LAYER.shelf,
    { label: reachLabel(reach) },
  )
}

// ------------------------------------------------------------------------------------------------------------- cards

function cardPieces(view: CosmicView, frame: SceneFrame, plan: TablePlan): readonly Piece[] {
  const frames = cardsInUse(view)
  const ground = piece('table', 'table', { kind: 'count', count: 0, textScale: 1 }, plan.card, LAYER.ground, {
    alpha: 0,
  })
  const ask = askOf(view)
  // Whoever has to point at the board needs to see it.
  const aside = ask === 'fork' || ask === 'swap'
  const at = aside ? asideBox(plan) : plan.card
  const cards = frames.flatMap((each, nth) => {
    const last = nth === frames.length - 1
    if (!last) return []
    const side = each.kind === 'choice' ? (each.side ?? each.shown) : null
    const second = each.kind === 'choice' && ask === 'side'
    const of = { kind: 'card', face: 1, card: each.card, side: side ?? '', second, textScale: frame.textScale } as const
    const id = tableCard(each.card)
    const shown = piece(id, 'table', of, at, LAYER.card, { piece: each.card, label: cardLabel(each.card, side) })
    if (each.kind !== 'choice' || !second) return [shown]
    const halves = sideBoxes(at)
    const sides = (['a', 'b'] as const).map((which, i) =>
      piece(cardSide(each.card, which), 'table', { kind: 'side', side: which }, halves[i] ?? at, LAYER.side, {
        label: sideLabel(each.card, which),
        targets: [onPiece(cardSide(each.card, which))],
      }),
    )
    return [shown, ...sides]
  })
  return [ground, ...cards]
}

/** The two sides of an open Choice Card, one above the other, below its head. */
export function sideBoxes(at: Box): readonly [Box, Box] {
  const head = at.h * 0.2
  const pad = at.w * 0.04
  const high = (at.h - head - pad * 2) / 2
  return [
    box(at.x + pad, at.y + head, at.w - 2 * pad, high),
    box(at.x + pad, at.y + head + high + pad, at.w - 2 * pad, high),
  ]
}

function asideBox({ dice }: TablePlan): Box {
  const h = dice.h
  return box(dice.x + dice.w * 0.42, dice.y, Math.min(dice.w * 0.26, h * 0.9), h)
}
