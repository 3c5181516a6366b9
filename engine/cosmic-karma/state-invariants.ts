/** State invariants: the places of the cards, accounts consistent with the rules, and pending frames. */
import type { TableConfig } from '../core/contract/game.ts'
import { findBrokenStateInvariants } from '../core/contract/state-invariants.ts'
import type { RecordInvariantResult } from '../core/contract/state-invariants.ts'
import { hasMasterToolOfKind, isReadyToReturn, playerOf } from './account.ts'
import { SPACES } from './board.ts'
import {
  BEADS_PER_HABIT,
  KARMA_COLOURS,
  COSMIC_CONSCIOUSNESS_SPACE,
  DICE_COUNT,
  FUTURE_LIFE_PLANNING_SPACE,
  HANGING_ON_SPACE,
  MAX_WAITS_IN_PLANNING,
} from './data.ts'
import { PEGS_PER_MASTER_TOOL, TOOLS } from './data.ts'
import { UNSHUFFLED_CHOICE_PACKS_BY_LAND, ALL_FREE_WILL_CARDS, UNSHUFFLED_KARMA_PACKS } from './card-table.ts'
import { allEffectStepsOfFrame } from './effects.ts'
import { checkStateShape } from './state-shape.ts'
import { extraBeadsPerColour } from './setup.ts'
import type { CosmicFrame, CosmicState, Player, TurnFrame } from './state.ts'

/**
 * Descriptions of the invariants that a state breaks; empty for a valid state. Implements `Game.findBrokenInvariants`.
 * @param config the table that the state must fit, if the state comes from a file
 */
export function findBrokenInvariants(state: CosmicState, config?: TableConfig): readonly string[] {
  return findBrokenStateInvariants(state, checkStateShape, (check) => {
    if (config !== undefined) {
      check(config.players === state.players.length, 'as many players as the table has seats')
      check(extraBeadsPerColour(config) === state.extraBeads, 'the beads that the table has chosen (COS-14)')
    }
    checkCards(state, check)
    state.players.forEach((player) => checkAccount(player, check))
    checkPawns(state, check)
    checkEnd(state, check)
    checkPending(state, check)
  })
}

/** Every card is in exactly one place. */
function checkCards(
  { players, choicePacks, karmaPacks, freeWillPack, stack }: CosmicState,
  check: RecordInvariantResult,
): void {
  const inUse = stack.flatMap((frame) => (frame.kind === 'choice' || frame.kind === 'karma' ? [frame.card] : []))
  const wholePack = (cards: readonly string[], all: readonly string[]): boolean =>
    sameCards([...cards, ...inUse.filter((card) => all.includes(card))], all)
  choicePacks.forEach(({ cards }, at) => {
    check(
      wholePack(cards, UNSHUFFLED_CHOICE_PACKS_BY_LAND[at] ?? []),
      `all Choice Cards of Land ${String(at + 1)} are there`,
    )
  })
  karmaPacks.forEach(({ cards }, at) => {
    check(wholePack(cards, UNSHUFFLED_KARMA_PACKS[at] ?? []), `all Karma Cards of Land ${String(at + 1)} are there`)
  })
  const laidOut = stack.flatMap((frame) => (frame.kind === 'turn' ? frame.cards : []))
  const hands = players.flatMap(({ freeWill }) => freeWill)
  check(sameCards([...freeWillPack.cards, ...hands, ...laidOut], ALL_FREE_WILL_CARDS), 'all Free Will Cards are there')
}

function sameCards<T extends string | number>(cards: readonly T[], all: readonly T[]): boolean {
  const left = new Map<T, number>()
  for (const card of all) left.set(card, (left.get(card) ?? 0) + 1)
  for (const card of cards) left.set(card, (left.get(card) ?? 0) - 1)
  return [...left.values()].every((count) => count === 0)
}

function checkAccount(player: Player, check: RecordInvariantResult): void {
  const { beads, rings, pegs, freeWill } = player
  for (const colour of KARMA_COLOURS) {
    check(beads[colour] < BEADS_PER_HABIT, 'three loose beads are a habit (COS-48)')
    check(beads[colour] === 0 || rings[colour] === 0, 'rings and loose beads of one colour cancel (COS-55)')
  }
  check(
    TOOLS.every((tool) => pegs[tool] <= PEGS_PER_MASTER_TOOL),
    'two pegs of a kind at most (COS-96)',
  )
  check(
    freeWill.every((number, at) => at === 0 || (freeWill[at - 1] ?? number) <= number),
    'a hand is kept in order',
  )
}

function checkPawns({ players, stack, winner }: CosmicState, check: RecordInvariantResult): void {
  const [turn] = stack
  players.forEach(({ space, waits, lives }, seat) => {
    const moving = turn?.kind === 'turn' && turn.seat === seat && turn.stage === 'underWay'
    check(moving || SPACES[space].kind !== 'arrow', 'no pawn rests on an arrow (COS-45)')
    check(
      waits <= MAX_WAITS_IN_PLANNING && (waits === 0 || space === FUTURE_LIFE_PLANNING_SPACE),
      'three waits at most (COS-148)',
    )
    check(
      lives > 0 && (space !== COSMIC_CONSCIOUSNESS_SPACE || winner === seat || lives === 1),
      'who has set out is on the board',
    )
  })
}

function checkEnd(state: CosmicState, check: RecordInvariantResult): void {
  const { winner, end, stack } = state
  check((winner === null) === (end === null), 'a winner came home in some way')
  check((winner === null) === stack.length > 0, 'a turn is under way until somebody wins')
  if (winner === null) return
  const player = playerOf(state, winner)
  check(
    player.space === COSMIC_CONSCIOUSNESS_SPACE && isReadyToReturn(player),
    'the winner has come home, ready (COS-152)',
  )
}

/** The stack of a running game: the turn frame, and above it the frames that the turn has pushed. */
function checkPending(state: CosmicState, check: RecordInvariantResult): void {
  const [turn, ...above] = state.stack
  if (turn === undefined) return
  if (turn.kind !== 'turn' || above.some(({ kind }) => kind === 'turn')) {
    check(false, 'one turn at a time')
    return
  }
  checkTurn(state, turn, check)
  check(turn.stage === 'underWay' || above.length === 0, 'nothing is pending before the turn is under way')
  above.forEach((frame, at) => checkFrame(playerOf(state, turn.seat), frame, at === above.length - 1, check))
}

function checkTurn(state: CosmicState, turn: TurnFrame, check: RecordInvariantResult): void {
  const { stage, dice, cards, count, joining, again } = turn
  const player = playerOf(state, turn.seat)
  const sum = [...dice, ...cards].reduce((total, number) => total + number, 0)
  check(dice.length === 0 || dice.length === DICE_COUNT, 'two dice (COS-19)')
  check(dice.length === 0 || cards.length === 0, 'dice and cards are never combined (COS-21)')
  if (stage === 'underWay') {
    check(cards.length === 0 && (dice.length === 0 || sum === count), 'the count is the total (COS-20)')
    return
  }
  check(sum === count && !joining && !again, 'the count is the total (COS-20)')
  check((stage === 'rolled') === dice.length > 0, 'dice lie on the table once they are thrown')
  check((stage === 'cards') === cards.length > 0, 'cards lie out once they are chosen')
  check((stage === 'sitOut') === player.lostTurns > 0, 'a lost turn comes first (COS-16)')
  const goesHome = player.lostTurns === 0 && player.space === HANGING_ON_SPACE && isReadyToReturn(player)
  check((stage === 'home') === goesHome, 'a ready pawn on Hanging On goes home (COS-18)')
}

/** @param top whether the frame is on top of the stack */
function checkFrame(player: Player, frame: CosmicFrame, top: boolean, check: RecordInvariantResult): void {
  switch (frame.kind) {
    case 'turn':
      return
    case 'move': {
      const { came, left } = frame
      check(top && left > 0, 'a move goes on as long as it has count left (COS-25)')
      const stepped = came === null || SPACES[came].next.some(({ to }) => to === player.space)
      check(stepped, 'the pawn came by a step of the board (COS-33)')
      return
    }
    case 'majority':
      check(top, 'karmic majority comes before the result of the space (COS-70)')
      return
    case 'choice':
      check(
        frame.side === frame.shown || hasMasterToolOfKind(player, 'torch'),
        'only a Master Torch turns a Choice Card (COS-101)',
      )
      break
    case 'space':
    case 'karma':
      break
  }
  check(frame.at <= allEffectStepsOfFrame(frame).length, 'the effect has such a step')
}
