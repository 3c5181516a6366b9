/** Code size in tokens, without comments, imports and re-exports. Line counts depend more on the formatter than on the code. */
import ts from 'typescript'

/** Number of tokens in TypeScript or JavaScript text. */
export function countTokens(text: string): number {
  const source = ts.createSourceFile('x.ts', text, ts.ScriptTarget.ESNext)
  return source.statements.filter(isCounted).reduce((sum, statement) => sum + countTokensBelow(statement, source), 0)
}

/** False for imports and re-exports: they contain no behaviour. */
function isCounted(statement: ts.Statement): boolean {
  if (ts.isImportDeclaration(statement)) return false
  return !(ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined)
}

function countTokensBelow(node: ts.Node, source: ts.SourceFile): number {
  // A JSDoc comment is a child node of the declaration after it.
  if (ts.isJSDoc(node)) return 0
  const children = node.getChildren(source)
  if (children.length === 0) return node.getWidth(source) > 0 ? 1 : 0
  return children.reduce((sum, child) => sum + countTokensBelow(child, source), 0)
}

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Tokens of a Svelte component: the script as code, markup and styles as words and punctuation. */
export function countComponentTokens(text: string): { readonly code: number; readonly style: number } {
  const scripts = [...text.matchAll(SCRIPT)].map(([, code = '']) => countTokens(code))
  const styles = [...text.matchAll(STYLE)].map(([, css = '']) => countWords(css.replace(/\/\*[\s\S]*?\*\//g, '')))
  const markup = countWords(
    text
      .replace(SCRIPT, '')
      .replace(STYLE, '')
      .replace(/<!--[\s\S]*?-->/g, ''),
  )
  const sum = (list: readonly number[]): number => list.reduce((one, other) => one + other, 0)
  return { code: sum(scripts) + markup, style: sum(styles) }
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}_$-]+|[^\s\p{L}\p{N}_$-]/gu)?.length ?? 0
}
