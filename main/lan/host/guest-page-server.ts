/**
 * The page that guests play on: the built renderer, and no other file of this machine. It is no secret; what is at the table
 * comes over the socket only.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { GUEST_PATH } from '../../../bridge/guest-protocol.ts'
import type { OriginGuard } from '../../web/origin-guard.ts'
import {
  contentSecurityPolicy,
  staticFilePath,
  readStaticFile,
  securityHeaders,
  type StaticFile,
} from '../../web/static-files.ts'
import { requestUrlOf } from '../../web/http-requests.ts'

export interface GuestPageServer {
  serve(request: IncomingMessage, response: ServerResponse): void
}

/** @param root absolute path of the built renderer */
export function createGuestPageServer(root: string, door: () => OriginGuard): GuestPageServer {
  // Read once: however many are sent at the same time, it is one text in memory. Only files that are there get in.
  const read = new Map<string, StaticFile>()

  async function pageAt(path: string): Promise<StaticFile | undefined> {
    const file = staticFilePath(root, path)
    const page = (file === undefined ? undefined : read.get(file)) ?? (await readStaticFile(root, path, ''))
    if (file !== undefined && page !== undefined) read.set(file, page)
    return page
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = requestUrlOf(request)?.pathname
    if (path === undefined || !door().isOwn(request.headers)) {
      response.writeHead(403).end()
      return
    }
    const headers = securityHeaders(securityPolicyFor(request.headers.host))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
      return
    }
    const page = await pageAt(path === GUEST_PATH ? '/' : path)
    if (page === undefined) {
      response.writeHead(404, headers).end()
      return
    }
    response.writeHead(200, { ...page.headers, ...headers, 'content-length': page.body.byteLength })
    response.end(request.method === 'HEAD' ? undefined : page.body)
  }

  return {
    serve(request, response) {
      // A line that breaks in the middle of a question has no answer.
      answer(request, response).catch(() => response.destroy())
    },
  }
}

/** Policies know no address of IPv6: there `'self'` has to do. */
function securityPolicyFor(host: string | undefined): string {
  return contentSecurityPolicy(host === undefined || host.startsWith('[') ? [] : [`ws://${host}`])
}
