/** What every game tells by itself, over whole games: in words that say everything, and the same to everybody. */
import { beforeAll, describe, expect, test } from 'vitest'
import { reporter, seenBy, type Fact, type SeenFact } from '../../engine/core/facts.ts'
import type { AnyGame, Viewer } from '../../engine/core/game.ts'
import { configure } from '../../engine/core/options.ts'
import { seedFromText, streamOf } from '../../engine/core/random.ts'
import { words } from '../messages/index.ts'
import { loadGameMessages } from '../messages/games.ts'
import { faces } from './catalogue.ts'
import type { GameFace, GreatMoment } from './face.ts'
import { NAMES } from './testing.ts'

interface Shown {
  readonly facts: readonly Fact[]
  readonly state: unknown
}

/** A game of random choices as its moments, up to so many steps. */
function moments(game: AnyGame, players: number, seed: string, steps: number): readonly Shown[] {
  const configured = configure(game, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const random = streamOf(seedFromText(seed), 'great')
  const shown: Shown[] = []
  const setup = reporter(() => undefined)
  const state = game.setup(configured.config, random, setup.tell)
  for (let step = 0; step < steps && game.outcome(state) === null; step++) {
    const seat = random.pick(game.deciders(state))
    const { tell, report } = reporter(() => game.clone(state))
    game.play(state, seat, random.pick(game.choices(state, seat)), random, tell)
    shown.push(...report.beats, { facts: report.rest, state: game.clone(state) })
  }
  return shown
}

function greatOf(face: GameFace, { facts, state }: Shown, viewer: Viewer): GreatMoment | undefined {
  const seen = facts.map((fact) => seenBy(fact, viewer)) as SeenFact[]
  return face.great?.(seen, face.game.view(state, viewer))
}

const said = (moment: GreatMoment): readonly string[] => [moment.title, ...moment.lines].map((each) => words(each, NAMES))

/** Facts that are told by themselves, one each. */
const TOLD: Readonly<Record<string, (fact: Fact & Record<string, unknown>) => boolean>> = {
  chakra: ({ kind }) => kind === 'harmonized',
  karmaka: ({ kind, to }) => kind === 'stayed' || (kind === 'climbed' && to !== 4),
  moksha: ({ kind, source }) => kind === 'attained' || kind === 'reborn' || (kind === 'aura' && source === 'majorities'),
  'cosmic-karma': ({ kind }) => kind === 'reborn',
  rauha: () => false,
}

describe.each(Object.keys(TOLD))('%s', (id) => {
  let face: GameFace
  let shown: readonly Shown[]
  beforeAll(async () => {
    await loadGameMessages(id)
    const load = faces[id]
    if (load === undefined) throw new Error(`no face of ${id}`)
    face = await load()
    shown = moments(face.game, 2, 'great moments', 4000)
  })

  test('K4: every death, rebirth, harmony and moksha is told once, in whole sentences', () => {
    const expected = shown.filter(({ facts }) => facts.some((fact) => TOLD[id]?.(fact as never)))
    const found = shown.filter((each) => greatOf(face, each, 'table') !== undefined)
    expect(found).toEqual(expected)
    expect(found.length > 0).toBe(id !== 'rauha')
    for (const each of found) {
      const moment = greatOf(face, each, 'table')
      for (const line of moment === undefined ? [] : said(moment)) {
        expect(line).toMatch(/^\S.*[.!]$/)
        expect(line).not.toMatch(/\?\?|undefined|\{|\}|^[a-z-]+\.[a-z]/)
      }
    }
  })

  test('K4: tells everybody the same, so nothing secret', () => {
    for (const each of shown) {
      const open = greatOf(face, each, 'table')
      for (const viewer of [0, 1]) expect(greatOf(face, each, viewer)).toEqual(open)
    }
  })

  test('X9: says of every seat what the game came to', () => {
    const last = shown.at(-1)
    if (last === undefined) throw new Error('nothing was played')
    for (const seat of [0, 1]) {
      const came = face.cameTo?.(face.game.view(last.state, 'table'), seat)
      const line = came === undefined ? '' : words(came, NAMES)
      expect(line).toMatch(/^[A-Z0-9]/)
      expect(line).not.toMatch(/\?\?|undefined|\{|\}|^[a-z-]+\.[a-z]/)
    }
  })
})
