import type { GameInfo } from '../core/contract/game.ts'

/** COS-14: beads of each colour that a harder game adds, the default first. */
export const EXTRA_BEAD_OPTIONS = [0, 1, 2, 3] as const

/**
 * What the catalogue shows before the game is loaded. Published for up to four; five and six are this edition's (COS-2).
 * All accounts and cards in hand are open; the order of the packs is hidden from everybody. Board art by Crystal
 * McLaughlin in print; first reviewed in 2012.
 */
export const cosmicKarmaInfo: GameInfo = {
  id: 'cosmic-karma',
  title: 'Cosmic Karma',
  designers: ['Linda Look'],
  publisher: 'Cosmic Karma Game Partners, LLC',
  players: { min: 2, max: 6 },
  minutes: { min: 30, max: 90 },
  age: 13,
  profile: { weight: 1, luck: 3, interaction: 2 },
  rules: 2,
  secrets: 'none',
  options: [{ id: 'extraBeads', values: EXTRA_BEAD_OPTIONS }],
}
