/** Textures of sprite specs: each different spec, size and palette is painted once. */
import { CanvasSource, Sprite, Texture } from 'pixi.js'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import type { PaintedCanvas } from './painter.ts'
import type { SpriteSpec } from './scene.ts'

/** Unused textures are evicted beyond this number of pixels (4 bytes each). */
const MAX_PIXELS = 24_000_000

/**
 * The texture of a painted sprite spec. `x`, `y`: position of its upper left corner relative to the centre of the piece, in
 * CSS pixels.
 */
export interface SpriteTexture {
  readonly texture: Texture
  readonly x: number
  readonly y: number
}

/** Keeps the textures of painted sprite specs, so that each is painted only once per size. */
export interface TextureCache {
  /** The complete texture of a sprite spec at a size in CSS pixels. Calls `paint` if it is missing. */
  get(sprite: SpriteSpec, width: number, height: number, paint: () => PaintedCanvas): SpriteTexture
  /** Paints one more part of a sprite spec ahead of its use, if it is incomplete. @returns whether it is complete now */
  prerenderStep(sprite: SpriteSpec, width: number, height: number, paint: () => PaintedCanvas): boolean
  /** Evicts textures that are not in `used` if the cache is too large. */
  evictUnused(used: ReadonlySet<SpriteTexture>): void
  /** Evicts everything; sprites must have released their textures. */
  clear(): void
}

/**
 * Creates an empty cache of the textures of sprites, by sprite and size.
 * @param most number of texture pixels beyond which unused textures are evicted
 */
export function createTextureCache(most = MAX_PIXELS): TextureCache {
  const kept = new Map<string, SpriteTexture>()
  /** Remaining painting steps of incomplete textures. */
  const rests = new Map<SpriteTexture, (() => void)[]>()
  const keyOf = (sprite: SpriteSpec, width: number, height: number): string =>
    `${width.toFixed(1)}x${height.toFixed(1)} ${canonicalJson(sprite)}`
  const begin = (key: string, { rest = [], ...drawing }: PaintedCanvas): SpriteTexture => {
    const painted = createUncachedTexture(drawing)
    kept.set(key, painted)
    if (rest.length > 0) rests.set(painted, [...rest])
    return painted
  }
  const sizeOf = ({ texture }: SpriteTexture): number => texture.source.pixelWidth * texture.source.pixelHeight

  return {
    get(sprite, width, height, paint) {
      const key = keyOf(sprite, width, height)
      const painted = kept.get(key) ?? begin(key, paint())
      for (const part of rests.get(painted) ?? []) part()
      rests.delete(painted)
      return painted
    },
    prerenderStep(sprite, width, height, paint) {
      const key = keyOf(sprite, width, height)
      const begun = kept.get(key)
      const painted = begun ?? begin(key, paint())
      const rest = rests.get(painted) ?? []
      if (begun !== undefined) rest.shift()?.()
      if (rest.length === 0) rests.delete(painted)
      return rest.length === 0
    },
    evictUnused(used) {
      let pixels = 0
      for (const painted of kept.values()) pixels += sizeOf(painted)
      for (const [key, painted] of kept) {
        if (pixels <= most) return
        if (used.has(painted)) continue
        pixels -= sizeOf(painted)
        kept.delete(key)
        rests.delete(painted)
        painted.texture.destroy(true)
      }
    },
    clear() {
      for (const painted of kept.values()) painted.texture.destroy(true)
      kept.clear()
      rests.clear()
    },
  }
}

/** Makes a texture of a drawing, outside any cache: the caller destroys it. */
export function createUncachedTexture({ canvas, resolution, x, y }: PaintedCanvas): SpriteTexture {
  return { texture: new Texture({ source: new CanvasSource({ resource: canvas, resolution }) }), x, y }
}

/** Creates a Pixi sprite of a texture, so that the centre of the piece is at 0, 0. */
export function createPixiSprite(painted: SpriteTexture): Sprite {
  const sprite = new Sprite(painted.texture)
  sprite.position.set(painted.x, painted.y)
  return sprite
}
