import type { updates as english } from '../../en/app/updates.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of newer versions of Samsara. */
export const updates = {
  'updates.title': 'Dies ist Samsara {version}',
  'updates.none':
    'Dieses Samsara stammt aus keiner Veröffentlichung: Es kennt keinen Ort, an dem neuere Versionen lägen, und sucht keine.',
  'updates.page': 'Diese Art von Paket wird von Hand erneuert. Neuere Versionen liegen auf {from}.',
  'updates.open': 'Die Seite öffnen',
  'updates.rest': 'Seit dem Start wurde nichts gesucht.',
  'updates.look': 'Jetzt nachsehen',
  'updates.looking': 'Sieht auf {from} nach …',
  'updates.newest': 'Es gibt keine neuere Version.',
  'updates.newer': 'Version {version} ist da. Von {from} holen? Sie hat {size, number} MB.',
  'updates.newerUnsized': 'Version {version} ist da. Von {from} holen?',
  'updates.fetch': 'Holen',
  'updates.what': 'Was neu ist',
  'updates.fetching': 'Version {version} wird geholt: {percent, number}\u00a0%',
  'updates.stop': 'Anhalten',
  'updates.fetched': 'Version {version} ist hier, vollständig und geprüft. Wann soll sie installiert werden?',
  'updates.atEnd': 'Wenn ich beende',
  'updates.now': 'Jetzt',
  'updates.nowHint': '„Jetzt“ beendet Samsara und startet es neu. Jeder Tisch wird zuvor gespeichert.',
  'updates.agreed': 'Version {version} wird installiert, wenn du Samsara beendest.',
  'updates.failed.network': 'Wo neuere Versionen liegen, antwortet niemand. Ist dieser Rechner online?',
  'updates.failed.unpublished': 'Für diese Art von Paket ist dort nichts veröffentlicht.',
  'updates.failed.unclear': 'Was dort veröffentlicht ist, war nicht zu verstehen.',
  'updates.failed.checksum': 'Was ankam, ist nicht, was angekündigt war, und wird nicht behalten.',
  'updates.failed.signature':
    'Was ankam, ist nicht von dem unterschrieben, von dem dein Samsara stammt, und wird nicht behalten.',
  'updates.failed.space': 'Auf der Platte ist kein Platz dafür.',
  'updates.failed.rights': 'Samsara darf nicht schreiben, wo es liegt oder wo es Geholtes aufbewahrt.',
  'updates.failed.install': 'Version {version} ließ sich nicht installieren, und diese ist wieder gestartet.',
  'updates.failed.other': 'Das ging nicht. Das Protokoll sagt, wo.',
  'updates.asBefore': 'Diese Version und deine Tische sind, wie sie waren.',
  'updates.again': 'Noch einmal nachsehen',
  'updates.daily': 'Einmal am Tag nachsehen',
  'updates.dailyHint':
    'Eine Minute nach dem Start, auf {from}; dort ist zu sehen, woher die Frage kommt, wie bei jeder Seite, die man öffnet. Von dir und deinen Partien geht nichts mit, und geholt wird nichts, ehe du es sagst.',
  'updates.note': 'Samsara {version} ist da. Geholt wurde nichts.',
  'updates.show': 'Zeigen',
  'updates.refused.stale': 'Dort steht inzwischen eine andere Version.',
} as const satisfies TranslationOf<typeof english>
