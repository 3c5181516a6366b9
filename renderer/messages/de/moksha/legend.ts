/** German words of Moksha's legend: what lies on its map and sheets. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'moksha',
  { map: 'Auf der Karte', sheet: 'Auf jedem Bogen', beside: 'Neben der Karte' },
  {
    meeple: ['Wandernde', 'Wo diese Person lebt und stirbt. In einer Region dürfen beliebig viele sein.'],
    disciple: ['Jünger', 'Stirbst du, bringen je zwei Regionen, in denen niemand mehr davon hat als du, 1 Aura.'],
    site: ['Region', 'Mit Namen, Gebäude, einem Stapel Plättchen und Platz für Jünger.'],
    sanctuary: ['Heiligtum', 'Für ein Plättchen oder Karma gewinnst du hier die Hilfe seines Gottes.'],
    temple: ['Tempel', 'Sein Punkt schiebt deinen Marker einmal. Für ein Plättchen oder Karma bewegst du hier Jünger.'],
    token: [
      'Vitalitätsplättchen',
      'Seine Pfeile schieben deinen Marker nach seiner Farbe; seine Zahl hält dich am Leben.',
    ],
    hidden: ['Verdecktes Plättchen', 'Liegt unter einem anderen oder im Ozean.'],
    land: ['Land', 'Diese Region gehört einem Grundherrn: Niemand sonst betritt oder durchquert sie.'],
    grid: ['Harmonieraster', 'Nahe der Mitte Jünger, am Rand Karma: Du sammelst, was das Feld deines Markers zeigt.'],
    marker: [
      'Harmoniemarker',
      'Von Plättchen und Tempeln geschoben. Ein Schritt jeder Farbe bringt ihn dorthin zurück, wo er war.',
    ],
    card: ['Dieses Leben', 'Kaste und Beruf: was du bis zum Tod kannst, und Vitalität zum Anfang.'],
    age: ['Lebensstufen', 'Jede braucht mehr Vitalität als die davor. Fehlt sie, stirbst du.'],
    verdict: ['Leben oder Tod', 'Was das Ende dieses Zuges brächte, so wie es steht.'],
    worth: ['Was das Sterben brächte', 'Aura und die Kaste des nächsten Lebens, wenn dieses jetzt endete.'],
    slot: ['Fach', 'Für vier Plättchen. Das vierte bringt Aura, einmal im Leben.'],
    karma: ['Karma', 'Dharma, Kama, Artha: Es kauft ein besseres Leben oder ein Opfer. Alle drei Farben bringen Aura.'],
    god: ['Götter', 'Hell: bereit, einmal zu helfen. Matt: verbraucht, oder noch nicht bei dir.'],
    reserve: ['Reserve', 'Jünger, die nicht auf der Karte sind. Neue kommen von hier.'],
    race: ['Weg zum Moksha', 'Die Aura aller. Mit genug davon bei einem Tod bist du frei.'],
    supply: ['Karmavorrat', 'So viel einer Farbe ist noch zu sammeln.'],
    caste: ['Künftige Leben', 'Die Karten einer Kaste, aus denen du wiedergeboren wirst.'],
    ocean: ['Indischer Ozean', 'Plättchen, die abgegeben, ersetzt oder im Tod verloren wurden.'],
  },
)
