/** The packed app, as people get it: its fuses, a game to its end, a save opened as the system opens it. */
import { spawn } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, newProfile, test } from './fixture.ts'
import { drive, packedProgram, type Driven } from './packed-app.ts'
import { over, stillBoard } from './table.ts'
import { recorded } from './tables-as-files.ts'
import { playByKeys, sitDownByKeys } from './walk.ts'

/** A file outside of all profiles, with a game that is over. */
function givenFile(): string {
  const file = join(newProfile(), 'given.samsara')
  writeFileSync(file, recorded('chakra/end-harmony'))
  return file
}

const start = (profile: string, ...args: string[]): Promise<Driven> =>
  drive(packedProgram(), [`--user-data-dir=${profile}`, ...args])

const savesIn = (profile: string): string[] =>
  readdirSync(join(profile, 'saves')).filter((name) => name.endsWith('.samsara'))

interface Fuses {
  getCurrentFuseWire(program: string): Promise<Readonly<Record<string, number>>>
  readonly FuseV1Options: Readonly<Record<string, number>>
}

test('the fuses are set as the configuration wants them', async () => {
  const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder'))
  const { getCurrentFuseWire, FuseV1Options } = createRequire(builder.resolve('app-builder-lib'))(
    '@electron/fuses',
  ) as Fuses
  const wire = await getCurrentFuseWire(packedProgram())
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

test('a game is played to its end, and lies among the saves; nobody looks into its main', async () => {
  test.setTimeout(600_000)
  const profile = newProfile({ pace: 0 })
  const { page, lines } = await start(profile, '--inspect=0')
  await stillBoard(page)
  await sitDownByKeys(page, 'Chakra')
  await playByKeys(page)
  await expect(over(page)).toBeVisible()
  expect(savesIn(profile)).toHaveLength(1)
  expect(lines.filter((line) => line.includes('Debugger listening'))).toEqual([])
})

test('a save opens by a double click, while the app runs', async () => {
  const profile = newProfile()
  const file = givenFile()
  const { page } = await start(profile)
  await expect(page.getByRole('heading', { level: 1, name: 'Samsara' })).toBeVisible()
  // What the system does then: on a Mac it tells the app that runs, elsewhere it starts the program with the file.
  const program = packedProgram()
  const app = dirname(dirname(dirname(program)))
  const [command = '', ...args] =
    process.platform === 'darwin' ? ['open', '-a', app, file] : [program, `--user-data-dir=${profile}`, file]
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  spawn(command, process.platform === 'darwin' ? args : [...sandbox, ...args], { stdio: 'ignore' })
  await expect(over(page)).toBeVisible()
  expect(savesIn(profile)).toHaveLength(1)
})

test('a save that the app is started with opens', async () => {
  const file = givenFile()
  // A Mac hands files over by other ways than arguments; e2e/files.spec.ts tries those.
  test.skip(process.platform === 'darwin')
  const { page } = await start(newProfile(), file)
  await expect(over(page)).toBeVisible()
})
