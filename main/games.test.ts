/** Every game of the catalogue is listed at the desk, and bots play at its table: to the end, or long enough. */
import { expect, test } from 'vitest'
import type { GameCard } from '../bridge/desk.ts'
import { CATALOGUE } from '../engine/index.ts'
import { bot, openTestHost, temporaryFolder } from './testing/host.ts'

const ENOUGH = 30

test.each(CATALOGUE.map(({ info: { id } }) => id))('bots sit down to a game of %s', async (game) => {
  const profile = temporaryFolder()
  const host = await openTestHost({ catalogue: CATALOGUE, profile: profile.path, pace: 0, seed: 'games' })
  const renderer = host.renderer()
  const cards = await renderer.get<readonly GameCard[]>('desk.games')
  expect(cards).toContainEqual(expect.objectContaining({ info: expect.objectContaining({ id: game }), playable: true }))
  const enough = renderer.update(({ status: { outcome, length } }) => outcome !== null || length >= ENOUGH)
  await renderer.sit(game, [bot('Bot'), bot('Bit')])
  await enough
  expect(host.lines).toEqual([])
  await host.services.dispose()
  profile.remove()
})
