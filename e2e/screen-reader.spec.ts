/** Games with a screen reader and keys only: two whole ones, and the beginning of three. */
import { test } from './fixture.ts'
import { playByScreenReader } from './screen-reader-games.ts'

test.setTimeout(400_000)

for (const game of ['Chakra', 'Rauha'])
  test(`a whole game of ${game} with screen reader texts and keys alone`, () => playByScreenReader(game))

for (const game of ['Karmaka', 'Moksha', 'Cosmic Karma'])
  test(`the beginning of a game of ${game} with screen reader texts and keys alone`, () => playByScreenReader(game, 25))
