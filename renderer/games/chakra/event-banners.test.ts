import { expect, it } from 'vitest'
import { chakra } from '../../../engine/chakra/index.ts'
import type { ChakraColour } from '../../../engine/chakra/data.ts'
import { createPosition } from '../../../engine/chakra/testing.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { chakra as english } from '../../messages/en/chakra/index.ts'
import { TEST_PLAYER_NAMES } from '../../testing/game-ui-helpers.ts'
import { seatResultSummary, eventBannerOfEvents, timelineMark } from './event-banners.ts'

addMessages(english)

const THREE = (colour: ChakraColour) => ({ [colour]: `${colour} ${colour} ${colour}` })
const harmonized = (colour: ChakraColour) => ({ kind: 'harmonized', seat: 0, colour, token: false }) as const

function told(reached: readonly ChakraColour[], ...now: ChakraColour[]): string[] {
  const board = Object.assign({}, ...reached.map(THREE)) as object
  const moment = eventBannerOfEvents(now.map(harmonized), chakra.view(createPosition({ boards: [board, {}] }), 'table'))
  return moment === undefined
    ? []
    : [moment.title, ...moment.lines].map((each) => formatMessage(each, TEST_PLAYER_NAMES))
}

it('K4: reports a harmony, and the number of harmonies (CHK-40)', () => {
  expect(told(['red'])).toEqual([])
  expect(told(['red'], 'red')).toEqual(['Ana brings Root into harmony.', '1 in harmony; with 5 the last round begins.'])
  expect(told(['red', 'green'], 'red', 'green')[0]).toBe('Ana brings Root and Heart into harmony.')
})

it('K4: reports that a harmony starts the last round (CHK-54)', () => {
  const all: ChakraColour[] = ['red', 'orange', 'yellow', 'green', 'blue']
  expect(told(all, 'blue')[1]).toBe('5 in harmony: this round is the last.')
})

it('K4: a harmony has a lotus sign, and a disc on the timeline', () => {
  const view = chakra.view(createPosition({ boards: [THREE('red'), {}] }), 'table')
  expect(eventBannerOfEvents([harmonized('red')], view)).toMatchObject({
    sign: 'lotus',
    caption: { id: 'great.harmony' },
  })
  expect(timelineMark(harmonized('red'))).toEqual({ shape: 'disc', words: { id: 'replay.mark.harmony' } })
  expect(timelineMark({ kind: 'lastRound', seat: 0 })).toBeUndefined()
})

it('X9: the result summary counts the harmonies and alleviated energies of a board', () => {
  const view = chakra.view(createPosition({ boards: [{ ...THREE('red'), earth: 2 }, {}] }), 'table')
  expect([0, 1].map((seat) => formatMessage(seatResultSummary(view, seat), TEST_PLAYER_NAMES))).toEqual([
    'One Chakra in harmony, 2 dark energies let go to the Earth',
    'No Chakra in harmony, nothing let go to the Earth',
  ])
})
