/** Checks every game's explanations of its decisions and of the pieces on its board. */
import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../../engine/core/contract/game-events.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { createGreedyBot } from '../../engine/core/host/bots/greedy.ts'
import { loadGameMessages, loadRulebook } from '../messages/game-messages.ts'
import { hasMessage } from '../messages/index.ts'
import { decisionExplanationOfSeat } from './decision-prompts.ts'
import { GAME_UI_ENTRIES } from './catalogue.ts'
import type { GameUi } from './game-ui.ts'
import { legendRowFor, type BoardLegend } from './legend.ts'
import { testViewport } from '../testing/game-ui-helpers.ts'

/** Looks at one decision of so many. */
const EVERY = 5
/** No game is followed further. */
const MAX_DECISIONS = 700
/** Skill gets to deaths, masters and the last round, where chance does not. */
const bot = createGreedyBot({ determinizations: 1, nodes: 30 })

/** The kinds of piece that a game of bots shows its players, and the kinds of prompt that it asks. */
function shownIn({ game, scene }: GameUi): { kinds: ReadonlySet<string>; asked: ReadonlySet<string> } {
  const { min, max } = game.info.players
  const players = Math.min(max, min + 1)
  const configured = createTableConfig(game.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const random = createRandomStream(seedFromText(`legend ${game.info.id}`), 0)
  const state: unknown = game.setup(configured.config, random, noopEventSink)
  const [kinds, asked] = [new Set<string>(), new Set<string>()]
  for (let step = 0; step < MAX_DECISIONS && game.outcome(state) === null; step++) {
    const seat = game.deciders(state)[0] ?? 0
    const view: unknown = game.view(state, seat)
    const ask = game.promptFor(view, seat)
    if (ask !== undefined) asked.add(ask.kind)
    if (step % EVERY === 0)
      for (const [width, height] of [
        [929, 711],
        [369, 447],
      ] as const)
        for (const { sprite } of scene(view, testViewport(width, height, players, { bottom: seat, viewer: seat }))
          .pieces)
          kinds.add(sprite.kind)
    const choices = game.choices(state, seat)
    game.play(state, seat, bot({ game, seat, view, choices, random }), random, noopEventSink)
  }
  return { kinds, asked }
}

async function faceOf(load: (typeof GAME_UI_ENTRIES)[number]['load']): Promise<GameUi> {
  const gameUi = await load?.()
  if (gameUi === undefined) throw new Error('no face')
  await loadGameMessages(gameUi.game.info.id)
  return gameUi
}

describe.each(GAME_UI_ENTRIES.map(({ id, load }) => ({ id, load })))('$id', ({ id, load }) => {
  test('every decision leads to an existing chapter of the rulebook', async () => {
    const { decisionChapters } = await faceOf(load)
    const known = (await loadRulebook(id))?.chapters.map((chapter) => chapter.id) ?? []
    expect(Object.values(decisionChapters).filter((chapter) => !known.includes(chapter))).toEqual([])
  })

  test('explains every kind of prompt and of piece that occurs in a game', async () => {
    const gameUi = await faceOf(load)
    const { legend, decisionChapters } = gameUi
    const { kinds, asked } = shownIn(gameUi)
    const rows = legend.parts.flatMap((part) => part.rows)
    const listed = new Set(rows.flatMap(({ looks }) => looks.map(({ kind }) => kind)))
    expect([...kinds].filter((kind) => !listed.has(kind) && legend.unlisted[kind] === undefined)).toEqual([])
    expect([...listed].filter((kind) => legend.unlisted[kind] !== undefined)).toEqual([])
    expect([...asked].filter((kind) => decisionChapters[kind] === undefined)).toEqual([])
  }, 60_000)

  test('every legend row and every decision has words', async () => {
    const { legend, decisionChapters } = await faceOf(load)
    const ids = [
      ...legend.parts.map((part) => `legend.part.${part.id}`),
      ...legend.parts.flatMap(({ rows }) => rows.flatMap((row) => [`legend.${row.id}`, `legend.${row.id}.text`])),
      ...Object.keys(decisionChapters).flatMap((kind) => [`explain.${kind}`, `matters.${kind}`]),
    ]
    expect(ids.filter((each) => !hasMessage(`${id}.${each}`))).toEqual([])
  })
})

test('the explanation of a decision depends only on its kind, and reveals no hidden values', () => {
  const game = { info: { id: 'toy' }, promptFor: () => ({ kind: 'play', values: { card: 'secret' } }) }
  const said = decisionExplanationOfSeat({ game, decisionChapters: { play: 'turn' } } as unknown as GameUi, {}, 0)
  expect(said).toEqual({
    kind: 'play',
    decides: { id: 'toy.explain.play' },
    matters: { id: 'toy.matters.play' },
    chapter: 'turn',
  })
})

describe('legendRowFor', () => {
  const rows: BoardLegend = {
    parts: [
      {
        id: 'all',
        rows: [
          { id: 'light', distinguishedBy: 'colour', looks: [{ kind: 'stone', colour: 'white' }], size: [1, 1] },
          { id: 'dark', distinguishedBy: 'colour', looks: [{ kind: 'stone', colour: 'black' }], size: [1, 1] },
          { id: 'bowl', looks: [{ kind: 'bowl' }], alsoExplains: [{ kind: 'lid', of: 'bowl' }], size: [1, 1] },
          { id: 'card', isSelfExplanatory: true, looks: [{ kind: 'card' }], size: [1, 1] },
        ],
      },
    ],
    unlisted: {},
  }

  test('finds the row by the distinguishing property, or by a piece that the row also explains', () => {
    expect(legendRowFor(rows, { kind: 'stone', colour: 'black', near: true })?.id).toBe('dark')
    expect(legendRowFor(rows, { kind: 'bowl', full: false })?.id).toBe('bowl')
    expect(legendRowFor(rows, { kind: 'lid', of: 'bowl' })?.id).toBe('bowl')
  })

  test('finds no row for an unlisted or a self-explanatory sprite spec', () => {
    expect(legendRowFor(rows, { kind: 'stone', colour: 'red' })).toBeUndefined()
    expect(legendRowFor(rows, { kind: 'lid', of: 'jar' })).toBeUndefined()
    expect(legendRowFor(rows, { kind: 'card' })).toBeUndefined()
  })
})
