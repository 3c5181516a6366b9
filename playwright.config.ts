/** End-to-end tests of the built app, driven as a player uses it (e2e/fixture.ts chooses the platform). */
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Long specs measure times and run without others (build/lib/test-steps.mjs).
  testIgnore: process.env['SAMSARA_LONG'] === undefined ? '**/*.long.spec.ts' : '**/!(*.long).spec.ts',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['SAMSARA_REPORT'] ?? 'test-results/e2e.json' }]],
  use: {
    screenshot: 'only-on-failure',
    // DOM snapshots of each step would cost a third of the time: `npx playwright test --trace on FILE` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
})
