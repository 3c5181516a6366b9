import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../contract/json.ts'
import {
  diceFixtureGame,
  echoFixtureGame,
  sealedFixtureGame,
  type DiceState,
  type EchoState,
  type SealedState,
} from '../invariants/fixture-games/index.ts'
import { seedFromText, createRandomStream } from '../contract/random.ts'
import { Table, type GameChangeResult, type ActionLogEntry, type StateUpdate } from './table.ts'
import { actOrThrow, playRandomly, createTestTable } from '../invariants/test-helpers.ts'

const roll = { do: 'roll' }
const spend = (steps: number) => ({ do: 'spend', steps })

/** The message id of a refusal; undefined when it was none. */
function reason(done: { readonly ok: true } | Extract<GameChangeResult, { ok: false }>): string | undefined {
  return done.ok ? undefined : done.reason.id
}

/** Everything about a table that its players can tell: what a replay must bring back. */
function whole(table: Table): string {
  return canonicalJson({
    state: table.state,
    events: table.randomEventCount,
    log: table.log,
    unconfirmed: table.unconfirmed ?? null,
  })
}

describe('action validation', () => {
  it('accepts an action whose keys are in another order', () => {
    const table = createTestTable(diceFixtureGame)
    expect(table.act(0, { steps: 2, do: 'spend' })).toMatchObject({ ok: true })
    expect((table.state as DiceState).pawns).toEqual([2, 0])
  })

  it('refuses an action that is not offered, with the reason of the game or a general one', () => {
    const table = createTestTable(diceFixtureGame, { options: { tokens: 0 } })
    expect(reason(table.act(0, spend(1)))).toBe('toy-dice.noToken')
    expect(reason(table.act(0, { do: 'fly' }))).toBe('table.refused.notLegal')
    expect(reason(table.act(0, { do: 'roll', eyes: 6 }))).toBe('table.refused.notLegal')
    expect(reason(table.act(1, roll))).toBe('table.refused.notYourChoice')
    expect(reason(table.act(7, roll))).toBe('table.refused.notYourChoice')
    expect(reason(table.act(-1, roll))).toBe('table.refused.notYourChoice')
    expect(table.log).toEqual([])
  })

  it('refuses values that are not actions, and leaves the table unchanged', () => {
    const table = createTestTable(echoFixtureGame)
    const before = whole(table)
    const game = {
      ...echoFixtureGame,
      explainIllegal: (_view: unknown, _seat: number, action: { card: string }) => ({ id: action.card.at(0) ?? '' }),
    }
    const strict = createTestTable(game)
    for (const action of [null, undefined, 0, '', [], {}, { do: null }, () => 0, NaN, [roll]]) {
      expect(table.act(0, action).ok).toBe(false)
      expect(reason(strict.act(0, action))).toBe('table.refused.notLegal')
    }
    expect(whole(table)).toBe(before)
  })

  it('refuses every action after the end of the game', () => {
    const table = createTestTable(diceFixtureGame)
    playRandomly(table, createRandomStream(table.seed, 'moves'))
    expect(table.outcome).not.toBeNull()
    expect(reason(table.act(0, roll))).toBe('table.refused.over')
    expect(table.decision(0)).toBeUndefined()
  })

  it('stores its own copy of the action', () => {
    const table = createTestTable(diceFixtureGame)
    const action = spend(2)
    table.act(0, action)
    action.steps = 3
    expect(table.log[0]).toEqual({ seat: 0, action: spend(2) })
  })

  it('leaves the table unchanged when the game throws in the middle of an action', () => {
    const play: typeof diceFixtureGame.play = (state, seat, action, random, emit) => {
      diceFixtureGame.play(state, seat, action, random, emit)
      if (action.do === 'spend') throw new Error('broken')
    }
    const table = createTestTable({ ...diceFixtureGame, play })
    actOrThrow(table, 0, roll)
    const before = whole(table)
    const seat = table.deciders[0] ?? 0
    expect(() => table.act(seat, spend(1))).toThrow('broken')
    expect(whole(table)).toBe(before)
    expect(table.act(seat, roll).ok).toBe(true)
  })
})

describe('decision ids', () => {
  it('an action with the decision id of an earlier decision is refused, so that a double click acts once', () => {
    const table = createTestTable(diceFixtureGame, { options: { tokens: 5 } })
    const id = table.decision(0)?.id
    expect(reason(table.act(0, spend(1), id))).toBeUndefined()
    actOrThrow(table, 1, spend(1)) // seat 0 has the same choices again
    expect(table.decision(0)?.choices).toContainEqual(spend(1))
    expect(reason(table.act(0, spend(1), id))).toBe('table.refused.stale')
    expect(reason(table.act(0, spend(1), table.decision(0)?.id))).toBeUndefined()
  })

  it('a simultaneous choice of one seat leaves the decision ids of the other seats unchanged', () => {
    const table = createTestTable(sealedFixtureGame, { players: 3 })
    const ids = [0, 1, 2].map((seat) => table.decision(seat)?.id)
    const { hands } = table.state as SealedState
    actOrThrow(table, 1, { pick: hands[1]?.[0] ?? 0 })
    expect(table.decision(0)?.id).toBe(ids[0])
    expect(table.decision(2)?.id).toBe(ids[2])
    expect(table.decision(1)?.id).not.toBe(ids[1])
    expect(reason(table.act(0, { pick: hands[0]?.[0] ?? 0 }, ids[0]))).toBeUndefined()
  })

  it('a seat can change its secret choice until the last seat has chosen', () => {
    const table = createTestTable(sealedFixtureGame)
    const { hands } = structuredClone(table.state as SealedState)
    const card = (seat: number, at: number) => ({ pick: hands[seat]?.[at] ?? 0 })
    actOrThrow(table, 0, card(0, 0))
    expect(table.deciders).toEqual([1])
    expect(reason(table.act(0, card(0, 0)))).toBe('toy-sealed.picked')
    actOrThrow(table, 0, card(0, 3))
    actOrThrow(table, 1, card(1, 1))
    expect((table.state as SealedState).pile).toEqual([hands[0]?.[3], hands[1]?.[1]])
  })

  it('undo changes the decision id of every seat whose choice it undoes', () => {
    const table = createTestTable(diceFixtureGame, { practice: true, options: { tokens: 5 } })
    actOrThrow(table, 0, spend(1))
    actOrThrow(table, 1, spend(1))
    const ids = [0, 1].map((seat) => table.decision(seat)?.id)
    table.undo(0)
    table.redo(0)
    expect(table.log.length).toBe(2)
    expect(reason(table.act(0, spend(1), ids[0]))).toBe('table.refused.stale')
  })
})

describe('a decision with a single choice', () => {
  it('is played by the table, and its log entry is marked as automatic', () => {
    const table = createTestTable(echoFixtureGame)
    table.playForcedChoices()
    expect(table.log).toEqual([{ seat: 0, action: { do: 'draw' }, auto: true }])
    expect(table.decision(0)?.choices.length).toBeGreaterThan(1)
  })

  it('is still left to the seat when the game requires a prompt', () => {
    const state: EchoState = {
      ...(createTestTable(echoFixtureGame).state as EchoState),
      hands: [['gem', 'gem'], ['echo']],
      futures: [[], ['echo', 'gem', 'peek']],
      stack: [{ kind: 'turn', seat: 0, drawn: true }],
    }
    const start = { game: echoFixtureGame, config: { players: 2, options: {} }, seed: seedFromText('offer') }
    const table = new Table({ ...start, base: { state, events: 1 } })
    actOrThrow(table, 0, { do: 'use', card: 'gem' })
    expect(table.decision(1)?.choices).toEqual([{ do: 'answer', take: false }])
    expect(table.log.length).toBe(1)
  })
})

describe('undo', () => {
  it('undoes the last choice of its own seat, and gives a reason when it cannot', () => {
    const table = createTestTable(diceFixtureGame, { confirms: true, options: { tokens: 5 } })
    expect(reason(table.checkUndo(0))).toBe('table.undo.nothing')
    const start = whole(table)
    actOrThrow(table, 0, spend(1))
    expect(table.checkUndo(0)).toEqual({ ok: true })
    expect(reason(table.checkUndo(1))).toBe('table.undo.other')
    expect(table.undo(0).ok).toBe(true)
    expect(whole(table)).toBe(start)
    expect(reason(table.undo(0))).toBe('table.undo.nothing')
  })

  it('stops at a random event and at new information', () => {
    const lucky = createTestTable(diceFixtureGame)
    actOrThrow(lucky, 0, roll)
    expect(reason(lucky.checkUndo(0))).toBe('table.undo.drawn')
    const known = createTestTable(diceFixtureGame)
    actOrThrow(known, 0, spend(2))
    actOrThrow(known, 1, spend(2))
    actOrThrow(known, 0, spend(2)) // onto a card space: the card is seen
    expect(reason(known.checkUndo(0))).toBe('table.undo.shown')
  })

  it('stops at a choice of another seat', () => {
    const table = createTestTable(diceFixtureGame)
    actOrThrow(table, 0, spend(1))
    actOrThrow(table, 1, spend(1))
    expect(reason(table.checkUndo(0))).toBe('table.undo.other')
    expect(table.checkUndo(1)).toEqual({ ok: true })
  })

  it('stops at a confirmed turn', () => {
    const table = createTestTable(diceFixtureGame, { confirms: true })
    actOrThrow(table, 0, spend(1))
    expect(table.endTurn(0).ok).toBe(true)
    expect(reason(table.checkUndo(0))).toBe('table.undo.confirmed')
  })

  it('also undoes the forced choices that the table then played for the same seat', () => {
    const choices: typeof diceFixtureGame.choices = (state, seat) =>
      diceFixtureGame.choices(state, seat).filter((each) => each.do !== 'way' || each.short)
    const table = createTestTable({ ...diceFixtureGame, choices }, { options: { tokens: 5, headStart: true } })
    actOrThrow(table, 0, spend(1))
    const before = whole(table)
    actOrThrow(table, 1, spend(3)) // from space 3 past the fork at space 5
    expect(table.log.at(-1)).toMatchObject({ action: { do: 'way' }, auto: true })
    expect(table.undo(1).ok).toBe(true)
    expect(whole(table)).toBe(before)
  })

  it('stops at a forced choice that the table played for another seat', () => {
    const table = createTestTable(echoFixtureGame)
    table.playForcedChoices()
    actOrThrow(table, 0, { do: 'bury', card: (table.state as EchoState).hands[0]?.[0] ?? 'gem' })
    expect(table.log.at(-1)).toMatchObject({ seat: 1, action: { do: 'draw' }, auto: true })
    expect(reason(table.checkUndo(0))).toBe('table.undo.other')
  })

  it('does not change the random results of the same choices played again', () => {
    const table = createTestTable(diceFixtureGame, { options: { tokens: 5 } })
    actOrThrow(table, 0, spend(1))
    actOrThrow(table, 1, roll)
    const after = canonicalJson((table.state as DiceState).pawns)
    const again = createTestTable(diceFixtureGame, { options: { tokens: 5 } })
    actOrThrow(again, 0, spend(2))
    again.undo(0)
    actOrThrow(again, 0, spend(1))
    actOrThrow(again, 1, roll)
    expect(canonicalJson((again.state as DiceState).pawns)).toBe(after)
  })

  it('on a practice table undoes every choice, also random events and choices of other seats', () => {
    const table = createTestTable(diceFixtureGame, { practice: true })
    actOrThrow(table, 0, roll)
    actOrThrow(table, 1, roll)
    const start = whole(createTestTable(diceFixtureGame))
    expect(table.undo(0).ok).toBe(true)
    expect(whole(table)).toBe(start)
  })
})

describe('redo', () => {
  it('replays undone choices, the last undone first', () => {
    const table = createTestTable(diceFixtureGame, { practice: true })
    expect(reason(table.checkRedo(0))).toBe('table.redo.nothing')
    const states = [whole(table)]
    for (let i = 0; i < 4; i++) {
      playRandomly(table, createRandomStream(table.seed, i), 1)
      states.push(whole(table))
    }
    const seats = table.log.map(({ seat }) => seat).reverse()
    for (const seat of seats) table.undo(seat)
    expect(whole(table)).toBe(states[0])
    while (table.checkRedo(0).ok) table.redo(0)
    expect(whole(table)).toBe(states.at(-1))
  })

  it('is available only to the seat that has undone', () => {
    const table = createTestTable(diceFixtureGame, { confirms: true })
    actOrThrow(table, 0, spend(1))
    table.undo(0)
    expect(reason(table.redo(1))).toBe('table.redo.other')
    expect(table.redo(0).ok).toBe(true)
    expect(table.unconfirmed).toBe(0)
  })

  it('is no longer available after another choice', () => {
    const table = createTestTable(diceFixtureGame)
    actOrThrow(table, 0, spend(1))
    table.undo(0)
    actOrThrow(table, 0, spend(2))
    expect(reason(table.checkRedo(0))).toBe('table.redo.nothing')
  })

  it('on a practice table replays confirmed turns and forced choices of other seats as well', () => {
    const table = createTestTable(echoFixtureGame, { practice: true, confirms: true, players: 2, seed: 'redo' })
    table.playForcedChoices()
    actOrThrow(table, 0, { do: 'bury', card: (table.state as EchoState).hands[0]?.[0] ?? 'gem' })
    expect(table.unconfirmed).toBe(0)
    table.endTurn(0)
    actOrThrow(table, 1, { do: 'bury', card: (table.state as EchoState).hands[1]?.[0] ?? 'gem' })
    const before = whole(table)
    expect(table.log.map(({ auto, confirmed }) => [auto, confirmed])).toEqual([
      [true, undefined],
      [undefined, 'turn'],
      [true, undefined],
      [undefined, undefined],
    ])
    table.undo(0)
    expect(table.log.length).toBe(1)
    expect(table.redo(0).ok).toBe(true)
    expect(whole(table)).toBe(before)
  })

  it('restores the table after any number of undos, and so does a replay (property)', () => {
    const games = [diceFixtureGame, echoFixtureGame, sealedFixtureGame]
    fc.assert(
      fc.property(
        fc.nat(games.length - 1),
        fc.boolean(),
        fc.boolean(),
        fc.nat(1000),
        fc.integer({ min: 1, max: 45 }),
        (which, practice, confirms, seed, moves) => {
          const game = games[which] ?? diceFixtureGame
          const table = createTestTable(game, { practice, confirms, players: 3, seed: String(seed) })
          table.playForcedChoices()
          playRandomly(table, createRandomStream(table.seed, 'moves'), moves)
          const before = whole(table)
          const seats = [0, 1, 2]
          for (let i = 0; i < 5; i++) {
            const taker = seats.find((seat) => table.checkUndo(seat).ok)
            if (taker !== undefined) expect(table.undo(taker).ok).toBe(true)
          }
          for (let again = true; again;) {
            const redoer = seats.find((seat) => table.checkRedo(seat).ok)
            again = redoer !== undefined && table.redo(redoer).ok
          }
          expect(whole(table)).toBe(before)
          const { config, seed: of, log, unconfirmed } = table
          const { table: replayed, refused } = Table.replay({ game, config, seed: of, practice }, log, unconfirmed)
          expect(refused).toBeUndefined()
          expect(whole(replayed)).toBe(before)
        },
      ),
      { seed: 7, numRuns: 120 },
    )
  })
})

describe('an unconfirmed turn', () => {
  it('waits for its end as long as the seat can undo', () => {
    const table = createTestTable(diceFixtureGame, { confirms: true })
    actOrThrow(table, 0, spend(1))
    expect(table.unconfirmed).toBe(0)
    expect(table.deciders).toEqual([])
    expect(table.decision(1)).toBeUndefined()
    expect(reason(table.act(1, roll))).toBe('table.refused.unconfirmed')
    expect(reason(table.endTurn(1))).toBe('table.refused.nothingToConfirm')
    expect(table.endTurn(0).ok).toBe(true)
    expect(table.deciders).toEqual([1])
    expect(table.log).toEqual([{ seat: 0, action: spend(1), confirmed: 'turn' }])
    expect(reason(table.endTurn(0))).toBe('table.refused.nothingToConfirm')
  })

  it('does not wait after a random event, nor for a seat that does not confirm its turns', () => {
    const lucky = createTestTable(diceFixtureGame, { confirms: true })
    actOrThrow(lucky, 0, roll)
    expect(lucky.unconfirmed).toBeUndefined()
    const hasty = createTestTable(diceFixtureGame)
    actOrThrow(hasty, 0, spend(1))
    expect(hasty.unconfirmed).toBeUndefined()
  })

  it("waits even after a random event under the policy 'always', but the seat cannot undo", () => {
    const table = createTestTable(diceFixtureGame, { confirms: 'always' })
    actOrThrow(table, 0, roll)
    expect(table.unconfirmed).toBe(0)
    expect(reason(table.undo(0))).toBe('table.undo.drawn')
    expect(table.endTurn(0).ok).toBe(true)
    expect(table.deciders).toEqual([1])
  })

  it('does not exist for a turn that the table played itself, not even on a practice table', () => {
    // Only one thing can be done on every turn but the first.
    const choices: typeof diceFixtureGame.choices = (state, seat) =>
      diceFixtureGame
        .choices(state, seat)
        .filter((each) => each.do !== 'roll' && (each.do === 'way' || state.pawns[0] === 0 || each.steps === 1))
    const outcome: typeof diceFixtureGame.outcome = (state) =>
      state.tokens.every((count) => count === 0) ? { ranking: [], reason: { id: 'end' } } : null
    const table = createTestTable({ ...diceFixtureGame, choices, outcome }, { confirms: true, practice: true })
    actOrThrow(table, 0, spend(2))
    expect(table.unconfirmed).toBe(0)
    table.endTurn(0)
    expect(table.unconfirmed).toBeUndefined()
    expect(table.log.filter(({ auto }) => auto).length).toBeGreaterThan(1)
  })

  it('is still unconfirmed after a replay', () => {
    const table = createTestTable(diceFixtureGame, { confirms: true })
    actOrThrow(table, 0, spend(1))
    const { game, config, seed, log } = table
    const { table: replayed } = Table.replay({ game, config, seed }, log, 0)
    expect(replayed.unconfirmed).toBe(0)
    expect(replayed.undo(0).ok).toBe(true)
    expect(Table.replay({ game, config, seed }, log, 1).table.unconfirmed).toBeUndefined()
    const begun = Table.replay({ game, config, seed }, [], 0).table
    expect(begun.unconfirmed).toBeUndefined()
  })
})

describe('state updates', () => {
  it('contain every checkpoint of an action with the events since the previous one, and the end state', () => {
    const table = createTestTable(diceFixtureGame)
    const done = table.act(0, spend(3))
    if (!done.ok) throw new Error(done.reason.id)
    expect(done.moments.map(({ state }) => (state as DiceState).pawns[0])).toEqual([1, 2, 3, 3])
    expect(done.moments.map(({ facts: events }) => events.map(({ kind }) => kind))).toEqual([
      ['moved'],
      ['moved'],
      ['moved'],
      ['turn'],
    ])
    expect(table.eventsOf(0).length).toBe(4)
    expect(table.eventsOf(9)).toEqual([])
  })

  it('contain copies of the state', () => {
    const table = createTestTable(diceFixtureGame)
    const done = table.act(0, spend(3))
    if (!done.ok) throw new Error(done.reason.id)
    const before = whole(table)
    for (const { state } of done.moments) (state as DiceState).pawns[0] = 19
    expect(whole(table)).toBe(before)
  })

  it.each([diceFixtureGame, echoFixtureGame, sealedFixtureGame])(
    'S4: updatesOf returns the original updates again for every log entry of $info.id',
    (game) => {
      const table = createTestTable(game, { players: 2, seed: 'again' })
      const told: StateUpdate[] = [...table.playForcedChoices()]
      const random = createRandomStream(table.seed, 'moves')
      while (table.outcome === null && table.log.length < 80) {
        const seat = random.pick(table.deciders)
        const done = table.act(seat, random.pick(table.decision(seat)?.choices ?? []))
        if (!done.ok) throw new Error(done.reason.id)
        told.push(...done.moments)
      }
      const before = whole(table)
      for (const entry of table.log.keys()) {
        const then = told.filter((moment) => moment.entry === entry)
        expect(canonicalJson(table.updatesOf(entry))).toBe(canonicalJson(then))
        expect(then.flatMap(({ facts: events }) => events)).toEqual(table.eventsOf(entry))
      }
      for (const entry of [-1, table.log.length]) expect(() => table.updatesOf(entry)).toThrow(RangeError)
      expect(whole(table)).toBe(before)
    },
  )

  it('S4: the update of a withdrawn entry contains the present state of the table and no secret', () => {
    const table = createTestTable(sealedFixtureGame, { players: 3 })
    const card = table.decision(0)?.choices[0]
    table.act(0, card)
    table.undo(0)
    const [moment, ...more] = table.updatesOf(0)
    expect(more).toEqual([])
    expect(canonicalJson(moment?.state)).toBe(canonicalJson(table.state))
    expect(moment?.facts.some(({ secret }) => secret !== undefined)).toBe(false)
  })

  it('S4: withdrawing a choice and making it last again reports changes from the withdrawn entry on', () => {
    const table = createTestTable(sealedFixtureGame, { players: 2 })
    table.act(0, table.decision(0)?.choices[0])
    expect(table.undo(0)).toMatchObject({ from: 0, moments: [{ facts: [] }] })
    table.act(1, table.decision(1)?.choices[0])
    const last = table.act(0, table.decision(0)?.choices[1])
    expect(last).toMatchObject({ from: 0 })
    expect(last.ok && last.moments[0]?.entry).toBe(1)
  })
})

describe('positions along the log', () => {
  const played = (): { readonly table: Table; readonly states: readonly string[] } => {
    const table = createTestTable(echoFixtureGame, { players: 4, seed: 'long' })
    const states = [canonicalJson(table.state)]
    const random = createRandomStream(table.seed, 'moves')
    table.playForcedChoices()
    while (table.outcome === null) {
      states[table.log.length] = canonicalJson(table.state)
      playRandomly(table, random, 1)
    }
    states[table.log.length] = canonicalJson(table.state)
    return { table, states }
  }

  it('positionAt restores every earlier state, before and after snapshots', () => {
    const { table, states } = played()
    expect(table.log.length).toBeGreaterThan(40) // a snapshot stands at 32
    for (const [length, state] of states.entries())
      if (typeof state === 'string') expect(canonicalJson(table.positionAt(length).state)).toBe(state)
    for (const length of [-1, table.log.length + 1]) {
      expect(() => table.positionAt(length)).toThrow(RangeError)
    }
  })

  it('a replay can start from a base state in the middle of a game', () => {
    const { table } = played()
    const { game, config, seed } = table
    const base = { state: table.positionAt(10).state, events: 1 }
    const { table: closed, refused } = Table.replay({ game, config, seed, base }, table.log.slice(10, 30))
    expect(refused).toBeUndefined()
    expect(closed.startsMidGame).toBe(true)
    expect(canonicalJson(closed.state)).toBe(canonicalJson(table.positionAt(30).state))
    expect(closed.base).toEqual(base)
    expect(table.base).toBeUndefined()
  })

  it('S4: an unpacked table equals the packed one and continues identically (property)', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(500), fc.nat(60), fc.boolean(), (which, seed, moves, middle) => {
        const game = [diceFixtureGame, echoFixtureGame, sealedFixtureGame][which] ?? diceFixtureGame
        const here = createTestTable(game, { players: 2, seed: String(seed), confirms: true })
        const start = { game, config: here.config, seed: here.seed, practice: false }
        const base = { state: here.positionAt(0).state, events: here.randomEventCount }
        const first = middle ? new Table({ ...start, base }) : here
        first.turnEndPolicyOf = here.turnEndPolicyOf
        playRandomly(first, createRandomStream(first.seed, 'moves'), moves)
        const there = Table.unpack(game, structuredClone(first.pack()))
        there.turnEndPolicyOf = first.turnEndPolicyOf
        const all = (table: Table): string =>
          canonicalJson([
            whole(table),
            table.setupEvents,
            table.base ?? null,
            table.log.map((_, n) => [table.eventsOf(n), table.updatesOf(n)]),
            [0, 1].map((seat) => [table.checkUndo(seat), table.decision(seat)?.choices ?? null]),
          ])
        expect(all(there)).toBe(all(first))
        const before = all(first)
        playRandomly(there, createRandomStream(first.seed, 'more'))
        expect(all(first)).toBe(before)
        playRandomly(first, createRandomStream(first.seed, 'more'))
        expect(all(there)).toBe(all(first))
      }),
      { seed: 3, numRuns: 60 },
    )
  })

  it('a replay stops at the first entry that validation refuses', () => {
    const { table } = played()
    const { game, config, seed } = table
    const log: ActionLogEntry[] = [...table.log]
    log[20] = { seat: 0, action: { do: 'fly' } }
    const { table: cut, refused } = Table.replay({ game, config, seed }, log)
    expect(refused?.at).toBe(20)
    expect(canonicalJson(cut.state)).toBe(canonicalJson(table.positionAt(20).state))
  })
})
