/**
 * Law 1. Same config, seed and log: same state, byte for byte. `play` touches nothing but its state and its streams.
 * Simultaneous choices commute.
 */
import type { AnyGame, Seat } from '../contract/game.ts'
import { canonicalText, equalJson, type Json } from '../contract/json.ts'
import { streamOf, type Seed } from '../contract/random.ts'
import { Table } from '../host/table.ts'
import { viewersOf, type Law } from './kit.ts'
import { copyOf, deepFreeze, shared } from './plain.ts'
import { finding, type Finding } from './report.ts'
import { begin, offers, playOn, sampler, walk, type Step } from './walk.ts'

export const law1: Law = (kit, trial) => {
  const { found, say } = finding(1, trial)
  const game: AnyGame = kit.game
  const frozen = { ...trial, config: deepFreeze(copyOf(trial.config)) }
  const common = shared(begin(game, trial).state, begin(game, trial).state)
  if (common !== undefined) say(0, `two tables share what setup made at ${common}`)

  const wanted = sampler(streamOf(trial.seed, 'law 1'))
  const one = walk(kit, frozen)
  const other = walk(kit, frozen)
  let at = 0
  for (;;) {
    const a = one.next()
    const b = other.next()
    if (a.done || b.done) {
      if (a.done && b.done) checkReplay(game, frozen, a.value, say)
      else say(at, 'the same game ended sooner when played again')
      return found
    }
    at = a.value.at
    if (JSON.stringify(a.value.after) !== JSON.stringify(b.value.after)) {
      say(at, 'the same actions led to another state when played again')
      return found
    }
    if (!wanted(a.value)) continue
    checkUntouched(game, a.value, trial.seed, trial.config.players, say)
    checkCommutes(game, a.value, trial.seed, say)
  }
}

/** A table that replays the log through its gate comes to the same state, luck and outcome. */
function checkReplay(
  game: AnyGame,
  trial: Parameters<Law>[1],
  end: { readonly state: unknown; readonly events: number; readonly log: readonly { seat: Seat; action: Json }[] },
  say: Finding['say'],
): void {
  const { table, refused } = Table.replay({ game, ...trial }, end.log)
  if (refused !== undefined) say(refused.at, `a table refused to replay an action: ${refused.reason.id}`)
  else if (JSON.stringify(table.state) !== JSON.stringify(end.state)) say(end.log.length, 'replay led to another state')
  else if (table.events !== end.events) say(end.log.length, 'replay met another number of random events')
}

/** The action stays as it was, and whatever only reads a state or a view leaves it alone. */
function checkUntouched(game: AnyGame, step: Step, seed: Seed, players: number, say: Finding['say']): void {
  const trying = (what: string, attempt: () => unknown): void => {
    try {
      attempt()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      say(step.at, `${what} changes what is not its own: ${error.message}`)
    }
  }
  trying('play', () => playOn(game, copyOf(step.before), step.seat, deepFreeze(copyOf(step.action)), seed, step.events))
  const state = deepFreeze(copyOf(step.before))
  for (const member of ['deciders', 'evaluate', 'outcome', 'audit', 'clone'] as const)
    trying(member, () => game[member](state))
  for (const viewer of viewersOf(players)) {
    const view = deepFreeze(copyOf(game.view(state, viewer) as unknown))
    trying('view', () => game.view(state, viewer) as unknown)
    trying('determinize', () => game.determinize(view, viewer, streamOf(seed, 'determinize')) as unknown)
    if (viewer === 'table') continue
    trying('choices', () => game.choices(state, viewer))
    trying('mustAsk', () => game.mustAsk?.(state, viewer))
    trying('yardstick', () => game.yardstick?.(state, viewer))
    trying('whyNot', () => game.whyNot(view, viewer, deepFreeze(copyOf(step.action))))
  }
}

/** When several seats choose at once, nobody's choices depend on who was first, and the result neither. */
function checkCommutes(game: AnyGame, step: Step, seed: Seed, say: Finding['say']): void {
  const deciders = game.deciders(step.before)
  if (!deciders.includes(step.seat)) return
  const random = streamOf(seed, `commute ${String(step.at)}`)
  for (const other of deciders.filter((seat) => seat !== step.seat)) {
    const choices = game.choices(step.before, other) as readonly Json[]
    const mine = { seat: step.seat, action: step.action }
    const theirs = { seat: other, action: random.pick(choices) }
    const first = copyOf(step.before)
    const events = step.events + (playOn(game, first, mine.seat, mine.action, seed, step.events).drew ? 1 : 0)
    if (!equalJson(game.choices(first, other), choices)) {
      say(step.at, `seat ${String(mine.seat)} disturbs the simultaneous choice of seat ${String(other)}`)
      continue
    }
    playOn(game, first, theirs.seat, theirs.action, seed, events)
    const second = copyOf(step.before)
    const after = step.events + (playOn(game, second, theirs.seat, theirs.action, seed, step.events).drew ? 1 : 0)
    if (!offers(game, second, mine.seat, mine.action)) {
      say(step.at, `seat ${String(other)} disturbs the simultaneous choice of seat ${String(mine.seat)}`)
      continue
    }
    playOn(game, second, mine.seat, mine.action, seed, after)
    if (canonicalText(first) !== canonicalText(second))
      say(step.at, `the choices of seats ${String(mine.seat)} and ${String(other)} do not commute`)
  }
}
