/** `npm run headless`: runs the host without Electron, for a browser on this machine. */
import { buildIfStale } from './lib/app-build.mjs'
import { exitWithError, flagsToArguments, checkPortNumber, parseFlags, DEVELOPMENT_FLAGS } from './lib/command-line.mjs'
import { startHeadless } from './lib/headless-process.mjs'
import { installPackages } from './lib/install-packages.mjs'
import { UserFacingError } from './lib/progress.mjs'

const flags = parseFlags({
  name: 'npm run headless',
  about: 'Runs the host of Samsara without Electron and prints its address, which contains the key for one browser.',
  flags: {
    ...DEVELOPMENT_FLAGS,
    port: { value: 'N', about: 'port (any free one)', check: checkPortNumber },
    lan: { about: 'hosts tables on the local network, and prints how guests join' },
    table: { value: 'SAVE', about: 'with --lan: opens this save, with all seats for guests' },
    networks: { value: 'A,B', about: 'with --lan: only on these networks' },
  },
})
const own = [...Object.keys(DEVELOPMENT_FLAGS), 'port', 'lan', 'table', 'networks']

try {
  await installPackages()
  await buildIfStale()
  process.exitCode = await startHeadless(['--no-open', ...flagsToArguments(flags, own)]).code
} catch (error) {
  if (error instanceof UserFacingError) exitWithError(error.message)
  throw error
}
