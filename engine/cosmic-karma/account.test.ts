import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { seedFromText } from '../core/contract/random.ts'
import { isReadyToReturn, takeRingsOrBeadsFromBank } from './account.ts'
import { SPACES } from './board.ts'
import { TOOLS } from './data.ts'
import { CHOICE_CARDS, KARMA_CARDS } from './card-table.ts'
import type { KarmaColour, EffectStep, KarmaPieceKind } from './data.ts'
import { cosmicKarma } from './index.ts'
import {
  accountText,
  choicesText,
  chooseColourAction,
  decider,
  doneAction,
  exchangeAction,
  chooseGiftTakerAction,
  giveBackBeadAction,
  PEG_COUNTS_OF_ALL_TOOLS,
  legalActions,
  play,
  createPlayer,
  createPosition,
  rollAndGo,
  eventsOfKind,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

/** The account after taking pieces, one after another. */
function after(sketch: PlayerSketch, ...pieces: readonly (readonly [KarmaPieceKind, KarmaColour, number?])[]): string {
  const state = createPosition({ players: [sketch, {}] })
  const [own] = state.players
  if (own !== undefined)
    for (const [item, shade, count] of pieces) takeRingsOrBeadsFromBank(own, 0, item, shade, count ?? 1, noopEventSink)
  return accountText(state)
}

describe('beads, rings and habits', () => {
  test('COS-46: a bead cancels a ring of its colour, and both go to the bank', () => {
    expect(after({ rings: { green: 2 } }, ['bead', 'green'])).toBe('rings 1/0')
    const state = createPosition({ players: [{ at: 'e1-02', rings: { green: 1 } }, {}] })
    const events = rollAndGo(state, 2)
    expect(eventsOfKind(events, 'took')).toEqual([
      { kind: 'took', seat: 0, item: 'bead', colour: 'green', count: 1, cancelled: 1 },
    ])
    const [ring] = eventsOfKind(events, 'moved').filter(({ piece }) => piece === 'ring:green')
    expect(ring).toMatchObject({ from: 'seat0:rings:green', to: 'bank' })
  })

  test('COS-47: a bead that is not cancelled is loose', () => {
    expect(after({ rings: { green: 1 } }, ['bead', 'orange'])).toBe('beads 0/1 rings 1/0')
  })

  test('COS-48: three loose beads of a colour become a habit at once', () => {
    expect(after({ beads: { orange: 2 } }, ['bead', 'orange'])).toBe('habits 0/1')
    expect(after({ beads: { green: 1, orange: 1 } }, ['bead', 'orange'])).toBe('beads 1/2')
    const events = rollAndGo(createPosition({ players: [{ at: 'e1-02', beads: { green: 2 } }, {}] }), 2)
    expect(eventsOfKind(events, 'habit')).toEqual([{ kind: 'habit', seat: 0, colour: 'green' }])
    expect(eventsOfKind(events, 'moved').slice(-2)).toEqual([
      { kind: 'moved', piece: 'bead:green', from: 'seat0:beads:green', to: 'seat0:habits:green', count: 3 },
      { kind: 'moved', piece: 'stick:green', from: 'bank', to: 'seat0:habits:green', count: 1 },
    ])
  })

  test('COS-49: a stick has three beads; the next one is loose again', () => {
    expect(after({}, ['bead', 'green', 4])).toBe('beads 1/0 habits 1/0')
    expect(after({}, ['bead', 'green', 6])).toBe('habits 2/0')
  })

  test('COS-50: a ring cancels a loose bead of its colour, and both go to the bank', () => {
    expect(after({ beads: { green: 2 } }, ['ring', 'green'])).toBe('beads 1/0')
  })

  test('COS-51: a ring never cancels a bead of the other colour', () => {
    expect(after({ beads: { green: 2 } }, ['ring', 'orange'])).toBe('beads 2/0 rings 0/1')
  })

  test('COS-52: a ring never cancels a bead on a stick: a player may have rings and habits of one colour', () => {
    expect(after({ habits: { green: 1 } }, ['ring', 'green', 3])).toBe('rings 3/0 habits 1/0')
  })

  test('COS-53: rings are kept without limit', () => {
    expect(after({}, ['ring', 'orange', 120])).toBe('rings 0/120')
  })

  test('COS-54: remaining rings do not keep a player from being ready', () => {
    expect(isReadyToReturn(createPlayer({ pegs: PEG_COUNTS_OF_ALL_TOOLS, rings: { green: 4, orange: 1 } }))).toBe(true)
    expect(isReadyToReturn(createPlayer({ pegs: PEG_COUNTS_OF_ALL_TOOLS, habits: { green: 1 } }))).toBe(false)
  })

  test('COS-125: a player is ready with six pegs, and no loose bead and no habit of either colour', () => {
    for (const count of [1, 2])
      for (const first of [0, count])
        for (const second of [0, count]) {
          const some = { green: first, orange: second }
          const none = first + second === 0
          expect(isReadyToReturn(createPlayer({ pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: some }))).toBe(none)
          expect(isReadyToReturn(createPlayer({ pegs: PEG_COUNTS_OF_ALL_TOOLS, habits: some }))).toBe(none)
          expect(
            isReadyToReturn(
              createPlayer({ pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { green: first }, habits: { orange: second } }),
            ),
          ).toBe(none)
          expect(
            isReadyToReturn(
              createPlayer({ pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { orange: first }, habits: { green: second } }),
            ),
          ).toBe(none)
          expect(
            isReadyToReturn(
              createPlayer({ pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { green: first }, habits: { green: second } }),
            ),
          ).toBe(none)
          expect(
            isReadyToReturn(
              createPlayer({ pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { orange: first }, habits: { orange: second } }),
            ),
          ).toBe(none)
        }
    for (const tool of TOOLS)
      for (const pegs of [0, 1])
        expect(isReadyToReturn(createPlayer({ pegs: { ...PEG_COUNTS_OF_ALL_TOOLS, [tool]: pegs } }))).toBe(false)
  })

  test('COS-55: no account has a ring and a loose bead of one colour, or three loose beads of one colour', () => {
    const random = createRandomStream(seedFromText('account'), 0)
    for (let game = 0; game < 40; game++) {
      const own = createPlayer({})
      for (let piece = 0; piece < 40; piece++) {
        takeRingsOrBeadsFromBank(
          own,
          0,
          random.pick(['ring', 'bead']),
          random.pick(['green', 'orange']),
          1 + random.int(3),
          noopEventSink,
        )
        for (const shade of ['green', 'orange'] as const) {
          expect(own.beads[shade] * own.rings[shade]).toBe(0)
          expect(own.beads[shade]).toBeLessThan(3)
        }
      }
    }
  })

  test('COS-56: a player takes several pieces one at a time', () => {
    expect(after({ rings: { green: 1 } }, ['bead', 'green', 2])).toBe('beads 1/0')
    expect(after({ beads: { green: 2 }, rings: {} }, ['bead', 'green', 1], ['ring', 'green', 2])).toBe(
      'rings 2/0 habits 1/0',
    )
  })

  test('COS-57, COS-91: effect lists have rings before beads, movements last, and are read from left to right', () => {
    const lists: (readonly EffectStep[])[] = [
      ...Object.values(SPACES).map(({ effect }) => effect),
      ...Object.values(KARMA_CARDS).map(({ effect }) => effect),
      ...Object.values(CHOICE_CARDS).flatMap(({ a, b }) => [a, b]),
    ]
    for (const list of lists) {
      const items = list.flatMap((effect) => (effect.op === 'gain' ? [effect.item] : []))
      expect(!items.includes('bead') || items.lastIndexOf('ring') < items.indexOf('bead')).toBe(true)
      const moves = list.findIndex(({ op }) => op === 'advance' || op === 'goTo')
      expect(moves === -1 || moves === list.length - 1).toBe(true)
    }
    // In a majority too: the ring comes before the bead of the space.
    const state = createPosition({
      players: [
        { at: 'e1-02', beads: { green: 2 } },
        { at: 'e1-04', rings: { green: 3 } },
      ],
    })
    rollAndGo(state, 2)
    expect(accountText(state)).toBe('beads 2/0')
  })
})

describe('colour choices', () => {
  test('COS-58: the player chooses green or orange for each piece', () => {
    const state = createPosition({ players: [{ at: 's-14', beads: { orange: 1 } }, {}] })
    rollAndGo(state, 2)
    expect(choicesText(state)).toBe('colour:green colour:orange')
    const other = structuredClone(state)
    play(state, chooseColourAction('green'))
    play(other, chooseColourAction('orange'))
    expect([accountText(state), accountText(other), decider(state)]).toEqual(['beads 0/1 rings 1/0', '', 1])
  })

  test('COS-59: a player gives back up to two loose beads of any colours, and no habits', () => {
    const start = () => {
      const own = { at: 's-12', beads: { green: 1, orange: 1 }, habits: { green: 1 } } as const
      const state = createPosition({ players: [own, {}] })
      rollAndGo(state, 3)
      return state
    }
    const both = start()
    expect(choicesText(both)).toBe('giveBack:green giveBack:orange done')
    play(both, giveBackBeadAction('green'))
    expect(choicesText(both)).toBe('giveBack:orange done')
    play(both, giveBackBeadAction('orange'))
    expect([accountText(both), decider(both)]).toEqual(['habits 1/0', 1])
    const none = start()
    expect(eventsOfKind(play(none, doneAction), 'declined')).toEqual([{ kind: 'declined', seat: 0, what: 'discard' }])
    expect(accountText(none)).toBe('beads 1/1 habits 1/0')
    const nothing = createPosition({ players: [{ at: 's-12', habits: { green: 1 } }, {}] })
    expect(eventsOfKind(rollAndGo(nothing, 3), 'nothing')).toEqual([{ kind: 'nothing', seat: 0, what: 'discard' }])
    expect(decider(nothing)).toBe(1)
  })

  test('COS-60: a player may exchange one loose bead for one of the other colour, which a ring may cancel', () => {
    const start = (own: PlayerSketch) => {
      const state = createPosition({ players: [{ ...own, at: 's-09' }, {}] })
      rollAndGo(state, 3)
      return state
    }
    const plain = start({ beads: { green: 2 } })
    expect(choicesText(plain)).toBe('exchange:green done')
    play(plain, exchangeAction('green'))
    expect(accountText(plain)).toBe('beads 1/1')
    const ring = start({ beads: { green: 1 }, rings: { orange: 2 } })
    expect(eventsOfKind(play(ring, exchangeAction('green')), 'exchanged')[0]?.cancelled).toBe(1)
    expect(accountText(ring)).toBe('rings 0/1')
    const habit = start({ beads: { green: 1, orange: 2 } })
    play(habit, exchangeAction('green'))
    expect(accountText(habit)).toBe('habits 0/1')
    const kept = start({ beads: { green: 1 } })
    play(kept, doneAction)
    expect(accountText(kept)).toBe('beads 1/0')
    expect(decider(start({ rings: { green: 1 } }))).toBe(1)
  })

  test('COS-61: a chosen other player in any realm takes a ring, which may cancel a bead', () => {
    const others = [{ at: 's-04', beads: { green: 1 } }, { at: 'e4-02' }, { at: 'wheel-1' }] as const
    const state = createPosition({ players: [{ at: 'e1-01' }, ...others], next: ['cc1-11'] })
    rollAndGo(state, 2, 'b')
    expect(choicesText(state)).toBe('gift:1 gift:2 gift:3')
    play(state, chooseGiftTakerAction(1))
    expect([accountText(state, 0), accountText(state, 1), decider(state)]).toEqual(['rings 2/0', '', 1])
    const two = createPosition({ players: [{ at: 'e1-01' }, {}], next: ['cc1-11'] })
    const events = rollAndGo(two, 2, 'b')
    expect(eventsOfKind(events, 'gift')).toEqual([{ kind: 'gift', seat: 0, to: 1, colour: 'green' }])
    expect([accountText(two, 1), legalActions(two)]).toEqual(['rings 1/0', cosmicKarma.choices(two, 1)])
  })
})
