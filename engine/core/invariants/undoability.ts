/**
 * Invariant 9. A misclick is never final: a choice that is not marked as irreversible (irreversible-choices.ts) can be
 * undone by its player until they end their turn. After the undo, state, views and decisions are as before, byte for
 * byte; after a redo they are as after the choice. People and bots sit at the table in any mix, some of the people at
 * one screen.
 */
import { canonicalJson, type Json } from '../contract/json.ts'
import { irreversibleOptionsNow } from '../host/irreversible-choices.ts'
import { createRandomStream } from '../contract/random.ts'
import { Table, type TurnEndPolicy } from '../host/table.ts'
import { viewersOf, type InvariantCheck } from './game-test-adapter.ts'
import { deepCopy } from './json-comparison.ts'
import { createViolationCollector } from './violation-collector.ts'

/** Maximum number of people's choices that are checked in each game, and the sampling rate. */
const MAX_CHECKED_CHOICES = 60
const ONE_IN = 3

export const checkUndoability: InvariantCheck = (kit, trial) => {
  const { violations, addViolation, isFull } = createViolationCollector(9, trial)
  const { game, maxActions = Infinity } = kit
  const { players } = trial.config
  const random = createRandomStream(trial.seed, 'law 9')
  const table = new Table({ game, ...trial })
  const people = Array.from({ length: players }, () => random.int(2) === 0)
  people[random.int(players)] = true
  const shared = people.filter(Boolean).length > 1
  const confirming: TurnEndPolicy = shared ? random.pick(['unlessBarrier', 'whenShown']) : 'unlessBarrier'
  table.isPerson = (seat) => people[seat] === true
  table.turnEndPolicyOf = (seat) => (people[seat] ? confirming : 'never')
  table.playForcedChoices()
  let left = MAX_CHECKED_CHOICES
  while (table.outcome === null && table.log.length < maxActions && left > 0 && !isFull()) {
    if (table.unconfirmed !== undefined) {
      table.endTurn(table.unconfirmed)
      continue
    }
    const { deciders } = table
    const seat = deciders[random.int(Math.max(1, deciders.length))] ?? 0
    const choices = table.decision(seat)?.choices ?? []
    if (choices.length === 0) break // no seat can choose: invariant 2
    const action = deepCopy(random.pick(choices))
    const looked = people[seat] && choices.length > 1 && random.int(ONE_IN) === 0
    const asked =
      !looked ||
      asksForConfirmation(
        table,
        seat,
        choices.findIndex((each) => canonicalJson(each) === canonicalJson(action)),
      )
    const before = looked ? observableTableText(table) : ''
    if (!table.act(seat, action).ok) break
    if (asked) continue
    left -= 1
    const after = observableTableText(table)
    const undone = table.undo(seat)
    if (!undone.ok)
      addViolation(table.log.length, `seat ${String(seat)} cannot take back ${after}: ${undone.reason.id}`)
    else if (observableTableText(table) !== before)
      addViolation(table.log.length, `undo does not bring back ${JSON.stringify(action)}`)
    else if (!table.redo(seat).ok || observableTableText(table) !== after)
      addViolation(table.log.length, 'redo does not bring it back')
  }
  return violations
}

/** Whether a choice asks for confirmation, or its text names the randomness. */
function asksForConfirmation(table: Table, seat: number, index: number): boolean {
  const action: Json | undefined = table.decision(seat)?.choices[index]
  const declared = table.game.isIrreversible?.(table.game.view(table.state, seat), seat, action)
  return declared === false || irreversibleOptionsNow(table, seat).some((final) => final.index === index)
}

/** Everything observable about a table, without the ids of the decisions. */
function observableTableText(table: Table): string {
  const { game, state, deciders, unconfirmed = null, config } = table
  const seats = Array.from({ length: config.players }, (_, seat) => seat)
  return canonicalJson({
    state,
    deciders,
    unconfirmed,
    events: table.randomEventCount,
    views: viewersOf(config.players).map((viewer) => game.view(state, viewer) as Json),
    choices: seats.map((seat) => table.decision(seat)?.choices ?? []),
  })
}
