/** `npm run build`: builds the app into out/. */
import { buildApp } from './lib/app-build.mjs'
import { exitWithError, parseFlags } from './lib/command-line.mjs'
import { installPackages } from './lib/install-packages.mjs'
import { UserFacingError } from './lib/progress.mjs'

parseFlags({ name: 'npm run build', about: 'Builds main, preload and renderer into out/.', flags: {} })

try {
  await installPackages()
  await buildApp()
} catch (error) {
  if (error instanceof UserFacingError) exitWithError(error.message)
  throw error
}
