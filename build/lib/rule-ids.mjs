/**
 * Checks that every numbered rule is tested: each id defined in a game's RULES.md (`**CHK-57**`) must be named in the title of a
 * test that ran and passed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test that names more ids than this counts for none of them. */
const MAX_IDS_PER_TEST = 5

/** The ids defined in a RULES.md. @param {string} text @returns {string[]} */
export function ruleIdsDefinedIn(text) {
  return [...text.matchAll(/\*\*([A-Z]{2,5}-\d+)\*\*/g)].map(([, id]) => id)
}

/** @param {string} text */
const ruleIdsMentionedIn = (text) => [...new Set(text.match(/\b[A-Z]{2,5}-\d+\b/g) ?? [])]

/** @param {string} id */
const seriesOf = (id) => id.slice(0, id.lastIndexOf('-'))

/** @typedef {{title: string, passed: boolean}} Test the title includes the titles of the enclosing groups */

/**
 * Checks the ids.
 * @param {readonly string[]} defined
 * @param {readonly Test[]} tests
 * @returns {string[]} the faults, as text
 */
export function checkRuleIds(defined, tests) {
  const known = new Set(defined)
  const series = new Set(defined.map(seriesOf))
  const proved = new Set()
  const faults = []
  for (const { title, passed } of tests) {
    const named = ruleIdsMentionedIn(title).filter((id) => series.has(seriesOf(id)))
    for (const id of named) if (!known.has(id)) faults.push(`${id} is no rule, but a test names it: ${title}`)
    if (named.length > MAX_IDS_PER_TEST)
      faults.push(`a test names ${named.length} rules, above ${MAX_IDS_PER_TEST}: ${title}`)
    else if (passed) for (const id of named) proved.add(id)
  }
  if (known.size === 0) faults.push('no numbered rules were found')
  const missing = [...known].filter((id) => !proved.has(id))
  if (missing.length > 0) faults.push(`no passed test names ${missing.join(', ')}`)
  return faults
}

/** The ids of all games. @param {string} engine path of the engine folder @returns {string[]} */
export function readRuleIds(engine) {
  return readdirSync(engine)
    .map((game) => join(engine, game, 'RULES.md'))
    .filter((file) => existsSync(file))
    .flatMap((file) => ruleIdsDefinedIn(readFileSync(file, 'utf8')))
}

/** The tests in a vitest report. @param {any} report @returns {Test[]} */
export function vitestResultsOf(report) {
  return (report?.testResults ?? []).flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      title: [...test.ancestorTitles, test.title].join(' '),
      passed: test.status === 'passed',
    })),
  )
}
