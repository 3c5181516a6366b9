/** The files of a new game: copies of the template with other names, at the paths of a game. */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import type { Outcome } from '../../engine/core/contract/outcome.ts'
import { simulate } from '../lib/simulate.ts'
import { applyGameNames, type GameNames } from './game-names.ts'
import { templateGame } from './template/engine/template-game/index.ts'

const TEMPLATE = 'build/new-game/template'

/** All texts of the template, by their target path in the project. */
export function readTemplateFiles(root: string): ReadonlyMap<string, string> {
  const paths = globSync('**/*.*', { cwd: join(root, TEMPLATE) }).map((path) => path.replaceAll('\\', '/'))
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, TEMPLATE, path), 'utf8')]))
}

/** By path from the root. */
export async function createGameFiles(root: string, names: GameNames): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const [path, text] of readTemplateFiles(root)) {
    const to = applyGameNames(path, names)
    files.set(to, await formatSource(join(root, to), applyGameNames(relocateImports(path, text), names)))
  }
  return files.set(`engine/fixtures/${names.id}/end-rounds.samsara`, recordedGameText(names))
}

/** Names of another length change line breaks. */
async function formatSource(path: string, text: string): Promise<string> {
  if (!/\.(ts|svelte)$/.test(path)) return text
  return format(text, { ...(await resolveConfig(path)), filepath: path })
}

/** Adjusts relative imports to the target path: the template is three folders deeper. */
function relocateImports(path: string, text: string): string {
  const here = posix.dirname(path)
  return text.replace(/(\bfrom |\bimport\()'(\.[^']+)'/g, (_whole, how: string, source: string) => {
    const target = posix.join(TEMPLATE, here, source)
    const inHouse = target.startsWith(`${TEMPLATE}/`) ? target.slice(TEMPLATE.length + 1) : target
    const from = posix.relative(here, inHouse)
    return `${how}'${from.startsWith('.') ? from : `./${from}`}'`
  })
}

/** A finished game as a save of the new game: the tests of all games open one. */
function recordedGameText(names: GameNames): string {
  const { id, title } = names
  const game: AnyGame = {
    ...templateGame,
    info: { ...templateGame.info, id, title },
    outcome: (state) =>
      JSON.parse(applyGameNames(JSON.stringify(templateGame.outcome(state as never)), names)) as Outcome | null,
  }
  const [ending] = simulate({ game, config: { players: 2, options: {} }, games: 1, seed: '1', bots: 'random' }).endings
  if (ending === undefined) throw new Error('the template does not end')
  return ending.save
}
