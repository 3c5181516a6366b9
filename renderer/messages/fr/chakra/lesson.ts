import type { lesson as english } from '../../en/chakra/lesson.ts'

/** French words of Chakra's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'chakra.lesson.lift.title': 'Prendre dans le Lotus',
  'chakra.lesson.lift':
    'Le plus de points gagne : chaque Chakra en harmonie en rapporte, et chaque énergie noire descendue dans la Terre. L’harmonie demande trois énergies de la couleur du Chakra. Neuf dérivent dans le Lotus, en trois flux : prends-en une violette pour ta Couronne, le Chakra le plus haut.',
  'chakra.lesson.lift.instead':
    'Chaque flux montre maintenant une énergie violette, et la Couronne est le Chakra le plus proche à atteindre.',
  'chakra.lesson.lift.purple': 'Le violet est dans ta main. Sa place est la Couronne.',
  'chakra.lesson.lift.other': 'Celle-là trouvera aussi son Chakra ; elle a seulement plus de chemin à faire.',

  'chakra.lesson.place.title': 'Là où elles attendent',
  'chakra.lesson.place':
    'Du même flux, tu peux ajouter d’autres couleurs, une de chaque : n’en ajoute qu’une cette fois. Les bulles au-dessus de ta colonne accueillent les deux pour rien ; leur troisième place servira plus tard.',
  'chakra.lesson.place.instead':
    'Se poser sur un Chakra coûte un jeton, nous y venons bientôt. Les bulles ne coûtent rien, et deux de leurs trois places suffisent pour l’instant.',
  'chakra.lesson.place.bubbles': 'Elles attendent maintenant au-dessus de ta colonne, sans rien te coûter.',
  'chakra.lesson.place.chakra': 'Elles sont allées droit sur un Chakra, et un de tes jetons est dans son encoche.',

  'chakra.lesson.land.title': 'Le court chemin',
  'chakra.lesson.land':
    'Prends encore du violet, et pose-le directement sur la Couronne. Cela épargne un voyage, mais un de tes cinq jetons reste dans l’encoche jusqu’à ce que la Couronne soit complète.',
  'chakra.lesson.land.instead':
    'Chaque Chakra n’a qu’une encoche : elle vaut le plus pour une couleur qui est chez elle.',
  'chakra.lesson.land.notch': 'Une énergie est arrivée. Ton jeton reviendra avec l’harmonie.',

  'chakra.lesson.gather.title': 'La troisième',
  'chakra.lesson.gather':
    'Prends le dernier violet. L’encoche de la Couronne est prise : celui-ci doit attendre dans les bulles. On n’a jamais plus de trois énergies d’une couleur, et ces trois te suffisent.',
  'chakra.lesson.gather.instead':
    'Il reste une énergie violette, et elle sera peut-être partie quand ton tour reviendra.',
  'chakra.lesson.gather.three': 'Bien récolté. Maintenant, elles doivent descendre.',

  'chakra.lesson.channel.title': 'Laisse-les descendre',
  'chakra.lesson.channel':
    'Pose un jeton sur une case Inspiration pour déplacer des énergies le long de ta colonne. La case qui en fait descendre trois de 1 vide tes bulles d’un coup.',
  'chakra.lesson.channel.instead': 'D’autres cases mènent ton violet au-delà de la Couronne, ou le laissent où il est.',
  'chakra.lesson.channel.paid':
    'Le jeton est dépensé pour l’instant, et la case avec lui. Fais ses déplacements dans l’ordre que tu veux.',

  'chakra.lesson.harmony.title': 'Harmonie',
  'chakra.lesson.harmony':
    'Un Chakra avec trois énergies de sa propre couleur est en harmonie, et rien ne peut la rompre. Fais d’abord descendre celles de la couleur du Chakra dans le cadre en tirets : toutes les suivantes sautent un Chakra en harmonie.',
  'chakra.lesson.harmony.instead': 'D’abord ce qui est chez soi là-bas : tout le reste prendrait sa place.',
  'chakra.lesson.harmony.home': 'Un Chakra en harmonie, pour de bon. Ce qu’il vaut est face cachée, à côté du Lotus.',

  'chakra.lesson.meditate.title': 'Respire',
  'chakra.lesson.meditate':
    'Méditer ramène tous les jetons de tes cases Inspiration. Tu peux aussi regarder sous un jeton Plénitude : choisis une couleur que tu pourrais viser ensuite.',
  'chakra.lesson.meditate.instead': 'Les jetons sont ton souffle : sans eux, rien ne se pose et rien ne bouge.',
  'chakra.lesson.meditate.looked': 'Tu sais maintenant ce que ce Chakra te rapporterait.',

  'chakra.lesson.goal.title': 'Où cela mène',
  'chakra.lesson.goal':
    'Avec cinq harmonies, quelqu’un lance la dernière manche. Chaque énergie noire descendue dans la Terre donne un point, et la plus longue suite d’harmonies depuis la Racine en donne deux.',
  'chakra.lesson.goal.instead': 'Tous les chemins te sont maintenant ouverts.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
