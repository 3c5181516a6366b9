// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { PaintedCanvas } from './painter.ts'
import { createTextureCache, createUncachedTexture, createPixiSprite } from './texture-cache.ts'

function drawing(width = 10, height = 10): PaintedCanvas {
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  return { canvas, resolution: 2, x: -width / 2, y: -height / 2 }
}

describe('D2: textures from canvases', () => {
  it('use the canvas itself, in CSS pixels and at its offset', () => {
    const painted = drawing(30, 10)
    const { texture, x, y } = createUncachedTexture(painted)
    expect(texture.source.resource).toBe(painted.canvas)
    expect([texture.width, texture.height, x, y]).toEqual([30, 10, -15, -5])
    const sprite = createPixiSprite({ texture, x, y })
    expect([sprite.position.x, sprite.position.y]).toEqual([-15, -5])
  })

  it('are painted once for each sprite spec and size', () => {
    const textures = createTextureCache()
    let times = 0
    const of = (sprite: { kind: string; tone?: number }, width: number) =>
      textures.get(sprite, width, 10, () => {
        times++
        return drawing(width)
      })
    const first = of({ kind: 'gem', tone: 1 }, 10)
    expect(of({ tone: 1, kind: 'gem' }, 10)).toBe(first)
    expect(of({ kind: 'gem', tone: 2 }, 10)).not.toBe(first)
    expect(of({ kind: 'gem', tone: 1 }, 20)).not.toBe(first)
    expect(times).toBe(3)
  })

  it('are painted in parts as time allows, and completed when they are needed', () => {
    const textures = createTextureCache()
    const painted: string[] = []
    const begin = (): PaintedCanvas => {
      painted.push('ground')
      const part = (name: string) => () => void painted.push(name)
      return { ...drawing(), rest: [part('lands'), part('clouds'), part('names')] }
    }
    const step = (kind: string) => textures.prerenderStep({ kind }, 10, 10, begin)
    expect([step('a'), step('a'), painted]).toEqual([false, false, ['ground', 'lands']])
    const whole = textures.get({ kind: 'a' }, 10, 10, begin)
    expect(painted).toEqual(['ground', 'lands', 'clouds', 'names'])
    expect([step('a'), textures.get({ kind: 'a' }, 10, 10, begin) === whole]).toEqual([true, true])
    expect(painted.splice(0)).toHaveLength(4)
    expect(['b', 'b', 'b', 'b', 'b'].map(step)).toEqual([false, false, false, true, true])
    textures.get({ kind: 'c' }, 10, 10, begin)
    expect(painted.splice(0)).toHaveLength(8)
    // A texture that was only begun is begun again.
    step('d')
    textures.evictUnused(new Set())
    textures.clear()
    step('d')
    expect(painted).toEqual(['ground', 'ground'])
  })

  it('the oldest unused ones are dropped over the limit, and painted again when needed', () => {
    const pixels = 20 * 20
    const textures = createTextureCache(2 * pixels)
    const of = (kind: string) => textures.get({ kind }, 10, 10, () => drawing())
    const [used, old, fresh] = ['used', 'old', 'fresh'].map(of)
    if (used === undefined) throw new Error('not painted')
    textures.evictUnused(new Set([used]))
    expect([used, old, fresh].map((painted) => painted?.texture.destroyed)).toEqual([false, true, false])
    expect([of('used') === used, of('old') === old, of('fresh') === fresh]).toEqual([true, false, true])
  })

  it('used ones are kept, even over the limit', () => {
    const textures = createTextureCache(1)
    const painted = textures.get({ kind: 'gem' }, 10, 10, () => drawing())
    textures.evictUnused(new Set([painted]))
    expect(painted.texture.destroyed).toBe(false)
  })

  it('clear() destroys all of them', () => {
    const textures = createTextureCache()
    const painted = textures.get({ kind: 'gem' }, 10, 10, () => drawing())
    const { source } = painted.texture
    textures.clear()
    expect([painted.texture.destroyed, source.destroyed]).toEqual([true, true])
  })
})
