/**
 * The import table of the architecture as rules of eslint-plugin-boundaries. Every file has one or more categories by
 * its place; what no policy allows is an error. A later policy overrules an earlier one.
 */
import { resolve } from 'node:path'
import boundaries from 'eslint-plugin-boundaries'

const ROOT = resolve(import.meta.dirname, '../..')

/** Libraries that the engine may use: a generator, a hash, schemas. */
const ENGINE_LIBRARIES = ['pure-rand', '@noble/hashes', 'valibot']
const TEST_LIBRARIES = ['vitest', 'fast-check']

const files = [
  { category: 'core', pattern: 'engine/core/**' },
  // The host's part of core: the true state, saves, bots. No renderer runs it.
  { category: 'authority', pattern: 'engine/core/{table,course,taken-back,replay,waiting,save}.ts' },
  { category: 'authority', pattern: 'engine/core/{bots,laws}/**' },
  { category: 'catalogue', pattern: 'engine/index.ts' },
  { category: 'game', pattern: 'engine/!(core|fixtures)/**', capture: ['game'] },
  // The working parts of the rules: a board takes what it shows from the game's index.ts, and its tables of data.
  { category: 'rules', pattern: 'engine/!(core|fixtures)/!(index|info|data|places).ts' },
  { category: 'fixture', pattern: 'engine/fixtures/**' },
  { category: 'contract', pattern: ['preload/{contract,door,save-stand,settings}.ts'] },
  { category: 'preload', pattern: 'preload/!(contract|door|save-stand|settings).ts' },
  { category: 'main', pattern: 'main/**' },
  // These know Electron; everything else in main also runs without it.
  { category: 'desktop', pattern: 'main/{index,window,menu,protocol,ipc}.ts' },
  { category: 'desktop', pattern: 'main/settings/electron-file.ts' },
  { category: 'services', pattern: 'main/services.ts' },
  { category: 'renderer', pattern: 'renderer/**' },
  { category: 'face', pattern: 'renderer/games/*/**', capture: ['game'] },
  { category: 'build', pattern: 'build/**' },
  { category: 'tools', pattern: 'build/lib/*.mjs' },
  { category: 'e2e', pattern: 'e2e/**' },
  { category: 'config', pattern: '*.{ts,js}' },
  { category: 'config', pattern: 'package.json' },
  { category: 'test', pattern: '**/*.test.ts' },
  // The battery of laws that games' tests call.
  { category: 'test', pattern: 'engine/core/laws/**' },
]

const file = (...categories) => ({ file: { categories: { anyOf: categories } } })
const npm = (...names) => ({ module: { origin: 'external', source: names } })
const NODE = { module: { origin: 'core' } }
const TYPES = { kind: 'type' }

const allow = (from, to, dependency) => ({ from, allow: dependency ? { to, dependency } : { to } })
const forbid = (from, to, message, dependency) => ({
  from,
  disallow: dependency ? { to, dependency } : { to },
  message,
})
const OTHER_GAME = { file: { categories: { anyOf: ['game'] }, captured: { game: '!{{ from.file.captured.game }}' } } }
const SAME_GAME = { file: { categories: { anyOf: ['game'] }, captured: { game: '{{ from.file.captured.game }}' } } }
const OTHER_FACE = { file: { categories: { anyOf: ['face'] }, captured: { game: '!{{ from.file.captured.game }}' } } }

const policies = [
  // engine
  allow(file('core', 'game'), [file('core'), npm(...ENGINE_LIBRARIES)]),
  allow(file('game'), SAME_GAME),
  forbid(file('game'), OTHER_GAME, 'A game knows core and itself, never another game.'),
  allow(file('catalogue'), file('core', 'game')),

  // preload
  allow(file('contract'), [npm('valibot'), file('contract')]),
  allow(file('contract', 'preload'), file('core', 'game', 'catalogue', 'contract'), TYPES),
  allow(file('preload'), [file('contract', 'preload'), npm('electron')]),

  // main
  allow(file('main'), [
    file('core', 'game', 'catalogue', 'contract', 'main'),
    { module: { origin: 'external' } },
    NODE,
  ]),
  forbid(
    file('main'),
    npm('electron', 'electron-store'),
    'Only the desktop entry knows Electron: headless.ts runs this.',
  ),
  forbid(file('main'), file('desktop'), 'Only the desktop entry knows Electron: headless.ts runs this.'),
  allow(file('desktop'), [file('desktop'), npm('electron', 'electron-store')]),
  forbid(file('main'), npm('svelte', 'pixi.js', 'bits-ui'), 'main draws nothing.'),

  // renderer
  allow(file('renderer'), [
    file('renderer', 'contract'),
    file('core', 'game', 'catalogue'),
    { module: { origin: 'external' } },
  ]),
  forbid(file('renderer'), npm('electron', 'electron-store', 'ws', 'conf'), 'The renderer lives in a page.'),
  forbid(
    file('renderer'),
    file('authority', 'rules', 'catalogue'),
    'The renderer takes types, data, previews and game indexes from engine/; the table lives in main.',
    { kind: 'value' },
  ),
  forbid(file('face'), OTHER_FACE, 'A face knows the stage and itself, never another game.'),

  // build, e2e, tool configuration
  allow(file('build'), [
    file('core', 'game', 'catalogue', 'fixture', 'services', 'build'),
    { module: { origin: 'external' } },
    NODE,
  ]),
  allow(file('e2e'), [file('e2e', 'tools', 'config'), { module: { origin: 'external' } }, NODE]),
  allow(file('e2e'), file('core', 'game', 'catalogue', 'contract', 'main'), TYPES),
  allow(file('config'), [file('config', 'build'), { module: { origin: 'external' } }, NODE]),

  // tests see more: their tools, recorded games, and every game through core's table
  allow(file('test'), [npm(...TEST_LIBRARIES), NODE, file('fixture', 'core', 'catalogue', 'config')]),
  allow(
    { file: { categories: { allOf: ['test', 'renderer'] } } },
    file('game', 'core', 'authority', 'rules', 'catalogue'),
  ),
  allow({ file: { categories: { allOf: ['test', 'main'] } } }, file('game', 'main', 'renderer')),
  allow({ file: { categories: { allOf: ['test', 'preload'] } } }, file('contract', 'preload')),
]

export const rooms = [
  {
    files: ['**/*.{ts,js,mjs,svelte}'],
    plugins: { boundaries },
    settings: {
      'boundaries/root-path': ROOT,
      'boundaries/files': files,
      'boundaries/legacy-templates': false,
      'import/resolver': { node: { extensions: ['.ts', '.js', '.mjs', '.svelte', '.json'] } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          checkUnknownLocals: true,
          checkInternals: true,
          message: '{{from.file.path}} may not import {{dependency.source}} (the import table of ARCHITECTURE.md)',
          policies,
        },
      ],
    },
  },
]
