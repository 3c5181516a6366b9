import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // Svelte's client build, also for components mounted in happy-dom.
  resolve: { conditions: ['browser'] },
  test: {
    environment: 'node',
    // The tests of the themes read tokens.css; other styles are left out.
    css: { include: /tokens\.css/ },
    // Invariant tests play hundreds of games; load on the machine must not make them fail.
    testTimeout: 60_000,
    // All cores: vitest's default is one less, which halves the speed on two cores.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['engine/**/*.test.ts'],
          // Modules of engine/ have no state: a worker loads them once for all of its tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['{bridge,main,renderer,build}/**/*.test.ts'],
          setupFiles: ['build/lib/loopback.setup.ts'],
          // GitHub's workflow parser imports JSON without import attributes, which Node rejects.
          server: { deps: { inline: [/@actions\//] } },
        },
      },
    ],
  },
})
