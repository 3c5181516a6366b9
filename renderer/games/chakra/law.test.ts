import { greedyWith } from '../../../engine/core/bots/greedy.ts'
import { chakra as english } from '../../messages/chakra.en.ts'
import { addMessages } from '../../messages/index.ts'
import { describePathLaw, type PathLawSize } from '../path-law.ts'
import { face } from './index.ts'

addMessages(english)

/** The areas that windows of the smallest, a usual and a large size leave for the board; a phone; large text. */
const sizes: readonly PathLawSize[] = [
  { width: 740, height: 540 },
  { width: 920, height: 700 },
  { width: 1500, height: 960 },
  { width: 380, height: 420 },
  { width: 920, height: 700, textScale: 1.5 },
]

// Chance plays itself into dead ends; only skill gets to harmonies, exchanges and the last round.
describePathLaw(face, { players: [2, 3, 4], games: 1, seed: 'chance', sizes, every: 13, most: 200 })
describePathLaw(face, {
  players: [2, 4],
  games: 1,
  seed: 'skill',
  sizes,
  every: 7,
  bot: greedyWith({ imaginings: 1, nodes: 60 }),
})
