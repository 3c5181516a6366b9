/**
 * Random play for the invariant checks, one step at a time. It plays like a table (one stream for every random event),
 * but keeps every state before and after a step. It copies states itself (json-comparison.ts), so that a broken `clone`
 * affects only its own invariant.
 */
import {
  createEventRecorder,
  visibleEventFor,
  type GameEvent,
  type SeatsWithNewInformation,
} from '../contract/game-events.ts'
import type { AnyGame, Seat, Viewer } from '../contract/game.ts'
import { equalJson, type Json } from '../contract/json.ts'
import { MAX_BOT_GAME_LOG_ENTRIES } from '../host/playout.ts'
import { createRandomStream, type Random, type Seed } from '../contract/random.ts'
import type { AnyGameTestAdapter, RandomGameTrial } from './game-test-adapter.ts'
import { deepCopy } from './json-comparison.ts'

/** Effects of one `play`. */
export interface StepEffects {
  readonly facts: readonly GameEvent[]
  readonly checkpoints: readonly { readonly state: unknown; readonly facts: readonly GameEvent[] }[]
  /** Events after the last checkpoint. */
  readonly factsAfterCheckpoint: readonly GameEvent[]
  readonly usedRandomness: boolean
  readonly learned: SeatsWithNewInformation
}

/** One step of a walk. Read-only. */
export interface WalkStep extends StepEffects {
  /** Number of actions before it. */
  readonly at: number
  /** Number of random events before it. */
  readonly randomEventCount: number
  readonly before: unknown
  readonly seat: Seat
  readonly action: Json
  readonly after: unknown
}

/** The end of a walk: an outcome, a decider without a choice, or the adapter's maximum game length reached. */
export interface WalkResult {
  readonly how: 'over' | 'stuck' | 'endless'
  readonly state: unknown
  readonly randomEventCount: number
  readonly log: readonly { readonly seat: Seat; readonly action: Json }[]
}

/** The state after `setup`, and the number of random events it used. */
export function startTrial(
  game: AnyGame,
  trial: RandomGameTrial,
): { readonly state: unknown; readonly events: number } {
  const stream = createRandomStream(trial.seed, 0)
  const state: unknown = game.setup(trial.config, stream, createEventRecorder(() => undefined).emit)
  return { state, events: stream.wasUsed ? 1 : 0 }
}

/** Plays one action and modifies `state`. */
export function playStep(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  action: unknown,
  seed: Seed,
  events: number,
): StepEffects {
  const stream = createRandomStream(seed, events)
  const { emit, report } = createEventRecorder<unknown>(() => deepCopy(state))
  game.play(state, seat, action, stream, emit)
  const { facts, checkpoints, factsAfterCheckpoint, learned } = report
  return { facts, checkpoints, factsAfterCheckpoint, learned, usedRandomness: stream.wasUsed }
}

/** Plays a trial at random. Every fourth time, a seat that may change its choice does so, if there is one. */
export function* walkRandomly(kit: AnyGameTestAdapter, trial: RandomGameTrial): Generator<WalkStep, WalkResult> {
  const { game, maxActions = MAX_BOT_GAME_LOG_ENTRIES } = kit
  const random = createRandomStream(trial.seed, 'walk')
  const log: { seat: Seat; action: Json }[] = []
  const start = startTrial(game, trial)
  const state = start.state
  let events = start.events
  const ending = (how: WalkResult['how']): WalkResult => ({ how, state, randomEventCount: events, log })
  while (game.outcome(state) === null) {
    if (log.length >= maxActions) return ending('endless')
    const seat = pickNextSeat(game, state, trial.config.players, random)
    const choices: readonly Json[] = seat === undefined ? [] : game.choices(state, seat)
    if (seat === undefined || choices.length === 0) return ending('stuck')
    const action = deepCopy(random.pick(choices))
    const before = deepCopy(state)
    const played = playStep(game, state, seat, deepCopy(action), trial.seed, events)
    yield { at: log.length, randomEventCount: events, before, seat, action, after: state, ...played }
    if (played.usedRandomness) events += 1
    log.push({ seat, action })
  }
  return ending('over')
}

function pickNextSeat(game: AnyGame, state: unknown, players: number, random: Random): Seat | undefined {
  const deciders = game.deciders(state)
  if (random.int(4) === 0) {
    const changers = Array.from({ length: players }, (_, seat) => seat).filter(
      (seat) => !deciders.includes(seat) && game.choices(state, seat).length > 0,
    )
    if (changers.length > 0) return random.pick(changers)
  }
  return deciders.length === 0 ? undefined : random.pick(deciders)
}

/** Runs a walk to its end and calls the visitor on the way. */
export function visitRandomWalk(
  kit: AnyGameTestAdapter,
  trial: RandomGameTrial,
  visitor: (step: WalkStep) => void,
): WalkResult {
  const steps = walkRandomly(kit, trial)
  for (;;) {
    const next = steps.next()
    if (next.done) return next.value
    visitor(next.value)
  }
}

/**
 * Samples steps for the slower invariant checks: the first few of every kind, and a fraction of the others. Steps are
 * of one kind if they report the same kinds of events, offer actions of the same shape and are equally barriers.
 */
export function createStepSampler(random: Random, ofEachKind = 4, oneIn = 32): (step: WalkStep) => boolean {
  const seen = new Map<string, number>()
  return ({ action, facts: events, usedRandomness, learned }) => {
    const form = typeof action === 'object' && action !== null ? actionShapeOf(action) : ''
    const kind = [
      form,
      usedRandomness,
      learned === 'all' ? 'all' : learned.length,
      ...[...new Set(events.map((event) => event.kind))].sort(),
    ].join(' ')
    const count = seen.get(kind) ?? 0
    seen.set(kind, count + 1)
    return count < ofEachKind || random.int(oneIn) === 0
  }
}

function actionShapeOf(action: object): string {
  return 'do' in action ? String(action.do) : Object.keys(action).sort().join()
}

/** All observations of a viewer in a step: views, decisions and events at every checkpoint and at the end. */
export function observedStepFor(game: AnyGame, viewer: Viewer, after: unknown, played: StepEffects): unknown {
  const seen = (events: readonly GameEvent[]) => events.map((event) => visibleEventFor(event, viewer))
  return {
    beats: played.checkpoints.map(({ state, facts: events }) => ({
      view: game.view(state, viewer) as unknown,
      facts: seen(events),
    })),
    after: observedStateFor(game, viewer, after),
    facts: seen(played.factsAfterCheckpoint),
  }
}

/** A viewer's view and choices in a state. */
export function observedStateFor(game: AnyGame, viewer: Viewer, state: unknown): unknown {
  const view: unknown = game.view(state, viewer)
  return {
    view,
    stage: game.progressMessage?.(view) ?? null,
    deciders: game.deciders(state),
    choices: typeof viewer === 'number' ? game.choices(state, viewer) : [],
  }
}

export function isLegalAction(game: AnyGame, state: unknown, seat: Seat, action: Json): boolean {
  return game.choices(state, seat).some((choice) => equalJson(choice, action))
}
