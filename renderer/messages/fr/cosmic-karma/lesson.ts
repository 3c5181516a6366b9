import type { lesson as english } from '../../en/cosmic-karma/lesson.ts'

/** French words of Cosmic Karma's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'cosmic-karma.lesson.way.title': 'Le chemin du retour',
  'cosmic-karma.lesson.way':
    'Qui revient au centre en premier gagne : avec trois outils maîtres, sans perle libre et sans habitude. Ton compte indique ce qui reste. Lance les dés, et vois où cette vie commence.',
  'cosmic-karma.lesson.way.instead': 'Pour l’instant, tu n’as rien d’autre pour avancer.',
  'cosmic-karma.lesson.way.gain': 'Un bon début : une chose de moins qui te sépare du retour.',
  'cosmic-karma.lesson.way.burden': 'Voilà qui te coûtera. Toute vie commence ainsi.',
  'cosmic-karma.lesson.way.other': 'Te voilà en route.',

  'cosmic-karma.lesson.karma.title': 'Perles et anneaux',
  'cosmic-karma.lesson.karma':
    'Les perles sont le mauvais karma, les anneaux le bon. Un anneau emporte une perle libre de sa couleur. Mais la troisième perle libre d’une couleur fait une habitude, et là, aucun anneau n’y peut rien.',
  'cosmic-karma.lesson.karma.instead':
    'Un anneau n’aide que dans la couleur de tes perles libres, et une troisième perle d’une couleur fait une habitude.',
  'cosmic-karma.lesson.karma.habit':
    'Trois d’une couleur : une habitude. Seule une Épée Maîtresse la défait, au Temple de l’Épée.',
  'cosmic-karma.lesson.karma.cancelled': 'L’anneau et ta perle ont disparu ensemble.',
  'cosmic-karma.lesson.karma.bead': 'Une perle de plus. Un anneau de sa couleur l’emportera.',
  'cosmic-karma.lesson.karma.kept': 'Rien à emporter : cet anneau attend ta prochaine perle de sa couleur.',

  'cosmic-karma.lesson.tools.title': 'Trois outils',
  'cosmic-karma.lesson.tools':
    'Deux fiches pareilles font un outil maître, à toi pour de bon : la Torche pour les cartes Choix, l’Épée contre les habitudes, la Baguette pour les Roues du Dharma. Il faut les trois pour rentrer.',
  'cosmic-karma.lesson.tools.instead': 'Une fiche est rare ; la plupart des perles partent avec le temps.',
  'cosmic-karma.lesson.tools.loosened':
    'Ton Épée Maîtresse agit : dans ce temple, elle défait une habitude, et deux de ses perles redeviennent libres.',
  'cosmic-karma.lesson.tools.master': 'Un outil maître, et il ne se perd jamais.',
  'cosmic-karma.lesson.tools.peg': 'Une fiche. Encore une pareille, et c’est un outil maître.',

  'cosmic-karma.lesson.company.title': 'Qui est déjà là',
  'cosmic-karma.lesson.company':
    'Le karma déteint. Arrête-toi où se trouve ton rival, et celui de ses nombres de couleur qui est le plus loin de zéro décide : au-dessus de zéro, tu prends un anneau de cette couleur, en dessous une perle.',
  'cosmic-karma.lesson.company.instead': 'Un autre choix t’aurait apporté quelque chose qu’il te faut encore.',
  'cosmic-karma.lesson.company.ring': 'Bonne compagnie : un anneau pour toi, et ton rival n’a rien perdu.',
  'cosmic-karma.lesson.company.bead': 'Une perle a déteint sur toi, et ton rival garde la sienne.',
  'cosmic-karma.lesson.company.neutral': 'Autant de bon que de mauvais : rien n’a déteint.',
  'cosmic-karma.lesson.company.alone': 'Cette fois, il n’y avait personne.',

  'cosmic-karma.lesson.card.title': 'Libre arbitre',
  'cosmic-karma.lesson.card':
    'À la place des dés, les cartes Libre Arbitre te font avancer d’exactement leur somme. Pose celle qui brille : le plateau montre où elle mène, et il s’y trouve une chose qu’il te faut. Puis va.',
  'cosmic-karma.lesson.card.instead':
    'Les dés mènent n’importe où. La carte qui brillait menait à une chose qu’il te faut.',
  'cosmic-karma.lesson.card.went':
    'Tu as choisi où t’arrêter. Cette carte est dépensée ; il y en a d’autres sur les cases Libre Arbitre, même au passage.',

  'cosmic-karma.lesson.fork.title': 'Deux chemins',
  'cosmic-karma.lesson.fork':
    'Ici, le chemin se partage : le long de l’anneau, ou par un temple, où l’on trouve des fiches de son outil. Pointe chaque chemin pour voir où tu t’arrêterais, et prends la meilleure fin.',
  'cosmic-karma.lesson.fork.instead': 'L’autre chemin aurait fini sur quelque chose qu’il te faut.',
  'cosmic-karma.lesson.fork.temple': 'Par le temple : la Torche t’épargne une case, l’Épée t’en coûte une.',
  'cosmic-karma.lesson.fork.ring': 'Le long de l’anneau. Le temple sera encore là dans ta prochaine vie.',

  'cosmic-karma.lesson.end.title': 'S’accrocher',
  'cosmic-karma.lesson.end':
    'Depuis « S’accrocher », qui a tout ce qu’il faut rentre, et gagne. Il te manque encore quelque chose : cette vie finit une case plus loin, au Bilan de la vie passée, où tout trajet s’arrête.',
  'cosmic-karma.lesson.end.instead': 'Un autre choix t’aurait apporté quelque chose à emporter.',
  'cosmic-karma.lesson.end.over': 'Bilan de la vie passée : le tour est fini, quoi qu’il en reste.',
  'cosmic-karma.lesson.end.nearer': 'Pas encore tout à fait la fin. Emporte ce que tu peux.',

  'cosmic-karma.lesson.clouds.title': 'Entre deux vies',
  'cosmic-karma.lesson.clouds':
    'C’était une vie, et ton compte t’accompagne. Ici, le chemin va dans l’autre sens, personne ne déteint sur toi, et cinq nuages donnent des fiches : nulle part ailleurs il n’y en a autant côte à côte.',
  'cosmic-karma.lesson.clouds.instead': 'Une carte qui mène à une fiche est bien dépensée ici.',
  'cosmic-karma.lesson.clouds.peg': 'Une fiche pour la prochaine vie.',
  'cosmic-karma.lesson.clouds.other': 'En route vers la Préparation de la vie future, le prochain stop.',

  'cosmic-karma.lesson.planning.title': 'Même âme, nouveau plan',
  'cosmic-karma.lesson.planning':
    'Revis par les dés ou par des cartes, depuis la première case. Ou, tant que ton rival est sur Terre, rejoins-le, et prends ce que son karma et sa case apportent. Tu peux aussi attendre, mais pour quoi faire ?',
  'cosmic-karma.lesson.planning.instead':
    'Un tour passé à attendre n’apporte rien, sauf si ton rival est sur le point d’avancer.',
  'cosmic-karma.lesson.planning.joined': 'Te voilà sur Terre, tout près de ton rival.',
  'cosmic-karma.lesson.planning.reborn': 'Une nouvelle vie, avec tout ce que tu avais.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
