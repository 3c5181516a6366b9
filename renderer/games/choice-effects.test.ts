/**
 * Compares the predicted effects of choices with the state at the end of the turn, and checks that they predict nothing
 * unknowable. A prediction holds only if it holds however the same turn continues.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createEventRecorder,
  visibleEventFor,
  type GameEvent,
  type VisibleEvent,
} from '../../engine/core/contract/game-events.ts'
import type { AnyGame, Message, Seat } from '../../engine/core/contract/game.ts'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream, type Random } from '../../engine/core/contract/random.ts'
import { CHAKRA_DATA } from '../../engine/chakra/data.ts'
import { chakraPositionOf } from '../../engine/chakra/index.ts'
import type { ChakraView } from '../../engine/chakra/index.ts'
import { spaceName } from '../../engine/cosmic-karma/messages.ts'
import { PILLARS } from '../../engine/moksha/data.ts'
import type { MokshaEvent } from '../../engine/moksha/index.ts'
import { createPosition as mokshaPosition } from '../../engine/moksha/testing.ts'
import { rewardMessage, tokenName } from '../../engine/moksha/messages.ts'
import type { CosmicEvent } from '../../engine/cosmic-karma/index.ts'
import type { RauhaEvent } from '../../engine/rauha/index.ts'
import { createPosition } from '../../engine/rauha/testing.ts'
import { addMessages, formatMessage } from '../messages/index.ts'
import { loadGameUi } from './catalogue.ts'
import { describeChoiceEffects } from './choice-effects.ts'
import { messageFaults } from './ui-checks.ts'
import { entityName } from './rauha/names.ts'
import { TEST_PLAYER_NAMES } from '../testing/game-ui-helpers.ts'
import type { GameUi } from './game-ui.ts'

const catalogues = import.meta.glob<Record<string, Readonly<Record<string, string>>>>(
  ['../messages/en/*/index.ts', '!../messages/en/app/*'],
  { eager: true },
)
for (const catalogue of Object.values(catalogues)) for (const each of Object.values(catalogue)) addMessages(each)

interface Step {
  readonly state: unknown
  readonly seat: Seat
  readonly choices: readonly unknown[]
}

/** A game played at random, decision by decision. The state of a step is only to be copied. */
function* steps(game: AnyGame, players: number, random: Random): Generator<Step> {
  const configured = createTableConfig(game.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const { emit } = createEventRecorder(() => undefined)
  const state: unknown = game.setup(configured.config, random, emit)
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    const seat = random.pick(deciders)
    const choices: readonly unknown[] = game.choices(state, seat)
    yield { state, seat, choices }
    game.play(state, seat, random.pick(choices), random, emit)
  }
}

/** The same with a copy of each state that stays as it is. */
function* copies(game: AnyGame, players: number, random: Random): Generator<Step> {
  for (const step of steps(game, players, random)) yield { ...step, state: game.clone(step.state) }
}

/** What came of a choice: all events, and what its seat saw at each beat and after each choice. */
interface Course {
  readonly facts: readonly VisibleEvent[]
  readonly views: readonly unknown[]
}

/** More decisions than any turn has. */
const MAX_DECISIONS = 60

function endsTurn({ kind }: Pick<GameEvent, 'kind'>): boolean {
  return kind === 'turn' || kind === 'part'
}

const GODS: readonly unknown[] = ['brahma', 'ganesha', 'vishnu', 'shiva']

/** The choice of a player who goes on and changes nothing: gods are not called on, and no further card is laid out. */
function quietOf(choices: readonly unknown[], random: Random): unknown {
  const kindOf = (action: unknown): unknown => (action as { do?: unknown }).do
  const own = choices.filter((action) => !GODS.includes(kindOf(action)))
  return own.find((action) => kindOf(action) === 'go') ?? random.pick(own.length > 0 ? own : choices)
}

/**
 * What happens after a choice until the turn is over.
 * @param nth which of the ways in which the turn may go on
 */
function courseOf(gameUi: GameUi, state: unknown, seat: Seat, action: unknown, nth: number): Course {
  const { game } = gameUi
  const random = createRandomStream(seedFromText(`what comes ${String(nth)}`), 'play')
  const copy: unknown = game.clone(state)
  const events: VisibleEvent[] = []
  const views: unknown[] = []
  const note = (): void => {
    views.push(game.view(copy, seat))
  }
  let [decider, choice] = [seat, action]
  for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
    const { emit, report } = createEventRecorder(note)
    game.play(copy, decider, choice, random, emit)
    note()
    events.push(...report.facts.map((event) => visibleEventFor(event, seat)))
    const [next] = game.deciders(copy)
    if (next === undefined || report.facts.some(endsTurn)) break
    decider = game.deciders(copy).includes(seat) ? seat : next
    choice = quietOf(game.choices(copy, decider) as readonly unknown[], random)
  }
  // Nothing of the next turn.
  const end = events.findIndex(endsTurn)
  return { facts: end < 0 ? events : events.slice(0, end), views }
}

/** The ways in which each turn is gone on with. */
const COURSES = [1, 2, 3]

type Told = VisibleEvent<MokshaEvent> | VisibleEvent<CosmicEvent> | VisibleEvent<RauhaEvent>
/** The course of the turn that a promise is checked against. */
interface Came {
  readonly seat: Seat
  /** The events that its seat sees. */
  readonly told: readonly Told[]
  readonly views: readonly unknown[]
  /** All lines of the row. */
  readonly lines: readonly Message[]
}
type IsKept = (line: Message, came: Came) => boolean

function isSame(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b)
}

/** The token of a line is taken, in place of another one or not. */
const takes =
  (isInPlace: boolean): IsKept =>
  ({ values }, { told }) =>
    told.some(
      (event) =>
        event.kind === 'took' &&
        'token' in event &&
        isSame(tokenName(event.token), values?.['token']) &&
        (event.for !== null) === isInPlace,
    )

/** Whatever is gathered is one of the rewards that a row names; what may be of any colour may be named so. */
const gathers: IsKept = (_line, { told, lines }) => {
  const named = lines.filter(({ id }) => /oretell\.(g|orG)athers$/.test(id)).map(({ values }) => values?.['reward'])
  const gathered = told.filter((event) => event.kind === 'gathered')
  return (
    gathered.length > 0 &&
    gathered.every(({ disciples, karma }) =>
      Array.from({ length: karma.length + 1 }, (_, sure) => sure).some((sure) => {
        const colours = [...karma.slice(0, sure), ...karma.slice(sure).map(() => 'any' as const)]
        const sorted = [...PILLARS, 'any' as const].flatMap((one) => colours.filter((each) => each === one))
        return [colours, sorted].some((each) => named.some((one) => isSame(one, rewardMessage(disciples, each))))
      }),
    )
  )
}

/** The pawn comes to rest on a space that a line names. */
const ends: IsKept = (_line, { told, lines }) => {
  const named = lines.flatMap(({ id, values }) => {
    if (id === 'cosmic-karma.foretell.ends') return values?.['spaces']
    return id === 'cosmic-karma.label.reach' ? [values?.['space']] : []
  })
  const first = told.find((event) => event.kind === 'landed')
  const isHome = told.some((event) => event.kind === 'ended')
  return isHome || (first !== undefined && named.some((one) => isSame(one, spaceName(first.space))))
}

const wins: IsKept = ({ values }, { told }) =>
  told.some((event) => event.kind === 'welcomed' && isSame(entityName(event.entity), values?.['entity']))

const COLOURS = CHAKRA_DATA.map(({ colour }) => colour)

/**
 * Checks of the promises in lines of a game's own UI. The other lines name the effect of an ability, or possible effects:
 * see below.
 */
const PROMISES: Readonly<Record<string, IsKept>> = {
  'chakra.foretell.inPlace': ({ values }, { views, seat }) =>
    (views as readonly ChakraView[]).some(({ boards }) => {
      const colour = COLOURS.find((each) => each === values?.['colour'])
      const there = colour === undefined ? [] : boards[seat]?.column[chakraPositionOf(colour)]
      return there?.filter((each) => each === colour).length === values?.['count']
    }),
  'moksha.foretell.takes': takes(false),
  'moksha.foretell.replaces': takes(true),
  'moksha.foretell.noToken': (_line, { told }) => !told.some(({ kind }) => kind === 'took'),
  'moksha.foretell.gathers': gathers,
  'moksha.foretell.orGathers': gathers,
  'cosmic-karma.foretell.lands': ({ values }, { told }) =>
    told.some((event) => event.kind === 'landed' && isSame(spaceName(event.space), values?.['space'])),
  'cosmic-karma.foretell.ends': ends,
  'cosmic-karma.label.reach': ends,
  'cosmic-karma.foretell.habit': ({ values }, { told }) =>
    told.some((event) => event.kind === 'habit' && event.colour === values?.['colour']),
  'rauha.foretell.wins': wins,
  'rauha.foretell.takes': wins,
}

const isFigure = ({ id }: Message): boolean => id.includes('.figure.')
/** Gains that depend on later choices: a separate test checks them against the rules. */
const MAY = 'rauha.foretell.mayWin'
/** Lines that promise nothing by themselves: that one, and what an ability does. */
const LATER = /^karmaka\.card\.|^rauha\.foretell\.mayWin$/
/** Games that are played, and of how many decisions one is held against what comes. */
const GAMES = [1, 2, 3, 4, 5, 6]
const SAMPLE = 5

interface Held {
  rows: number
  /** Rows that say something. */
  told: number
  /** How often each promise was made, by its id. */
  readonly promised: Map<string, number>
  /** Promises that did not come, in words. */
  readonly broken: string[]
}

/** Holds the row of a choice against what happens. */
function hold(gameUi: GameUi, { state, seat }: Step, action: unknown, held: Held): void {
  const view: unknown = gameUi.game.view(state, seat)
  const { lines } = describeChoiceEffects({ gameUi, view, seat, viewer: seat }, action)
  expect(lines.flatMap((line) => messageFaults('a row', line))).toEqual([])
  expect(lines.filter((line) => !isFigure(line) && !(line.id in PROMISES) && !LATER.test(line.id))).toEqual([])
  held.rows += 1
  held.told += Number(lines.length > 0)
  const figures = lines.filter(isFigure)
  const own = lines.filter(({ id }) => id in PROMISES)
  for (const { id } of [...figures, ...own]) held.promised.set(id, (held.promised.get(id) ?? 0) + 1)
  if (figures.length + own.length === 0) return
  for (const nth of COURSES) {
    const { views, facts: events } = courseOf(gameUi, state, seat, action, nth)
    const told = events.filter((event) => 'seat' in event && event.seat === seat) as unknown as readonly Told[]
    const came = { seat, told, views, lines }
    const isTogether = views.some((each) => {
      const there = new Set(gameUi.seatFigureLines(each, seat).map((line) => canonicalJson(line)))
      return figures.every((line) => there.has(canonicalJson(line)))
    })
    const missed = [...(isTogether ? [] : figures), ...own.filter((line) => PROMISES[line.id]?.(line, came) !== true)]
    const at = JSON.stringify(action)
    held.broken.push(...missed.map((line) => `${at}: ${formatMessage(line, TEST_PLAYER_NAMES)}`))
  }
}

async function faceOf(id: string): Promise<GameUi> {
  const gameUi = await loadGameUi(id)
  if (gameUi === undefined) throw new Error(`no face of ${id}`)
  return gameUi
}

function nothing(): Held {
  return { rows: 0, told: 0, promised: new Map(), broken: [] }
}

/** The promises that each game makes in random play, beside figures. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  chakra: ['chakra.foretell.inPlace'],
  moksha: [
    'moksha.figure.dead',
    ...['takes', 'noToken', 'gathers', 'orGathers'].map((each) => `moksha.foretell.${each}`),
  ],
  'cosmic-karma': [
    'cosmic-karma.label.reach',
    ...['lands', 'ends', 'habit'].map((each) => `cosmic-karma.foretell.${each}`),
  ],
  rauha: ['rauha.foretell.wins'],
}

describe.each(['chakra', 'karmaka', 'rauha', 'moksha', 'cosmic-karma'])('predicted effects of a choice in %s', (id) => {
  let gameUi: GameUi
  beforeAll(async () => {
    gameUi = await faceOf(id)
  })

  it('B1a-4, B5-1: occur before the turn is over, however the turn continues', () => {
    const held = nothing()
    for (const nth of GAMES) {
      const random = createRandomStream(seedFromText(`rows of ${id}, ${String(nth)}`), 'players')
      for (const step of steps(gameUi.game, 3, random)) {
        if (random.int(SAMPLE) > 0) continue
        for (const action of step.choices) hold(gameUi, step, action, held)
      }
    }
    expect(held.broken).toEqual([])
    expect([...held.promised.keys()]).toEqual(expect.arrayContaining([...(USUAL[id] ?? [])]))
    // Some choices draw at once, and some change nothing at a glance.
    expect(held.told).toBeGreaterThan(held.rows / 3)
  })
})

describe.each(['moksha', 'cosmic-karma'])('ten turns of %s with choices from the list', (id) => {
  const TURNS = 10

  it('B1a-4, B5-1: every effect that a row of the list predicts occurs after it is chosen', async () => {
    const gameUi = await faceOf(id)
    const random = createRandomStream(seedFromText(`by the list: ${id}`), 'players')
    const held = nothing()
    let turns = 0
    let before: string | undefined
    for (const step of steps(gameUi.game, 3, random)) {
      const turn = `${String(step.seat)} ${String((step.state as { turns?: number }).turns)}`
      if (turn !== before) turns += 1
      before = turn
      if (turns > TURNS) break
      for (const choice of step.choices) hold(gameUi, step, choice, held)
    }
    expect(held.broken).toEqual([])
    const figures = [...held.promised].filter(([line]) => isFigure({ id: line }))
    expect(figures.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(10)
    expect(held.told).toBeGreaterThan(held.rows / 3)
  })
})

describe('a Moksha token that replaces another one', () => {
  it('B1a-4: is predicted to replace it, and does', async () => {
    const gameUi = await faceOf('moksha')
    const players = [{ region: 7, tokens: 'kama5 artha5 dharma5 kama10' } as const, {}]
    const state = mokshaPosition({ players, piles: { 10: 'kama10' } })
    const held = nothing()
    hold(gameUi, { state, seat: 0, choices: [] }, { do: 'wander', region: 10, pay: null }, held)
    expect(held.broken).toEqual([])
    expect([...held.promised.keys()]).toContain('moksha.foretell.replaces')
  })
})

describe('an entity that a card of Rauha wins', () => {
  it('B5-1: is predicted together with the player who loses it', async () => {
    const gameUi = await faceOf('rauha')
    const players = [{ kept: 'A2-01', tiles: { 0: 'A1-01', 1: 'A1-05' } } as const, { entities: ['kiteet'] as const }]
    const state = createPosition({ position: 14, players })
    const held = nothing()
    hold(gameUi, { state, seat: 0, choices: [] }, { do: 'place', square: 2 }, held)
    expect(held.broken).toEqual([])
    expect([...held.promised.keys()]).toContain('rauha.foretell.takes')
  })

  it('B5-1: is won by a placement of that turn, unless another player wins it first', async () => {
    const gameUi = await faceOf('rauha')
    const { game } = gameUi
    const random = createRandomStream(seedFromText('what could be won'), 'players')
    let [promised, spoilt] = [0, 0]
    const played = GAMES.flatMap(() => [...copies(game, 2, random)])
    for (const { state, seat, choices } of played) {
      const view: unknown = game.view(state, seat)
      for (const action of choices) {
        const { lines } = describeChoiceEffects({ gameUi, view, seat, viewer: seat }, action)
        const named = lines
          .filter(({ id }) => id === MAY)
          .flatMap(({ values }) => values?.['entities'] as unknown as unknown[])
        if (named.length === 0) continue
        const copy: unknown = game.clone(state)
        const { emit, report } = createEventRecorder(() => undefined)
        game.play(copy, seat, action, random, emit)
        const places = (): boolean => game.choices(copy, seat).some((each: { do: string }) => each.do === 'place')
        while (!(game.deciders(copy).includes(seat) && places())) {
          const other = game.deciders(copy).find((each) => each !== seat) ?? seat
          game.play(copy, other, random.pick(game.choices(copy, other) as readonly unknown[]), random, emit)
        }
        const lost = report.facts.some((event) => event.kind === 'welcomed')
        const won = (game.choices(copy, seat) as readonly unknown[]).flatMap((placement) => {
          const { emit: emitNext, report: then } = createEventRecorder(() => undefined)
          game.play(game.clone(copy), seat, placement, random, emitNext)
          return then.facts.flatMap((event) =>
            event.kind === 'welcomed' ? [event as unknown as Told & { kind: 'welcomed' }] : [],
          )
        })
        for (const entity of named) {
          promised += 1
          if (won.some((event) => isSame(entityName(event.entity), entity))) continue
          expect(lost, JSON.stringify([action, entity])).toBe(true)
          spoilt += 1
        }
      }
    }
    expect(promised).toBeGreaterThan(10)
    expect(spoilt).toBeLessThan(promised / 2)
  })
})
