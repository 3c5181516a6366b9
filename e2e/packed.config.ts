/** The packed app, started from its package (packed.ts): after `npm run package`, where Electron is available. */
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

export default defineConfig(base, {
  testDir: '.',
  testMatch: 'packed.ts',
  testIgnore: [],
  outputDir: '../test-results/packed',
  workers: 1,
})
