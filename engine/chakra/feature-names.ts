/** The names of the features of the learned evaluation, in the order in which a row of feature values holds them. */
export const FEATURE_NAMES = [
  // Score, and its difference from the best other seat.
  'harmonies',
  'plenitude',
  'earth',
  'run',
  'longest',
  'lead',
  'harmonyLead',
  'rivalHarmonies',
  // End of the game.
  'ending',
  'endingLead',
  'lastTurn',
  'mayEnd',
  'toEnd',
  'race',
  'standoff',
  // Distance of the Chakras from harmony: all, the nearest ones, each.
  'nearness',
  'nearest',
  'secondNearest',
  'thirdNearest',
  'fourthNearest',
  'oneMissing',
  'twoMissing',
  'allOwned',
  'tooLow',
  'blocked',
  'purpleNear',
  'darkBlueNear',
  'blueNear',
  'greenNear',
  'yellowNear',
  'orangeNear',
  'redNear',
  // Black energies, by their distance from the Earth.
  'blackNearness',
  'blackAtEarth',
  'blackNear',
  'blackFar',
  // Freedom of action.
  'tokens',
  'noTokens',
  'tokensBack',
  'notches',
  'notchesFull',
  'notchesWaiting',
  'bubbles',
  'bubblesFull',
  'known',
  // Pending moves and placements.
  'toMove',
  'stepsLeft',
  'lifted',
  'later',
] as const
/** The name of one feature of a seat: an entry of FEATURE_NAMES. */
export type EvaluationFeatureName = (typeof FEATURE_NAMES)[number]
/** The index of each feature, by name. It is the same in FEATURE_NAMES and in a row of feature values. */
export const FEATURE_INDEX = Object.fromEntries(FEATURE_NAMES.map((name, at) => [name, at])) as Record<
  EvaluationFeatureName,
  number
>
/** Number of features that describe one seat to the bots' net: the length of FEATURE_NAMES. */
export const FEATURE_COUNT = FEATURE_NAMES.length
