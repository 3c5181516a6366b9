/**
 * For tests: counts the clicks that a whole game takes a player. Greedy bots choose for all seats, and the first seat clicks
 * each of its choices through the interface: the path on the board, a second click if the choice asks for confirmation, and
 * 'End turn'.
 */
import { greedyBot } from '../../engine/core/host/bots/greedy.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { optionsToConfirm } from '../../engine/core/host/irreversible-choices.ts'
import { Table } from '../../engine/core/host/table.ts'
import { decisionPromptOfSeat } from './decision-prompts.ts'
import type { GameUi } from './game-ui.ts'

/**
 * The counts of turns, clicks and confirmations of one player, summed over all games that the click test plays. It
 * also holds the message ids of the reasons for the confirmations.
 */
export interface PlayerClickTotals {
  /** Turns of the player. */
  turns: number
  /** Clicks of any sort, the two below included. */
  clicks: number
  /** Number of confirmations, by the kind of the decision. */
  readonly askedToConfirm: Map<string, number>
  /** Number of turns that waited for 'End turn', by the kind of the player's last decision. */
  readonly waitedForEndTurn: Map<string, number>
  /** Message ids of the reasons for confirmations. */
  readonly reasons: Set<string>
}

/**
 * For tests: lets greedy bots play whole games, and counts the clicks with which a player at seat 0 would make the same
 * choices.
 * @param players number of seats
 * @param seeds arbitrary words; one game is played for each
 */
export function countClicksInBotGames(gameUi: GameUi, players: number, seeds: readonly string[]): PlayerClickTotals {
  const clicks: PlayerClickTotals = {
    turns: 0,
    clicks: 0,
    askedToConfirm: new Map(),
    waitedForEndTurn: new Map(),
    reasons: new Set(),
  }
  for (const seed of seeds) playGame(gameUi, players, seed, clicks)
  return clicks
}

/** The sum of all values of one map of `PlayerClickTotals`. */
export function sumOfMapValues(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((all, count) => all + count, 0)
}

function playGame(gameUi: GameUi, players: number, seed: string, clicks: PlayerClickTotals): void {
  const { game } = gameUi
  const configured = createTableConfig(game.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const table = new Table({ game, config: configured.config, seed: seedFromText(seed) })
  const random = createRandomStream(table.seed, 'bots')
  table.isPerson = (seat) => seat === 0
  table.turnEndPolicyOf = (seat) => (seat === 0 ? 'unlessBarrier' : 'never')
  table.playForcedChoices()
  let kind = ''
  while (table.outcome === null) {
    if (table.unconfirmed !== undefined) {
      clicks.clicks += 1
      count(clicks.waitedForEndTurn, kind)
      table.endTurn(table.unconfirmed)
      continue
    }
    // In simultaneous decisions bots are quicker than people.
    const seat = table.deciders.at(-1) ?? 0
    const choices = table.decision(seat)?.choices ?? []
    const view: unknown = game.view(table.state, seat)
    const action = greedyBot({ game, seat, view, choices, random })
    if (seat === 0) {
      kind = decisionPromptOfSeat(gameUi, view, seat)?.kind ?? ''
      clicks.clicks += Math.max(1, gameUi.clickPath(action, view).steps.length)
      const at = choices.indexOf(action)
      const asked = optionsToConfirm(table, seat)
      for (const { why } of asked) clicks.reasons.add(why.id)
      if (asked.some(({ index }) => index === at)) {
        clicks.clicks += 1
        count(clicks.askedToConfirm, kind)
      }
    }
    table.act(seat, action)
  }
  const events = [...table.setupEvents, ...table.log.flatMap((_, at) => table.eventsOf(at))]
  clicks.turns += events.filter((event) => event.kind === 'turn' && (event as { seat?: number }).seat === 0).length
}

function count(counts: Map<string, number>, kind: string): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1)
}
