/** What rows promise of choices, held against what comes of them; and that they promise nothing that cannot be known. */
import { beforeAll, describe, expect, it } from 'vitest'
import { reporter } from '../../engine/core/contract/facts.ts'
import type { AnyGame, Message, Seat } from '../../engine/core/contract/game.ts'
import { canonicalText } from '../../engine/core/contract/json.ts'
import { configure } from '../../engine/core/contract/options.ts'
import { seedFromText, streamOf, type Random } from '../../engine/core/contract/random.ts'
import { addMessages, words } from '../messages/index.ts'
import { loadFace } from './catalogue.ts'
import { foretell } from './foretell.ts'
import { checkWords } from './path-checks.ts'
import { NAMES } from './testing.ts'
import type { GameFace } from './face.ts'

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
  const configured = configure(game.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const { tell } = reporter(() => undefined)
  const state: unknown = game.setup(configured.config, random, tell)
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    const seat = random.pick(deciders)
    const choices: readonly unknown[] = game.choices(state, seat)
    yield { state, seat, choices }
    game.play(state, seat, random.pick(choices), random, tell)
  }
}

/** The figures of a seat at each beat of a choice, and at its end. */
function came(face: GameFace, state: unknown, seat: Seat, action: unknown): Set<string>[] {
  const { game } = face
  const random = streamOf(seedFromText('what comes'), 'play')
  const copy: unknown = game.clone(state)
  const found: Set<string>[] = []
  const note = (of: unknown): void => {
    found.push(new Set(face.figures(game.view(of, seat), seat).map((line) => canonicalText(line))))
  }
  const { tell } = reporter(() => {
    note(copy)
  })
  game.play(copy, seat, action, random, tell)
  note(copy)
  // What is taken next, whatever is chosen then.
  if (game.deciders(copy).includes(seat)) {
    const [next] = game.choices(copy, seat) as readonly unknown[]
    const { tell: told } = reporter(() => undefined)
    game.play(copy, seat, next, random, told)
    note(copy)
  }
  return found
}

const TURNS = 10

const isFigure = ({ id }: Message): boolean => id.includes('.figure.')

describe.each(['chakra', 'karmaka', 'rauha', 'moksha', 'cosmic-karma'])('what a choice brings in %s', (id) => {
  let face: GameFace
  beforeAll(async () => {
    const loaded = await loadFace(id)
    if (loaded === undefined) throw new Error(`no face of ${id}`)
    face = loaded
  })

  it('B1a-4, B5-1: is what comes of it', () => {
    const random = streamOf(seedFromText(`rows of ${id}`), 'players')
    let [told, rows] = [0, 0]
    for (const { state, seat, choices } of steps(face.game, 2, random)) {
      if (random.int(7) > 0) continue
      const view: unknown = face.game.view(state, seat)
      for (const action of choices) {
        const { lines } = foretell({ face, view, seat, viewer: seat }, action)
        expect(lines.flatMap((line) => checkWords('a row', line))).toEqual([])
        const figures = lines.filter(isFigure)
        const then = came(face, state, seat, action)
        const at = `${JSON.stringify(action)}: ${figures.map((line) => words(line, NAMES)).join('; ')}`
        expect(
          then.some((each) => figures.every((line) => each.has(canonicalText(line)))),
          at,
        ).toBe(true)
        rows += 1
        told += Number(lines.length > 0)
      }
    }
    // Some choices draw at once, and some change nothing at a glance.
    expect(told).toBeGreaterThan(rows / 4)
  })
})

describe.each(['moksha', 'cosmic-karma'])('ten turns of %s by the list alone', (id) => {
  it('B1a-4, B5-1: every figure that a row promises has come once it is chosen', async () => {
    const face = await loadFace(id)
    if (face === undefined) throw new Error(`no face of ${id}`)
    const random = streamOf(seedFromText(`by the list: ${id}`), 'players')
    const found = { rows: 0, silent: 0, promised: 0, kept: 0 }
    let turns = 0
    let before: string | undefined
    for (const { state, seat, choices } of steps(face.game, 3, random)) {
      const turn = `${String(seat)} ${String((state as { turns?: number }).turns)}`
      if (turn !== before) turns += 1
      before = turn
      if (turns > TURNS) break
      const view: unknown = face.game.view(state, seat)
      for (const choice of choices) {
        const figures = foretell({ face, view, seat, viewer: seat }, choice).lines.filter(isFigure)
        const then = came(face, state, seat, choice)
        found.rows += 1
        found.silent += Number(figures.length === 0)
        found.promised += figures.length
        found.kept += Math.max(...then.map((each) => figures.filter((line) => each.has(canonicalText(line))).length))
      }
    }
    expect(found.kept).toBe(found.promised)
    expect(found.promised).toBeGreaterThan(TURNS / 2)
  })
})
