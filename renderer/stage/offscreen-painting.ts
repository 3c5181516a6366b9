/**
 * Thumbnail of a board, by which users recognise a table. The game's painter paints the sprite specs as on the stage, but
 * onto one canvas of a fixed size: without a renderer or the resolution of the screen. It is a static picture without
 * interaction, and nothing waits for it.
 */
import { canonicalJson } from '../../engine/core/contract/json.ts'
import { withCanvasResolutionOverride } from '../art/canvas.ts'
import type { PaintedCanvas, GameSpritePainter, BoardPalette } from './painter.ts'
import type { SpriteSpec, Piece, CssPixelRect, Scene } from './scene.ts'

/** Size of a thumbnail, in pixels. */
export const THUMBNAIL_SIZE = { width: 480, height: 300 } as const
/**
 * The size of the board, in CSS pixels, that is used for the layout of scenes painted outside the stage (thumbnails,
 * rulebook, settings). On a smaller board the pieces would be arranged in another way.
 */
export const OFFSCREEN_LAYOUT_SIZE = { width: 960, height: 600 } as const
const SCALE = THUMBNAIL_SIZE.width / OFFSCREEN_LAYOUT_SIZE.width

/** Maximum time that it may block the page at once, in milliseconds. */
const SLICE_MS = 24

/** Tried in order until the picture is small enough: format, quality, size. */
const ENCODINGS = [
  ...[0.86, 0.72, 0.5, 0.3].map((quality) => ({ type: 'image/webp', quality, scale: 1 })),
  ...[1, 0.75, 0.5, 0.25].map((scale) => ({ type: 'image/png', quality: 1, scale })),
] as const

/** Whether the picture is still needed. */
type Wanted = () => boolean

/** The drawings of one painter at one scale: the next picture of the same table reuses most of them. */
export type DrawingCache = Map<string, PaintedCanvas>

/**
 * The inputs, besides the scene, for painting a scene onto a canvas: the game's painter, the colours, the cached drawings,
 * the scale and the visible area.
 */
export interface ScenePaintContext {
  readonly painter: GameSpritePainter
  readonly palette: BoardPalette
  /** The drawings made before at the same scale; new drawings are added. */
  readonly painted: DrawingCache
  /** Pixels per pixel of the layout. */
  readonly scale: number
  /** Visible area of the layout. */
  readonly area: CssPixelRect
}

const WHOLE: CssPixelRect = { left: 0, top: 0, ...OFFSCREEN_LAYOUT_SIZE }

/**
 * Paints a scene onto a new canvas, with pauses so that the page stays responsive.
 * @param scene laid out for `OFFSCREEN_LAYOUT_SIZE`
 * @param wanted returns whether the picture is still needed; asked after each pause
 * @param painted cached drawings at the same scale; new drawings are added
 * @param scale pixels per pixel of the layout; default: the picture is as large as `THUMBNAIL_SIZE`
 * @param area visible area of the layout; default: all
 * @returns the canvas, or undefined if it is no longer needed or no canvas is available
 */
export async function paintSceneOnNewCanvas(
  scene: Scene,
  painter: GameSpritePainter,
  palette: BoardPalette,
  wanted: Wanted,
  painted: DrawingCache = new Map(),
  scale = SCALE,
  area = WHOLE,
): Promise<HTMLCanvasElement | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(area.width * scale)
  canvas.height = Math.round(area.height * scale)
  const brush = canvas.getContext('2d')
  if (brush === null) return undefined
  const paint = { painter, palette, painted, scale, area }
  begin(brush, paint)
  let begun = performance.now()
  for (const piece of inOrder(scene.pieces)) {
    layPiece(brush, piece, paint)
    if (performance.now() - begun < SLICE_MS) continue
    await new Promise((next) => setTimeout(next))
    if (!wanted()) return undefined
    begun = performance.now()
  }
  return canvas
}

/**
 * Paints one sprite spec, with all its painting steps, on a new canvas with room for its shadows, at screen resolution.
 */
export function paintSpriteOnNewCanvas(
  painter: GameSpritePainter,
  sprite: SpriteSpec,
  width: number,
  height: number,
  palette: BoardPalette,
): PaintedCanvas {
  return whole(painter.paint(sprite, width, height, palette))
}

/**
 * Paints a scene onto an existing canvas in one go, without pauses. For the frames of an animation, whose drawings are mostly
 * cached.
 * @param brush context of the canvas
 * @param scene laid out for `OFFSCREEN_LAYOUT_SIZE`
 */
export function paintSceneOnCanvasSync(brush: CanvasRenderingContext2D, scene: Scene, paint: ScenePaintContext): void {
  begin(brush, paint)
  for (const piece of inOrder(scene.pieces)) layPiece(brush, piece, paint)
}

function begin(brush: CanvasRenderingContext2D, paint: ScenePaintContext): void {
  const { painter, palette, scale, area } = paint
  brush.setTransform(scale, 0, 0, scale, -area.left * scale, -area.top * scale)
  brush.imageSmoothingQuality = 'high'
  lay(
    brush,
    fine(paint, '', () => painter.background(OFFSCREEN_LAYOUT_SIZE.width, OFFSCREEN_LAYOUT_SIZE.height, palette)),
  )
}

function layPiece(brush: CanvasRenderingContext2D, piece: Piece, paint: ScenePaintContext): void {
  const { sprite, width, height } = piece
  const key = `${String(width)} ${String(height)} ${canonicalJson(sprite)}`
  const drawing = fine(paint, key, () => paint.painter.paint(sprite, width, height, paint.palette))
  brush.save()
  brush.translate(piece.x, piece.y)
  brush.rotate(piece.turn ?? 0)
  brush.globalAlpha = piece.alpha ?? 1
  lay(brush, drawing)
  brush.restore()
}

/** A drawing at the resolution of the picture: cached, or newly painted. */
function fine({ painted, scale }: ScenePaintContext, key: string, draw: () => PaintedCanvas): PaintedCanvas {
  const drawing = painted.get(key) ?? whole(withCanvasResolutionOverride(scale, draw))
  painted.set(key, drawing)
  return drawing
}

/**
 * Encodes a canvas as a base64 image of limited size: WebP if the browser supports it, else PNG. Lowers the quality, then the
 * width and height, until the image is small enough.
 * @param most maximum size of the image in bytes, before base64
 * @returns undefined if no encoding is small enough
 */
export async function encodeImageBase64WithinSize(
  canvas: HTMLCanvasElement,
  most: number,
): Promise<string | undefined> {
  for (const { type, quality, scale } of ENCODINGS) {
    const blob = await blobOf(scaled(canvas, scale), type, quality)
    // A browser that cannot encode a format returns another one.
    if (blob?.type === type && blob.size <= most) return inBase64(new Uint8Array(await blob.arrayBuffer()))
  }
  return undefined
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })
}

function scaled(canvas: HTMLCanvasElement, scale: number): HTMLCanvasElement {
  if (scale === 1) return canvas
  const smaller = document.createElement('canvas')
  smaller.width = Math.round(canvas.width * scale)
  smaller.height = Math.round(canvas.height * scale)
  smaller.getContext('2d')?.drawImage(canvas, 0, 0, smaller.width, smaller.height)
  return smaller
}

/** In the stage's drawing order: by layer, then by list order. */
function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.toSorted((a, b) => a.layer - b.layer)
}

/** Later parts are painted at the resolution of the canvas. */
function whole(drawing: PaintedCanvas): PaintedCanvas {
  for (const part of drawing.rest ?? []) part()
  return drawing
}

function lay(brush: CanvasRenderingContext2D, { canvas, resolution, x, y }: PaintedCanvas): void {
  brush.drawImage(canvas, x, y, canvas.width / resolution, canvas.height / resolution)
}

function inBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
