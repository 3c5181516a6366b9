/** Connects to another machine over TLS, and checks its fingerprint before any message is sent. */
import { connect, type TLSSocket } from 'node:tls'
import { WebSocket } from 'ws'
import { GUEST_PAGE_AND_SOCKET_PATH } from '../../../bridge/guest-protocol.ts'
import type { Clock } from '../../base/clock.ts'
import { HOST_MESSAGE_LIMITS } from '../../base/bounded-json.ts'
import { parseHostAndPort, formatHostAndPort } from '../network-addresses.ts'
import { certificateFingerprintOf } from '../tls-certificate.ts'

/** An open WebSocket and the certificate fingerprint of the host; or the reason why there is none. */
export type DialResult =
  | { readonly ok: true; readonly socket: WebSocket; readonly fingerprint: string }
  /** `fingerprint`: another machine than the expected one. */
  | { readonly ok: false; readonly why: 'unreachable' | 'fingerprint' }

/** Time limit for an address to answer, in ms. */
const DIAL_TIMEOUT_MS = 4000

/**
 * Connects to one address of a host by TLS, checks the fingerprint of the host's certificate, and opens a WebSocket.
 * @param address `host:port`
 * @param pin the required fingerprint; undefined: any machine may answer, and afterwards has to prove that it knows
 *   the join code
 * @returns the socket and the fingerprint; or `unreachable`, or `fingerprint` if another machine than the expected one
 *   answered
 */
export async function dialAddress(address: string, pin: string | undefined, clock: Clock): Promise<DialResult> {
  const parts = parseHostAndPort(address)
  const line = parts && (await connectTls(parts, clock))
  if (parts === undefined || line === undefined) return { ok: false, why: 'unreachable' }
  const certificate = line.getPeerX509Certificate()
  const fingerprint = certificate === undefined ? '' : certificateFingerprintOf(certificate.raw)
  if (fingerprint === '' || (pin !== undefined && pin !== fingerprint)) {
    line.destroy()
    return { ok: false, why: 'fingerprint' }
  }
  const socket = await upgradeToWebSocket(line, parts.port, clock)
  return socket === undefined ? { ok: false, why: 'unreachable' } : { ok: true, socket, fingerprint }
}

function connectTls({ host, port }: { host: string; port: number }, clock: Clock): Promise<TLSSocket | undefined> {
  return new Promise((resolve) => {
    // The certificates are self-signed: the fingerprint is checked.
    const line = connect({ host, port, rejectUnauthorized: false, minVersion: 'TLSv1.3' })
    const cancelTimer = clock.after(DIAL_TIMEOUT_MS, () => line.destroy())
    line.on('error', () => line.destroy())
    line.once('secureConnect', () => {
      cancelTimer()
      line.setNoDelay(true)
      resolve(line)
    })
    line.once('close', () => {
      cancelTimer()
      resolve(undefined)
    })
  })
}

function upgradeToWebSocket(line: TLSSocket, port: number, clock: Clock): Promise<WebSocket | undefined> {
  return new Promise((resolve) => {
    // The host knows itself by its addresses, not by a resolved name.
    const host = formatHostAndPort(line.remoteAddress?.split('%')[0] ?? '', port)
    const socket = new WebSocket(`ws://${host}${GUEST_PAGE_AND_SOCKET_PATH}`, {
      createConnection: () => line,
      perMessageDeflate: false,
      followRedirects: false,
      maxPayload: HOST_MESSAGE_LIMITS.length,
    })
    const cancelTimer = clock.after(DIAL_TIMEOUT_MS, () => socket.terminate())
    socket.on('error', () => socket.terminate())
    socket.once('open', () => {
      cancelTimer()
      resolve(socket)
    })
    socket.once('close', () => {
      cancelTimer()
      line.destroy()
      resolve(undefined)
    })
  })
}
