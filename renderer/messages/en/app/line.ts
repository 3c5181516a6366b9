/** English words of the line to another machine's table: why there is none, or no more. */
export const line = {
  'lan.refused.unreachable': 'Nobody answers there. Is the table still open, and are both devices in the same network?',
  'lan.refused.form': 'What answers there is no Samsara, or another one than this.',
  'lan.refused.silent': 'The host does not answer.',
  'lan.refused.code': 'This code does not fit. Please look at it once more.',
  'lan.refused.busy':
    'Too many codes have been tried. Please wait {seconds, plural, =1 {one second} other {# seconds}} and try again.',
  'lan.refused.full': 'So many devices are at this table already that there is no room for another.',
  'lan.refused.version':
    '{who, select, host {The host’s Samsara ({version}) is older than yours: it has to be updated.} page {This page is older than the table. Please load it again.} other {The host’s Samsara ({version}) is newer: update yours to play there.}}',
  'lan.refused.removed': 'The host does not know this device any more. Come in with the code once again.',
  'lan.refused.fingerprint':
    'Another machine answers than the one whose link this is. Nothing was said to it. Ask the host for the link once more.',
  'lan.refused.forged': 'What answers there does not know the code: it is not your host. Nothing was believed of it.',
  'lan.refused.between':
    'Somebody stands between this device and the host, and reads along. You were not let in, and the code is still good.',
  'lan.refused.notYet': 'This table is just being handed to that machine. It is tried again in a moment.',
  'lan.over.moved':
    'The table has moved to another machine. Whoever has a seat there follows by themselves; others find it under ‘Join a table’.',
  'hand.refused.broken':
    'The table arrived damaged, so it is not played here. Its first host still has it and can play on with a copy.',
  'hand.refused.none': 'No table is offered here.',
  'lan.over.goodbye':
    'The host has closed this table for now. If it opens again, you are back at your seat by yourself.',
}
