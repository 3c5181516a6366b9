/** `npm run check`: lint, format and types. */
import { fail, readFlags } from './lib/command.mjs'
import { install } from './lib/install.mjs'
import { Trouble } from './lib/progress.mjs'
import { runStages } from './lib/stages.mjs'
import { format, lint, types } from './lib/steps.mjs'

readFlags({ name: 'npm run check', about: 'Lint, format and types.', flags: {} })

try {
  await install()
  process.exitCode = (await runStages([[lint, format, types]], { long: false })) ? 0 : 1
} catch (error) {
  if (error instanceof Trouble) fail(error.message)
  throw error
}
