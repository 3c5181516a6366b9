/**
 * Checks what a host on another machine shows of a table: moments, the log's facts, choices and the outcome. main calls
 * these checks before anything of it reaches a page (main/tables/remote-content-validator.ts).
 *
 * The game's schemas (contract/schemas.ts) say what a value looks like. A view must also be possible: a state drawn behind
 * it keeps all promises of the game's audit and gives the same view again (law 5 holds for every honest view). So a page
 * gets only views of positions that the rules allow, and previews can play on from them.
 *
 * It is here, and not in the contract, since only hosts and their guests need it. The schemas are valibot's: a caller puts
 * them into its own schema of a whole message. None of them throws, and their work is bounded by the limits that they set.
 */
import * as v from 'valibot'
import type { Advice, AdvisedChoice, AdvisedStep, AdviceReason } from '../contract/advice.ts'
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
  MAX_COUNTED_VALUE,
  enumSchema,
  optionalField,
  nullableSchema,
  seatSchema,
  patternSchema,
  integerSchema,
} from '../contract/schemas.ts'
import type { GameSchemas, Schema } from '../contract/schemas.ts'

/** Facts of one entry of the log. */
const MAX_EVENTS = 2_000
/** Moments of one update. */
const MAX_UPDATES = 1_000
/** A decision has no more choices than this (law 2). */
const MAX_CHOICES = 100
/** Lines of one standing, and values of one message. */
const MAX_LINES = 50
const MAX_TEXT_LENGTH = 200
const MAX_POINTS = 1_000_000
/** Any seed will do: nothing that depends on it is shown. */
const ANY_SEED = '0'.repeat(32)

/** One moment as a viewer sees it; `group` is the group of the log that its facts belong to. */
export interface RemoteViewUpdate {
  readonly view: Json
  readonly facts: readonly VisibleEvent[]
  readonly group?: number
}

/** The schemas of one table. */
export interface RemoteTableSchemas {
  /** @param viewer whose view it is, a seat of the table, `'table'` or `'open'`: `status.viewer` of the same message */
  view(viewer: Viewer): Schema<Json>
  moment(viewer: Viewer): Schema<RemoteViewUpdate>
  /** The moments of an update. They may be none. */
  moments(viewer: Viewer): Schema<RemoteViewUpdate[]>
  /** Facts of one moment or of one group of the log. */
  readonly facts: Schema<VisibleEvent[]>
  /** Groups of the log: `history` and `cut.groups`. */
  readonly groups: Schema<VisibleEvent[][]>
  /** One choice, and the list of a decision. */
  readonly action: Schema<Json>
  readonly choices: Schema<Json[]>
  /** Null while the game runs. */
  readonly outcome: Schema<Outcome | null>
  /** @param seat who asked: its views are shown */
  advice(seat: Seat): Schema<Advice>
}

/** @param config of the table: a number of players and options that the game offers (`configure` has accepted them) */
export function createRemoteTableSchemas(game: AnyGame, config: TableConfig): RemoteTableSchemas {
  const { view, action, event } = game.schemas(config.players) as GameSchemas
  const possible = (viewer: Viewer) =>
    v.pipe(
      view,
      v.check((seen) => findStateBehind(game, config, seen, viewer) !== undefined),
    ) as Schema<Json>
  const facts = listSchema(event, MAX_EVENTS)
  const moment = (viewer: Viewer) =>
    objectSchema<RemoteViewUpdate>({
      view: possible(viewer),
      facts,
      group: optionalField(countSchema(MAX_COUNTED_VALUE)),
    })
  return {
    view: possible,
    moment,
    moments: (viewer) => listSchema(moment(viewer), MAX_UPDATES),
    facts,
    groups: listSchema(facts, MAX_COUNTED_VALUE),
    action: action as Schema<Json>,
    choices: listSchema(action as Schema<Json>, MAX_CHOICES),
    outcome: nullableSchema(outcomeSchemaFor(config.players)),
    advice: (seat) =>
      adviceSchemaFor(
        config.players,
        objectSchema<AdvisedStep>({ view: possible(seat), choice: action as Schema<Json> }),
      ),
  }
}

/** What a status says of the position: the decision that may be made at this screen, and the outcome. */
export interface RemoteTableStatus {
  readonly decision?: { readonly seat: Seat; readonly choices: readonly Json[] }
  readonly outcome: Outcome | null
}

/**
 * Whether a decision and an outcome are those of the position that a view shows: every choice is legal there, and the
 * outcome is the game's own. False also for a view that is not possible.
 * @param view the last one shown to that viewer, accepted by `view(viewer)`
 * @param status the status that goes with it, accepted by `choices` and `outcome`
 */
export function statusMatchesView(
  game: AnyGame,
  config: TableConfig,
  view: unknown,
  viewer: Viewer,
  { decision, outcome }: RemoteTableStatus,
): boolean {
  const state = findStateBehind(game, config, view, viewer)
  if (state === undefined) return false
  try {
    if (!equalJson(game.outcome(state), outcome)) return false
    // What a seat holds in its hand is not in the view of another viewer, and so its choices are not.
    if (decision === undefined || (viewer !== decision.seat && game.info.secrets === 'hand')) return true
    // By their texts: to compare each with each would take a tenth of a second where there are a hundred.
    const legal = new Map(
      (game.choices(state, decision.seat) as readonly Json[]).map((each) => [canonicalJson(each), each]),
    )
    return decision.choices.every((choice) => equalJson(legal.get(canonicalJson(choice)), choice))
  } catch {
    return false
  }
}

/** A state that could stand behind a view that its schema has accepted; undefined when there is none. */
function findStateBehind(game: AnyGame, config: TableConfig, view: unknown, viewer: Viewer): unknown {
  try {
    const state: unknown = game.determinize(view, viewer, createRandomStream(ANY_SEED, 'seen'))
    if (game.findBrokenInvariants(state, config).length > 0) return undefined
    return equalJson(game.view(state, viewer), view) ? state : undefined
  } catch {
    return undefined
  }
}

/** A reason as version 1.0 gives it: a feature of the evaluation. */
interface LegacyReason extends Pick<AdviceReason, 'seat' | 'speaks'> {
  readonly feature: string
  readonly way: 'more' | 'less'
}

const chanceSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

function adviceSchemaFor(players: number, step: Schema<AdvisedStep>): Schema<Advice> {
  const seat = seatSchema(players)
  const speaks = enumSchema(['for', 'against'] as const)
  const what = objectSchema<Message>({
    id: reasonIdSchema,
    values: optionalField(messageValuesSchemaOf(messageValueSchemaFor(players))),
  })
  const reason = objectSchema<AdviceReason>({ what, seat, speaks })
  // A host of version 1.0 gives features as reasons, which teach a player nothing: they are read and left out.
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
  const choice = objectSchema<AdvisedChoice>({
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

/** What may fill a message: values, and messages and lists that hold such values, two levels deep. */
const messageValueSchemaFor = memoizeByPlayerCount((players): Schema<MessageValue> => {
  const person = objectSchema<PersonRef>({ seat: seatSchema(players) })
  const plain: Schema<MessageValue> = v.union([v.null(), v.boolean(), pointsSchema, textSchema, person])
  const holding = (value: Schema<MessageValue>): Schema<MessageValue> =>
    v.union([
      value,
      objectSchema<Message>({ id: messageIdSchema, values: optionalField(messageValuesSchemaOf(value)) }),
      listSchema(value, MAX_LINES),
    ])
  return holding(holding(plain))
})

/** The outcome of a table: every seat in one standing. */
const outcomeSchemaFor = memoizeByPlayerCount((players): Schema<Outcome> => {
  const values = optionalField(messageValuesSchemaOf(messageValueSchemaFor(players)))
  const message = objectSchema<Message>({ id: messageIdSchema, values })
  const standing = objectSchema<FinalStanding>({
    seats: listSchema(seatSchema(players), players),
    rank: integerSchema(1, players),
    score: optionalField(pointsSchema),
    lines: listSchema(
      objectSchema<ScoreLine>({ id: messageIdSchema, values, points: optionalField(pointsSchema) }),
      MAX_LINES,
    ),
    title: optionalField(message),
  })
  return v.pipe(
    objectSchema<Outcome>({ ranking: listSchema(standing, players), reason: message }),
    v.check(({ ranking }) => {
      const seats = ranking.flatMap((each) => each.seats)
      return seats.length === players && new Set(seats).size === players
    }),
  )
})
