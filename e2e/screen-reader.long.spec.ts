/** Whole games with a screen reader and keys only: the long ones. */
import { test } from './fixture.ts'
import { playByScreenReader } from './screen-reader-games.ts'

test.setTimeout(900_000)

for (const game of ['Karmaka', 'Moksha', 'Cosmic Karma'])
  test(`a whole game of ${game} with screen reader texts and keys alone`, () => playByScreenReader(game))
