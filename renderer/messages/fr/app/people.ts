import type { people as english } from '../../en/app/people.ts'

/** French words of what the host of a table refuses to people on other devices, and of why their line was ended. */
export const people = {
  'table.refused.locked': 'L’hôte a verrouillé cette table : plus personne ne s’y installe.',
  'table.refused.nameTwin': 'Quelqu’un ici s’appelle déjà {name}, ou presque. Choisis un autre nom.',
  'table.refused.full': 'Plus personne ne peut entrer à cette table.',
  'table.refused.seatTaken': 'La place de {seat} est prise.',
  'table.refused.handing': 'La table est en cours de transmission. Un instant, s’il te plaît.',
  'table.notice.handing': 'La table est en cours de transmission. Personne ne peut jouer pour un instant.',
  'table.notice.stays': 'La table n’a pas pu être transmise. Elle continue ici.',

  'table.parted.elsewhere': 'Tu joues maintenant dans une autre page ou fenêtre. Celle-ci est fermée.',
  'table.parted.full': 'La table était pleine et tu ne faisais que regarder : quelqu’un d’autre a pris ta place.',
  'table.parted.removed': 'L’hôte t’a fait quitter cette table.',
  'table.parted.left': 'Tu as quitté la table.',
  'table.parted.closed': 'L’hôte a fermé la table.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
