import type { story as english } from '../../en/app/story.ts'

/** French words of the end of a game as its story. */
export const story = {
  'story.heading': '{title}, à une table de Samsara',
  'story.place': '{place} : {who}',
  'story.placePoints': '{place} : {who}, {points, plural, one {# point} other {# points}}',
  'story.bot': '{name} (bot, {level})',
  'story.body': 'Comment la partie s’est jouée',
  'story.moments': 'Où la partie a tourné',
  'story.estimate': 'Le Sage regarde encore : {done} sur {of}.',
  'story.ask': 'Et les chances ?',
  'story.askHint': 'Une fois que le Sage a parlé, la fin ne peut plus être reprise.',
  'story.swing':
    'Tour {turn} : {what} Les chances de {seat} ont {way, select, up {monté} other {baissé}} de {points, plural, one {# point} other {# points}}.',
  'story.share': 'Partager',
  'story.shareHint': 'Fait sur cet ordinateur. Rien n’est envoyé nulle part.',
  'story.picture': 'Enregistrer l’image',
  'story.text': 'Copier en texte',
  'story.copied': 'C’est copié : colle-le où tu veux.',
  'story.byHand': 'Copie ce texte',
  'story.noPicture': 'L’image n’a pas pu être peinte ici.',
  'story.file': 'samsara-{game}.png',
} as const satisfies Readonly<Record<keyof typeof english, string>>
