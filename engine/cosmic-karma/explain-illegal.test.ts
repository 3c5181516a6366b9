import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { equalJson } from '../core/contract/json.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { promptFor as asksOf } from './prompts.ts'
import { KARMA_COLOURS, FREE_WILL_NUMBERS, TOOLS } from './data.ts'
import { cosmicKarma } from './index.ts'
import type { CosmicAction, CosmicState } from './state.ts'
import {
  freeWillCardAction,
  chooseColourAction,
  decider,
  doneAction,
  exchangeAction,
  chooseGiftTakerAction,
  giveBackBeadAction,
  goAction,
  returnHomeAction,
  joinPlayerAction,
  loosenHabitAction,
  giveBackPegAction,
  scriptedRandom,
  PEG_COUNTS_OF_ALL_TOOLS,
  isLegal,
  play,
  playWithRandom,
  createPosition,
  rollAndGo,
  chooseSideAction,
  sitOutAction,
  stepToAction,
  swapAction,
  takePegAction,
  waitAction,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

/** The player that moves two spaces, and another player. */
type Position = readonly [own: PlayerSketch, other?: PlayerSketch]

const dice: CosmicAction = { do: 'roll' }

/** The reason against an action, without its common beginning; for the seat that must choose, or another one. */
function reason(state: CosmicState, action: CosmicAction, seat = decider(state)): unknown {
  expect(seat === decider(state) && isLegal(state, action)).toBe(false)
  const message = cosmicKarma.explainIllegal(cosmicKarma.view(state, seat), seat, action)
  const id = message?.id.replace('cosmic-karma.why.', '')
  return message?.values === undefined ? id : [id, message.values]
}

/** Everything that could be tried at a table of three. */
const ATTEMPTS: readonly CosmicAction[] = [
  dice,
  goAction,
  waitAction,
  sitOutAction,
  returnHomeAction,
  doneAction,
  chooseSideAction('a'),
  chooseSideAction('b'),
  ...FREE_WILL_NUMBERS.map(freeWillCardAction),
  ...[0, 1, 2].flatMap((seat) => [joinPlayerAction(seat), chooseGiftTakerAction(seat), swapAction(seat)]),
  ...KARMA_COLOURS.flatMap((shade) => [
    chooseColourAction(shade),
    giveBackBeadAction(shade),
    exchangeAction(shade),
    loosenHabitAction(shade),
  ]),
  ...TOOLS.flatMap((tool) => [takePegAction(tool), giveBackPegAction(tool)]),
  ...(['e1-09', 'wheel-1', 'wheel-2', 'e2-10', 'torch-1', 's-05'] as const).map(stepToAction),
]

/** Of every attempt of the seat that must choose: it is offered, or there is a reason against it; never both. */
function expectReasons(state: CosmicState): void {
  const seat = decider(state)
  const offered = cosmicKarma.choices(state, seat)
  const view = cosmicKarma.view(state, seat)
  for (const action of ATTEMPTS) {
    const said = cosmicKarma.explainIllegal(view, seat, action)
    const legal = offered.some((choice) => equalJson(choice, action))
    expect(said === undefined, JSON.stringify([action, state.stack])).toBe(legal)
  }
}

describe('explainIllegal', () => {
  test('rejects actions out of turn, after the end, in a lost turn and when the pawn returns home', () => {
    expect(reason(createPosition(), dice, 1)).toEqual(['notYourTurn', { seat: { seat: 0 } }])
    const won = createPosition({ players: [{ at: 'e4-14', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}] })
    rollAndGo(won, 2)
    expect(cosmicKarma.explainIllegal(cosmicKarma.view(won, 0), 0, dice)).toEqual({ id: 'cosmic-karma.why.gameOver' })
    expect(reason(createPosition({ players: [{ lostTurns: 1 }, {}] }), dice)).toBe('first.sitOut')
    expect(reason(createPosition({ players: [{ at: 'e4-15', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}] }), dice)).toBe(
      'first.home',
    )
    expect([reason(createPosition(), sitOutAction), reason(createPosition(), returnHomeAction)]).toEqual([
      'noLostTurn',
      'notHome',
    ])
  })

  test('rejects mixing dice and cards, and cards that the player does not have', () => {
    const state = createPosition({ players: [{ at: 'e1-01', freeWill: [2] }, {}] })
    expect([reason(state, goAction), reason(state, freeWillCardAction(4))]).toEqual([
      'first.start',
      ['noSuchCard', { number: 4 }],
    ])
    const thrown = structuredClone(state)
    play(state, freeWillCardAction(2))
    expect([reason(state, dice), reason(state, freeWillCardAction(2))]).toEqual([
      'diceOrCards',
      ['noSuchCard', { number: 2 }],
    ])
    play(thrown, dice)
    expect([reason(thrown, freeWillCardAction(2)), reason(thrown, dice)]).toEqual(['diceOrCards', 'rolledAlready'])
  })

  test('rejects waiting and joining in Future Life Planning when the rules forbid them', () => {
    const state = createPosition({ players: [{ at: 's-18', waits: 3, freeWill: [1] }, { at: 'wheel-1' }] })
    expect(reason(state, waitAction)).toEqual(['waitedEnough', { waits: 3 }])
    expect([reason(state, joinPlayerAction(1)), reason(state, joinPlayerAction(0))]).toEqual([
      ['notInLands', { seat: { seat: 1 } }],
      'notYourself',
    ])
    play(state, freeWillCardAction(1))
    expect([reason(state, joinPlayerAction(1)), reason(state, waitAction)]).toEqual(['reentering', 'reentering'])
    expect(reason(createPosition(), waitAction)).toBe('notPlanning')
  })

  test('rejects steps without a fork, to a space too far away, or into a closed wheel', () => {
    const space = (id: string) => ({ space: { id: `cosmic-karma.space.${id}.name` } })
    expect(reason(createPosition(), stepToAction('e1-01'))).toBe('noFork')
    const gate = createPosition({ players: [{ at: 'e2-08' }, {}] })
    rollAndGo(gate, 3)
    expect(reason(gate, stepToAction('e2-12'))).toEqual(['notNext', space('e2-12')])
    expect([reason(gate, goAction), reason(gate, dice), reason(gate, doneAction)]).toEqual([
      'first.fork',
      'first.fork',
      'first.fork',
    ])
    const view = cosmicKarma.view(gate, 0)
    const at = (stood: object, move: object, pegs: object) => {
      const seen = structuredClone(view)
      Object.assign(seen.players[0] ?? {}, { space: 'e1-08', pegs: { torch: 0, sword: 0, wand: 0, ...pegs } }, stood)
      Object.assign(seen.stack.at(-1) ?? {}, move)
      return cosmicKarma.explainIllegal(seen, 0, stepToAction('wheel-1'))?.id.replace('cosmic-karma.why.', '')
    }
    expect(at({}, { came: 'e1-07' }, { wand: 1 })).toBe('needsWand')
    expect(at({}, { came: 'wheel-1' }, { wand: 2 })).toBe('wheelLeft')
    expect(at({}, { came: null }, { wand: 2 })).toBe('passOver')
    expect(at({}, { came: 'e1-07' }, { wand: 2 })).toBeUndefined()
  })

  test('rejects answers that name a bead, peg or player that is not available', () => {
    const green = { colour: { id: 'cosmic-karma.colour.green' } }
    const tool = (name: string) => ({ tool: { id: `cosmic-karma.tool.${name}` } })
    const fountain = createPosition({ players: [{ at: 's-13', beads: { orange: 1 } }, {}] })
    rollAndGo(fountain, 2)
    expect([reason(fountain, giveBackBeadAction('green')), reason(fountain, chooseColourAction('green'))]).toEqual([
      ['noLooseBead', green],
      'first.discard',
    ])
    const paint = createPosition({ players: [{ at: 's-10', beads: { orange: 1 } }, {}] })
    rollAndGo(paint, 2)
    expect(reason(paint, exchangeAction('green'))).toEqual(['noLooseBead', green])
    const talents = createPosition({ players: [{ at: 's-05', pegs: { torch: 2 } }, {}] })
    rollAndGo(talents, 2)
    expect(reason(talents, takePegAction('torch'))).toEqual(['masterAlready', tool('torch')])
    const pegs = { torch: 2, sword: 1, wand: 1 }
    const lose = createPosition({ players: [{ at: 'e3-10', pegs }, {}], next: ['kc3-07'] })
    rollAndGo(lose, 2)
    expect([reason(lose, giveBackPegAction('torch')), reason(lose, doneAction)]).toEqual([
      ['masterKept', tool('torch')],
      'first.losePeg',
    ])
    const sword = createPosition({
      players: [{ at: 'sword-1', pegs: { sword: 2 }, habits: { green: 1, orange: 1 } }, {}],
    })
    rollAndGo(sword, 2)
    expect(reason(sword, dice)).toBe('first.loosen')
    const gifts = createPosition({ players: [{ at: 'e1-01' }, {}, {}], next: ['cc1-11'] })
    rollAndGo(gifts, 2, 'b')
    expect(reason(gifts, chooseGiftTakerAction(0))).toBe('notYourself')
    const trade = createPosition({ players: [{ at: 'e4-01' }, { at: 'e1-01' }, { at: 's-02' }], next: ['kc4-08'] })
    rollAndGo(trade, 2)
    expect(reason(trade, swapAction(2))).toEqual(['notInLands', { seat: { seat: 2 } }])
  })

  test('for every prompt kind, each attempt is either offered or has a reason', () => {
    const others = [{ at: 'e1-03' }, { at: 's-02' }] as const
    const pegs = { torch: 2, sword: 1, wand: 1 }
    const starts = [
      createPosition({ players: [{ at: 'e1-05', freeWill: [2] }, ...others] }),
      createPosition({ players: [{ at: 'e1-05', lostTurns: 1, freeWill: [2] }, ...others] }),
      createPosition({ players: [{ at: 'e4-15', pegs: PEG_COUNTS_OF_ALL_TOOLS, freeWill: [2] }, ...others] }),
      createPosition({ players: [{ at: 's-18', waits: 3, freeWill: [2, 5] }, ...others] }),
      createPosition({ players: [{ at: 's-18', waits: 2, freeWill: [2, 5] }, ...others] }),
    ]
    const two: readonly Position[] = [
      [{ at: 's-18', waits: 1 }],
      [{ at: 'e2-08' }],
      [{ at: 'e1-07', pegs: { wand: 2 } }],
      [{ at: 'e1-07', pegs: { wand: 1 } }],
      [{ at: 'wheel-1', pegs: { wand: 2 } }],
      [{ at: 'e1-01' }, { habits: { green: 1, orange: 1 }, at: 'e1-03' }],
      [{ at: 'e1-01', pegs: { torch: 2 } }],
      [{ at: 'e2-02' }],
      [{ at: 's-13', beads: { green: 1 } }],
      [{ at: 's-13', beads: { green: 1, orange: 2 } }],
      [{ at: 's-10', beads: { orange: 2 } }],
      [{ at: 's-05', pegs: { torch: 1, sword: 2 } }],
      [{ at: 'e3-10', pegs }],
      [{ at: 'e1-13' }],
      [{ at: 'e4-01' }],
      [{ at: 'sword-1', pegs: { sword: 2 }, habits: { green: 1, orange: 2 } }],
    ]
    const next = ['cc1-11', 'cc2-02', 'kc3-07', 'kc4-08'] as const
    const kindOf = (state: CosmicState) => asksOf(state, decider(state))?.kind ?? ''
    const asks = new Set(starts.map(kindOf))
    starts.forEach(expectReasons)
    for (const [own, other = others[0]] of two) {
      const state = createPosition({ players: [{ ...own, freeWill: [2, 6] }, other, others[1]], next })
      const thrown = structuredClone(state)
      play(thrown, dice)
      play(state, freeWillCardAction(2))
      for (const each of [thrown, state]) {
        expectReasons(each)
        asks.add(kindOf(each))
      }
      playWithRandom(scriptedRandom(1), state, goAction)
      expectReasons(state)
      asks.add(kindOf(state))
    }
    expect([...asks].sort()).toEqual(
      'cards colour discard dual fork gift home loosen losePeg planning recolour roll rolled side sitOut start swap takePeg'.split(
        ' ',
      ),
    )
  })

  test('in a random game, each attempt of the deciding seat is either offered or has a reason', () => {
    const random = createRandomStream(seedFromText('reasons'), 0)
    const state = cosmicKarma.setup({ players: 3, options: { extraBeads: 1 } }, random, noopEventSink)
    for (let i = 0; i < 600 && state.winner === null; i++) {
      expectReasons(state)
      const seat = decider(state)
      cosmicKarma.play(state, seat, random.pick(cosmicKarma.choices(state, seat)), random, noopEventSink)
    }
  })
})
