/** `npm run count`: size of every folder and every game, in tokens without comments and imports. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parseFlags } from './lib/command-line.mjs'
import { countTokens, countComponentTokens } from './lib/token-count.ts'

const flags = parseFlags({
  name: 'npm run count',
  about: 'Counts the tokens of every folder and game, without comments and imports; tests separately.',
  flags: { root: { value: 'DIR', about: 'checkout to count (this one)' } },
})

const root = resolve(typeof flags['root'] === 'string' ? flags['root'] : resolve(import.meta.dirname, '..'))
const GAMES = globSync('engine/*/info.ts', { cwd: root }).map((file) => basename(dirname(file)))
const GAME_PATH = new RegExp(`^(engine|renderer/games|renderer/messages/en|engine/fixtures)/(${GAMES.join('|')})/`)
const TEST_PATH =
  /\.(test|spec)\.ts$|\/testing(\.ts|\/)|\/(laws|invariants)\/|\/(test-adapter|game-test-adapter)\.ts$|^e2e\/|(path-(law|checks)|ui-(invariants|checks))/
const FILE_PATTERNS = ['{engine,main,bridge,preload,renderer,build,e2e}/**/*.{ts,mjs,js,svelte}', '*.{ts,js}']

const TESTS = 'tests and e2e'
const NEW_GAME = 'template of a new game'
/** Not part of the app. */
const EXCLUDED_PACKAGES = [TESTS, NEW_GAME]

interface CodeSize {
  files: number
  tokens: number
  style: number
}

/** Top-level folders, split further where most of the code is. */
function packageOf(path: string): string {
  if (TEST_PATH.test(path)) return TESTS
  if (path.startsWith('build/new-game/template/')) return NEW_GAME
  const [, room = '', game = ''] = GAME_PATH.exec(path) ?? []
  if (room === 'renderer/games') return path.includes(`/${game}/art/`) ? `${game}: art` : `${game}: face`
  if (room !== '') return `${game}: ${room === 'engine' ? 'rules' : 'messages'}`
  const [top = '', next = '', deeper] = path.split('/')
  return deeper === undefined && top !== 'renderer'
    ? top
    : top === 'engine' || top === 'renderer'
      ? `${top}/${next.replace(/\..*/, '')}`
      : top
}

const sizes = new Map<string, CodeSize>()
for (const path of globSync(FILE_PATTERNS, { cwd: root, exclude: ['**/node_modules/**', '**/out/**'] }).sort()) {
  const name = path.replaceAll('\\', '/')
  const text = readFileSync(resolve(root, path), 'utf8')
  const { code, style } = name.endsWith('.svelte') ? countComponentTokens(text) : { code: countTokens(text), style: 0 }
  const size = sizes.get(packageOf(name)) ?? { files: 0, tokens: 0, style: 0 }
  sizes.set(packageOf(name), { files: size.files + 1, tokens: size.tokens + code, style: size.style + style })
}

const rows = [...sizes].sort(([one], [other]) => (one < other ? -1 : 1))
const all = rows.reduce(
  (sum, [, { files, tokens, style }]) => ({
    files: sum.files + files,
    tokens: sum.tokens + tokens,
    style: sum.style + style,
  }),
  { files: 0, tokens: 0, style: 0 },
)
const source = rows
  .filter(([room]) => !EXCLUDED_PACKAGES.includes(room))
  .reduce((sum, [, { tokens }]) => sum + tokens, 0)
const line = (room: string, { files, tokens, style }: CodeSize): string =>
  [room.padEnd(28), String(files).padStart(6), String(tokens).padStart(9), String(style).padStart(8)].join(' ')
process.stdout.write(`${['room'.padEnd(28), ' files', '   tokens', '  styles'].join(' ')}\n`)
for (const [room, size] of rows) process.stdout.write(`${line(room, size)}\n`)
process.stdout.write(`${line('all', all)}\nwithout tests, e2e and the template: ${String(source)} tokens\n`)
