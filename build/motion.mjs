/** `npm run motion`: how smoothly the boards move. Numbers of a noisy machine: compare only runs of one idle machine. */
import { buildIfStale } from './lib/built.mjs'
import { fail, readFlags, wholeNumber } from './lib/command.mjs'
import { install } from './lib/install.mjs'
import { inProject, readJson } from './lib/project.mjs'
import { Trouble } from './lib/progress.mjs'
import { playwright } from './lib/steps.mjs'

const flags = readFlags({
  name: 'npm run motion',
  about: `Bots play ten turns of every game in Chromium. For each: milliseconds between two frames while something
moves (median, 95 and 99 of a hundred), tasks over 50 ms and the longest; also in test-results/motion.json.`,
  flags: {
    game: { value: 'TEXT', about: 'only the games whose title holds this' },
    turns: { value: 'N', about: 'so many turns (10)', check: wholeNumber },
  },
})

try {
  await install()
  await buildIfStale()
  process.env.SAMSARA_TURNS = String(flags.turns ?? 10)
  process.env.SAMSARA_GAME = String(flags.game ?? '')
  process.exitCode = await playwright(['--config', 'e2e/motion.config.ts'])
  if (process.exitCode === 0) console.table(readJson(inProject('test-results/motion.json')))
} catch (error) {
  if (error instanceof Trouble) fail(error.message)
  throw error
}
