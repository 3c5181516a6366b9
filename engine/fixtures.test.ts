/**
 * Recorded games: `engine/fixtures/<game>/<name>.samsara`, each an ordinary save. One for every way to end, called
 * `end-<way>`, and one for every bug ever fixed, called `bug-<what>`. A save whose header has `expect` also says what
 * its outcome is.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { AnyGame } from './core/contract/game.ts'
import type { Json } from './core/contract/json.ts'
import { resultOf } from './core/host/result.ts'
import { openSave, parseSave, writeSave } from './core/host/save.ts'
import { CATALOGUE } from './index.ts'

const FIXTURES = new URL('fixtures/', import.meta.url)
const NAME = /^(?:end-(?<way>[a-z]+)|bug)(?:-[a-z0-9-]+)?\.samsara$/

/** What a header says about the outcome; undefined when it says nothing. */
function expected(header: Json): Json | undefined {
  return typeof header === 'object' && header !== null && 'expect' in header ? header.expect : undefined
}

function filesOf(game: string): readonly string[] {
  const folder = new URL(`${game}/`, FIXTURES)
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

it('every folder of recorded games is one of a game in the catalogue', () => {
  const games = CATALOGUE.flatMap(({ info, load }) => (load === undefined ? [] : [info.id]))
  expect(games).toEqual(expect.arrayContaining(readdirSync(fileURLToPath(FIXTURES))))
})

for (const { info, load } of CATALOGUE) {
  const files = filesOf(info.id)
  if (load === undefined || files.length === 0) continue
  describe(`recorded games of ${info.id}`, () => {
    for (const file of files)
      it(`${file} replays without refusal and ends as it says`, async () => {
        const name = NAME.exec(file)
        expect(name, 'called end-<way> or bug-<what>').not.toBeNull()
        const game: AnyGame = await load()
        const parsed = parseSave(readFileSync(new URL(`${info.id}/${file}`, FIXTURES), 'utf8'))
        if (!parsed.ok) throw new Error(parsed.reason.id)
        const opened = openSave(game, parsed.saved)
        if (!opened.ok) throw new Error(opened.reason.id)
        const { table, note } = opened
        expect(note).toBeUndefined()
        expect(table.log).toEqual(parsed.saved.log)
        expect(game.audit(table.state)).toEqual([])
        // A save of the present version opens unchanged, and is written again byte for byte.
        const written = readFileSync(new URL(`${info.id}/${file}`, FIXTURES), 'utf8')
        if (parsed.saved.rules === game.info.rules) expect(writeSave(table, parsed.saved.header)).toBe(written)
        const { outcome } = table
        const way = name?.groups?.['way']
        if (way !== undefined) expect(outcome?.reason.id).toBe(`${info.id}.end.${way}`)
        const said = expected(parsed.saved.header)
        if (said !== undefined) expect(resultOf(outcome)).toEqual(said)
      })
  })
}
