/** `npm run check`: lint, format and types. */
import { exitWithError, parseFlags } from './lib/command-line.mjs'
import { installPackages } from './lib/install-packages.mjs'
import { UserFacingError } from './lib/progress.mjs'
import { runStages } from './lib/test-stages.mjs'
import { formatStep, lintStep, typesStep } from './lib/test-steps.mjs'

parseFlags({ name: 'npm run check', about: 'Lint, format and types.', flags: {} })

try {
  await installPackages()
  process.exitCode = (await runStages([[lintStep, formatStep, typesStep]], { long: false })) ? 0 : 1
} catch (error) {
  if (error instanceof UserFacingError) exitWithError(error.message)
  throw error
}
