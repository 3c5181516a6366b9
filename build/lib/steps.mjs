/** The steps of `npm test`: what each runs, and what counts as passed. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { checkBudget, gzipSizeIn, kilobytes } from './budget.mjs'
import { IN_WORDS } from './browsers.mjs'
import { ensureChromium, ensureOtherEngines, HOW_TO_GET_CHROMIUM } from './browser.mjs'
import { build, buildIfStale } from './built.mjs'
import { electronBinary } from './electron.mjs'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { inProject, nodeBinary, readJson, tool } from './project.mjs'
import { Trouble } from './progress.mjs'
import { checkRuleIds, readDefinedIds, testsOf } from './rule-ids.mjs'
import { run } from './run.mjs'
import { one, sum, tallyOfPlaywright, tallyOfVitest } from './tally.mjs'

/**
 * @typedef {object} Result
 * @property {import('./tally.mjs').Tally} tally
 * @property {boolean} ok
 * @property {string} [words] what a person should read: always when it failed
 * @property {string[]} [failures] what failed in what was shown while it ran, once more in short
 */
/** @typedef {{id: string, title: string, run: (options: {long: boolean}) => Promise<Result>}} Step */

const UNIT_REPORT = inProject('test-results/unit.json')
const E2E_REPORT = inProject('test-results/e2e.json')

/** Runs a program whose exit code says it all. @param {string[]} command @returns {Promise<Result>} */
async function check(command) {
  const { code, output } = await run(command)
  return { ok: code === 0, tally: one(code === 0), words: code === 0 ? undefined : output.trim() }
}

/** Checks one after the other, all of them. @param {string[][]} commands @returns {Promise<Result>} */
async function checks(commands) {
  const results = []
  for (const command of commands) results.push(await check(command))
  return {
    ok: results.every(({ ok }) => ok),
    tally: sum(results.map(({ tally }) => tally)),
    words: results.flatMap(({ words }) => words ?? []).join('\n\n') || undefined,
  }
}

/** @type {Step} */
export const lint = {
  id: 'lint',
  title: 'Lint',
  run: () => check([...tool('eslint'), '.']),
}

/** @type {Step} */
export const format = {
  id: 'format',
  title: 'Format',
  run: () => check([...tool('prettier'), '--check', '--log-level', 'warn', '.']),
}

/** Checks one set of files with the libraries that they may know. @param {string} project */
function tsc(project) {
  return [...tool('typescript', 'tsc'), '--noEmit', '--pretty', 'false', '--project', project]
}

/** @type {Step} */
export const types = {
  id: 'types',
  title: 'Types',
  run: () =>
    checks([
      tsc('.'),
      // Once more room by room, with the libraries of the room alone: no page in engine or main, no Node in the renderer.
      tsc('build/types/engine.json'),
      tsc('build/types/main.json'),
      [...tool('svelte-check'), '--tsconfig', 'build/types/renderer.json', '--threshold', 'error', '--output', 'human'],
    ]),
}

/** @type {Step} */
export const unit = {
  id: 'unit',
  title: 'Unit and property tests',
  async run({ long }) {
    rmSync(UNIT_REPORT, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
    const without = long ? [] : ['--exclude', '**/*.long.test.ts']
    const { code } = await run([...tool('vitest'), 'run', ...reporters, ...without], { show: true })
    const report = readJson(UNIT_REPORT)
    const tally = atLeastOneFailed(code, tallyOfVitest(report))
    return { ok: code === 0, tally, failures: failuresOfVitest(report) }
  },
}

/** @type {Step} */
export const rules = {
  id: 'rules',
  title: 'Numbered rules',
  async run() {
    const report = readJson(UNIT_REPORT)
    if (report === undefined) throw new Trouble('The unit tests have left no report: run them first (--only unit).')
    const defined = readDefinedIds(inProject('engine'))
    const faults = checkRuleIds(defined, testsOf(report))
    const ok = faults.length === 0
    return {
      ok,
      tally: one(ok),
      words: ok ? `${defined.length} rules, each named by a test that passed` : faults.join('\n'),
    }
  },
}

/** @type {Step} */
export const built = {
  id: 'build',
  title: 'Build',
  async run() {
    await build()
    return { ok: true, tally: one(true) }
  },
}

/** @type {Step} */
export const budget = {
  id: 'budget',
  title: 'Budget of the start',
  async run() {
    await buildIfStale()
    const chunks = readJson(inProject('out/chunks.json')) ?? {}
    const { size, faults } = checkBudget(chunks, gzipSizeIn(inProject('out/renderer')))
    const ok = faults.length === 0
    return {
      ok,
      tally: one(ok),
      words: ok ? `${kilobytes(size)} after gzip, without Pixi or a game` : faults.join('\n'),
    }
  },
}

/** @type {Step} */
export const browsers = {
  id: 'browsers',
  title: 'Oldest browsers',
  async run() {
    await buildIfStale()
    // Loaded here: `npm test` begins before the libraries are installed.
    const { checkFiles, filesOf } = await import('./browser-check.mjs')
    const files = filesOf(inProject('out/renderer'))
    const faults = checkFiles(files)
    const ok = faults.length === 0
    return {
      ok,
      tally: one(ok),
      words: ok ? `${files.length} built files run in ${IN_WORDS.en}` : faults.join('\n'),
    }
  },
}

/** @type {Step} */
export const packages = {
  id: 'packages',
  title: 'Packages',
  async run() {
    const { code } = await run([nodeBinary(), inProject('build/package-check.ts')], { show: true })
    return { ok: code === 0, tally: one(code === 0) }
  },
}

/** @type {Step} */
export const endToEnd = {
  id: 'e2e',
  title: 'End to end',
  async run({ long }) {
    await buildIfStale()
    if (long) await ensureOtherEngines()
    const codes = []
    const tallies = []
    const failures = []
    // What takes long is measured as well: one after the other.
    for (const { args, env } of [
      { args: [] },
      ...(long ? [{ args: ['--workers', '1'], env: { SAMSARA_LONG: '1' } }] : []),
    ]) {
      const code = await playwright(args, env)
      codes.push(code)
      const report = readJson(E2E_REPORT)
      tallies.push(atLeastOneFailed(code, tallyOfPlaywright(report)))
      failures.push(...failuresOfPlaywright(report))
    }
    return { ok: codes.every((code) => code === 0), tally: sum(tallies), failures }
  },
}

/**
 * Runs Playwright on the built app. @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<number>} its exit code
 * @throws {Trouble} when there is no browser
 */
export async function playwright(args, env = {}) {
  const chromium = await ensureChromium()
  if (chromium === undefined && electronBinary() === undefined) throw new Trouble(HOW_TO_GET_CHROMIUM)
  mkdirSync(inProject('test-results'), { recursive: true })
  rmSync(E2E_REPORT, { force: true })
  const { code } = await run([...tool('@playwright/test', 'playwright'), 'test', ...args], {
    show: true,
    env: { SAMSARA_CHROMIUM: chromium, SAMSARA_REPORT: E2E_REPORT, ...env },
  })
  if (code !== 0 && existsSync(E2E_REPORT)) console.log(`Traces and pictures of what failed: test-results/e2e`)
  return code
}

/** A runner that failed without a failed test has failed all the same. @param {number} code @param {import('./tally.mjs').Tally} tally */
const atLeastOneFailed = (code, tally) => (code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally)
