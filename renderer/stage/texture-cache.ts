/** Looks as textures: each different look, size and palette is painted once, and what was painted is the texture. */
import { CanvasSource, Sprite, Texture } from 'pixi.js'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import type { CanvasDrawing } from './painter.ts'
import type { SpriteSpec } from './scene.ts'

/** Unused textures are dropped beyond this many pixels (4 bytes each). */
const MAX_PIXELS = 24_000_000

/** A painted look. `x`, `y`: where its upper left corner lies from the centre of the piece, in CSS pixels. */
export interface SpriteTexture {
  readonly texture: Texture
  readonly x: number
  readonly y: number
}

export interface TextureCache {
  /** The texture of a look at a size, painted when it is not there yet. */
  get(look: SpriteSpec, width: number, height: number, paint: () => CanvasDrawing): SpriteTexture
  /** Paints a look ahead, one part each time, as far as it is not painted. @returns whether it is whole */
  prerenderStep(look: SpriteSpec, width: number, height: number, paint: () => CanvasDrawing): boolean
  /** Drops what `used` does not hold, when there is too much. */
  evictUnused(used: ReadonlySet<SpriteTexture>): void
  /** Drops everything; sprites must have let go of it. */
  clear(): void
}

export function createTextureCache(most = MAX_PIXELS): TextureCache {
  const kept = new Map<string, SpriteTexture>()
  /** What is still to be painted of what was begun. */
  const rests = new Map<SpriteTexture, (() => void)[]>()
  const keyOf = (look: SpriteSpec, width: number, height: number): string =>
    `${width.toFixed(1)}x${height.toFixed(1)} ${canonicalJson(look)}`
  const begin = (key: string, { rest = [], ...drawing }: CanvasDrawing): SpriteTexture => {
    const painted = toSpriteTexture(drawing)
    kept.set(key, painted)
    if (rest.length > 0) rests.set(painted, [...rest])
    return painted
  }
  const sizeOf = ({ texture }: SpriteTexture): number => texture.source.pixelWidth * texture.source.pixelHeight

  return {
    get(look, width, height, paint) {
      const key = keyOf(look, width, height)
      const painted = kept.get(key) ?? begin(key, paint())
      for (const part of rests.get(painted) ?? []) part()
      rests.delete(painted)
      return painted
    },
    prerenderStep(look, width, height, paint) {
      const key = keyOf(look, width, height)
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

/** A drawing as a texture of its own: whoever asks for it destroys it. */
export function toSpriteTexture({ canvas, resolution, x, y }: CanvasDrawing): SpriteTexture {
  return { texture: new Texture({ source: new CanvasSource({ resource: canvas, resolution }) }), x, y }
}

/** A sprite of what was painted, with the piece's centre at 0, 0. */
export function createPixiSprite(painted: SpriteTexture): Sprite {
  const sprite = new Sprite(painted.texture)
  sprite.position.set(painted.x, painted.y)
  return sprite
}
