/**
 * Fake releases and an AppImage that checks for them: the app as in a package, with the update feed file beside its archive.
 * Requests of electron-updater are answered here, and no traffic leaves the machine.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../build/lib/project.mjs'
import { launchOnFakeElectron, createProfile } from './fixture.ts'
import type { FakeElectronApp } from './fake-electron/launch.ts'

export const FAKE_RELEASE_VERSION = '9.9.9'
const FAKE_RELEASE_FILE = `Samsara-${FAKE_RELEASE_VERSION}.AppImage`
export const FAKE_RELEASE_CONTENT = 'a newer Samsara'

/** Global of main that the test reads. */
interface RequestLog {
  asked: { readonly address: string; readonly headers: Readonly<Record<string, string>> }[]
}

export interface InstalledApp {
  readonly app: FakeElectronApp
  readonly userData: string
  /** File names in the folder of the AppImage, and the content of the newest file. */
  readonly programs: () => { readonly names: readonly string[]; readonly text: string }
  /** All requested addresses, in order, and everything sent about the requester. */
  readonly asked: () => Promise<RequestLog['asked']>
  /** Modules of the app loaded so far. */
  readonly loaded: () => Promise<readonly string[]>
}

/** @param before an earlier run whose folder is reused; absent: a new one */
export async function launchAppImage(before?: Pick<InstalledApp, 'userData'>): Promise<InstalledApp> {
  const userData = before?.userData ?? createProfile()
  const [resources, folder] = [join(userData, 'package'), join(userData, 'programs')]
  const [archive, program] = [join(resources, 'app.asar'), join(folder, 'Samsara-1.0.0.AppImage')]
  if (before === undefined) {
    mkdirSync(archive, { recursive: true })
    mkdirSync(folder)
    symlinkSync(join(ROOT, 'out'), join(archive, 'out'))
    writeFileSync(join(archive, 'package.json'), readFileSync(join(ROOT, 'package.json')))
    writeFileSync(
      join(resources, 'app-update.yml'),
      'owner: ana\nrepo: samsara\nprovider: github\nupdaterCacheDirName: s\n',
    )
    writeFileSync(program, 'this Samsara')
  }
  const env = { APPIMAGE: program, XDG_CACHE_HOME: join(userData, 'cache') }
  const app = await launchOnFakeElectron({ folder: archive, args: [`--user-data-dir=${userData}`], userData, env })
  return {
    app,
    userData,
    programs() {
      const names = readdirSync(folder).toSorted()
      return { names, text: readFileSync(join(folder, names.at(-1) ?? ''), 'utf8') }
    },
    asked: () => app.evaluate(() => (globalThis as unknown as Partial<RequestLog>).asked ?? []),
    loaded: () => app.evaluate(() => (globalThis as unknown as { doubleLoaded: string[] }).doubleLoaded),
  }
}

/** Publishes version 9.9.9. @param came content sent instead of the release */
export async function publishFakeRelease({ app }: InstalledApp, came: string = FAKE_RELEASE_CONTENT): Promise<void> {
  const sha512 = createHash('sha512').update(FAKE_RELEASE_CONTENT).digest('base64')
  const file = `  - url: ${FAKE_RELEASE_FILE}\n    sha512: ${sha512}\n    size: ${String(92_000_000)}\n`
  const answers = [
    [
      '.atom',
      `<feed><entry><link href="https://github.com/ana/samsara/releases/tag/v${FAKE_RELEASE_VERSION}"/></entry></feed>`,
    ],
    ['/releases/latest', JSON.stringify({ tag_name: `v${FAKE_RELEASE_VERSION}` })],
    ['.yml', `version: ${FAKE_RELEASE_VERSION}\nfiles:\n${file}path: ${FAKE_RELEASE_FILE}\nsha512: ${sha512}\n`],
    [FAKE_RELEASE_FILE, came],
  ] as const
  await app.evaluate(({ net }, given) => {
    const { EventEmitter } = process.getBuiltinModule('node:events')
    const { Readable } = process.getBuiltinModule('node:stream')
    const world = globalThis as unknown as RequestLog
    world.asked = []
    net.request = (options) => {
      const { hostname = '', path = '', headers = {} } = options as Electron.ClientRequestConstructorOptions
      world.asked.push({ address: `${hostname}${path}`, headers: headers as Record<string, string> })
      const body = given.find(([end]) => path.split('?')[0]?.endsWith(end))?.[1]
      const request = Object.assign(new EventEmitter(), {
        abort: () => undefined,
        end() {
          const parts = body === undefined ? [] : [Buffer.from(body)]
          const told = {
            statusCode: body === undefined ? 404 : 200,
            headers: { 'content-length': String(body?.length) },
          }
          setImmediate(() => request.emit('response', Object.assign(Readable.from(parts), told)))
        },
      })
      return request as unknown as Electron.ClientRequest
    }
  }, answers)
}
