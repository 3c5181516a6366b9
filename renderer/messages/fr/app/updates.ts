import type { updates as english } from '../../en/app/updates.ts'
import type { TranslationOf } from '../../index.ts'

/** French words of newer versions of Samsara. */
export const updates = {
  'updates.title': 'Ceci est Samsara {version}',
  'updates.none':
    'Ce Samsara ne vient pas d’une publication\u00a0: il ne connaît aucun endroit où seraient des versions plus récentes, et n’en cherche pas.',
  'updates.page': 'Ce genre de paquet se renouvelle à la main. Les versions plus récentes sont sur {from}.',
  'updates.open': 'Ouvrir la page',
  'updates.rest': 'Rien n’a été cherché depuis le démarrage.',
  'updates.look': 'Regarder maintenant',
  'updates.looking': 'Recherche sur {from}…',
  'updates.newest': 'Il n’y a pas de version plus récente.',
  'updates.newer': 'La version {version} est là. La télécharger depuis {from}\u202f? Elle fait {size, number} Mo.',
  'updates.newerUnsized': 'La version {version} est là. La télécharger depuis {from}\u202f?',
  'updates.fetch': 'La télécharger',
  'updates.what': 'Les nouveautés',
  'updates.fetching': 'Téléchargement de la version {version}\u00a0: {percent, number}\u00a0%',
  'updates.stop': 'Arrêter',
  'updates.fetched': 'La version {version} est là, entière et vérifiée. Quand l’installer\u202f?',
  'updates.atEnd': 'Quand je quitte',
  'updates.now': 'Maintenant',
  'updates.nowHint': '«\u00a0Maintenant\u00a0» quitte Samsara et le relance. Chaque table est d’abord enregistrée.',
  'updates.agreed': 'La version {version} s’installe quand tu quittes Samsara.',
  'updates.failed.network':
    'Personne ne répond là où sont les versions plus récentes. Cet ordinateur est-il en ligne\u202f?',
  'updates.failed.unpublished': 'Rien n’y est publié pour ce genre de paquet.',
  'updates.failed.unclear': 'Ce qui y est publié n’a pas pu être compris.',
  'updates.failed.checksum': 'Ce qui est arrivé n’est pas ce qui était annoncé, et n’est pas gardé.',
  'updates.failed.signature': 'Ce qui est arrivé n’est pas signé par qui a publié ton Samsara, et n’est pas gardé.',
  'updates.failed.space': 'Il n’y a pas assez de place sur le disque.',
  'updates.failed.rights': 'Samsara n’a pas le droit d’écrire là où il est, ou là où il garde ce qu’il télécharge.',
  'updates.failed.install': 'La version {version} n’a pas pu être installée, et celle-ci a redémarré.',
  'updates.failed.other': 'Cela n’a pas marché. Le journal dit où.',
  'updates.asBefore': 'Cette version et tes tables sont comme avant.',
  'updates.again': 'Regarder encore',
  'updates.daily': 'Regarder une fois par jour',
  'updates.dailyHint':
    'Une minute après le démarrage, sur {from}, qui voit d’où vient la question, comme pour toute page ouverte. Rien de toi ni de tes parties ne part avec, et rien n’est téléchargé avant que tu le dises.',
  'updates.note': 'Samsara {version} est là. Rien n’a été téléchargé.',
  'updates.show': 'Voir',
  'updates.refused.stale': 'C’est une autre version qui est là maintenant.',
} as const satisfies TranslationOf<typeof english>
