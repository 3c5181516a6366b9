/** `npm run package:check`: checks the packages as far as possible without Electron. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './lib/app-build.mjs'
import { exitWithError, parseFlags } from './lib/command-line.mjs'
import { withProgress, UserFacingError } from './lib/progress.mjs'
import { projectPath } from './lib/project.mjs'
import { runPlaywright } from './lib/test-steps.mjs'
import { findContentFaults, listArchiveEntries, findArchiveFaults, summarizeArchive } from './packaging/archive.ts'
import { asarApi } from './packaging/electron-builder.ts'
import { packTrialPackages, type TrialPackages } from './packaging/trial-packages.ts'

parseFlags({
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
if (faults.length > 0) exitWithError(`The packages are not as they must be:\n${faults.join('\n')}`)

/** @returns the faults, one per line */
async function check(): Promise<readonly string[]> {
  try {
    await buildIfStale()
    const packed = await withProgress('Packing', () => packTrialPackages(folder))
    // Its path in a package: the fake Electron depends on that.
    const app = join(folder, 'resources', 'app.asar')
    mkdirSync(app, { recursive: true })
    asarApi.extractAll(packed.archives.linux, app)
    const found = [...packed.faults, ...checkArchive(packed, app)]
    return found.length > 0 || (await runsPacked(app)) ? found : ['the app does not run as it lies in the archive']
  } catch (error) {
    if (error instanceof UserFacingError) return [error.message]
    throw error
  }
}

/** Prints the contents of the archive. @returns its faults */
function checkArchive({ archives: { linux, win } }: TrialPackages, app: string): string[] {
  const bytes = readFileSync(linux)
  const entries = listArchiveEntries(linux)
  console.log(`${summarizeArchive(entries).join('\n')}\napp.asar: ${entries.length} files, ${bytes.length} bytes`)
  return [
    ...findArchiveFaults(entries, bytes.length),
    ...findContentFaults(entries, (path) => readFileSync(join(app, path), 'utf8')),
    ...(bytes.equals(readFileSync(win)) ? [] : ['the archives of Linux and Windows are not the same']),
  ]
}

async function runsPacked(app: string): Promise<boolean> {
  const code = await runPlaywright(['e2e/smoke.spec.ts', '--output', projectPath('test-results/package')], {
    SAMSARA_APP: app,
    // A report of its own: that of the end-to-end tests is counted separately.
    SAMSARA_REPORT: projectPath('test-results/package.json'),
  })
  return code === 0
}
