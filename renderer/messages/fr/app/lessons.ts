import type { lessons as english } from '../../en/app/lessons.ts'

/** French words of guided first games: the ways in, the card that speaks beside the board, and the ways out. */
export const lessons = {
  'home.learn': 'Apprendre en jouant',
  'home.learnGame': 'Apprendre en jouant : {title}',
  'library.mark.guided': 'Première partie',
  'library.mark.guidedHint': 'Une partie guidée : elle reprend à la leçon où tu l’as laissée.',

  'lesson.card': 'Ta première partie',
  'lesson.at': 'Leçon {at} sur {count}',
  'lesson.free': 'Là, c’est toi qui vois.',
  'lesson.others': 'Regarde ce qui se passe. Cela continue quand c’est à toi.',
  'lesson.done': 'C’était ton tour. Termine-le, et regarde ce que font les autres.',
  'lesson.meant': 'proposé par la leçon',
  'lesson.back': 'Le reprendre',
  'lesson.skip': 'Passer cette leçon',
  'lesson.more': 'Plus',
  'lesson.leave': 'Continuer sans leçons',
  'lesson.again': 'Recommencer',
  'lesson.end.title': 'Tu en sais assez',
  'lesson.end':
    'Tout le reste, tu le rencontreras en jouant. La partie continue d’ici, et ton rival joue comme un novice.',
  'lesson.end.go': 'Continuer',
} as const satisfies Readonly<Record<keyof typeof english, string>>
