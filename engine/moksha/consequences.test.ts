import { describe, expect, it } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import type { Json } from '../core/contract/json.ts'
import { computeAdvice } from '../core/host/bots/advice.ts'
import { SAGE_BUDGET } from '../core/host/bots/levels.ts'
import { moksha } from './index.ts'
import { consequences } from './consequences.ts'
import { playerOf } from './player-sheet.ts'
import { setup } from './setup.ts'
import type { MokshaView, Player } from './state.ts'
import { view } from './view.ts'

const SEAT = 0
const state = setup(
  { players: 2, options: { evenFinish: false } },
  createRandomStream(seedFromText('reasons'), 0),
  noopEventSink,
)
const start = view(state, SEAT)

function withPlayer(change: (player: Player) => void, seat = SEAT, from: MokshaView = start): MokshaView {
  const copy = structuredClone(from)
  change(playerOf(copy, seat))
  return copy
}
const of = (before: MokshaView, after: MokshaView, wanted: string) =>
  consequences(before, after, SEAT).find(({ quantity }) => quantity === wanted)

describe('consequences of Moksha', () => {
  it('B1a-11: a longer life is described by the turns that it lasts, and has a higher worth', () => {
    const after = withPlayer((player) => (player.tokens = ['dharma10', 'kama10', 'artha10']))
    const longer = of(start, after, 'life')
    expect(longer?.what?.id).toBe('moksha.reason.lives')
    expect(longer?.worth).toBeGreaterThan(of(start, start, 'life')?.worth ?? 0)
  })

  it('B1c-5: a devoted god is named, with the number of gods; using the god has a negative worth', () => {
    const after = withPlayer((player) => (player.gods = { ...player.gods, brahma: 'ready' }))
    expect(of(start, after, 'brahma')?.what?.values).toMatchObject({ god: { id: 'moksha.god.brahma' }, all: 4 })
    const used = withPlayer((player) => (player.gods = { ...player.gods, brahma: 'used' }))
    expect(of(after, used, 'brahma')).toMatchObject({ sparedMessage: { id: 'moksha.reason.godKept' } })
    expect(of(after, used, 'brahma')?.worth).toBeLessThan(0)
  })

  it('gained aura is described with the total and the target for moksha', () => {
    const after = withPlayer((player) => (player.aura += 2))
    expect(of(start, after, 'aura')?.what).toEqual({
      id: 'moksha.reason.aura',
      values: { count: 2, total: 2, target: 12 },
    })
  })

  it('a majority that a rival loses is a consequence for the seat of the rival', () => {
    const rich = withPlayer((player) => (player.disciples[0] = 2), 1)
    const lost = consequences(rich, start, SEAT).find(({ seat }) => seat === 1)
    expect(lost?.what?.id).toBe('moksha.reason.rivalMajorities')
  })

  it('reasons 7: advice never contains choices that only change the prompt settings', () => {
    const passing = moksha.clone(state)
    const [turn] = passing.stack
    const seat = turn?.seat ?? 0
    Object.assign(playerOf(passing, seat), {
      passing: true,
      gods: { ...playerOf(passing, seat).gods, ganesha: 'ready' },
    })
    const choices = moksha.choices(passing, seat)
    const settings = choices.flatMap(({ do: what }, at) =>
      what === 'askWindows' || what === 'passWindows' ? [at] : [],
    )
    expect(settings).not.toEqual([])
    const budget = { ...SAGE_BUDGET, iterations: 8, lines: 30, nodes: 200, turns: 1, turnNodes: 10 }
    const question = {
      game: moksha,
      seat,
      view: moksha.view(passing, seat),
      choices: choices as readonly unknown[] as Json[],
      random: createRandomStream(seedFromText('advice'), 'settings'),
    }
    const { choices: advised } = computeAdvice(question, budget)
    expect(advised).not.toEqual([])
    expect(advised.filter(({ choice }) => settings.includes(choice))).toEqual([])
    for (const { line } of advised)
      for (const { choice } of line) expect((choice as { do: string }).do).not.toMatch(/Windows$/)
  })
})
