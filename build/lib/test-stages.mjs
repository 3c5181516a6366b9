/** Runs steps in stages and prints a headline and the duration of each, and a summary. */
import { UserFacingError } from './progress.mjs'
import { tallyText, tallyOfOne, sumTallies } from './test-tally.mjs'

/** @typedef {import('./test-steps.mjs').Step} Step */
/** @typedef {import('./test-tally.mjs').Tally} Tally */
/** @typedef {{title: string, ok: boolean, seconds: number, tally: Tally, failures: string[]}} Line */

const bold = (/** @type {string} */ text) => (process.stdout.isTTY ? `\x1b[1m${text}\x1b[0m` : text)

/**
 * Runs stages one after another, and the steps of a stage in parallel. Stops after the first stage with a failure. The last line
 * printed counts all checks.
 * @param {readonly (readonly Step[])[]} stages
 * @param {{long: boolean}} options
 * @returns {Promise<boolean>} whether all steps passed
 */
export async function runStages(stages, options) {
  /** @type {Line[]} */
  const lines = []
  for (const stage of stages) {
    console.log(`\n${bold(`— ${stage.map(({ title }) => title).join(', ')}`)}`)
    lines.push(...(await Promise.all(stage.map((step) => runStep(step, options)))))
    if (lines.some(({ ok }) => !ok)) break
  }
  const left = stages.flat().slice(lines.length)
  summarize(lines, left)
  return lines.every(({ ok }) => ok)
}

/** @param {Step} step @param {{long: boolean}} options @returns {Promise<Line>} */
async function runStep(step, options) {
  const since = performance.now()
  const result = await step.run(options).catch((error) => {
    if (error instanceof UserFacingError) return { ok: false, tally: tallyOfOne(false), words: error.message }
    throw error
  })
  const seconds = (performance.now() - since) / 1000
  if (result.words !== undefined) console.log(`${result.ok ? '' : `${bold(`${step.title}:`)}\n`}${result.words}`)
  return { title: step.title, ok: result.ok, seconds, tally: result.tally, failures: result.failures ?? [] }
}

/** @param {Line[]} lines @param {Step[]} left */
function summarize(lines, left) {
  const failures = lines.flatMap((line) => line.failures)
  if (failures.length > 0) console.log(`\n${bold('— What failed')}\n${failures.join('\n')}`)
  const width = Math.max(...[...lines, ...left].map(({ title }) => title.length))
  console.log(`\n${bold('— Summary')}`)
  for (const { title, ok, seconds, tally } of lines) {
    const time = `${seconds.toFixed(1)} s`.padStart(8)
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${title.padEnd(width)}  ${time}  ${tallyText(tally)}`)
  }
  for (const { title } of left) console.log(`not run ${title}`)
  console.log(tallyText(sumTallies(lines.map(({ tally }) => tally))))
}
