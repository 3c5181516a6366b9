import type { GameInfo } from '../core/contract/game.ts'

/**
 * The values of the option `extraBeads`: the number of additional beads of each colour at the start, for a harder game.
 * The first one is the default (COS-14).
 */
export const EXTRA_BEAD_OPTIONS = [0, 1, 2, 3] as const

/**
 * Cosmic Karma's entry in the catalogue of games, available before the game is loaded. The published game is for up to
 * four players; five and six were added in this edition (COS-2). All accounts and hands are public; the order of the
 * packs is hidden from every player. Printed board art by Crystal McLaughlin; first reviewed in 2012.
 */
export const cosmicKarmaInfo: GameInfo = {
  id: 'cosmic-karma',
  title: 'Cosmic Karma',
  designers: ['Linda Look'],
  publisher: 'Cosmic Karma Game Partners, LLC',
  players: { min: 2, max: 6 },
  minutes: { min: 30, max: 90 },
  age: 13,
  ratings: { weight: 1, luck: 3, interaction: 2 },
  rules: 2,
  secrets: 'none',
  options: [{ id: 'extraBeads', values: EXTRA_BEAD_OPTIONS }],
}
