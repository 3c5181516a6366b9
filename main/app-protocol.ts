/** Serves `app://samsara/`: the built renderer as a secure page with its own origin, from files only. */
import type { Protocol } from 'electron'
import { ERROR_PAGE_REASONS, type ErrorPageReason } from './resilience/renderer-supervisor.ts'
import {
  appPageSecurityPolicy,
  errorPageSecurityPolicy,
  findStaticFileResponse,
  securityHeaders,
} from './web/static-files.ts'

const SCHEME = 'app'
const HOST = 'samsara'

/** The address of the renderer's start page. */
export const START_PAGE_URL = `${SCHEME}://${HOST}/index.html`

/**
 * The address of the error page for a failure of the renderer. The error page has the same origin as the app's other
 * pages, so the storage of the window survives the way to the error page and back.
 * @param trouble the reason why the error page is shown
 */
export const errorPageUrlOf = (trouble: ErrorPageReason): string => `${SCHEME}://${HOST}/trouble/${trouble}`

/** Function that returns the HTML of the error page for a failure of the renderer; it reads no file. */
export type RenderErrorPageFunction = (trouble: ErrorPageReason) => string

/**
 * Registers the URL scheme `app:`, under which the window loads the app's pages. It becomes a secure standard scheme,
 * with fetch and the code cache. Must be called before Electron's app is ready.
 */
export function registerAppScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges }])
}

/**
 * Answers all requests to URLs of the scheme `app:`, which the pages of the app use, with the files of the built
 * renderer or with an error page. It answers them from this call on.
 * @param protocol Electron's `protocol`, at which the handler is registered
 * @param root absolute path of the built renderer
 * @param plain renders the error pages
 */
export function serveAppPages(protocol: Pick<Protocol, 'handle'>, root: string, plain: RenderErrorPageFunction): void {
  protocol.handle(SCHEME, (request) => respondToAppRequest(root, request, plain))
}

/**
 * Answers one request to an `app:` address, under which the window loads its pages. The answer is an error page, a
 * file of the renderer, or status 404. Exported for its tests.
 * @param root absolute path of the built renderer
 * @param plain renders the error pages
 */
export async function respondToAppRequest(
  root: string,
  request: Pick<Request, 'url' | 'method'>,
  plain: RenderErrorPageFunction,
): Promise<Response> {
  const trouble = ERROR_PAGE_REASONS.find((each) => errorPageUrlOf(each) === request.url)
  if (trouble !== undefined && request.method === 'GET') {
    const headers = { ...securityHeaders(errorPageSecurityPolicy()), 'content-type': 'text/html; charset=utf-8' }
    return new Response(plain(trouble), { headers })
  }
  const policy = appPageSecurityPolicy()
  const { host, pathname } = new URL(request.url)
  const page =
    host === HOST && request.method === 'GET' ? await findStaticFileResponse(root, pathname, policy) : undefined
  if (page === undefined) return new Response(null, { status: 404, headers: securityHeaders(policy) })
  return new Response(page.body, { headers: { ...page.headers } })
}

/**
 * Whether an address is one of the app's own pages: at `app:`, or at the development server.
 * @param devServer address of the development server; undefined: there is none
 */
export function isOwnPageUrl(address: string, devServer: string | undefined): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, origin } = new URL(address)
  if (protocol === `${SCHEME}:`) return host === HOST
  return devServer !== undefined && origin === new URL(devServer).origin
}
