/**
 * Checks that the built pages run in the oldest supported browsers (oldest-browsers.mjs): looks up script syntax, built-in
 * functions and objects, and styles in the compatibility data of MDN.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse } from 'acorn'
import { ancestor, simple } from 'acorn-walk'
import postcss from 'postcss'
import { ALLOWED_FEATURES } from './browser-exceptions.mjs'
import { OLDEST_BROWSER_VERSIONS } from './oldest-browsers.mjs'

/** @typedef {{__compat?: {support: Record<string, Support | Support[]>}} & Record<string, any>} Feature */
/** @typedef {{version_added?: string | boolean | null, version_removed?: string | boolean, prefix?: string, alternative_name?: string, flags?: unknown[], partial_implementation?: boolean}} Support */
/**
 * @typedef {{feature: string, where: string, missing: string[]}} Finding `where`: the selector, or the source text around the use
 */

const data = /** @type {Record<string, any>} */ (createRequire(import.meta.url)('@mdn/browser-compat-data'))

/** Newest ECMAScript edition accepted. Its syntax that the oldest browsers lack is checked by name. */
const ECMA_EDITION = 2022

// ---------------------------------------------------------------------------------------------------------------------
// Compatibility data

/** @param {string} version @returns {number[]} */
const versionParts = (version) => version.replace('≤', '').split('.').map(Number)

/** @param {string} one @param {string} other */
function isAtMost(one, other) {
  const [a, b] = [versionParts(one), versionParts(other)]
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    if ((a[at] ?? 0) !== (b[at] ?? 0)) return (a[at] ?? 0) < (b[at] ?? 0)
  }
  return true
}

/** @param {Support} support @param {string} version */
function isSupportedIn({ version_added: added, version_removed: removed, flags }, version) {
  if (typeof added !== 'string' || added === 'preview' || flags !== undefined) return false
  return isAtMost(added, version) && (typeof removed !== 'string' || !isAtMost(removed, version))
}

/** @param {Feature} feature @param {string} browser @returns {Support[]} */
function supportsOf(feature, browser) {
  const support = feature.__compat?.support[browser]
  return support === undefined ? [] : Array.isArray(support) ? support : [support]
}

/**
 * The oldest browsers that lack a feature.
 * @param {Feature | undefined} feature
 * @returns {string[]} `safari 16`; empty if there is no data on the feature
 */
function missingIn(feature) {
  if (feature?.__compat === undefined) return []
  return Object.entries(OLDEST_BROWSER_VERSIONS).flatMap(([browser, version]) => {
    const supports = supportsOf(feature, browser)
    if (supports.length === 0) return []
    const has = supports.some(
      (it) => it.prefix === undefined && it.alternative_name === undefined && isSupportedIn(it, version),
    )
    return has ? [] : [`${browser} ${version}`]
  })
}

/**
 * The prefixes under which the oldest browsers without the standard property support it, or undefined if one of them does not.
 */
function prefixesOf(/** @type {Feature} */ feature) {
  /** @type {Set<string>} */
  const prefixes = new Set()
  for (const [browser, version] of Object.entries(OLDEST_BROWSER_VERSIONS)) {
    const supports = supportsOf(feature, browser)
    if (
      supports.some((it) => it.prefix === undefined && it.alternative_name === undefined && isSupportedIn(it, version))
    )
      continue
    const prefixed = supports.find((it) => it.prefix !== undefined && isSupportedIn(it, version))
    if (prefixed?.prefix === undefined) return undefined
    prefixes.add(prefixed.prefix)
  }
  return prefixes
}

// ---------------------------------------------------------------------------------------------------------------------
// Scripts

/** Globals that are instances of a class with another name. */
const INSTANCES = {
  navigator: 'Navigator',
  document: 'Document',
  screen: 'Screen',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
}

/** @param {string} name of a global @returns {Feature | undefined} */
function globalFeature(name) {
  return (
    data.javascript.builtins[name] ??
    data.api[name] ??
    data.api.Window?.[name] ??
    data.javascript.builtins.globals?.[name]
  )
}

/** @param {string} object @param {string} member @returns {Feature | undefined} */
function memberFeature(object, member) {
  const instance = INSTANCES[/** @type {keyof typeof INSTANCES} */ (object)]
  if (instance === 'Window') return globalFeature(member)
  const owner = instance === undefined ? globalFeature(object) : data.api[instance]
  return owner?.[member] ?? owner?.[`${member}_static`]
}

/** Built-in members by name. @returns {Map<string, Feature[]>} */
function membersByName() {
  /** @type {Map<string, Feature[]>} */
  const members = new Map()
  const owners = [
    ...Object.values(data.javascript.builtins),
    ...Object.values(data.javascript.builtins.Intl),
    ...Object.values(data.api),
  ]
  for (const owner of owners) {
    // Members of a missing object are covered by the check of the object.
    if (missingIn(owner).length > 0) continue
    for (const [key, feature] of Object.entries(owner)) {
      if (key === '__compat' || feature.__compat === undefined) continue
      const name = key.replace(/_static$/, '')
      members.set(name, [...(members.get(name) ?? []), feature])
    }
  }
  return members
}

const builtInMembers = membersByName()

/** Whether a member is called or read further. A use that only reads or tests the member does not fail where it is missing. */
function isUsed(/** @type {any} */ node, /** @type {any} */ parent) {
  if (parent === undefined) return false
  if (parent.type === 'CallExpression') return parent.callee === node && !parent.optional
  if (parent.type === 'NewExpression') return parent.callee === node
  if (parent.type === 'TaggedTemplateExpression') return parent.tag === node
  if (parent.type === 'MemberExpression') return parent.object === node && !parent.optional
  return parent.type === 'ClassExpression' || parent.type === 'ClassDeclaration' ? parent.superClass === node : false
}

/** Whether an expression is a test for existence. @param {any[]} ancestors ending with the node */
function isTested(ancestors) {
  for (let at = ancestors.length - 1; at > 0; at -= 1) {
    const [node, parent] = [ancestors[at], ancestors[at - 1]]
    if (parent.type === 'UnaryExpression' && (parent.operator === 'typeof' || parent.operator === '!')) return true
    if (parent.type === 'LogicalExpression') return parent.left === node || isTested(ancestors.slice(0, at))
    if (parent.type === 'BinaryExpression' && /^[!=]==?$/.test(parent.operator)) return true
    if (parent.type === 'ConditionalExpression' || parent.type === 'IfStatement') return parent.test === node
    if (parent.type !== 'ChainExpression' && parent.type !== 'MemberExpression') return false
    if (parent.type === 'MemberExpression' && parent.object === node && !parent.optional) return false
  }
  return false
}

const isFunction = (/** @type {any} */ { type }) => /Function/.test(type)

/**
 * Names of the members that a script defines itself; uses of them are not checked.
 * @param {string} text
 * @returns {Set<string>}
 * @throws SyntaxError
 */
export function membersDefinedIn(text) {
  /** @type {Set<string>} */
  const own = new Set()
  const named = (/** @type {any} */ { computed, key }) => {
    if (!computed && key.type === 'Identifier') own.add(key.name)
  }
  simple(parse(text, { ecmaVersion: ECMA_EDITION, sourceType: 'module' }), {
    Property: named,
    MethodDefinition: named,
    PropertyDefinition: named,
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression' || left.object.type !== 'ThisExpression') return
      named({ computed: left.computed, key: left.property })
    },
  })
  return own
}

/**
 * Finds uses in a script that the oldest browsers do not support. A use is allowed if an enclosing function tests for the name.
 * @param {string} text
 * @param {ReadonlySet<string>} [own] members that scripts of the page define themselves
 * @returns {Finding[]}
 * @throws SyntaxError if the syntax is newer than ECMA_EDITION
 */
export function findUnsupportedInScript(text, own = membersDefinedIn(text)) {
  const tree = parse(text, { ecmaVersion: ECMA_EDITION, sourceType: 'module' })
  /** @type {Finding[]} */
  const found = []
  /** @type {{name: string, within: any}[]} */
  const guards = []
  /** @type {{name: string, feature: string, missing: string[], node: any, functions: any[]}[]} */
  const uses = []
  const near = (/** @type {any} */ node) => text.slice(Math.max(0, node.start - 40), node.end + 40).replace(/\s+/g, ' ')
  const refuse = (/** @type {string} */ feature, /** @type {any} */ node, /** @type {string[]} */ missing) => {
    if (missing.length > 0) found.push({ feature, where: near(node), missing })
  }
  const syntax = {
    static: missingIn(
      data.javascript.classes.static.initialization_blocks ??
        data.javascript.statements.class_static_initialization_block,
    ),
    lookbehind: missingIn(data.javascript.regular_expressions.lookbehind_assertion),
  }
  const lookbehind = (/** @type {string} */ pattern, /** @type {any} */ node) => {
    if (/\(\?<[=!]/.test(pattern)) refuse('look-behind', node, syntax.lookbehind)
  }
  /** @param {string} name @param {any[]} ancestors */
  const guard = (name, ancestors) => {
    guards.push({ name, within: ancestors.findLast((it, at) => at < ancestors.length - 1 && isFunction(it)) })
  }

  ancestor(tree, {
    StaticBlock: (/** @type {any} */ node) => refuse('static block', node, syntax.static),
    Literal: (/** @type {any} */ node, /** @type {any} */ _state, /** @type {any[]} */ ancestors) => {
      if (node.regex !== undefined) {
        lookbehind(node.regex.pattern, node)
        if (node.regex.flags.includes('v'))
          refuse('RegExp flag v', node, missingIn(data.javascript.builtins.RegExp.unicodeSets))
      } else if (typeof node.value === 'string') {
        lookbehind(node.value, node)
        const parent = ancestors.at(-2)
        if (parent?.type === 'BinaryExpression' && parent.operator === 'in') guard(node.value, ancestors)
      }
    },
    TemplateLiteral: (/** @type {any} */ node, /** @type {any} */ _state, /** @type {any[]} */ ancestors) => {
      for (const { value } of node.quasis) lookbehind(value.raw, node)
      const parent = ancestors.at(-2)
      // Minifiers turn string literals into templates.
      if (parent?.type === 'BinaryExpression' && parent.operator === 'in') guard(node.quasis[0].value.raw, ancestors)
    },
    Identifier: (/** @type {any} */ node, /** @type {any} */ _state, /** @type {any[]} */ ancestors) => {
      const missing = missingIn(globalFeature(node.name))
      if (missing.length === 0) return
      if (isTested(ancestors)) guard(node.name, ancestors)
      else uses.push({ name: node.name, feature: node.name, missing, node, functions: ancestors.filter(isFunction) })
    },
    MemberExpression: (/** @type {any} */ node, /** @type {any} */ _state, /** @type {any[]} */ ancestors) => {
      if (node.computed || node.property.type !== 'Identifier') return
      const { name } = node.property
      if (isTested(ancestors)) guard(name, ancestors)
      const object = node.object.type === 'Identifier' ? node.object.name : undefined
      const known = object === undefined ? undefined : memberFeature(object, name)
      const candidates = known === undefined ? (builtInMembers.get(name) ?? []) : [known]
      if (candidates.length === 0) return
      const missing = candidates.map(missingIn)
      // The receiver is unknown: report only if every object with a member of this name lacks it.
      if (missing.some((each) => each.length === 0) || !isUsed(node, ancestors.at(-2))) return
      const feature = known === undefined ? `.${name}` : `${object}.${name}`
      uses.push({ name, feature, missing: missing[0] ?? [], node, functions: ancestors.filter(isFunction) })
    },
  })

  for (const { name, feature, missing, node, functions } of uses) {
    if (feature.startsWith('.') && own.has(name)) continue
    if (guards.some((each) => each.name === name && each.within !== undefined && functions.includes(each.within)))
      continue
    refuse(feature, node, missing)
  }
  return found
}

// ---------------------------------------------------------------------------------------------------------------------
// Styles

/** Min and max heights and block sizes: only Chromium takes these keywords as lengths there. */
const MIN_HEIGHT_PROPERTY = /^(min|max)-(height|block-size)$/
const CONTENT_SIZE_KEYWORD = /\b(max-content|min-content|fit-content)\b/

/** CSS functions by name. @type {Map<string, Feature>} */
const functions = new Map()
collectFunctions(data.css.types)

/** @param {Record<string, any>} features */
function collectFunctions(features) {
  for (const [name, feature] of Object.entries(features)) {
    if (name === '__compat') continue
    if (feature.__compat !== undefined && !functions.has(name)) functions.set(name, feature)
    collectFunctions(feature)
  }
}

/** Finds uses in a style sheet that the oldest browsers do not support. @param {string} text @returns {Finding[]} */
export function findUnsupportedInStyle(text) {
  const root = postcss.parse(text)
  /** @type {Finding[]} */
  const found = []
  /** @param {string} feature @param {string} where @param {string[]} missing */
  const refuse = (feature, where, missing) => {
    if (missing.length > 0) found.push({ feature, where, missing })
  }
  root.walkAtRules((rule) => {
    const where = `@${rule.name} ${rule.params}`
    refuse(`@${rule.name}`, where, missingIn(data.css['at-rules'][rule.name.replace(/^-\w+-/, '')]))
    if (rule.name === 'media') {
      if (/[<>]/.test(rule.params))
        refuse('range in @media', where, missingIn(data.css['at-rules'].media.range_syntax ?? RANGE))
      for (const [, feature = ''] of rule.params.matchAll(/\(\s*([a-z-]+)/g)) {
        refuse(`@media (${feature})`, where, missingIn(data.css['at-rules'].media[feature]))
      }
    }
  })
  root.walkRules((rule) => {
    const selector = withoutSvelteScope(rule.selector)
    if (rule.parent?.type === 'rule' || selector.includes('&'))
      refuse('nesting', selector, missingIn(data.css.selectors.nesting))
    for (const one of rule.selectors) {
      for (const [, name = ''] of one.matchAll(/::?([a-z-]+)/g)) {
        if (name.startsWith('-') || supportsConditions(rule).includes(`selector(:${name}`)) continue
        const missing = missingIn(data.css.selectors[name])
        refuse(`:${name}`, withoutSvelteScope(one), missing)
        // A browser drops the whole selector list.
        const others = rule.selectors.filter((other) => !other.includes(`:${name}`))
        if (missing.length > 0 && others.length > 0) refuse(`:${name} in a list`, selector, missing)
      }
    }
  })
  root.walkDecls((declaration) => {
    const { prop, value } = declaration
    const where =
      declaration.parent?.type === 'rule'
        ? `${withoutSvelteScope(/** @type {import('postcss').Rule} */ (declaration.parent).selector)} { ${prop}: ${value} }`
        : `${prop}: ${value}`
    const tested = supportsConditions(declaration)
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) {
      const feature = functions.get(name)
      const isGuarded = tested.includes(`${name}(`) || hasFallback(declaration, name)
      if (feature !== undefined && !isGuarded) refuse(`${name}()`, where, missingIn(feature))
    }
    if (prop.startsWith('-')) return
    const feature = data.css.properties[prop]
    if (feature === undefined || tested.includes(prop)) return
    if (MIN_HEIGHT_PROPERTY.test(prop) && CONTENT_SIZE_KEYWORD.test(value)) {
      refuse('height by content', where, ['safari 16', 'firefox 115'])
    }
    const missing = missingIn(feature)
    if (missing.length > 0) {
      const prefixes = prefixesOf(feature)
      const isPrefixed =
        prefixes !== undefined && [...prefixes].every((prefix) => hasSibling(declaration, prefix + prop))
      if (!isPrefixed) refuse(prop, where, missing)
      return
    }
    for (const word of value.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? [])
      refuse(`${prop}: ${word}`, where, missingIn(feature[word]))
  })
  return found
}

/** Media queries with comparisons (Media Queries 4); they have no entry in the data. @type {Feature} */
const RANGE = { __compat: { support: { safari: { version_added: '16.4' }, safari_ios: { version_added: '16.4' } } } }

/** A selector without Svelte's scope classes. @param {string} selector */
const withoutSvelteScope = (selector) => selector.replace(/:where\(\.svelte-\w+\)|\.svelte-\w+/g, '')

/** The conditions of all `@supports` rules around a declaration. @param {import('postcss').Node} node @returns {string} */
function supportsConditions(node) {
  let words = ''
  for (let at = node.parent; at !== undefined; at = at.parent) {
    const rule = /** @type {import('postcss').AtRule} */ (at)
    if (at.type === 'atrule' && rule.name === 'supports') words += ` ${rule.params}`
  }
  return words
}

/** @param {import('postcss').Declaration} declaration @param {string} prop */
function hasSibling(declaration, prop) {
  return declaration.parent?.some((node) => node.type === 'decl' && node.prop === prop) ?? false
}

/**
 * Whether the next rule is a fallback for browsers without the function (browser-target.mjs).
 * @param {import('postcss').Declaration} declaration
 * @param {string} name
 */
function hasFallback(declaration, name) {
  const rule = declaration.parent
  if (rule?.type !== 'rule') return false
  const { selector } = /** @type {import('postcss').Rule} */ (rule)
  const scope = rule.parent
  let isFound = false
  scope?.walkAtRules('supports', (condition) => {
    if (!condition.params.startsWith('not') || !condition.params.includes(`${name}(`)) return
    condition.walkRules((other) => {
      if (other.selector === selector && other.some((node) => node.type === 'decl' && node.prop === declaration.prop))
        isFound = true
    })
  })
  return isFound || hasKeyframeFallback(declaration, name)
}

/**
 * In keyframes, an earlier value of the same property, or an earlier step of the same name, applies where a later one is dropped.
 */
function hasKeyframeFallback(/** @type {import('postcss').Declaration} */ declaration, /** @type {string} */ name) {
  const step = /** @type {import('postcss').Rule} */ (declaration.parent)
  const keyframes = step.parent
  if (keyframes?.type !== 'atrule' || !/keyframes$/.test(/** @type {import('postcss').AtRule} */ (keyframes).name))
    return false
  return keyframes.some(
    (other) =>
      other !== step && other.type === 'rule' && other.selector === step.selector && !other.toString().includes(name),
  )
}

// ---------------------------------------------------------------------------------------------------------------------
// The built pages

/**
 * Checks built pages.
 * @param {readonly {name: string, text: string}[]} files scripts and style sheets
 * @param {readonly import('./browser-exceptions.mjs').Allowed[]} allowed
 * @returns {string[]} the faults, as text
 */
export function findBrowserFaults(files, allowed = ALLOWED_FEATURES) {
  /** @type {Set<import('./browser-exceptions.mjs').Allowed>} */
  const needed = new Set()
  const own = new Set(files.flatMap(({ name, text }) => (name.endsWith('.js') ? membersOrNoneIn(text) : [])))
  const faults = files.flatMap(({ name, text }) => {
    try {
      const found = name.endsWith('.css') ? findUnsupportedInStyle(text) : findUnsupportedInScript(text, own)
      return found.flatMap((finding) => {
        const exception = allowed.find(
          ({ feature, where }) =>
            (feature === finding.feature || finding.feature.startsWith(`${feature}: `)) &&
            (where === undefined || finding.where.includes(where)),
        )
        if (exception !== undefined) needed.add(exception)
        return exception === undefined
          ? [`${name}: ${finding.feature} is missing in ${finding.missing.join(', ')}: ${finding.where}`]
          : []
      })
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      return [`${name}: newer syntax than ES${ECMA_EDITION}: ${error.message}`]
    }
  })
  const idle = allowed.filter((each) => !needed.has(each))
  return [
    ...faults,
    ...idle.map(
      ({ feature, where }) => `allowed, but not used any more: ${feature}${where === undefined ? '' : ` (${where})`}`,
    ),
  ]
}

/** membersDefinedIn, but empty for a script with syntax that is too new to parse. @param {string} text @returns {string[]} */
function membersOrNoneIn(text) {
  try {
    return [...membersDefinedIn(text)]
  } catch {
    return []
  }
}

/** The scripts and style sheets below a folder. @param {string} folder @returns {{name: string, text: string}[]} */
export function readScriptsAndStyles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}
