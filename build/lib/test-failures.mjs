/** Short summaries of failed tests, printed at the end of a long output. */

const MAX_LINES = 8

/** Terminal colour codes. */
// eslint-disable-next-line no-control-regex
const ANSI_COLOURS = /\x1b\[[0-9;]*m/g

/** @param {string} title @param {string | undefined} why */
const formatFailure = (title, why = 'no reason given') =>
  [
    title,
    ...why
      .replace(ANSI_COLOURS, '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, MAX_LINES),
  ].join('\n    ')

/** Failures in a report of vitest's JSON reporter. @param {any} report @returns {string[]} */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap((/** @type {any} */ file) =>
    file.status === 'failed' && file.assertionResults.length === 0
      ? [formatFailure(file.name, file.message)]
      : file.assertionResults
          .filter((/** @type {any} */ { status }) => status === 'failed')
          .map((/** @type {any} */ { fullName, failureMessages }) => formatFailure(fullName, failureMessages[0])),
  )
}

/** Failures in a report of Playwright's JSON reporter. @param {any} report @returns {string[]} */
export function failuresOfPlaywright(report) {
  const broken = (report?.errors ?? []).map((/** @type {any} */ { message }) =>
    formatFailure('before any test', message),
  )
  return [...broken, ...(report?.suites ?? []).flatMap(failuresInSuite)]
}

/** @param {any} suite @returns {string[]} */
function failuresInSuite({ suites = [], specs = [] }) {
  const own = specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map((/** @type {any} */ { file, title, tests }) => {
      const results = tests.flatMap((/** @type {any} */ test) => test.results)
      const failed = results.find((/** @type {any} */ { error }) => error !== undefined)
      return formatFailure(`${file} › ${title}`, failed?.error.message)
    })
  return [...own, ...suites.flatMap(failuresInSuite)]
}
