/**
 * Law 6. A state survives `clone`, structuredClone and JSON unchanged; playing on with the copy leaves the original
 * untouched; views, choices, facts and determinizations are nobody else's parts.
 */
import type { AnyGame } from '../contract/game.ts'
import { canonicalText, notPlain, type Json } from '../contract/json.ts'
import { streamOf, type Random, type Seed } from '../contract/random.ts'
import { viewersOf, type Law } from './kit.ts'
import { difference, shared } from './plain.ts'
import { finding } from './report.ts'
import { playOn, sampler, visit, type Step } from './walk.ts'

/** How far a copy is played on. */
const ONWARDS = 6

export const law6: Law = (kit, trial) => {
  const { found, say, full } = finding(6, trial)
  const game: AnyGame = kit.game
  const random = streamOf(trial.seed, 'law 6')
  const wanted = sampler(random)
  visit(kit, trial, (step) => {
    if (full() || !wanted(step)) return
    const tell = (what: string): void => say(step.at, what)
    checkPlain('the state', step.after, tell)
    checkPlain('the facts', step.facts, tell)
    checkCopy(game, step, trial.seed, random, tell)
    checkParts(game, step, trial.config.players, random, tell)
  })
  return found
}

type Say = (what: string) => void

function checkPlain(what: string, value: unknown, say: Say): void {
  const path = notPlain(value)
  if (path !== undefined) say(`${what} is not plain JSON at ${path}`)
  const text = canonicalText(value)
  if (canonicalText(JSON.parse(text)) !== text) say(`${what} does not survive JSON`)
}

function checkCopy(game: AnyGame, { before, seat, action, events }: Step, seed: Seed, random: Random, say: Say): void {
  const original = structuredClone(before)
  const copy: unknown = game.clone(original)
  const lost = difference(original, copy)
  if (lost !== undefined) say(`clone differs at ${lost}`)
  const common = shared(original, copy) ?? shared(copy, game.clone(original))
  if (common !== undefined) say(`clone shares ${common} with another state`)
  let luck = events
  let next: { seat: number; action: Json } | undefined = { seat, action }
  for (let i = 0; i < ONWARDS && next !== undefined; i++) {
    if (playOn(game, copy, next.seat, next.action, seed, luck).drew) luck += 1
    const decider = game.deciders(copy)[0]
    const choices = decider === undefined ? [] : (game.choices(copy, decider) as readonly Json[])
    next = decider === undefined || choices.length === 0 ? undefined : { seat: decider, action: random.pick(choices) }
  }
  if (difference(original, before) !== undefined) say('playing on with a clone changes the original')
}

function checkParts(game: AnyGame, step: Step, players: number, random: Random, say: Say): void {
  const part = (what: string, value: unknown, of: unknown): void => {
    const path = shared(of, value)
    if (path !== undefined) say(`${what} shares ${path} with the state`)
  }
  const facts = [...step.facts, ...step.beats.flatMap((beat) => beat.facts)]
  part('a fact', facts, step.after)
  for (const viewer of [...viewersOf(players), 'open' as const]) {
    const view: unknown = game.view(step.after, viewer)
    checkPlain(`the view of ${String(viewer)}`, view, say)
    part(`the view of ${String(viewer)}`, view, step.after)
    const determinized: unknown = game.determinize(view, viewer, random)
    checkPlain('a determinization', determinized, say)
    const path = shared(view, determinized)
    if (path !== undefined) say(`a determinization shares ${path} with its view`)
    if (typeof viewer !== 'number') continue
    const choices: unknown = game.choices(step.after, viewer)
    checkPlain('a list of choices', choices, say)
    part('a list of choices', choices, step.after)
  }
  checkPlain('the outcome', game.outcome(step.after), say)
}
