/** `npm test`: everything that must hold before a change is kept. */
import { fail, readFlags } from './lib/command.mjs'
import { install } from './lib/install.mjs'
import { Trouble } from './lib/progress.mjs'
import { runStages } from './lib/stages.mjs'
import { browsers, budget, built, endToEnd, format, lint, packages, rules, types, unit } from './lib/steps.mjs'

// What runs on one core alone runs side by side.
const STAGES = [[lint, format, types, built], [unit], [rules], [budget], [browsers], [packages], [endToEnd]]
const STEPS = STAGES.flat()
const names = STEPS.map(({ id }) => id)

const flags = readFlags({
  name: 'npm test',
  about: 'Installs what is missing, then checks everything; the last line counts.',
  flags: {
    only: {
      value: 'STEP',
      about: `one step: ${names.join(', ')}`,
      check: (step) => (names.includes(step) ? undefined : `takes one of ${names.join(', ')}, not '${step}'`),
    },
    long: { about: 'also the tests that take long (*.long.test.ts)' },
  },
})

try {
  await install()
  const stages = flags.only === undefined ? STAGES : [STEPS.filter(({ id }) => id === flags.only)]
  process.exitCode = (await runStages(stages, { long: flags.long === true })) ? 0 : 1
} catch (error) {
  if (error instanceof Trouble) fail(error.message)
  throw error
}
