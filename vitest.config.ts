import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // Svelte's client build, also for components mounted in happy-dom.
  resolve: { conditions: ['browser'] },
  test: {
    include: ['{engine,main,renderer,build}/**/*.test.ts'],
    environment: 'node',
    // Read by the tests of the themes; other styles are left out.
    css: { include: /tokens\.css/ },
    // The laws play hundreds of games; a machine that does other things beside must not fail them.
    testTimeout: 60_000,
  },
})
