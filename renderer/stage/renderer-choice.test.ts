import { describe, expect, it } from 'vitest'
import { isSoftwareRendererName } from './renderer-choice.ts'

describe('isSoftwareRendererName', () => {
  it.each([
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', true],
    ['llvmpipe (LLVM 15.0.6, 256 bits)', true],
    ['Microsoft Basic Render Driver', true],
    ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)', false],
    ['Apple M2', false],
  ])('%s: software is %s', (name, software) => {
    expect(isSoftwareRendererName(name)).toBe(software)
  })
})
