import { describe, expect, it } from 'vitest'
import { lightsOf } from './lights.ts'
import { isSoftware } from './renderer-choice.ts'

describe('lights', () => {
  it('a chosen piece is not also lit or hovered', () => {
    const lights = lightsOf({ lit: ['a', 'b', 'c'], hovered: ['a', 'b'], chosen: ['a'] })
    expect(Object.fromEntries(lights)).toEqual({ a: ['chosen'], b: ['hovered'], c: ['lit'] })
  })

  it('focus is shown besides any other light', () => {
    expect(lightsOf({ lit: ['a'], hovered: [], chosen: [], focused: 'a' }).get('a')).toEqual(['lit', 'focused'])
  })
})

describe('the renderer', () => {
  it.each([
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', true],
    ['llvmpipe (LLVM 15.0.6, 256 bits)', true],
    ['Microsoft Basic Render Driver', true],
    ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)', false],
    ['Apple M2', false],
  ])('%s: software is %s', (name, software) => {
    expect(isSoftware(name)).toBe(software)
  })
})
