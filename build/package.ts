/** `npm run package`: builds the packages for users, into dist/. */
import { accessSync, constants, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { buildIfStale } from './lib/app-build.mjs'
import { exitWithError, firstSentence, parseFlags } from './lib/command-line.mjs'
import { UserFacingError } from './lib/progress.mjs'
import { projectPath, readJson } from './lib/project.mjs'
import {
  packApp,
  readBuilderConfiguration,
  type TargetArchitecture,
  type TargetSystem,
} from './packaging/electron-builder.ts'
import { planPackages, SYSTEM_NAMES, targetSystemOf, type PackingMachine } from './packaging/package-kinds.ts'
import {
  publisherConfiguration,
  missingPublisherReason,
  readPublisher,
  type PackageManifest,
} from './packaging/publisher.ts'

const NAME = 'npm run package'
const HERE = process.arch === 'arm64' ? 'arm64' : 'x64'
const flags = parseFlags({
  name: NAME,
  about: `Makes the packages for this system, or for the given systems, for both processor architectures, in dist/. Reports the packages that
this machine cannot make, and makes the others. The exit code is 0 only if all were made.

A package for Debian or Fedora names its publisher: SAMSARA_MAINTAINER='Name <address>' and SAMSARA_HOMEPAGE=https://…, or author
and homepage in package.json. Packages look for newer versions in the GitHub releases of SAMSARA_RELEASES='OWNER/NAME'; without it
they look for none. The environment holds the signing keys as electron-builder documents (CSC_LINK, WIN_CSC_LINK, APPLE_ID and so
on); without them, packages are not signed.`,
  flags: {
    win: { about: 'for Windows: an installer, a portable app, a zip' },
    mac: { about: 'for macOS: dmg and zip' },
    linux: { about: 'for Linux: AppImage, deb, rpm, tar.gz' },
    dir: { about: 'the app in a folder instead of packages, for the architecture of this machine' },
  },
})

const manifest = readJson(projectPath('package.json')) as PackageManifest
const publisher = readPublisher(process.env, manifest)
if ('why' in publisher) exitWithError(`${NAME}: ${publisher.why}`, 2)

const more = publisherConfiguration(publisher, process.env)
const maker: PackingMachine = { platform: process.platform, has, unnamed: missingPublisherReason(publisher) }
const named = (Object.keys(SYSTEM_NAMES) as TargetSystem[]).filter((system) => flags[system] === true)
const systems = named.length > 0 ? named : [targetSystemOf(process.platform)]

try {
  await buildIfStale()
  // Old packages could be mistaken for new ones.
  rmSync(projectPath('dist'), { recursive: true, force: true })
  const made: string[] = []
  const left: string[] = []
  for (const system of systems) {
    const plan = planPackages(system, flags['dir'] === true ? ['dir'] : await kindsOf(system), maker)
    left.push(...plan.left)
    if (plan.kinds.length === 0) continue
    const processors: readonly TargetArchitecture[] = flags['dir'] === true ? [HERE] : ['x64', 'arm64']
    await packApp({ system, kinds: plan.kinds, processors, more }).then(
      (files) => made.push(...files),
      (error: unknown) => left.push(`${SYSTEM_NAMES[system]}: ${explain(error)}`),
    )
  }
  for (const file of made) console.log(file)
  for (const line of left) console.error(`Not made: ${line}`)
  process.exitCode = left.length === 0 ? 0 : 1
} catch (error) {
  if (error instanceof UserFacingError) exitWithError(error.message)
  throw error
}

/** The package kinds that electron-builder.yml lists for a system. */
async function kindsOf(system: TargetSystem): Promise<string[]> {
  const { target } = (await readBuilderConfiguration())[system] as {
    readonly target: readonly { readonly target: string }[]
  }
  return target.map(({ target: kind }) => kind)
}

/** Why electron-builder failed, in one line: most often its downloads are unreachable. */
function explain(error: unknown): string {
  const said = firstSentence(error)
  return /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|HTTP/i.test(said)
    ? `Electron and the builder's tools come from github.com, or from where ELECTRON_MIRROR says: ${said}`
    : said
}

/** Whether a program is on the path. */
function has(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
