/** Undo of one honest turn: which choices, by which seats, and which seats can tell (X2, B2). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibleEventFor } from '../contract/game-events.ts'
import { irreversibleOptionsNow } from './irreversible-choices.ts'
import { canonicalJson } from '../contract/json.ts'
import {
  diceFixtureGame,
  echoFixtureGame,
  sealedFixtureGame,
  type EchoState,
  type SealedState,
} from '../invariants/fixture-games/index.ts'
import { createRandomStream } from '../contract/random.ts'
import { openParsedSave, parseSave, serializeSaveWithWholeLog } from './save.ts'
import { Table } from './table.ts'
import { actOrThrow, playRandomly, createTestTable, type TestTableOptions } from '../invariants/test-helpers.ts'

const isAna = (seat: number): boolean => seat === 0

/** Ana on seat 0 among bots, in her first turn, with her draw behind her. */
function anaAmongBots(more: TestTableOptions = {}): Table {
  const table = createTestTable(echoFixtureGame, { players: 3, confirms: true, ...more })
  table.isPerson = isAna
  table.playForcedChoices()
  return table
}

function score(table: Table) {
  return { do: 'score', card: (table.state as EchoState).hands[table.turnOwner ?? 0]?.[0] ?? 'gem' }
}

/** Everything about a table but the numbers of its decisions. */
function whole(table: Table): string {
  const { state, log, unconfirmed = null, deciders, randomEventCount } = table
  return canonicalJson({ state, log, unconfirmed, deciders, randomEventCount })
}

function reason(table: Table, seat: number): unknown {
  const possible = table.checkUndo(seat)
  return possible.ok ? undefined : possible.reason
}

function reopened(table: Table): Table {
  const parsed = parseSave(serializeSaveWithWholeLog(table, null))
  if (!parsed.ok) throw new Error(parsed.reason.id)
  const opened = openParsedSave(table.game, parsed.saved)
  if (!opened.ok) throw new Error(opened.reason.id)
  expect(opened.note).toBeUndefined()
  opened.table.isPerson = table.isPerson
  opened.table.turnEndPolicyOf = table.turnEndPolicyOf
  return opened.table
}

describe('information that only bots have learned does not prevent undo', () => {
  it('X2: a turn that showed a card only to bots waits for its end, and the seat can undo it until then', () => {
    const table = anaAmongBots()
    const before = whole(table)
    actOrThrow(table, 0, score(table))
    expect([table.unconfirmed, reason(table, 0)]).toEqual([0, undefined])
    const after = whole(table)
    table.undo(0)
    expect(whole(table)).toBe(before)
    table.redo(0)
    expect(whole(table)).toBe(after)
  })

  it('a person who has seen the card prevents undo, and the reason names their seat', () => {
    const table = anaAmongBots()
    table.isPerson = (seat) => seat !== 1
    actOrThrow(table, 0, score(table))
    expect(table.unconfirmed).toBeUndefined()
    table.isPerson = () => true
    const open = anaAmongBots()
    open.isPerson = (seat) => seat !== 1
    open.turnEndPolicyOf = () => 'always'
    actOrThrow(open, 0, score(open))
    expect(reason(open, 0)).toEqual({ id: 'table.undo.seen', values: { seats: [{ seat: 2 }], count: 1 } })
  })

  it('undo and redo give the same table after saving and opening', () => {
    const table = anaAmongBots()
    const before = whole(table)
    actOrThrow(table, 0, score(table))
    const again = reopened(table)
    expect(whole(again)).toBe(whole(table))
    expect(again.undo(0).ok).toBe(true)
    expect(whole(again)).toBe(before)
    expect(whole(reopened(again))).toBe(before)
    again.redo(0)
    expect(whole(again)).toBe(whole(table))
  })

  it('after lockHistory, when a person takes the seat of an informed bot, no seat can undo, also after opening', () => {
    const table = anaAmongBots()
    actOrThrow(table, 0, score(table))
    table.lockHistory()
    table.isPerson = () => true
    expect(table.log.at(-1)?.confirmed).toBe(true)
    for (const each of [table, reopened(table)]) {
      expect(reason(each, 0)).toEqual({ id: 'table.undo.confirmed' })
      expect(each.checkRedo(0).ok).toBe(false)
      expect(each.endTurn(0).ok).toBe(true)
    }
  })

  it('lockHistory before a choice does not prevent the undo of that choice', () => {
    const table = anaAmongBots()
    table.lockHistory()
    const before = whole(table)
    actOrThrow(table, 0, score(table))
    expect(table.undo(0).ok).toBe(true)
    expect(whole(table)).toBe(before)
    expect(table.redo(0).ok).toBe(true)
  })

  it('lockHistory has no effect on a practice table', () => {
    const table = anaAmongBots({ practice: true })
    actOrThrow(table, 0, score(table))
    table.lockHistory()
    expect(table.checkUndo(0)).toEqual({ ok: true })
  })

  it('random events and information that the chooser has learned still prevent undo', () => {
    const lucky = createTestTable(diceFixtureGame)
    lucky.isPerson = () => false
    actOrThrow(lucky, 0, { do: 'roll' })
    expect(reason(lucky, 0)).toEqual({ id: 'table.undo.drawn' })
    const table = anaAmongBots()
    const state = table.state as EchoState
    const base = { state: { ...state, hands: [['peek', 'gem'], ...state.hands.slice(1)] }, events: 1 }
    const { game, config, seed } = table
    const looking = new Table({ game, config, seed, base })
    looking.isPerson = isAna
    actOrThrow(looking, 0, { do: 'use', card: 'peek' })
    expect(reason(looking, 0)).toBeUndefined()
    actOrThrow(looking, 0, { do: 'at', seat: 1 })
    expect(reason(looking, 0)).toEqual({ id: 'table.undo.learned' })
  })
})

describe("one screen for several people (turn end policy 'whenShown')", () => {
  it('a turn that cannot be undone waits for its end only if it showed its owner something', () => {
    const table = createTestTable(echoFixtureGame, { players: 2, confirms: 'whenShown' })
    table.playForcedChoices()
    actOrThrow(table, 0, score(table))
    expect(table.unconfirmed).toBeUndefined()
    const drawing: typeof echoFixtureGame.play = (state, seat, action, random, emit) => {
      echoFixtureGame.play(state, seat, action, random, emit)
      if (action.do === 'score') emit({ kind: 'drew', seat, secret: { to: [seat], values: { card: 'gem' } } })
    }
    const shown = createTestTable({ ...echoFixtureGame, play: drawing }, { players: 2, confirms: 'whenShown' })
    shown.playForcedChoices()
    actOrThrow(shown, 0, score(shown))
    expect([shown.unconfirmed, shown.checkUndo(0).ok]).toEqual([0, false])
  })
})

describe('simultaneous choices', () => {
  const pick = (table: Table, seat: number, nth: number) => ({
    pick: (table.state as SealedState).hands[seat]?.[nth] ?? 0,
  })

  it('B2: a seat can undo its choice alone, whatever others have chosen, until the last seat has chosen', () => {
    const table = createTestTable(sealedFixtureGame, { players: 3 })
    const clean = canonicalJson(table.state)
    actOrThrow(table, 0, pick(table, 0, 0))
    const alone = canonicalJson(table.state)
    actOrThrow(table, 1, pick(table, 1, 0))
    expect(table.undo(1).ok).toBe(true)
    expect(canonicalJson(table.state)).toBe(alone)
    actOrThrow(table, 1, pick(table, 1, 1))
    expect(table.undo(0).ok).toBe(true)
    expect(table.deciders).toEqual([0, 2])
    expect((table.state as SealedState).picks).toEqual([null, pick(table, 1, 1).pick, null])
    const told = [0, 1].map((entry) => table.eventsOf(entry))
    expect(table.undo(1).ok).toBe(true)
    expect(canonicalJson(table.state)).toBe(clean)
    const open = told.map((events) => events.map((event) => visibleEventFor(event, 'table')))
    expect([0, 1].map((entry) => table.eventsOf(entry))).toEqual(open)
    for (const seat of [0, 1, 2]) actOrThrow(table, seat, pick(table, seat, 2))
    expect((table.state as SealedState).round).toBe(1)
    expect(table.checkUndo(0).ok).toBe(false)
  })

  it('B2: a seat that learned something by its choice cannot undo it, but the other seats can undo theirs', () => {
    const play: typeof sealedFixtureGame.play = (state, seat, action, random, emit) => {
      if (seat === 1) emit.markInformed([1])
      sealedFixtureGame.play(state, seat, action, random, emit)
    }
    const table = createTestTable({ ...sealedFixtureGame, play }, { players: 3 })
    actOrThrow(table, 0, pick(table, 0, 0))
    actOrThrow(table, 1, pick(table, 1, 0))
    expect(reason(table, 1)).toEqual({ id: 'table.undo.learned' })
    expect(table.undo(0).ok).toBe(true)
    expect((table.state as SealedState).picks[1]).toBe(pick(table, 1, 0).pick)
  })

  it('B2: a seat cannot undo the choice of another seat', () => {
    const table = createTestTable(sealedFixtureGame, { players: 3 })
    actOrThrow(table, 0, pick(table, 0, 0))
    expect(reason(table, 1)).toEqual({ id: 'table.undo.other' })
    expect(table.undo(1).ok).toBe(false)
    expect((table.state as SealedState).picks[0]).toBe(pick(table, 0, 0).pick)
  })

  it('R7: a changed choice replaces the previous one, and the log does not grow', () => {
    const table = createTestTable(sealedFixtureGame, { players: 3 })
    actOrThrow(table, 0, pick(table, 0, 0))
    actOrThrow(table, 1, pick(table, 1, 0))
    for (const nth of [1, 2, 3, 1]) actOrThrow(table, 0, pick(table, 0, nth))
    expect(table.log).toEqual([
      { seat: 0, action: pick(table, 0, 1) },
      { seat: 1, action: pick(table, 1, 0) },
    ])
    actOrThrow(table, 2, pick(table, 2, 0))
    expect((table.state as SealedState).pile).toHaveLength(3)
  })

  it('redo restores a withdrawn entry at its position, and a withdrawn entry stays withdrawn after opening', () => {
    const table = createTestTable(sealedFixtureGame, { players: 3 })
    actOrThrow(table, 0, pick(table, 0, 0))
    actOrThrow(table, 1, pick(table, 1, 0))
    const before = whole(table)
    table.undo(0)
    const withdrawn = whole(table)
    expect(whole(reopened(table))).toBe(withdrawn)
    expect(table.checkRedo(1).ok).toBe(false)
    expect(table.redo(0).ok).toBe(true)
    expect(whole(table)).toBe(before)
    table.undo(0)
    const again = reopened(table)
    actOrThrow(again, 0, pick(again, 0, 3))
    expect(again.log).toHaveLength(2)
    expect(again.log.some(({ withdrawn: away }) => away)).toBe(false)
  })

  it('a choice confirmed by lockHistory stays confirmed when another seat changes its choice', () => {
    const table = createTestTable(sealedFixtureGame, { players: 3 })
    actOrThrow(table, 1, pick(table, 1, 0))
    actOrThrow(table, 0, pick(table, 0, 0))
    table.undo(0)
    table.lockHistory()
    actOrThrow(table, 0, pick(table, 0, 1))
    expect(reason(table, 1)).toEqual({ id: 'table.undo.confirmed' })
    expect(table.checkUndo(0)).toEqual({ ok: true })
  })

  it('a seat that has withdrawn its choice and then chooses last completes the round', () => {
    const table = createTestTable(sealedFixtureGame, { players: 2 })
    const picks = [pick(table, 0, 1), pick(table, 1, 0)]
    actOrThrow(table, 0, pick(table, 0, 0))
    table.undo(0)
    actOrThrow(table, 1, picks[1] ?? null)
    const done = table.act(0, picks[0])
    expect(done).toMatchObject({ ok: true })
    expect(table.log.map(({ seat }) => seat)).toEqual([1, 0])
    expect((table.state as SealedState).round).toBe(1)
    expect(whole(reopened(table))).toBe(whole(table))
  })

  it('other viewers cannot detect a changed choice: same view, events, log length and decision (property)', () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.integer({ min: 0, max: 8 }),
        fc.nat(3),
        fc.boolean(),
        (seed, moves, nth, withdraw) => {
          const table = createTestTable(sealedFixtureGame, { players: 3, seed: String(seed) })
          playRandomly(table, createRandomStream(table.seed, 'moves'), moves)
          const changer = [0, 1, 2].find((seat) => table.isChoiceOpen(seat))
          if (table.outcome !== null || changer === undefined) return
          const others = ([0, 1, 2, 'table'] as const).filter((viewer) => viewer !== changer)
          const told = (): string =>
            canonicalJson(
              others.map((viewer) => ({
                view: table.game.view(table.state, viewer) as unknown,
                log: table.log.map((_, at) => table.eventsOf(at).map((event) => visibleEventFor(event, viewer))),
                decision: typeof viewer === 'number' ? (table.decision(viewer) ?? null) : null,
                final: typeof viewer === 'number' ? irreversibleOptionsNow(table, viewer) : [],
                undo: typeof viewer === 'number' ? table.checkUndo(viewer).ok : false,
              })),
            )
          const before = told()
          if (withdraw) table.undo(changer)
          const choices = table.decision(changer)?.choices ?? []
          const done = table.act(changer, choices[nth % choices.length])
          expect(done).toMatchObject({
            ok: true,
            moments: [{ facts: [] }],
            revised: { seat: changer, unseen: !withdraw },
          })
          expect(told()).toBe(before)
        },
      ),
      { seed: 3, numRuns: 200 },
    )
  })
})

describe('irreversible choices', () => {
  it('X2: draws, reveals and turn ends without confirmation; none on a practice table or without an alternative', () => {
    const table = createTestTable(diceFixtureGame, { confirms: true, options: { tokens: 5 } })
    const finals = (of: Table) => irreversibleOptionsNow(of, 0).map(({ index }) => of.decision(0)?.choices[index])
    expect(finals(table)).toEqual([{ do: 'roll' }])
    expect(finals(createTestTable(diceFixtureGame, { practice: true, options: { tokens: 5 } }))).toEqual([])
    expect(finals(createTestTable(diceFixtureGame, { options: { tokens: 5 } }))).toEqual(
      createTestTable(diceFixtureGame, { options: { tokens: 5 } }).decision(0)?.choices,
    )
    expect(finals(createTestTable(diceFixtureGame, { options: { tokens: 0 } }))).toEqual([])
  })

  it('isIrreversible of a game decides where it is defined', () => {
    const declared = (final: boolean) => ({ ...diceFixtureGame, isIrreversible: () => final })
    const table = (final: boolean) => createTestTable(declared(final), { confirms: true, options: { tokens: 5 } })
    expect(irreversibleOptionsNow(table(false), 0)).toEqual([])
    expect(irreversibleOptionsNow(table(true), 0)).toHaveLength(table(true).decision(0)?.choices.length ?? 0)
  })

  it('a simultaneous choice is irreversible when only bots still have to choose', () => {
    const table = createTestTable(sealedFixtureGame, { players: 3 })
    expect(irreversibleOptionsNow(table, 0)).toEqual([])
    table.isPerson = isAna
    expect(irreversibleOptionsNow(table, 0)).toHaveLength(table.decision(0)?.choices.length ?? 0)
  })
})
