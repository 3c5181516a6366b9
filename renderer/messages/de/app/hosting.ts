import type { hosting as english } from '../../en/app/hosting.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of what hosting and joining refuse on this machine, before anything goes over the network. */
export const hosting = {
  'lan.refused.https':
    'Tische in deinem Netz haben keine https-Adresse. Gib sie ohne https:// ein, so wie sie beim Host steht.',
  'lan.refused.port': 'Ein Port ist eine Zahl von 1 bis 65535. Er steht hinter dem Doppelpunkt; meistens ist es 4712.',
  'lan.refused.noHost': 'Vor dem Port fehlt die Adresse. Sie sieht aus wie 192.168.1.7 und steht beim Host.',
  'lan.refused.numbers': 'Eine Adresse wie 192.168.1.7 hat vier Zahlen, jede von 0 bis 255.',
  'lan.refused.codeHere':
    'Das sieht nach dem Code aus. Er gehört in das Feld für den Code; hierher kommt die Adresse, etwa 192.168.1.7:4712.',
  'lan.refused.link': 'Dieser Link ist nicht vollständig. Kopiere ihn ganz, von samsara:// bis zum letzten Zeichen.',
  'lan.refused.address':
    'Das führt zu keinem Tisch. Gib eine Adresse wie 192.168.1.7:4712 ein, oder öffne den ganzen Link.',
  'hosting.silent':
    'Andere sehen diesen Tisch nicht in ihren Listen ({code}). Über eine Adresse, den Link oder den QR-Code kommen sie trotzdem herein.',
  'hosting.refused.networks': 'Dieser Rechner ist gerade in keinem dieser Netze.',
  'hosting.refused.port': 'Für Gäste ließ sich kein Port öffnen.',
  'hosting.refused.handBrowser':
    'Der Tisch kann nur an ein anderes Samsara gehen: Die Datei der Partie zeigt alle Hände und wird an keinen Browser geschickt.',
  'hosting.refused.handWatcher': 'Der Tisch geht nur an jemanden, der hier mitspielt.',
  'hosting.refused.handAway': 'Diese Verbindung ist gerade unterbrochen. Warte, bis sie wieder steht.',
  'hosting.refused.handing': 'Der Tisch wird gerade an einen anderen Rechner übergeben.',
  'save.refused.handed':
    'Dieser Tisch wurde übergeben: Weitergespielt wird auf dem Rechner von {name}. Hier siehst du den Stand von damals; eine Kopie davon lässt sich weiterspielen.',
  'hosting.refused.practice': 'Ein Übungstisch zeigt jede Hand: Niemand sonst kann dazukommen.',
} as const satisfies TranslationOf<typeof english>
