/** The app of an ordinary test speaks to nobody beyond this machine: it ends there and then, which no test overlooks. */
import { blockExternalTraffic } from '../../build/lib/loopback.mjs'

blockExternalTraffic((host) => {
  process.stderr.write(`The app would have spoken to ${host}.\n`)
  process.exit(1)
})
