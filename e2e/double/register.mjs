/** Puts the stand-in where `import 'electron'` leads: `node --import register.mjs boot.mjs`. Workers inherit it. */
import { registerHooks } from 'node:module'

const url = new URL('./electron/index.mjs', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const isElectron = specifier === 'electron' || specifier.startsWith('electron/')
    return isElectron ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
  },
})

process.type = 'browser'
Object.defineProperty(process.versions, 'electron', { value: '45.4.1', enumerable: true })
process.resourcesPath ??= process.cwd()
