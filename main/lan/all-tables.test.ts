import { expect, test } from 'vitest'
import { BRIDGE_CALLS } from '../../bridge/calls.ts'
import { ok, reject } from '../base/result.ts'
import { TableCallRouter } from '../tables/table-call-router.ts'
import {
  createTableApiFromCall,
  type ConnectableTable,
  type LeavableTableDirectory,
} from '../tables/table-connection.ts'
import { LocalAndRemoteTableDirectory } from './local-and-remote-table-directory.ts'

/** A source with one table that keeps what happens there. */
class FakeSource implements LeavableTableDirectory {
  readonly happened: unknown[] = []
  readonly #id: string
  #endpoint = this.#createEndpoint()

  constructor(id: string) {
    this.#id = id
  }

  at(table: string): ConnectableTable | undefined {
    return table === this.#id ? this.#endpoint : undefined
  }

  leave(table: string, viewer: TableCallRouter, lose: boolean) {
    this.happened.push(['leave', table, lose])
    viewer.leave(table)
    return Promise.resolve(ok(null))
  }

  reopen(): void {
    this.#endpoint = this.#createEndpoint()
  }

  #createEndpoint(): ConnectableTable {
    return {
      connect: (_, party) => {
        this.happened.push(['connect', party])
        return {
          calls: createTableApiFromCall((name) => Promise.resolve(ok([this.#id, name]))),
          leave: () => this.happened.push('left'),
          disconnect: () => this.happened.push('disconnected'),
        }
      },
    }
  }
}

const sources = () => ({ local: new FakeSource('karmaka-7'), remote: new FakeSource('lan-1') })
const clientOf = (all: LocalAndRemoteTableDirectory) => new TableCallRouter(all, () => undefined)
const names = Object.keys(BRIDGE_CALLS.table) as (keyof typeof BRIDGE_CALLS.table)[]

test.each(names)('%s reaches the table with the given id, local or remote', async (name) => {
  const { local, remote } = sources()
  const handlers = clientOf(new LocalAndRemoteTableDirectory({ local, remote })).handlers as unknown as Readonly<
    Record<string, (arg: object) => Promise<unknown>>
  >
  expect(await handlers[name]?.({ table: 'karmaka-7' })).toEqual(ok(['karmaka-7', name]))
  expect(remote.happened).toEqual([])
  expect(await handlers[name]?.({ table: 'lan-1' })).toEqual(ok(['lan-1', name]))
  for (const table of ['karmaka-8', 'lan-2'])
    expect(await handlers[name]?.({ table })).toEqual(reject('table.refused.unknown'))
  expect([local.happened, remote.happened]).toEqual([[['connect', 'host']], [['connect', 'host']]])
})

test('a client leaves a table at its own source, and its next call connects it again', async () => {
  const { local, remote } = sources()
  const all = new LocalAndRemoteTableDirectory({ local, remote })
  const client = clientOf(all)
  await client.handlers.current({ table: 'lan-1' })
  expect([client.isWatching('lan-1'), client.isWatching('karmaka-7')]).toEqual([true, false])
  await all.leave('lan-1', client, true)
  expect(client.isWatching('lan-1')).toBe(false)
  await client.handlers.current({ table: 'lan-1' })
  expect(remote.happened).toEqual([['connect', 'host'], ['leave', 'lan-1', true], 'left', ['connect', 'host']])
  expect(local.happened).toEqual([])
})

test('a client of a table that was closed and reopened connects to the new one', async () => {
  const { local, remote } = sources()
  const client = clientOf(new LocalAndRemoteTableDirectory({ local, remote }))
  await client.handlers.current({ table: 'karmaka-7' })
  local.reopen()
  expect(client.isWatching('karmaka-7')).toBe(false)
  await client.handlers.current({ table: 'karmaka-7' })
  expect(local.happened).toEqual([
    ['connect', 'host'],
    ['connect', 'host'],
  ])
})

test('disconnectAll disconnects a client from every table, once', async () => {
  const { local, remote } = sources()
  const client = clientOf(new LocalAndRemoteTableDirectory({ local, remote }))
  for (const table of ['karmaka-7', 'lan-1']) await client.handlers.current({ table })
  client.disconnectAll()
  client.disconnectAll()
  for (const { happened } of [local, remote]) expect(happened).toEqual([['connect', 'host'], 'disconnected'])
})
