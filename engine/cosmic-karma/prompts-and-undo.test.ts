/** Prompts and undo: rules of this edition (COS-161, COS-162, COS-165). */
import { describe, expect, test } from 'vitest'
import type { Seat } from '../core/contract/game.ts'
import { seedFromText } from '../core/contract/random.ts'
import { Table } from '../core/host/table.ts'
import { actOrThrow } from '../core/invariants/test-helpers.ts'
import { cosmicKarma } from './index.ts'
import type { CosmicAction, CosmicState } from './state.ts'
import {
  spaceOfSeat,
  freeWillCardAction,
  goAction,
  joinPlayerAction,
  PEG_COUNTS_OF_ALL_TOOLS,
  createPosition,
  waitAction,
} from './testing.ts'
import type { PositionSketch } from './testing.ts'

const roll: CosmicAction = { do: 'roll' }

/** A table at the beginning of a turn, which plays by itself what it need not ask. */
function tableAt(sketch: PositionSketch, change: (state: CosmicState) => void = () => undefined): Table {
  const state = createPosition(sketch)
  change(state)
  const config = { players: state.players.length, options: { extraBeads: 0 } }
  const table = new Table({ game: cosmicKarma, config, seed: seedFromText('asked'), base: { state, events: 0 } })
  table.playForcedChoices()
  return table
}

function stateOf(table: Table): CosmicState {
  return table.state as CosmicState
}

/** The log of a table, with the table's own choices in brackets. */
function played(table: Table): string {
  return table.log
    .map(({ action, auto }) => {
      const words = Object.values(action as CosmicAction).join(':')
      return auto === true ? `(${words})` : words
    })
    .join(' ')
}

/** A table at which these actions have been played. */
function after(sketch: PositionSketch, ...actions: readonly CosmicAction[]): Table {
  const table = tableAt(sketch)
  for (const action of actions) actOrThrow(table, 0, action)
  return table
}

function undone(table: Table, seat: Seat = 0): string {
  const done = table.undo(seat)
  return done.ok ? played(table) : done.reason.id
}

const DRAWN = 'table.undo.drawn'
const SHOWN = 'table.undo.shown'

describe('prompts of a table', () => {
  test('COS-165: a player without cards must throw the dice, and the table then moves the pawn automatically', () => {
    const table = tableAt({ players: [{ at: 'e1-01' }, { at: 'e1-01' }] })
    expect([played(table), table.decision(0)?.choices]).toEqual(['', [roll]])
    actOrThrow(table, 0, roll)
    expect([played(table), table.decision(1)?.choices]).toEqual(['roll (go)', [roll]])
  })

  test('COS-165, COS-148: a player in Future Life Planning with no other choice must throw the dice', () => {
    const table = tableAt({ players: [{ at: 's-18', waits: 3 }, { at: 's-18' }] })
    expect([played(table), table.decision(0)?.choices]).toEqual(['', [roll]])
    expect(tableAt({ players: [{ at: 's-18', waits: 2 }, { at: 's-18' }] }).decision(0)?.choices).toEqual([
      roll,
      waitAction,
    ])
  })

  test('COS-165: after the last card of a hand is laid out the pawn still waits for go, and the card can be undone', () => {
    const table = after(
      { players: [{ at: 'e1-01', freeWill: [2, 3] }, {}] },
      freeWillCardAction(3),
      freeWillCardAction(2),
    )
    expect([played(table), spaceOfSeat(stateOf(table)), table.decision(0)?.choices]).toEqual([
      'card:3 card:2',
      'e1-01',
      [goAction],
    ])
    expect(undone(table)).toBe('card:3')
    actOrThrow(table, 0, goAction)
    expect([played(table), spaceOfSeat(stateOf(table))]).toEqual(['card:3 go', 'e1-04'])
  })

  test('COS-16, COS-18: the table plays a lost turn and the return home from Hanging On automatically', () => {
    const lost = tableAt({ players: [{ at: 'e1-05', lostTurns: 1, freeWill: [1] }, { at: 'e1-09' }] })
    expect([played(lost), lost.deciders]).toEqual(['(sitOut)', [1]])
    const home = tableAt({ players: [{ at: 'e4-15', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}] })
    expect([played(home), stateOf(home).end]).toEqual(['(home)', 'start'])
  })

  test('COS-161, COS-33: a player chooses a route only at a fork with more than one open step', () => {
    const asked = (sketch: PositionSketch, ...actions: readonly CosmicAction[]): unknown =>
      after(sketch, ...actions)
        .decision(0)
        ?.choices.map((choice) => (choice as { to?: string }).to)
    const wand = { torch: 0, sword: 0, wand: 2 }
    expect(asked({ players: [{ at: 'e2-08', freeWill: [2] }, {}] }, freeWillCardAction(2), goAction)).toEqual([
      'e2-10',
      'torch-1',
    ])
    expect(
      asked({ players: [{ at: 'e1-07', freeWill: [2], pegs: wand }, {}] }, freeWillCardAction(2), goAction),
    ).toEqual(['e1-09', 'wheel-1'])
    // One peg is no Master Wand; a move that begins on the space goes on; and on the gate itself it has ended.
    for (const player of [
      { at: 'e1-07', freeWill: [2], pegs: { wand: 1 } },
      { at: 'e1-08', freeWill: [2], pegs: wand },
      { at: 'e2-07', freeWill: [2] },
      { at: 'e4-14', freeWill: [2] },
    ] as const)
      expect(after({ players: [player, { at: 'e1-01' }] }, freeWillCardAction(2), goAction).deciders).toEqual([1])
  })
})

describe('undo', () => {
  test('COS-162: laid out cards are undone one by one, and the player can throw the dice instead', () => {
    const table = after(
      { players: [{ at: 'e1-01', freeWill: [1, 1, 6] }, {}] },
      freeWillCardAction(1),
      freeWillCardAction(6),
      freeWillCardAction(1),
    )
    expect([undone(table), undone(table), undone(table)]).toEqual(['card:1 card:6', 'card:1', ''])
    expect(undone(table)).toBe('table.undo.nothing')
    expect(stateOf(table).players[0]?.freeWill).toEqual([1, 1, 6])
    actOrThrow(table, 0, roll)
    expect(undone(table)).toBe(DRAWN)
  })

  test('COS-163: a player can undo a move that reveals nothing, and not one that turns a card over', () => {
    const from = (space: 'e1-01' | 'e1-07' | 'e1-04', ...numbers: number[]): Table =>
      after(
        { players: [{ at: space, freeWill: numbers }, { at: 'e3-01' }] },
        ...numbers.map(freeWillCardAction),
        goAction,
      )
    expect(undone(from('e1-01', 1))).toBe('card:1')
    // A Free Will Card in passing and on landing, a Karma Card, a Choice Card.
    expect([undone(from('e1-07', 3)), undone(from('e1-07', 1))]).toEqual([SHOWN, SHOWN])
    expect([undone(from('e1-04', 2)), undone(from('e1-01', 2))]).toEqual([SHOWN, DRAWN])
  })

  test('COS-163, COS-78: a draw from a public pack can be undone unless the side of a Choice Card is random', () => {
    const from = (space: 'e1-01' | 'e1-07' | 'e1-04', number: number): string => {
      const table = tableAt(
        { players: [{ at: space, freeWill: [number] }, {}], next: ['kc1-07', 'cc1-01'] },
        (state) => {
          for (const pack of [...state.choicePacks, ...state.karmaPacks, state.freeWillPack]) pack.unseen = 0
        },
      )
      for (const action of [freeWillCardAction(number), goAction]) actOrThrow(table, 0, action)
      return undone(table)
    }
    expect([from('e1-07', 3), from('e1-04', 2), from('e1-01', 2)]).toEqual(['card:3', 'card:2', DRAWN])
  })

  test('COS-139, COS-146: waiting and joining can be undone unless a card was turned over', () => {
    const planning = { players: [{ at: 's-18' }, { at: 'e1-02' }] } as const
    expect([undone(after(planning, waitAction)), undone(after(planning, joinPlayerAction(1)))]).toEqual(['', ''])
    expect(undone(after({ players: [{ at: 's-18' }, { at: 'e1-06' }], next: ['kc1-07'] }, joinPlayerAction(1)))).toBe(
      SHOWN,
    )
  })
})
