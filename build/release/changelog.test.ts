import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectPath } from '../lib/project.mjs'
import { runProgram } from '../lib/run-program.mjs'
import { releaseNotesFor, versionOfTag, parseChangelog } from './changelog.ts'

const CHANGELOG = `# Changelog

## Unreleased

- Not yet.

## [1.1.0] - 2027-02-01

### Added

- More.

## [1.0.0] - 2027-01-01

- All.

[1.0.0]: https://example.org
`

test('releaseNotesFor returns the section of a version, without Unreleased and link definitions', () => {
  expect(releaseNotesFor(CHANGELOG, '1.1.0')).toBe('### Added\n\n- More.')
  expect(releaseNotesFor(CHANGELOG, '1.0.0')).toBe('- All.')
  expect(parseChangelog(CHANGELOG).map(({ version, date }) => [version, date])).toEqual([
    ['1.1.0', '2027-02-01'],
    ['1.0.0', '2027-01-01'],
  ])
})

test('releaseNotesFor rejects a missing version and an empty section, and names the version', () => {
  expect(() => releaseNotesFor(CHANGELOG, '1.2.0')).toThrow('no version 1.2.0, only: 1.1.0, 1.0.0')
  expect(() => releaseNotesFor('## [1.2.0] - 2027-01-01\n', '1.2.0')).toThrow('says nothing of version 1.2.0')
  expect(() => releaseNotesFor('# Changelog\n', '1.2.0')).toThrow('no version 1.2.0, only: none')
})

test('versionOfTag accepts only v followed by the version of the app', () => {
  expect(versionOfTag('v1.2.3', '1.2.3')).toBe('1.2.3')
  expect(versionOfTag('v1.2.3-beta.1', '1.2.3-beta.1')).toBe('1.2.3-beta.1')
  expect(() => versionOfTag('v1.2.4', '1.2.3')).toThrow('not that of version 1.2.3')
  for (const tag of ['1.2.3', 'v1.2', 'v1.2.3 ', 'version'])
    expect(() => versionOfTag(tag, '1.2.3')).toThrow('A tag of a release')
})

const { version } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as { readonly version: string }

test('the newest section of CHANGELOG.md is that of the version in package.json', () => {
  expect(parseChangelog(readFileSync(projectPath('CHANGELOG.md'), 'utf8'))[0]?.version).toBe(version)
})

test('notes.ts prints the notes of a tag, or one line with the reason for a failure', async () => {
  const notes = (...args: string[]) => runProgram([process.execPath, projectPath('build/release/notes.ts'), ...args])
  expect(await notes('--tag', `v${version}`)).toMatchObject({ code: 0 })
  for (const [args, code] of [
    [['--tag', 'v0.0.1'], 1],
    [[], 2],
  ] as const) {
    const refused = await notes(...args)
    expect(refused.code).toBe(code)
    expect(refused.output.trim().split('\n')).toHaveLength(1)
  }
})
