/** How large what people download may grow: who needs more says here why. */

/** Bytes of the archive, in which the whole app is: 5.5 million when this was written. */
export const MAX_ARCHIVE_BYTES = 6_600_000

/**
 * Bytes of one file of it. The largest is main's own: a million in version 1.0, and since then 62 kB of Unicode's confusables data
 * and the schemas of all that other machines send.
 */
export const MAX_ARCHIVED_FILE_BYTES = 1_300_000
