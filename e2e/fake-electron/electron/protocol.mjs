/** `protocol` and `session`: custom schemes and permissions. */
import { assertNotReady, assertReady } from './app.mjs'
import { strictProxy } from './strict.mjs'
import { onTestRequest, testChannel } from './test-channel.mjs'

/** @type {Set<string>} registered as standard and secure */
const privileged = new Set()
/** @type {Map<string, (request: Request) => Response | Promise<Response>>} */
const handlers = new Map()

/** Whether a window may load an address. @param {string} url @throws if Electron could not show it */
export function assertLoadable(url) {
  const scheme = new URL(url).protocol.slice(0, -1)
  if (scheme === 'http' || scheme === 'https') return
  if (!privileged.has(scheme)) throw new Error(`electron double: ${scheme}: was not registered as standard and secure`)
  if (!handlers.has(scheme)) throw new Error(`ERR_UNKNOWN_URL_SCHEME (-302) loading '${url}'`)
}

export const protocol = strictProxy('protocol', {
  /** @param {{scheme: string, privileges?: Record<string, boolean>}[]} schemes */
  registerSchemesAsPrivileged(schemes) {
    assertNotReady('protocol.registerSchemesAsPrivileged')
    for (const { scheme, privileges } of schemes) {
      if (!privileges?.['standard'] || !privileges['secure']) {
        throw new Error(`electron double: ${scheme}: only standard and secure schemes are implemented`)
      }
      if (privileges['bypassCSP']) throw new Error(`electron double: bypassCSP is not implemented`)
      privileged.add(scheme)
    }
  },
  /** @param {string} scheme @param {(request: Request) => Response | Promise<Response>} handler */
  handle(scheme, handler) {
    assertReady('protocol.handle')
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    handlers.set(scheme, handler)
    testChannel.tell('scheme', { scheme })
  },
  unhandle: (/** @type {string} */ scheme) => void handlers.delete(scheme),
  isProtocolHandled: (/** @type {string} */ scheme) => handlers.has(scheme),
})

onTestRequest('request', async ({ scheme, url, method, headers, body }) => {
  const handler = handlers.get(scheme)
  if (handler === undefined) throw new Error(`nobody handles ${scheme}:`)
  const response = await handler(new Request(url, { method, headers, ...(body ? { body } : {}) }))
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  }
})

const defaultSession = strictProxy('session.defaultSession', {
  protocol,
  // The fake's pages have no permissions, whatever a handler answers.
  setPermissionRequestHandler() {},
  setPermissionCheckHandler() {},
  setDevicePermissionHandler() {},
  clearCache: () => Promise.resolve(),
})

export const session = strictProxy('session', {
  // Neither stored data nor traffic is modelled: requests of a partition go to `net`, which rejects them (dialogs.mjs).
  fromPartition: (/** @type {string} */ name) => strictProxy(`session.fromPartition('${name}')`, {}),
  get defaultSession() {
    assertReady('session.defaultSession')
    return defaultSession
  },
})
