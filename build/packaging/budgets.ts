/** Size limits of downloads. A change that raises one states the reason here. */

/** Bytes of the archive, which contains the whole app: 5.5 million when this was written. */
export const MAX_ARCHIVE_BYTES = 6_600_000

/**
 * Bytes of one archived file. The largest is main's bundle: a million in version 1.0, and since then 62 kB of Unicode's
 * confusables data and the schemas of all messages from other machines.
 */
export const MAX_ARCHIVED_FILE_BYTES = 1_300_000
