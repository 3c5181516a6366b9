/**
 * Finds import cycles: files that import each other, directly or through others. Imports of types count, and so do dynamic
 * imports, and types in the comments of scripts without TypeScript. Files in a ring cannot be read one after another.
 */
import { posix } from 'node:path'
import ts from 'typescript'

/** Texts of files by their paths. */
type SourceTexts = ReadonlyMap<string, string>

/** @returns the rings; each as its files, sorted, with the files of the ring that they import */
export function findImportCycles(sources: SourceTexts): readonly (readonly string[])[] {
  const graph = new Map([...sources].map(([path, text]) => [path, importsOf(path, text, sources)]))
  return strongComponentsOf(graph).flatMap((ring) => {
    const inRing = (path: string): readonly string[] => (graph.get(path) ?? []).filter((to) => ring.includes(to))
    const isRing = ring.some((path) => inRing(path).length > 0)
    return isRing ? [ring.toSorted().map((path) => `${path} → ${inRing(path).join(', ')}`)] : []
  })
}

/** The files that a file imports. */
function importsOf(path: string, text: string, sources: SourceTexts): readonly string[] {
  const targets = specifiersOf(path, text).map((specifier) =>
    posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')),
  )
  return [...new Set(targets)].filter((target) => sources.has(target))
}

function specifiersOf(path: string, text: string): readonly string[] {
  if (path.endsWith('.svelte')) return scriptsOf(text).flatMap((script) => specifiersOf('component.ts', script))
  const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName)
  const typed = path.endsWith('.ts') ? [] : commentsOf(text).flatMap(specifiersOfComment)
  return [...imported, ...typed].filter((specifier) => specifier.startsWith('.'))
}

function scriptsOf(component: string): readonly string[] {
  return [...component.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
}

function commentsOf(text: string): readonly string[] {
  return [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)].map(([comment]) => comment)
}

/** `import('./x.mjs').X` and `@import { X } from './x.mjs'`. */
function specifiersOfComment(comment: string): readonly string[] {
  return [...comment.matchAll(/\bimport\('([^']+)'\)|@import\b[^']*\bfrom '([^']+)'/g)].map(
    ([, inType = '', inTag = '']) => inType || inTag,
  )
}

/** Tarjan's algorithm. @returns the parts of a graph whose nodes all reach each other; a part may be one node */
function strongComponentsOf(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const path: string[] = []
  const components: string[][] = []
  /** @returns the lowest number in the order among the nodes of the path that `node` reaches */
  function visit(node: string): number {
    const own = order.size
    order.set(node, own)
    const depth = path.push(node) - 1
    let lowest = own
    for (const to of graph.get(node) ?? []) {
      const known = order.get(to)
      if (known === undefined) lowest = Math.min(lowest, visit(to))
      else if (path.includes(to)) lowest = Math.min(lowest, known)
    }
    if (lowest === own) components.push(path.splice(depth))
    return lowest
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return components
}
