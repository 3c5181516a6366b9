/** Previews in every game: a preview shows only events that then happen, whatever the hidden information is. */
import { describe, expect, it } from 'vitest'
import { createEventRecorder, visibleEventFor } from './core/contract/game-events.ts'
import type { AnyGame, Seat } from './core/contract/game.ts'
import { equalJson } from './core/contract/json.ts'
import { createTableConfig } from './core/contract/table-config.ts'
import { previewActionFromView } from './core/contract/action-preview.ts'
import { seedFromText, createRandomStream, type Random } from './core/contract/random.ts'
import { CATALOGUE } from './index.ts'

const GAMES = CATALOGUE.flatMap(({ info, load }) => (load === undefined ? [] : [{ id: info.id, load }]))
/** Looks at one decision of so many. */
const EVERY = 5

describe.each(GAMES)('S2: previewActionFromView in $id', ({ load }) => {
  it('shows only events and a view that the action then produces', async () => {
    const game = await load()
    const { min, max } = game.info.players
    for (let players = min; players <= max; players++) {
      const random = createRandomStream(seedFromText(`foretold ${String(players)}`), 'players')
      for (const { state, seat, action } of steps(game, players, random)) {
        const told = previewActionFromView(game, game.view(state, seat) as unknown, seat, action)
        const { facts: events, views } = played(game, state, seat, action, random)
        const at = `${String(players)} players, ${JSON.stringify(action)}`
        expect(told.facts, at).toEqual(events.slice(0, told.facts.length))
        if (told.view === undefined) continue
        const then = views.filter((each) => each.shown === told.shownCount)
        expect(
          then.some(({ view }) => equalJson(view, told.view)),
          at,
        ).toBe(true)
      }
    }
  })
})

/** Every choice of some of the decisions of a game played at random. */
function* steps(game: AnyGame, players: number, random: Random) {
  const configured = createTableConfig(game.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const { emit } = createEventRecorder(() => undefined)
  const state: unknown = game.setup(configured.config, random, emit)
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    const seat = random.pick(deciders)
    const choices: readonly unknown[] = game.choices(state, seat)
    if (random.int(EVERY) === 0) for (const action of choices) yield { state, seat, action }
    game.play(state, seat, random.pick(choices), random, emit)
  }
}

/** The result of a choice, as its chooser sees it: the events, and the view at each beat with the events told by then. */
function played(game: AnyGame, state: unknown, seat: Seat, action: unknown, random: Random) {
  const copy: unknown = game.clone(state)
  const views: { readonly view: unknown; readonly shown: number }[] = []
  const { emit, report } = createEventRecorder(() => {
    views.push({ view: game.view(copy, seat), shown: report.facts.length })
  })
  game.play(copy, seat, action, random, emit)
  views.push({ view: game.view(copy, seat), shown: report.facts.length })
  return { facts: report.facts.map((event) => visibleEventFor(event, seat)), views }
}
