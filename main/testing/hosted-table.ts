/**
 * A table that is hosted on this machine's loopback as the app hosts it, over real sockets: the host at the first seat, Ben with
 * an app at the second, and Eve with a browser at the third. Its clock runs by itself, and can be advanced.
 */
import { randomBytes } from 'node:crypto'
import { CATALOGUE } from '../../engine/index.ts'
import type { HostingStatus } from '../../bridge/hosting.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import { createLanPlatform } from '../lan/lan-platform.ts'
import { rulesVersionsOf } from '../lan/rules-versions.ts'
import type { OpenTable } from '../tables/open-table.ts'
import { requireOpenTable } from './test-guest.ts'
import { openTestHost, personSeat, createTemporaryFolder, type TestHost, type TestRenderer } from './test-host.ts'
import { tryWrongCode, loopbackAddress } from './raw-connections.ts'
import { TestGuestSocket, createShiftableClock } from './test-lan-host.ts'
import { readAllFiles } from './saved-files.ts'

/** A device of an admitted guest. */
export interface TestDevice {
  readonly guest: TestGuestSocket
  readonly party: string
  readonly token: string
  /** The value of a call that must succeed. */
  get(call: string, arg?: object): Promise<unknown>
}

export type TestJoinCredentials = { readonly code: string; readonly name: string } | { readonly token: string }

export interface HostedTable {
  readonly host: TestHost
  /** The host's own window. */
  readonly screen: TestRenderer
  readonly open: OpenTable
  readonly table: string
  readonly port: number
  /** As they are proved, without dashes. */
  readonly codes: { readonly app: string; readonly browser: string }
  readonly ben: TestDevice
  readonly eve: TestDevice
  /** Opens a connection and sends nothing yet. */
  connect(kind: 'app' | 'browser'): Promise<TestGuestSocket>
  /** Joins as a guest. */
  join(kind: 'app' | 'browser', by: TestJoinCredentials): Promise<TestDevice>
  /** The table as Ben sees it now. */
  benView(): Promise<TableSnapshot>
  /** Each player takes the first choice, until it is Ben's turn again. @returns the number of choices */
  playRound(): Promise<number>
  /** Advances the clock by milliseconds, a second at a time, with Ben present at each. */
  advanceTime(milliseconds: number): Promise<void>
  /** The whole log. */
  log(): string
  /** Every file of the profile with its content. */
  files(): Readonly<Record<string, string>>
  close(): Promise<void>
}

const SECOND_MS = 1000

export async function openHostedTable(): Promise<HostedTable> {
  const folder = createTemporaryFolder()
  const moved = createShiftableClock()
  const said: string[] = []
  const clock = { ...moved, advance: moved.pass }
  const { root, openHostedTableServer, dial } = createLanPlatform(folder.path, {
    clock,
    randomBytes,
    log: (entry) => said.push(entry),
  })
  const networks = () => [{ name: 'loopback', addresses: ['127.0.0.1'] }]
  const lan = { root, label: 'attic', networks, openHostedTableServer, dial }
  const host = await openTestHost({ catalogue: CATALOGUE, profile: folder.path, clock, lan, seed: 'hosted' })
  const screen = host.renderer()
  const { info } = await screen.startTable('karmaka', [personSeat('Ana'), personSeat('Ben'), personSeat('Cleo')])
  const { table } = info
  const hosting = await screen.get<HostingStatus>('desk.host', { table, byCode: true })
  await screen.get('table.sit', { table, seats: [0] })
  const fingerprint = new URL(hosting.addresses[0]?.link ?? '').searchParams.get('f') ?? ''
  const codes = { app: hosting.code.replace('-', ''), browser: hosting.pageCode.replace('-', '') }
  const { port } = hosting

  async function line(kind: 'app' | 'browser'): Promise<TestGuestSocket> {
    const guest =
      kind === 'app' ? await TestGuestSocket.connectApp(port, fingerprint) : await TestGuestSocket.connectBrowser(port)
    guest.rulesVersions = rulesVersionsOf(CATALOGUE)
    return guest
  }

  async function device(kind: 'app' | 'browser', by: TestJoinCredentials): Promise<TestDevice> {
    const guest = await line(kind)
    const { party, token } = await guest.joinOrThrow(by)
    let asked = 1_000_000
    return {
      guest,
      party,
      token,
      async get(call, arg = {}) {
        asked += 1
        const answer = await guest.call(asked, call, { table, ...arg })
        if (answer === undefined || !('reply' in answer) || !answer.reply.ok) throw new Error(JSON.stringify(answer))
        return answer.reply.value
      },
    }
  }

  const ben = await device('app', { code: codes.app, name: 'Ben' })
  await ben.get('table.sit', { seats: [1] })
  const eve = await device('browser', { code: codes.browser, name: 'Eve' })
  await eve.get('table.sit', { seats: [2] })

  return {
    host,
    screen,
    open: requireOpenTable(host, table),
    table,
    port,
    codes,
    ben,
    eve,
    connect: line,
    join: device,
    benView: async () => (await ben.get('table.current')) as TableSnapshot,
    async playRound() {
      const again = await device('browser', { token: eve.token })
      const own = { get: (call: string, arg: object = {}) => screen.get(call, { table, ...arg }) }
      for (let choices = 0; ; choices++) {
        moved.pass(SECOND_MS)
        const { status } = (await ben.get('table.current')) as TableSnapshot
        if ((choices > 0 && status.decision !== undefined) || status.outcome !== null) return choices
        const chose =
          (await takeFirstChoice(ben, 1)) || (await takeFirstChoice(again, 2)) || (await takeFirstChoice(own, 0))
        if (!chose) throw new Error('nobody can choose')
      }
    },
    async advanceTime(milliseconds) {
      for (let past = 0; past < milliseconds; past += SECOND_MS) {
        moved.pass(SECOND_MS)
        await ben.get('table.people')
      }
    },
    log: () => [...said, ...host.logLines].join('\n'),
    files: () => readAllFiles(folder.path),
    async close() {
      await Promise.all([ben.guest.closed, host.services.dispose()])
      folder.remove()
    },
  }
}

/** Takes the first choice of a seat, or ends its turn. @returns false if there is neither */
async function takeFirstChoice({ get }: Pick<TestDevice, 'get'>, seat: number): Promise<boolean> {
  const { decision, unconfirmed } = ((await get('table.current')) as TableSnapshot).status
  if (unconfirmed === seat) await get('table.endTurn', { seat })
  else if (decision?.seat === seat) await get('table.act', { seat, decision: decision.id, action: decision.choices[0] })
  else return false
  return true
}

/**
 * Tries wrong codes, each from another address if this machine has more than one. Meanwhile Eve reconnects by her token.
 * @param minute number of tries after which the clock advances by a minute
 * @returns the number of times each answer was given
 */
export async function tryWrongCodes(
  one: HostedTable,
  most: number,
  minute: number,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const rules = rulesVersionsOf(CATALOGUE)
  for (let from = 0; from < most; from += 10) {
    if (from > 0 && from % minute === 0) {
      await one.advanceTime(60_000)
      await one.join('browser', { token: one.eve.token })
    }
    const some = Array.from({ length: 10 }, (_, n) => tryWrongCode(one.port, rules, loopbackAddress(from + n)))
    for (const why of await Promise.all(some)) counts.set(why, (counts.get(why) ?? 0) + 1)
  }
  return counts
}
