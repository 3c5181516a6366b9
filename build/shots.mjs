/** `npm run shots`: pictures of every screen, in shots/. */
import { buildIfStale } from './lib/built.mjs'
import { fail, readFlags } from './lib/command.mjs'
import { install } from './lib/install.mjs'
import { Trouble } from './lib/progress.mjs'
import { playwright } from './lib/steps.mjs'

const flags = readFlags({
  name: 'npm run shots',
  about: 'Takes pictures of every screen, in all sizes and themes, into shots/.',
  flags: {
    grep: { value: 'TEXT', about: 'only those whose name holds this' },
    documents: { about: 'those of docs/pictures.md anew, too' },
  },
})

try {
  await install()
  await buildIfStale()
  const grep = flags.grep === undefined ? [] : ['--grep', String(flags.grep)]
  const env = flags.documents === true ? { SAMSARA_DOCUMENTS: 'anew' } : {}
  process.exitCode = await playwright(['--config', 'e2e/shots.config.ts', ...grep], env)
} catch (error) {
  if (error instanceof Trouble) fail(error.message)
  throw error
}
