/** Where the pieces of a karma account lie: in front, or small in a list. Pure arithmetic. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { KarmaColour, Tool } from '../../../engine/cosmic-karma/data.ts'
import { clamp, columnsOf, inset, rowsOf, type Box } from '../../art/boxes.ts'

/** The shelves of one colour, with its score. */
export interface ColourPlan {
  readonly score: Box
  readonly beads: Box
  readonly rings: Box
  readonly habits: Box
}

export interface AccountPlan {
  readonly seat: Seat
  readonly large: boolean
  /** Too low for more than name and figures: what lies in it is counted there, and seen when it is enlarged. */
  readonly brief: boolean
  readonly panel: Box
  readonly header: Box
  /** What is missing to go home. */
  readonly missing: Box
  readonly colours: Readonly<Record<KarmaColour, ColourPlan>>
  readonly pegs: Readonly<Record<Tool, Box>>
  /** Free Will Cards. */
  readonly hand: Box
  /** Lose a Turn Cards. */
  readonly lost: Box
}

/** Higher panels have room for four lines, in CSS pixels. */
const WIDE = 72

/** A lower panel needs more of its height for tools and cards. */
const LOW = 128

/** Four lines that can be read need this height, in CSS pixels. */
const BRIEF = 54

/** In a wider panel the tools need no room of the cards. */
const ROOMY = 252

export function planAccount(seat: Seat, panel: Box, large: boolean, textScale: number): AccountPlan {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.05, 2, 12)
  const area = inset(panel, pad)
  const wide = area.w > area.h * 3.1 && area.h < WIDE
  const brief = !large && !wide && area.h < BRIEF
  const partsOf = brief ? briefParts : wide ? wideParts : blockParts
  return { seat, large, brief, panel, ...(large ? largeParts(area, textScale) : partsOf(area)) }
}

type Parts = Omit<AccountPlan, 'seat' | 'large' | 'brief' | 'panel'>

/** Name and what is missing; two colours; tools beside the cards. */
function largeParts(area: Box, textScale: number): Parts {
  const gap = clamp(area.h * 0.03, 2, 8)
  const low = area.h < LOW
  const top = low ? 0.15 : 0.2 * clamp(textScale, 1, 1.2)
  const lines = rowsOf(area, { top, green: 0.22, orange: 0.22, bottom: low ? 0.41 : 0.36 }, gap)
  const wide = low || area.w > ROOMY
  const { tools, ...cards } = columnsOf(
    lines.bottom,
    { tools: wide ? 0.4 : 0.33, hand: wide ? 0.49 : 0.56, lost: 0.11 },
    gap,
  )
  return {
    ...columnsOf(lines.top, { header: 0.66, missing: 0.34 }, gap),
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
    pegs: columnsOf(tools, { torch: 1, sword: 1, wand: 1 }, gap * 0.6),
  }
}

function colourLine(line: Box, gap: number, small: boolean): ColourPlan {
  const narrow = small && line.w < 170
  return columnsOf(
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
  const { top, low } = rowsOf(area, { top: 0.5, low: 0.5 }, gap)
  const { tools, ...head } = columnsOf(top, { header: 0.47, tools: 0.37, missing: 0.16 }, gap)
  const { green, orange, ...cards } = columnsOf(low, { green: 0.39, orange: 0.39, hand: 0.22, lost: 0.1 }, gap)
  return {
    ...head,
    ...shelves({ green, orange }, tools, gap, true),
    ...cards,
  }
}

/** Narrow: four lines. */
function blockParts(area: Box): Parts {
  const gap = clamp(area.h * 0.02, 1, 5)
  const { top, middle, green, orange } = rowsOf(area, { top: 1.1, middle: 1, green: 0.9, orange: 0.9 }, gap)
  const { tools, ...cards } = columnsOf(middle, { tools: 0.58, hand: 0.3, lost: 0.14 }, gap)
  return {
    ...columnsOf(top, { header: 0.76, missing: 0.24 }, gap),
    ...shelves({ green, orange }, tools, 1, true),
    ...cards,
  }
}

/** Low: name, scores, what is missing and the cards. Everything else is where its figure stands. */
function briefParts(area: Box): Parts {
  const { top, middle, bottom } = rowsOf(area, { top: 1.08, middle: 1, bottom: 1 }, 1)
  const { green, orange } = columnsOf(middle, { green: 1, orange: 1 }, 2)
  const { missing, ...cards } = columnsOf(bottom, { missing: 0.46, hand: 0.32, lost: 0.22 }, 2)
  const whole = (score: Box): ColourPlan => ({ score, ...columnsOf(score, { beads: 1, habits: 1, rings: 1 }, 0) })
  return {
    header: top,
    missing,
    colours: { green: whole(green), orange: whole(orange) },
    pegs: columnsOf(missing, { torch: 1, sword: 1, wand: 1 }, 0),
    ...cards,
  }
}
