/**
 * Runs in a page before all of its scripts: provides the built preload (inserted at the mark) with the modules and globals of a
 * sandboxed preload. A plain script, not a module. `__double` connects to main; page code never gets it.
 */
;(() => {
  const wire = globalThis.__double
  delete globalThis.__double
  if (!wire || globalThis !== globalThis.top) return

  const strict = (name, object) =>
    new Proxy(object, {
      get(target, key) {
        if (key in target || typeof key === 'symbol' || key === 'then') return Reflect.get(target, key, target)
        throw new Error(`electron double: ${name}.${String(key)} is not implemented`)
      },
    })

  // ------------------------------------------------------------------------------------------------------ ipcRenderer
  const listeners = new Map()
  const ipcRenderer = {
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
      return ipcRenderer
    },
    addListener: (channel, listener) => ipcRenderer.on(channel, listener),
    once(channel, listener) {
      const first = (...args) => {
        ipcRenderer.removeListener(channel, first)
        listener(...args)
      }
      return ipcRenderer.on(channel, first)
    },
    removeListener(channel, listener) {
      const kept = [...(listeners.get(channel) ?? [])]
      const at = kept.indexOf(listener)
      if (at >= 0) kept.splice(at, 1)
      listeners.set(channel, kept)
      return ipcRenderer
    },
    off: (channel, listener) => ipcRenderer.removeListener(channel, listener),
    removeAllListeners(channel) {
      listeners.delete(channel)
      return ipcRenderer
    },
    async invoke(channel, ...args) {
      const { value, error } = await wire({ what: 'invoke', channel, args: structuredClone(args) })
      if (error) throw new Error(`Error invoking remote method '${channel}': ${error.name}: ${error.message}`)
      return value
    },
    send(channel, ...args) {
      void wire({ what: 'send', channel, args: structuredClone(args) })
    },
  }
  Object.defineProperty(globalThis, Symbol.for('electron-double.push'), {
    value(channel, args) {
      const event = { sender: ipcRenderer, ports: [] }
      for (const listener of [...(listeners.get(channel) ?? [])]) listener(event, ...args)
    },
  })

  // ---------------------------------------------------------------------------------------------------- contextBridge
  // Values cross as copies, functions as wrappers, promises as promises of copies.
  const across = (value) => {
    if (typeof value === 'function') return (...args) => across(value(...args.map(across)))
    if (value instanceof Promise) return value.then(across)
    return structuredClone(value)
  }
  const exposed = (api) => {
    if (typeof api === 'function' || api === null || typeof api !== 'object' || Array.isArray(api)) return across(api)
    return Object.freeze(Object.fromEntries(Object.entries(api).map(([key, value]) => [key, exposed(value)])))
  }
  const contextBridge = {
    exposeInMainWorld(key, api) {
      if (key in globalThis) throw new Error(`Cannot bind an API on top of an existing property on the window object`)
      Object.defineProperty(globalThis, key, { value: exposed(api), enumerable: true })
    },
  }

  // --------------------------------------------------------------------------------------------------- windows, preload
  // Electron asks main before it opens a window; the answer is always no here (electron/web-contents.mjs).
  globalThis.open = (url = 'about:blank', frameName = '') => {
    void wire({ what: 'open-window', url: new URL(url, globalThis.location.href).href, frameName })
    return null
  }
  globalThis.addEventListener('click', (event) => {
    const link = event.composedPath().find((it) => it instanceof HTMLAnchorElement && it.href !== '')
    if (event.defaultPrevented || link === undefined || ['', '_self', '_top', '_parent'].includes(link.target)) return
    event.preventDefault()
    globalThis.open(link.href, link.target)
  })

  const electron = {
    ipcRenderer: strict('ipcRenderer', ipcRenderer),
    contextBridge: strict('contextBridge', contextBridge),
  }
  const require = (name) => {
    if (name === 'electron') return strict('electron', electron)
    throw new Error(`module not found: ${name}`)
  }
  const process = {
    platform: '__PLATFORM__',
    type: 'renderer',
    sandboxed: true,
    contextIsolated: true,
    versions: { electron: '45.5.0' },
    env: {},
    argv: [],
  }
  const module = { exports: {} }
  ;((require, module, exports, process) => {
    /*PRELOAD*/
  })(require, module, module.exports, strict('process', process))
})()
