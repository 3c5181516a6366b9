/** Names that people type, and that files and guests bring along: what nobody can see in them could tell lies. */

/**
 * Controls; what has no width, and so could make two names of one; what turns the direction of all that follows, on
 * the page beyond the name too; private use, and halves of characters.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\uFFF9-\uFFFC]/gu

/** @returns the name as it is seen: in one form of its characters, with single blanks, and none around it */
export function cleanName(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim()
}
