/** Undo votes: their effect, their voters, and choices that no vote can undo. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibleEventFor } from '../contract/game-events.ts'
import type { AnyGame } from '../contract/game.ts'
import { canonicalJson } from '../contract/json.ts'
import { createRandomStream } from '../contract/random.ts'
import {
  diceFixtureGame,
  echoFixtureGame,
  sealedFixtureGame,
  type EchoState,
  type SealedState,
} from '../invariants/fixture-games/index.ts'
import { actOrThrow, playRandomly, createTestTable, type TestTableOptions } from '../invariants/test-helpers.ts'
import { MAX_VOTED_UNDO_RECORDS } from './voted-undo-records.ts'
import {
  openParsedSave,
  parseSave,
  NEWEST_SAVE_VERSION,
  serializeSaveTrimmingLog,
  serializeSaveWithWholeLog,
  type SavedTable,
} from './save.ts'
import { Table } from './table.ts'

const spend = (steps: number) => ({ do: 'spend', steps })

/** Everything about a table but the numbers of its decisions, and what its log tells of consent. */
function whole(table: Table): string {
  const { state, log, unconfirmed = null, deciders, randomEventCount } = table
  return canonicalJson({ state, log, unconfirmed, deciders, randomEventCount })
}

function would(table: Table, seat: number) {
  const found = table.undoProposalFor(seat)
  if (!found.ok) throw new Error(found.reason.id)
  return found
}

function reason(table: Table, seat: number): string | undefined {
  const found = table.undoProposalFor(seat)
  return found.ok ? undefined : found.reason.id
}

function parsed(text: string): SavedTable {
  const read = parseSave(text)
  if (!read.ok) throw new Error(read.reason.id)
  return read.saved
}

function reopened(table: Table, text = serializeSaveWithWholeLog(table, null)): Table {
  const opened = openParsedSave(table.game, parsed(text))
  if (!opened.ok) throw new Error(opened.reason.id)
  opened.table.isPerson = table.isPerson
  opened.table.turnEndPolicyOf = table.turnEndPolicyOf
  return opened.table
}

/** Dice without luck: every seat has tokens to spend. */
function walking(more: TestTableOptions = {}): Table {
  return createTestTable(diceFixtureGame, { players: 3, options: { tokens: 5 }, confirms: true, ...more })
}

/** Spends a token, and ends the turn where it waits. */
function walk(table: Table, seat: number, steps = 1): void {
  actOrThrow(table, seat, spend(steps))
  if (table.unconfirmed === seat) table.endTurn(seat)
}

describe('what an undo by vote undoes', () => {
  it('undoes the last own choice and every later entry, across turns that were ended', () => {
    const table = walking()
    walk(table, 0)
    const before = whole(table)
    for (const seat of [1, 2, 0]) walk(table, seat)
    expect(table.log.map(({ confirmed }) => confirmed)).toEqual(['turn', 'turn', 'turn', 'turn'])
    expect(table.checkUndo(1).ok).toBe(false)
    expect(would(table, 1)).toEqual({
      ok: true,
      at: 1,
      alone: false,
      entries: 3,
      known: [],
      asked: [0, 2],
      dropped: [0, 1, 2].map((seat) => ({ seat, entries: 1 })),
    })
    const done = table.undoByVote(1)
    expect(done).toMatchObject({ ok: true, from: 1, moments: [{ facts: [] }] })
    expect(whole(table)).toBe(before)
  })

  it('also undoes a turn of another seat that waits for its end', () => {
    const table = walking()
    walk(table, 0)
    const before = whole(table)
    walk(table, 1)
    actOrThrow(table, 2, spend(1))
    expect(table.unconfirmed).toBe(2)
    expect(table.undoByVote(1).ok).toBe(true)
    expect(whole(table)).toBe(before)
    expect(table.act(1, spend(2)).ok).toBe(true)
  })

  it('counts a forced choice as an entry of its seat, but never as the last own choice of a seat', () => {
    const table = createTestTable(echoFixtureGame, { players: 2 })
    table.playForcedChoices()
    expect(reason(table, 0)).toBe('table.undo.nothing')
    actOrThrow(table, 0, { do: 'bury', card: (table.state as EchoState).hands[0]?.[0] ?? 'gem' })
    expect(table.log.map(({ seat, auto }) => [seat, auto])).toEqual([
      [0, true],
      [0, undefined],
      [1, true],
    ])
    expect(would(table, 0)).toMatchObject({ at: 1, entries: 2, asked: [1], known: [1] })
    expect(reason(table, 1)).toBe('table.undo.nothing')
  })

  it('refuses an action with a decision id from before the vote', () => {
    const table = walking()
    const stale = table.decision(0)?.id
    walk(table, 0)
    walk(table, 1)
    table.undoByVote(0)
    expect(table.act(0, spend(1), stale)).toMatchObject({ reason: { id: 'table.refused.stale' } })
  })

  it('does not offer redo for the undone choices, since they belong to several seats', () => {
    const table = walking()
    walk(table, 0)
    walk(table, 1)
    table.undoByVote(0)
    for (const seat of [0, 1, 2]) expect(table.checkRedo(seat)).toMatchObject({ reason: { id: 'table.redo.nothing' } })
  })

  it('discards what another seat could have redone before', () => {
    const table = createTestTable(sealedFixtureGame, { players: 3 })
    const pick = (seat: number) => table.decision(seat)?.choices[0] ?? null
    for (const seat of [0, 1, 2]) actOrThrow(table, seat, pick(seat))
    actOrThrow(table, 0, pick(0))
    table.undo(0)
    expect(table.checkRedo(0).ok).toBe(true)
    expect(table.undoByVote(1).ok).toBe(true)
    expect(table.checkRedo(0).ok).toBe(false)
  })
})

describe('what a vote cannot undo', () => {
  it('random events, in the choice itself or in any later entry', () => {
    const table = walking()
    walk(table, 0)
    walk(table, 1)
    actOrThrow(table, 2, { do: 'roll' })
    for (const seat of [0, 1, 2]) expect(reason(table, seat)).toBe('table.undo.drawn')
    expect(table.undoByVote(0)).toMatchObject({ ok: false, reason: { id: 'table.undo.drawn' } })
    expect(table.log).toHaveLength(3)
  })

  it('only entries up to the last random event: later choices can be undone', () => {
    const table = walking()
    actOrThrow(table, 0, { do: 'roll' })
    while (table.deciders[0] === 0) actOrThrow(table, 0, { do: 'way', short: true })
    const before = whole(table)
    walk(table, 1)
    walk(table, 2)
    expect(reason(table, 0)).toBe('table.undo.drawn')
    expect(table.undoByVote(1).ok).toBe(true)
    expect(whole(table)).toBe(before)
  })

  it('entries before lockHistory, also after the turn is ended and after opening again', () => {
    const table = walking()
    walk(table, 0)
    actOrThrow(table, 1, spend(1))
    table.lockHistory()
    table.endTurn(1)
    expect(table.log.at(-1)?.confirmed).toBe(true)
    walk(table, 2)
    for (const each of [table, reopened(table)]) {
      expect([0, 1].map((seat) => reason(each, seat))).toEqual(['table.undo.sealed', 'table.undo.sealed'])
      expect(would(each, 2).at).toBe(2)
    }
  })

  it('an ended turn that lockHistory locks later', () => {
    const table = walking()
    walk(table, 0)
    expect(reason(table, 0)).toBeUndefined()
    table.lockHistory()
    expect(reason(table, 0)).toBe('table.undo.sealed')
  })

  it('anything for a seat that has made no choice', () => {
    const table = walking()
    expect([0, 1].map((seat) => reason(table, seat))).toEqual(['table.undo.nothing', 'table.undo.nothing'])
    actOrThrow(table, 0, { do: 'roll' })
    expect(reason(table, 1)).toBe('table.undo.nothing')
  })
})

describe('voters of an undo by vote', () => {
  it('are people whose choices are undone or who have learned something since, but not the proposer', () => {
    const table = createTestTable(echoFixtureGame, { players: 3 })
    table.playForcedChoices()
    actOrThrow(table, 0, { do: 'score', card: (table.state as EchoState).hands[0]?.[0] ?? 'gem' })
    // All others have seen the card; the next seat has drawn one as a forced choice.
    expect(would(table, 0)).toMatchObject({ known: [1, 2], asked: [1, 2], dropped: [{ seat: 0 }, { seat: 1 }] })
  })

  it('do not include a proposer who has learned something, though the proposal lists them as informed', () => {
    const table = createTestTable(echoFixtureGame, { players: 2 })
    const state = table.state as EchoState
    const { game, config, seed } = table
    const base = { state: { ...state, stack: [{ kind: 'turn', seat: 0, drawn: true }] }, events: 1 }
    const looking = new Table({
      game,
      config,
      seed,
      base: { ...base, state: { ...base.state, hands: [['peek', 'gem'], ...state.hands.slice(1)] } },
    })
    // At the only other hand, by itself.
    actOrThrow(looking, 0, { do: 'use', card: 'peek' })
    expect(looking.checkUndo(0)).toMatchObject({ reason: { id: 'table.undo.learned' } })
    looking.isPerson = (seat) => seat === 0
    expect(would(looking, 0)).toMatchObject({ known: [0], asked: [] })
    expect(looking.undoByVote(0).ok).toBe(true)
    expect((looking.state as EchoState).memory[0]).toEqual([[], []])
  })

  it('do not include bots, whatever they have chosen or learned', () => {
    const table = walking()
    table.isPerson = (seat) => seat === 0
    const before = whole(table)
    for (const seat of [0, 1, 2]) walk(table, seat)
    expect(would(table, 0)).toMatchObject({ entries: 3, known: [], asked: [] })
    const shown = walking()
    shown.isPerson = (seat) => seat !== 1
    for (const [seat, steps] of [2, 2, 1, 2].entries()) walk(shown, seat % 3, steps)
    // Onto a card space: all see the card, and the bot forgets it.
    expect(would(shown, 0)).toMatchObject({ known: [0, 2], asked: [2], dropped: [{ seat: 0, entries: 1 }] })
    table.undoByVote(0)
    expect(whole(table)).toBe(before)
  })
})

describe('simultaneous choices', () => {
  const pick = (table: Table, seat: number, nth: number) => ({
    pick: (table.state as SealedState).hands[seat]?.[nth] ?? 0,
  })

  it('undo by vote reopens them for seats whose choices are undone, and the other seats can change theirs', () => {
    const table = createTestTable(sealedFixtureGame, { players: 3 })
    actOrThrow(table, 0, pick(table, 0, 0))
    const before = whole(table)
    actOrThrow(table, 1, pick(table, 1, 0))
    actOrThrow(table, 2, pick(table, 2, 0))
    expect(would(table, 1)).toMatchObject({ at: 1, alone: false, known: [0, 1, 2], asked: [0, 2] })
    table.undoByVote(1)
    expect(whole(table)).toBe(before)
    expect(table.deciders).toEqual([1, 2])
    actOrThrow(table, 0, pick(table, 0, 1))
    expect(table.log).toHaveLength(1)
  })

  /** Sealed, but who chooses learns something by it. */
  const learning: AnyGame = {
    ...sealedFixtureGame,
    play: (state: SealedState, seat, action: { pick: number }, random, emit) => {
      if (seat === 0) emit.markInformed([0, 2])
      sealedFixtureGame.play(state, seat, action, random, emit)
    },
  }

  it('a choice that is still open is withdrawn alone, whatever it revealed, and other seats keep theirs', () => {
    const table = createTestTable(learning, { players: 3 })
    actOrThrow(table, 0, pick(table, 0, 0))
    actOrThrow(table, 1, pick(table, 1, 0))
    expect(table.checkUndo(0).ok).toBe(false)
    expect(would(table, 0)).toEqual({
      ok: true,
      at: 0,
      alone: true,
      entries: 1,
      known: [0, 2],
      asked: [2],
      dropped: [{ seat: 0, entries: 1 }],
    })
    expect(table.undoByVote(0).ok).toBe(true)
    expect((table.state as SealedState).picks).toEqual([null, pick(table, 1, 0).pick, null])
    expect(table.log.map(({ withdrawn }) => withdrawn)).toEqual([true, undefined])
    actOrThrow(table, 0, pick(table, 0, 1))
    expect(table.log).toHaveLength(2)
  })

  it('lockHistory after an open choice prevents an undo by vote', () => {
    const table = createTestTable(learning, { players: 3 })
    actOrThrow(table, 0, pick(table, 0, 0))
    actOrThrow(table, 1, pick(table, 1, 0))
    table.lockHistory()
    expect(reason(table, 0)).toBe('table.undo.sealed')
  })

  it('a withdrawn choice does not count as the last own choice; the choice before it does', () => {
    const table = createTestTable(sealedFixtureGame, { players: 2 })
    actOrThrow(table, 0, pick(table, 0, 0))
    actOrThrow(table, 1, pick(table, 1, 0))
    actOrThrow(table, 0, pick(table, 0, 0))
    table.undo(0)
    actOrThrow(table, 1, pick(table, 1, 0))
    // Seat 0 has withdrawn, and the other has chosen: the voters cannot tell by the question whether it will choose the same.
    const start = whole(createTestTable(sealedFixtureGame, { players: 2 }))
    expect(table.undoByVote(0).ok).toBe(true)
    expect(whole(table)).toBe(start)
  })
})

describe('undo vote records of the log', () => {
  it('contain proposer, voters, position and undone entries by seat, the newest record last', () => {
    const table = walking()
    for (const seat of [0, 1, 2, 0]) walk(table, seat)
    table.undoByVote(2)
    const first = { at: 2, by: 2, agreed: [0], dropped: [0, 2].map((seat) => ({ seat, entries: 1 })) }
    expect(table.consentNotes).toEqual([first])
    walk(table, 2)
    walk(table, 0)
    table.undoByVote(2)
    expect(table.consentNotes).toEqual([first, first])
  })

  it('stay when the log gets shorter, at its end', () => {
    const table = walking({ confirms: false })
    for (const seat of [0, 1]) walk(table, seat)
    table.undoByVote(1)
    expect(table.consentNotes).toMatchObject([{ at: 1 }])
    expect(table.undo(0).ok).toBe(true)
    expect(table.consentNotes).toMatchObject([{ at: 0 }])
    walk(table, 0)
    expect(table.consentNotes).toMatchObject([{ at: 0 }])
  })

  it('drop the oldest record beyond MAX_VOTED_UNDO_RECORDS', () => {
    const table = walking()
    for (let nth = 0; nth <= MAX_VOTED_UNDO_RECORDS; nth++) {
      walk(table, 0)
      if (nth === 0) walk(table, 1)
      table.undoByVote(0)
    }
    expect(table.consentNotes).toHaveLength(MAX_VOTED_UNDO_RECORDS)
    expect(table.consentNotes[0]?.agreed).toEqual([])
  })

  it('are kept by pack and unpack', () => {
    const table = walking()
    for (const seat of [0, 1]) walk(table, seat)
    table.undoByVote(0)
    expect(Table.unpack(diceFixtureGame, structuredClone(table.pack())).consentNotes).toEqual(table.consentNotes)
  })
})

describe('saves and undo by vote', () => {
  it('a save has version 2 only if a turn was ended or a vote has undone something, otherwise version 1', () => {
    const table = walking()
    actOrThrow(table, 0, spend(1))
    const versionOf = (each: Table) => parsed(serializeSaveWithWholeLog(each, null)).version
    expect(versionOf(table)).toBe(1)
    const closed = walking()
    actOrThrow(closed, 0, spend(1))
    closed.lockHistory()
    expect(versionOf(closed)).toBe(1)
    table.endTurn(0)
    expect([versionOf(table), NEWEST_SAVE_VERSION]).toEqual([2, 2])
    table.undoByVote(0)
    expect(table.log).toHaveLength(0)
    expect(versionOf(table)).toBe(2)
  })

  it('confirmed entries of a save of version 1 stay locked', () => {
    const table = walking()
    walk(table, 0)
    table.lockHistory()
    const text = serializeSaveWithWholeLog(table, null)
    expect(JSON.parse(text)).toMatchObject({ version: 1, log: [{ confirmed: true }] })
    const again = reopened(table, text)
    expect(reason(again, 0)).toBe('table.undo.sealed')
    expect(serializeSaveWithWholeLog(again, null)).toBe(text)
  })

  it('a save keeps which entries a vote can undo, and the undo vote records', () => {
    const table = walking()
    for (const seat of [0, 1, 2, 0]) walk(table, seat)
    table.undoByVote(1)
    const again = reopened(table)
    expect(whole(again)).toBe(whole(table))
    expect(again.consentNotes).toEqual(table.consentNotes)
    expect(again.undoProposalFor(0)).toEqual(table.undoProposalFor(0))
    expect(serializeSaveWithWholeLog(again, null)).toBe(serializeSaveWithWholeLog(table, null))
  })

  it('a save without the oldest entries counts the positions of records from its own start', () => {
    const table = walking()
    for (const seat of [0, 1, 2, 0, 1]) walk(table, seat)
    table.undoByVote(1)
    for (const seat of [1, 2]) walk(table, seat)
    const at = table.consentNotes[0]?.at ?? 0
    const large = { words: 'x'.repeat(1024 * 1024 - serializeSaveWithWholeLog(table, null).length) }
    const { text } = serializeSaveTrimmingLog(table, large, 3)
    expect(parsed(text).log).toHaveLength(3)
    expect(reopened(table, text).consentNotes.map((note) => note.at)).toEqual([at - (table.log.length - 3)])
    expect(parsed(serializeSaveTrimmingLog(table, large, 1).text).consentNotes).toBeUndefined()
  })

  it('openParsedSave drops records with unknown seats, and limits positions to the length of the log', () => {
    const table = walking()
    for (const seat of [0, 1]) walk(table, seat)
    const note = { at: 1, by: 0, agreed: [1], dropped: [{ seat: 1, entries: 1 }] }
    const saved = parsed(serializeSaveWithWholeLog(table, null))
    const open = (consentNotes: SavedTable['consentNotes']): Table['consentNotes'] => {
      const opened = openParsedSave(diceFixtureGame, { ...saved, ...(consentNotes && { consentNotes }) })
      return opened.ok ? opened.table.consentNotes : []
    }
    expect(open([note, { ...note, by: 3 }, { ...note, agreed: [3] }])).toEqual([note])
    expect(open([{ ...note, dropped: [{ seat: 3, entries: 1 }] }])).toEqual([])
    expect(open([{ ...note, at: 99 }])).toEqual([{ ...note, at: 2 }])
  })
})

describe('at any moment of every fixture game', () => {
  it('an undo by vote restores the state, undoes no random event and names every person told a secret (property)', () => {
    const games: readonly AnyGame[] = [diceFixtureGame, echoFixtureGame, sealedFixtureGame]
    fc.assert(
      fc.property(fc.nat(2), fc.nat(1000), fc.nat(40), fc.nat(7), (which, seed, moves, mask) => {
        const game = games[which] ?? diceFixtureGame
        const table = createTestTable(game, { players: 3, seed: String(seed), confirms: 'whenShown' })
        table.isPerson = (seat) => ((mask >> seat) & 1) === 1
        table.playForcedChoices()
        playRandomly(table, createRandomStream(table.seed, 'moves'), moves)
        for (const seat of [0, 1, 2]) {
          const copy = Table.unpack(game, structuredClone(table.pack()))
          copy.isPerson = table.isPerson
          const found = copy.undoProposalFor(seat)
          if (!found.ok) continue
          const { at, alone, entries, known, asked, dropped } = found
          const then = table.positionAt(at)
          expect(then.events).toBe(table.randomEventCount)
          const events = Array.from({ length: entries }, (_, later) => table.eventsOf(at + later)).flat()
          const told = events.flatMap(({ secret }) => secret?.to ?? []).filter((each) => table.isPerson(each))
          const own = dropped.map((each) => each.seat)
          expect([...known, ...own]).toEqual(expect.arrayContaining(told))
          expect(asked.every((each) => each !== seat && table.isPerson(each))).toBe(true)
          expect(copy.undoByVote(seat).ok).toBe(true)
          if (alone) continue
          expect(canonicalJson(copy.state)).toBe(canonicalJson(then.state))
          expect(copy.log).toEqual(table.log.slice(0, at))
          expect(copy.deciders).toContain(seat)
          const seen = copy.log.map((_, entry) => copy.eventsOf(entry).map((event) => visibleEventFor(event, 'table')))
          expect(seen).toEqual(
            table.log
              .slice(0, at)
              .map((_, entry) => table.eventsOf(entry).map((event) => visibleEventFor(event, 'table'))),
          )
        }
      }),
      { seed: 7, numRuns: 200 },
    )
  })
})
