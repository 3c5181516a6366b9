import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../engine/core/contract/game.ts'
import { chakra } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraState } from '../../../engine/chakra/index.ts'
import {
  ALL_MEDITATION_COLOURS,
  channelAction,
  exchangeAction,
  liftAction,
  meditateAction,
  moveAction,
  placeAction,
  play,
  createPosition,
} from '../../../engine/chakra/testing.ts'
import { chakra as english } from '../../messages/en/chakra/index.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { createTextTester } from '../../testing/game-ui-helpers.ts'
import { eventSentence } from './log-sentences.ts'
import { seatFigureLines } from './seat-figures.ts'
import { choiceLabel } from './choice-labels.ts'

addMessages(english)
const { asked, offered, said } = createTextTester({ game: chakra, choiceLabel, eventSentence })

/** Plays the actions and returns the log sentences about them for a viewer. */
const told = (state: ChakraState, viewer: Viewer, ...actions: ChakraAction[]): string[] =>
  said(play(state, ...actions), viewer)

describe('the prompt', () => {
  it('offers only possible actions, and says when the turn is the last', () => {
    const boards = [{ bubbles: 'red' }, {}]
    expect(asked(createPosition({ boards }))).toBe('Ana, receive, channel or meditate.')
    expect(asked(createPosition({ boards, ending: true }))).toBe('Ana, your last turn: receive, channel or meditate.')
    expect(asked(createPosition())).toBe('Ana, receive or meditate.')
    expect(asked(createPosition({ boards, flows: ['-', '-', '-'] }))).toBe('Ana, channel or meditate.')
    const stuck = { bubbles: 'red red red', spaces: [1, 2, 3, 4, 5] }
    expect(asked(createPosition({ boards: [stuck, {}] }))).toBe(
      'Ana, all you can do is meditate: which token do you look under?',
    )
    expect(asked(createPosition({ boards: [{ ...stuck, meditation: ALL_MEDITATION_COLOURS }, {}] }))).toBe(
      'Ana, all you can do is meditate.',
    )
  })

  it('says that black must be taken too, that more may be taken, or that only a place is missing', () => {
    const state = createPosition({ flows: ['black red blue', 'black', 'black'] })
    play(state, liftAction(0, 'red'))
    expect(asked(state)).toBe('Ana, a black energy has to come along; others may.')
    play(state, liftAction(0, 'black'))
    expect(asked(state)).toBe('Ana, take another, or choose where they go.')
    play(state, liftAction(0, 'blue'))
    expect(asked(state)).toBe('Ana, where do they go?')
  })

  it('C3: says which moves are still to be made', () => {
    const state = createPosition({ boards: [{ bubbles: 'blue red', green: 'green' }, {}] })
    play(state, channelAction(2))
    expect(asked(state)).toBe('Ana, move one energy down 2 and one energy down 1.')
    play(state, moveAction('bubbles', 'red', 2))
    expect(asked(state)).toBe('Ana, now one energy down 1; each energy moves only once.')
  })

  it('counts equal moves, and offers both directions where the space allows either', () => {
    const three = createPosition({ boards: [{ bubbles: 'blue red', green: 'green' }, {}] })
    play(three, channelAction(1))
    expect(asked(three)).toBe('Ana, move 3 energies down 1.')
    const either = createPosition({ boards: [{ green: 'green' }, {}] })
    play(either, channelAction(7))
    expect(asked(either)).toBe('Ana, move one energy up 1 or down 1.')
  })

  it('asks what comes out of the bag', () => {
    const state = createPosition({ boards: [{ earth: 1 }, {}] })
    play(state, channelAction(8))
    expect(asked(state)).toBe('Ana, which energy comes out of the bag?')
  })
})

describe('a choice', () => {
  it('names energy and flow, and the black energy that has to follow', () => {
    expect(offered(createPosition({ flows: ['red black', 'blue', '-'] })).slice(0, 3)).toEqual([
      'Take red, left flow, then black',
      'Take black, left flow',
      'Take blue, middle flow',
    ])
  })

  it('names all energies that are placed, and says when they complete a Chakra', () => {
    const state = createPosition({ boards: [{ red: 'red red' }, {}], flows: ['red blue', '-', '-'] })
    play(state, liftAction(0, 'red'))
    const said = offered(state)
    expect(said).toContain('Take blue as well')
    expect(said).toContain('Put red into the bubbles')
    expect(said).toContain('Put red onto Heart')
    expect(said).toContain('Put red onto Root: harmony')
    play(state, liftAction(0, 'blue'))
    expect(offered(state)).toContain('Put red and blue onto Heart')
  })

  it('says from where to where an energy moves, skipping Chakras in harmony, and what it completes', () => {
    const boards = [{ green: 'green green green', blue: 'yellow', yellow: 'yellow yellow', red: 'black' }, {}]
    const state = createPosition({ boards })
    play(state, channelAction(7))
    const said = offered(state)
    expect(said).toContain('Yellow: Throat to Solar Plexus, harmony')
    expect(said).toContain('Yellow: Throat to Third Eye')
    expect(said).toContain('Black: Root to Earth')
  })

  it('names the token to look under, or else the number of tokens that return', () => {
    expect(offered(createPosition({ boards: [{ spaces: [1, 2] }, {}] })).at(-1)).toBe('Meditate: look under red')
    expect(offered(createPosition()).at(-1)).toBe('Meditate: look under red')
    const all = { meditation: ALL_MEDITATION_COLOURS }
    expect(offered(createPosition({ boards: [{ ...all, spaces: [3] }, {}] })).at(-1)).toBe('Meditate: 1 token back')
    expect(offered(createPosition({ boards: [all, {}] })).at(-1)).toBe('Meditate and let the moment pass')
  })

  it('says how many of a colour are in the bag', () => {
    const state = createPosition({ boards: [{ earth: 1 }, {}], bag: { red: 2, black: 1 } })
    play(state, channelAction(8))
    expect(offered(state)).toEqual(['Take red out of the bag (2 in it)', 'Take black out of the bag (1 in it)'])
  })
})

describe('the log', () => {
  it('reports a Receive', () => {
    const state = createPosition({ flows: ['red blue', '-', '-'] })
    expect(told(state, 'table', liftAction(0, 'red'), liftAction(0, 'blue'), placeAction('bubbles'))).toEqual([
      'Ana receives red and blue from the left flow into the bubbles.',
    ])
  })

  it('reports a harmony, and the token that returns', () => {
    const state = createPosition({ boards: [{ red: 'red red' }, {}], flows: ['red', '-', '-'] })
    expect(told(state, 'table', liftAction(0, 'red'), placeAction('red'))).toEqual([
      'Ana receives red from the left flow onto Root.',
      'Ana brings Root into harmony; the token of its notch returns.',
    ])
  })

  it('reports each move of a Channel, and alleviated energies', () => {
    const state = createPosition({ boards: [{ red: 'black' }, {}] })
    expect(told(state, 'table', channelAction(7), moveAction('red', 'black', 1))).toEqual([
      'Ana channels: one energy up 1 or down 1.',
      'Ana moves black from Root down to the Earth.',
      'A black energy of Ana reaches the Earth and is alleviated.',
    ])
  })

  it('reports an Exchange', () => {
    const state = createPosition({ boards: [{ earth: 1 }, {}] })
    expect(told(state, 'table', channelAction(8), exchangeAction('red')).at(-1)).toBe(
      'Ana gives up an alleviated energy and takes red out of the bag.',
    )
  })

  it('reveals a value only to the player who has looked', () => {
    const looking = () => createPosition({ boards: [{ spaces: [1] }, {}], plenitude: [1, 2, 3, 4, 1, 2, 3, 4] })
    const open = ['Ana meditates, and 1 token returns.', 'Ana looks under the green token.']
    expect(told(looking(), 'table', meditateAction('green'))).toEqual(open)
    expect(told(looking(), 1, meditateAction('green'))).toEqual(open)
    expect(told(looking(), 0, meditateAction('green'))).toContain('Ana looks under the green token and finds 4.')
  })

  it('says at the end why the game ended', () => {
    const boards = [{ meditation: ALL_MEDITATION_COLOURS }, { meditation: ALL_MEDITATION_COLOURS }]
    const state = createPosition({ boards, seat: 1, standoffRounds: 2, flows: ['red', '-', '-'] })
    expect(told(state, 'table', meditateAction(null)).at(-1)).toMatch(/only meditated.*shows 4/)
  })
})

describe('the figures at a glance', () => {
  const glance = (state: ChakraState, viewer: Viewer, seat: number) =>
    seatFigureLines(chakra.view(state, viewer), seat).map((figure) => formatMessage(figure))

  it('count harmonies, alleviated energies, run, tokens and full colours', () => {
    const board = { red: 'red red red', orange: 'orange orange orange', green: 'blue blue', bubbles: 'blue', earth: 2 }
    const state = createPosition({ boards: [{ ...board, notches: ['green'], spaces: [1, 2] }, {}] })
    expect(glance(state, 'table', 0)).toEqual([
      '2 of 5 Chakras in harmony',
      '2 energies alleviated',
      'Run of 2 from the Root, the longest',
      '4 points as it stands, and 2 Chakras of unknown value',
      '2 of 5 tokens free, 1 in notches, 2 on spaces',
      'Three owned already: blue',
    ])
  })

  it('add up only the values that the viewer knows', () => {
    const state = createPosition({
      boards: [{ red: 'red red red', blue: 'blue blue blue', meditation: ['red'] }, {}],
      plenitude: [1, 2, 3, 4, 1, 2, 4, 3],
    })
    expect(glance(state, 0, 0)).toContain('6 points as it stands, and 1 Chakra of unknown value')
    expect(glance(state, 1, 0)).toContain('2 points as it stands, and 2 Chakras of unknown value')
    expect(glance(state, 'open', 0)).toContain('9 points as it stands')
  })

  it('give the bonus to every seat that shares the longest run, and to no other', () => {
    const red = { red: 'red red red' }
    expect(glance(createPosition({ boards: [red, red] }), 'table', 1)).toContain(
      'Run of 1 from the Root, as long as any',
    )
    const longer = { ...red, orange: 'orange orange orange' }
    const state = createPosition({ boards: [longer, red] })
    expect(glance(state, 'table', 1)).toContain('Run of 1 from the Root')
    expect(glance(state, 'table', 1)).toContain('0 points as it stands, and 1 Chakra of unknown value')
  })

  it('say that the bag is empty, and that the round is the last', () => {
    const said = glance(createPosition({ bag: {}, ending: true }), 'table', 0)
    expect(said.slice(-2)).toEqual(['The bag is empty.', 'This round is the last.'])
  })
})
