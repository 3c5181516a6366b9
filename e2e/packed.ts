/** The packed app as users get it: its fuses, a whole game, and a save opened by the system. */
import { spawn } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, createProfile, test } from './fixture.ts'
import { driveProgram, findPackedProgram, type DrivenProgram } from './packed-app.ts'
import { resultHeading, reduceMotion } from './table-actions.ts'
import { recordedSaveText } from './save-files.ts'
import { playByKeys, sitDownByKeys } from './keyboard-play.ts'

/** A finished game as a file outside of all profiles. */
function createFinishedSaveFile(): string {
  const file = join(createProfile(), 'given.samsara')
  writeFileSync(file, recordedSaveText('chakra/end-harmony'))
  return file
}

const startPackedApp = (profile: string, ...args: string[]): Promise<DrivenProgram> =>
  driveProgram(findPackedProgram(), [`--user-data-dir=${profile}`, ...args])

const savesIn = (profile: string): string[] =>
  readdirSync(join(profile, 'saves')).filter((name) => name.endsWith('.samsara'))

interface FusesApi {
  getCurrentFuseWire(program: string): Promise<Readonly<Record<string, number>>>
  readonly FuseV1Options: Readonly<Record<string, number>>
}

test('the fuses have the configured values', async () => {
  const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder'))
  const { getCurrentFuseWire, FuseV1Options } = createRequire(builder.resolve('app-builder-lib'))(
    '@electron/fuses',
  ) as FusesApi
  const wire = await getCurrentFuseWire(findPackedProgram())
  const isOn = (name: string): boolean => String.fromCharCode(wire[String(FuseV1Options[name])] ?? 0) === '1'
  expect(
    Object.fromEntries(
      Object.keys(FuseV1Options)
        .filter((name) => Number.isNaN(Number(name)))
        .map((name) => [name, isOn(name)]),
    ),
  ).toMatchObject({
    RunAsNode: false,
    EnableNodeOptionsEnvironmentVariable: false,
    EnableNodeCliInspectArguments: false,
    EnableEmbeddedAsarIntegrityValidation: true,
    OnlyLoadAppFromAsar: true,
    GrantFileProtocolExtraPrivileges: false,
  })
})

test('a game is played to its end and saved, and main opens no debugger', async () => {
  test.setTimeout(600_000)
  const profile = createProfile({ pace: 0 })
  const { page, lines } = await startPackedApp(profile, '--inspect=0')
  await reduceMotion(page)
  await sitDownByKeys(page, 'Chakra')
  await playByKeys(page)
  await expect(resultHeading(page)).toBeVisible()
  expect(savesIn(profile)).toHaveLength(1)
  expect(lines.filter((line) => line.includes('Debugger listening'))).toEqual([])
})

test('a save opens by a double click while the app runs', async () => {
  const profile = createProfile()
  const file = createFinishedSaveFile()
  const { page } = await startPackedApp(profile)
  await expect(page.getByRole('heading', { level: 1, name: 'Samsara' })).toBeVisible()
  // The system's part: macOS notifies the running app, other systems start the program with the file as argument.
  const program = findPackedProgram()
  const app = dirname(dirname(dirname(program)))
  const [command = '', ...args] =
    process.platform === 'darwin' ? ['open', '-a', app, file] : [program, `--user-data-dir=${profile}`, file]
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  spawn(command, process.platform === 'darwin' ? args : [...sandbox, ...args], { stdio: 'ignore' })
  await expect(resultHeading(page)).toBeVisible()
  expect(savesIn(profile)).toHaveLength(1)
})

test('a start with a save file opens its table', async () => {
  const file = createFinishedSaveFile()
  // macOS does not pass files as arguments; e2e/files.spec.ts tests its way.
  test.skip(process.platform === 'darwin')
  const { page } = await startPackedApp(createProfile(), file)
  await expect(resultHeading(page)).toBeVisible()
})
