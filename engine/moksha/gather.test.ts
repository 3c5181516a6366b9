import { describe, expect, test } from 'vitest'
import { hexIndexAt } from './harmony-grid.ts'
import { rewardPreviewFor } from './index.ts'
import { pillarKarmaCountInSupply, reserveDiscipleCountOf } from './player-sheet.ts'
import type { MokshaState } from './state.ts'
import type { PlayerSketch } from './testing.ts'
import {
  gatherRewardAction,
  isLegal,
  choicesOfVerb,
  play,
  createPosition,
  playerOfSeat,
  eventsOfKind,
  wanderAction,
} from './testing.ts'

/** A seat at the end of step 1, its marker on a hex; it stands in region 4. */
function gathering(at: readonly [number, number], sketch: PlayerSketch = {}, ...others: PlayerSketch[]): MokshaState {
  return createPosition({ players: [{ at, ...sketch }, ...(others.length > 0 ? others : [{}])] })
}

const karmaOf = (state: MokshaState): number[] => Object.values(playerOfSeat(state).karma)
const here = (state: MokshaState, seat = 0): number => playerOfSeat(state, seat).disciples[3] ?? 0

describe('step 2: the reward', () => {
  test('MOK-33 MOK-40: the player automatically gains the reward of the marker’s hex, even if the marker did not move', () => {
    const state = gathering([-2, 2])
    const events = play(state, wanderAction(4))
    expect([here(state), karmaOf(state)]).toEqual([1, [0, 0, 1]])
    expect(eventsOfKind(events, 'gathered')).toEqual([
      {
        kind: 'gathered',
        seat: 0,
        hex: hexIndexAt(-2, 2),
        region: 4,
        disciples: 1,
        karma: ['artha'],
        lost: { disciples: 0, karma: [] },
      },
    ])
  })

  test('MOK-34: disciples come from the player’s reserve to the region of the meeple', () => {
    const state = gathering([0, 1])
    const events = play(state, wanderAction(10))
    // The temple of region 10 shifts by artha: three disciples become two.
    expect(eventsOfKind(events, 'moved')).toContainEqual({
      kind: 'moved',
      piece: 'disciple:0',
      from: 'seat0:reserve',
      to: 'region:10:disciples',
      count: 1,
    })
    expect(reserveDiscipleCountOf(playerOfSeat(state))).toBe(9)
  })

  test('MOK-35: a region holds four disciples of all players; further disciples are lost', () => {
    const state = gathering([-1, 0], {}, { disciples: { 4: 3 } })
    const events = play(state, wanderAction(4))
    expect(here(state)).toBe(1)
    expect(eventsOfKind(events, 'gathered')).toMatchObject([{ disciples: 1, lost: { disciples: 2 } }])
    expect(rewardPreviewFor(gathering([-1, 0], {}, { disciples: { 4: 3 } }), 0, hexIndexAt(-1, 0), 4).disciples).toBe(1)
  })

  test('MOK-36: a reserve with too few disciples gives all that it has', () => {
    const state = gathering([-1, 0], { disciples: { 1: 4, 2: 4 } })
    play(state, wanderAction(4))
    expect([here(state), reserveDiscipleCountOf(playerOfSeat(state))]).toEqual([2, 0])
  })

  test('MOK-37: a player holds at most two karma tokens of a colour', () => {
    const state = gathering([3, 0], { karma: 'kama' })
    const events = play(state, wanderAction(4))
    expect(karmaOf(state)).toEqual([0, 2, 0])
    expect(eventsOfKind(events, 'gathered')).toMatchObject([{ karma: ['kama'], lost: { karma: ['kama'] } }])
  })

  test('MOK-37 MOK-39: rewardPreviewFor gives the reward of a hex within the limits and the supply', () => {
    const others = [1, 2, 3, 5].map((region) => ({ region, karma: 'artha artha' }))
    const state = gathering([0, 0], { karma: 'kama' }, ...others)
    expect(rewardPreviewFor(state, 0, hexIndexAt(3, 0), 4)).toEqual({ disciples: 0, karma: ['kama'], any: [] })
    expect(rewardPreviewFor(state, 0, hexIndexAt(0, -3), 4)).toEqual({
      disciples: 0,
      karma: ['dharma', 'dharma'],
      any: [],
    })
    expect(rewardPreviewFor(state, 0, hexIndexAt(-3, 0), 4)).toEqual({ disciples: 0, karma: ['dharma'], any: [] })
    expect(rewardPreviewFor(state, 0, hexIndexAt(0, 0), 4)).toEqual({
      disciples: 3,
      karma: [],
      any: ['dharma', 'kama'],
    })
    const rich = rewardPreviewFor(gathering([0, 0]), 0, hexIndexAt(-3, 3), 4)
    expect(rich).toEqual({ disciples: 0, karma: ['artha', 'artha'], any: [] })
  })

  test('MOK-38: the player chooses karma of any colour among the colours with room', () => {
    const state = gathering([0, 0], { karma: 'kama kama' })
    play(state, wanderAction(4))
    expect(choicesOfVerb(state, 'gather')).toEqual([gatherRewardAction('dharma'), gatherRewardAction('artha')])
    play(state, gatherRewardAction('artha'))
    expect(karmaOf(state)).toEqual([0, 2, 1])
    const single = gathering([0, 0], { karma: 'kama kama artha artha' })
    play(single, wanderAction(4))
    expect(karmaOf(single)).toEqual([1, 2, 2])
    const full = gathering([0, 0], { karma: 'kama kama artha artha dharma dharma' })
    const events = play(full, wanderAction(4))
    expect(eventsOfKind(events, 'gathered')).toMatchObject([{ disciples: 3, karma: [], lost: { karma: ['any'] } }])
  })

  test('MOK-39: an empty supply gives no karma', () => {
    const others = [1, 2, 3, 4].map((region) => ({ region, karma: 'kama kama' }))
    const state = gathering([3, 0], {}, ...others)
    expect(pillarKarmaCountInSupply(state, 'kama')).toBe(0)
    play(state, wanderAction(4))
    expect(karmaOf(state)).toEqual([0, 0, 0])
    const any = gathering([0, 0], {}, ...others)
    play(any, wanderAction(4))
    expect(isLegal(any, gatherRewardAction('kama'))).toBe(false)
  })

  test('MOK-66: karma of all three colours brings 1 aura at once, once per life', () => {
    const state = gathering([-2, 2], { karma: 'dharma kama' })
    const events = play(state, wanderAction(4))
    expect(eventsOfKind(events, 'aura')).toMatchObject([{ source: 'threeColours', amount: 1, total: 1, count: 3 }])
    const again = gathering([-2, 2], { karma: 'dharma kama' })
    playerOfSeat(again).karmaAura = true
    playerOfSeat(again).aura = 1
    expect(eventsOfKind(play(again, wanderAction(4)), 'aura')).toEqual([])
  })
})
