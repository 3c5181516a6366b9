/** Resolves `import 'electron'` to the fake: `node --import register.mjs boot.mjs`. Workers inherit it. */
import { registerHooks } from 'node:module'
import { basename, dirname } from 'node:path'

const url = new URL('./electron/index.mjs', import.meta.url).href

/** Addresses of all loaded modules: tests check which ones are loaded lazily. @type {string[]} */
const loaded = []
globalThis['doubleLoaded'] = loaded

registerHooks({
  load(address, context, next) {
    loaded.push(address)
    return next(address, context)
  },
  resolve(specifier, context, next) {
    const isElectron = specifier === 'electron' || specifier.startsWith('electron/')
    return isElectron ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
  },
})

process.type = 'browser'
Object.defineProperty(process.versions, 'electron', { value: '45.5.0', enumerable: true })
// In a package the archive is in the resources folder.
const folder = process.env['DOUBLE_APP'] ?? ''
process.resourcesPath ??= basename(folder) === 'app.asar' ? dirname(folder) : process.cwd()
