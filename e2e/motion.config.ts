/** `npm run motion`: measurements instead of assertions. */
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

export default defineConfig(base, {
  testDir: '.',
  testMatch: process.env['SAMSARA_SCENE'] === 'timeline' ? 'motion-timeline.ts' : 'motion.ts',
  outputDir: '../test-results/motion',
  workers: 1,
  reporter: [['line']],
  use: { screenshot: 'off', trace: 'off' },
})
