/**
 * Invariant 2. In every reachable state some decider has a choice, until `outcome` is not null; every game ends. Equal
 * choices are one object. `evaluate` has a number for every seat, and at the end it and `returns` match `outcome`.
 */
import type { AnyGame, Seat } from '../contract/game.ts'
import type { Outcome } from '../contract/outcome.ts'
import { canonicalJson, equalJson, findNonJsonPath, type Json } from '../contract/json.ts'
import type { InvariantCheck } from './game-test-adapter.ts'
import { deepCopy } from './json-comparison.ts'
import { createViolationCollector, type ViolationCollector } from './violation-collector.ts'
import { visitRandomWalk, type WalkStep } from './random-walk.ts'

/** Maximum choices of a small decision (architecture: compound turns are split). */
const MAX_CHOICES = 100

export const checkGameProgress: InvariantCheck = (kit, trial) => {
  const { violations, addViolation } = createViolationCollector(2, trial)
  const game: AnyGame = kit.game
  const players = trial.config.players
  const made = new Map<string, Json>()
  const end = visitRandomWalk(kit, trial, (step) => {
    checkDeciders(game, step, players, addViolation)
    for (let seat = 0; seat < players; seat++) checkChoices(game, step, seat, made, addViolation)
    checkNumbers('evaluate', game.evaluate(step.before), players, (what) => addViolation(step.at, what))
    checkPrompts(game, step, players, addViolation)
  })
  const at = end.log.length
  if (end.how === 'stuck') addViolation(at, 'the game is not over, and a decider has no choice')
  if (end.how === 'endless') addViolation(at, `no end after ${String(at)} actions`)
  if (end.how === 'over') {
    if (game.deciders(end.state).length > 0) addViolation(at, 'the game is over, and somebody still owes a choice')
    const outcome = game.outcome(end.state)
    if (outcome !== null) {
      checkRanking(outcome, players, (what) => addViolation(at, what))
      checkReturns(game, end.state, outcome, players, (what) => addViolation(at, what))
    }
  }
  return violations
}

function checkDeciders(
  game: AnyGame,
  { before, at }: WalkStep,
  players: number,
  say: ViolationCollector['addViolation'],
): void {
  const deciders = game.deciders(before)
  if (deciders.length === 0) say(at, 'nobody decides, and the game is not over')
  const inOrder = deciders.every((seat, i) => i === 0 || seat > (deciders[i - 1] ?? seat))
  if (!inOrder || deciders.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= players))
    say(at, `deciders are not seats in ascending order: ${deciders.join()}`)
  for (const seat of deciders)
    if (game.choices(before, seat).length === 0) say(at, `seat ${String(seat)} decides and has no choice`)
}

/** @param made the choices met so far in this game, by their text */
function checkChoices(
  game: AnyGame,
  { before, at }: WalkStep,
  seat: Seat,
  made: Map<string, Json>,
  say: ViolationCollector['addViolation'],
): void {
  const choices = game.choices(before, seat) as readonly Json[]
  if (choices.length === 0) return
  if (choices.length > MAX_CHOICES) say(at, `${String(choices.length)} choices at once`)
  const texts = choices.map((choice) => canonicalJson(choice))
  if (new Set(texts).size < texts.length) say(at, 'the same choice twice')
  const again = game.choices(deepCopy(before), seat).map((choice) => canonicalJson(choice))
  if (again.join() !== texts.join()) say(at, 'choices change their order when asked again')
  choices.forEach((choice, nth) => {
    const text = texts[nth] ?? ''
    const known = made.get(text)
    if (known === undefined) made.set(text, choice)
    else if (known !== choice) say(at, `equal choices are two objects: ${text}`)
  })
  const view: unknown = game.view(before, seat)
  const refused = choices.find((choice) => game.explainIllegal(view, seat, choice) !== undefined)
  if (refused !== undefined) say(at, `whyNot has a reason against what is offered: ${canonicalJson(refused)}`)
}

/** Checks that a prompt exists for every decider, from every view, and for no seat without a choice. */
function checkPrompts(
  game: AnyGame,
  { before, at }: WalkStep,
  players: number,
  say: ViolationCollector['addViolation'],
): void {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const deciders = game.deciders(before)
  for (const viewer of [...seats, 'table' as const, 'open' as const]) {
    const view: unknown = game.view(before, viewer)
    for (const seat of seats) {
      const ask = game.promptFor(view, seat)
      const who = `seat ${String(seat)} in the view of ${String(viewer)}`
      const mayChoose = game.choices(before, seat).length > 0
      if (ask === undefined && (deciders.includes(seat) || (viewer === seat && mayChoose))) say(at, `no ask for ${who}`)
      if (ask !== undefined && !mayChoose) say(at, `asks ${ask.kind} of ${who}, who has nothing to choose`)
      const odd = ask === undefined ? undefined : findNonJsonPath(ask)
      if (odd !== undefined) say(at, `the ask for ${who} is not plain: ${odd}`)
    }
  }
}

function checkNumbers(what: string, numbers: readonly number[], players: number, say: (what: string) => void): void {
  if (numbers.length !== players || !numbers.every((number) => number >= 0 && number <= 1))
    say(`${what} is not a number of 0 to 1 for every seat: ${numbers.join()}`)
}

/** Checks that each seat of the first-ranked standings has its share of the win. */
function checkReturns(
  game: AnyGame,
  state: unknown,
  { ranking }: Outcome,
  players: number,
  say: (what: string) => void,
): void {
  const first = ranking.filter(({ rank }) => rank === 1)
  const won = Array.from({ length: players }, (_, seat) =>
    first.some(({ seats }) => seats.includes(seat)) ? 1 / first.length : 0,
  )
  for (const member of ['returns', 'evaluate'] as const) {
    const numbers = game[member](state)
    if (!equalJson(numbers, won)) say(`${member} of the end says ${numbers.join()}, the outcome ${won.join()}`)
  }
}

function checkRanking({ ranking }: Outcome, players: number, say: (what: string) => void): void {
  const seats = ranking.flatMap((standing) => standing.seats)
  if (seats.length !== players || new Set(seats).size !== players) say('the ranking does not list every seat once')
  const places = ranking.map((standing) => standing.rank)
  if (places[0] !== 1 || places.some((place, i) => place < (places[i - 1] ?? 1)))
    say(`the ranking is not in order: ${places.join()}`)
  for (const {
    seats: [seat = 0],
    score,
    lines,
  } of ranking) {
    const points = lines.flatMap((line) => line.points ?? [])
    const sum = points.reduce((one, other) => one + other, 0)
    if (score === undefined ? points.length > 0 : sum !== score)
      say(`the lines of seat ${String(seat)} come to ${String(sum)}, its score is ${String(score ?? 'none')}`)
  }
}
