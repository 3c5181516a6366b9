/**
 * What opening the longest recorded game costs, and taking something back in it: from the nearest snapshot, as a table
 * does it, against the whole log played again.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { openSave, parseSave, type SavedTable } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'

/** Milliseconds; the best of several goes. */
export interface OpenCost {
  readonly game: string
  readonly entries: number
  /** From text to a table, the log played again through the gate. */
  readonly open: number
  /** The same table handed over by another thread. */
  readonly unpack: number
  /** The moments of an entry in the middle, from its nearest snapshot. */
  readonly moments: number
  /** The dearest step of a walk along the whole log, with a seat's views of it as text: what looking back asks for. */
  readonly scrub: number
  /** The last choice but for the forced ones, at a practice table. */
  readonly undo: number
  /** The log without it played again. */
  readonly replay: number
  /** What part of that a step of looking back takes, and an undo. */
  readonly scrubShare: number
  readonly undoShare: number
}

const GOES = 5

/** @param folder of the recorded games of all games; @returns undefined when there is none of this one */
export function openCost(game: AnyGame, folder: string): OpenCost | undefined {
  const longest = recordedOf(game, folder)
  if (longest === undefined) return undefined
  const { text, saved } = longest
  const { seed, log } = saved
  const opened = openSave(game, saved)
  if (!opened.ok) throw new Error(opened.reason.id)
  const { config } = opened.table
  const packed = opened.table.pack()
  const last = log.findLastIndex(({ auto }) => auto !== true)
  const seat = log[last]?.seat ?? 0
  const scrub = Math.max(...log.map((_, entry) => best(() => seen(game, opened.table, entry))))
  const replay = best(() => Table.replay({ game, config, seed }, log.slice(0, last)))
  const undo = bestWith(
    () => Table.unpack(game, { ...structuredClone(packed), practice: true }),
    (table) => {
      if (!table.undo(seat).ok) throw new Error(`${game.info.id}: nothing was taken back`)
    },
  )
  const share = (part: number): number => Math.round((part / replay) * 1000) / 1000
  return {
    game: game.info.id,
    entries: log.length,
    open: best(() => {
      const again = parseSave(text)
      if (again.ok) openSave(game, again.saved)
    }),
    unpack: best(() => Table.unpack(game, structuredClone(packed))),
    moments: best(() => opened.table.moments(log.length >> 1)),
    ...{ scrub, undo, replay, scrubShare: share(scrub), undoShare: share(undo) },
  }
}

/** What the host answers of one entry. */
function seen(game: AnyGame, table: Table, entry: number): string {
  return JSON.stringify(
    table.moments(entry).map(({ state, facts }) => ({ view: game.view(state, 0) as unknown, facts })),
  )
}

/** The longest recorded game. @param folder of those of all games */
export function recordedOf(game: AnyGame, folder: string): ReturnType<typeof recorded>[number] | undefined {
  return recorded(join(folder, game.info.id)).sort((a, b) => b.saved.log.length - a.saved.log.length)[0]
}

function recorded(folder: string): { readonly text: string; readonly saved: SavedTable }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.samsara'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const parsed = parseSave(text)
      return parsed.ok ? [{ text, saved: parsed.saved }] : []
    })
}

function best(go: () => unknown): number {
  return bestWith(() => undefined, go)
}

/** @param ready what each go needs; it is not measured */
function bestWith<T>(ready: () => T, go: (ready: T) => unknown): number {
  const times = Array.from({ length: GOES }, () => {
    const it = ready()
    const begin = performance.now()
    go(it)
    return performance.now() - begin
  })
  return Math.round(Math.min(...times) * 1000) / 1000
}
