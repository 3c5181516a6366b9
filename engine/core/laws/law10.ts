/**
 * Law 10. A guest's machine accepts all that an honest host shows (core/host/seen.ts): every view, also at beats, every
 * fact, every choice and the outcome, for every viewer, after a journey as JSON.
 */
import * as v from 'valibot'
import { seenBy, type Fact } from '../contract/facts.ts'
import type { AnyGame, Seat, Viewer } from '../contract/game.ts'
import { canonicalText, type Json } from '../contract/json.ts'
import { agrees, seenSchemas, type SeenSchemas } from '../host/seen.ts'
import { streamOf } from '../contract/random.ts'
import { viewersOf, type Law, type Trial } from './kit.ts'
import { finding } from './report.ts'
import { sampler, visit } from './walk.ts'

export const law10: Law = (kit, trial) => {
  const { found, say, full } = finding(10, trial)
  const game: AnyGame = kit.game
  const schemas = seenSchemas(game, trial.config)
  const viewers: readonly Viewer[] = [...viewersOf(trial.config.players), 'open']
  const wanted = sampler(streamOf(trial.seed, 'law 10'), 2)
  const end = visit(kit, trial, (step) => {
    if (full() || !wanted(step)) return
    const { at, before, beats, facts, action } = step
    if (!travels(schemas.action, action)) say(at, `a choice is refused: ${canonicalText(action)}`)
    for (const viewer of viewers) {
      for (const { state } of beats)
        if (!travels(schemas.view(viewer), game.view(state, viewer))) say(at, `a view of ${String(viewer)} is refused`)
      checkFacts(schemas, facts, viewer, (what) => say(at, what))
      checkStatus(game, schemas, trial, before, viewer, (what) => say(at, what))
    }
  })
  for (const viewer of viewers)
    checkStatus(game, schemas, trial, end.state, viewer, (what) => say(end.log.length, what))
  return found
}

function checkFacts({ facts: schema }: SeenSchemas, facts: readonly Fact[], viewer: Viewer, say: Say): void {
  const seen = facts.map((fact) => seenBy(fact, viewer))
  const refused = seen.find((fact) => !travels(schema, [fact]))
  if (refused !== undefined) say(`a fact is refused: ${canonicalText(refused)}`)
}

/** The view, and what is to be chosen and what came of the game, which agree with it. */
function checkStatus(
  game: AnyGame,
  schemas: SeenSchemas,
  { config }: Trial,
  state: unknown,
  viewer: Viewer,
  say: Say,
): void {
  const view = game.view(state, viewer) as Json
  if (!travels(game.schemas(config.players).view, view)) say(`the form of a view of ${String(viewer)} is refused`)
  const outcome = game.outcome(state)
  if (!travels(schemas.outcome, outcome)) say('the outcome is refused')
  const mayChoose = (seat: Seat): boolean => game.choices(state, seat).length > 0
  const seat = typeof viewer === 'number' && mayChoose(viewer) ? viewer : game.deciders(state)[0]
  const choices = seat === undefined ? [] : (game.choices(state, seat) as readonly Json[])
  if (!travels(schemas.choices, choices)) say(`choices are refused: ${canonicalText(choices)}`)
  const status = seat === undefined ? { outcome } : { decision: { seat, choices }, outcome }
  if (!agrees(game, config, view, viewer, status))
    say(`a view of ${String(viewer)} is refused, or its choices or the outcome do not agree with it`)
}

type Say = (what: string) => void

/** Whether a value is accepted after a journey as JSON, and is then the same. */
function travels(schema: v.GenericSchema, value: unknown): boolean {
  const arrived = v.safeParse(schema, JSON.parse(JSON.stringify(value)))
  return arrived.success && canonicalText(arrived.output) === canonicalText(value)
}
