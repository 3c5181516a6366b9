import type { people as english } from '../../en/app/people.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of what the host of a table refuses to people on other devices, and of why their line was ended. */
export const people = {
  'table.refused.locked': 'Der Tisch ist abgeschlossen: Niemand Neues kann sich setzen.',
  'table.refused.nameTwin': 'Hier heißt schon jemand {name}, oder fast so. Wähle einen anderen Namen.',
  'table.refused.full': 'An diesem Tisch ist für niemanden mehr Platz.',
  'table.refused.seatTaken': 'Der Platz von {seat} ist besetzt.',
  'table.refused.handing': 'Der Tisch wird an einen anderen Rechner übergeben. Einen Moment, bitte.',
  'table.notice.handing': 'Der Tisch wird an einen anderen Rechner übergeben. Einen Moment lang kann niemand spielen.',
  'table.notice.stays': 'Der Tisch ließ sich nicht übergeben. Es geht hier weiter.',

  'table.parted.elsewhere': 'Du bist über eine andere Seite oder ein anderes Fenster da. Diese Seite ist geschlossen.',
  'table.parted.full': 'Der Tisch war voll, und du hast nur zugesehen: Dein Platz ging an einen neuen Gast.',
  'table.parted.removed': 'Der Host hat dich von diesem Tisch weggeschickt.',
  'table.parted.left': 'Du hast den Tisch verlassen.',
  'table.parted.closed': 'Der Host hat den Tisch geschlossen.',
} as const satisfies TranslationOf<typeof english>
