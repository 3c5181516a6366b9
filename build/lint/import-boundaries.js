/**
 * The import table of the architecture as rules of eslint-plugin-boundaries. Every file has one or more categories by its path.
 * Imports that no policy allows are errors. Later policies override earlier ones.
 */
import { resolve } from 'node:path'
import boundaries from 'eslint-plugin-boundaries'

const ROOT = resolve(import.meta.dirname, '../..')

/** Libraries that the engine may use: random generator, hash, schemas. */
const ENGINE_LIBRARIES = ['pure-rand', '@noble/hashes', 'valibot']
const TEST_LIBRARIES = ['vitest', 'fast-check']

/** The template of a new game has the same folders and categories as a game. */
const TEMPLATE = 'build/new-game/template/'

const fileCategories = [
  // Core: the contract of a game, the host that runs games, and the invariants that their tests check.
  { category: 'contract', pattern: 'engine/core/contract/**' },
  { category: 'host', pattern: 'engine/core/host/**' },
  { category: 'invariants', pattern: 'engine/core/invariants/**' },
  { category: 'catalogue', pattern: 'engine/index.ts' },
  { category: 'game', pattern: 'engine/!(core|fixtures)/**', capture: ['game'] },
  // The modules with the rules: a game's UI imports displayed values only from the game's index.ts and its data tables.
  { category: 'rules', pattern: 'engine/!(core|fixtures)/!(index|info|data|messages|places).ts' },
  // Test-only modules of a game.
  { category: 'test-adapter', pattern: 'engine/!(core|fixtures)/{test-adapter,testing}.ts' },
  { category: 'fixture', pattern: 'engine/fixtures/**' },
  { category: 'bridge', pattern: 'bridge/**' },
  { category: 'preload', pattern: 'preload/**' },
  { category: 'main', pattern: 'main/**' },
  // Modules that use Electron; everything else in main also runs without it.
  {
    category: 'desktop',
    pattern: 'main/{index,open-window,electron-app-window,native-menu,app-protocol,ipc-server}.ts',
  },
  { category: 'desktop', pattern: 'main/settings/electron-settings-file.ts' },
  { category: 'desktop', pattern: 'main/files/electron-dialogs.ts' },
  { category: 'desktop', pattern: 'main/{resilience,updates}/electron-*.ts' },
  { category: 'desktop', pattern: 'main/resilience/supervise-window.ts' },
  // Modules that the benchmarks start, as an entry point does.
  { category: 'services', pattern: 'main/{services,base/clock}.ts' },
  { category: 'services', pattern: 'main/lan/lan-platform.ts' },
  // The attacker of the benchmarks.
  { category: 'services', pattern: 'main/testing/malicious-host.ts' },
  { category: 'renderer', pattern: 'renderer/**' },
  // Screens consist of components.
  { category: 'screens', pattern: 'renderer/{screens/**,App.svelte}' },
  { category: 'components', pattern: 'renderer/components/**' },
  { category: 'face', pattern: 'renderer/games/*/**', capture: ['game'] },
  { category: 'build', pattern: ['build/*', 'build/!(new-game)/**', 'build/new-game/*'] },
  { category: 'tools', pattern: 'build/lib/*.mjs' },
  { category: 'e2e', pattern: 'e2e/**' },
  { category: 'config', pattern: '*.{ts,js}' },
  { category: 'config', pattern: 'package.json' },
  { category: 'test', pattern: '**/*.test.ts' },
  // Helpers shared by the tests of several games' UIs.
  {
    category: 'test',
    pattern: 'renderer/{games/{click-counts,ui-invariants},lessons/{lesson-invariants,tutorial-walk}}.ts',
  },
  { category: 'test', pattern: 'renderer/games/*/testing.ts' },
  { category: 'test', pattern: 'renderer/testing/**' },
  { category: 'test', pattern: 'main/testing/**' },
  // Test helpers; product code imports none of them.
  { category: 'main-testing', pattern: 'main/testing/**' },
  { category: 'renderer-testing', pattern: 'renderer/testing/**' },
  // The invariant suite called by games' tests.
  { category: 'test', pattern: 'engine/core/invariants/**' },
]
const files = fileCategories.flatMap((each) =>
  /^(engine|renderer|e2e)/.test(each.pattern) ? [each, { ...each, pattern: `${TEMPLATE}${each.pattern}` }] : [each],
)

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
  // engine: imports point from invariants to host to contract
  allow(file('contract'), [file('contract'), npm(...ENGINE_LIBRARIES)]),
  allow(file('host'), [file('contract', 'host'), npm(...ENGINE_LIBRARIES)]),
  allow(file('invariants'), [file('contract', 'host', 'invariants'), npm(...ENGINE_LIBRARIES)]),
  allow(file('game'), [file('contract'), npm(...ENGINE_LIBRARIES), SAME_GAME]),
  allow(file('test-adapter'), file('host', 'invariants')),
  forbid(file('game'), OTHER_GAME, 'A game knows the contract and itself, never another game.'),
  allow(file('catalogue'), file('contract', 'game')),

  // bridge, preload: the bridge imports types of the contract, and the preload only the bridge. Both sides of a guest connection
  // compute the proof of the join code with the same hashes.
  allow(file('bridge'), [npm('valibot', '@noble/hashes'), file('bridge')]),
  allow(file('bridge'), file('contract'), TYPES),
  allow(file('preload'), [file('bridge', 'preload'), npm('electron')]),

  // main
  allow(file('main'), [
    file('contract', 'host', 'game', 'catalogue', 'bridge', 'main'),
    { module: { origin: 'external' } },
    NODE,
  ]),
  forbid(
    file('main'),
    npm('electron', 'electron-store', 'electron-updater'),
    'Only the desktop entry knows Electron: headless.ts runs this.',
  ),
  forbid(file('main'), file('desktop'), 'Only the desktop entry knows Electron: headless.ts runs this.'),
  allow(file('desktop'), [file('desktop'), npm('electron', 'electron-store', 'electron-updater')]),
  forbid(file('main'), npm('svelte', 'pixi.js', 'bits-ui'), 'main draws nothing.'),
  forbid(file('main'), file('main-testing'), 'Only tests import the helpers of tests.'),

  // renderer
  allow(file('renderer'), [
    file('renderer', 'bridge'),
    file('contract', 'game', 'catalogue'),
    { module: { origin: 'external' } },
  ]),
  forbid(
    file('renderer'),
    npm('electron', 'electron-store', 'electron-updater', 'ws', 'conf'),
    'The renderer lives in a page.',
  ),
  forbid(
    file('renderer'),
    file('rules', 'catalogue'),
    'The renderer takes types, data, previews and game indexes from engine/; the table lives in main.',
    { kind: 'value' },
  ),
  forbid(file('components', 'face'), file('screens'), 'Screens are made of components, never the other way.'),
  forbid(file('face'), OTHER_FACE, 'A face knows the stage and itself, never another game.'),
  forbid(file('renderer'), file('renderer-testing'), 'Only tests import the helpers of tests.'),

  // build, e2e, tool configuration
  allow(file('build'), [
    file('contract', 'host', 'invariants', 'game', 'catalogue', 'fixture', 'services', 'build'),
    { module: { origin: 'external' } },
    NODE,
  ]),
  allow(file('build'), file('bridge'), TYPES),
  allow(file('e2e'), [file('e2e', 'tools', 'config'), { module: { origin: 'external' } }, NODE]),
  allow(file('e2e'), file('contract', 'host', 'game', 'catalogue', 'bridge', 'main'), TYPES),
  allow(file('config'), [file('config', 'build'), { module: { origin: 'external' } }, NODE]),

  // tests: may also import test helpers, recorded games, and every game through the catalogue
  allow(file('test'), [
    npm(...TEST_LIBRARIES),
    NODE,
    file('fixture', 'contract', 'host', 'invariants', 'catalogue', 'config'),
  ]),
  allow(
    { file: { categories: { allOf: ['test', 'renderer'] } } },
    file('game', 'rules', 'catalogue', 'renderer-testing'),
  ),
  allow({ file: { categories: { allOf: ['test', 'main'] } } }, file('game', 'main', 'main-testing', 'renderer')),
]

export const importBoundaries = [
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
