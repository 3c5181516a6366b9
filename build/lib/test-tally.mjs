/** Counts passed, failed and skipped checks. */

/** @typedef {{passed: number, failed: number, skipped: number}} Tally */

/** Tally of a single check. @param {boolean} ok @returns {Tally} */
export const tallyOfOne = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

/** @param {Tally[]} tallies @returns {Tally} */
export const sumTallies = (tallies) =>
  tallies.reduce(
    (all, tally) => ({
      passed: all.passed + tally.passed,
      failed: all.failed + tally.failed,
      skipped: all.skipped + tally.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** The last line of the test output. @param {Tally} tally */
export const tallyText = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Tally of a report of vitest's JSON reporter. @param {any} report @returns {Tally} */
export function tallyOfVitest(report) {
  if (report === undefined) return tallyOfOne(false)
  const brokenFiles = (report.testResults ?? []).filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Tally of a report of Playwright's JSON reporter. @param {any} report @returns {Tally} */
export function tallyOfPlaywright(report) {
  if (report === undefined) return tallyOfOne(false)
  const { expected, unexpected, flaky, skipped } = report.stats
  // Errors outside of tests: a spec that cannot be loaded.
  const broken = unexpected === 0 ? (report.errors ?? []).length : 0
  return { passed: expected, failed: unexpected + flaky + broken, skipped }
}
