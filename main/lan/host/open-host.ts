/** A table that is hosted on the network: the port, who comes in over it, and what is announced of it. */
import type { WebSocket } from 'ws'
import { BEAT } from '../../../bridge/wire.ts'
import { doorkeeper, type Doorkeeper } from '../../web/doorkeeper.ts'
import { plainAddress, withPort } from '../addresses.ts'
import type { Announced } from '../announce.ts'
import { openAdmission } from './admission.ts'
import { openCrowd } from './crowd.ts'
import { openEntrance } from './entrance.ts'
import { receive } from './guests-socket.ts'
import { openPages } from './pages.ts'
import { openPorts } from './ports.ts'
import { openServers } from './servers.ts'
import type { LanHost, LanHostStart } from './start.ts'

export type { LanHost, LanHostStart, LanSecrets } from './start.ts'

/** Milliseconds that guests have to hear the goodbye. */
const GOODBYE = 1000

/** @throws the system's error when no port can be had */
export async function openLanHost(start: LanHostStart): Promise<LanHost> {
  const { guests, clock, log, announce } = start
  const crowd = openCrowd(clock)
  const entrance = openEntrance(
    start,
    openAdmission(() => clock.now()),
  )
  const inside = new Set<WebSocket>()
  let door: Doorkeeper = doorkeeper([])
  const ports = await openPorts({
    port: start.port,
    addresses: start.addresses,
    log,
    onSocket: openServers({
      certificate: start.secrets.certificate,
      crowd,
      door: () => door,
      pages: openPages(start.root, () => door),
      log,
      onGuest: (socket, channel, place) => receive(socket, channel, place, { entrance, guests, clock, log, inside }),
    }),
  })
  ownHosts()

  function ownHosts(): void {
    door = doorkeeper(ports.addresses.flatMap((address) => namesOf(address, ports.port)))
  }

  function announced(): Announced {
    const { game, seats, free, locked } = guests().summary
    return { port: ports.port, addresses: ports.addresses, game, seats, free: locked ? 0 : free }
  }

  let last = announced()
  let announcement = guests().hidden === true ? undefined : announce?.(last)
  /** Seats are taken and left, networks come and go: what is announced follows. */
  function followUp(): void {
    stopFollowing = clock.after(BEAT, followUp)
    const now = announced()
    // A table that is not here yet, or no more, is announced by nobody from here.
    if (guests().hidden === true) {
      void announcement?.close()
      announcement = undefined
    } else if (announcement === undefined) announcement = announce?.(now)
    else if (JSON.stringify(now) !== JSON.stringify(last)) announcement.update(now)
    last = now
  }
  let stopFollowing = announce === undefined ? (): void => undefined : clock.after(BEAT, followUp)

  return {
    get port() {
      return ports.port
    },
    get moved() {
      return start.port !== 0 && ports.port !== start.port
    },
    get addresses() {
      return ports.addresses
    },
    async listen(addresses) {
      await ports.listen(addresses)
      ownHosts()
    },
    async close(why) {
      stopFollowing()
      const ended = [...inside].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
      const closed = ports.close()
      guests().disconnectAll(why)
      // Who is not in is told nothing; who is hears why before its line ends.
      crowd.close()
      const callOff = clock.after(GOODBYE, () => [...inside].forEach((socket) => socket.terminate()))
      await Promise.all([closed, ...ended, announcement?.close()])
      callOff()
    },
  }
}

/** As a page's address has it: IPv6 in its shortest form. */
function namesOf(address: string, port: number): string[] {
  const shown = withPort(address.split('%')[0] ?? '', port)
  const short = URL.canParse(`http://${shown}`) ? new URL(`http://${shown}`).host : shown
  return [...new Set([shown, short, withPort(plainAddress(address), port)])]
}
