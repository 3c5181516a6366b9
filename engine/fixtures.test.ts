/**
 * Recorded games: `engine/fixtures/<game>/<name>.samsara`, each an ordinary save. There is one for every way to end
 * (`end-<way>`) and one for every fixed bug (`bug-<what>`). If a save's header has `expect`, it states the expected
 * outcome. `rules-<n>/` keeps games written by an older rules version, when the rules changed; some of them were
 * unfinished (`runs-<where>`), in the middle of the changed rule.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { AnyGame } from './core/contract/game.ts'
import type { Json } from './core/contract/json.ts'
import { createRandomStream } from './core/contract/random.ts'
import { randomBot } from './core/host/bots/random.ts'
import { letBotsFinishTable } from './core/host/playout.ts'
import { outcomeBySeat } from './core/host/outcome-summary.ts'
import { openParsedSave, parseSave, serializeSaveWithWholeLog, type SavedTable } from './core/host/save.ts'
import { CATALOGUE } from './index.ts'

const FIXTURES = new URL('fixtures/', import.meta.url)
const NAME = /^(?:end-(?<way>[a-z]+)|bug)(?:-[a-z0-9-]+)?\.samsara$/
const OLD_FOLDER = /^rules-(?<rules>\d+)$/
const OLD_NAME = /^(?:end|bug|over|runs)-[a-z0-9-]+\.samsara$/

/** @returns the outcome that a header expects, or undefined */
function expected(header: Json): Json | undefined {
  return typeof header === 'object' && header !== null && 'expect' in header ? header.expect : undefined
}

function filesOf(game: string): readonly string[] {
  const folder = new URL(`${game}/`, FIXTURES)
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

function savedAt(game: string, file: string): SavedTable {
  const parsed = parseSave(readFileSync(new URL(`${game}/${file}`, FIXTURES), 'utf8'))
  if (!parsed.ok) throw new Error(parsed.reason.id)
  return parsed.saved
}

it('every folder of recorded games belongs to a game of the catalogue', () => {
  const games = CATALOGUE.flatMap(({ info, load }) => (load === undefined ? [] : [info.id]))
  expect(games).toEqual(expect.arrayContaining(readdirSync(fileURLToPath(FIXTURES))))
})

for (const { info, load } of CATALOGUE) {
  const all = filesOf(info.id)
  const folders = all.filter((name) => OLD_FOLDER.test(name))
  const files = all.filter((name) => !folders.includes(name))
  if (load === undefined || files.length === 0) continue
  describe(`recorded games of ${info.id}`, () => {
    for (const file of files)
      it(`${file} replays without refusal and has the outcome that its name and header state`, async () => {
        const name = NAME.exec(file)
        expect(name, 'called end-<way> or bug-<what>').not.toBeNull()
        const game: AnyGame = await load()
        const saved = savedAt(info.id, file)
        const opened = openParsedSave(game, saved)
        if (!opened.ok) throw new Error(opened.reason.id)
        const { table, note } = opened
        expect(note).toBeUndefined()
        expect(table.log).toEqual(saved.log)
        expect(game.findBrokenInvariants(table.state)).toEqual([])
        // A save of the present version opens unchanged, and is written again byte for byte.
        const written = readFileSync(new URL(`${info.id}/${file}`, FIXTURES), 'utf8')
        if (saved.rules === game.info.rules) expect(serializeSaveWithWholeLog(table, saved.header)).toBe(written)
        const { outcome } = table
        const way = name?.groups?.['way']
        if (way !== undefined) expect(outcome?.reason.id).toBe(`${info.id}.end.${way}`)
        const said = expected(saved.header)
        if (said !== undefined) expect(outcomeBySeat(outcome)).toEqual(said)
      })
  })
  for (const folder of folders)
    describe(`saves of ${info.id} in the folder ${folder}`, () => {
      const old = filesOf(`${info.id}/${folder}`)
      const rules = Number(OLD_FOLDER.exec(folder)?.groups?.['rules'])
      it('are at least twenty, some of finished games and some of running games', () => {
        expect(old.length).toBeGreaterThanOrEqual(20)
        expect(old.filter((file) => !OLD_NAME.test(file))).toEqual([])
        expect(new Set(old.map((file) => file.startsWith('runs-'))).size).toBe(2)
      })

      it.each(old)('%s opens at its saved position, whole or with a note, and is played to the end', async (file) => {
        const game: AnyGame = await load()
        const saved = savedAt(info.id, `${folder}/${file}`)
        expect(saved.rules).toBe(rules)
        const opened = openParsedSave(game, saved)
        if (!opened.ok) throw new Error(opened.reason.id)
        const { table, note } = opened
        expect(table.startsMidGame).toBe(note !== undefined)
        if (note !== undefined) expect(note).toEqual({ id: 'save.note.closed', values: { rules } })
        expect(table.state).toEqual(game.clone(saved.snapshot.state))
        expect(game.findBrokenInvariants(table.state, table.config)).toEqual([])
        expect(outcomeBySeat(table.outcome)).toEqual(expected(saved.header) ?? outcomeBySeat(null))
        letBotsFinishTable(table, () => randomBot, createRandomStream(saved.seed, 'played on'))
        expect(table.outcome).not.toBeNull()
      })
    })
}
