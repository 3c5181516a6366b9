import { expect, test } from 'vitest'
import { addMessages, formatMessage } from '../messages/index.ts'
import { chakra } from '../messages/en/chakra/index.ts'
import { cosmicKarma } from '../messages/en/cosmic-karma/index.ts'
import { karmaka } from '../messages/en/karmaka/index.ts'
import { moksha } from '../messages/en/moksha/index.ts'
import { chanceSentences as cameInChakra } from './chakra/log-sentences.ts'
import { chanceSentences as cameInCosmicKarma } from './cosmic-karma/log-sentences.ts'
import { chanceSentences as cameInKarmaka } from './karmaka/log-sentences.ts'
import { chanceSentences as cameInMoksha } from './moksha/log-sentences.ts'
import { TEST_PLAYER_NAMES } from '../testing/game-ui-helpers.ts'

for (const each of [chakra, cosmicKarma, karmaka, moksha]) addMessages(each)

const inWords = (messages: ReturnType<typeof cameInChakra>): string[] =>
  messages.map((each) => formatMessage(each, TEST_PLAYER_NAMES))

test('A14: describe random events: drawn energies, cards as far as they are known, revealed tokens, and dice', () => {
  const refilled = (colour: 'red' | 'black') => ({ kind: 'refilled', index: 0, colour }) as const
  expect(inWords(cameInChakra([refilled('red'), { kind: 'turn', seat: 0 }, refilled('black')]))).toEqual([
    'Out of the bag: red and black.',
  ])
  expect(cameInChakra([{ kind: 'turn', seat: 0 }])).toEqual([])

  const drew = { kind: 'drew', seat: 1, from: 'deck' } as const
  expect(inWords(cameInKarmaka([drew, { ...drew, secret: { card: 'panic' } }]))).toEqual([
    'Ben draws a card.',
    'Ben draws Panic from the Deck.',
  ])

  expect(inWords(cameInMoksha([{ kind: 'revealed', region: 1, token: 'kama5' }])).join()).toMatch(
    /^Turned over: kama 5 in [A-Z]/,
  )

  const [rolled] = cameInCosmicKarma([
    { kind: 'rolled', seat: 0, dice: [6, 1], total: 7 } as never,
    { kind: 'turn', seat: 1 },
  ])
  expect(rolled?.id).toBe('cosmic-karma.log.rolled')
})
