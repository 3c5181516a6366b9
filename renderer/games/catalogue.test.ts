import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import { loadGameMessages } from '../messages/game-messages.ts'
import { hasMessage } from '../messages/index.ts'
import { GAME_UI_ENTRIES, loadGameUi } from './catalogue.ts'

describe('the faces of the games', () => {
  it('have the order of the catalogue of games', () => {
    expect(GAME_UI_ENTRIES.map(({ id }) => id)).toEqual(CATALOGUE.map(({ info }) => info.id))
  })

  it('exist for exactly the games that can be played', () => {
    const playable = CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info.id)
    expect(GAME_UI_ENTRIES.filter(({ load }) => load !== undefined).map(({ id }) => id)).toEqual(playable)
  })

  it('are loaded by the id of their game; an unplayable or unknown game has none', async () => {
    expect((await loadGameUi('chakra'))?.game.info.id).toBe('chakra')
    for (const { id } of GAME_UI_ENTRIES.filter(({ load }) => load === undefined))
      expect(await loadGameUi(id)).toBeUndefined()
    expect(await loadGameUi('nonesuch')).toBeUndefined()
  })

  it('have words for every variant that a table may choose', async () => {
    for (const { info } of CATALOGUE) {
      await loadGameMessages(info.id)
      const ids = info.options.flatMap(({ id, values }) => [id, ...values.map((value) => `${id}.${String(value)}`)])
      expect(ids.filter((id) => !hasMessage(`${info.id}.option.${id}`))).toEqual([])
    }
  })
})
