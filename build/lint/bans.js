/** What engine/ may not touch: clocks, unseeded luck, timers, Node and the page. Time and luck are handed in. */

const CLOCKS = ['Date', 'performance']
const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame']
const PLACES = ['process', 'Buffer', 'require', 'window', 'document', 'navigator', 'location', 'localStorage', 'fetch']
const LUCK = ['crypto']
/** Through these every other global could be reached. */
const DOORS = ['globalThis', 'self', 'global']

const noMathRandom = {
  object: 'Math',
  property: 'random',
  message: 'Draw from the stream that is handed in: a table must replay byte for byte.',
}

/** What a browser may refuse: asking for it can throw. */
const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']
const guarded = 'Ask renderer/bridge/page-storage.ts: a browser may refuse storage, and then this throws.'

export const bans = [
  {
    files: ['renderer/**/*.{ts,svelte}', 'build/new-game/template/renderer/**/*.{ts,svelte}'],
    ignores: ['**/*.test.ts', 'renderer/bridge/page-storage.ts'],
    rules: {
      'no-restricted-globals': ['error', ...STORES.map((name) => ({ name, message: guarded }))],
      'no-restricted-properties': [
        'error',
        ...STORES.map((property) => ({ property, message: guarded })),
        { object: 'document', property: 'cookie', message: guarded },
      ],
    },
  },
  {
    files: ['engine/**/*.ts', 'build/new-game/template/engine/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[...CLOCKS, ...TIMERS, ...PLACES, ...LUCK, ...DOORS].map((name) => ({
          name,
          message: 'engine/ is pure: no clock, no timer, no Node, no page.',
        })),
      ],
    },
  },
  {
    files: ['engine/**/*.ts', 'main/**/*.ts', 'build/new-game/template/engine/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', noMathRandom] },
  },
]
