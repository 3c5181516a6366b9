/**
 * Invariant 10. A guest's client accepts everything that an honest host shows (core/host/remote-table-schemas.ts):
 * every view, including checkpoints, every event, every choice and the outcome, for every viewer, after a JSON round
 * trip.
 */
import * as v from 'valibot'
import { visibleEventFor, type GameEvent } from '../contract/game-events.ts'
import type { AnyGame, Seat, Viewer } from '../contract/game.ts'
import { canonicalJson, type Json } from '../contract/json.ts'
import { statusMatchesView, createRemoteTableSchemas, type RemoteTableSchemas } from '../host/remote-table-schemas.ts'
import { createRandomStream } from '../contract/random.ts'
import { viewersOf, type InvariantCheck, type RandomGameTrial } from './game-test-adapter.ts'
import { createViolationCollector } from './violation-collector.ts'
import { createStepSampler, visitRandomWalk } from './random-walk.ts'

export const checkSchemaAcceptance: InvariantCheck = (kit, trial) => {
  const { violations, addViolation, isFull } = createViolationCollector(10, trial)
  const game: AnyGame = kit.game
  const schemas = createRemoteTableSchemas(game, trial.config)
  const viewers: readonly Viewer[] = [...viewersOf(trial.config.players), 'open']
  const wanted = createStepSampler(createRandomStream(trial.seed, 'law 10'), 2)
  const end = visitRandomWalk(kit, trial, (step) => {
    if (isFull() || !wanted(step)) return
    const { at, before, checkpoints, facts: events, action } = step
    if (!survivesTransfer(schemas.action, action)) addViolation(at, `a choice is refused: ${canonicalJson(action)}`)
    for (const viewer of viewers) {
      for (const { state } of checkpoints)
        if (!survivesTransfer(schemas.view(viewer), game.view(state, viewer)))
          addViolation(at, `a view of ${String(viewer)} is refused`)
      checkEvents(schemas, events, viewer, (what) => addViolation(at, what))
      checkStatus(game, schemas, trial, before, viewer, (what) => addViolation(at, what))
    }
  })
  for (const viewer of viewers)
    checkStatus(game, schemas, trial, end.state, viewer, (what) => addViolation(end.log.length, what))
  return violations
}

function checkEvents(
  { facts: schema }: RemoteTableSchemas,
  events: readonly GameEvent[],
  viewer: Viewer,
  say: ReportFault,
): void {
  const seen = events.map((event) => visibleEventFor(event, viewer))
  const refused = seen.find((event) => !survivesTransfer(schema, [event]))
  if (refused !== undefined) say(`a fact is refused: ${canonicalJson(refused)}`)
}

/** Checks the view together with the choices and the outcome, which must agree with it. */
function checkStatus(
  game: AnyGame,
  schemas: RemoteTableSchemas,
  { config }: RandomGameTrial,
  state: unknown,
  viewer: Viewer,
  say: ReportFault,
): void {
  const view = game.view(state, viewer) as Json
  if (!survivesTransfer(game.schemas(config.players).view, view))
    say(`the form of a view of ${String(viewer)} is refused`)
  const outcome = game.outcome(state)
  if (!survivesTransfer(schemas.outcome, outcome)) say('the outcome is refused')
  const mayChoose = (seat: Seat): boolean => game.choices(state, seat).length > 0
  const seat = typeof viewer === 'number' && mayChoose(viewer) ? viewer : game.deciders(state)[0]
  const choices = seat === undefined ? [] : (game.choices(state, seat) as readonly Json[])
  if (!survivesTransfer(schemas.choices, choices)) say(`choices are refused: ${canonicalJson(choices)}`)
  const status = seat === undefined ? { outcome } : { decision: { seat, choices }, outcome }
  if (!statusMatchesView(game, config, view, viewer, status))
    say(`a view of ${String(viewer)} is refused, or its choices or the outcome do not agree with it`)
}

type ReportFault = (what: string) => void

/** Whether a value is accepted and unchanged after a JSON round trip. */
function survivesTransfer(schema: v.GenericSchema, value: unknown): boolean {
  const arrived = v.safeParse(schema, JSON.parse(JSON.stringify(value)))
  return arrived.success && canonicalJson(arrived.output) === canonicalJson(value)
}
