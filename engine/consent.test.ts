/**
 * Undo by vote in every game: it restores the earlier state, undoes no random draw, and the request reveals nothing
 * hidden.
 */
import { describe, expect, it } from 'vitest'
import { canonicalJson, type Json } from './core/contract/json.ts'
import { seedFromText, createRandomStream } from './core/contract/random.ts'
import { openParsedSave, parseSave, serializeSaveWithWholeLog } from './core/host/save.ts'
import { Table } from './core/host/table.ts'
import { loadGameTestAdapter, viewersOf } from './core/invariants/game-test-adapter.ts'
import { scrambledStateFor, findObservableDifference } from './core/invariants/non-interference.ts'
import { findDifferencePath } from './core/invariants/json-comparison.ts'
import { allTableConfigs } from './core/invariants/table-configs.ts'
import { actOrThrow } from './core/invariants/test-helpers.ts'
import { observedStepFor, createStepSampler, visitRandomWalk } from './core/invariants/random-walk.ts'
import { CATALOGUE } from './index.ts'

/** How many choices of each game are played, and at one in how many it is looked at. */
const LONG = 120
const ONE_IN = 4

/** Everything that a viewer can tell of a table, but the numbers of the decisions. */
function whole(table: Table): string {
  const { game, state, log, deciders, randomEventCount, config } = table
  return canonicalJson({
    state,
    deciders,
    randomEventCount,
    log,
    views: viewersOf(config.players).map((viewer) => game.view(state, viewer) as Json),
    told: log.map((_, entry) => table.eventsOf(entry)),
    choices: Array.from({ length: config.players }, (_, seat) => table.decision(seat)?.choices ?? []),
  })
}

describe.each(CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info))('in $id', async (info) => {
  const kit = await loadGameTestAdapter(info.id)
  const { game } = kit
  const tables = allTableConfigs(info)
  const tried = [0, 1, 2, 3].map((nth) => tables[(nth * 7) % tables.length]).filter((config) => config !== undefined)

  it.each(tried.map((config, nth) => [nth, config] as const))(
    'an undo by vote restores the earlier state exactly, and undoes no random draw and no locked entry (%i)',
    (nth, config) => {
      const seed = seedFromText(`consent ${info.id} ${String(nth)}`)
      const random = createRandomStream(seed, 'moves')
      const table = new Table({ game, config, seed })
      const people = Array.from({ length: config.players }, () => random.int(3) > 0)
      table.isPerson = (seat) => people[seat] === true
      table.turnEndPolicyOf = (seat) => (people[seat] ? 'whenShown' : 'never')
      table.playForcedChoices()
      /** The state after so many entries, before any seat chose on. */
      const stood = new Map<number, string>()
      const drawn: number[] = []
      let sealed = 0
      let done = 0
      while (table.outcome === null && table.log.length < LONG) {
        if (table.unconfirmed !== undefined) {
          table.endTurn(table.unconfirmed)
          continue
        }
        if (random.int(50) === 0) {
          table.lockHistory()
          sealed = table.log.length
        }
        stood.set(table.log.length, whole(table))
        const [before, events] = [table.log.length, table.randomEventCount]
        const seat = random.pick(table.deciders)
        actOrThrow(table, seat, random.pick(table.decision(seat)?.choices ?? []))
        if (table.randomEventCount !== events) drawn.push(before)
        if (random.int(ONE_IN) > 0) continue
        for (let wisher = 0; wisher < config.players; wisher++) {
          const would = table.undoProposalFor(wisher)
          if (!would.ok || would.alone) continue
          const copy = Table.unpack(game, structuredClone(table.pack()))
          copy.isPerson = table.isPerson
          done += 1
          expect(copy.undoByVote(wisher).ok).toBe(true)
          expect(copy.log).toHaveLength(would.at)
          // Choices that were changed meanwhile stand where they stood: what is there now is what stood there last.
          const then = stood.get(would.at)
          if (then !== undefined && !table.log.some(({ withdrawn }) => withdrawn)) expect(whole(copy)).toBe(then)
          expect(drawn.every((entry) => entry < would.at)).toBe(true)
          expect(sealed).toBeLessThanOrEqual(would.at)
          const parsed = parseSave(serializeSaveWithWholeLog(copy, null))
          const opened = parsed.ok && openParsedSave(game, parsed.saved)
          expect(opened && opened.ok && opened.note === undefined && whole(opened.table)).toBe(whole(copy))
        }
      }
      expect(done).toBeGreaterThan(0)
    },
  )

  it('the seats informed by a choice do not depend on hidden information, so that a vote may name them', () => {
    for (const [nth, config] of tried.entries()) {
      const seed = seedFromText(`told ${info.id} ${String(nth)}`)
      const trial = { config, seed }
      const random = createRandomStream(seed, 'twins')
      const wanted = createStepSampler(random, 2, 64)
      visitRandomWalk(kit, trial, (step) => {
        if (!wanted(step)) return
        for (const viewer of viewersOf(config.players)) {
          const { usedRandomness, learned } = step
          const met = { drew: usedRandomness, learned, met: observedStepFor(game, viewer, step.after, step) }
          const scrambled = scrambledStateFor(kit, step, step.after, viewer, random)
          const where = findObservableDifference(game, scrambled, step, seed, (after, played) =>
            findDifferencePath(met, {
              drew: played.usedRandomness,
              learned: played.learned,
              met: observedStepFor(game, viewer, after, played),
            }),
          )
          expect([step.at, step.action, viewer, where]).toEqual([step.at, step.action, viewer, undefined])
        }
      })
    }
  })
})
