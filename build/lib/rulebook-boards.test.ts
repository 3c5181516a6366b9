/** The boards in rulebooks equal those of the recorded games they refer to. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import { rulebookBoardsFile, buildRulebookBoards } from './rulebook-boards.ts'

const GAMES = CATALOGUE.filter(({ info, load }) => load !== undefined && existsSync(rulebookBoardsFile(info.id)))

it('every game of the catalogue has a file of rulebook boards', () => {
  expect(GAMES.map(({ info }) => info.id)).toEqual(CATALOGUE.flatMap(({ info, load }) => (load ? [info.id] : [])))
})

it.each(GAMES)('the rulebook boards of $info.title match its recorded games', async ({ info, load }) => {
  const game = await load?.()
  if (game === undefined) throw new Error('no game')
  const boards = buildRulebookBoards(game)
  expect(Object.keys(boards).length).toBeGreaterThan(3)
  expect(JSON.parse(readFileSync(rulebookBoardsFile(info.id), 'utf8'))).toEqual(boards)
})
