/** `npm test`: all checks that a change must pass. */
import { exitWithError, parseFlags } from './lib/command-line.mjs'
import { installPackages } from './lib/install-packages.mjs'
import { UserFacingError } from './lib/progress.mjs'
import { runStages } from './lib/test-stages.mjs'
import {
  oldestBrowsersStep,
  bundleBudgetStep,
  buildStep,
  endToEndStep,
  formatStep,
  lintStep,
  packagesStep,
  ruleIdsStep,
  typesStep,
  unitTestStep,
} from './lib/test-steps.mjs'

// Single-threaded steps run in parallel.
const STAGES = [
  [lintStep, formatStep, typesStep, buildStep],
  [unitTestStep],
  [ruleIdsStep],
  [bundleBudgetStep],
  [oldestBrowsersStep],
  [packagesStep],
  [endToEndStep],
]
const STEPS = STAGES.flat()
const names = STEPS.map(({ id }) => id)

const flags = parseFlags({
  name: 'npm test',
  about: 'Installs missing packages, then runs all checks and tests. The last line has the numbers.',
  flags: {
    only: {
      value: 'STEP',
      about: `one step: ${names.join(', ')}`,
      check: (step) => (names.includes(step) ? undefined : `takes one of ${names.join(', ')}, not '${step}'`),
    },
    long: { about: 'also the long tests (*.long.test.ts, *.long.spec.ts)' },
  },
})

try {
  await installPackages()
  const stages = flags.only === undefined ? STAGES : [STEPS.filter(({ id }) => id === flags.only)]
  process.exitCode = (await runStages(stages, { long: flags.long === true })) ? 0 : 1
} catch (error) {
  if (error instanceof UserFacingError) exitWithError(error.message)
  throw error
}
