import { expect, it } from 'vitest'
import { cosmicKarma } from '../../../engine/cosmic-karma/index.ts'
import { createPosition } from '../../../engine/cosmic-karma/testing.ts'
import { eventBannerOfEvents, timelineMark } from './event-banners.ts'

it('K4: a new life has a shoot sign and a timeline mark, a habit a beads sign and no mark', () => {
  const view = cosmicKarma.view(createPosition({ players: [{ at: 'e2-01' }, {}] }), 'table')
  const reborn = { kind: 'reborn', seat: 0, life: 2 } as const
  const habit = { kind: 'habit', seat: 0, colour: 'green' } as const
  expect([reborn, habit].map((event) => eventBannerOfEvents([event], view))).toMatchObject([
    { sign: 'shoot', caption: { id: 'great.rebirth' } },
    { sign: 'beads', caption: { id: 'great.habit' } },
  ])
  expect([reborn, habit].map((event) => timelineMark(event))).toEqual([
    { shape: 'triangle-up', words: { id: 'replay.mark.rebirth' } },
    undefined,
  ])
})
