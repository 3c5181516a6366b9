/**
 * Serves the built renderer to guests' browsers, and no other file of this machine. The page is public; the data of the table is
 * sent over the socket only.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { GUEST_PAGE_AND_SOCKET_PATH } from '../../../bridge/guest-protocol.ts'
import type { RequestOriginGuard } from '../../web/origin-guard.ts'
import {
  appPageSecurityPolicy,
  staticFilePath,
  findStaticFileResponse,
  securityHeaders,
  type StaticFileResponse,
} from '../../web/static-files.ts'
import { requestUrlOf } from '../../web/http-requests.ts'

/** Answers HTTP requests for the files of the guest page. */
export interface GuestPageHandler {
  serve(request: IncomingMessage, response: ServerResponse): void
}

/**
 * Creates the handler that answers HTTP requests for the files of the guest page. It does not listen itself.
 * @param root absolute path of the built renderer
 * @param originGuard gives the present check of a request's host and origin headers
 */
export function createGuestPageHandler(root: string, originGuard: () => RequestOriginGuard): GuestPageHandler {
  // Each file is read once, so parallel requests share one copy in memory. Only existing files are added.
  const read = new Map<string, StaticFileResponse>()

  async function pageAt(path: string): Promise<StaticFileResponse | undefined> {
    const file = staticFilePath(root, path)
    const page = (file === undefined ? undefined : read.get(file)) ?? (await findStaticFileResponse(root, path, ''))
    if (file !== undefined && page !== undefined) read.set(file, page)
    return page
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = requestUrlOf(request)?.pathname
    if (path === undefined || !originGuard().isOwnOrigin(request.headers)) {
      response.writeHead(403).end()
      return
    }
    const headers = securityHeaders(securityPolicyFor(request.headers.host))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
      return
    }
    const page = await pageAt(path === GUEST_PAGE_AND_SOCKET_PATH ? '/' : path)
    if (page === undefined) {
      response.writeHead(404, headers).end()
      return
    }
    response.writeHead(200, { ...page.headers, ...headers, 'content-length': page.body.byteLength })
    response.end(request.method === 'HEAD' ? undefined : page.body)
  }

  return {
    serve(request, response) {
      // A connection that breaks during a request gets no reply.
      answer(request, response).catch(() => response.destroy())
    },
  }
}

/** Content security policies cannot contain IPv6 addresses: there `'self'` is used alone. */
function securityPolicyFor(host: string | undefined): string {
  return appPageSecurityPolicy(host === undefined || host.startsWith('[') ? [] : [`ws://${host}`])
}
