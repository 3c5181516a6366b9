/**
 * `node build/release/sbom.ts`: prints the contents of a package as CycloneDX, for vulnerability scanners. Run it after a build.
 */
import { exitWithError, parseFlags } from '../lib/command-line.mjs'
import { npmCommand } from '../lib/install-packages.mjs'
import { projectPath, readJson } from '../lib/project.mjs'
import { runProgram } from '../lib/run-program.mjs'
import {
  filterBundledComponents,
  NPM_SBOM_ARGUMENTS,
  type BillOfMaterials,
  type BundledPart,
} from './bill-of-materials.ts'

parseFlags({
  name: 'node build/release/sbom.ts',
  about: 'Prints what the built app holds of others, as CycloneDX: npm’s own list, without what only builds and tests.',
  flags: {},
})

const parts = readJson(projectPath('out/renderer/third-party.json')) as readonly BundledPart[] | undefined
if (parts === undefined) exitWithError('Nothing is built: npm run build')
const { command, shell } = npmCommand()
const { code, output } = await runProgram([...command, ...NPM_SBOM_ARGUMENTS], { shell })
if (code !== 0) exitWithError(`npm sbom failed:\n${output.trim()}`)
process.stdout.write(
  `${JSON.stringify(filterBundledComponents(JSON.parse(output) as BillOfMaterials, parts), null, 2)}\n`,
)
