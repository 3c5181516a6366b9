/** State invariants of Moksha, which also hold at checkpoints: places of pieces, limits, and pending frames. */
import type { TableConfig } from '../core/contract/game.ts'
import { findBrokenStateInvariants } from '../core/contract/state-invariants.ts'
import type { RecordInvariantResult } from '../core/contract/state-invariants.ts'
import { totalDiscipleCountIn, stackHeightOf } from './board.ts'
import {
  DISCIPLES_PER_PLAYER,
  MAX_DISCIPLES_PER_REGION,
  GODS,
  MAX_HELD_KARMA_PER_PILLAR,
  KARMA_TOKENS_PER_COLOUR,
  OCCUPATION_DATA,
  OCCUPATION_IDS,
  PILLARS,
  REGIONS,
  MAX_STACK_HEIGHT_BY_PLAYER_COUNT,
  TEMPLE_BUILDINGS_INCLUDING_COPIES,
  TOKEN_DATA,
  VITALITY_TOKEN_SLOTS_PER_PLAYER,
  VITALITY_TOKEN_KINDS,
} from './data.ts'
import { auraNeededForMoksha } from './death.ts'
import { checkStateShape } from './state-shape.ts'
import { winCriterionOf } from './score.ts'
import { boardDiscipleCountOf, pillarKarmaCountInSupply } from './player-sheet.ts'
import type { MokshaState, Player } from './state.ts'

/**
 * @param config the table that the state must fit, if the state comes from a file
 * @returns descriptions of the invariants that the state breaks; empty for a valid state
 */
export function findBrokenInvariants(state: MokshaState, config?: TableConfig): readonly string[] {
  return findBrokenStateInvariants(state, checkStateShape, (check) => {
    if (config !== undefined) {
      check(config.players === state.players.length, 'as many players as the table has')
      check((config.options['evenFinish'] === true) === state.evenFinish, 'the option of the table')
    }
    checkTokens(state, check)
    checkCards(state, check)
    checkBoard(state, check)
    state.players.forEach((player, seat) => checkPlayer(state, player, `seat ${String(seat)}: `, check))
    for (const pillar of PILLARS)
      check(
        pillarKarmaCountInSupply(state, pillar) >= 0,
        `${String(KARMA_TOKENS_PER_COLOUR)} karma tokens of ${pillar} (MOK-1)`,
      )
    checkEnd(state, check)
    checkPending(state, check)
  })
}

/** Every token is in exactly one place, and the top of every stack is seen. */
function checkTokens({ players, piles, unseen, ocean, drawn }: MokshaState, check: RecordInvariantResult): void {
  const counts = { ...ocean }
  for (const token of drawn) counts[token]++
  for (const pile of piles) for (const token of pile) counts[token]++
  for (const { tokens } of players) for (const token of tokens) counts[token]++
  for (const token of VITALITY_TOKEN_KINDS)
    check(counts[token] === TOKEN_DATA[token].copies, `all copies of ${token} (MOK-4)`)
  const height = MAX_STACK_HEIGHT_BY_PLAYER_COUNT[players.length] ?? 0
  piles.forEach((pile, index) => {
    check(pile.length <= height, `no stack is higher than ${String(height)} (MOK-74)`)
    check((unseen[index] ?? 0) >> Math.max(0, pile.length - 1) === 0, 'the top of a stack has been seen')
  })
}

function checkCards({ players, castes }: MokshaState, check: RecordInvariantResult): void {
  const cards = [...Object.values(castes).flat(), ...players.map(({ occupation }) => occupation)]
  for (const occupation of OCCUPATION_IDS) {
    const count = cards.filter((card) => card === occupation).length
    check(count === OCCUPATION_DATA[occupation].copies, `all cards of the ${occupation} (MOK-5)`)
  }
}

function checkBoard(state: MokshaState, check: RecordInvariantResult): void {
  const { buildings, players } = state
  const all = [...GODS, ...TEMPLE_BUILDINGS_INCLUDING_COPIES].sort().join()
  check([...buildings].sort().join() === all, 'every building is in one region (MOK-12)')
  for (const { id } of REGIONS)
    check(
      totalDiscipleCountIn(state, id) <= MAX_DISCIPLES_PER_REGION,
      `four disciples in region ${String(id)} (MOK-35)`,
    )
  const lands = players.flatMap(({ land }) => (land === null ? [] : [land]))
  check(new Set(lands).size === lands.length, 'a region is closed by one player only (MOK-91)')
}

function checkPlayer({ players }: MokshaState, player: Player, who: string, check: RecordInvariantResult): void {
  const { tokens, karma, gods, occupation, land, aura, attained } = player
  check(tokens.length <= VITALITY_TOKEN_SLOTS_PER_PLAYER, `${who}four tokens (MOK-27)`)
  check(tokens.length < VITALITY_TOKEN_SLOTS_PER_PLAYER || player.slotAura, `${who}aura for the fourth token (MOK-65)`)
  check(
    PILLARS.every((pillar) => karma[pillar] <= MAX_HELD_KARMA_PER_PILLAR),
    `${who}two karma tokens of a colour (MOK-37)`,
  )
  check(PILLARS.some((pillar) => karma[pillar] === 0) || player.karmaAura, `${who}aura for three colours (MOK-66)`)
  check(boardDiscipleCountOf(player) <= DISCIPLES_PER_PLAYER, `${who}ten disciples (MOK-11)`)
  check(land === null || occupation === 'landholder', `${who}only a Landholder closes a region (MOK-91)`)
  const earned =
    Number(player.slotAura) + Number(player.karmaAura) + (GODS.every((god) => gods[god] !== 'none') ? 2 : 0)
  check(aura >= earned, `${who}aura is never lost (MOK-69)`)
  check(!attained || aura >= auraNeededForMoksha(players.length), `${who}enough aura for moksha (MOK-58)`)
  check(!attained || player.lives > 0, `${who}moksha follows a death (MOK-60)`)
}

function checkEnd({ players, left, end, stack }: MokshaState, check: RecordInvariantResult): void {
  const attained = players.some((player) => player.attained)
  check(attained === (left !== null), 'turns are counted down from the first moksha on (MOK-99)')
  check(left?.some((seat) => players[seat]?.attained) !== true, 'nobody has a turn left after moksha (MOK-104)')
  check((end === null) === stack.length > 0, 'a turn is under way until the game ends')
  if (end === null) return
  check(left?.length === 0, 'no turn is left (MOK-99)')
  check(attained && end === winCriterionOf(players), 'the end has its reason (MOK-102, MOK-103)')
}

/** The turn frame, and above it at most one frame of a god's effect. */
function checkPending(state: MokshaState, check: RecordInvariantResult): void {
  const { stack, order, turns, left, players, drawn } = state
  const [turn, pending] = stack
  check(drawn.length > 0 === (pending?.kind === 'brahma'), 'tokens are drawn by Brahma (MOK-74)')
  if (turn === undefined) return
  check(turn.kind === 'turn' && stack.length <= 2, 'a turn is under way')
  check(left !== null || turn.seat === order[(turns - 1) % order.length], 'turns go in turn order (MOK-17)')
  if (pending === undefined) return
  check(pending.seat === turn.seat, 'effects are of the seat whose turn it is')
  check(pending.kind !== 'turn', 'one turn at a time')
  if (pending.kind === 'replace') {
    const full = players[pending.seat]?.tokens.length === VITALITY_TOKEN_SLOTS_PER_PLAYER
    check(full && stackHeightOf(state, pending.region) > 0, 'a token that replaces another one (MOK-27)')
  }
}
