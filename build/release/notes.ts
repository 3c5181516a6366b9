/** `node build/release/notes.ts --tag v1.2.3`: what CHANGELOG.md says of that version, for its release. */
import { readFileSync } from 'node:fs'
import { fail, readFlags } from '../lib/command.mjs'
import { inProject } from '../lib/project.mjs'
import { notesOf, versionOf } from './changelog.ts'

const { tag } = readFlags({
  name: 'node build/release/notes.ts',
  about: 'Prints what CHANGELOG.md says of a version. The tag must be that of the version in package.json.',
  flags: { tag: { value: 'TAG', about: 'as v1.2.3' } },
})

if (typeof tag !== 'string') fail('node build/release/notes.ts: which --tag? (--help lists the flags)', 2)
try {
  const read = (file: string): string => readFileSync(inProject(file), 'utf8')
  const version = versionOf(tag, (JSON.parse(read('package.json')) as { readonly version: string }).version)
  process.stdout.write(`${notesOf(read('CHANGELOG.md'), version)}\n`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
