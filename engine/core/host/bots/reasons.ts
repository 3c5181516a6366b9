/**
 * The Sage's reasons to prefer one line to another: the consequences (consequences.ts) in which they differ. Each line
 * is played on several determinizations of the asker's view. A consequence counts only if it is the same in all of
 * them, so it holds whatever the hidden information is.
 */
import type { AdviceReason } from '../../contract/advice.ts'
import type { AdviceConsequence } from '../../contract/consequences.ts'
import type { GameEvent } from '../../contract/game-events.ts'
import { noopEventSink } from '../../contract/game-events.ts'
import type { AnyGame, Seat, Viewer } from '../../contract/game.ts'
import { equalJson, type Json } from '../../contract/json.ts'
import type { SharedDeterminizations, SearchBudget } from './search.ts'
import { findBestLine, createTurnStartCallbackSink } from './turn-lines.ts'

/**
 * The context in which the reasons for a line (a sequence of choices) are computed: the game, the seat that asks for
 * advice, and the determinizations of its view (random guesses of the hidden information).
 */
export interface ReasonContext {
  readonly game: AnyGame
  readonly seat: Seat
  /** The viewer from whose views the consequences are computed: the asker, or a screen that other players see. */
  readonly viewer: Viewer
  readonly pool: SharedDeterminizations
  readonly budget: Pick<SearchBudget, 'turnNodes'>
}

/**
 * The effects of a line (a sequence of choices) that can be reasons for or against it: which seat wins soon, and the
 * consequences on the board. Unless the comment of a field says otherwise, the field holds for all determinizations
 * (random guesses of the hidden information) on which the line was played.
 */
export interface LineWinnerAndConsequences {
  /** The asker wins before another seat chooses. */
  readonly wins: boolean
  /** The rival who wins before the asker's next turn unless a player errs, or undefined if that is uncertain. */
  readonly winner: Seat | undefined
  /** Whether the asker is still in the game at the next turn in most determinizations. */
  readonly survives: boolean
  /** Consequences that are the same in all determinizations, one for each quantity of a seat. */
  readonly consequences: readonly AdviceConsequence[]
  /** Keys of the quantities of seats that have a bad consequence in at least one determinization. */
  readonly risks: ReadonlySet<string>
}

/** Number of determinizations that a line is played on. */
const REASON_DETERMINIZATIONS = 16
/** Maximum number of reasons for one choice. */
const MAX_REASONS = 2
/** Smaller differences are not reported. */
const MIN_REASON_DIFFERENCE = 0.1
/** Limit of consecutive choices without the end of a turn, for example in a game of simultaneous choices. */
const MAX_CHOICES_PER_ROUND = 60

/**
 * Finds out the effects of a line (a sequence of choices) of the seat that asks for advice. It plays the line on
 * several determinizations (random guesses of the hidden information), each until the next turn of that seat. It
 * collects the wins and consequences that can serve as reasons for an advice.
 */
export function winnerAndConsequencesOfLine(asker: ReasonContext, line: readonly Json[]): LineWinnerAndConsequences {
  const { game, seat, viewer, pool } = asker
  const before: unknown = game.view(pool.state(0), viewer)
  let wins = true
  let lost = 0
  let winners: readonly (Seat | undefined)[] = []
  let certain: readonly AdviceConsequence[] | undefined
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

function isSameConsequence(one: AdviceConsequence, other: AdviceConsequence): boolean {
  return (
    quantityKeyOf(one) === quantityKeyOf(other) &&
    equalJson([one.what, one.sparedMessage], [other.what, other.sparedMessage])
  )
}

function firstPerQuantity(consequences: readonly AdviceConsequence[]): readonly AdviceConsequence[] {
  const keys = consequences.map(quantityKeyOf)
  return consequences.filter((each, at) => keys.indexOf(quantityKeyOf(each)) === at)
}

/** The state at the end of the asker's part of the turn after a line. Random draws on the way differ between deals. */
function stateAfter({ game, seat, pool, budget }: ReasonContext, line: readonly Json[], deal: number): unknown {
  const state: unknown = game.clone(pool.state(deal))
  const luck = pool.luck(deal)
  const heard = { turn: false }
  const emit = createTurnStartCallbackSink(() => (heard.turn = true))
  for (const choice of line) game.play(state, seat, choice, luck, emit)
  const trial = pool.trial(`why/${String(deal)}`)
  for (let left = MAX_CHOICES_PER_ROUND; left > 0 && !heard.turn && game.deciders(state)[0] === seat; left--)
    playBest(game, state, seat, budget, trial, { random: luck, emit })
  return state
}

interface PlayDeps {
  readonly random: Parameters<AnyGame['play']>[3]
  readonly emit: Parameters<AnyGame['play']>[4]
}

/** Plays the choice of a seat that its evaluation values highest. */
function playBest(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { turnNodes }: ReasonContext['budget'],
  trial: PlayDeps['random'],
  { random, emit }: PlayDeps,
): void {
  const choices = game.choices(state, seat) as readonly Json[]
  const worthOf = (each: unknown, whose: Seat): number => game.evaluate(each)[whose] ?? 0
  const [choice] =
    choices.length === 1 ? choices : findBestLine(game, state, seat, choices, turnNodes, worthOf, trial).choices
  game.play(state, seat, choice, random, emit)
}

/**
 * @param state modified
 * @returns the rival who wins if all other seats play on until the asker's next turn, or undefined
 */
function winnerBeforeNextTurn(
  { game, seat, pool, budget }: ReasonContext,
  state: unknown,
  deal: number,
): Seat | undefined {
  const heard = { turn: false }
  const emit = Object.assign(
    (event: GameEvent & { readonly seat?: Seat }) => {
      if ((event.kind === 'turn' || event.kind === 'part') && event.seat === seat) heard.turn = true
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
    playBest(game, state, mover, budget, trial, { random, emit })
  }
  return undefined
}

/**
 * The reasons for the best line (sequence of choices): its advantages over the second-best line, strongest first, at
 * most two.
 * @param seat the seat that asks
 * @param own results of the best line
 * @param rival results of the second-best line
 */
export function reasonsForBestLine(
  seat: Seat,
  own: LineWinnerAndConsequences,
  rival: LineWinnerAndConsequences,
): readonly AdviceReason[] {
  if (own.wins) return [immediateWinReason(seat)]
  const saved = rival.winner !== undefined && own.survives ? [rivalWinReason(seat, rival.winner)] : []
  const differences = [...consequenceDifferences(own, rival), ...sparedDifferences(own, rival)].filter(
    ({ speaks }) => speaks === 'for',
  )
  return [...saved, ...heaviestFirst(differences)].slice(0, MAX_REASONS)
}

/**
 * Returns the reasons for and against a line (sequence of choices) that is not the best, as one list: its differences
 * from the best line, at most two, the strongest first. If the line wins immediately, the win is the only reason. Two
 * kinds of differences are omitted: one that `told` already contains as a reason for the best line, and one that speaks for
 * this line only because it avoids a disadvantage of the best line.
 * @param seat the seat that asks for advice
 * @param own results of the other line
 * @param best results of the best line
 * @param told the reasons that were given for the best line
 */
export function reasonsForAndAgainstOtherLine(
  seat: Seat,
  own: LineWinnerAndConsequences,
  best: LineWinnerAndConsequences,
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

/** A reason with its quantity and weight. */
interface ReasonDifference {
  readonly key: string
  readonly reason: AdviceReason
  readonly speaks: AdviceReason['speaks']
  readonly by: number
}

/** Differences in which a line is better or worse than another. */
function consequenceDifferences(
  own: LineWinnerAndConsequences,
  other: LineWinnerAndConsequences,
): readonly ReasonDifference[] {
  return own.consequences.flatMap((mine) => {
    const theirs = other.consequences.find((each) => quantityKeyOf(each) === quantityKeyOf(mine))
    const by = mine.worth - (theirs?.worth ?? 0)
    if (by >= MIN_REASON_DIFFERENCE && mine.worth > 0) return reasonDifferenceOf(mine, mine.what, 'for', by)
    if (by <= -MIN_REASON_DIFFERENCE && mine.worth < 0) return reasonDifferenceOf(mine, mine.what, 'against', -by)
    return []
  })
}

/** Consequences that a line certainly spares the asker, and another line brings. */
function sparedDifferences(
  own: LineWinnerAndConsequences,
  other: LineWinnerAndConsequences,
): readonly ReasonDifference[] {
  return other.consequences.flatMap((theirs) => {
    const mine = own.consequences.find((each) => quantityKeyOf(each) === quantityKeyOf(theirs))
    const by = (mine?.worth ?? 0) - theirs.worth
    if (by < MIN_REASON_DIFFERENCE || theirs.worth >= 0 || own.risks.has(quantityKeyOf(theirs))) return []
    return mine !== undefined && mine.worth > 0 ? [] : reasonDifferenceOf(theirs, theirs.sparedMessage, 'for', by)
  })
}

function reasonDifferenceOf(
  { seat, ...of }: AdviceConsequence,
  what: AdviceConsequence['what'],
  speaks: AdviceReason['speaks'],
  by: number,
): readonly ReasonDifference[] {
  return what === undefined ? [] : [{ key: quantityKeyOf({ seat, ...of }), reason: { what, seat, speaks }, speaks, by }]
}

function heaviestFirst(differences: readonly ReasonDifference[]): readonly AdviceReason[] {
  return [...differences].sort((a, b) => b.by - a.by).map(({ reason }) => reason)
}

function quantityKeyOf({ seat, quantity }: AdviceConsequence): string {
  return `${String(seat)} ${quantity}`
}

function immediateWinReason(seat: Seat): AdviceReason {
  return { what: { id: 'advice.reason.wins' }, seat, speaks: 'for' }
}

function rivalWinReason(seat: Seat, rival: Seat): AdviceReason {
  return { what: { id: 'advice.reason.otherwise', values: { rival: { seat: rival } } }, seat, speaks: 'for' }
}
