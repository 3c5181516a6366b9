/** Looks as textures: each different look, size and palette is painted once, and what was painted is the texture. */
import { CanvasSource, Sprite, Texture } from 'pixi.js'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import type { Drawing } from './painter.ts'
import type { Look } from './scene.ts'

/** Unused textures are dropped beyond this many pixels (4 bytes each). */
const MOST_PIXELS = 24_000_000

/** A painted look. `x`, `y`: where its upper left corner lies from the centre of the piece, in CSS pixels. */
export interface Painted {
  readonly texture: Texture
  readonly x: number
  readonly y: number
}

export interface Textures {
  /** The texture of a look at a size, painted when it is not there yet. */
  of(look: Look, width: number, height: number, paint: () => Drawing): Painted
  /** Paints a look ahead, one part each time, as far as it is not painted. @returns whether it is whole */
  step(look: Look, width: number, height: number, paint: () => Drawing): boolean
  /** Drops what `used` does not hold, when there is too much. */
  sweep(used: ReadonlySet<Painted>): void
  /** Drops everything; sprites must have let go of it. */
  clear(): void
}

export function createTextures(most = MOST_PIXELS): Textures {
  const kept = new Map<string, Painted>()
  /** What is still to be painted of what was begun. */
  const rests = new Map<Painted, (() => void)[]>()
  const keyOf = (look: Look, width: number, height: number): string =>
    `${width.toFixed(1)}x${height.toFixed(1)} ${canonicalJson(look)}`
  const begin = (key: string, { rest = [], ...drawing }: Drawing): Painted => {
    const painted = shown(drawing)
    kept.set(key, painted)
    if (rest.length > 0) rests.set(painted, [...rest])
    return painted
  }
  const sizeOf = ({ texture }: Painted): number => texture.source.pixelWidth * texture.source.pixelHeight

  return {
    of(look, width, height, paint) {
      const key = keyOf(look, width, height)
      const painted = kept.get(key) ?? begin(key, paint())
      for (const part of rests.get(painted) ?? []) part()
      rests.delete(painted)
      return painted
    },
    step(look, width, height, paint) {
      const key = keyOf(look, width, height)
      const begun = kept.get(key)
      const painted = begun ?? begin(key, paint())
      const rest = rests.get(painted) ?? []
      if (begun !== undefined) rest.shift()?.()
      if (rest.length === 0) rests.delete(painted)
      return rest.length === 0
    },
    sweep(used) {
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
export function shown({ canvas, resolution, x, y }: Drawing): Painted {
  return { texture: new Texture({ source: new CanvasSource({ resource: canvas, resolution }) }), x, y }
}

/** A sprite of what was painted, with the piece's centre at 0, 0. */
export function spriteOf(painted: Painted): Sprite {
  const sprite = new Sprite(painted.texture)
  sprite.position.set(painted.x, painted.y)
  return sprite
}
