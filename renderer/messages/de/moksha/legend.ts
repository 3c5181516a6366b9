/** German words of Moksha's legend: what lies on its board. Terms as in ./index.ts. */
import { legendWords } from '../../icu.ts'

export const legend = legendWords(
  'moksha',
  { map: 'Auf der Karte', sheet: 'Auf jedem Tableau', beside: 'Neben der Karte' },
  {
    meeple: ['Figur', 'Wo diese Person lebt und stirbt. In einer Region können beliebig viele sein.'],
    disciple: ['Jünger', 'Wo niemand mehr davon hat als du, bringt das Sterben Aura.'],
    site: ['Region', 'Mit Zahl, Gebäude, einem Stapel Plättchen und Platz für Jünger.'],
    sanctuary: ['Heiligtum', 'Für ein Plättchen oder Karma gewinnst du hier die Hilfe seines Gottes.'],
    temple: ['Tempel', 'Sein Punkt schiebt deinen Marker einmal. Für ein Plättchen oder Karma bewegst du hier Jünger.'],
    token: [
      'Vitalitätsplättchen',
      'Seine Pfeile schieben deinen Marker nach seiner Farbe; seine Zahl hält dich am Leben.',
    ],
    hidden: ['Verdecktes Plättchen', 'Liegt unter einem anderen oder im Ozean.'],
    land: ['Land', 'Diese Region gehört einem Grundherrn: niemand sonst betritt oder durchquert sie.'],
    grid: ['Harmoniefelder', 'Um die Mitte Jünger, am Rand Karma: du sammelst, was das Feld deines Markers zeigt.'],
    marker: [
      'Harmoniemarker',
      'Plättchen und Tempel schieben ihn. Ein Schritt jeder Farbe bringt ihn dahin zurück, wo er war.',
    ],
    card: ['Dieses Leben', 'Kaste und Beruf: was du bis zum Tod kannst, und Vitalität, mit der du beginnst.'],
    age: ['Stufen des Lebens', 'Jede braucht mehr Vitalität als die davor. Reicht sie nicht, stirbst du.'],
    verdict: ['Leben oder sterben', 'Was das Ende dieses Zuges brächte, so wie es steht.'],
    slot: ['Fach', 'Für vier Plättchen. Das vierte bringt Aura, einmal im Leben.'],
    karma: ['Karma', 'Dharma, Kama, Artha: es kauft ein besseres Leben oder ein Opfer. Alle drei Farben bringen Aura.'],
    god: ['Götter', 'Hell: bereit, einmal zu helfen. Dunkel: genutzt oder noch nicht bei dir.'],
    reserve: ['Vorrat an Jüngern', 'Wer nicht auf der Karte ist. Neue kommen von hier.'],
    race: ['Weg zum Moksha', 'Die Aura von allen. Wer bei einem Tod genug hat, ist frei.'],
    supply: ['Karma im Vorrat', 'So viel einer Farbe ist noch zu sammeln.'],
    caste: ['Künftige Leben', 'Die Karten einer Kaste, aus denen du wiedergeboren wirst.'],
    ocean: ['Indischer Ozean', 'Plättchen, die abgegeben, ersetzt oder durch einen Tod verloren wurden.'],
  },
)
