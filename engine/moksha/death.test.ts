import { describe, expect, test } from 'vitest'
import { deathMajorityRegionsAndAura, majoritySeatsIn, survivalCheckResultIfNow } from './index.ts'
import type { MokshaEvent, MokshaState } from './state.ts'
import type { PlayerSketch, PositionSketch } from './testing.ts'
import {
  closeAction,
  decider,
  goAction,
  keepKarmaAction,
  legalActions,
  choicesOfVerb,
  pauseGodPromptsAction,
  play,
  createPosition,
  recallFromRegionAction,
  playerOfSeat,
  eventsOfKind,
  wanderAction,
} from './testing.ts'

/** Plays the rest of a turn that stands before step 3, with nothing to sacrifice or with the sacrifice left out. */
function finish(state: MokshaState): MokshaEvent[] {
  const events: MokshaEvent[] = []
  const seat = decider(state)
  while (state.stack.length > 0 && decider(state) === seat) {
    const [first, ...others] = legalActions(state)
    if (first === undefined || first.do === 'close') break
    const asks = others.length > 0 && !legalActions(state).some((action) => action.do === 'go')
    if (asks) break
    events.push(...play(state, others.length > 0 ? goAction : first))
  }
  return events
}

/** A seat before step 3 at a temple: going on leads to step 4. */
function late(sketch: PlayerSketch, ...others: PlayerSketch[]): MokshaState {
  return createPosition({
    players: [{ region: 7, ...sketch }, ...(others.length > 0 ? others : [{}])],
    turn: { stage: 'devote' },
  })
}

describe('step 4: grow older', () => {
  test('MOK-50: a player with the vitality of the next stage grows older, and the turn ends', () => {
    const state = late({ occupation: 'farmer', tokens: 'kama10', stage: 5 })
    expect(survivalCheckResultIfNow(playerOfSeat(state))).toEqual({ vitality: 30, need: 30, lives: true })
    const events = finish(state)
    expect([playerOfSeat(state).stage, decider(state)]).toEqual([6, 1])
    expect(eventsOfKind(events, 'aged')).toEqual([{ kind: 'aged', seat: 0, stage: 6, vitality: 30, need: 30 }])
  })

  test('MOK-51: a player cannot decline ageing', () => {
    const state = late({ ready: 'ganesha', stage: 3 })
    const pillars = ['dharma', 'kama', 'artha'] as const
    expect(legalActions(state)).toEqual([
      ...pillars.map((karma) => ({ do: 'ganesha', karma })),
      goAction,
      pauseGodPromptsAction,
    ])
    play(state, goAction)
    expect([playerOfSeat(state).stage, decider(state)]).toEqual([4, 1])
  })

  test('MOK-52: a player with less vitality deceases', () => {
    const state = late({ occupation: 'farmer', tokens: 'kama5', stage: 5 })
    const events = finish(state)
    expect(eventsOfKind(events, 'died')).toEqual([{ kind: 'died', seat: 0, stage: 5, vitality: 25, need: 30 }])
    expect(playerOfSeat(state)).toMatchObject({ stage: 1, lives: 1 })
  })

  test('MOK-53: a player at stage 8 deceases whatever the vitality', () => {
    const state = late({ occupation: 'swami', tokens: 'kama10 kama10 artha10 artha10', stage: 8 })
    expect(survivalCheckResultIfNow(playerOfSeat(state))).toEqual({ vitality: 70, need: null, lives: false })
    expect(eventsOfKind(finish(state), 'died')).toMatchObject([{ stage: 8, need: null }])
  })

  test('MOK-54: a player grows older by one stage per turn', () => {
    const state = late({ occupation: 'swami', tokens: 'kama10 kama10 artha10 artha10', stage: 1 })
    finish(state)
    expect(playerOfSeat(state).stage).toBe(2)
  })
})

describe('step 5: aura', () => {
  test('MOK-55: a death gives 1 aura for every two regions with a majority; ties count', () => {
    const state = late({ stage: 5, disciples: { 1: 1, 2: 2, 3: 1 } }, { disciples: { 2: 2, 3: 2 } })
    expect([1, 2, 3, 4].map((region) => majoritySeatsIn(state, region))).toEqual([[0], [0, 1], [1], []])
    expect(deathMajorityRegionsAndAura(state, 0).aura).toBe(1)
    const events = finish(state)
    expect(eventsOfKind(events, 'majority')).toEqual([
      { kind: 'majority', seat: 0, region: 1, own: 1, best: 0 },
      { kind: 'majority', seat: 0, region: 2, own: 2, best: 2 },
    ])
    expect(eventsOfKind(events, 'aura')).toMatchObject([{ source: 'majorities', amount: 1, count: 2, total: 1 }])
    const odd = late({ stage: 5, disciples: { 1: 1, 2: 1, 3: 1 } })
    expect(deathMajorityRegionsAndAura(odd, 0).aura).toBe(1)
  })

  test('MOK-56: regions without own disciples never count', () => {
    const state = late({ stage: 5 })
    const events = finish(state)
    expect(eventsOfKind(events, 'majority')).toEqual([])
    expect(eventsOfKind(events, 'aura')).toMatchObject([{ amount: 0, count: 0 }])
  })

  test('MOK-57: the player keeps as many disciples as the stage reached, freely chosen; with fewer, all stay', () => {
    const state = late({ stage: 5, disciples: { 1: 3, 2: 2, 9: 2 } })
    finish(state)
    expect(legalActions(state)).toEqual([
      recallFromRegionAction(1),
      recallFromRegionAction(2),
      recallFromRegionAction(9),
    ])
    const events = play(state, recallFromRegionAction(1), recallFromRegionAction(9))
    expect(eventsOfKind(events, 'returned')).toMatchObject([{ region: 1, reason: 'death' }, { region: 9 }])
    expect(playerOfSeat(state).disciples.filter((count) => count > 0)).toEqual([2, 2, 1])
    const few = late({ stage: 5, disciples: { 1: 3, 2: 2 } })
    finish(few)
    expect(decider(few)).toBe(1)
  })
})

describe('step 6: moksha or rebirth', () => {
  const target = [0, 0, 12, 11, 10, 9]
  test('MOK-58 MOK-59: a player whose aura reaches the target for the number of players attains moksha, without rebirth', () => {
    for (const players of [2, 3, 4, 5]) {
      const others = Array.from({ length: players - 1 }, () => ({}))
      const saint = { stage: 5, tokens: '', karma: 'kama', at: [3, -1] as const }
      const enough = late({ ...saint, aura: target[players] ?? 0 }, ...others)
      const events = finish(enough)
      expect(eventsOfKind(events, 'attained')).toMatchObject([{ aura: target[players], target: target[players] }])
      expect(eventsOfKind(events, 'reborn')).toEqual([])
      expect(playerOfSeat(enough)).toMatchObject({
        attained: true,
        stage: 5,
        karma: { kama: 1 },
        occupation: 'landholder',
      })
      const short = late({ ...saint, aura: (target[players] ?? 0) - 1 }, ...others)
      expect(eventsOfKind(finish(short), 'reborn')).toHaveLength(1)
    }
  })

  test('MOK-60: a player attains moksha only after a death, whatever the aura', () => {
    const state = late({ stage: 1, aura: 20 })
    const events = finish(state)
    expect(eventsOfKind(events, 'attained')).toEqual([])
    expect(state.left).toBeNull()
  })

  test('MOK-61: at a rebirth the stage is 1, tokens go to the Ocean and the card goes under its stack', () => {
    const state = late({ occupation: 'farmer', stage: 6, tokens: 'kama5 artha10' })
    const events = finish(state)
    expect(playerOfSeat(state)).toMatchObject({ stage: 1, tokens: [], region: 7 })
    expect(state.ocean.kama5 + state.ocean.artha10).toBe(11)
    expect(state.castes.vaishya[0]).toBe('farmer')
    const order = eventsOfKind(events, 'moved').map(({ piece }) => piece.split(':')[0])
    expect(order).toEqual(['age', 'kama5', 'artha10', 'card', 'card'])
  })

  test('MOK-62: the number of karma tokens returned, at most 4, sets the new caste; the player keeps the rest', () => {
    const castes = ['', 'kama', 'kama kama', 'kama kama dharma', 'kama kama dharma dharma'].map((karma) => {
      const state = late({ stage: 5, karma, disciples: {} })
      const events = finish(state)
      expect(Object.values(playerOfSeat(state).karma)).toEqual([0, 0, 0])
      return eventsOfKind(events, 'born')[0]?.caste
    })
    expect(castes).toEqual(['dalit', 'shudra', 'vaishya', 'kshatriya', 'brahmin'])
    const six = late({ stage: 5, karma: 'dharma dharma kama kama artha artha' })
    finish(six)
    expect(legalActions(six)).toHaveLength(6)
    play(six, keepKarmaAction('dharma', 'artha'))
    expect(Object.values(playerOfSeat(six).karma)).toEqual([1, 0, 1])
  })

  test('MOK-63: region, aura, gods and kept disciples remain after a rebirth', () => {
    const state = late({ stage: 5, at: [2, 0], aura: 3, ready: 'shiva', used: 'vishnu', disciples: { 9: 2 } })
    finish(state)
    expect(playerOfSeat(state)).toMatchObject({ region: 7, aura: 3, gods: { shiva: 'ready', vishnu: 'used' } })
    expect(playerOfSeat(state).disciples[8]).toBe(2)
  })

  test('MOK-64: a caste stack is never empty when a card is drawn', () => {
    const others = Array.from({ length: 4 }, () => ({ occupation: 'dalit' }) as const)
    const state = late({ occupation: 'dalit', stage: 4 }, ...others)
    expect(state.castes.dalit).toEqual([])
    finish(state)
    expect([playerOfSeat(state).occupation, state.castes.dalit]).toEqual(['dalit', []])
    const brahmins = ['pandit', 'pandit', 'jurist', 'jurist'].map((occupation) => ({ occupation }) as PlayerSketch)
    const fifth = late({ stage: 5, karma: 'kama kama dharma dharma' }, ...brahmins)
    finish(fifth)
    expect(playerOfSeat(fifth).occupation).toBe('swami')
  })

  test('MOK-68: a rebirth resets the once-per-life aura bonuses', () => {
    const state = late({ stage: 8, tokens: 'kama5 kama5 kama5 kama5', karma: 'kama dharma artha', aura: 2 })
    finish(state)
    expect(playerOfSeat(state)).toMatchObject({ slotAura: false, karmaAura: false, aura: 2 })
  })

  test('MOK-69: paying or losing tokens and karma does not reduce aura', () => {
    const state = createPosition({
      players: [{ at: [-3, 2], tokens: 'kama5 kama5 kama5 kama5', karma: 'kama dharma artha' }, {}],
      turn: { stage: 'devote' },
    })
    expect(playerOfSeat(state).aura).toBe(2)
    play(state, { do: 'devote', god: 'shiva', pay: 'kama5' })
    expect(playerOfSeat(state).aura).toBe(2)
  })
})

describe('the Landholder', () => {
  const reborn = (lands: PositionSketch['players']): MokshaState =>
    createPosition({
      players: [{ region: 7, occupation: 'farmer', stage: 6, karma: 'kama kama dharma' }, ...(lands ?? [])],
      top: 'landholder',
      turn: { stage: 'devote' },
    })

  test('MOK-91: a player reborn as Landholder may close any open region until that life ends', () => {
    const state = reborn([{ region: 7, occupation: 'landholder', land: 5 }])
    finish(state)
    expect(choicesOfVerb(state, 'close')).toHaveLength(10)
    const events = play(state, closeAction(7))
    expect(eventsOfKind(events, 'closed')).toEqual([{ kind: 'closed', seat: 0, region: 7 }])
    expect(playerOfSeat(state).land).toBe(7)
    const dying = late({ stage: 5, land: 9 })
    const opened = finish(dying)
    expect(eventsOfKind(opened, 'opened')).toEqual([{ kind: 'opened', seat: 0, region: 9 }])
    expect(playerOfSeat(dying).land).toBeNull()
    const declined = reborn([{ occupation: 'maharaja' }])
    finish(declined)
    play(declined, goAction)
    expect([playerOfSeat(declined).occupation, playerOfSeat(declined).land]).toEqual(['landholder', null])
  })

  test('MOK-92: the Landholder may enter the closed region; other players there are not moved at once', () => {
    const state = reborn([{ region: 7, occupation: 'maharaja' }])
    finish(state)
    play(state, closeAction(7))
    expect(playerOfSeat(state, 1).region).toBe(7)
    expect(choicesOfVerb(state, 'wander').map(({ region }) => region)).toEqual([2, 4, 10])
    const own = createPosition({ players: [{ region: 7, land: 7 }, {}] })
    expect(choicesOfVerb(own, 'wander')).toContainEqual(wanderAction(7))
  })
})
