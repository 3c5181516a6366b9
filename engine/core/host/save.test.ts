import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { AnyGame } from '../contract/game.ts'
import { canonicalJson, type Json } from '../contract/json.ts'
import {
  diceFixtureGame,
  echoFixtureGame,
  sealedFixtureGame,
  type DiceState,
} from '../invariants/fixture-games/index.ts'
import { createRandomStream } from '../contract/random.ts'
import {
  MAX_SAVE_BYTES,
  openParsedSave,
  parseSave,
  NEWEST_SAVE_VERSION,
  serializeSaveTrimmingLog,
  serializeSaveWithWholeLog,
  type OpenSaveResult,
} from './save.ts'
import type { ActionLogEntry, Table } from './table.ts'
import { actOrThrow, playRandomly, createTestTable } from '../invariants/test-helpers.ts'

type Body = Record<string, unknown>

const HEADER = { seats: ['Ana', 'Ben'], savedAt: 1 }

function midGame(game: AnyGame = diceFixtureGame, moves = 6): Table {
  const table = createTestTable(game, { players: 3, seed: 'save', confirms: true })
  table.playForcedChoices()
  playRandomly(table, createRandomStream(table.seed, 'moves'), moves)
  return table
}

/** A save with parts changed by hand, and a checksum that fits: the work of an attacker that knows the format. */
function forged(table: Table, change: (body: Body) => void): string {
  const { checksum: _old, ...body } = JSON.parse(serializeSaveWithWholeLog(table, HEADER)) as Body
  change(body)
  return JSON.stringify({ ...body, checksum: bytesToHex(sha256(utf8ToBytes(canonicalJson(body)))) })
}

function open(text: string, game: AnyGame = diceFixtureGame): OpenSaveResult {
  const parsed = parseSave(text)
  return parsed.ok ? openParsedSave(game, parsed.saved) : parsed
}

function opened(text: string, game: AnyGame = diceFixtureGame): Extract<OpenSaveResult, { ok: true }> {
  const result = open(text, game)
  if (!result.ok) throw new Error(`refused: ${result.reason.id}`)
  return result
}

function whole(table: Table): string {
  const { state, randomEventCount, log, unconfirmed = null, config, seed, practice } = table
  return canonicalJson({ state, randomEventCount, log, unconfirmed, config, seed, practice })
}

describe('a save', () => {
  it('restores the table exactly, at any moment of any game (property)', () => {
    const games: AnyGame[] = [diceFixtureGame, echoFixtureGame, sealedFixtureGame]
    fc.assert(
      fc.property(fc.nat(2), fc.nat(500), fc.nat(60), fc.boolean(), (which, seed, moves, practice) => {
        const game = games[which] ?? diceFixtureGame
        const table = createTestTable(game, { players: 2, seed: String(seed), confirms: true, practice })
        table.playForcedChoices()
        playRandomly(table, createRandomStream(table.seed, 'moves'), moves)
        const { table: again, note } = opened(serializeSaveWithWholeLog(table, HEADER), game)
        expect(whole(again)).toBe(whole(table))
        expect(note).toBeUndefined()
      }),
      { seed: 3, numRuns: 60 },
    )
  })

  it('continues with the same random results', () => {
    const table = midGame()
    const again = opened(serializeSaveWithWholeLog(table, HEADER)).table
    again.turnEndPolicyOf = table.turnEndPolicyOf
    for (const each of [table, again]) playRandomly(each, createRandomStream(table.seed, 'more'))
    expect(whole(again)).toBe(whole(table))
  })

  it('keeps the header that the host gave it', () => {
    const parsed = parseSave(serializeSaveWithWholeLog(midGame(), HEADER))
    expect(parsed.ok && parsed.saved.header).toEqual(HEADER)
  })

  it('is one line of text, the same for the same table', () => {
    const text = serializeSaveWithWholeLog(midGame(), HEADER)
    expect(text.indexOf('\n')).toBe(text.length - 1)
    expect(serializeSaveWithWholeLog(midGame(), HEADER)).toBe(text)
  })

  it('keeps an unconfirmed turn, which still waits for its end and can still be undone', () => {
    const table = createTestTable(diceFixtureGame, { confirms: true })
    actOrThrow(table, 0, { do: 'spend', steps: 1 })
    const { table: again } = opened(serializeSaveWithWholeLog(table, HEADER))
    expect(again.unconfirmed).toBe(0)
    expect(again.undo(0).ok).toBe(true)
  })
})

describe('F3: a table that is too large for one save', () => {
  it('is written from a later position on, so that it can be opened again', () => {
    const table = midGame(diceFixtureGame, 14)
    const room = MAX_SAVE_BYTES - serializeSaveWithWholeLog(table, { words: '' }).length
    const { text, shortened } = serializeSaveTrimmingLog(table, { words: 'x'.repeat(room + 1) }, 4)
    expect(shortened).toBe(true)
    expect(text.length).toBeLessThanOrEqual(MAX_SAVE_BYTES)
    const { table: again, note } = opened(text)
    expect(note).toBeUndefined()
    expect(canonicalJson([again.state, again.randomEventCount, again.unconfirmed ?? null])).toBe(
      canonicalJson([table.state, table.randomEventCount, table.unconfirmed ?? null]),
    )
    expect(again.log).toEqual(table.log.slice(-4))
    expect(again.startsMidGame).toBe(true)
  })

  it('is written completely as long as it fits', () => {
    const table = midGame()
    expect(serializeSaveTrimmingLog(table, HEADER)).toEqual({
      text: serializeSaveWithWholeLog(table, HEADER),
      shortened: false,
    })
  })
})

describe('a damaged save is refused', () => {
  const text = serializeSaveWithWholeLog(midGame(), HEADER)

  it('when it is truncated at any position', () => {
    for (const length of [0, 1, 100, text.length >> 1, text.length - 2])
      expect(parseSave(text.slice(0, length))).toEqual({ ok: false, reason: { id: 'save.broken.json' } })
  })

  it('when any one character is changed (property)', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 2), fc.integer({ min: 1, max: 90 }), (at, shift) => {
        const other = String.fromCharCode(32 + ((text.charCodeAt(at) - 32 + shift) % 95))
        return !parseSave(text.slice(0, at) + other + text.slice(at + 1)).ok
      }),
      { seed: 5, numRuns: 300 },
    )
  })

  it('when it is other JSON or no JSON', () => {
    for (const other of [
      'null',
      '[]',
      '7',
      '"text"',
      '{}',
      '{"format":"other","version":1}',
      '{"format":"samsara-table"}',
    ])
      expect(parseSave(other), other).toEqual({ ok: false, reason: { id: 'save.broken.format' } })
    expect(parseSave('not json')).toEqual({ ok: false, reason: { id: 'save.broken.json' } })
  })

  it('when its JSON is nested too deeply', () => {
    const deep = `{"format":"samsara-table","version":1,"log":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect(parseSave(deep)).toEqual({ ok: false, reason: { id: 'save.broken.json' } })
  })

  it('F3: when it exceeds the maximum size, measured in bytes', () => {
    const large = { ok: false, reason: { id: 'save.broken.large' } }
    expect(parseSave('x'.repeat(MAX_SAVE_BYTES + 1))).toEqual(large)
    expect(parseSave('é'.repeat(MAX_SAVE_BYTES / 2 + 1))).toEqual(large)
    expect(parseSave('x'.repeat(MAX_SAVE_BYTES))).toEqual({ ok: false, reason: { id: 'save.broken.json' } })
  })

  it('F3: when its JSON has more or deeper elements than any save, before it is parsed', () => {
    const parse = vi.spyOn(JSON, 'parse')
    const begun = '{"format":"samsara-table","version":1,'
    const many = (piece: (n: number) => string, count: number): string =>
      Array.from({ length: count }, (_, n) => piece(n)).join(',')
    const shapes = [
      `${begun}${many((n) => `"k${String(n)}":1`, 80_000)}}`,
      `${begun}"log":[${many(() => '[]', 300_000)}]}`,
      `${begun}"log":[${many(() => '1', 500_000)}]}`,
      `${begun}"log":[${many(() => '{"a":1}', 120_000)}]}`,
      `${begun}"log":${'['.repeat(500_000)}`,
      `${begun}"log":${'{"a":'.repeat(200_000)}`,
    ]
    for (const shape of shapes) {
      expect(shape.length).toBeLessThanOrEqual(MAX_SAVE_BYTES)
      expect(parseSave(shape)).toEqual({ ok: false, reason: { id: 'save.broken.json' } })
    }
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
  })

  it('F3: but brackets, commas and colons inside strings do not count as elements', () => {
    const words = '[{:,"\\\\'.repeat(2000)
    const parsed = parseSave(serializeSaveWithWholeLog(midGame(), { words }))
    expect(parsed.ok && parsed.saved.header).toEqual({ words })
  })

  it('when its format version or rules version is newer', () => {
    const newer = forged(midGame(), (body) => (body['version'] = NEWEST_SAVE_VERSION + 1))
    expect(parseSave(newer)).toEqual({
      ok: false,
      reason: { id: 'save.broken.newer', values: { version: NEWEST_SAVE_VERSION + 1 } },
    })
    const rules = forged(midGame(), (body) => (body['rules'] = 2))
    expect(open(rules)).toEqual({ ok: false, reason: { id: 'save.broken.newer', values: { version: 2 } } })
  })

  it('when it does not match the schema, even with a correct checksum; the reason names the path', () => {
    const cases: [(body: Body) => void, string][] = [
      [(body) => delete body['seed'], 'seed'],
      [(body) => (body['seed'] = 'lotus'), 'seed'],
      [(body) => (body['players'] = -1), 'players'],
      [(body) => (body['players'] = '2'), 'players'],
      [(body) => (body['extra'] = 1), 'extra'],
      [(body) => (body['practice'] = null), 'practice'],
      [(body) => (body['game'] = '../dice'), 'game'],
      [(body) => (body['version'] = 0), 'version'],
      [(body) => (body['log'] = [{ seat: 0, action: { do: 'roll' }, sure: true }]), 'log.0.sure'],
      [(body) => (body['log'] = [{ seat: 0 }]), 'log.0.action'],
      [(body) => (body['log'] = [{ seat: 0, action: 1, auto: false }]), 'log.0.auto'],
      [(body) => (body['snapshot'] = { state: {} }), 'snapshot.events'],
      [(body) => (body['options'] = { tokens: [2] }), 'options.tokens'],
    ]
    for (const [change, at] of cases)
      expect(parseSave(forged(midGame(), change)), at).toEqual({
        ok: false,
        reason: { id: 'save.broken.schema', values: { at } },
      })
  })

  it('when it is of another game, or of a table config that the game does not offer', () => {
    const table = midGame()
    expect(open(serializeSaveWithWholeLog(table, HEADER), echoFixtureGame)).toMatchObject({
      reason: { id: 'save.broken.game' },
    })
    expect(open(forged(table, (body) => (body['players'] = 9)))).toMatchObject({
      reason: { id: 'table.config.players' },
    })
    const strange = forged(table, (body) => (body['options'] = { tokens: 99 }))
    expect(open(strange)).toMatchObject({ reason: { id: 'table.config.value' } })
  })
})

describe('a save with an edited log', () => {
  const table = midGame(diceFixtureGame, 8)
  const edit = (change: (log: ActionLogEntry[]) => void): string =>
    forged(table, (body) => {
      change(body['log'] as ActionLogEntry[])
      body['held'] = null
    })

  it('opens at the last valid action, with a note', () => {
    const of = table.log.length
    const text = edit((log) => (log[4] = { seat: 0, action: { do: 'fly' } }))
    const { table: cut, note } = opened(text)
    expect(note).toEqual({ id: 'save.note.cut', values: { at: 4, of } })
    expect(cut.log).toEqual(table.log.slice(0, 4))
    expect(canonicalJson(cut.state)).toBe(canonicalJson(table.positionAt(4).state))
  })

  it('opens at the start when no action is valid', () => {
    const { table: cut, note } = opened(edit((log) => log.unshift({ seat: 9, action: null })))
    expect(cut.log).toEqual([])
    expect(note).toMatchObject({ id: 'save.note.cut', values: { at: 0 } })
  })

  it('cannot mark a choice as automatic', () => {
    const text = edit((log) => log.forEach((entry, at) => (log[at] = { ...entry, auto: true })))
    expect(table.log.some(({ auto }) => auto === undefined)).toBe(true)
    expect(opened(text).table.log.map(({ auto }) => auto)).toEqual(table.log.map(({ auto }) => auto))
  })

  it('cannot change the state: the replay counts, not the snapshot', () => {
    const rich = forged(table, (body) => {
      const snapshot = body['snapshot'] as { state: DiceState }
      snapshot.state.tokens = [99, 99, 99]
    })
    expect(canonicalJson(opened(rich).table.state)).toBe(canonicalJson(table.state))
  })

  it('F13: opens from its log, with a note, when the snapshot differs from the replay', () => {
    for (const change of [
      (snapshot: { state: DiceState }) => (snapshot.state.tokens = [99, 99, 99]),
      (snapshot: { events: number }) => (snapshot.events += 1),
    ]) {
      const text = forged(table, (body) => change(body['snapshot'] as { state: DiceState; events: number }))
      const { table: again, note } = opened(text)
      expect(note).toEqual({ id: 'save.note.differs' })
      expect(canonicalJson(again.log)).toBe(canonicalJson(table.log))
      expect(canonicalJson(again.state)).toBe(canonicalJson(table.state))
    }
  })

  it('F13: opens from its log, with a note, when the rules changed without a new version', () => {
    const play: typeof diceFixtureGame.play = (state, seat, action, random, emit) => {
      diceFixtureGame.play(state, seat, action, random, emit)
      state.tokens[0] = (state.tokens[0] ?? 0) + 1
    }
    const { note } = opened(serializeSaveWithWholeLog(midGame(diceFixtureGame, 2), HEADER), {
      ...diceFixtureGame,
      play,
    })
    expect(note).toEqual({ id: 'save.note.differs' })
  })

  it('opens at the last action that the game plays without an error', () => {
    const play: typeof diceFixtureGame.play = (state, seat, action, random, emit) => {
      if (state.pawns.some((space) => space > 8)) throw new Error('broken')
      diceFixtureGame.play(state, seat, action, random, emit)
    }
    const { table: cut, note } = opened(serializeSaveWithWholeLog(midGame(diceFixtureGame, 14), HEADER), {
      ...diceFixtureGame,
      play,
    })
    expect(note?.id).toBe('save.note.cut')
    expect(cut.log.length).toBeGreaterThan(0)
    expect((cut.state as DiceState).pawns.some((space) => space > 8)).toBe(true)
  })
})

describe('a save of older rules', () => {
  const newer = { ...diceFixtureGame, info: { ...diceFixtureGame.info, rules: 2 } }

  it('opens from its snapshot, with a note and without earlier history', () => {
    const table = midGame()
    const { table: again, note } = opened(serializeSaveWithWholeLog(table, HEADER), newer)
    expect(note).toEqual({ id: 'save.note.closed', values: { rules: 1 } })
    expect(again.startsMidGame).toBe(true)
    expect(again.log).toEqual([])
    expect(canonicalJson(again.state)).toBe(canonicalJson(table.state))
    expect(again.randomEventCount).toBe(table.randomEventCount)
    for (const seat of [0, 1, 2]) expect(again.checkUndo(seat)).toMatchObject({ reason: { id: 'table.undo.nothing' } })
  })

  it('can be saved and opened again after it was opened from its snapshot', () => {
    const closed = opened(serializeSaveWithWholeLog(midGame(), HEADER), newer).table
    playRandomly(closed, createRandomStream(closed.seed, 'on'), 3)
    const { table: again, note } = opened(serializeSaveWithWholeLog(closed, HEADER), newer)
    expect(note).toBeUndefined()
    expect(again.startsMidGame).toBe(true)
    expect(whole(again)).toBe(whole(closed))
  })

  it('is refused when its snapshot breaks an invariant or is not a state', () => {
    const states: ((state: DiceState) => unknown)[] = [
      (state) => ({ ...state, deck: [] }),
      (state) => ({ ...state, tokens: [-1, 0, 0] }),
      () => null,
      () => ({}),
      () => [],
      (state) => ({ ...state, stack: 7 }),
    ]
    for (const make of states) {
      const change = (body: Body): void => {
        const snapshot = body['snapshot'] as { state: unknown }
        snapshot.state = make(snapshot.state as DiceState)
      }
      const result = open(forged(midGame(), change), newer)
      expect(result, JSON.stringify(result)).toEqual({ ok: false, reason: { id: 'save.broken.state' } })
    }
  })

  it('is refused when no seat can continue from its snapshot', () => {
    const text = serializeSaveWithWholeLog(midGame(), HEADER)
    for (const stuck of [{ deciders: () => [] }, { choices: () => [] }])
      expect(open(text, { ...newer, ...stuck })).toEqual({ ok: false, reason: { id: 'save.broken.state' } })
  })

  it('is refused when its snapshot has another number of players', () => {
    const other = createTestTable(diceFixtureGame, { players: 4 })
    const change = (body: Body): unknown => (body['snapshot'] = { state: other.state, events: 1 })
    expect(open(forged(midGame(), change), newer)).toEqual({ ok: false, reason: { id: 'save.broken.state' } })
  })

  it('is refused when its base state breaks an invariant', () => {
    const closed = opened(serializeSaveWithWholeLog(midGame(), HEADER), newer).table
    const text = forged(closed, (body) => (body['base'] = { state: { pawns: [] }, events: 0 }))
    expect(open(text, newer)).toEqual({ ok: false, reason: { id: 'save.broken.state' } })
  })

  describe('with a game that migrates logs', () => {
    /** Since version 2 `spend` says `far` instead of `steps`. */
    type Action = { do: 'roll' } | { do: 'way'; short: boolean } | { do: 'spend'; far: number }
    const older = (action: Action) => (action.do === 'spend' ? { do: action.do, steps: action.far } : action)
    const renamed = (action: Json): Json => {
      const { do: verb, steps } = action as { do: string; steps?: number }
      return verb === 'spend' ? { do: verb, far: steps ?? 0 } : action
    }
    const migrating: AnyGame = {
      ...newer,
      choices: (state: DiceState, seat: number) =>
        diceFixtureGame
          .choices(state, seat)
          .map((each) => (each.do === 'spend' ? { do: 'spend', far: each.steps } : each)),
      play: (state: DiceState, seat: number, action: Action, ...rest: [never, never]) =>
        diceFixtureGame.play(state, seat, older(action), ...rest),
      migrate: (log, rules) =>
        rules === 1 ? log.map((entry) => ({ ...entry, action: renamed(entry.action) })) : undefined,
    }
    const table = midGame(diceFixtureGame, 8)

    it('is replayed completely with the migrated log', () => {
      const { table: again, note } = opened(serializeSaveWithWholeLog(table, HEADER), migrating)
      expect(note).toBeUndefined()
      expect(again.startsMidGame).toBe(false)
      expect(again.log.length).toBe(table.log.length)
      expect(again.log.some(({ action }) => 'far' in (action as object))).toBe(true)
      expect(canonicalJson(again.state)).toBe(canonicalJson(table.state))
      expect(again.unconfirmed).toBe(table.unconfirmed)
    })

    it('opens from its snapshot when the migrated log leads to another state, unless the snapshot is invalid', () => {
      const setup: AnyGame['setup'] = (...rest) => {
        const state = diceFixtureGame.setup(...rest)
        return { ...state, tokens: state.tokens.map((count) => count + 1) }
      }
      const elsewhere: AnyGame = { ...migrating, setup }
      const { table: again, note } = opened(serializeSaveWithWholeLog(table, HEADER), elsewhere)
      expect(note?.id).toBe('save.note.closed')
      expect(canonicalJson(again.state)).toBe(canonicalJson(table.state))
      // Where the snapshot cannot be played on, the log is all there is.
      const odd: AnyGame = { ...elsewhere, findBrokenInvariants: () => ['of another form'] }
      expect(opened(serializeSaveWithWholeLog(table, HEADER), odd).note).toBeUndefined()
    })

    it('opens from its snapshot when the log cannot be migrated, is refused or makes migrate throw', () => {
      const fails: AnyGame['migrate'][] = [
        () => undefined,
        (log) => log,
        (log) => log.map((entry) => ({ ...entry, seat: 9 })),
        () => {
          throw new Error('what is this?')
        },
      ]
      for (const migrate of fails) {
        if (migrate === undefined) continue
        const { table: again, note } = opened(serializeSaveWithWholeLog(table, HEADER), { ...migrating, migrate })
        expect(note?.id).toBe('save.note.closed')
        expect(canonicalJson(again.state)).toBe(canonicalJson(table.state))
      }
    })
  })
})
