/**
 * Invariant 4 on every byte sent to a guest. The tables have one device on each seat and one spectator. Two games that differ
 * only in what a guest cannot know give that guest the same updates, `people`, replies and rejections.
 */
import { afterAll, describe, expect, it } from 'vitest'
import type { AnyGame, Seat } from '../../engine/core/contract/game.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { Table } from '../../engine/core/host/table.ts'
import {
  loadGameTestAdapter,
  viewersOf,
  type AnyGameTestAdapter,
} from '../../engine/core/invariants/game-test-adapter.ts'
import { deepCopy, findDifferencePath } from '../../engine/core/invariants/json-comparison.ts'
import { allTableConfigs } from '../../engine/core/invariants/table-configs.ts'
import { CATALOGUE } from '../../engine/index.ts'
import {
  playScriptedMove,
  openInMemoryTable,
  randomScriptedMove,
  playRandomMoves,
  type ScriptedMove,
  type InMemoryTable,
} from '../testing/in-memory-table.ts'

/** How many things are done between two looks behind the game, and how many looks there are at most. */
const LENGTH = 8
const LOOKS = 10
let foundAnew = 0
/** A game of random play may be long. */
const MAX_MOVES = 3000

function begun(game: AnyGame, players: number, label: string): Table {
  const config = allTableConfigs(game.info).find((each) => each.players === players)
  if (config === undefined) throw new Error(`no table of ${String(players)}`)
  return new Table({ game, config, seed: seedFromText(label) })
}

/** The same table from an entry on, with the truth of then or another one that the viewer cannot tell from it. */
function from(table: Table, length: number, state?: unknown): Table {
  const { game, config, seed } = table
  const position = table.positionAt(length)
  return new Table({ game, config, seed, base: state === undefined ? position : { ...position, state } })
}

function otherTruth(
  kit: AnyGameTestAdapter,
  before: unknown,
  after: unknown,
  viewer: Seat | 'table',
  label: string,
): unknown {
  const random = createRandomStream(seedFromText(label), 'twin')
  const state: unknown = kit.scrambleHidden(deepCopy(before), deepCopy(after), viewer, random)
  return findDifferencePath(before, state) === undefined ? undefined : state
}

/** Everything that reached a viewer's device. */
function sentTo({ guests }: InMemoryTable, viewer: Seat | 'table'): readonly string[] {
  return guests[viewer === 'table' ? guests.length - 1 : viewer]?.received ?? []
}

/** @returns undefined where the script cannot be played there: it plays what is hidden */
async function told(table: Table, script: readonly ScriptedMove[]): Promise<InMemoryTable | undefined> {
  const gathered = await openInMemoryTable(table)
  for (const deed of script) if (!(await playScriptedMove(gathered, deed))) return undefined
  return gathered
}

/** Plays a game to its end without a client. */
function playedOut(game: AnyGame, players: number, label: string): Table {
  const table = begun(game, players, label)
  table.turnEndPolicyOf = () => 'unlessBarrier'
  const random = createRandomStream(seedFromText(label), 'whole')
  for (let n = 0; n < MAX_MOVES; n++) {
    const deed = randomScriptedMove(table, random)
    if (deed === undefined) break
    if (deed.do === 'act') table.act(deed.seat, deed.action)
    else table[deed.do](deed.seat)
  }
  return table
}

const ids = CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info.id)
describe.each(ids)('in %s', async (id) => {
  const kit = await loadGameTestAdapter(id)
  const game: AnyGame = kit.game
  const { min, max } = game.info.players
  const players = Math.min(max, Math.max(min, 3))
  const hides = kit.leakyViews.length > 0

  it('two games that differ only in what a viewer cannot know send that viewer the same messages', async () => {
    const whole = playedOut(game, players, `told ${id}`)
    const step = Math.max(1, Math.floor(whole.log.length / LOOKS))
    let compared = 0
    for (let length = 0; length < whole.log.length; length += step) {
      const label = `${id} ${String(length)}`
      const before = whole.positionAt(length).state
      if (game.outcome(before) !== null) break
      const same = await openInMemoryTable(from(whole, length))
      const script = await playRandomMoves(same, label, LENGTH)
      for (const viewer of viewersOf(players)) {
        const state = otherTruth(kit, before, same.table.state, viewer, `${label} ${String(viewer)}`)
        if (state === undefined) continue
        const twin = await told(from(whole, length, state), script)
        if (twin === undefined) continue
        expect(sentTo(twin, viewer), `${label}: ${String(viewer)}`).toEqual(sentTo(same, viewer))
        compared += 1
      }
    }
    if (hides) expect(compared).toBeGreaterThan(LOOKS)
    else expect(compared).toBe(0)
  })

  it('in a whole game a spectator gets public views only, and no client gets a seed or another guest’s token', async () => {
    const table = begun(game, players, `whole ${id}`)
    const gathered = await openInMemoryTable(table)
    await playRandomMoves(gathered, `whole ${id}`, MAX_MOVES)
    expect(table.outcome).not.toBeNull()
    for (const guest of gathered.guests) {
      const all = guest.received.join('\n')
      expect(all.length).toBeGreaterThan(1000)
      expect(all).not.toContain(table.seed)
      for (const { token } of gathered.guests) expect(all).not.toContain(token)
    }
    const views = sentTo(gathered, 'table').flatMap((text) =>
      [...text.matchAll(/"viewer":("?\w+"?)/g)].map(([, who]) => who),
    )
    expect(new Set(views)).toEqual(new Set(['"table"']))
  })

  it('a seat that changes a secret choice does not reveal the change to any other client', async () => {
    const label = `anew ${id}`
    const table = begun(game, players, label)
    const random = createRandomStream(seedFromText(label), 'anew')
    let found = 0
    for (let n = 0; n < MAX_MOVES && found < 3; n++) {
      const deed = randomScriptedMove(table, random)
      if (deed === undefined) break
      const { length } = table.log
      const choices = table.deciders.length > 1 ? (table.decision(deed.seat)?.choices ?? []) : []
      const other =
        deed.do === 'act' ? choices.find((each) => findDifferencePath(each, deed.action) !== undefined) : undefined
      if (other !== undefined) {
        const once = await told(from(table, length), [deed])
        const twice = await told(from(table, length), [{ do: 'act', seat: deed.seat, action: other }, deed])
        // Only if the choice can be replaced.
        if (once !== undefined && twice !== undefined)
          for (const viewer of viewersOf(players)) {
            if (viewer === deed.seat) continue
            const plain = (gathered: InMemoryTable): unknown => sentTo(gathered, viewer).filter(isNews)
            expect(plain(twice), `${label} ${String(length)}: ${String(viewer)}`).toEqual(plain(once))
            found += 1
            foundAnew += 1
          }
      }
      if (deed.do === 'act') table.act(deed.seat, deed.action)
      else table[deed.do](deed.seat)
    }
  })
})

afterAll(() => {
  // Not every game has such choices.
  expect(foundAnew).toBeGreaterThan(0)
})

/** Whether the table sends a message without a call: the one device calls, and chats, more often than the other. */
function isNews(text: string): boolean {
  return /^\{"event":"(update|people|nudged)"/.test(text)
}
