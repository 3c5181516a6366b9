import { expect, it } from 'vitest'
import { createEventRecorder } from '../../../engine/core/contract/game-events.ts'
import { createRandomStream } from '../../../engine/core/contract/random.ts'
import { moksha } from '../../../engine/moksha/index.ts'
import * as at from '../../../engine/moksha/testing.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { moksha as english } from '../../messages/en/moksha/index.ts'
import { TEST_PLAYER_NAMES } from '../../testing/game-ui-helpers.ts'
import { seatResultSummary, labelledFinalAuraOf, eventBannerOfEvents, timelineMark } from './event-banners.ts'
import { deathConsequencesLabel } from './labels.ts'

addMessages(english)

const state = () => at.createPosition({ players: [{ stage: 3, tokens: 'dharma5', aura: 3 }, {}] })

function told(...events: Parameters<typeof eventBannerOfEvents>[0]): string[] {
  const moment = eventBannerOfEvents(events, moksha.view(state(), 'table'))
  return moment === undefined
    ? []
    : [moment.title, ...moment.lines].map((each) => formatMessage(each, TEST_PLAYER_NAMES))
}

it('K4: reports a death when its majorities count: the shortfall, the aura, what follows (MOK-55, MOK-58)', () => {
  expect(told({ kind: 'died', seat: 0, stage: 3, vitality: 5, need: 15 })).toEqual([])
  const aura = { kind: 'aura', seat: 0, source: 'majorities', amount: 1, total: 4, count: 3 } as const
  const lines = told(aura)
  expect(lines[0]).toBe('Ana dies.')
  expect(lines[1]).toMatch(/^Vitality \d+, \d+ needed to live beyond stage 3\.$/)
  expect(lines[2]).toBe('3 majorities: Ana gains 1 aura and has 4.')
  expect(lines[3]).toMatch(/^\d+ aura short of moksha: Ana will be reborn\.$/)
  expect(told({ ...aura, total: 99 })[3]).toBe('Enough: Ana leaves the wheel.')
  expect(told({ ...aura, source: 'fourthGod' })).toEqual([])
})

it('K4: reports a rebirth and moksha (MOK-59, MOK-62)', () => {
  const reborn: Parameters<typeof eventBannerOfEvents>[0][number] = {
    kind: 'reborn',
    seat: 0,
    karma: [],
    kept: [],
    caste: 'dalit',
  }
  expect(told(reborn, { kind: 'born', seat: 0, occupation: 'dalit', caste: 'dalit' })).toEqual([
    'Ana is reborn as Dalit.',
    'Ana has no karma to hand in and is reborn: Dalit.',
  ])
  expect(eventBannerOfEvents([reborn], moksha.view(state(), 'table'))?.sequel).toBe(true)
  const attained = { kind: 'attained', seat: 0, aura: 11, target: 10 } as const
  expect(told(attained, { kind: 'lastTurns', seat: 0, left: [1] })).toEqual([
    'Ana attains moksha.',
    '11 aura, 10 needed: free of the wheel.',
    'One last turn follows.',
  ])
})

it('K4: death, rebirth and moksha each have a sign, a caption and a timeline mark', () => {
  const view = moksha.view(state(), 'table')
  const death = { kind: 'aura', seat: 0, source: 'majorities', amount: 1, total: 4, count: 3 } as const
  const rebirth: Parameters<typeof timelineMark>[0] = { kind: 'reborn', seat: 0, karma: [], kept: [], caste: 'dalit' }
  const attained = { kind: 'attained', seat: 0, aura: 11, target: 10 } as const
  const events: Parameters<typeof eventBannerOfEvents>[0] = [death, rebirth, attained]
  expect(events.map((event) => eventBannerOfEvents([event], view))).toMatchObject([
    { sign: 'setting-sun', caption: { id: 'great.death' } },
    { sign: 'shoot', caption: { id: 'great.rebirth' } },
    { sign: 'open-ring', caption: { id: 'great.moksha' } },
  ])
  expect(events.map((event) => timelineMark(event))).toEqual([
    { shape: 'triangle-down', words: { id: 'replay.mark.death' } },
    { shape: 'triangle-up', words: { id: 'replay.mark.rebirth' } },
    { shape: 'star', words: { id: 'replay.mark.moksha' } },
  ])
  expect(timelineMark({ ...death, source: 'fourthGod' })).toBeUndefined()
})

it('X9: the result summary says how far a seat is from moksha', () => {
  const view = moksha.view(state(), 'table')
  expect(formatMessage(seatResultSummary(view, 0), TEST_PLAYER_NAMES)).toMatch(
    /^Still in the first life, \d+ aura short of moksha$/,
  )
})

it('B1a-10: the deciding figure of the result is aura, also for a seat without moksha', () => {
  const view = moksha.view(state(), 'table')
  const figures = [0, 1].map((seat) => labelledFinalAuraOf(view, seat))
  expect(figures.map(({ value }) => value)).toEqual([3, 0])
  expect(figures.map((each) => formatMessage(each.words, TEST_PLAYER_NAMES))[0]).toMatch(/^Aura: 3 of \d+$/)
})

it('B1a-1, BB1: during the event banner of a death the sheet says that the life is over, and forecasts no further death', () => {
  const dying = at.createPosition({
    players: [{ region: 7, stage: 5, aura: 3, disciples: { 1: 1, 2: 1 } }, {}],
    turn: { stage: 'devote' },
  })
  const before = moksha.view(dying, 0)
  const { emit, report } = createEventRecorder(() => moksha.clone(dying))
  moksha.play(dying, 0, at.goAction, createRandomStream('0'.repeat(32), 0), emit)
  const told = report.checkpoints.find(({ facts: events }) => events.some(({ kind }) => kind === 'aura'))
  expect(formatMessage(deathConsequencesLabel(before, 0), TEST_PLAYER_NAMES)).toContain('If this life of Ana ended now')
  expect(told && formatMessage(deathConsequencesLabel(moksha.view(told.state, 0), 0), TEST_PLAYER_NAMES)).toBe(
    'This life is over',
  )
})
