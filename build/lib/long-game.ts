/**
 * Writes finished games of at least a thousand entries as saves, for scrubbing tests: no recorded game is as long. Random bots
 * play them, always the same games.
 * node build/lib/long-game.ts FOLDER
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { randomBot } from '../../engine/core/host/bots/random.ts'
import { letBotsFinishTable } from '../../engine/core/host/playout.ts'
import { serializeSaveWithWholeLog } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import { CATALOGUE, type GameCatalogueEntry } from '../../engine/index.ts'

const MIN_ENTRIES = 1000
/** Random bots rarely play games this long; in some games never. */
const MAX_ATTEMPTS = 30

/** @returns the first long enough game, at a table with the most players, or undefined if there is none */
async function playLongGame({ info, load }: GameCatalogueEntry): Promise<Table | undefined> {
  const game = await load?.()
  const configured = createTableConfig(info, info.players.max, {})
  if (game === undefined || !configured.ok) return undefined
  for (let nth = 1; nth <= MAX_ATTEMPTS; nth++) {
    const table = new Table({ game, config: configured.config, seed: seedFromText(`long/${String(nth)}`) })
    letBotsFinishTable(table, () => randomBot, createRandomStream(table.seed, 'bots'))
    if (table.log.length >= MIN_ENTRIES) return table
  }
  return undefined
}

/** A save of a player named Ana with bots. */
function toSaveText(table: Table): string {
  const { title } = table.game.info
  const seats = Array.from({ length: table.config.players }, (_, colour) =>
    colour === 0
      ? { kind: 'person', name: 'Ana', colour }
      : { kind: 'bot', name: `Bot ${String(colour)}`, colour, level: 'novice' },
  )
  return serializeSaveWithWholeLog(table, { title, seats, savedAt: 0, over: true })
}

const [, , folder] = process.argv
if (folder === undefined) throw new Error('long-game.ts FOLDER')
mkdirSync(folder, { recursive: true })
for (const listed of CATALOGUE) {
  const table = await playLongGame(listed)
  if (table !== undefined) writeFileSync(join(folder, `${listed.info.id}.samsara`), toSaveText(table))
}
