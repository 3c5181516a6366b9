import type { line as english } from '../../en/app/line.ts'

/** French words of the line to another machine's table: why there is none, or no more. */
export const line = {
  'lan.refused.unreachable':
    'Personne ne répond là-bas. La table est-elle encore ouverte, et les deux appareils sur le même réseau ?',
  'lan.refused.form': 'Ce qui répond là-bas n’est pas Samsara, ou pas la même version.',
  'lan.refused.silent': 'L’hôte ne répond pas.',
  'lan.refused.code': 'Ce code ne convient pas. Regarde-le encore une fois.',
  'lan.refused.busy':
    'Trop de codes ont été essayés. Attends {seconds, plural, =1 {une seconde} one {# seconde} other {# secondes}}, puis réessaie.',
  'lan.refused.full': 'Il y a déjà tant d’appareils à cette table qu’il n’y a plus de place pour un autre.',
  'lan.refused.version':
    '{who, select, host {Le Samsara de l’hôte ({version}) est plus ancien que le tien : il faut le mettre à jour.} page {Cette page est plus ancienne que la table. Recharge-la.} other {Le Samsara de l’hôte ({version}) est plus récent : mets le tien à jour pour y jouer.}}',
  'lan.refused.removed': 'L’hôte ne connaît plus cet appareil. Entre de nouveau avec le code.',
  'lan.refused.fingerprint':
    'Ce lien est celui d’un autre ordinateur que celui qui répond. Rien ne lui a été dit. Redemande le lien à l’hôte.',
  'lan.refused.forged': 'Ce qui répond là-bas ne connaît pas le code : ce n’est pas ton hôte. Rien n’en a été cru.',
  'lan.refused.between':
    'Quelqu’un se tient entre cet appareil et l’hôte, et lit tout. L’entrée n’a pas eu lieu, et le code reste bon.',
  'lan.refused.notYet': 'La table est justement en route vers cet ordinateur. Nouvel essai dans un instant.',
  'lan.over.moved':
    'La table est passée sur un autre ordinateur. Qui y a une place la suit automatiquement ; les autres la trouvent sous « Rejoindre une table ».',
  'hand.refused.broken':
    'La table est arrivée endommagée : elle ne peut pas se jouer ici. Son premier hôte l’a toujours et peut continuer avec une copie.',
  'hand.refused.none': 'Aucune table n’est proposée ici.',
  'lan.over.goodbye':
    'L’hôte a fermé cette table pour le moment. Si elle rouvre, tu retrouves ta place automatiquement.',
} satisfies Readonly<Record<keyof typeof english, string>>
