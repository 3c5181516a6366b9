import type { hosting as english } from '../../en/app/hosting.ts'

/** French words of what hosting and joining refuse on this machine, before anything goes over the network. */
export const hosting = {
  'lan.refused.https':
    'Les tables de ton réseau n’ont pas d’adresse en https. Saisis-la sans https://, comme sur le panneau de l’hôte.',
  'lan.refused.port': 'Le port est un nombre de 1 à 65535. Il suit les deux-points ; le plus souvent, c’est 4712.',
  'lan.refused.noHost':
    'Il manque l’adresse avant le port. Elle ressemble à 192.168.1.7 et se trouve sur le panneau de l’hôte.',
  'lan.refused.numbers': 'Une adresse comme 192.168.1.7 se compose de quatre nombres, de 0 à 255 chacun.',
  'lan.refused.codeHere':
    'On dirait le code. Il va dans le champ du code ; ici, saisis l’adresse, par exemple 192.168.1.7:4712.',
  'lan.refused.link': 'Ce lien est incomplet. Copie-le en entier, de samsara:// jusqu’à la dernière lettre.',
  'lan.refused.address':
    'Ceci ne mène à aucune table. Saisis une adresse comme 192.168.1.7:4712, ou ouvre le lien entier.',
  'hosting.silent':
    'Les autres ne voient pas cette table dans leurs listes ({code}). L’adresse, le lien ou le code QR y mènent quand même.',
  'hosting.refused.networks': 'Cet ordinateur n’est plus dans aucun de ces réseaux.',
  'hosting.refused.port': 'Aucun port n’a pu être ouvert pour les invités.',
  'hosting.refused.handBrowser':
    'La table ne peut aller qu’à un autre Samsara : le fichier de la partie montre toutes les mains, et n’est jamais envoyé à un navigateur.',
  'hosting.refused.handWatcher': 'La table ne va qu’à quelqu’un qui joue ici.',
  'hosting.refused.handAway': 'La connexion est coupée en ce moment. Attends son retour.',
  'hosting.refused.handing': 'La table est en cours de transmission vers un autre ordinateur.',
  'save.refused.handed':
    'Cette table a été transmise : elle continue sur l’ordinateur de {name}. La voici telle qu’elle était alors ; on peut en continuer une copie.',
  'hosting.refused.practice':
    'Une table d’entraînement montre toutes les mains : personne d’autre ne peut la rejoindre.',
} satisfies Readonly<Record<keyof typeof english, string>>
