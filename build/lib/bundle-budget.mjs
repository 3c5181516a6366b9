/**
 * Budget of the renderer's start: the chunks loaded before the first page is shown must be small, and contain neither Pixi nor a
 * game.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Bytes after gzip. */
export const MAX_START_BYTES = 150_000

/** Modules that must be loaded lazily, when a table opens. */
const LAZY_MODULES = [
  { what: 'Pixi', pattern: /(^|\/)node_modules\/pixi\.js\// },
  { what: 'rules of a game', pattern: /^engine\/(?!core\/|index\.ts)[^/]+\// },
  { what: 'the face of a game', pattern: /^renderer\/games\/[^/]+\// },
]

/** @typedef {Record<string, {start: boolean, imports: string[], modules: string[]}>} Chunks as written by chunk-list.mjs */

/** The start chunks and all their static imports. @param {Chunks} chunks @returns {string[]} */
export function startChunks(chunks) {
  const reached = new Set(Object.keys(chunks).filter((name) => chunks[name].start))
  for (const name of reached) for (const next of chunks[name]?.imports ?? []) reached.add(next)
  return [...reached]
}

/**
 * Checks the start against the budget.
 * @param {Chunks} chunks
 * @param {(chunk: string) => number} sizeOf bytes after gzip
 * @returns {{size: number, faults: string[]}} the faults as text
 */
export function checkBundleBudget(chunks, sizeOf) {
  const start = startChunks(chunks)
  const size = start.reduce((sum, name) => sum + sizeOf(name), 0)
  const faults = start.flatMap((name) =>
    (chunks[name]?.modules ?? []).flatMap((module) =>
      LAZY_MODULES.filter(({ pattern }) => pattern.test(module)).map(({ what }) => `${name} holds ${what}: ${module}`),
    ),
  )
  if (start.length === 0) faults.push('no start chunk was found')
  if (size > MAX_START_BYTES)
    faults.push(`the start weighs ${formatKilobytes(size)} after gzip, above ${formatKilobytes(MAX_START_BYTES)}`)
  return { size, faults }
}

/** @param {number} bytes */
export const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** Size of a file after gzip. @param {string} folder @returns {(chunk: string) => number} */
export const gzipSizeIn = (folder) => (chunk) => gzipSync(readFileSync(join(folder, chunk))).length
