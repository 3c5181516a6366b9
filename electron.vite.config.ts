import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import { colorMixFallbackPlugin, oldestBrowsersPlugin } from './build/lib/browser-target.mjs'
import { chunkListPlugin } from './build/lib/chunk-list.mjs'
import { BUNDLE_LICENCES_FILE } from './build/packaging/third-party-licences.mjs'

const here = (path: string): string => resolve(import.meta.dirname, path)

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      license: { fileName: BUNDLE_LICENCES_FILE },
      // Bundled completely: packages of the app need no node_modules.
      externalizeDeps: false,
      lib: {
        // index: Electron's main process; headless: the same services without Electron; bot-worker: bot searches;
        // replay-worker: opens saves; list-worker: lists saves.
        entry: {
          index: here('main/index.ts'),
          headless: here('main/headless.ts'),
          'bot-worker': here('main/bots/bot-worker.ts'),
          'replay-worker': here('main/saves/replay-worker.ts'),
          'list-worker': here('main/saves/list-worker.ts'),
        },
        formats: ['es'],
      },
      // The code keeps its names for stack traces; comments are not shipped.
      rolldownOptions: { output: { comments: { jsdoc: false } } },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      license: { fileName: BUNDLE_LICENCES_FILE },
      // One CommonJS file: a sandboxed preload cannot load anything else.
      externalizeDeps: false,
      lib: { entry: here('preload/index.ts'), formats: ['cjs'] },
      rolldownOptions: { output: { entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    root: here('renderer'),
    plugins: [oldestBrowsersPlugin(), svelte(), chunkListPlugin(here('out/chunks.json'), import.meta.dirname)],
    css: { postcss: { plugins: [colorMixFallbackPlugin()] } },
    build: {
      outDir: here('out/renderer'),
      license: { fileName: BUNDLE_LICENCES_FILE },
      minify: true,
      rolldownOptions: { input: here('renderer/index.html') },
    },
  },
})
