/** Sampled advice is answered in words: the module that Vite compiles has the names that are called. */
import { expect, test } from 'vitest'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { loadGame } from '../../engine/index.ts'
import { adviceAt, loadAdviceFormatter, sampleAdvicePositions } from './advice-samples.ts'
import { ROOT } from './project.mjs'

test('loadAdviceFormatter formats sampled advice with the messages of the renderer', async () => {
  const game = await loadGame('karmaka')
  if (game === undefined) throw new Error('there is no such game')
  const configured = createTableConfig(game.info, 2, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const [position] = sampleAdvicePositions({
    game,
    config: configured.config,
    seed: 'words',
    level: 'random',
    wanted: 1,
  })
  if (position === undefined) throw new Error('the game has no decision')
  const formatter = await loadAdviceFormatter(ROOT, 'karmaka', 'en')
  try {
    expect(formatter.position(position, 2)).toHaveLength(3)
    expect(formatter.answer(adviceAt(game, position), position)[0]).toMatch(/^ {2}1\. .+ {2}\d+\.\d %$/)
  } finally {
    await formatter.close()
  }
})
