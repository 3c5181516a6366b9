/** `node build/release/notes.ts --tag v1.2.3`: prints the version's notes from CHANGELOG.md, for its release. */
import { readFileSync } from 'node:fs'
import { exitWithError, parseFlags } from '../lib/command-line.mjs'
import { projectPath } from '../lib/project.mjs'
import { releaseNotesFor, versionOfTag } from './changelog.ts'

const { tag } = parseFlags({
  name: 'node build/release/notes.ts',
  about: 'Prints what CHANGELOG.md says of a version. The tag must be that of the version in package.json.',
  flags: { tag: { value: 'TAG', about: 'as v1.2.3' } },
})

if (typeof tag !== 'string') exitWithError('node build/release/notes.ts: which --tag? (--help lists the flags)', 2)
try {
  const read = (file: string): string => readFileSync(projectPath(file), 'utf8')
  const version = versionOfTag(tag, (JSON.parse(read('package.json')) as { readonly version: string }).version)
  process.stdout.write(`${releaseNotesFor(read('CHANGELOG.md'), version)}\n`)
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error))
}
