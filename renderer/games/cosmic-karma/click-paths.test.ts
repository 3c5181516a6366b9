import { describe, expect, it } from 'vitest'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import { createEventRecorder, visibleEventFor } from '../../../engine/core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { cosmicKarma } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicState } from '../../../engine/cosmic-karma/index.ts'
import {
  freeWillCardAction,
  chooseColourAction,
  decider,
  doneAction,
  exchangeAction,
  chooseGiftTakerAction,
  giveBackBeadAction,
  goAction,
  joinPlayerAction,
  loosenHabitAction,
  giveBackPegAction,
  legalActions,
  play,
  createPosition,
  rollAndGo,
  chooseSideAction,
  stepToAction,
  swapAction,
  takePegAction,
  waitAction,
} from '../../../engine/cosmic-karma/testing.ts'
import { applyClickToSequence, evaluateClickSequence, type TargetsMatchedByClick } from '../../stage/click-sequence.ts'
import { createClickTester, targetName } from '../../testing/game-ui-helpers.ts'
import { eventBannerOfEvents } from './event-banners.ts'
import { clickPathFor } from './click-paths.ts'

const CONTROLS = 'cosmic-karma.control.'

const table = createClickTester(cosmicKarma, clickPathFor)

/** The click targets for a choice, each by its name: one click makes the choice. */
function clicks(state: CosmicState, action: CosmicAction): string[] {
  const [only = [], ...others] = table.clicks(state, action)
  expect(others).toEqual([])
  return only
}

/** The choice that a click means, if it means one. */
function meant(state: CosmicState, clicked: TargetsMatchedByClick): CosmicAction | undefined {
  return evaluateClickSequence(applyClickToSequence(table.picking(state), clicked)).chosen?.action
}

const space = (id: string): TargetsMatchedByClick => [{ on: 'place', id: `space:${id}` }]

describe('a click path', () => {
  it('begins a move with the dice, or with Free Will Cards one by one and then go (COS-162)', () => {
    const state = createPosition({ players: [{ at: 'e1-02', freeWill: [2, 4, 4] }, {}] })
    expect(clicks(state, { do: 'roll' })).toEqual(['dice', `${CONTROLS}roll`])
    expect(clicks(state, freeWillCardAction(4))).toEqual(['freeWill:0:4'])
    play(state, freeWillCardAction(4))
    expect(clicks(state, freeWillCardAction(2))).toEqual(['freeWill:0:2'])
    expect(clicks(state, goAction)).toEqual(['space:e1-06', `${CONTROLS}go`])
    expect(meant(state, space('e1-06'))).toEqual(goAction)
  })

  it('Y1: takes a branch by its first space, its end, or any space that only it leads to (COS-34)', () => {
    const state = createPosition({ players: [{ at: 'e2-08' }, {}] })
    rollAndGo(state, 6)
    expect(clicks(state, stepToAction('torch-1'))).toEqual([
      'space:torch-1',
      'space:torch-2',
      'space:torch-3',
      'space:e2-15',
    ])
    expect(clicks(state, stepToAction('e2-10'))).toEqual([
      'space:e2-10',
      'space:e2-11',
      'space:e2-12',
      'space:e2-13',
      // Both ways lead over this one, but only this way ends there.
      'space:e2-14',
    ])
    expect(meant(state, space('e2-15'))).toEqual(stepToAction('torch-1'))
    expect(meant(state, space('e2-14'))).toEqual(stepToAction('e2-10'))
  })

  it('never uses one space for two branches of the wheels (COS-113, COS-115)', () => {
    const pegs = { wand: 2 }
    const state = createPosition({ players: [{ at: 'e1-06', pegs }, {}] })
    rollAndGo(state, 7)
    const ways = legalActions(state).map((action) => clicks(state, action))
    expect(ways.map(([first]) => first)).toEqual(['space:e1-09', 'space:wheel-1'])
    expect(new Set(ways.flat()).size).toBe(ways.flat().length)
    play(state, stepToAction('wheel-1'))
    expect(legalActions(state)).toEqual([stepToAction('wheel-2'), stepToAction('e1-08')])
    const further = legalActions(state).map((action) => clicks(state, action))
    expect(new Set(further.flat()).size).toBe(further.flat().length)
  })

  it('plans the next life with the dice, the pawn or account of a player, or waiting (COS-137)', () => {
    const state = createPosition({ players: [{ at: 's-18' }, { at: 'e1-05' }] })
    expect(clicks(state, { do: 'roll' })).toEqual(['dice', `${CONTROLS}reenter`])
    expect(clicks(state, joinPlayerAction(1))).toEqual(['pawn:1', 'seat 1'])
    expect(clicks(state, waitAction)).toEqual([`${CONTROLS}wait`])
  })

  it('chooses a colour on the shelves of the account, or with a button (COS-58, COS-66)', () => {
    const state = createPosition({ players: [{ at: 'e2-01' }, {}] })
    rollAndGo(state, 3)
    expect(clicks(state, chooseColourAction('green'))).toEqual([
      'seat0:rings:green',
      'seat0:beads:green',
      `${CONTROLS}green`,
    ])
  })

  it('B1b-5: the button of a third bead names the habit, which also gets an event banner (COS-48)', () => {
    const state = createPosition({ players: [{ at: 'e2-01', beads: { green: 2 } }, {}] })
    rollAndGo(state, 3)
    const last = (action: CosmicAction): string | undefined => clicks(state, action).at(-1)
    expect([last(chooseColourAction('green')), last(chooseColourAction('orange'))]).toEqual([
      `${CONTROLS}green.habit`,
      `${CONTROLS}orange`,
    ])
    const events = play(state, chooseColourAction('green')).map((event) => visibleEventFor(event, 0))
    expect(eventBannerOfEvents(events, cosmicKarma.view(state, 0))).toMatchObject({ sign: 'beads', seats: [0] })
    expect(
      eventBannerOfEvents(
        events.filter(({ kind }) => kind !== 'habit'),
        cosmicKarma.view(state, 0),
      ),
    ).toBeUndefined()
  })

  it('turns a Choice Card over or keeps it, with a click on a side or with a button (COS-101)', () => {
    const state = createPosition({ players: [{ at: 'e1-01', pegs: { torch: 2 } }, {}], next: ['cc1-01'] })
    rollAndGo(state, 2, 'b')
    expect(clicks(state, chooseSideAction('b'))).toEqual(['card:cc1-01:b', `${CONTROLS}asDrawn`])
    expect(clicks(state, chooseSideAction('a'))).toEqual(['card:cc1-01:a', `${CONTROLS}turned`])
  })

  it('gives back or exchanges a bead with a click on it, or declines with a button (COS-59, COS-60)', () => {
    const beads = { green: 1, orange: 1 }
    const fountain = createPosition({ players: [{ at: 's-13', beads }, {}] })
    rollAndGo(fountain, 2)
    expect(clicks(fountain, giveBackBeadAction('green'))).toEqual(['seat0:beads:green'])
    expect(clicks(fountain, doneAction)).toEqual([`${CONTROLS}done.discard`])
    const shop = createPosition({ players: [{ at: 's-10', beads }, {}] })
    rollAndGo(shop, 2)
    expect(clicks(shop, exchangeAction('orange'))).toEqual(['seat0:beads:orange'])
    expect(clicks(shop, doneAction)).toEqual([`${CONTROLS}done.recolour`])
  })

  it('takes and gives pegs with a click on their shelves (COS-99, COS-100)', () => {
    const counter = createPosition({ players: [{ at: 's-05', pegs: { sword: 2 } }, {}] })
    rollAndGo(counter, 2)
    expect(clicks(counter, takePegAction('torch'))).toEqual(['seat0:pegs:torch', `${CONTROLS}torch`])
    const lost = createPosition({ players: [{ at: 'e3-03', pegs: { sword: 1, wand: 1 } }, {}], next: ['kc3-07'] })
    rollAndGo(lost, 2)
    expect(clicks(lost, giveBackPegAction('wand'))).toEqual(['seat0:pegs:wand'])
  })

  it('chooses the player for a ring or a trade of places by pawn or account (COS-61, COS-92)', () => {
    const given = createPosition({ players: [{ at: 'e1-01' }, {}, {}], next: ['cc1-11'] })
    rollAndGo(given, 2, 'b')
    expect(clicks(given, chooseGiftTakerAction(2))).toEqual(['pawn:2', 'seat 2'])
    const traded = createPosition({ players: [{ at: 'e4-01' }, { at: 'e3-03' }], next: ['kc4-08'] })
    rollAndGo(traded, 2)
    expect(clicks(traded, swapAction(1))).toEqual(['pawn:1', 'seat 1'])
    expect(clicks(traded, doneAction)).toEqual([`${CONTROLS}done.swap`])
  })

  it('loosens a habit with a click on it (COS-104)', () => {
    const habits = { green: 1, orange: 2 }
    const state = createPosition({ players: [{ at: 'sword-1', pegs: { sword: 2 }, habits }, {}] })
    rollAndGo(state, 2)
    expect(clicks(state, loosenHabitAction('orange'))).toEqual(['seat0:habits:orange'])
  })

  it('plays a single choice with a click on the pawn or a button (COS-16, COS-18)', () => {
    const state = createPosition({ players: [{ lostTurns: 1 }, {}] })
    expect(clicks(state, { do: 'sitOut' })).toEqual(['pawn:0', `${CONTROLS}sitOut`])
    const pegs = { torch: 2, sword: 2, wand: 2 }
    const ready = createPosition({ players: [{ at: 'e4-15', pegs }, {}] })
    expect(clicks(ready, { do: 'home' })).toEqual(['pawn:0', `${CONTROLS}home`])
  })
})

describe('whole games', () => {
  it.each([2, 4, 6])('have no two choices with the same click: %i players', (players) => {
    const configured = createTableConfig(cosmicKarma.info, players, {})
    if (!configured.ok) throw new Error(configured.reason.id)
    const random = createRandomStream(seedFromText('clicks'), 'players')
    const { emit } = createEventRecorder(() => undefined)
    const state = cosmicKarma.setup(configured.config, createRandomStream(seedFromText('clicks'), 0), emit)
    const problems = new Set<string>()
    for (let at = 1; cosmicKarma.outcome(state) === null && at < 2500; at++) {
      const seat = decider(state)
      const view = cosmicKarma.view(state, seat)
      const choices = cosmicKarma.choices(state, seat)
      const keys = choices.flatMap((action) => clickPathFor(action, view).steps.flat().map(targetName))
      if (new Set(keys).size < keys.length) problems.add(keys.join(' '))
      cosmicKarma.play(state, seat, random.pick(choices), createRandomStream(seedFromText('clicks'), at), emit)
    }
    expect([...problems]).toEqual([])
  })
})
