/** `node build/release/sbom.ts`: what is inside a package, as CycloneDX, for machines that look for known holes. After a build. */
import { fail, readFlags } from '../lib/command.mjs'
import { npm } from '../lib/install.mjs'
import { inProject, readJson } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { insideOf, NPM_BILL, type Bill, type Part } from './bill.ts'

readFlags({
  name: 'node build/release/sbom.ts',
  about: 'Prints what the built app holds of others, as CycloneDX: npm’s own list, without what only builds and tests.',
  flags: {},
})

const parts = readJson(inProject('out/renderer/third-party.json')) as readonly Part[] | undefined
if (parts === undefined) fail('Nothing is built: npm run build')
const { command, shell } = npm()
const { code, output } = await run([...command, ...NPM_BILL], { shell })
if (code !== 0) fail(`npm sbom failed:\n${output.trim()}`)
process.stdout.write(`${JSON.stringify(insideOf(JSON.parse(output) as Bill, parts), null, 2)}\n`)
