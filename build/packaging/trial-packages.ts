/** Packs the app around fake Electron files and checks everything except the archive. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from 'electron-builder'
import { projectPath, readJson } from '../lib/project.mjs'
import { packApp, captureBuilderOutput, readBuilderConfiguration } from './electron-builder.ts'
import { publisherConfiguration } from './publisher.ts'
import { readFuses, writeFakeElectronFiles } from './fake-electron-files.ts'

export interface TrialPackages {
  /** Path of the archive, by system. */
  readonly archives: { readonly linux: string; readonly win: string }
  /** The faults, one per line. */
  readonly faults: readonly string[]
}

/** electron-builder's input for a Debian or Fedora package. */
interface LinuxPackageCall {
  /** Arguments of the packaging tool. */
  readonly call: readonly string[]
  /** The desktop entry. */
  readonly entry: string
}

/** Trial packages are not published: only the presence of a name matters. */
const TEST_PUBLISHER = {
  maintainer: 'Nobody <nobody@localhost>',
  homepage: 'https://localhost/',
  releases: { owner: 'nobody', repo: 'nothing' },
}

/** Packs for Linux and Windows into a folder and checks the results. */
export async function packTrialPackages(folder: string): Promise<TrialPackages> {
  const { version } = readJson(projectPath('node_modules/electron/package.json')) as { readonly version: string }
  const output = join(folder, 'dist')
  const around = (system: 'linux' | 'win'): Configuration => {
    const electronDist = join(folder, system)
    writeFakeElectronFiles(electronDist, system, version)
    return { ...publisherConfiguration(TEST_PUBLISHER, {}), electronDist, directories: { output } }
  }
  const laid: LinuxPackageCall[] = []
  const { said, result: wanted } = await captureBuilderOutput(async () => {
    await packApp({
      system: 'linux',
      kinds: ['deb', 'rpm'],
      processors: ['x64'],
      more: around('linux'),
      onTargetComputed: (options) => {
        const [call, file] = options as [string[], string]
        laid.push({ call, entry: readFileSync(file, 'utf8') })
        // Skips the step that would download the packaging tools.
        return Promise.resolve(true)
      },
    })
    await packApp({
      system: 'win',
      kinds: ['dir'],
      processors: ['x64'],
      // The fake program is not a Windows executable: it cannot hold an icon or a hash of the archive.
      more: { ...around('win'), disableAsarIntegrity: true, win: { signAndEditExecutable: false } },
    })
    return readBuilderConfiguration()
  })
  const [linux, win] = [join(output, 'linux-unpacked'), join(output, 'win-unpacked')]
  return {
    archives: { linux: join(linux, 'resources/app.asar'), win: join(win, 'resources/app.asar') },
    faults: [
      ...(await fuseFaults(join(linux, 'samsara'), wanted)),
      ...(await fuseFaults(join(win, 'Samsara.exe'), wanted)),
      ...[linux, win].flatMap(licenceFaults),
      ...(laid.length === 2 ? [] : ['the builder did not say how it makes deb and rpm']),
      ...laid.flatMap(menuFaults),
      ...feedFaults(join(linux, 'resources')),
      ...(said.includes('desktopName is not set') ? ['Linux does not know whose window it is'] : []),
    ],
  }
}

/** Checks that every fuse has its configured value. */
async function fuseFaults(program: string, { electronFuses }: Configuration): Promise<string[]> {
  const state = await readFuses(program)
  const wanted = Object.entries(electronFuses ?? {}).map(
    ([name, on]) => [name.replace(/^./, (letter) => letter.toUpperCase()), on] as const,
  )
  return [
    ...(wanted.length === 0 ? ['no fuse is set'] : []),
    ...wanted.filter(([name, on]) => state[name] !== on).map(([name]) => `${program}: the fuse ${name} is not set`),
  ]
}

const LICENCE_FILES = [
  'LICENSE.electron.txt',
  'LICENSES.chromium.html',
  'resources/LICENSE.txt',
  'resources/THIRD-PARTY.txt',
]

function licenceFaults(folder: string): string[] {
  return LICENCE_FILES.filter((name) => !existsSync(join(folder, name))).map((name) => `${folder}: ${name} is missing`)
}

/** A release's packages contain the update feed; those for Linux also their package kind. */
function feedFaults(folder: string): string[] {
  const [feed, kind] = ['app-update.yml', 'package-type'].map((name) => {
    const file = join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  })
  return [
    ...(/^owner: nobody\nrepo: nothing\nprovider: github$/m.test(feed ?? '')
      ? []
      : [`a package is not told where newer versions lie:\n${feed ?? ''}`]),
    // The rpm is made last.
    ...(kind === 'rpm' ? [] : [`a package for Linux does not know its kind: ${kind ?? ''}`]),
  ]
}

const MENU_ENTRY_CHECKS = [
  { what: 'files ending in .samsara', pattern: /^MimeType=.*application\/x-samsara-table;/m },
  { what: 'links to tables', pattern: /^MimeType=.*x-scheme-handler\/samsara;/m },
  { what: 'where it stands in menus', pattern: /^Categories=Game;BoardGame;$/m },
  { what: 'whose window it is', pattern: /^StartupWMClass=io\.github\.samsara\.table$/m },
  { what: 'what it is, in German', pattern: /^Comment\[de\]=Fünf/m },
]
const PACKAGE_TOOL_CHECKS = [
  { what: 'its icons', pattern: /=\/usr\/share\/icons\/hicolor\/512x512\/apps\/samsara\.png$/ },
  { what: 'the kind of its files', pattern: /=\/usr\/share\/mime\/packages\/samsara\.xml$/ },
  { what: 'its licences', pattern: /=\/usr\/share\/(doc|licenses)\/samsara\/THIRD-PARTY\.txt$/ },
]

function menuFaults({ call, entry }: LinuxPackageCall): string[] {
  return [
    ...MENU_ENTRY_CHECKS.filter(({ pattern }) => !pattern.test(entry)).map(
      ({ what }) => `Linux is not told ${what}:\n${entry}`,
    ),
    ...PACKAGE_TOOL_CHECKS.filter(({ pattern }) => !call.some((word) => pattern.test(word))).map(
      ({ what }) => `a package for Linux lacks ${what}`,
    ),
  ]
}
