import { describe, expect, it } from 'vitest'
import type { AdviceReason } from '../../contract/advice.ts'
import type { AdviceConsequence } from '../../contract/consequences.ts'
import type { AnyGame, EventSink } from '../../contract/game.ts'
import { seedFromText, createRandomStream, type Random } from '../../contract/random.ts'
import { createSharedDeterminizations } from './search.ts'
import {
  reasonsForBestLine,
  reasonsForAndAgainstOtherLine,
  winnerAndConsequencesOfLine,
  type LineWinnerAndConsequences,
} from './reasons.ts'

const ASKER = 0
const told = (about: string, worth: number, more: Partial<AdviceConsequence> = {}): AdviceConsequence => ({
  quantity: about,
  worth,
  seat: ASKER,
  what: { id: `toy.reason.${about}` },
  ...more,
})
const led = (
  consequences: readonly AdviceConsequence[],
  more: Partial<LineWinnerAndConsequences> = {},
): LineWinnerAndConsequences => ({
  wins: false,
  winner: undefined,
  survives: true,
  consequences,
  risks: new Set(),
  ...more,
})
const idsOf = (reasons: readonly AdviceReason[]): string[] => reasons.map(({ what, speaks }) => `${speaks} ${what.id}`)

describe('the reasons for the best choice', () => {
  it('A2: are at most two, the weightiest first, without consequences that both choices have', () => {
    const own = led([told('gold', 1), told('land', 3), told('fame', 2), told('corn', 5)])
    const reasons = reasonsForBestLine(ASKER, own, led([told('corn', 5)]))
    expect(idsOf(reasons)).toEqual(['for toy.reason.land', 'for toy.reason.fame'])
  })

  it('reasons 3: are only consequences that are good for the asking seat, and none speaks against the choice', () => {
    const own = led([told('gold', 1), told('debt', -3)])
    expect(idsOf(reasonsForBestLine(ASKER, own, led([told('debt', -4)])))).toEqual(['for toy.reason.gold'])
  })

  it('reasons 4: compare a quantity as a whole, and leave it out where the other choice brings as much', () => {
    const own = led([told('gold', 2, { what: { id: 'toy.reason.coins' } })])
    expect(reasonsForBestLine(ASKER, own, led([told('gold', 2, { what: { id: 'toy.reason.notes' } })]))).toEqual([])
    expect(idsOf(reasonsForBestLine(ASKER, own, led([told('gold', 1)])))).toEqual(['for toy.reason.coins'])
  })

  it('B1a-11: name a harm of the other choice as avoided, unless the best choice risks it too', () => {
    const harm = told('debt', -2, { sparedMessage: { id: 'toy.reason.free' } })
    expect(idsOf(reasonsForBestLine(ASKER, led([]), led([harm])))).toEqual(['for toy.reason.free'])
    expect(reasonsForBestLine(ASKER, led([], { risks: new Set([`${String(ASKER)} debt`]) }), led([harm]))).toEqual([])
  })

  it('reasons 6: are only the win where the choice wins at once', () => {
    const own = led([told('gold', 5)], { wins: true })
    expect(idsOf(reasonsForBestLine(ASKER, own, led([])))).toEqual(['for advice.reason.wins'])
  })

  it('reasons 6: begin with the rival that wins after the other choice', () => {
    const lost = led([], { winner: 1, survives: false })
    const [first, second] = reasonsForBestLine(ASKER, led([told('gold', 5)]), lost)
    expect(first?.what).toEqual({ id: 'advice.reason.otherwise', values: { rival: { seat: 1 } } })
    expect(second?.what.id).toBe('toy.reason.gold')
    // It saves nothing where the best choice mostly loses as well.
    expect(reasonsForBestLine(ASKER, led([], { survives: false }), lost)).toEqual([])
  })
})

describe('the reasons for another choice', () => {
  it('reasons 1 (mirror): name its differences, but do not mirror a reason of the best choice', () => {
    const best = led([told('gold', 3)])
    const own = led([told('gold', -3), told('land', 1), told('debt', -1)])
    const reasons = reasonsForBestLine(ASKER, best, own)
    expect(idsOf(reasons)).toEqual(['for toy.reason.gold'])
    expect(idsOf(reasonsForAndAgainstOtherLine(ASKER, own, best, reasons))).toEqual([
      'for toy.reason.land',
      'against toy.reason.debt',
    ])
  })

  it('reasons 1 (mirror): do not say that it avoids a harm of the best choice', () => {
    const best = led([told('cards', -1, { sparedMessage: { id: 'toy.reason.keeps' } })])
    expect(reasonsForAndAgainstOtherLine(ASKER, led([]), best, [])).toEqual([])
  })

  it('leave out a consequence without a message', () => {
    const { what: _, ...silent } = told('cards', -1)
    expect(reasonsForAndAgainstOtherLine(ASKER, led([silent]), led([]), [])).toEqual([])
  })
})

/** A game of one decision: take a card that is drawn, or one that lies open. `hidden` is drawn with the determinization. */
interface Toy {
  hidden: number
  hand: number[]
  mover: number | undefined
}
const toy = {
  deciders: ({ mover }: Toy) => (mover === undefined ? [] : [mover]),
  choices: () => ['open', 'drawn', 'end'],
  clone: (state: Toy): Toy => ({ ...state, hand: [...state.hand] }),
  view: ({ hand }: Toy) => ({ hand }),
  determinize: (_view: unknown, _viewer: unknown, random: Random): Toy => ({
    hidden: random.int(1000),
    hand: [],
    mover: 0,
  }),
  evaluate: () => [0.5, 0.5],
  returns: () => [1, 0],
  play: (state: Toy, _seat: number, action: string, _random: Random, emit: EventSink) => {
    state.hand.push(action === 'open' ? 7 : state.hidden)
    state.mover = action === 'end' ? undefined : 1
    if (state.mover === 1) emit({ kind: 'turn', seat: 0 } as never)
  },
  consequences: (_before: unknown, { hand }: { hand: number[] }) => [
    told('card', 1, { what: { id: 'toy.reason.card', values: { card: hand[0] ?? 0 } } }),
    told('card', 1, { what: { id: 'toy.reason.cards', values: { count: hand.length } } }),
  ],
} as unknown as AnyGame

describe('winnerAndConsequencesOfLine', () => {
  const pool = createSharedDeterminizations(toy, {}, 0, createRandomStream(seedFromText('why'), 'test'))
  const resultOfLine = (line: readonly string[]) =>
    winnerAndConsequencesOfLine({ game: toy, seat: 0, viewer: 0, pool, budget: { turnNodes: 4 } }, line)

  it('keeps consequences that are equal in all determinizations, and the first such one of each quantity', () => {
    expect(resultOfLine(['open']).consequences.map(({ what }) => what?.id)).toEqual(['toy.reason.card'])
    expect(resultOfLine(['drawn']).consequences.map(({ what }) => what?.id)).toEqual(['toy.reason.cards'])
  })

  it('reports a win only where the game is over and won', () => {
    expect(resultOfLine(['end']).wins).toBe(true)
    expect(resultOfLine(['open']).wins).toBe(false)
  })
})
