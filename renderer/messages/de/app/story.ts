import type { story as english } from '../../en/app/story.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of the end of a game as its story. */
export const story = {
  'story.heading': '{title}, an einem Tisch von Samsara',
  'story.place': '{place} {who}',
  'story.placePoints': '{place} {who}, {points, plural, one {# Punkt} other {# Punkte}}',
  'story.bot': '{name} (Bot, {level})',
  'story.body': 'Wie es lief',
  'story.moments': 'Wo die Partie sich wendete',
  'story.estimate': 'Der Weise ist noch dabei: {done} von {of}.',
  'story.ask': 'Wie standen die Chancen?',
  'story.askHint': 'Hat der Weise erzählt, lässt sich das Ende nicht mehr zurücknehmen.',
  'story.swing':
    'Zug {turn}: {what} Die Chance von {seat} {way, select, up {stieg} other {sank}} um {points, plural, one {# Punkt} other {# Punkte}}.',
  'story.share': 'Teilen',
  'story.shareHint': 'Auf diesem Rechner gemacht. Nichts wird verschickt.',
  'story.picture': 'Als Bild speichern',
  'story.text': 'Als Text kopieren',
  'story.copied': 'Kopiert: Füg es ein, wo du magst.',
  'story.byHand': 'Kopiere diesen Text',
  'story.noPicture': 'Das Bild ließ sich hier nicht malen.',
  'story.file': 'samsara-{game}.png',
} as const satisfies TranslationOf<typeof english>
