import { describe, expect, it } from 'vitest'
import { createEventRecorder, visibleEventFor, type VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { createRandomStream } from '../../../engine/core/contract/random.ts'
import { karmaka } from '../../../engine/karmaka/index.ts'
import type { KarmakaEvent, KarmakaState } from '../../../engine/karmaka/index.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { karmaka as english } from '../../messages/en/karmaka/index.ts'
import { TEST_PLAYER_NAMES, testViewport } from '../../testing/game-ui-helpers.ts'
import { seatResultSummary, deathBannerOfEvents, lifeSentencesOfSeat, timelineMark } from './event-banners.ts'
import { seatFigureLines } from './seat-figures.ts'
import { seatPanelLabel } from './labels.ts'
import { buildScene } from './scene.ts'
import { testPosition } from './testing.ts'

addMessages(english)

/** Ben with some Deeds on a rung, the moment his fate is known. */
function fate(
  rung: number,
  deeds: KarmakaState['players'][number]['deeds'],
  event: Parameters<typeof deathBannerOfEvents>[0][number],
): string[] {
  const state = testPosition(2, [{}, { deeds, future: ['peek', 'panic'] }])
  const ben = state.players[1]
  if (ben !== undefined) ben.rung = rung
  const moment = deathBannerOfEvents([event], karmaka.view(state, 'table'))
  return moment === undefined
    ? []
    : [moment.title, ...moment.lines].map((each) => formatMessage(each, TEST_PLAYER_NAMES))
}

it('AB10: during the event banner of a death no text says what the next rung needs', () => {
  for (const deeds of [['vengeance', 'crisis', 'dwindle'], ['vengeance']] as const) {
    const state = testPosition(2, [{ deeds: [...deeds] }, {}])
    state.stack = [{ kind: 'turn', seat: 0, stage: 'death' }]
    const { emit, report } = createEventRecorder(() => karmaka.clone(state))
    karmaka.play(state, 0, { do: 'die' }, createRandomStream('0'.repeat(32), 0), emit)
    const told = report.checkpoints.filter(
      ({ facts: events }) =>
        deathBannerOfEvents(
          events.map((event) => visibleEventFor(event, 'table') as VisibleEvent<KarmakaEvent>),
          karmaka.view(state, 'table'),
        ) !== undefined,
    )
    expect(told).toHaveLength(1)
    for (const beat of told) {
      const view = karmaka.view(beat.state, 0)
      const header = buildScene(view, testViewport(920, 700, 2, { viewer: 0, bottom: 0 })).pieces.find(
        ({ id }) => id === 'seat0:header',
      )
      expect(header?.sprite).toMatchObject({ over: true })
      expect(formatMessage(seatPanelLabel(view, 0), TEST_PLAYER_NAMES)).toMatch(/^Ana: this life is over, \d ring/)
      expect(seatFigureLines(view, 0).map((each) => formatMessage(each, TEST_PLAYER_NAMES))[0]).toBe(
        'This life is over',
      )
    }
    // The next life has begun.
    const view = karmaka.view(state, 0)
    const header = buildScene(view, testViewport(920, 700, 2, { viewer: 0, bottom: 0 })).pieces.find(
      ({ id }) => id === 'seat0:header',
    )
    expect(header?.sprite).toMatchObject({ over: false })
    expect(formatMessage(seatPanelLabel(view, 0), TEST_PLAYER_NAMES)).toContain('missing')
  }
})

describe('the event banner of a death', () => {
  it('K4: says what the life was worth, what was needed, and the next life (KAR-62, KAR-70)', () => {
    expect(fate(1, ['vengeance', 'crisis', 'dwindle'], { kind: 'climbed', seat: 1, from: 0, to: 1 })).toEqual([
      'This life of Ben is over.',
      '6 points in red, 4 needed.',
      'Enough: Ben rises from Dung Beetle and is reborn as Snake.',
      'The new life begins with the 2 cards kept for it and 4 from the Well.',
    ])
  })

  it('K4: says that rings made up the shortfall (KAR-63)', () => {
    expect(fate(1, ['vengeance'], { kind: 'climbed', seat: 1, from: 0, to: 1 })[1]).toBe(
      '3 points in red, 4 needed; a ring makes up for the rest.',
    )
  })

  it('K4: says that a life was not enough, and names its ring (KAR-66)', () => {
    const lines = fate(0, [], { kind: 'stayed', seat: 1, rung: 0, ring: true })
    expect(lines.slice(1, 3)).toEqual([
      'No points, 4 needed.',
      'Not enough: Ben is reborn as Dung Beetle once more, with a ring for the next life.',
    ])
  })

  it('K4: has a setting-sun sign, and a triangle on the timeline', () => {
    const stayed = { kind: 'stayed', seat: 1, rung: 0, ring: true } as const
    const view = karmaka.view(testPosition(2, [{}, {}]), 'table')
    expect(deathBannerOfEvents([stayed], view)).toMatchObject({ sign: 'setting-sun', caption: { id: 'great.death' } })
    for (const event of [stayed, { kind: 'climbed', seat: 1, from: 0, to: 1 } as const])
      expect(timelineMark(event)).toEqual({ shape: 'triangle-down', words: { id: 'replay.mark.death' } })
  })

  it('X9: is omitted for the last death, which the end of the game reports', () => {
    expect(fate(4, [], { kind: 'climbed', seat: 1, from: 3, to: 4 })).toEqual([])
  })
})

it('X9: the result summary says how far each player has come', () => {
  const state = testPosition(2, [{}, { deeds: ['vengeance'] }])
  Object.assign(state.players[0] ?? {}, { rung: 4, lives: 6 })
  Object.assign(state.players[1] ?? {}, { rung: 2, lives: 5, rings: 1 })
  const view = karmaka.view(state, 'table')
  expect([0, 1].map((seat) => formatMessage(seatResultSummary(view, seat), TEST_PLAYER_NAMES))).toEqual([
    'Off the wheel after 6 lives',
    '3 of the 6 points for Ape, in life number 6, with a ring',
  ])
})

it('A14: the history of a seat lists its lives with animal, colour and points', () => {
  const scored = (seat: number, points: number, need: number) => ({
    ...({ kind: 'scored', seat, points, need, colour: 'red' } as const),
    sums: { red: points, green: 0, blue: 0 },
  })
  const history = [
    [],
    [scored(1, 5, 4), { kind: 'climbed', seat: 1, from: 0, to: 1 } as const],
    [scored(0, 9, 4)],
    [scored(1, 0, 5), { kind: 'stayed', seat: 1, rung: 1, ring: true } as const],
  ]
  expect(lifeSentencesOfSeat(history, 1).map((each) => formatMessage(each, TEST_PLAYER_NAMES))).toEqual([
    'Dung Beetle: 5 points in red, 4 needed',
    'Snake: no points, 5 needed',
  ])
})
