/**
 * Validates table data from a host on another machine: updates, events of the log, choices and the outcome. The main
 * process calls these checks before any of it reaches a renderer (main/lan/guest/remote-content-validator.ts).
 *
 * The game's schemas (contract/schemas.ts) define the shape of a value. A view must also be possible: a determinization
 * of it satisfies all invariants of the game and gives the same view again (invariant 5 holds for every honest view).
 * So a renderer only gets views of positions that the rules allow, and previews can play on from them.
 *
 * This module is not part of the contract, since only hosts and their guests need it. The schemas are valibot's: a
 * caller embeds them in its schema of a whole message. None of them throws, and their work is bounded by their limits.
 */
import * as v from 'valibot'
import type { Advice, AssessedChoice, ChoiceWithViewBefore, AdviceReason } from '../contract/advice.ts'
import type { VisibleEvent } from '../contract/game-events.ts'
import type {
  AnyGame,
  Message,
  MessageValue,
  MessageValues,
  PersonRef,
  Seat,
  TableConfig,
  Viewer,
} from '../contract/game.ts'
import type { Outcome, ScoreLine, FinalStanding } from '../contract/outcome.ts'
import { canonicalJson, equalJson } from '../contract/json.ts'
import type { Json } from '../contract/json.ts'
import { createRandomStream } from '../contract/random.ts'
import {
  memoizeByPlayerCount,
  countSchema,
  booleanSchema,
  objectSchema,
  listSchema,
  fixedListSchema,
  MAX_COUNTER_VALUE,
  enumSchema,
  exactOptionalField,
  nullableSchema,
  seatSchema,
  patternSchema,
  integerSchema,
} from '../contract/schemas.ts'
import type { GameSchemas, Schema } from '../contract/schemas.ts'

/** Maximum events of one log entry. */
const MAX_EVENTS = 2_000
/** Maximum states of one update. */
const MAX_UPDATES = 1_000
/** Maximum choices of a decision (invariant 2). */
const MAX_CHOICES = 100
/** Maximum lines of one standing, and values of one message. */
const MAX_LINES = 50
const MAX_TEXT_LENGTH = 200
const MAX_POINTS = 1_000_000
/** Any seed works: results that depend on it are not shown. */
const ANY_SEED = '0'.repeat(32)

/**
 * One update of the state from a host on another machine, as a viewer sees it. `group` is the number of the log group
 * to which its events belong. A log group is one unit of the displayed log.
 */
export interface RemoteViewStep {
  readonly view: Json
  readonly facts: readonly VisibleEvent[]
  readonly group?: number
}

/** The schemas of all table data that a host on another machine sends about one table. */
export interface RemoteTableSchemas {
  /**
   * A view, which must also be possible in the game.
   * @param viewer owner of the view: a seat of the table, `'table'` or `'open'`; the `status.viewer` of the same message
   */
  view(viewer: Viewer): Schema<Json>
  /** One step of an update. */
  moment(viewer: Viewer): Schema<RemoteViewStep>
  /** All steps of an update. May be empty. */
  moments(viewer: Viewer): Schema<RemoteViewStep[]>
  /** Events of one state or of one log group. */
  readonly facts: Schema<VisibleEvent[]>
  /** Log groups: `history` and `cut.groups`. */
  readonly groups: Schema<VisibleEvent[][]>
  /** One choice. */
  readonly action: Schema<Json>
  /** The choices of a decision. */
  readonly choices: Schema<Json[]>
  /** Null while the game runs. */
  readonly outcome: Schema<Outcome | null>
  /** @param seat the seat that asked for advice: the advice contains its views */
  advice(seat: Seat): Schema<Advice>
}

/**
 * Creates the schemas for the table data of a host on another machine.
 * @param config player count and options of the table, already accepted by `createTableConfig`
 */
export function createRemoteTableSchemas(game: AnyGame, config: TableConfig): RemoteTableSchemas {
  const { view, action, event } = game.schemas(config.players) as GameSchemas
  const possible = (viewer: Viewer) =>
    v.pipe(
      view,
      v.check((seen) => findStateBehind(game, config, seen, viewer) !== undefined),
    ) as Schema<Json>
  const events = listSchema(event, MAX_EVENTS)
  const moment = (viewer: Viewer) =>
    objectSchema<RemoteViewStep>({
      view: possible(viewer),
      facts: events,
      group: exactOptionalField(countSchema(MAX_COUNTER_VALUE)),
    })
  return {
    view: possible,
    moment,
    moments: (viewer) => listSchema(moment(viewer), MAX_UPDATES),
    facts: events,
    groups: listSchema(events, MAX_COUNTER_VALUE),
    action: action as Schema<Json>,
    choices: listSchema(action as Schema<Json>, MAX_CHOICES),
    outcome: nullableSchema(outcomeSchemaFor(config.players)),
    advice: (seat) =>
      adviceSchemaFor(
        config.players,
        objectSchema<ChoiceWithViewBefore>({ view: possible(seat), choice: action as Schema<Json> }),
      ),
  }
}

/**
 * The parts of a table's status that depend on the position in the game: the decision of a seat at this screen, and the
 * outcome.
 */
export interface RemotePositionStatus {
  readonly decision?: { readonly seat: Seat; readonly choices: readonly Json[] }
  readonly outcome: Outcome | null
}

/**
 * Whether the decision and the outcome that a host sent fit the view that it sent: every choice is legal in that position,
 * and the outcome is the one that the game computes. False also if the view is not possible. In a game with hands, the
 * choices are checked only against the deciding seat's own view, since other views do not contain its hand.
 * @param view the last view shown to that viewer, accepted by `RemoteTableSchemas.view`
 * @param status accepted by `RemoteTableSchemas.choices` and `.outcome`
 */
export function statusMatchesView(
  game: AnyGame,
  config: TableConfig,
  view: unknown,
  viewer: Viewer,
  { decision, outcome }: RemotePositionStatus,
): boolean {
  const state = findStateBehind(game, config, view, viewer)
  if (state === undefined) return false
  try {
    if (!equalJson(game.outcome(state), outcome)) return false
    // Another viewer's view does not contain a seat's hand, and therefore not its choices.
    if (decision === undefined || (viewer !== decision.seat && game.info.secrets === 'hand')) return true
    // Compared by text: pairwise comparison of a hundred choices would take a tenth of a second.
    const legal = new Map(
      (game.choices(state, decision.seat) as readonly Json[]).map((each) => [canonicalJson(each), each]),
    )
    return decision.choices.every((choice) => equalJson(legal.get(canonicalJson(choice)), choice))
  } catch {
    return false
  }
}

/** @returns a possible state behind a view that its schema has accepted, or undefined if there is none */
function findStateBehind(game: AnyGame, config: TableConfig, view: unknown, viewer: Viewer): unknown {
  try {
    const state: unknown = game.determinize(view, viewer, createRandomStream(ANY_SEED, 'seen'))
    if (game.findBrokenInvariants(state, config).length > 0) return undefined
    return equalJson(game.view(state, viewer), view) ? state : undefined
  } catch {
    return undefined
  }
}

/** An advice reason of version 1.0: a feature of the evaluation. */
interface LegacyReason extends Pick<AdviceReason, 'seat' | 'speaks'> {
  readonly feature: string
  readonly way: 'more' | 'less'
}

const chanceSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

function adviceSchemaFor(players: number, step: Schema<ChoiceWithViewBefore>): Schema<Advice> {
  const seat = seatSchema(players)
  const speaks = enumSchema(['for', 'against'] as const)
  const what = objectSchema<Message>({
    id: reasonIdSchema,
    values: exactOptionalField(messageValuesSchemaOf(messageValueSchemaFor(players))),
  })
  const reason = objectSchema<AdviceReason>({ what, seat, speaks })
  // Hosts of version 1.0 send features as reasons, which do not help a player: they are parsed and dropped.
  const former = objectSchema<LegacyReason>({
    seat,
    speaks,
    feature: patternSchema(/^[\w-]+$/),
    way: enumSchema(['more', 'less'] as const),
  })
  const reasons = v.pipe(
    listSchema(v.union([reason, former]), MAX_LINES),
    v.transform((all) => all.filter((each) => 'what' in each)),
  )
  const choice = objectSchema<AssessedChoice>({
    choice: countSchema(MAX_CHOICES - 1),
    chances: fixedListSchema(players, chanceSchema),
    line: listSchema(step, MAX_LINES),
    isEqual: v.optional(booleanSchema, false),
    why: reasons,
  })
  return objectSchema<Advice>({
    choices: listSchema(choice, MAX_CHOICES),
    iterations: countSchema(MAX_POINTS * MAX_POINTS),
  })
}

const reasonIdSchema = patternSchema<string>(/^[a-z][a-z-]*\.reason\.[A-Za-z]+$/)
const messageIdSchema = patternSchema<string>(/^[a-z][\w-]*(\.[\w-]+)+$/i)
const textSchema: Schema<string> = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))
const pointsSchema: Schema<number> = v.pipe(v.number(), v.minValue(-MAX_POINTS), v.maxValue(MAX_POINTS))

function messageValuesSchemaOf(value: Schema<MessageValue>): Schema<MessageValues> {
  const values = v.record(v.string(), value)
  return v.pipe(
    values,
    v.check((record) => Object.keys(record).length <= MAX_LINES),
  )
}

/** A message value: plain values, and messages and lists of them, nested two levels deep. */
const messageValueSchemaFor = memoizeByPlayerCount((players): Schema<MessageValue> => {
  const person = objectSchema<PersonRef>({ seat: seatSchema(players) })
  const plain: Schema<MessageValue> = v.union([v.null(), v.boolean(), pointsSchema, textSchema, person])
  const holding = (value: Schema<MessageValue>): Schema<MessageValue> =>
    v.union([
      value,
      objectSchema<Message>({ id: messageIdSchema, values: exactOptionalField(messageValuesSchemaOf(value)) }),
      listSchema(value, MAX_LINES),
    ])
  return holding(holding(plain))
})

/** The outcome of a table: every seat occurs in exactly one standing. */
const outcomeSchemaFor = memoizeByPlayerCount((players): Schema<Outcome> => {
  const values = exactOptionalField(messageValuesSchemaOf(messageValueSchemaFor(players)))
  const message = objectSchema<Message>({ id: messageIdSchema, values })
  const standing = objectSchema<FinalStanding>({
    seats: listSchema(seatSchema(players), players),
    rank: integerSchema(1, players),
    score: exactOptionalField(pointsSchema),
    lines: listSchema(
      objectSchema<ScoreLine>({ id: messageIdSchema, values, points: exactOptionalField(pointsSchema) }),
      MAX_LINES,
    ),
    title: exactOptionalField(message),
  })
  return v.pipe(
    objectSchema<Outcome>({ ranking: listSchema(standing, players), reason: message }),
    v.check(({ ranking }) => {
      const seats = ranking.flatMap((each) => each.seats)
      return seats.length === players && new Set(seats).size === players
    }),
  )
})
