/** `npm run shots`: takes pictures of every screen, into shots/. */
import { buildIfStale } from './lib/app-build.mjs'
import { exitWithError, parseFlags } from './lib/command-line.mjs'
import { installPackages } from './lib/install-packages.mjs'
import { UserFacingError } from './lib/progress.mjs'
import { runPlaywright } from './lib/test-steps.mjs'

const flags = parseFlags({
  name: 'npm run shots',
  about: 'Takes pictures of every screen, in all sizes and themes, into shots/.',
  flags: {
    grep: { value: 'TEXT', about: 'only the pictures whose name contains TEXT' },
    documents: { about: 'also renews the pictures of docs/pictures.md' },
  },
})

try {
  await installPackages()
  await buildIfStale()
  const grep = flags.grep === undefined ? [] : ['--grep', String(flags.grep)]
  const env = flags.documents === true ? { SAMSARA_DOCUMENTS: 'anew' } : {}
  process.exitCode = await runPlaywright(['--config', 'e2e/shots.config.ts', ...grep], env)
} catch (error) {
  if (error instanceof UserFacingError) exitWithError(error.message)
  throw error
}
