import { describe, expect, it } from 'vitest'
import { popFrame, pushFrame, topFrame, type Frame } from './frame-stack.ts'

describe('the stack of pending work', () => {
  it('deals with what came last first', () => {
    const stack: Frame[] = [{ kind: 'turn' }]
    pushFrame(stack, { kind: 'offer' })
    expect(topFrame(stack)).toEqual({ kind: 'offer' })
    expect(popFrame(stack)).toEqual({ kind: 'offer' })
    expect(topFrame(stack)).toEqual({ kind: 'turn' })
    expect(stack).toEqual([{ kind: 'turn' }])
  })

  it('says so when nothing is pending', () => {
    expect(() => topFrame([])).toThrow('no pending frame')
    expect(() => popFrame([])).toThrow('no pending frame')
  })
})
