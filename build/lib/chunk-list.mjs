/**
 * Writes down the modules of each chunk of the renderer during the build: the budget check then needs no guesses from minified
 * code.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/**
 * A Vite plugin.
 * @param {string} file path of the list: `{[chunk]: {start, imports, modules}}`
 * @param {string} root module names are relative to it
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

/**
 * A module's path relative to the root, with slashes; virtual modules keep their names.
 * @param {string} id
 * @param {string} root
 */
function moduleName(id, root) {
  return id.startsWith(root) ? relative(root, id).replaceAll('\\', '/') : id
}
