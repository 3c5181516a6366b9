import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import { FACES, loadFace } from './catalogue.ts'

describe('the faces of the games', () => {
  it('stand in the order of the games', () => {
    expect(FACES.map(({ id }) => id)).toEqual(CATALOGUE.map(({ info }) => info.id))
  })

  it('exist for exactly the games that can be played', () => {
    const playable = CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info.id)
    expect(FACES.filter(({ load }) => load !== undefined).map(({ id }) => id)).toEqual(playable)
  })

  it('belong to the game whose name they carry; a game that is coming has none', async () => {
    expect((await loadFace('chakra'))?.game.info.id).toBe('chakra')
    for (const { id } of FACES.filter(({ load }) => load === undefined)) expect(await loadFace(id)).toBeUndefined()
    expect(await loadFace('nonesuch')).toBeUndefined()
  })
})
