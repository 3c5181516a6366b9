import { describe, expect, it } from 'vitest'
import { popFrame, pushFrame, topFrame, type Frame } from './frame-stack.ts'

describe('frame stack', () => {
  it('returns the last pushed frame first', () => {
    const stack: Frame[] = [{ kind: 'turn' }]
    pushFrame(stack, { kind: 'offer' })
    expect(topFrame(stack)).toEqual({ kind: 'offer' })
    expect(popFrame(stack)).toEqual({ kind: 'offer' })
    expect(topFrame(stack)).toEqual({ kind: 'turn' })
    expect(stack).toEqual([{ kind: 'turn' }])
  })

  it('throws when no frame is pending', () => {
    expect(() => topFrame([])).toThrow('no pending frame')
    expect(() => popFrame([])).toThrow('no pending frame')
  })
})
