/** Pegs and master tools, and the actions that each tool allows (section 9 of the rules). */
import { describe, expect, test } from 'vitest'
import { hasMasterToolOfKind } from './account.ts'
import { SPACE_IDS, SPACES } from './board.ts'
import {
  accountText,
  choicesText,
  spaceOfSeat,
  decider,
  loosenHabitAction,
  giveBackPegAction,
  PEG_COUNTS_OF_ALL_TOOLS,
  play,
  createPlayer,
  createPosition,
  rollAndGo,
  chooseSideAction,
  stepToAction,
  playerSummaryText,
  takePegAction,
  eventsOfKind,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

describe('pegs', () => {
  test('COS-95: two pegs of one kind form a master tool', () => {
    const state = createPosition({ players: [{ at: 'e1-03', pegs: { torch: 1 } }, {}] })
    const events = rollAndGo(state, 2)
    expect(eventsOfKind(events, 'masterTool')).toEqual([{ kind: 'masterTool', seat: 0, tool: 'torch' }])
    expect([1, 2].map((torch) => hasMasterToolOfKind(createPlayer({ pegs: { torch } }), 'torch'))).toEqual([
      false,
      true,
    ])
  })

  test('COS-96: a third peg of a kind is not collected', () => {
    const state = createPosition({ players: [{ at: 'e1-03', pegs: { torch: 2 } }, {}] })
    expect(eventsOfKind(rollAndGo(state, 2), 'nothing')).toEqual([{ kind: 'nothing', seat: 0, what: 'gainTool' }])
    expect(accountText(state)).toBe('pegs 2/0/0')
  })

  test('COS-97, COS-98: a player can lose a single peg, never a master tool', () => {
    const lose = (pegs: PlayerSketch['pegs']) => {
      const state = createPosition({ players: [{ at: 'e3-10', ...(pegs && { pegs }) }, {}], next: ['kc3-07'] })
      rollAndGo(state, 2)
      return accountText(state)
    }
    expect([lose({ sword: 1 }), lose({ sword: 2 }), lose({ sword: 2, wand: 1 })]).toEqual([
      '',
      'pegs 0/2/0',
      'pegs 0/2/0',
    ])
  })

  test('COS-99: a chosen peg is of a kind with fewer than two; with three master tools nothing happens', () => {
    const talents = (pegs: PlayerSketch['pegs']) => {
      const state = createPosition({ players: [{ at: 's-05', ...(pegs && { pegs }) }, {}] })
      const events = rollAndGo(state, 2)
      return { state, facts: events }
    }
    const open = talents({ torch: 2, wand: 1 })
    expect(choicesText(open.state)).toBe('takePeg:sword takePeg:wand')
    play(open.state, takePegAction('wand'))
    expect([accountText(open.state), decider(open.state)]).toEqual(['pegs 2/0/2', 1])
    expect(accountText(talents({ torch: 2, wand: 2 }).state)).toBe('pegs 2/1/2')
    const full = talents(PEG_COUNTS_OF_ALL_TOOLS)
    expect([eventsOfKind(full.facts, 'nothing').length, accountText(full.state), decider(full.state)]).toEqual([
      1,
      'pegs 2/2/2',
      1,
    ])
  })

  test('COS-100: a peg given back is of a kind with exactly one; without one nothing happens', () => {
    const state = createPosition({
      players: [{ at: 'e3-10', pegs: { torch: 1, wand: 1, sword: 2 } }, {}],
      next: ['kc3-07'],
    })
    rollAndGo(state, 2)
    expect(choicesText(state)).toBe('losePeg:torch losePeg:wand')
    play(state, giveBackPegAction('wand'))
    expect(accountText(state)).toBe('pegs 1/2/0')
    const none = createPosition({ players: [{ at: 'e3-10', pegs: { torch: 2 } }, {}], next: ['kc3-07'] })
    expect(eventsOfKind(rollAndGo(none, 2), 'nothing')).toMatchObject([{ what: 'loseTool' }])
  })
})

describe('master tools', () => {
  test('COS-101, COS-102: a player with a Master Torch sees both sides of a Choice Card and uses either', () => {
    const start = () => {
      const state = createPosition({ players: [{ at: 'e1-01', pegs: { torch: 2 } }, {}], next: ['cc1-01'] })
      rollAndGo(state, 2, 'a')
      return state
    }
    const kept = start()
    expect([choicesText(kept), kept.stack.at(-1)]).toMatchObject([
      'side:a side:b',
      { card: 'cc1-01', shown: 'a', side: null },
    ])
    expect(eventsOfKind(play(kept, chooseSideAction('a')), 'chose')).toMatchObject([{ side: 'a', turned: false }])
    const turned = start()
    expect(eventsOfKind(play(turned, chooseSideAction('b')), 'chose')).toMatchObject([{ side: 'b', turned: true }])
    expect([accountText(kept), accountText(turned)]).toEqual(['beads 1/0 pegs 2/0/0', 'rings 2/0 pegs 2/0/0'])
    const without = createPosition({ players: [{ at: 'e1-01', pegs: { torch: 1 } }, {}], next: ['cc1-01'] })
    rollAndGo(without, 2, 'a')
    expect(decider(without)).toBe(1)
  })

  const inTemple = (own: PlayerSketch, from: 'sword-1' | 'sword-4' = 'sword-1') => {
    const state = createPosition({ players: [{ pegs: { sword: 2 }, ...own, at: from }, {}] })
    const events = rollAndGo(state, 2)
    return { state, facts: events }
  }

  test('COS-103: a Master Sword loosens a habit: stick and one bead go to the bank, two beads become loose', () => {
    const { state, facts: events } = inTemple({ habits: { green: 1 } })
    expect([spaceOfSeat(state), accountText(state)]).toEqual(['sword-3', 'beads 2/0 pegs 0/2/0'])
    expect(eventsOfKind(events, 'loosened')).toEqual([{ kind: 'loosened', seat: 0, colour: 'green', cancelled: 0 }])
    expect(eventsOfKind(events, 'moved').filter(({ from }) => from === 'seat0:habits:green')).toMatchObject([
      { piece: 'stick:green', to: 'bank', count: 1 },
      { piece: 'bead:green', to: 'bank', count: 1 },
      { piece: 'bead:green', to: 'seat0:beads:green' },
      { piece: 'bead:green', to: 'seat0:beads:green' },
    ])
    expect(accountText(inTemple({ habits: { green: 1 }, pegs: { sword: 1 } }).state)).toBe('habits 1/0 pegs 0/1/0')
  })

  test('COS-104: loosening is automatic; with habits of both colours the player chooses one', () => {
    expect(decider(inTemple({ habits: { green: 3 } }).state)).toBe(1)
    const { state } = inTemple({ habits: { green: 1, orange: 1 } })
    expect(choicesText(state)).toBe('loosen:green loosen:orange')
    play(state, loosenHabitAction('orange'))
    expect([accountText(state), decider(state)]).toEqual(['beads 0/2 habits 1/0 pegs 0/2/0', 1])
  })

  test('COS-105: a peg of the space that completes the Master Sword counts before loosening', () => {
    const state = createPosition({ players: [{ at: 'sword-3', pegs: { sword: 1 }, habits: { orange: 1 } }, {}] })
    rollAndGo(state, 2)
    expect([spaceOfSeat(state), accountText(state)]).toEqual(['sword-5', 'beads 0/2 pegs 0/2/0'])
  })

  test('COS-106: freed beads are cancelled by rings, and may form a habit again', () => {
    expect(accountText(inTemple({ habits: { green: 1 }, rings: { green: 3 } }).state)).toBe('rings 1/0 pegs 0/2/0')
    expect(accountText(inTemple({ habits: { green: 1 }, rings: { green: 1 } }).state)).toBe('beads 1/0 pegs 0/2/0')
    expect(accountText(inTemple({ habits: { green: 1 }, beads: { green: 1 } }).state)).toBe('habits 1/0 pegs 0/2/0')
  })

  test('COS-107: one landing loosens one habit', () => {
    expect(accountText(inTemple({ habits: { green: 2 }, rings: { green: 4 } }).state)).toBe(
      'rings 2/0 habits 1/0 pegs 0/2/0',
    )
  })

  test('COS-108: passing temple spaces, or starting a turn there, loosens no habit', () => {
    const own = { pegs: { sword: 2 }, habits: { green: 1 } } as const
    const state = createPosition({ players: [{ ...own, at: 'sword-3' }, {}] })
    expect(eventsOfKind(rollAndGo(state, 5), 'loosened')).toEqual([])
    expect(playerSummaryText(state)).toBe('rings 0/1 habits 1/0 pegs 0/2/0 cards 1 at e3-09')
  })

  test('COS-109: only spaces of the Temple of the Sword loosen habits', () => {
    const spaces = SPACE_IDS.filter((space) => SPACES[space].effect.some(({ op }) => op === 'loosenHabit'))
    expect(spaces).toEqual(['sword-1', 'sword-2', 'sword-3', 'sword-4', 'sword-5', 'sword-6'])
  })

  test('COS-110: a Master Wand opens the Dharma Wheels', () => {
    const passing = (wand: number) => {
      const state = createPosition({ players: [{ at: 'e1-06', pegs: { wand } }, {}], next: ['kc1-02'] })
      rollAndGo(state, 7)
      return decider(state) === 0 ? choicesText(state) : spaceOfSeat(state)
    }
    expect([passing(1), passing(2)]).toEqual(['e1-13', 'step:e1-09 step:wheel-1'])
    const state = createPosition({ players: [{ at: 'e1-06', pegs: { wand: 2 } }, {}] })
    rollAndGo(state, 3)
    play(state, stepToAction('wheel-1'))
    expect(spaceOfSeat(state)).toBe('wheel-1')
  })
})
