/** Ends the app of an ordinary test as soon as it contacts another machine, so that the test fails. */
import { blockExternalTraffic } from '../../build/lib/loopback.mjs'

blockExternalTraffic((host) => {
  process.stderr.write(`The app would have spoken to ${host}.\n`)
  process.exit(1)
})
