/**
 * Why the Sage prefers one line to another: the consequences (consequences.ts) in which they differ. Each line is played on
 * several determinizations of the asker's view. A consequence counts only where it is the same on all of them, so it holds
 * whatever lies hidden.
 */
import type { AdviceReason } from '../../contract/advice.ts'
import type { Consequence } from '../../contract/consequences.ts'
import type { GameEvent } from '../../contract/game-events.ts'
import { noopEventSink } from '../../contract/game-events.ts'
import type { AnyGame, Seat, Viewer } from '../../contract/game.ts'
import { equalJson, type Json } from '../../contract/json.ts'
import type { DeterminizationPool, SearchBudget } from './search.ts'
import { findBestLine, createTurnStartListener } from './turn-lines.ts'

/** Who asks, at which table. */
export interface ReasonContext {
  readonly game: AnyGame
  readonly seat: Seat
  /** Whose views are read: the asker's, or those of a screen that others see. */
  readonly viewer: Viewer
  readonly pool: DeterminizationPool
  readonly budget: Pick<SearchBudget, 'turnNodes'>
}

/** What a line leads to, as far as it is certain. */
export interface LineResult {
  /** The asker wins before another seat chooses. */
  readonly wins: boolean
  /** The rival who wins before the asker's next turn, unless a player errs; undefined where that is not certain. */
  readonly winner: Seat | undefined
  /** Whether the asker is still in the game at the next turn, more often than not. */
  readonly survives: boolean
  /** What is the same on all determinizations, one for each quantity of a seat. */
  readonly consequences: readonly Consequence[]
  /** The quantities that end badly on some determinization. */
  readonly risks: ReadonlySet<string>
}

/** On so many determinizations a line is played. */
const REASON_DETERMINIZATIONS = 16
/** A player is told so many reasons for one choice at most. */
const MAX_REASONS = 2
/** A smaller difference is no reason. */
const MIN_REASON_DIFFERENCE = 0.1
/** So many choices one after another end no turn: a game of simultaneous choices, perhaps. */
const MAX_CHOICES_PER_ROUND = 60

/** @returns what a line of the asker's choices leads to */
export function lineResultOf(asker: ReasonContext, line: readonly Json[]): LineResult {
  const { game, seat, viewer, pool } = asker
  const before: unknown = game.view(pool.state(0), viewer)
  let wins = true
  let lost = 0
  let winners: readonly (Seat | undefined)[] = []
  let certain: readonly Consequence[] | undefined
  const risks = new Set<string>()
  for (let deal = 0; deal < REASON_DETERMINIZATIONS; deal++) {
    const state = stateAfter(asker, line, deal)
    const found = game.consequences?.(before, game.view(state, viewer), seat) ?? []
    certain = certain?.filter((each) => found.some((other) => isSameConsequence(each, other))) ?? found
    for (const each of found) if (each.worth < 0) risks.add(quantityKeyOf(each))
    const isOver = game.deciders(state).length === 0
    wins &&= isOver && game.returns(state)[seat] === 1
    const winner = winnerBeforeNextTurn(asker, state, deal)
    if (winner !== undefined) lost += 1
    winners = [...winners, winner]
  }
  const [winner] = winners
  return {
    wins,
    winner: winners.every((each) => each === winner) ? winner : undefined,
    survives: 2 * lost <= REASON_DETERMINIZATIONS,
    consequences: firstPerQuantity(certain ?? []),
    risks,
  }
}

function isSameConsequence(one: Consequence, other: Consequence): boolean {
  return (
    quantityKeyOf(one) === quantityKeyOf(other) &&
    equalJson([one.what, one.sparedMessage], [other.what, other.sparedMessage])
  )
}

function firstPerQuantity(consequences: readonly Consequence[]): readonly Consequence[] {
  const keys = consequences.map(quantityKeyOf)
  return consequences.filter((each, at) => keys.indexOf(quantityKeyOf(each)) === at)
}

/** Where a line leads by the end of the asker's part of the turn. What luck decides on the way differs from deal to deal. */
function stateAfter({ game, seat, pool, budget }: ReasonContext, line: readonly Json[], deal: number): unknown {
  const state: unknown = game.clone(pool.state(deal))
  const luck = pool.luck(deal)
  const heard = { turn: false }
  const tell = createTurnStartListener(() => (heard.turn = true))
  for (const choice of line) game.play(state, seat, choice, luck, tell)
  const trial = pool.trial(`why/${String(deal)}`)
  for (let left = MAX_CHOICES_PER_ROUND; left > 0 && !heard.turn && game.deciders(state)[0] === seat; left--)
    playBest(game, state, seat, budget, trial, { random: luck, tell })
  return state
}

interface PlayDeps {
  readonly random: Parameters<AnyGame['play']>[3]
  readonly tell: Parameters<AnyGame['play']>[4]
}

/** Plays the one choice of a seat that its evaluation likes best. */
function playBest(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { turnNodes }: ReasonContext['budget'],
  trial: PlayDeps['random'],
  { random, tell }: PlayDeps,
): void {
  const choices = game.choices(state, seat) as readonly Json[]
  const worthOf = (each: unknown, whose: Seat): number => game.evaluate(each)[whose] ?? 0
  const [choice] =
    choices.length === 1 ? choices : findBestLine(game, state, seat, choices, turnNodes, worthOf, trial).choices
  game.play(state, seat, choice, random, tell)
}

/** The rival who wins when all others play on until the asker's next turn. @param state changed */
function winnerBeforeNextTurn(
  { game, seat, pool, budget }: ReasonContext,
  state: unknown,
  deal: number,
): Seat | undefined {
  const heard = { turn: false }
  const tell = Object.assign(
    (fact: GameEvent & { readonly seat?: Seat }) => {
      if ((fact.kind === 'turn' || fact.kind === 'part') && fact.seat === seat) heard.turn = true
    },
    { checkpoint: noopEventSink.checkpoint, markInformed: noopEventSink.markInformed },
  )
  const trial = pool.trial(`round/${String(deal)}`)
  const random = pool.trial(`luck/${String(deal)}`)
  for (let left = MAX_CHOICES_PER_ROUND; left > 0 && !heard.turn; left--) {
    const [mover] = game.deciders(state)
    if (mover === undefined) {
      const returns = game.returns(state)
      return (returns[seat] ?? 0) > 0 ? undefined : returns.findIndex((share) => share === 1)
    }
    playBest(game, state, mover, budget, trial, { random, tell })
  }
  return undefined
}

/** What speaks for the best line beside the second one. @param rival what the second one leads to */
export function reasonsForBestLine(seat: Seat, own: LineResult, rival: LineResult): readonly AdviceReason[] {
  if (own.wins) return [immediateWinReason(seat)]
  const saved = rival.winner !== undefined && own.survives ? [rivalWinReason(seat, rival.winner)] : []
  const differences = [...consequenceDifferences(own, rival), ...sparedDifferences(own, rival)].filter(
    ({ speaks }) => speaks === 'for',
  )
  return [...saved, ...heaviestFirst(differences)].slice(0, MAX_REASONS)
}

/**
 * What is different about another line beside the best one. What was told of the best one is not told again the other way
 * round, and that it spares the player what the best one does is no news.
 * @param told the quantities that were told of the best line
 */
export function reasonsForOtherLine(
  seat: Seat,
  own: LineResult,
  best: LineResult,
  told: readonly AdviceReason[],
): readonly AdviceReason[] {
  if (own.wins) return [immediateWinReason(seat)]
  const mirrored = [...consequenceDifferences(best, own), ...sparedDifferences(best, own)]
    .filter(({ reason }) => told.some((each) => equalJson(each, reason)))
    .map(({ key }) => key)
  return heaviestFirst(consequenceDifferences(own, best).filter(({ key }) => !mirrored.includes(key))).slice(
    0,
    MAX_REASONS,
  )
}

/** A reason with the quantity that it is about, and with its weight. */
interface ReasonDifference {
  readonly key: string
  readonly reason: AdviceReason
  readonly speaks: AdviceReason['speaks']
  readonly by: number
}

/** In what a line is better or worse than another. */
function consequenceDifferences(own: LineResult, other: LineResult): readonly ReasonDifference[] {
  return own.consequences.flatMap((mine) => {
    const theirs = other.consequences.find((each) => quantityKeyOf(each) === quantityKeyOf(mine))
    const by = mine.worth - (theirs?.worth ?? 0)
    if (by >= MIN_REASON_DIFFERENCE && mine.worth > 0) return reasonDifferenceOf(mine, mine.what, 'for', by)
    if (by <= -MIN_REASON_DIFFERENCE && mine.worth < 0) return reasonDifferenceOf(mine, mine.what, 'against', -by)
    return []
  })
}

/** What a line certainly spares the asker, and another one brings. */
function sparedDifferences(own: LineResult, other: LineResult): readonly ReasonDifference[] {
  return other.consequences.flatMap((theirs) => {
    const mine = own.consequences.find((each) => quantityKeyOf(each) === quantityKeyOf(theirs))
    const by = (mine?.worth ?? 0) - theirs.worth
    if (by < MIN_REASON_DIFFERENCE || theirs.worth >= 0 || own.risks.has(quantityKeyOf(theirs))) return []
    return mine !== undefined && mine.worth > 0 ? [] : reasonDifferenceOf(theirs, theirs.sparedMessage, 'for', by)
  })
}

function reasonDifferenceOf(
  { seat, ...of }: Consequence,
  what: Consequence['what'],
  speaks: AdviceReason['speaks'],
  by: number,
): readonly ReasonDifference[] {
  return what === undefined ? [] : [{ key: quantityKeyOf({ seat, ...of }), reason: { what, seat, speaks }, speaks, by }]
}

function heaviestFirst(differences: readonly ReasonDifference[]): readonly AdviceReason[] {
  return [...differences].sort((a, b) => b.by - a.by).map(({ reason }) => reason)
}

function quantityKeyOf({ seat, quantity }: Consequence): string {
  return `${String(seat)} ${quantity}`
}

function immediateWinReason(seat: Seat): AdviceReason {
  return { what: { id: 'advice.reason.wins' }, seat, speaks: 'for' }
}

function rivalWinReason(seat: Seat, rival: Seat): AdviceReason {
  return { what: { id: 'advice.reason.otherwise', values: { rival: { seat: rival } } }, seat, speaks: 'for' }
}
