import { describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { GAME_UI_ENTRIES } from '../../games/catalogue.ts'
import { onlyMoveLogGroupsOf, type OnlyMoveGameUi } from './only-moves.ts'

const done: VisibleEvent = { kind: 'done' }
const silent: VisibleEvent = { kind: 'moved' }
const texts: OnlyMoveGameUi = {
  eventSentence: ({ kind }: VisibleEvent) => (kind === 'done' || kind === 'turn' ? { id: 'toy.done' } : undefined),
  isRoutineAction: (action: Json) => action === 'draw',
}

function marked(
  history: readonly (readonly VisibleEvent[])[],
  after?: number,
  action: Json = 'play',
): readonly number[] {
  const move = { seat: 0, group: history.length - 1, action, ...(after === undefined ? {} : { after }) }
  return [...onlyMoveLogGroupsOf([move], history, texts)]
}

describe('C3: forced moves that a player is told of', () => {
  it('C3: include one at the begin of a turn, and one after a choice with a sentence of its own', () => {
    expect(marked([[], [done], [done]])).toEqual([2])
    expect(marked([[], [done], [done]], 1)).toEqual([2])
    expect(marked([[], [done], [silent], [done]], 1)).toEqual([3])
  })

  it('C3: do not include one whose sentence is the first about the player’s own choice', () => {
    expect(marked([[], [silent], [done]], 1)).toEqual([])
    expect(marked([[], [silent, { kind: 'turn' }], [silent], [done]], 1)).toEqual([])
  })

  it('C3: include neither routine actions nor moves without a sentence', () => {
    expect(marked([[], [done], [done]], undefined, 'draw')).toEqual([])
    expect(marked([[], [done], [silent]])).toEqual([])
  })

  it('C3: the draw of Karmaka and the way after a throw in Cosmic Karma are routine', async () => {
    const isRoutine = async (game: string, action: Json): Promise<boolean | undefined> =>
      (await GAME_UI_ENTRIES.find(({ id }) => id === game)?.load?.())?.isRoutineAction?.(action)
    expect(await isRoutine('karmaka', { do: 'draw' })).toBe(true)
    expect(await isRoutine('karmaka', { do: 'target', seat: 1 })).toBe(false)
    expect(await isRoutine('cosmic-karma', { do: 'go' })).toBe(true)
    expect(await isRoutine('cosmic-karma', { do: 'sitOut' })).toBe(false)
  })
})
