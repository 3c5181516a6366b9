// @vitest-environment happy-dom
import { mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { chakra } from '../../../engine/chakra/index.ts'
import { ALL_MEDITATION_COLOURS, createPosition } from '../../../engine/chakra/testing.ts'
import { chakra as english } from '../../messages/en/chakra/index.ts'
import { addMessages } from '../../messages/index.ts'
import PrivatePanel from './PrivatePanel.svelte'

addMessages(english)

let mounted: ReturnType<typeof mount> | undefined
function shown<P extends Record<string, unknown>>(panel: Component<P>, props: P): string {
  mounted = mount(panel, { target: document.body, props })
  return document.body.textContent.replace(/\s+/g, ' ')
}
afterEach(async () => {
  if (mounted !== undefined) await unmount(mounted)
  mounted = undefined
})

describe('the private panel', () => {
  const plenitude = [1, 2, 3, 4, 1, 2, 3, 4]

  it('shows the values that the seat has looked at, and the remaining values', () => {
    const state = createPosition({ boards: [{ meditation: ['purple', 'green'] }, { meditation: ['red'] }], plenitude })
    const text = shown(PrivatePanel, { view: chakra.view(state, 0) })
    expect(text).toContain('Crown (purple): 1')
    expect(text).toContain('Heart (green): 4')
    expect(text).toContain('Root (red): not yet seen')
    expect(text).toContain('1, 2, 2, 3, 3, and 4')
  })

  it('names the token outside the game to a seat that knows all others', () => {
    const state = createPosition({ boards: [{ meditation: ALL_MEDITATION_COLOURS }, {}], plenitude })
    expect(shown(PrivatePanel, { view: chakra.view(state, 0) })).toContain('Outside the game: 4')
  })
})
