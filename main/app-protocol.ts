/** Serves `app://samsara/`: the built renderer as a secure page with its own origin, from files only. */
import type { Protocol } from 'electron'
import { RENDERER_FAILURES, type RendererFailure } from './resilience/renderer-supervisor.ts'
import { contentSecurityPolicy, errorPageSecurityPolicy, readStaticFile, securityHeaders } from './web/static-files.ts'

const SCHEME = 'app'
const HOST = 'samsara'
export const START_PAGE_URL = `${SCHEME}://${HOST}/index.html`

/** Address of an error page. It has the same origin, so that the next page can continue from its state. */
export const errorPageUrl = (trouble: RendererFailure): string => `${SCHEME}://${HOST}/trouble/${trouble}`

/** Renders an error page, without reading any file. */
export type RenderErrorPage = (trouble: RendererFailure) => string

/** Must be called before the app is ready. */
export function registerAppScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges }])
}

/** @param root absolute path of the built renderer */
export function serveAppPages(protocol: Pick<Protocol, 'handle'>, root: string, plain: RenderErrorPage): void {
  protocol.handle(SCHEME, (request) => respondToAppRequest(root, request, plain))
}

/** Exported for its tests. */
export async function respondToAppRequest(
  root: string,
  request: Pick<Request, 'url' | 'method'>,
  plain: RenderErrorPage,
): Promise<Response> {
  const trouble = RENDERER_FAILURES.find((each) => errorPageUrl(each) === request.url)
  if (trouble !== undefined && request.method === 'GET') {
    const headers = { ...securityHeaders(errorPageSecurityPolicy()), 'content-type': 'text/html; charset=utf-8' }
    return new Response(plain(trouble), { headers })
  }
  const policy = contentSecurityPolicy()
  const { host, pathname } = new URL(request.url)
  const page = host === HOST && request.method === 'GET' ? await readStaticFile(root, pathname, policy) : undefined
  if (page === undefined) return new Response(null, { status: 404, headers: securityHeaders(policy) })
  return new Response(page.body, { headers: { ...page.headers } })
}

/**
 * Whether an address is one of our pages.
 * @param devServer the address of the development server, if there is one
 */
export function isOwnPageUrl(address: string, devServer: string | undefined): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, origin } = new URL(address)
  if (protocol === `${SCHEME}:`) return host === HOST
  return devServer !== undefined && origin === new URL(devServer).origin
}
