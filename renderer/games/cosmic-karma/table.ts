/** The table beside the mandala as pieces: what can be reached, and cards in use. Dice are in dice.ts. */
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicView, ReachableSpace } from '../../../engine/cosmic-karma/index.ts'
import type { ChoiceCard, SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { spacePlace } from '../../../engine/cosmic-karma/places.ts'
import { box, clamp, eachIn, grid, type Box } from '../../art/boxes.ts'
import { onPiece, onPlace } from '../../art/make.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { seatLook } from '../seats.ts'
import { cardSides } from './art/lying.ts'
import { dicePieces } from './dice.ts'
import { reachLabel } from './labels.ts'
import type { TablePlan } from './layout.ts'
import { LAYER, piece } from './make.ts'
import { cardName, cardWords, message } from './named.ts'
import { asked, cardsInUse, firstsOf } from './now.ts'
import { endOf } from './paths.ts'
import { cardSide, tableCard } from './pieces.ts'
import { signOfMet, signOfSpace, signsOf, type Sign } from './art/sign-of.ts'
import { endsOf, trayOf } from './tray.ts'
import { wayBy } from './ways.ts'

export function tablePieces(view: CosmicView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  return [
    piece('tray', 'tray', { kind: 'tray' }, plan.tray, LAYER.panel),
    ...dicePieces(view, vantage, plan),
    ...listPieces(view, vantage, plan),
    ...cardPieces(view, vantage, plan),
  ]
}

// ---------------------------------------------------------------------------------------------------------- the list

/** Lower rows could not be read; where they are clicked, not be hit: CSS pixels. */
const ROW = { least: 19, clicked: 26, most: 56 } as const
/** A list so wide has room for two rows side by side. */
const TWO_COLUMNS = 330
/** What parts a row from the next; rows that are clicked have light around them: CSS pixels. */
const GAP = { read: 2, clicked: 8 } as const

/** What the pending move can reach, one row each. Where the way branches, a row is clicked like its space. */
function listPieces(view: CosmicView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  const reaches = endsOf(view)
  const { list } = trayOf(view, plan)
  if (list === undefined) return []
  const fork = asked(view)?.kind === 'fork'
  const least = fork ? ROW.clicked : ROW.least
  const gap = fork ? GAP.clicked : GAP.read
  const lines = Math.max(1, Math.floor((list.h + gap) / (least + gap)))
  const across = reaches.length > lines && list.w >= TWO_COLUMNS ? 2 : 1
  const shown = reaches.slice(0, lines * across)
  const used = Math.min(lines, Math.ceil(shown.length / across))
  const high = clamp(
    (list.h - gap * (used - 1)) / Math.max(1, used),
    Math.min(least, list.h),
    ROW.most * vantage.textScale,
  )
  const spots = grid(box(list.x, list.y, list.w, high * used + gap * (used - 1)), shown.length, across, gap)
  const among = shown.map(({ space }) => titleOf(space)).join(' ')
  return eachIn(shown, spots, (reach, at) => rowPiece(view, vantage, reach, at, among))
}

function titleOf(space: SpaceId): `space.${SpaceId}.name` {
  return `space.${space}.name`
}

function rowPiece(view: CosmicView, vantage: Vantage, reach: ReachableSpace, at: Box, among: string): Piece {
  const fork = asked(view)?.kind === 'fork'
  const forked = fork && firstsOf(view).length > 1
  const [first] = reach.route
  const way = forked && first !== undefined ? (wayBy(view, first) ?? '') : ''
  const passed: readonly Sign[] = Array.from({ length: reach.passed }, () => 'freeWill')
  const signs = reach.wins ? ['home'] : [...passed, ...signsOf(SPACES[reach.space].effect)]
  const met = reach.majorities.map((majority) => {
    const { colour, shape } = seatLook(vantage, majority.of)
    return `${colour}|${shape}|${signOfMet(majority)}`
  })
  return piece(
    `row:${reach.space}:${reach.passed}`,
    'reach',
    {
      kind: 'row',
      title: titleOf(reach.space),
      among,
      way,
      signs: signs.join(' '),
      sign: signOfSpace(reach.space),
      met: met.join(' '),
      wins: reach.wins,
      textScale: vantage.textScale,
    },
    at,
    LAYER.shelf,
    { label: reachLabel(reach), targets: fork ? [onPlace(spacePlace(endOf(reach)))] : [] },
  )
}

// ------------------------------------------------------------------------------------------------------------- cards

function cardPieces(view: CosmicView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  const card = cardsInUse(view).at(-1)
  const ground = piece('table', 'table', { kind: 'count', count: 0, textScale: 1 }, plan.card, LAYER.ground, {
    alpha: 0,
  })
  if (card === undefined) return [ground]
  const ask = asked(view)?.kind
  // Whoever has to point at the board needs to see it.
  const aside = ask === 'fork' || ask === 'swap'
  const at = aside ? asideBox(trayOf(view, plan).dice) : plan.card
  const side = card.kind === 'choice' ? (card.side ?? card.shown) : null
  const second = ask === 'side'
  const of = { kind: 'card', face: 1, card: card.card, side: side ?? '', second, textScale: vantage.textScale } as const
  const shown = piece(tableCard(card.card), 'table', of, at, LAYER.card, {
    piece: card.card,
    label: message('label.card', { card: cardName(card.card), ...cardWords(card.card, side) }),
  })
  return [ground, shown, ...(card.kind === 'choice' && second ? sidePieces(card.card, at) : [])]
}

/** The two sides of an open Choice Card, one above the other, below its head. */
function sidePieces(card: ChoiceCard, at: Box): readonly Piece[] {
  return eachIn(['a', 'b'] as const, cardSides(at), (side, half) => {
    const id = cardSide(card, side)
    return piece(id, 'table', { kind: 'side', side }, half, LAYER.side, {
      label: message('label.side', cardWords(card, side)),
      targets: [onPiece(id)],
    })
  })
}

/** On the table, beside what was thrown. */
function asideBox({ x, y, w, h }: Box): Box {
  return box(x + w * 0.42, y, Math.min(w * 0.26, h * 0.9), h)
}
