/** `npm run build`: the app into out/. */
import { build } from './lib/built.mjs'
import { fail, readFlags } from './lib/command.mjs'
import { install } from './lib/install.mjs'
import { Trouble } from './lib/progress.mjs'

readFlags({ name: 'npm run build', about: 'Builds main, preload and renderer into out/.', flags: {} })

try {
  await install()
  await build()
} catch (error) {
  if (error instanceof Trouble) fail(error.message)
  throw error
}
