/** German words of Cosmic Karma's legend: what lies on its board and accounts. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'cosmic-karma',
  { account: 'Auf jedem Konto', spaces: 'Zeichen der Felder', places: 'Besondere Orte', table: 'Auf dem Brett' },
  {
    bead: ['Perlen', 'Schlechtes Karma, in zwei Farben. Mit einer losen Perle geht niemand heim.'],
    ring: ['Ringe', 'Gutes Karma. Ein Ring und eine lose Perle seiner Farbe heben sich sofort auf.'],
    habit: [
      'Gewohnheit',
      'Drei lose Perlen einer Farbe, auf einem Stäbchen. Ringe erreichen sie nicht; der Schwerttempel kann sie lösen.',
    ],
    score: [
      'Wert',
      'Ein Ring zählt 1, eine Perle −1, ein Stäbchen −1. Wer hier landet, nimmt nach der stärkeren Farbe einen Ring oder eine Perle.',
    ],
    peg: ['Stifte', 'Fackel, Schwert, Stab. Zwei gleiche sind ein Meisterwerkzeug; du brauchst alle drei.'],
    missing: ['Noch nötig', 'So viele Stifte, Perlen und Gewohnheiten trennen dich noch vom Heimweg.'],
    freeWill: ['Willenskarte', 'Ihre Zahl bewegt dich anstelle der Würfel, allein oder mit anderen.'],
    lost: ['Aussetzkarte', 'Jede kostet einen ganzen Zug.'],
    takeRing: ['Ring nehmen', 'Zwei zusammen: in einer Farbe deiner Wahl.'],
    takeBead: ['Perle nehmen', 'Zwei zusammen: in einer Farbe deiner Wahl.'],
    takePeg: ['Stift nehmen', 'Von diesem Werkzeug, oder von einem deiner Wahl.'],
    draw: [
      'Karte ziehen',
      'Eine Wahlkarte ist Zufall, außer du hast die Meisterfackel. Eine Karmakarte geschieht, wie sie dasteht.',
    ],
    freeSign: ['Feld für Willenskarten', 'Lande hier oder zieh vorbei, und nimm eine.'],
    loseTurn: ['Aussetzen', 'Nimm eine Aussetzkarte.'],
    advance: ['Weiterziehen', 'So viele Felder weiter, oder dem Pfeil nach.'],
    change: ['Wandel', 'Eine Perle gegen die andere Farbe tauschen, Plätze tauschen, einen Ring verschenken.'],
    calm: ['Ruhe', 'Nichts geschieht.'],
    centre: ['Kosmisches Bewusstsein', 'Der Anfang und das Ziel.'],
    gate: [
      'Tempeltore',
      'Zwei Wege neben dem Ring: durch die Fackel ein Feld kürzer, durch das Schwert ein Feld länger.',
    ],
    hangingOn: [
      'Festhalten',
      'Wer bereit ist, geht von hier heim und gewinnt. Wer es nicht ist und hier landet, setzt aus.',
    ],
    pit: ['Grube', 'Eine Perle, und der Zug ist zu Ende. Im nächsten Zug kletterst du heraus.'],
    wheel: ['Dharma-Rad', 'Eine Abkürzung von Land zu Land, mit dem Meisterstab.'],
    stop: ['Haltezeichen', 'Ein Leben ist vorbei, und das nächste geplant: Beides beendet den Zug.'],
    pawn: ['Figur', 'Wo diese Person ist. Auf einem Feld dürfen beliebig viele stehen.'],
    reach: ['Wo ein Zug endet', 'Wähle es hier, oder aus der Liste neben dem Brett.'],
    fork: ['Gabelung', 'Der Weg teilt sich: Wähle den Pfeil.'],
    pack: ['Stapel', 'Wahl- und Karmakarten eines Landes, einmal gemischt.'],
    bank: ['Bank', 'Perlen, Ringe, Stäbchen und Stifte kommen von hier und gehen zurück.'],
    die: ['Würfel', 'Beide werden geworfen, und ihre Summe wird gezogen.'],
  },
)
