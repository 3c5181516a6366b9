/** How large what people download may grow: who needs more says here why. */

/** Bytes of the archive, in which the whole app is: 5.5 million when this was written. */
export const ARCHIVE = 6_500_000

/** Bytes of one file of it: the largest by far is main's own, a million. */
export const FILE = 1_200_000
