/** The stand-in refuses what it does not implement: a test must never pass because something was silently ignored. */

/** Asked by runtimes and loggers of every object. */
const HARMLESS_KEYS = ['then', 'toJSON']

/**
 * An object whose unknown members throw.
 * @template {object} T @param {string} name @param {T} object @returns {T}
 */
export function strictProxy(name, object) {
  return new Proxy(object, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || HARMLESS_KEYS.includes(key))
        return Reflect.get(target, key, target)
      throw new Error(`electron double: ${name}.${key} is not implemented`)
    },
  })
}

/** Lets listeners veto an event. @returns {boolean} whether one did @param {import('node:events').EventEmitter} emitter @param {string} event @param {object} [details] @param {unknown[]} args */
export function emitCancelable(emitter, event, details = {}, ...args) {
  let defaultPrevented = false
  const preventDefault = () => (defaultPrevented = true)
  emitter.emit(event, { ...details, preventDefault }, ...args)
  return defaultPrevented
}

/**
 * Refuses what a page could not receive as it is: structured clones of plain values only.
 * @template T @param {T} value @returns {T} a copy
 */
export function cloneMessage(value) {
  const copy = structuredClone(value)
  assertPlain(copy)
  return copy
}

/** @param {unknown} value */
function assertPlain(value) {
  if (value === null || typeof value !== 'object') return
  const kind = Object.getPrototypeOf(value)
  if (kind !== Object.prototype && kind !== Array.prototype) {
    throw new Error(`electron double: a ${value.constructor.name} in a message is not implemented`)
  }
  for (const part of Object.values(value)) assertPlain(part)
}
