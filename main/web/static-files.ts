/** Serves the files of the built renderer: over app:// in Electron, over HTTP in headless. */
import { readFile } from 'node:fs/promises'
import system, { extname, type PlatformPath } from 'node:path'

/** The response to a request for a file of the renderer: its bytes and its headers. */
export interface StaticFileResponse {
  readonly body: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Reads a file of the renderer as a response: its bytes and its headers.
 * @param root absolute path of the built renderer
 * @param pathname the path of the address, still encoded; `/` is the start page
 * @param policy the Content-Security-Policy
 * @returns undefined if there is no such file, its type is not served, or the path leads out of `root`
 */
export async function findStaticFileResponse(
  root: string,
  pathname: string,
  policy: string,
): Promise<StaticFileResponse | undefined> {
  const file = staticFilePath(root, pathname)
  const type = file === undefined ? undefined : CONTENT_TYPES[extname(file)]
  if (file === undefined || type === undefined) return undefined
  try {
    const body = new Uint8Array(await readFile(file))
    return { body, headers: { ...securityHeaders(policy), 'content-type': type, 'cache-control': 'no-cache' } }
  } catch {
    return undefined
  }
}

/**
 * The security headers of every response.
 * @param policy the Content-Security-Policy
 */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

/**
 * The Content-Security-Policy of the app's page, which may load its own files only. It allows inline styles, since Svelte
 * writes style attributes, and workers made from a blob, since Pixi decodes pictures in one.
 * @param connect further origins for connections: the WebSockets of a web server
 */
export function appPageSecurityPolicy(connect: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The Content-Security-Policy of an error page, which loads nothing. */
export function errorPageSecurityPolicy(): string {
  return "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

/**
 * The path of the file that an address names.
 * @param root absolute, without a trailing separator
 * @param pathname the path of the address, still encoded; `/` is the start page
 * @param rules path rules of the operating system
 * @returns the path, or undefined if it is outside `root` or not well formed
 */
export function staticFilePath(root: string, pathname: string, rules: PlatformPath = system): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (path.includes('\0') || path.includes('\\')) return undefined
  const file = rules.resolve(root, `.${path === '/' ? '/index.html' : path}`)
  return file.startsWith(root + rules.sep) ? file : undefined
}
