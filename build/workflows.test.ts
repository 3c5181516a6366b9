/**
 * The GitHub workflows are valid for GitHub's parser and language service, refer to existing files and commands, and have no more
 * rights than they need; Dependabot's configuration fits package.json.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { registerLogger, validate } from '@actions/languageservice'
import { describe, expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'
import { findMissingCommands } from './lib/named-commands.ts'
import { projectPath, readJson } from './lib/project.mjs'
import * as testSteps from './lib/test-steps.mjs'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, unknown>>
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly 'timeout-minutes'?: number
  readonly steps: readonly Step[]
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
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

/** Publishers of the actions that the workflows use. */
const ACTIONS =
  /^(actions\/[a-z-]+|google\/osv-scanner-action\/osv-scanner-action|ossf\/scorecard-action|github\/codeql-action\/upload-sarif)@[0-9a-f]{40}$/

/** The jobs that may do more than read the repository, with all their permissions. */
const JOB_PERMISSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'release.yml attest': { 'id-token': 'write', attestations: 'write' },
  'release.yml draft': { contents: 'write' },
  'scorecard.yml scorecard': { contents: 'read', 'security-events': 'write' },
}

/** Names of the steps of `npm test`. */
const STEP_IDS = Object.values(testSteps).flatMap((each) => (typeof each === 'object' ? [each.id] : []))
const E2E_TITLES = globSync('e2e/**/*.spec.ts', { cwd: projectPath() })
  .map((path) => readFileSync(projectPath(path), 'utf8'))
  .flatMap((text) => [...text.matchAll(/\btest\((['`])(.*?)\1, /g)].map(([, , title = '']) => title))

/** Names of steps of `npm test` and tags of end-to-end tests that commands select and that do not exist. */
function findMissingSelections(text: string): string[] {
  const steps = [...text.matchAll(/--only ([a-z0-9-]+)/g)].map(([, step = '']) => step)
  const tags = [...text.matchAll(/--grep (@[a-z0-9-]+)/g)].map(([, tag = '']) => tag)
  return [
    ...steps.filter((step) => !STEP_IDS.includes(step)),
    ...tags.filter((tag) => !E2E_TITLES.some((title) => title.split(' ').includes(tag))),
  ]
}

/** The lines of a job's commands that may run code of the repository or of npm packages. */
const linesWithOwnCode = ({ steps }: Job): string[] =>
  steps
    .flatMap(({ run = '' }) => run.split('\n'))
    .filter((line) => line.trim() !== '' && !/^(sha256sum|cp|gh) [^;&|`]*$/.test(line))

const textOf = (name: string): string => texts.flatMap(([each, text]) => (each === name ? text : []))[0] ?? ''

describe.each(texts)('the workflow %s', (name, text) => {
  const { on, jobs, permissions, concurrency } = parse(text) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  const commands = steps.map(({ run = '' }) => run).join('\n')

  test('is valid for the language service of GitHub', async () => {
    expect(await faultsIn(text)).toEqual([])
  })

  test('names only existing commands, files, steps of npm test and tags of tests', () => {
    expect([...findMissingCommands(commands), ...findMissingSelections(commands)]).toEqual([])
  })

  test('pins every action to a commit hash, with the version as a comment', () => {
    const used = steps.flatMap(({ uses }) => uses ?? [])
    expect(used.length).toBeGreaterThan(0)
    for (const action of used) expect(action).toMatch(ACTIONS)
    for (const line of text.split('\n').filter((each) => each.includes('uses: ')))
      expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('has a concurrency group and job timeouts', () => {
    expect(concurrency).toBeDefined()
    for (const [job, { 'timeout-minutes': minutes }] of Object.entries(jobs)) expect(minutes, job).toBeGreaterThan(0)
  })

  test('may only read the repository, except for the listed jobs, which run no code of the repository or of npm', () => {
    expect(permissions).toEqual({ contents: 'read' })
    for (const [id, job] of Object.entries(jobs)) {
      const allowed = JOB_PERMISSIONS[`${name} ${id}`]
      expect(job.permissions, id).toEqual(allowed)
      if (allowed !== undefined) expect(linesWithOwnCode(job), id).toEqual([])
    }
  })

  test('leaves no token behind in a checkout', () => {
    for (const { uses, with: inputs } of steps)
      if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false)
  })

  test('reads no secrets on pull requests', () => {
    // These events give the code of a fork the rights of the repository.
    for (const event of ['pull_request_target', 'workflow_run', 'issue_comment']) expect(on).not.toHaveProperty(event)
    if ('pull_request' in on) expect(text).not.toContain('secrets.')
  })
})

test('only steps that run npm run package can read secrets', () => {
  const reading = texts.flatMap(([, text]) =>
    Object.values((parse(text) as Workflow).jobs)
      .flatMap((job) => job.steps)
      .filter((step) => JSON.stringify(step).includes('secrets.')),
  )
  expect(reading).toHaveLength(1)
  for (const step of reading) expect(step.run).toContain('npm run package')
})

test('every job that is listed with its permissions exists', () => {
  const jobs = texts.flatMap(([name, text]) =>
    Object.keys((parse(text) as Workflow).jobs).map((job) => `${name} ${job}`),
  )
  expect(jobs).toEqual(expect.arrayContaining(Object.keys(JOB_PERMISSIONS)))
})

test('all workflows use the same commit of an action', () => {
  const used = texts.flatMap(([, text]) =>
    [...text.matchAll(/uses: (\S+@\S+ # \S+)/g)].map(([, action = '']) => action),
  )
  const names = new Set(used.map((action) => action.split('@')[0]))
  expect(new Set(used).size).toBe(names.size)
})

test('a push runs about ten smoke tests on Electron, and the night runs all tests on it', () => {
  const smoke = E2E_TITLES.filter((title) => title.split(' ').includes('@smoke'))
  expect(smoke.length).toBeGreaterThanOrEqual(8)
  expect(smoke.length).toBeLessThanOrEqual(15)
  const electronJob = (file: string): string => JSON.stringify((parse(textOf(file)) as Workflow).jobs['electron'])
  for (const file of ['test.yml', 'nightly.yml']) {
    expect(electronJob(file)).toContain('"SAMSARA_E2E":"electron"')
    expect(electronJob(file)).toContain('npx install-electron')
    expect(electronJob(file)).toContain('xvfb-run')
  }
  expect(electronJob('test.yml')).toContain('--grep @smoke')
  expect(electronJob('nightly.yml')).toContain('npm test -- --only e2e')
})

test('the draft has the files whose checksums were attested', () => {
  const { jobs } = parse(textOf('release.yml')) as Workflow
  const attested = JSON.stringify(jobs['attest'])
  expect(attested).toContain('sha256sum -- * > ../SHA256SUMS')
  expect(attested).toContain('"subject-checksums":"SHA256SUMS"')
  expect(JSON.stringify(jobs['draft'])).toContain('sha256sum --check --strict SHA256SUMS')
})

describe('Dependabot', () => {
  interface Update {
    readonly 'package-ecosystem': string
    readonly groups: Readonly<Record<string, { readonly patterns: string[]; readonly 'exclude-patterns'?: string[] }>>
    readonly ignore?: readonly { readonly 'dependency-name': string }[]
  }
  const { updates } = parse(readFileSync(projectPath('.github/dependabot.yml'), 'utf8')) as { updates: Update[] }
  const project = readJson(projectPath('package.json')) ?? {}
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
  const versions = Object.assign({}, ...kinds.map((kind) => project[kind] as object)) as Record<string, string>
  const matches = (pattern: string): string[] =>
    Object.keys(versions).filter((name) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name))

  test('proposes versions of npm packages and of actions', () => {
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions'])
  })

  test('names only packages of package.json, and all dependencies of the app in the group of the app', () => {
    const [npm] = updates
    const groups = Object.values(npm?.groups ?? {})
    const patterns = [
      ...groups.flatMap((group) => [...group.patterns, ...(group['exclude-patterns'] ?? [])]),
      ...(npm?.ignore ?? []).map((each) => each['dependency-name']),
    ]
    expect(patterns.filter((pattern) => matches(pattern).length === 0)).toEqual([])
    const app = (npm?.groups['app']?.patterns ?? []).flatMap(matches)
    expect(app).toEqual(expect.arrayContaining(Object.keys(project['dependencies'] as object)))
  })

  test('the packages with Node have one version for all systems, and the major version of the workflows', () => {
    const [version = '', ...others] = new Set(matches('node-*').map((name) => versions[name]))
    expect(others).toEqual([])
    const [major] = version.split('.')
    expect(versions['@types/node']?.split('.')[0]).toBe(major)
    const used = texts.flatMap(([, text]) => [...text.matchAll(/node-version: (\S+)/g)].map(([, each]) => each))
    expect([...new Set(used)]).toEqual([major])
  })
})

describe('workflow checks report', () => {
  const text = textOf('release.yml')
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
    ['a spec', 'npx playwright test --workers 1 e2e/smok.spec.ts', 'e2e/smok.spec.ts'],
  ])('%s that does not exist', (_, command, missing) => {
    expect(findMissingCommands(command)).toEqual([missing])
  })

  test.each([
    ['a step of npm test', 'npm test -- --only end2end', 'end2end'],
    ['a tag', 'npx playwright test --grep @smoky', '@smoky'],
  ])('%s that does not exist', (_, command, missing) => {
    expect(findMissingSelections(command)).toEqual([missing])
  })
})
