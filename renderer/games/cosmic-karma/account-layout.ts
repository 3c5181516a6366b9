/** Where the pieces of a karma account lie: in front, or small in a list. Pure arithmetic. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { COLOURS, TOOLS } from '../../../engine/cosmic-karma/data.ts'
import type { Colour, Tool } from '../../../engine/cosmic-karma/data.ts'
import { box, clamp, columns, inset, rows, type Box } from '../../art/boxes.ts'

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
  readonly panel: Box
  readonly header: Box
  /** What is missing to go home. */
  readonly missing: Box
  readonly colours: Readonly<Record<Colour, ColourPlan>>
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

/** In a wider panel the tools need no room of the cards. */
const ROOMY = 252

const NOWHERE = box(0, 0, 0, 0)

export function planAccount(seat: Seat, panel: Box, large: boolean, textScale: number): AccountPlan {
  const pad = clamp(Math.min(panel.w, panel.h) * 0.05, 2, 12)
  const area = inset(panel, pad)
  const parts = large
    ? largeParts(area, textScale)
    : area.w > area.h * 3.1 && area.h < WIDE
      ? wideParts(area)
      : blockParts(area)
  return { seat, large, panel, ...parts }
}

type Parts = Omit<AccountPlan, 'seat' | 'large' | 'panel'>

/** Name and what is missing; two colours; tools beside the cards. */
function largeParts(area: Box, textScale: number): Parts {
  const gap = clamp(area.h * 0.03, 2, 8)
  const low = area.h < LOW
  const [top = NOWHERE, green = NOWHERE, orange = NOWHERE, bottom = NOWHERE] = rows(
    area,
    low ? [0.15, 0.22, 0.22, 0.41] : [0.2 * clamp(textScale, 1, 1.2), 0.22, 0.22, 0.36],
    gap,
  )
  const [header = NOWHERE, missing = NOWHERE] = columns(top, [0.66, 0.34], gap)
  const [tools = NOWHERE, cards = NOWHERE, lost = NOWHERE] = columns(
    bottom,
    low || area.w > ROOMY ? [0.4, 0.49, 0.11] : [0.33, 0.56, 0.11],
    gap,
  )
  return {
    header,
    missing,
    colours: byColour([colourLine(green, gap, false), colourLine(orange, gap, false)]),
    pegs: byTool(columns(tools, [1, 1, 1], gap * 0.6)),
    hand: cards,
    lost,
  }
}

function colourLine(line: Box, gap: number, small: boolean): ColourPlan {
  const [score = NOWHERE, beads = NOWHERE, habits = NOWHERE, rings = NOWHERE] = columns(
    line,
    small && line.w < 170 ? [0.25, 0.21, 0.24, 0.3] : [0.17, 0.24, 0.27, 0.32],
    gap,
  )
  return { score, beads, habits, rings }
}

/** Two lines: name and tools above, colours below; cards at the end of both. */
function wideParts(area: Box): Parts {
  const gap = clamp(area.h * 0.05, 2, 6)
  const [top = NOWHERE, low = NOWHERE] = rows(area, [0.5, 0.5], gap)
  const [header = NOWHERE, tools = NOWHERE, missing = NOWHERE] = columns(top, [0.47, 0.37, 0.16], gap)
  const [green = NOWHERE, orange = NOWHERE, hand = NOWHERE, lost = NOWHERE] = columns(low, [0.39, 0.39, 0.22, 0.1], gap)
  return {
    header,
    missing,
    colours: byColour([colourLine(green, 1, true), colourLine(orange, 1, true)]),
    pegs: byTool(columns(tools, [1, 1, 1], gap * 0.6)),
    hand,
    lost,
  }
}

/** Narrow: four lines. */
function blockParts(area: Box): Parts {
  const gap = clamp(area.h * 0.02, 1, 5)
  const [top = NOWHERE, middle = NOWHERE, green = NOWHERE, orange = NOWHERE] = rows(area, [1.1, 1, 0.9, 0.9], gap)
  const [header = NOWHERE, missing = NOWHERE] = columns(top, [0.7, 0.3], gap)
  const [tools = NOWHERE, hand = NOWHERE, lost = NOWHERE] = columns(middle, [0.58, 0.3, 0.14], gap)
  return {
    header,
    missing,
    colours: byColour([colourLine(green, 1, true), colourLine(orange, 1, true)]),
    pegs: byTool(columns(tools, [1, 1, 1], 1)),
    hand,
    lost,
  }
}

function byColour(plans: readonly ColourPlan[]): AccountPlan['colours'] {
  const at = (i: number): ColourPlan => {
    const found = plans[i]
    if (found === undefined) throw new RangeError(`no shelf for ${COLOURS[i] ?? ''}`)
    return found
  }
  return { green: at(0), orange: at(1) }
}

function byTool(boxes: readonly Box[]): AccountPlan['pegs'] {
  const at = (i: number): Box => {
    const found = boxes[i]
    if (found === undefined) throw new RangeError(`no slot for ${TOOLS[i] ?? ''}`)
    return found
  }
  return { torch: at(0), sword: at(1), wand: at(2) }
}
