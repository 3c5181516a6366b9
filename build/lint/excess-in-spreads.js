/**
 * A typed lint rule: a spread may add only properties that the type of its object literal has. TypeScript reports a property that
 * a literal names and its type lacks, but not one that a spread adds. After a member is renamed, such a spread would carry the old
 * name, which no code reads.
 */
import ts from 'typescript'

const F = ts.TypeFlags
/** Types whose properties are not known here, or unlimited. */
const OPAQUE = F.Any | F.Unknown | F.TypeParameter | F.NonPrimitive | F.Conditional | F.IndexedAccess | F.Substitution
const WITH_MEMBERS = F.Object | F.Intersection

const has = (type, flags) => (type.flags & flags) !== 0
const partsOf = (type) => (type.isUnion() ? type.types : [type])
const isFunction = (type) => type.getCallSignatures().length + type.getConstructSignatures().length > 0

/** Whether an object literal of this type may have any property. */
function isOpen(checker, type) {
  if (type.isIntersection()) return type.types.some((part) => has(part, OPAQUE))
  if (has(type, OPAQUE)) return true
  return checker.getPropertiesOfType(type).length === 0 && checker.getIndexInfosOfType(type).length === 0
}

function hasProperty(checker, type, name) {
  if (checker.getPropertyOfType(type, name)) return true
  const keys = [checker.getStringLiteralType(name)]
  if (String(Number(name)) === name) keys.push(checker.getNumberLiteralType(Number(name)))
  const infos = checker.getIndexInfosOfType(type)
  return infos.some(({ keyType }) => keys.some((key) => checker.isTypeAssignableTo(key, keyType)))
}

/**
 * @param type the type of a spread expression
 * @param target the type that the object literal is used as
 * @returns the properties that the spread adds and no part of the target has
 */
function excessProperties(checker, type, target) {
  const targets = partsOf(target).filter((part) => has(part, WITH_MEMBERS | OPAQUE) && !isFunction(part))
  // The type of a destructuring pattern has only the properties that are read.
  if (targets.length === 0 || targets.some((part) => part.pattern || isOpen(checker, part))) return []
  const added = partsOf(checker.getApparentType(type)).flatMap((part) =>
    has(part, WITH_MEMBERS) ? checker.getPropertiesOfType(part) : [],
  )
  const names = new Set(added.map(({ name }) => name))
  return [...names].filter((name) => !targets.some((part) => hasProperty(checker, part, name)))
}

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'Spreads add only properties that the type of the object literal has.' },
    messages: {
      excess:
        "This spread adds '{{names}}', which '{{type}}' lacks: no code reads it. If a member was renamed, use its new name. Otherwise spread only the members of that type, or write 'satisfies' and the wider type after the literal.",
    },
    schema: [],
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap: nodes } = context.sourceCode.parserServices
    if (!program) throw new Error(`samsara/no-excess-in-spreads needs type information: ${context.filename}`)
    const checker = program.getTypeChecker()
    return {
      'ObjectExpression > SpreadElement'(node) {
        const target = checker.getContextualType(nodes.get(node.parent))
        if (!target) return
        const names = excessProperties(checker, checker.getTypeAtLocation(nodes.get(node.argument)), target)
        if (names.length === 0) return
        const type = checker.typeToString(target)
        context.report({ node, messageId: 'excess', data: { names: names.join(', '), type } })
      },
    }
  },
}

/** @type {import('eslint').Linter.Config[]} */
export const excessInSpreads = [
  {
    files: ['**/*.ts'],
    plugins: { samsara: { rules: { 'no-excess-in-spreads': rule } } },
    rules: { 'samsara/no-excess-in-spreads': 'error' },
  },
]
