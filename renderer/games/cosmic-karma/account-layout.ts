/**
 * Positions of the pieces on a karma account, the board of one player: large in front, or small in the list of the other
 * accounts. Pure arithmetic.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { KarmaColour, Tool } from '../../../engine/cosmic-karma/data.ts'
import { clamp, splitNamedColumns, insetBox, splitNamedRows, type Box } from '../../art/boxes.ts'

/**
 * The boxes for one karma colour on an account, which is a seat's own board: the box of the score, and the boxes of
 * the shelves for three kinds of tokens, called beads, rings and habits.
 */
export interface ColourShelvesLayout {
  readonly score: Box
  readonly beads: Box
  readonly rings: Box
  readonly habits: Box
}

/**
 * The boxes of all parts of one karma account, in CSS pixels. A karma account is a seat's own board with the seat's
 * tokens and cards.
 */
export interface AccountLayout {
  readonly seat: Seat
  readonly large: boolean
  /**
   * Whether the account has room only for the name and numbers. Its pieces are then counted, and drawn only when it is
   * enlarged.
   */
  readonly brief: boolean
  readonly panel: Box
  readonly header: Box
  /** The pieces still missing to go home. */
  readonly missing: Box
  readonly colours: Readonly<Record<KarmaColour, ColourShelvesLayout>>
  readonly pegs: Readonly<Record<Tool, Box>>
  /** The field of the Free Will Cards. */
  readonly hand: Box
  /** The field of the Lose a Turn Cards. */
  readonly lost: Box
}

/** Higher panels have room for four lines, in CSS pixels. */
const MIN_FOUR_LINE_HEIGHT_PX = 72

/** A lower panel needs more of its height for tools and cards. */
const LOW = 128

/** Four lines that can be read need this height, in CSS pixels. */
const MIN_FULL_HEIGHT_PX = 54

/** In a wider panel the tools need no room of the cards. */
const ROOMY = 252

/**
 * Lays out one seat's karma account inside its panel. A karma account is a seat's own board with the seat's tokens and
 * cards.
 * @param large whether the account is shown large: it is the account that a player has enlarged, or, if none is
 *   enlarged, the account of the seat at the bottom
 */
export function layoutSeatAccount(seat: Seat, panel: Box, large: boolean, textScale: number): AccountLayout {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.05, 2, 12)
  const area = insetBox(panel, pad)
  const wide = area.w > area.h * 3.1 && area.h < MIN_FOUR_LINE_HEIGHT_PX
  const brief = !large && !wide && area.h < MIN_FULL_HEIGHT_PX
  const partsOf = brief ? briefParts : wide ? wideParts : blockParts
  return { seat, large, brief, panel, ...(large ? largeParts(area, textScale) : partsOf(area)) }
}

type Parts = Omit<AccountLayout, 'seat' | 'large' | 'brief' | 'panel'>

/** Name and what is missing; two colours; tools beside the cards. */
function largeParts(area: Box, textScale: number): Parts {
  const gap = clamp(area.h * 0.03, 2, 8)
  const low = area.h < LOW
  const top = low ? 0.15 : 0.2 * clamp(textScale, 1, 1.2)
  const lines = splitNamedRows(area, { top, green: 0.22, orange: 0.22, bottom: low ? 0.41 : 0.36 }, gap)
  const wide = low || area.w > ROOMY
  const { tools, ...cards } = splitNamedColumns(
    lines.bottom,
    { tools: wide ? 0.4 : 0.33, hand: wide ? 0.49 : 0.56, lost: 0.11 },
    gap,
  )
  return {
    ...splitNamedColumns(lines.top, { header: 0.66, missing: 0.34 }, gap),
    ...shelves(lines, tools, gap, false),
    ...cards,
  }
}

/** Two colours, each on its line, and the tools side by side. */
function shelves(
  { green, orange }: Readonly<Record<KarmaColour, Box>>,
  tools: Box,
  gap: number,
  small: boolean,
): Pick<Parts, 'colours' | 'pegs'> {
  const between = small ? 1 : gap
  return {
    colours: { green: colourLine(green, between, small), orange: colourLine(orange, between, small) },
    pegs: splitNamedColumns(tools, { torch: 1, sword: 1, wand: 1 }, gap * 0.6),
  }
}

function colourLine(line: Box, gap: number, small: boolean): ColourShelvesLayout {
  const narrow = small && line.w < 170
  return splitNamedColumns(
    line,
    narrow
      ? { score: 0.25, beads: 0.21, habits: 0.24, rings: 0.3 }
      : { score: 0.17, beads: 0.24, habits: 0.27, rings: 0.32 },
    gap,
  )
}

/** Two lines: name and tools above, colours below; cards at the end of both. */
function wideParts(area: Box): Parts {
  const gap = clamp(area.h * 0.05, 2, 6)
  const { top, low } = splitNamedRows(area, { top: 0.5, low: 0.5 }, gap)
  const { tools, ...head } = splitNamedColumns(top, { header: 0.47, tools: 0.37, missing: 0.16 }, gap)
  const { green, orange, ...cards } = splitNamedColumns(low, { green: 0.39, orange: 0.39, hand: 0.22, lost: 0.1 }, gap)
  return {
    ...head,
    ...shelves({ green, orange }, tools, gap, true),
    ...cards,
  }
}

/** Narrow: four lines. */
function blockParts(area: Box): Parts {
  const gap = clamp(area.h * 0.02, 1, 5)
  const { top, middle, green, orange } = splitNamedRows(area, { top: 1.1, middle: 1, green: 0.9, orange: 0.9 }, gap)
  const { tools, ...cards } = splitNamedColumns(middle, { tools: 0.58, hand: 0.3, lost: 0.14 }, gap)
  return {
    ...splitNamedColumns(top, { header: 0.76, missing: 0.24 }, gap),
    ...shelves({ green, orange }, tools, 1, true),
    ...cards,
  }
}

/** Low: name, scores, what is missing and the cards. Everything else is where its figure stands. */
function briefParts(area: Box): Parts {
  const { top, middle, bottom } = splitNamedRows(area, { top: 1.08, middle: 1, bottom: 1 }, 1)
  const { green, orange } = splitNamedColumns(middle, { green: 1, orange: 1 }, 2)
  const { missing, ...cards } = splitNamedColumns(bottom, { missing: 0.46, hand: 0.32, lost: 0.22 }, 2)
  const whole = (score: Box): ColourShelvesLayout => ({
    score,
    ...splitNamedColumns(score, { beads: 1, habits: 1, rings: 1 }, 0),
  })
  return {
    header: top,
    missing,
    colours: { green: whole(green), orange: whole(orange) },
    pegs: splitNamedColumns(missing, { torch: 1, sword: 1, wand: 1 }, 0),
    ...cards,
  }
}
