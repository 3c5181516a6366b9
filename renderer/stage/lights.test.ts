import { describe, expect, it } from 'vitest'
import { lightsOf } from './lights.ts'

describe('lights', () => {
  it('a chosen piece is not also lit or hovered', () => {
    const lights = lightsOf({ lit: ['a', 'b', 'c'], hovered: ['a', 'b'], chosen: ['a'] })
    expect(Object.fromEntries(lights)).toEqual({ a: ['chosen'], b: ['hovered'], c: ['lit'] })
  })

  it('focus is shown besides any other light', () => {
    expect(lightsOf({ lit: ['a'], hovered: [], chosen: [], focused: 'a' }).get('a')).toEqual(['lit', 'focused'])
  })
})
