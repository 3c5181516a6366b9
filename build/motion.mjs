/**
 * `npm run motion`: measures how smoothly the boards animate. Timings depend on the machine: compare only runs of one idle
 * machine.
 */
import { resolve } from 'node:path'
import { buildIfStale } from './lib/app-build.mjs'
import { exitWithError, parseFlags, checkWholeNumber } from './lib/command-line.mjs'
import { installPackages } from './lib/install-packages.mjs'
import { projectPath, nodeBinary, readJson } from './lib/project.mjs'
import { UserFacingError } from './lib/progress.mjs'
import { runProgram } from './lib/run-program.mjs'
import { runPlaywright } from './lib/test-steps.mjs'

const flags = parseFlags({
  name: 'npm run motion',
  about: `Bots play ten turns of every game in Chromium. Reports for each game the milliseconds between frames during animations (median, 95th
and 99th percentile), the number of tasks over 50 ms and the longest one; also in test-results/motion.json.

--timeline: drags the timeline of games of a thousand entries to the beginning and back instead. Reports for each game the frames a
second, the milliseconds between frames and, per frame, the milliseconds of work (also of scripts, styles, layout), the number of
layouts and of updates of the board's texts; also in test-results/motion-timeline.json.`,
  flags: {
    game: { value: 'TEXT', about: 'only the games whose title contains TEXT' },
    timeline: { about: 'drags a timeline' },
    against: {
      value: 'DIR',
      about: 'with --timeline: measures alternately with another checkout, which is already built',
    },
    turns: { value: 'N', about: 'number of turns (10)', check: checkWholeNumber },
  },
})

try {
  await installPackages()
  await buildIfStale()
  process.env.SAMSARA_TURNS = String(flags.turns ?? 10)
  process.env.SAMSARA_GAME = String(flags.game ?? '')
  if (flags.timeline) {
    process.env.SAMSARA_SCENE = 'timeline'
    process.env.SAMSARA_AGAINST = flags.against === undefined ? '' : resolve(String(flags.against))
    const { code, output } = await runProgram([
      nodeBinary(),
      'build/lib/long-game.ts',
      projectPath('test-results/long-games'),
    ])
    if (code !== 0) throw new UserFacingError(output.trim())
  }
  process.exitCode = await runPlaywright(['--config', 'e2e/motion.config.ts'])
  const found = flags.timeline ? 'test-results/motion-timeline.json' : 'test-results/motion.json'
  if (process.exitCode === 0) console.table(readJson(projectPath(found)))
} catch (error) {
  if (error instanceof UserFacingError) exitWithError(error.message)
  throw error
}
