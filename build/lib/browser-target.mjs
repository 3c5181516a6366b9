/** Build plugins for the oldest supported browsers (oldest-browsers.mjs). */
import { BUILD_TARGETS } from './oldest-browsers.mjs'

/**
 * Sets the build target. electron-vite adds the newest Chrome that it knows to the list, and lists of a configuration are merged:
 * only a plugin that runs after it can replace the list.
 * @returns {import('vite').Plugin}
 */
export function oldestBrowsersPlugin() {
  return {
    name: 'samsara:oldest-browsers',
    config(config) {
      config.build = { ...config.build, target: [...BUILD_TARGETS], cssTarget: [...BUILD_TARGETS] }
    },
  }
}

/**
 * Adds to each rule with `color-mix()` a plain colour for browsers without it (Safari before 16.2). A fallback within the same
 * rule does not work: a value with `var()` is accepted at parse time and dropped at computed-value time.
 * @returns {import('postcss').Plugin}
 */
export function colorMixFallbackPlugin() {
  return {
    postcssPlugin: 'samsara-color-mix-fallback',
    OnceExit(root, { AtRule }) {
      /** @type {import('postcss').Rule[]} */
      const rules = []
      root.walkRules((rule) => {
        if (rule.nodes.some((node) => node.type === 'decl' && node.value.includes('color-mix('))) rules.push(rule)
      })
      for (const rule of rules) {
        const plain = rule.clone({ nodes: [] })
        rule.each((node) => {
          if (node.type === 'decl' && node.value.includes('color-mix(')) {
            plain.append(node.clone({ value: withoutColorMix(node.value) }))
          }
        })
        if (isInKeyframes(rule)) rule.before(plain)
        else
          rule.after(
            new AtRule({ name: 'supports', params: 'not (color: color-mix(in srgb, red, blue))', nodes: [plain] }),
          )
      }
    },
  }
}

/** @param {import('postcss').Node} node @returns {boolean} */
function isInKeyframes(node) {
  const { parent } = node
  return (
    parent !== undefined &&
    parent.type === 'atrule' &&
    /keyframes$/.test(/** @type {import('postcss').AtRule} */ (parent).name)
  )
}

/**
 * Replaces each `color-mix(in SPACE, A p%, B q%)` in a value by the colour of the larger part.
 * @param {string} value
 * @returns {string}
 */
export function withoutColorMix(value) {
  const at = value.indexOf('color-mix(')
  if (at < 0) return value
  const start = at + 'color-mix('.length
  let end = start
  for (let depth = 1; end < value.length; end += 1) {
    depth += value[end] === '(' ? 1 : value[end] === ')' ? -1 : 0
    if (depth === 0) break
  }
  const [, first = '', second = ''] = splitAtCommas(value.slice(start, end))
  const [one, other] = [first, second].map((part) => /^(.*?)(?:\s+([\d.]+)%)?$/s.exec(part.trim()) ?? [])
  const share = one[2] !== undefined ? Number(one[2]) : other[2] !== undefined ? 100 - Number(other[2]) : 50
  const colour = (share >= 50 ? one[1] : other[1]) ?? ''
  return value.slice(0, at) + withoutColorMix(colour) + withoutColorMix(value.slice(end + 1))
}

/** @param {string} text @returns {string[]} the parts between top-level commas */
function splitAtCommas(text) {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}
