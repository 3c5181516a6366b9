/** The benchmark of hovers calls the modules of the renderer that Vite compiles: their names are not checked by types. */
import { expect, test } from 'vitest'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { loadGame } from '../../engine/index.ts'
import { loadRendererModules, measureHoverCost } from './bench-hover.ts'
import { ROOT } from './project.mjs'

test('measureHoverCost measures choices that have ghosts on the board', async () => {
  const game = await loadGame('chakra')
  if (game === undefined) throw new Error('there is no such game')
  const configured = createTableConfig(game.info, 2, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const renderer = await loadRendererModules(ROOT)
  try {
    const cost = await measureHoverCost(renderer, 'chakra', configured.config, { warmUp: 0, measured: 12 })
    expect(cost?.ghosts).toBeGreaterThan(0.5)
    expect(cost?.firstMedian).toBeGreaterThan(0)
  } finally {
    await renderer.close()
  }
})
