/** The GitHub workflows are valid for GitHub's parser and language service, and refer to existing files and commands. */
import { readdirSync, readFileSync } from 'node:fs'
import { registerLogger, validate } from '@actions/languageservice'
import { describe, expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'
import { findMissingCommands } from './lib/named-commands.ts'
import { projectPath } from './lib/project.mjs'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly 'timeout-minutes'?: number
  readonly steps: readonly Step[]
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>
  readonly concurrency?: object
  readonly jobs: Readonly<Record<string, Job>>
}

const FOLDER = '.github/workflows'
const texts = readdirSync(projectPath(FOLDER)).map(
  (name) => [name, readFileSync(projectPath(FOLDER, name), 'utf8')] as const,
)

// The service only logs steps that it cannot do; here they throw.
registerLogger({ info: never, warn: never, log: never, error: never })
function never(message: string): never {
  throw new Error(message)
}

let read = 0
/** What GitHub's own language service finds wrong. It keeps what it has read, by name: so each text has one of its own. */
async function faultsIn(text: string): Promise<string[]> {
  const found = await validate(TextDocument.create(`file:///${FOLDER}/${String(read++)}.yml`, 'yaml', 1, text))
  return found.map(({ message }) => (typeof message === 'string' ? message : message.value))
}

describe.each(texts)('the workflow %s', (_, text) => {
  const { jobs, permissions, concurrency } = parse(text) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  test('is valid for the language service of GitHub', async () => {
    expect(await faultsIn(text)).toEqual([])
  })

  test('names only existing commands and files', () => {
    expect(findMissingCommands(steps.map(({ run = '' }) => run).join('\n'))).toEqual([])
  })

  test('pins every action to a commit hash, with the version as a comment', () => {
    const used = steps.flatMap(({ uses }) => uses ?? [])
    expect(used.length).toBeGreaterThan(0)
    for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/)
    for (const line of text.split('\n').filter((each) => each.includes('uses: ')))
      expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('has read permission only (except the draft job), a concurrency group and job timeouts', () => {
    expect(permissions).toEqual({ contents: 'read' })
    expect(concurrency).toBeDefined()
    for (const [name, job] of Object.entries(jobs)) {
      expect(job['timeout-minutes'], name).toBeGreaterThan(0)
      if (name !== 'draft') expect(job.permissions, name).toBeUndefined()
    }
  })
})

test('only steps that run npm run package can read secrets', () => {
  for (const [, text] of texts)
    for (const step of Object.values((parse(text) as Workflow).jobs).flatMap((job) => job.steps))
      if (JSON.stringify(step).includes('secrets.')) expect(step.run).toContain('npm run package')
})

test('the release job with write permission runs no code of the repository or of npm', () => {
  const [release = ''] = texts.flatMap(([name, text]) => (name === 'release.yml' ? text : []))
  const draft = (parse(release) as Workflow).jobs['draft']
  expect(draft?.permissions).toEqual({ contents: 'write' })
  expect(JSON.stringify(draft)).not.toMatch(/npm|npx|node|checkout/)
})

describe('workflow checks report', () => {
  const [text = ''] = texts.flatMap(([name, each]) => (name === 'release.yml' ? each : []))
  test.each([
    ['a key that is none', 'timeout-minutes:', 'timeout-minute:'],
    ['a job that is not there', 'needs: notes', 'needs: note'],
    ['a part of the matrix that is not there', 'matrix.display', 'matrix.displays'],
    ['a condition that cannot be read', "runner.os == 'Linux'", "runner.os = 'Linux'"],
    ['a context that is none', 'github.token', 'githab.token'],
    ['an event that is none', '  push:', '  pushed:'],
  ])('%s', async (_, right, wrong) => {
    expect(text).toContain(right)
    expect(await faultsIn(text.replace(right, wrong))).not.toEqual([])
  })

  test.each([
    ['a script', 'npm run pakage', 'npm run pakage'],
    ['a file', 'node build/release/note.ts --tag x', 'build/release/note.ts'],
    ['a configuration', 'npx playwright test --config e2e/pack.config.ts', 'e2e/pack.config.ts'],
  ])('%s that does not exist', (_, command, missing) => {
    expect(findMissingCommands(command)).toEqual([missing])
  })
})
