/**
 * Random play for the laws, one step at a time. It plays as a table does (a stream for every random event), but holds
 * every state before and after, and copies by itself (plain.ts), so that a broken `clone` harms its own law only.
 */
import { reporter, seenBy, type Fact, type Learned } from '../contract/facts.ts'
import type { AnyGame, Seat, Viewer } from '../contract/game.ts'
import { equalJson, type Json } from '../contract/json.ts'
import { LONGEST_GAME } from '../host/playout.ts'
import { streamOf, type Random, type Seed } from '../contract/random.ts'
import type { AnyKit, Trial } from './kit.ts'
import { copyOf } from './plain.ts'

/** What one play did. */
export interface Played {
  readonly facts: readonly Fact[]
  readonly beats: readonly { readonly state: unknown; readonly facts: readonly Fact[] }[]
  /** The facts after the last beat. */
  readonly rest: readonly Fact[]
  readonly drew: boolean
  readonly learned: Learned
}

/** One step of a walk. Nothing in it may be changed. */
export interface Step extends Played {
  /** How many actions came before it. */
  readonly at: number
  /** How many random events came before it. */
  readonly events: number
  readonly before: unknown
  readonly seat: Seat
  readonly action: Json
  readonly after: unknown
}

/** How a walk ended: with an outcome, at a decider without a choice, or not within the kit's longest game. */
export interface Ending {
  readonly how: 'over' | 'stuck' | 'endless'
  readonly state: unknown
  readonly events: number
  readonly log: readonly { readonly seat: Seat; readonly action: Json }[]
}

/** The state after `setup`, and how many random events it took. */
export function begin(game: AnyGame, trial: Trial): { readonly state: unknown; readonly events: number } {
  const stream = streamOf(trial.seed, 0)
  const state: unknown = game.setup(trial.config, stream, reporter(() => undefined).tell)
  return { state, events: stream.drawn ? 1 : 0 }
}

/** Plays one action on `state`, which it changes. */
export function playOn(game: AnyGame, state: unknown, seat: Seat, action: unknown, seed: Seed, events: number): Played {
  const stream = streamOf(seed, events)
  const { tell, report } = reporter<unknown>(() => copyOf(state))
  game.play(state, seat, action, stream, tell)
  const { facts, beats, rest, learned } = report
  return { facts, beats, rest, learned, drew: stream.drawn }
}

/** Plays a trial at random. Every fourth time a seat that may change its choice is let to, if there is one. */
export function* walk(kit: AnyKit, trial: Trial): Generator<Step, Ending> {
  const { game, longest = LONGEST_GAME } = kit
  const random = streamOf(trial.seed, 'walk')
  const log: { seat: Seat; action: Json }[] = []
  const start = begin(game, trial)
  const state = start.state
  let events = start.events
  const ending = (how: Ending['how']): Ending => ({ how, state, events, log })
  while (game.outcome(state) === null) {
    if (log.length >= longest) return ending('endless')
    const seat = nextSeat(game, state, trial.config.players, random)
    const choices: readonly Json[] = seat === undefined ? [] : game.choices(state, seat)
    if (seat === undefined || choices.length === 0) return ending('stuck')
    const action = copyOf(random.pick(choices))
    const before = copyOf(state)
    const played = playOn(game, state, seat, copyOf(action), trial.seed, events)
    yield { at: log.length, events, before, seat, action, after: state, ...played }
    if (played.drew) events += 1
    log.push({ seat, action })
  }
  return ending('over')
}

function nextSeat(game: AnyGame, state: unknown, players: number, random: Random): Seat | undefined {
  const deciders = game.deciders(state)
  if (random.int(4) === 0) {
    const changers = Array.from({ length: players }, (_, seat) => seat).filter(
      (seat) => !deciders.includes(seat) && game.choices(state, seat).length > 0,
    )
    if (changers.length > 0) return random.pick(changers)
  }
  return deciders.length === 0 ? undefined : random.pick(deciders)
}

/** Runs a walk to its end for what the visitor sees on the way. */
export function visit(kit: AnyKit, trial: Trial, visitor: (step: Step) => void): Ending {
  const steps = walk(kit, trial)
  for (;;) {
    const next = steps.next()
    if (next.done) return next.value
    visitor(next.value)
  }
}

/**
 * Chooses the steps that the slower laws look at: the first few of every kind, and some of the others. Steps are of one
 * kind when they tell the same kinds of facts, offer actions of the same form and are barriers alike.
 */
export function sampler(random: Random, ofEachKind = 4, oneIn = 32): (step: Step) => boolean {
  const seen = new Map<string, number>()
  return ({ action, facts, drew, learned }) => {
    const form = typeof action === 'object' && action !== null ? formOf(action) : ''
    const kind = [
      form,
      drew,
      learned === 'all' ? 'all' : learned.length,
      ...[...new Set(facts.map((fact) => fact.kind))].sort(),
    ].join(' ')
    const count = seen.get(kind) ?? 0
    seen.set(kind, count + 1)
    return count < ofEachKind || random.int(oneIn) === 0
  }
}

function formOf(action: object): string {
  return 'do' in action ? String(action.do) : Object.keys(action).sort().join()
}

/** All that a viewer meets in a step: the views, decisions and facts of every beat and of the end. */
export function experience(game: AnyGame, viewer: Viewer, after: unknown, played: Played): unknown {
  const seen = (facts: readonly Fact[]) => facts.map((fact) => seenBy(fact, viewer))
  return {
    beats: played.beats.map(({ state, facts }) => ({ view: game.view(state, viewer) as unknown, facts: seen(facts) })),
    after: situation(game, viewer, after),
    facts: seen(played.rest),
  }
}

/** What a viewer sees and may do in a state. */
export function situation(game: AnyGame, viewer: Viewer, state: unknown): unknown {
  const view: unknown = game.view(state, viewer)
  return {
    view,
    stage: game.stage?.(view) ?? null,
    deciders: game.deciders(state),
    choices: typeof viewer === 'number' ? game.choices(state, viewer) : [],
  }
}

/** Whether the action is among the seat's choices. */
export function offers(game: AnyGame, state: unknown, seat: Seat, action: Json): boolean {
  return game.choices(state, seat).some((choice) => equalJson(choice, action))
}
