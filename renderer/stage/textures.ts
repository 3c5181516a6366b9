/** Looks as textures: each different look, size and palette is painted once. */
import { Rectangle, Sprite, type Container, type Renderer, type Texture } from 'pixi.js'
import { canonicalText } from '../../engine/core/contract/json.ts'
import type { Look } from './scene.ts'

/** Textures no card refuses, and a bound for one piece's memory. Device pixels. */
const LARGEST = 4096
/** Unused textures are dropped beyond this many pixels (4 bytes each). */
const MOST_PIXELS = 24_000_000
/** Room around what was drawn, so that smoothed edges are not cut. CSS pixels. */
const MARGIN = 1

/** A painted look. `x`, `y`: where its upper left corner lies from the centre of the piece, in CSS pixels. */
export interface Painted {
  readonly texture: Texture
  readonly x: number
  readonly y: number
}

/** A rectangle in CSS pixels, from the centre of what is drawn. */
interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Textures {
  /** The texture of a look at a size, painted when it is not there yet. */
  of(look: Look, width: number, height: number, paint: () => Container): Painted
  /** A texture that is not kept: the caller destroys it. `frame`: what to take of it; all of it when absent. */
  once(drawn: Container, frame?: Frame): Painted
  /** Drops what `used` does not hold, when there is too much. */
  sweep(used: ReadonlySet<Painted>): void
  /** Drops everything; sprites must have let go of it. */
  clear(): void
}

export function createTextures(renderer: Renderer): Textures {
  const kept = new Map<string, Painted>()
  const sizeOf = ({ texture }: Painted): number => texture.source.pixelWidth * texture.source.pixelHeight

  const once = (drawn: Container, frame = frameOf(drawn)): Painted => {
    const { x, y, width, height } = frame
    const texture = renderer.generateTexture({
      target: drawn,
      frame: new Rectangle(x, y, Math.ceil(width), Math.ceil(height)),
      resolution: Math.min(renderer.resolution, LARGEST / Math.max(width, height)),
      antialias: true,
    })
    drawn.destroy({ children: true })
    return { texture, x, y }
  }
  return {
    of(look, width, height, paint) {
      const key = `${width.toFixed(1)}x${height.toFixed(1)} ${canonicalText(look)}`
      const known = kept.get(key)
      if (known !== undefined) return known
      const painted = once(paint())
      kept.set(key, painted)
      return painted
    },
    once,
    sweep(used) {
      let pixels = 0
      for (const painted of kept.values()) pixels += sizeOf(painted)
      for (const [key, painted] of kept) {
        if (pixels <= MOST_PIXELS) return
        if (used.has(painted)) continue
        pixels -= sizeOf(painted)
        kept.delete(key)
        painted.texture.destroy(true)
      }
    },
    clear() {
      for (const painted of kept.values()) painted.texture.destroy(true)
      kept.clear()
    },
  }
}

/** All that was drawn, on whole pixels: generateTexture cuts fractions off, and so it stays sharp. */
function frameOf(drawn: Container): Frame {
  const bounds = drawn.getLocalBounds()
  const x = Math.floor(bounds.x) - MARGIN
  const y = Math.floor(bounds.y) - MARGIN
  return {
    x,
    y,
    width: Math.ceil(bounds.x + bounds.width) + MARGIN - x,
    height: Math.ceil(bounds.y + bounds.height) + MARGIN - y,
  }
}

/** A sprite of what was painted, with the piece's centre at 0, 0. */
export function spriteOf(painted: Painted): Sprite {
  const sprite = new Sprite(painted.texture)
  sprite.position.set(painted.x, painted.y)
  return sprite
}
