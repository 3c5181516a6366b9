/** Pictures of a legend, painted by the game's painter once they are near the viewport. */
import type { Attachment } from 'svelte/attachments'
import type { EffectIconSprite } from '../../games/choice-effect-types.ts'
import type { LegendRow } from '../../games/legend.ts'
import type { PaintedCanvas, GameSpritePainter, BoardPalette } from '../../stage/painter.ts'
import { paintSpriteOnNewCanvas } from '../../stage/offscreen-painting.ts'
import { whenNearViewport } from '../library/near-viewport.ts'

/**
 * Creates an attachment that paints the pictures of one legend row into its element, once the element is near the
 * viewport. The text of the row says the same as the pictures.
 */
export function attachIconsToLegendRow(
  { looks, size }: LegendRow,
  painter: Promise<GameSpritePainter>,
  palette: BoardPalette,
): Attachment {
  const [width, height] = size
  return (element) => {
    let wanted = true
    const stop = whenNearViewport(() => {
      void painter.then((by) => {
        if (wanted)
          element.replaceChildren(
            ...looks.map((sprite) => atCssSize(paintSpriteOnNewCanvas(by, sprite, width, height, palette))),
          )
        wanted = false
      })
    })(element)
    return () => {
      wanted = false
      stop?.()
    }
  }
}

/** Height of the icons in a row, in rem: they scale with the text beside them. */
const ICON_HEIGHT_REM = 1.25

/**
 * Creates an attachment that paints the icons of effects side by side into its element, as soon as the painter is
 * loaded. The text beside the icons says the same as the icons.
 * @param signs the icons to paint, in their order
 */
export function effectIconsAttachment(
  signs: readonly EffectIconSprite[],
  painter: Promise<GameSpritePainter>,
  palette: BoardPalette,
): Attachment {
  return (element) => {
    let wanted = true
    void painter.then((by) => {
      if (!wanted) return
      const rem = parseFloat(getComputedStyle(element.ownerDocument.documentElement).fontSize)
      const height = ICON_HEIGHT_REM * rem
      const pictures = signs.map(({ sprite, wide }) => {
        const width = wide * height
        return cropToPiece(paintSpriteOnNewCanvas(by, sprite, width, height, palette), width, height, rem)
      })
      element.replaceChildren(...pictures)
    })
    return () => {
      wanted = false
    }
  }
}

/**
 * A picture that takes no more room in its line than the piece: its shadow overlaps the surroundings.
 * @param rem CSS pixels per rem at present: the picture keeps its size relative to the text when that changes
 */
function cropToPiece(drawing: PaintedCanvas, width: number, height: number, rem: number): HTMLCanvasElement {
  const canvas = atCssSize(drawing)
  canvas.style.width = `${String(canvas.width / drawing.resolution / rem)}rem`
  const edge = (from: number, size: number): string => `${String(Math.min(0, from + size / 2) / rem)}rem`
  canvas.style.margin = `${edge(drawing.y, height)} ${edge(drawing.x, width)}`
  return canvas
}

/** Displays a drawing in the CSS size for which it was painted, at any resolution. */
function atCssSize({ canvas, resolution }: PaintedCanvas): HTMLCanvasElement {
  canvas.style.width = `${String(canvas.width / resolution)}px`
  return canvas
}
