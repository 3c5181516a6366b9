/**
 * APIs banned in engine/: clocks, unseeded randomness, timers, Node and the DOM. Time and randomness are passed in as parameters.
 */

const CLOCKS = ['Date', 'performance']
const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame']
const PLATFORM_GLOBALS = [
  'process',
  'Buffer',
  'require',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'fetch',
]
const RANDOMNESS = ['crypto']
/** Objects through which every other global could be reached. */
const GLOBAL_OBJECTS = ['globalThis', 'self', 'global']

const noMathRandom = {
  object: 'Math',
  property: 'random',
  message: 'Draw from the stream that is handed in: a table must replay byte for byte.',
}

/** Storage that a browser may block: accessing it can throw. */
const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']
const storageMessage = 'Ask renderer/bridge/page-storage.ts: a browser may refuse storage, and then this throws.'

export const restrictedApis = [
  {
    files: ['renderer/**/*.{ts,svelte}', 'build/new-game/template/renderer/**/*.{ts,svelte}'],
    ignores: ['**/*.test.ts', 'renderer/bridge/page-storage.ts'],
    rules: {
      'no-restricted-globals': ['error', ...STORAGES.map((name) => ({ name, message: storageMessage }))],
      'no-restricted-properties': [
        'error',
        ...STORAGES.map((property) => ({ property, message: storageMessage })),
        { object: 'document', property: 'cookie', message: storageMessage },
      ],
    },
  },
  {
    files: ['engine/**/*.ts', 'build/new-game/template/engine/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[...CLOCKS, ...TIMERS, ...PLATFORM_GLOBALS, ...RANDOMNESS, ...GLOBAL_OBJECTS].map((name) => ({
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
