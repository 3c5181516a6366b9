import type { lesson as english } from '../../en/karmaka/lesson.ts'

/** French words of Karmaka's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'karmaka.lesson.deed.title': 'Une bonne Œuvre',
  'karmaka.lesson.deed':
    'Qui monte en premier du Bousier à la Transcendance gagne : il faut quatre vies avec assez de points. À chaque tour, tu utilises une carte. Pose celle-ci sur tes Œuvres : son chiffre compte pour la vie que tu mènes.',
  'karmaka.lesson.deed.instead':
    'Ta main est la plus forte dans une couleur, et seule la meilleure couleur d’une vie compte.',
  'karmaka.lesson.deed.scored':
    'Marquée, et visible de tous : l’Œuvre la plus récente est celle que les autres peuvent atteindre.',

  'karmaka.lesson.future.title': 'Pour plus tard',
  'karmaka.lesson.future':
    'Une carte qui ne va pas avec cette vie peut attendre la suivante. Pose-la face cachée sur ta Vie Future : après ta mort, ces cartes sont ta main.',
  'karmaka.lesson.future.instead':
    'Une carte d’une autre couleur n’ajoute rien à cette vie ; dans la suivante, elle peut être le début.',
  'karmaka.lesson.future.kept': 'Mise de côté. Personne d’autre ne sait ce qu’il y a là.',

  'karmaka.lesson.ability.title': 'Ce que peut une carte',
  'karmaka.lesson.ability':
    'Ou joue une carte pour son pouvoir : elle fait ce qui y est écrit. Pèse-le bien, car la personne visée peut garder la carte pour une vie à venir.',
  'karmaka.lesson.ability.instead': 'Les cartes de ta meilleure couleur valent plus sur tes Œuvres.',
  'karmaka.lesson.ability.cost':
    'C’est fait. Et ton rival garde la carte elle-même pour une vie à venir : c’est le prix.',
  'karmaka.lesson.ability.spared':
    'C’est fait. La carte elle-même a été offerte à ton rival, qui l’a laissée : une autre fois, il la prendra peut-être.',

  'karmaka.lesson.offer.title': 'Ce qui revient',
  'karmaka.lesson.offer':
    'Ce pouvoir agissait sur toi : sa carte t’est offerte. Prends-la sur ta Vie Future : elle ne coûte rien, et la prochaine fois, elle te sert.',
  'karmaka.lesson.offer.instead':
    'Une carte que tu laisses va à la Fosse, et ta prochaine vie commence avec une de moins.',
  'karmaka.lesson.offer.taken': 'À toi maintenant. Ce qu’on t’a fait nourrit ta prochaine vie.',
  'karmaka.lesson.offer.left': 'Tu l’as laissée partir à la Fosse.',

  'karmaka.lesson.colour.title': 'Une seule couleur',
  'karmaka.lesson.colour':
    'Pour monter, cette vie a besoin de quatre points dans une même couleur. Ajoute à celle de tes débuts ; tout le reste se garde ou s’utilise.',
  'karmaka.lesson.colour.instead': 'Deux couleurs de deux points valent deux ; une couleur de quatre fait monter.',
  'karmaka.lesson.colour.more': 'C’est ainsi qu’une vie s’additionne.',
  'karmaka.lesson.colour.other': 'Une autre façon de passer un tour. Garde aussi un œil sur ta couleur.',

  'karmaka.lesson.death.title': 'Les dernières cartes',
  'karmaka.lesson.death':
    'Quand ton tour commence sans Main ni Pile, cette vie s’achève et se pèse. Dépense ce qui reste : des points s’il en manque, le reste pour la vie d’après.',
  'karmaka.lesson.death.instead': 'Seules les Œuvres de ta couleur sont pesées, et seule ta Vie Future part avec toi.',
  'karmaka.lesson.death.climbed': 'Tu montes d’un échelon, et une nouvelle vie commence.',
  'karmaka.lesson.death.stayed':
    'Pas assez pour monter, mais un anneau t’est venu : il comblera un point manquant dans une vie à venir.',

  'karmaka.lesson.rebirth.title': 'Renaître',
  'karmaka.lesson.rebirth':
    'La Vie Future est maintenant ta Main, et de nouvelles cartes font ta Pile. Vois de quelle couleur elles parlent avant de poser ta première Œuvre.',
  'karmaka.lesson.rebirth.instead': 'N’importe quelle carte peut ouvrir une vie ; une couleur forte la porte.',

  'karmaka.lesson.ladder.title': 'Le chemin vers le haut',
  'karmaka.lesson.ladder':
    'Chaque échelon demande un point de plus que le précédent, et les points en trop sont perdus. Qui atteint le sommet en premier a gagné.',
  'karmaka.lesson.ladder.instead': 'Tous les chemins te sont maintenant ouverts.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
