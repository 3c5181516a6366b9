/**
 * Which modules went into which chunk of the renderer, written down while it is built: the budget is then checked
 * against facts instead of guesses from minified code.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/**
 * A Vite plugin.
 * @param {string} file where the list goes: `{[chunk]: {start, imports, modules}}`
 * @param {string} root modules are named relative to it
 */
export function chunkListPlugin(file, root) {
  return {
    name: 'samsara:list-chunks',
    /** @param {unknown} _options @param {Record<string, any>} bundle */
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const list = chunks.map(({ fileName, isEntry, imports, moduleIds }) => [
        fileName,
        { start: isEntry, imports, modules: moduleIds.map((/** @type {string} */ id) => moduleName(id, root)) },
      ])
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(list), null, 1)}\n`)
    },
  }
}

/** A module's path inside the project, with slashes; virtual modules keep their names. @param {string} id @param {string} root */
function moduleName(id, root) {
  return id.startsWith(root) ? relative(root, id).replaceAll('\\', '/') : id
}
