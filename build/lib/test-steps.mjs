/** The steps of `npm test`: their commands and pass conditions. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { checkBundleBudget, gzipSizeIn, formatKilobytes } from './bundle-budget.mjs'
import { OLDEST_BROWSERS_TEXT } from './oldest-browsers.mjs'
import { ensureChromium, ensureOtherEngines, CHROMIUM_MISSING_MESSAGE } from './test-browsers.mjs'
import { buildApp, buildIfStale } from './app-build.mjs'
import { electronBinary } from './electron.mjs'
import { failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs'
import { projectPath, nodeBinary, readJson, toolCommand } from './project.mjs'
import { UserFacingError } from './progress.mjs'
import { checkRuleIds, readRuleIds, vitestResultsOf } from './rule-ids.mjs'
import { runProgram } from './run-program.mjs'
import { tallyOfOne, sumTallies, tallyOfPlaywright, tallyOfVitest } from './test-tally.mjs'

/**
 * @typedef {object} Result
 * @property {import('./test-tally.mjs').Tally} tally
 * @property {boolean} ok
 * @property {string} [words] output for the user; always present after a failure
 * @property {string[]} [failures] short summaries of the failures in output that was already shown
 */
/** @typedef {{id: string, title: string, run: (options: {long: boolean}) => Promise<Result>}} Step */

const UNIT_REPORT_FILE = projectPath('test-results/unit.json')
const E2E_REPORT_FILE = projectPath('test-results/e2e.json')

/** Runs a program that passes if its exit code is 0. @param {string[]} command @returns {Promise<Result>} */
async function runCheck(command) {
  const { code, output } = await runProgram(command)
  return { ok: code === 0, tally: tallyOfOne(code === 0), words: code === 0 ? undefined : output.trim() }
}

/** Runs all checks, one after another. @param {string[][]} commands @returns {Promise<Result>} */
async function runChecks(commands) {
  const results = []
  for (const command of commands) results.push(await runCheck(command))
  return {
    ok: results.every(({ ok }) => ok),
    tally: sumTallies(results.map(({ tally }) => tally)),
    words: results.flatMap(({ words }) => words ?? []).join('\n\n') || undefined,
  }
}

/** @type {Step} */
export const lintStep = {
  id: 'lint',
  title: 'Lint',
  run: () => runCheck([...toolCommand('eslint'), '.']),
}

/** @type {Step} */
export const formatStep = {
  id: 'format',
  title: 'Format',
  run: () => runCheck([...toolCommand('prettier'), '--check', '--log-level', 'warn', '.']),
}

/** Type-checks one TypeScript project. @param {string} project */
function tscCommand(project) {
  return [...toolCommand('typescript', 'tsc'), '--noEmit', '--pretty', 'false', '--project', project]
}

/** @type {Step} */
export const typesStep = {
  id: 'types',
  title: 'Types',
  run: () =>
    runChecks([
      tscCommand('.'),
      // Again folder by folder, with only the libraries of the folder: no DOM in engine or main, no Node in the renderer.
      tscCommand('build/types/engine.json'),
      tscCommand('build/types/main.json'),
      [
        ...toolCommand('svelte-check'),
        '--tsconfig',
        'build/types/renderer.json',
        '--threshold',
        'error',
        '--output',
        'human',
      ],
    ]),
}

/** @type {Step} */
export const unitTestStep = {
  id: 'unit',
  title: 'Unit and property tests',
  async run({ long }) {
    rmSync(UNIT_REPORT_FILE, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT_FILE}`]
    const without = long ? [] : ['--exclude', '**/*.long.test.ts']
    const { code } = await runProgram([...toolCommand('vitest'), 'run', ...reporters, ...without], { show: true })
    const report = readJson(UNIT_REPORT_FILE)
    const tally = atLeastOneFailed(code, tallyOfVitest(report))
    return { ok: code === 0, tally, failures: failuresOfVitest(report) }
  },
}

/** @type {Step} */
export const ruleIdsStep = {
  id: 'rules',
  title: 'Numbered rules',
  async run() {
    const report = readJson(UNIT_REPORT_FILE)
    if (report === undefined)
      throw new UserFacingError('The unit tests have left no report: run them first (--only unit).')
    const defined = readRuleIds(projectPath('engine'))
    const faults = checkRuleIds(defined, vitestResultsOf(report))
    const ok = faults.length === 0
    return {
      ok,
      tally: tallyOfOne(ok),
      words: ok ? `${defined.length} rules, each named by a test that passed` : faults.join('\n'),
    }
  },
}

/** @type {Step} */
export const buildStep = {
  id: 'build',
  title: 'Build',
  async run() {
    await buildApp()
    return { ok: true, tally: tallyOfOne(true) }
  },
}

/** @type {Step} */
export const bundleBudgetStep = {
  id: 'budget',
  title: 'Budget of the start',
  async run() {
    await buildIfStale()
    const chunks = readJson(projectPath('out/chunks.json')) ?? {}
    const { size, faults } = checkBundleBudget(chunks, gzipSizeIn(projectPath('out/renderer')))
    const ok = faults.length === 0
    return {
      ok,
      tally: tallyOfOne(ok),
      words: ok ? `${formatKilobytes(size)} after gzip, without Pixi or a game` : faults.join('\n'),
    }
  },
}

/** @type {Step} */
export const oldestBrowsersStep = {
  id: 'browsers',
  title: 'Oldest browsers',
  async run() {
    await buildIfStale()
    // Imported here: `npm test` starts before the packages are installed.
    const { findBrowserFaults, readScriptsAndStyles } = await import('./browser-check.mjs')
    const files = readScriptsAndStyles(projectPath('out/renderer'))
    const faults = findBrowserFaults(files)
    const ok = faults.length === 0
    return {
      ok,
      tally: tallyOfOne(ok),
      words: ok ? `${files.length} built files run in ${OLDEST_BROWSERS_TEXT.en}` : faults.join('\n'),
    }
  },
}

/** @type {Step} */
export const packagesStep = {
  id: 'packages',
  title: 'Packages',
  async run() {
    const { code } = await runProgram([nodeBinary(), projectPath('build/package-check.ts')], { show: true })
    return { ok: code === 0, tally: tallyOfOne(code === 0) }
  },
}

/** @type {Step} */
export const endToEndStep = {
  id: 'e2e',
  title: 'End to end',
  async run({ long }) {
    await buildIfStale()
    if (long) await ensureOtherEngines()
    const codes = []
    const tallies = []
    const failures = []
    // Long specs also measure times: they run one at a time.
    for (const { args, env } of [
      { args: [] },
      ...(long ? [{ args: ['--workers', '1'], env: { SAMSARA_LONG: '1' } }] : []),
    ]) {
      const code = await runPlaywright(args, env)
      codes.push(code)
      const report = readJson(E2E_REPORT_FILE)
      tallies.push(atLeastOneFailed(code, tallyOfPlaywright(report)))
      failures.push(...failuresOfPlaywright(report))
    }
    return { ok: codes.every((code) => code === 0), tally: sumTallies(tallies), failures }
  },
}

/**
 * Runs Playwright on the built app.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} its exit code
 * @throws {UserFacingError} if there is no browser
 */
export async function runPlaywright(args, env = {}) {
  const chromium = await ensureChromium()
  if (chromium === undefined && electronBinary() === undefined) throw new UserFacingError(CHROMIUM_MISSING_MESSAGE)
  mkdirSync(projectPath('test-results'), { recursive: true })
  rmSync(E2E_REPORT_FILE, { force: true })
  const { code } = await runProgram([...toolCommand('@playwright/test', 'playwright'), 'test', ...args], {
    show: true,
    env: { SAMSARA_CHROMIUM: chromium, SAMSARA_REPORT: E2E_REPORT_FILE, ...env },
  })
  if (code !== 0 && existsSync(E2E_REPORT_FILE)) console.log(`Traces and pictures of what failed: test-results/e2e`)
  return code
}

/**
 * Counts one failure if the runner failed without a failed test.
 * @param {number} code
 * @param {import('./test-tally.mjs').Tally} tally
 */
const atLeastOneFailed = (code, tally) => (code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally)
