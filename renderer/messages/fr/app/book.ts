import type { book as english } from '../../en/app/book.ts'

/** French words of the rulebooks' frame: what stands around the rules. */
export const book = {
  'rules.heading': 'Règles',
  'rules.of': 'Règles de {title}',
  'rules.none': 'Le livret de règles vient avec le jeu.',
  'rules.credit': '{title} : un jeu de {designers}, édité par {publisher}',
  'rules.creditAlone': '{title} : un jeu de {designers}',
  'rules.contents': 'Sommaire',
  'rules.find': 'Chercher dans les règles',
  'rules.findShort': 'Chercher',
  'rules.found':
    '{count, plural, =0 {Rien dans les règles ne contient ces mots.} one {# passage trouvé} other {# passages trouvés}}',
  'rules.hits': 'Passages trouvés',
  'rules.width': 'Largeur du livret',
  'rules.step': 'Étape {step} sur {of}',
  'rules.next': 'Suivant',
  'rules.again': 'Depuis le début',
  'rules.noBoard': 'L’image n’a pas pu être peinte ici.',
  'rules.ofLine': 'Règle',
} as const satisfies Readonly<Record<keyof typeof english, string>>
