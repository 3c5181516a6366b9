import type { lesson as english } from '../../en/rauha/lesson.ts'

/** French words of Rauha's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'rauha.lesson.keep.title': 'Une carte pour ton monde',
  'rauha.lesson.keep':
    'Ton monde a neuf cases, presque toutes arides, et qui tire le plus d’énergie du sien gagne. Garde une carte qui donne quelque chose et qui va dans la colonne claire : elle seule agit à ce tour.',
  'rauha.lesson.keep.instead':
    'Dans la colonne claire, elle n’a pas le droit d’aller, ou n’y trouve aucune tuile de son signe. Celles qui sont éclairées y commencent quelque chose.',
  'rauha.lesson.keep.kept':
    'Gardée. Les autres sont de retour sur leur satellite, et c’est ton rival qui y choisira ensuite.',

  'rauha.lesson.place.title': 'Là où est ton avatar',
  'rauha.lesson.place':
    'Pose-la dans la colonne claire, à côté d’une tuile qui montre un de ses signes. Elle couvre ce qui y est imprimé, et agit aussitôt.',
  'rauha.lesson.place.instead':
    'Dans la colonne claire, elle agit aussitôt, et près d’une tuile du même signe elle commence une ligne de trois.',
  'rauha.lesson.place.laid': 'La voilà posée, et deux tuiles d’une ligne ont un signe en commun.',

  'rauha.lesson.work.title': 'Fais agir la ligne',
  'rauha.lesson.work':
    'Chaque tuile de la ligne peut agir une fois : clique-les l’une après l’autre. L’énergie fait gagner ; les cristaux paient les cartes, et ce que font certaines tuiles. Un signe après une barre : une fois pour chaque signe pareil de ton monde.',
  'rauha.lesson.work.instead': 'Ce que tu laisses est perdu, et ces tuiles ne te coûtent rien.',
  'rauha.lesson.work.energy': 'C’est de l’énergie, et personne ne peut te la prendre.',
  'rauha.lesson.work.crystals': 'Des cristaux à dépenser : à la fin de la partie, ils ne valent rien.',

  'rauha.lesson.entity.title': 'Trois pareilles',
  'rauha.lesson.entity':
    'Quand les trois tuiles d’une rangée ou d’une colonne partagent un signe, son entité divine vient chez toi. Deux des tiennes en ont déjà un en commun : garde une carte qui le montre, et complète la ligne.',
  'rauha.lesson.entity.instead': 'La ligne reste ouverte, et ton rival gagnera peut-être son entité avant toi.',
  'rauha.lesson.entity.won': 'Elle est chez toi, et peut agir dès ce tour, comme les tuiles de la ligne.',

  'rauha.lesson.spore.title': 'Avant le décompte',
  'rauha.lesson.spore':
    'Après trois tours vient un décompte, et alors seules agissent les entités et les tuiles avec une spore. Défausse ta carte pour une spore sur une bonne tuile, ou laisse un champignon en donner une : elle te sert à chaque décompte.',
  'rauha.lesson.spore.instead':
    'Une spore sur une tuile qui donne beaucoup agit à chacun des quatre décomptes : rien d’autre ne rapporte aussi souvent.',
  'rauha.lesson.spore.sown':
    'Cette tuile agira désormais à chaque décompte. La spore reste, même si une carte la recouvre.',

  'rauha.lesson.score.title': 'Le coin',
  'rauha.lesson.score':
    'Ton avatar a atteint un coin : un décompte. Chaque tuile avec une spore agit encore une fois, et chacune de tes entités aussi. Prends tout ce qu’elles donnent.',
  'rauha.lesson.score.instead': 'Ce que tu laisses est perdu, et le prochain décompte est dans trois tours.',
  'rauha.lesson.score.water': 'Et tu as plus d’eau que ton rival : cela aussi t’a donné de l’énergie.',
  'rauha.lesson.score.dry':
    'Puis on a compté l’eau, et elle ne t’a rien donné : ton rival en a autant que toi, ou davantage.',

  'rauha.lesson.water.title': 'L’eau',
  'rauha.lesson.water':
    'Chaque décompte finit par l’eau : les sources au-delà du monde le plus sec donnent de l’énergie, et chacune de plus en donne davantage. Il reste trois décomptes : une carte avec de l’eau peut valoir la peine.',
  'rauha.lesson.water.instead': 'Toutes les cartes se valent.',

  'rauha.lesson.price.title': 'Ce que coûte une carte',
  'rauha.lesson.price':
    'Une carte avec un prix va sur n’importe quelle case ; une carte avec une petite grille est gratuite, mais ne va que là où la grille est marquée. Couvre ce qui te donne le moins, ou défausse la carte pour des cristaux ou une spore.',
  'rauha.lesson.price.instead': 'Tous les chemins te sont maintenant ouverts.',
  'rauha.lesson.price.laid': 'Ce qui était là est couvert pour de bon. Seule une spore serait restée.',
  'rauha.lesson.price.given': 'Défaussée : cela vaut mieux que de couvrir une bonne tuile.',

  'rauha.lesson.guests.title': 'Les hôtes vont et viennent',
  'rauha.lesson.guests':
    'Une entité ne reste que jusqu’à ce que quelqu’un d’autre complète une ligne de son signe. Tu la regagnes de la même façon, ou tu en prends une en face : regarde où deux de tes tuiles sont pareilles.',
  'rauha.lesson.guests.instead': 'Tous les chemins te sont maintenant ouverts.',
  'rauha.lesson.guests.won': 'Ton monde a de nouveau une invitée.',

  'rauha.lesson.goal.title': 'Un tour du monde',
  'rauha.lesson.goal':
    'Quatre manches de trois tours, chacune close par un décompte : en tout, chaque rangée et chaque colonne n’agit que deux fois. Le plus d’énergie gagne, et qui en a le plus joue en premier.',
  'rauha.lesson.goal.instead': 'Tous les chemins te sont maintenant ouverts.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
