/** What the Sage says of a choice: words for all that an evaluation looks at, and for nothing else. */
import { describe, expect, test } from 'vitest'
import { CATALOGUE, loadGame } from '../../engine/index.ts'
import { loadGameMessages } from './games.ts'
import { hasMessage, words } from './index.ts'

/** Room in a line of advice. */
const LONGEST = 40

const games = await Promise.all(CATALOGUE.map(({ info }) => loadGame(info.id)))
const learned = games.flatMap((game) =>
  game?.features === undefined ? [] : [[game.info.id, game.features.names, game.features.unsaid ?? []] as const],
)

test('some game has features', () => {
  expect(learned).not.toEqual([])
})

describe.each(learned)('the features of %s', async (game, all, unsaid) => {
  const names = all.filter((name) => !unsaid.includes(name))
  await loadGameMessages(game)
  const idOf = (name: string): string => `${game}.feature.${name}`
  const said = names.flatMap((name) => ['more', 'less'].map((way) => words({ id: idOf(name), values: { way } })))

  test('have words, all that can be a reason and no others', () => {
    expect(unsaid.filter((name) => !all.includes(name))).toEqual([])
    expect(all.filter((name) => hasMessage(idOf(name)))).toEqual(names)
  })

  test('are told apart, and more of one from less of it', () => {
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
  })

  test('are said in a short line that holds for anybody, a name before it or none', () => {
    expect(said.filter((text) => text.length > LONGEST || /[?{}]|\byours?\b|\.$/i.test(text))).toEqual([])
  })
})
