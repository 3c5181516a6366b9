import { cosmicKarma as english } from '../../messages/cosmic-karma.en.ts'
import { addMessages } from '../../messages/index.ts'
import { describePathLaw, type PathLawSize } from '../path-law.ts'
import { face } from './index.ts'

addMessages(english)

/** The areas that windows of the smallest, a usual and a large size leave for the board; a phone; large text. */
const sizes: readonly PathLawSize[] = [
  { width: 740, height: 540 },
  { width: 920, height: 700 },
  { width: 1500, height: 960 },
  { width: 360, height: 440 },
  { width: 390, height: 760 },
  { width: 920, height: 700, textScale: 1.5 },
]

describePathLaw(face, { players: [2, 4, 6], games: 1, seed: 'cosmic karma', sizes, every: 41, most: 900 })
