/** `npm run shots`: pictures instead of assertions. */
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

export default defineConfig(base, {
  testDir: '.',
  testMatch: /shots(-[a-z-]+)?\.ts$/,
  outputDir: '../test-results/shots',
  timeout: 420_000,
  use: { screenshot: 'off', trace: 'off' },
})
