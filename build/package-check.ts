/** `npm run package:check`: the packages, as far as they can be tried without Electron. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './lib/built.mjs'
import { fail, readFlags } from './lib/command.mjs'
import { during, Trouble } from './lib/progress.mjs'
import { inProject } from './lib/project.mjs'
import { playwright } from './lib/steps.mjs'
import { contentFaults, entriesOf, faultsOf, summary } from './packaging/archive.ts'
import { archives } from './packaging/builder.ts'
import { packStandIns, type Packed } from './packaging/trial.ts'

readFlags({
  name: 'npm run package:check',
  about: `Packs the app for Linux and Windows around files that stand in for Electron's, and looks at what has come of it: what is
in the archive and how large it is, that both systems have the same, the licences beside it, the fuses, what Linux is told of files
and links. Then the app runs from the archive, on the stand-in for Electron of the end-to-end tests.`,
  flags: {},
})

const folder = mkdtempSync(join(tmpdir(), 'samsara-package-'))
const faults = await check().finally(() => {
  rmSync(folder, { recursive: true, force: true })
})
if (faults.length > 0) fail(`The packages are not as they must be:\n${faults.join('\n')}`)

/** @returns what is wrong, a line each */
async function check(): Promise<readonly string[]> {
  try {
    await buildIfStale()
    const packed = await during('Packing', () => packStandIns(folder))
    // Where it lies in a package: the stand-in goes by that.
    const app = join(folder, 'resources', 'app.asar')
    mkdirSync(app, { recursive: true })
    archives.extractAll(packed.archives.linux, app)
    const found = [...packed.faults, ...lookInto(packed, app)]
    return found.length > 0 || (await runs(app)) ? found : ['the app does not run as it lies in the archive']
  } catch (error) {
    if (error instanceof Trouble) return [error.message]
    throw error
  }
}

/** Prints what is in the archive. @returns what is wrong with it */
function lookInto({ archives: { linux, win } }: Packed, app: string): string[] {
  const bytes = readFileSync(linux)
  const entries = entriesOf(linux)
  console.log(`${summary(entries).join('\n')}\napp.asar: ${entries.length} files, ${bytes.length} bytes`)
  return [
    ...faultsOf(entries, bytes.length),
    ...contentFaults(entries, (path) => readFileSync(join(app, path), 'utf8')),
    ...(bytes.equals(readFileSync(win)) ? [] : ['the archives of Linux and Windows are not the same']),
  ]
}

async function runs(app: string): Promise<boolean> {
  const code = await playwright(['e2e/smoke.spec.ts', '--output', inProject('test-results/package')], {
    SAMSARA_APP: app,
    // Its own: that of the end-to-end tests is counted elsewhere.
    SAMSARA_REPORT: inProject('test-results/package.json'),
  })
  return code === 0
}
