/** The features of the learned evaluation, in the order in which they are written. */
export const FEATURE_NAMES = [
  // What is scored, and against the best of the others.
  'harmonies',
  'plenitude',
  'earth',
  'run',
  'longest',
  'lead',
  'harmonyLead',
  'rivalHarmonies',
  // How the game ends.
  'ending',
  'endingLead',
  'lastTurn',
  'mayEnd',
  'toEnd',
  'race',
  'standoff',
  // How near the Chakras are to harmony: all, the nearest ones, each.
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
  // Black energies, by how near the Earth is.
  'blackNearness',
  'blackAtEarth',
  'blackNear',
  'blackFar',
  // How free the hands are.
  'tokens',
  'noTokens',
  'tokensBack',
  'notches',
  'notchesFull',
  'notchesWaiting',
  'bubbles',
  'bubblesFull',
  'known',
  // What is pending.
  'toMove',
  'stepsLeft',
  'lifted',
  'later',
] as const
export type FeatureName = (typeof FEATURE_NAMES)[number]
export const FEATURE_INDEX = Object.fromEntries(FEATURE_NAMES.map((name, at) => [name, at])) as Record<
  FeatureName,
  number
>
export const FEATURE_COUNT = FEATURE_NAMES.length
