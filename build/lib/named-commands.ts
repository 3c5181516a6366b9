/** Checks that commands named in documents and workflows exist. */
import { existsSync, readFileSync } from 'node:fs'
import { projectPath } from './project.mjs'

const { scripts } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/**
 * @returns the parts of commands in a text that do not exist: scripts of package.json, files run by Node, configuration files, and
 * spec files that Playwright is to run
 */
export function findMissingCommands(text: string): readonly string[] {
  const npm = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  const short = [...text.matchAll(/\bnpm (start|test)\b/g)].map(([, name = '']) => name)
  const files = [...text.matchAll(/(?:\bnode|--config) ([\w./-]+\.(?:ts|mjs|js))\b/g)].map(([, file = '']) => file)
  const specs = [...text.matchAll(/\bplaywright test ([^`\n]*)/g)].flatMap(
    ([, args = '']) => args.match(/\S+\.spec\.ts\b/g) ?? [],
  )
  return [
    ...[...npm, ...short].filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
    ...[...files, ...specs].filter((file) => !existsSync(projectPath(file))),
  ]
}
