/** `npm run headless`: the host without Electron, for a browser on this machine. */
import { buildIfStale } from './lib/built.mjs'
import { fail, passOn, portNumber, readFlags, RUN_FLAGS } from './lib/command.mjs'
import { startHeadless } from './lib/headless.mjs'
import { install } from './lib/install.mjs'
import { Trouble } from './lib/progress.mjs'

const flags = readFlags({
  name: 'npm run headless',
  about: 'Hosts Samsara without Electron and prints its address, which carries a key for one browser.',
  flags: {
    ...RUN_FLAGS,
    port: { value: 'N', about: 'the port (any free one)', check: portNumber },
    lan: { about: 'host tables on the network, and print how guests come in' },
    table: { value: 'SAVE', about: 'with --lan: open this save, with all seats for guests' },
    networks: { value: 'A,B', about: 'with --lan: on these networks only' },
  },
})
const own = [...Object.keys(RUN_FLAGS), 'port', 'lan', 'table', 'networks']

try {
  await install()
  await buildIfStale()
  process.exitCode = await startHeadless(['--no-open', ...passOn(flags, own)]).code
} catch (error) {
  if (error instanceof Trouble) fail(error.message)
  throw error
}
