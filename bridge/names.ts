/** Names that people type, and that files and guests bring along: what nobody can see in them could tell lies. */

/**
 * Controls and line breaks; soft hyphens and what else has no width; marks that turn the direction of what follows, on
 * the page beyond the name too; tags and variation selectors beyond those of emoji; private use; halves of characters.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFC\u{E0000}-\u{E0FFF}]/gu

/** @returns the name as it is seen: in one form of its characters, with single blanks, and none around it */
export function cleanName(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim()
}
