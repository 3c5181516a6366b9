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
  'lesson.others':
    '{more, select, true {Ce n’est pas ton tour. Regarde le plateau ; prochaine leçon : « {lesson} ».} other {Ce n’est pas ton tour. Regarde le plateau jusqu’à ce qu’on te demande de choisir.}}',
  'lesson.done':
    '{more, select, true {Ton tour est complet : termine-le. Prochaine leçon : « {lesson} ».} other {Ton tour est complet : termine-le.}}',
  'lesson.read': 'Lis ce qui s’est passé, puis choisis « {button} ».',
  'lesson.ended':
    'Aucun des choix proposés ne mène à « {lesson} » à présent : cette leçon s’arrête là. Tu la retrouveras en jouant.',
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
