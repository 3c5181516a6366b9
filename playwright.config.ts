/** The end-to-end tests: the built app, driven as a person would (e2e/fixture.ts says on what). */
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Those that measure want the machine for themselves (build/lib/test-steps.mjs).
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
    // What the page held at each step costs a third of the time: `npx playwright test --trace on FILE` keeps that too.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
})
