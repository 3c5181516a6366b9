import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // Svelte's client build, also for components mounted in happy-dom.
  resolve: { conditions: ['browser'] },
  test: {
    environment: 'node',
    // Read by the tests of the themes; other styles are left out.
    css: { include: /tokens\.css/ },
    // The laws play hundreds of games; a machine that does other things beside must not fail them.
    testTimeout: 60_000,
    // All cores: one less is what it takes by itself, which on two is half as fast.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['engine/**/*.test.ts'],
          // Nothing in engine/ keeps anything between two calls: its files are loaded once for all tests of a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['{bridge,main,renderer,build}/**/*.test.ts'],
          setupFiles: ['build/lib/loopback.setup.ts'],
          // GitHub's parser of workflows imports JSON as bundlers do, which Node refuses.
          server: { deps: { inline: [/@actions\//] } },
        },
      },
    ],
  },
})
