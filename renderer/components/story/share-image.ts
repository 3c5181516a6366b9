/**
 * A finished game as a picture to share: the players, the winners, and the public board. Painted here; nothing is sent
 * anywhere.
 */
import {
  withSavedState,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  type Canvas2D,
} from '../../art/canvas.ts'
import { wrapText } from '../../art/paragraph.ts'
import { drawSeatMark } from '../../art/seat-mark.ts'
import { parseHexColour } from '../../art/colour.ts'
import { drawText } from '../../art/canvas-text.ts'
import { translate, formatMessage } from '../../messages/index.ts'
import { withTheme, readSeatColour } from '../../theme/palette.ts'
import { seatShapeFor } from '../../theme/seat-style.ts'
import type { EmblemBackgroundColours } from '../emblems/index.ts'
import { storyPlayerNames, storyRankingLines, winnerMessageOfOutcome, type GameStory } from './game-story.ts'

/** Size of the picture to share, in pixels: the usual format of preview pictures on other sites. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 675 } as const

const EDGE_PX = 48
/** The board's thumbnail, as in the library: 8 by 5. */
const BOARD_AREA = { x: 560, y: 150, width: 592, height: 370 } as const
const INK = '#f6ecdc'
const MUTED = '#c9b6b0'
const GOLD = '#e9bb66'
const COLUMN_WIDTH_PX = BOARD_AREA.x - EDGE_PX - 32

/** The pictures and colours that are painted into the picture to share. */
export interface ShareImageArt {
  readonly light: EmblemBackgroundColours
  readonly emblem?: CanvasImageSource | undefined
  readonly board?: CanvasImageSource | undefined
}

/** Paints a finished game as a picture to share. @returns a new canvas, or undefined if the browser has no 2D canvas */
export function paintShareImageOnNewCanvas(story: GameStory, art: ShareImageArt): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = SHARE_IMAGE_SIZE.width
  canvas.height = SHARE_IMAGE_SIZE.height
  const brush = canvas.getContext('2d')
  if (brush === null) return undefined
  brush.imageSmoothingQuality = 'high'
  paintBackground(brush, art)
  paintHeading(brush, story, art)
  if (art.board) paintBoard(brush, art.board, art.light)
  paintRanking(brush, story, art.board ? COLUMN_WIDTH_PX : SHARE_IMAGE_SIZE.width - 2 * EDGE_PX)
  drawText(brush, translate('app.title'), EDGE_PX, SHARE_IMAGE_SIZE.height - 34, {
    size: 24,
    colour: GOLD,
    display: true,
    weight: 500,
    align: 'left',
  })
  drawText(brush, translate('app.tagline'), SHARE_IMAGE_SIZE.width - EDGE_PX, SHARE_IMAGE_SIZE.height - 34, {
    size: 18,
    colour: MUTED,
    weight: 400,
    align: 'right',
  })
  return canvas
}

function paintBackground(brush: Canvas2D, { light }: ShareImageArt): void {
  brush.fillStyle = '#1b121f'
  brush.fillRect(0, 0, SHARE_IMAGE_SIZE.width, SHARE_IMAGE_SIZE.height)
  brush.fillStyle = radialGradient(brush, SHARE_IMAGE_SIZE.width * 0.3, 0, 0, SHARE_IMAGE_SIZE.width * 0.9, [
    [0, `${light.glow}99`],
    [0.6, `${light.deep}66`],
    [1, '#00000000'],
  ])
  brush.fillRect(0, 0, SHARE_IMAGE_SIZE.width, SHARE_IMAGE_SIZE.height)
}

function paintHeading(brush: Canvas2D, { title, outcome, ...story }: GameStory, { emblem }: ShareImageArt): void {
  const left = emblem === undefined ? EDGE_PX : EDGE_PX + 112
  if (emblem !== undefined) brush.drawImage(emblem, EDGE_PX - 8, 26, 104, 104)
  const most = SHARE_IMAGE_SIZE.width - left - EDGE_PX
  const names = storyPlayerNames({ title, outcome, ...story })
  drawText(brush, title, left, 46, { size: 20, colour: GOLD, weight: 600, align: 'left', spacing: 0.06, most })
  const winner = formatMessage(winnerMessageOfOutcome(outcome), names)
  drawText(brush, winner, left, 92, {
    size: 52,
    least: 24,
    colour: INK,
    display: true,
    weight: 500,
    align: 'left',
    most,
  })
}

function paintBoard(brush: Canvas2D, picture: CanvasImageSource, { edge }: EmblemBackgroundColours): void {
  withSavedState(brush, () => {
    setShadow(brush, 'rgb(0 0 0 / 0.5)', 24, 8)
    traceRoundedRect(brush, BOARD_AREA.x, BOARD_AREA.y, BOARD_AREA.width, BOARD_AREA.height, 14)
    brush.fillStyle = '#000'
    brush.fill()
    clearShadow(brush)
    brush.clip()
    brush.drawImage(picture, BOARD_AREA.x, BOARD_AREA.y, BOARD_AREA.width, BOARD_AREA.height)
  })
  traceRoundedRect(brush, BOARD_AREA.x, BOARD_AREA.y, BOARD_AREA.width, BOARD_AREA.height, 14)
  brush.strokeStyle = `${edge}88`
  brush.lineWidth = 2
  brush.stroke()
}

/** The ranking, then highlights, as far as there is room. */
function paintRanking(brush: Canvas2D, story: GameStory, most: number): void {
  const { ranking: places } = story.outcome
  const names = storyPlayerNames(story)
  const step = Math.min(56, 300 / places.length)
  let y = BOARD_AREA.y + step / 2
  storyRankingLines(story).forEach((line, at) => {
    let x = EDGE_PX
    for (const seat of places[at]?.seats ?? []) {
      const { colour = 0 } = story.seats[seat] ?? {}
      drawSeatMark(
        brush,
        x + 12,
        y,
        24,
        parseHexColour(withTheme('dusk', (lamp) => readSeatColour(colour, lamp))),
        seatShapeFor(colour),
      )
      x += 32
    }
    const first = places[at]?.rank === 1
    const how = { size: 24, least: 15, colour: first ? GOLD : INK, weight: first ? 700 : 500, align: 'left' } as const
    drawText(brush, line, x + 4, y, { ...how, most: most - (x - EDGE_PX) })
    y += step
  })
  y += 18
  for (const moment of story.moments) {
    const broken = wrapText(brush, formatMessage(moment, names), most, 18, 400)
    if (y + broken.length * 24 > SHARE_IMAGE_SIZE.height - 70) return
    for (const line of broken) {
      drawText(brush, line, EDGE_PX, y, { size: 18, colour: MUTED, weight: 400, align: 'left', most })
      y += 24
    }
    y += 8
  }
}

/** Converts an SVG element of the page to an image of 208 by 208 pixels. @returns the image, or undefined if that fails */
export async function emblemImageOfSvg(svg: SVGSVGElement): Promise<HTMLImageElement | undefined> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', '208')
  copy.setAttribute('height', '208')
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  try {
    await image.decode()
    return image
  } catch {
    return undefined
  }
}
