import type { statistics as english } from '../../en/app/statistics.ts'

/** French words of statistics and achievements. */
export const statistics = {
  'statistics.refused.newer': 'Un Samsara plus récent a noté les parties ici. Celui-ci n’y touche pas.',
  'statistics.refused.disk': 'Le disque refuse ({code}). Ce qui est noté reste tel quel.',

  'statistics.heading': 'Statistiques',
  'statistics.loading': 'Comptage des parties…',
  'statistics.failed': 'Les parties n’ont pas pu être comptées.',
  'statistics.empty': 'Aucune partie jouée jusqu’au bout',
  'statistics.emptyText':
    'Chaque partie finie est notée ici, une fois : qui a gagné, les records, et les succès. Supprimer une table n’y change rien.',
  'statistics.botsOnly':
    '{count, plural, one {# partie que des bots ont jouée entre eux n’est pas comptée.} other {# parties que des bots ont jouées entre eux ne sont pas comptées.}}',
  'statistics.none': 'Aucune partie ne convient.',
  'statistics.noneText': 'Essaie d’autres personnes, d’autres jeux, ou les tables à part.',

  'statistics.filter': 'Quelles parties comptent',
  'statistics.all': 'Toutes les parties',
  'statistics.game': 'Jeu',
  'statistics.person': 'Personne',
  'statistics.everybody': 'Tout le monde',
  'statistics.players': 'Places',
  'statistics.playersAny': 'Peu importe',
  'statistics.playersCount': '{count, plural, one {# place} other {# places}}',
  'statistics.level': 'Contre',
  'statistics.levelAny': 'Peu importe',
  'statistics.clear': 'Tout compter',
  'statistics.apart': 'Tables à part',
  'statistics.also.practice': 'Entraînement ({count})',
  'statistics.also.branched': 'Et si ({count})',
  'statistics.also.helped': 'Avec l’aide du Sage ({count})',

  'statistics.overview': 'Vue d’ensemble',
  'statistics.games': '{count, plural, one {partie} other {parties}}',
  'statistics.helped':
    '{count, plural, one {dont # avec les conseils du Sage} other {dont # avec les conseils du Sage}}',
  'statistics.wins': '{count, plural, one {victoire} other {victoires}}',
  'statistics.ofSeats':
    'sur {played, plural, one {# place tenue par une personne} other {# places tenues par des personnes}}',
  'statistics.ofGames': 'sur {played, plural, one {# partie} other {# parties}}',
  'statistics.share': 'de victoires',
  'statistics.fair': 'là où le hasard seul donne {fair, number, percent}',
  'statistics.time': 'à la table',
  'statistics.timeOf':
    'dans {timed, plural, one {# partie} other {# parties}} sur {games} ; pour les plus anciennes, on ne sait pas',
  'statistics.hours': '{hours} h {minutes} min',
  'statistics.minutes': '{minutes} min',
  'statistics.streak': '{count, plural, one {victoire de suite} other {victoires de suite}}',
  'statistics.streakBy': 'par {name}',
  'statistics.percent': '{share, number, percent}',
  'statistics.number': '{value, number}',

  'statistics.byGame': 'Par jeu',
  'statistics.played': '{games, plural, one {# partie} other {# parties}}',
  'statistics.won': '{wins, plural, one {# victoire} other {# victoires}} sur {played}',
  'statistics.mean': 'Points en moyenne',
  'statistics.best': 'Le plus de points',
  'statistics.meanValue': '{mean, number, ::.0}',
  'statistics.notch': 'L’encoche sur une barre marque ce que donnerait le hasard seul.',
  'statistics.spread': 'Répartition des points',
  'statistics.monthsHint': 'Couleur vive : gagnées. Pâle : jouées sans gagner.',
  'statistics.scoresOf': 'Répartition des points à {title}',
  'statistics.bin': '{from}',
  'statistics.binTo': '{from} à {to}',
  'statistics.times': '{count, plural, one {# fois} other {# fois}}',
  'statistics.first.few':
    'Commencer a donné {share, number, percent} de victoires en {games, plural, one {# partie} other {# parties}} : trop peu pour conclure.',
  'statistics.first.open':
    'Commencer a donné {share, number, percent} de victoires en {games} parties. Ce peut être le hasard ({low, number, percent} à {high, number, percent}).',
  'statistics.first.ahead':
    'Commencer aide : {share, number, percent} de victoires en {games} parties ({low, number, percent} à {high, number, percent}), là où le hasard seul donne {fair, number, percent}.',
  'statistics.first.behind':
    'Commencer coûte : {share, number, percent} de victoires en {games} parties ({low, number, percent} à {high, number, percent}), là où le hasard seul donne {fair, number, percent}.',

  'statistics.months': 'Par mois',
  'statistics.monthOf': '{month} : {wins, plural, one {# victoire} other {# victoires}} sur {played}',
  'statistics.byPerson': 'Par personne',
  'statistics.name': 'Nom',
  'statistics.column.games': 'Parties',
  'statistics.column.wins': 'Victoires',
  'statistics.column.share': 'Part',
  'statistics.column.streak': 'De suite',
  'statistics.column.achievements': 'Succès',
  'statistics.byPlayers': 'Par places',
  'statistics.byLevel': 'Contre des bots',
  'statistics.noBots': 'Aucun bot n’a joué à ces tables.',

  'statistics.records': 'Records',
  'statistics.record.highest': 'Le plus de points',
  'statistics.record.fastest': 'Victoire la plus rapide',
  'statistics.record.longest': 'Partie la plus longue',
  'statistics.record.closest': 'Partie la plus serrée',
  'statistics.value.highest': '{value, plural, one {# point} other {# points}}',
  'statistics.value.fastest': '{value, plural, one {# manche} other {# manches}}',
  'statistics.value.longest': '{value, plural, one {# manche} other {# manches}}',
  'statistics.value.closest': '{value, plural, =0 {égalité} one {# point d’écart} other {# points d’écart}}',
  'statistics.recordHelped': 'avec les conseils du Sage',
  'statistics.noRecords': 'Les records viendront avec les prochaines parties.',

  'statistics.achievements': 'Succès',
  'statistics.achievementsHint':
    'Obtenus par des personnes aux tables qui ne sont pas à part. Qui consulte le Sage n’en obtient pas dans cette partie.',
  'statistics.earnedOf': '{earned} sur {all}',
  'statistics.earnedBy': '{name}, {when}',
  'statistics.earnedTimes': '{name} : {times} fois, la première {when}',
  'statistics.notYet': 'Pas encore obtenu',
  'statistics.bestYet': 'Pas encore obtenu. Meilleur résultat : {count} sur {goal} ({name})',

  'statistics.exportCsv': 'Exporter en CSV',
  'statistics.exportJson': 'Exporter en JSON',
  'statistics.exported': 'C’est exporté.',
  'statistics.reset': 'Repartir de zéro',
  'statistics.resetAsk': 'Oublier toutes les parties ?',
  'statistics.resetText':
    'Tous les chiffres, records et succès repartent de zéro. Tes tables restent, et une copie de ce qui était noté est gardée dans le dossier de Samsara.',
  'statistics.resetYes': 'Tout oublier',
  'statistics.resetNo': 'Garder',
  'statistics.resetDone': 'Les statistiques repartent de zéro.',

  'over.earned': 'Succès : {achievements}',
  'over.earnedBy': '{achievement} ({seats})',
  'over.records': 'Record : {records}',
  'over.record': '{record} ({value})',
} as const satisfies Readonly<Record<keyof typeof english, string>>
