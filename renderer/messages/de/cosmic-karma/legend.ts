/** German words of Cosmic Karma's legend: what lies on its board. Terms as in ./index.ts. */
import { legendWords } from '../../icu.ts'

export const legend = legendWords(
  'cosmic-karma',
  { account: 'Auf jedem Konto', spaces: 'Zeichen der Felder', places: 'Besondere Orte', table: 'Auf dem Brett' },
  {
    bead: ['Perlen', 'Schlechtes Karma in zwei Farben. Mit einer losen Perle kommt niemand heim.'],
    ring: ['Ringe', 'Gutes Karma. Ein Ring und eine lose Perle seiner Farbe heben sich sofort auf.'],
    habit: [
      'Gewohnheit',
      'Drei lose Perlen einer Farbe auf einem Stab. Ringe kommen nicht heran; der Tempel des Schwerts kann sie lösen.',
    ],
    score: [
      'Stand',
      'Ein Ring zählt 1, eine Perle −1, ein Stab −1. Wer dort landet, nimmt nach der stärkeren Farbe einen Ring oder eine Perle.',
    ],
    peg: ['Stifte', 'Fackel, Schwert, Stab. Zwei gleiche sind ein Meisterwerkzeug; du brauchst alle drei.'],
    missing: ['Was fehlt', 'So viele Stifte, Perlen und Gewohnheiten liegen noch zwischen dir und daheim.'],
    freeWill: ['Willenskarte', 'Ihre Zahl zieht dich anstelle der Würfel, allein oder mit anderen.'],
    lost: ['Aussetzkarte', 'Jede kostet, wer sie hat, einen ganzen Zug.'],
    takeRing: ['Einen Ring nehmen', 'Beide Farben: die, die du wählst.'],
    takeBead: ['Eine Perle nehmen', 'Beide Farben: die, die du wählst.'],
    takePeg: ['Einen Stift nehmen', 'Von diesem Werkzeug, oder von einem, das du wählst.'],
    draw: [
      'Eine Karte ziehen',
      'Bei einer Wahlkarte entscheidet der Zufall, es sei denn, du hast die Meisterfackel. Eine Karmakarte gilt, wie sie ist.',
    ],
    freeSign: ['Feld mit Willenskarte', 'Lande hier oder zieh vorbei, und nimm eine.'],
    loseTurn: ['Aussetzen', 'Nimm eine Aussetzkarte.'],
    advance: ['Weiterziehen', 'So viele Felder weiter, oder dem Pfeil nach.'],
    change: ['Wechsel', 'Eine Perle gegen die andere Farbe tauschen, den Platz tauschen, einen Ring schenken.'],
    calm: ['Ruhe', 'Nichts geschieht.'],
    centre: ['Kosmisches Bewusstsein', 'Der Anfang, und daheim.'],
    gate: ['Tempeltore', 'Zwei Wege neben dem Ring: durch die Fackel ein Feld kürzer, durch das Schwert eines länger.'],
    hangingOn: [
      'Festhalten',
      'Wer bereit ist, geht von hier heim und gewinnt. Wer es nicht ist und hier landet, setzt aus.',
    ],
    pit: ['Die Grube', 'Eine Perle, und der Zug ist vorbei. Im nächsten kletterst du heraus.'],
    wheel: ['Dharma-Rad', 'Eine Abkürzung von Land zu Land, mit dem Meisterstab.'],
    stop: ['Haltezeichen', 'Ein Leben ist vorbei, das nächste wird geplant: beide beenden den Zug.'],
    pawn: ['Figur', 'Wo diese Person ist. Auf einem Feld können beliebig viele stehen.'],
    reach: ['Wo ein Zug endet', 'Wähl es hier oder in der Liste neben dem Brett.'],
    fork: ['Gabelung', 'Der Weg teilt sich: wähl den Pfeil.'],
    pack: ['Kartenstapel', 'Wahl- und Karmakarten eines Landes, einmal gemischt.'],
    bank: ['Bank', 'Perlen, Ringe, Stäbe und Stifte kommen von hier und gehen hierher zurück.'],
    die: ['Würfel', 'Beide werden geworfen, und die Summe wird gezogen.'],
  },
)
