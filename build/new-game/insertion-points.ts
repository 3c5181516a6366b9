/** Places where the project lists its games: a new game is inserted after the last match of each pattern. */
import type { GameNames } from './game-names.ts'

export interface InsertionPoint {
  readonly path: string
  readonly behind: RegExp
  text(names: GameNames): string
}

export const INSERTION_POINTS: readonly InsertionPoint[] = [
  {
    path: 'engine/index.ts',
    behind: /^import \{ \w+Info \} from '.*'\n/gm,
    text: ({ id, camel }) => `import { ${camel}Info } from './${id}/info.ts'\n`,
  },
  {
    path: 'engine/index.ts',
    behind: /^ {2}\{(?: .*|\n(?: {4}.*\n)+ {2})\},\n/gm,
    text: ({ id, camel }) =>
      `  { info: ${camel}Info, load: async () => (await import('./${id}/index.ts')).${camel} },\n`,
  },
  {
    path: 'renderer/games/catalogue.ts',
    behind: /^ {2}\{\n {4}id: '.*',\n {4}load: .*,\n {2}\},\n/gm,
    text: ({ id }) => `  {\n    id: '${id}',\n    load: async () => (await import('./${id}/index.ts')).gameUi,\n  },\n`,
  },
  // Number of values that its UI imports from its game: initially none.
  { path: 'ARCHITECTURE.md', behind: /^\| [a-z-]+ \| \d+ \|\n/gm, text: ({ id }) => `| ${id} | 0 |\n` },
  {
    path: 'README.md',
    behind: /^\| \*\*.+\*\* \| [\d–]+ \| .* \|\n/gm,
    text: ({ title }) => `| **${title}** | 2 | 5 | Lay down the higher of two cards, three times. |\n`,
  },
  {
    path: 'README.md',
    behind: /^- \*\*.+\*\*.*: design .*\n/gm,
    text: ({ title }) => `- **${title}**: design somebody\n`,
  },
  { path: 'e2e/start.spec.ts', behind: /const GAMES = \[('[^']+', )*'[^']+'/g, text: ({ title }) => `, '${title}'` },
]

/** @returns the text with the new game, or undefined if the pattern does not match */
export function insertText(text: string, { behind }: InsertionPoint, more: string): string | undefined {
  const last = [...text.matchAll(behind)].at(-1)
  if (last === undefined) return undefined
  const at = last.index + last[0].length
  return `${text.slice(0, at)}${more}${text.slice(at)}`
}

/** @returns the text without the insertion, or undefined unless it occurs exactly once */
export function removeText(text: string, more: string): string | undefined {
  const [before, after, ...others] = text.split(more)
  return before === undefined || after === undefined || others.length > 0 ? undefined : `${before}${after}`
}
