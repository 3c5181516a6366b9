/** Rejects unimplemented APIs: a test must never pass because a call was ignored. */

/** Keys that runtimes and loggers read from every object. */
const HARMLESS_KEYS = ['then', 'toJSON']

/**
 * Wraps an object so that access to unknown members throws.
 * @template {object} T
 * @param {string} name
 * @param {T} object
 * @returns {T}
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

/**
 * Emits an event that listeners can cancel.
 * @returns {boolean} whether one did
 * @param {import('node:events').EventEmitter} emitter
 * @param {string} event
 * @param {object} [details]
 * @param {unknown[]} args
 */
export function emitCancelable(emitter, event, details = {}, ...args) {
  let defaultPrevented = false
  const preventDefault = () => (defaultPrevented = true)
  emitter.emit(event, { ...details, preventDefault }, ...args)
  return defaultPrevented
}

/**
 * Rejects values that a page could not receive unchanged: only structured clones of plain values pass.
 * @template T
 * @param {T} value
 * @returns {T} a copy
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
