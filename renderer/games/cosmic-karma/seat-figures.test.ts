import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { cosmicKarma } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicState } from '../../../engine/cosmic-karma/index.ts'
import { PEG_COUNTS_OF_ALL_TOOLS, createPosition, rollAndGo } from '../../../engine/cosmic-karma/testing.ts'
import { cosmicKarma as english } from '../../messages/en/cosmic-karma/index.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { TEST_PLAYER_NAMES } from '../../testing/game-ui-helpers.ts'
import { seatFigureLines } from './seat-figures.ts'
import { formatSignedScore } from './names.ts'

addMessages(english)

function figuresOf(state: CosmicState, seat: Seat = 0): string[] {
  return seatFigureLines(cosmicKarma.view(state, seat), seat).map((message) =>
    formatMessage(message, TEST_PLAYER_NAMES),
  )
}

describe('figures at a glance', () => {
  it('B1b-4: say what the seat lacks before going home, and what a player who lands on it takes (COS-62, COS-125)', () => {
    const one = { pegs: { torch: 2, sword: 1 }, beads: { green: 1 }, habits: { orange: 1 }, rings: { orange: 2 } }
    const state = createPosition({ players: [{ ...one, freeWill: [1, 4, 4], lostTurns: 1, at: 'e1-02' }, {}] })
    expect(figuresOf(state)).toEqual([
      'Before going home: a sword peg, 2 wand pegs, a loose green bead to lose, and an orange habit to loosen',
      'Karma: green −1, orange −2. Anyone who lands on Ana takes an orange bead',
      'In hand against beads: 2 orange rings',
      'Free Will Cards: 1, 4, and 4',
      'Loses the next turn',
      'Life 1',
    ])
    const ready = createPosition({ players: [{ pegs: PEG_COUNTS_OF_ALL_TOOLS, at: 'e1-02' }, {}] })
    expect(figuresOf(ready)).toEqual([
      'Ready: reach Hanging On and win',
      'Karma: green 0, orange 0. Anyone who lands on Ana takes nothing',
      'Life 1',
    ])
  })

  it('say who is home (COS-152)', () => {
    const state = createPosition({ players: [{ pegs: PEG_COUNTS_OF_ALL_TOOLS, at: 'e4-14' }, {}] })
    rollAndGo(state, 2)
    expect(figuresOf(state)).toEqual(['Home in Cosmic Consciousness', 'Life 1'])
  })

  it('formatSignedScore writes a sign before scores other than 0', () => {
    expect([-4, 0, 3].map(formatSignedScore)).toEqual(['−4', '0', '+3'])
  })
})
