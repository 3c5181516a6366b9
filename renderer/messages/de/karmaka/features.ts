/** What engine/karmaka/features.ts looks at, as the Sage says it: where there is more of it, and where less. */
import type { Name } from '../../../../engine/karmaka/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const words: Readonly<Record<Name, Ways>> = {
  standing: ['bessere Aussichten auf der Leiter', 'schlechtere Aussichten auf der Leiter'],
  lead: ['holt auf den besten Rivalen auf', 'verliert Boden auf den besten Rivalen'],
  rung: ['eine höhere Sprosse', 'eine niedrigere Sprosse'],
  rungLead: ['holt bei den Sprossen auf', 'fällt bei den Sprossen zurück'],
  onWolf: ['lebt als Wolf', 'lebt nicht als Wolf'],
  lastLife: ['lebt als Affe: noch eine Sprosse', 'lebt nicht als Affe'],
  rings: ['mehr Ringe übrig', 'weniger Ringe übrig'],

  scored: ['mehr Punkte in der besten Farbe', 'weniger Punkte in der besten Farbe'],
  twoColours: ['mehr Punkte in einer zweiten Farbe', 'weniger Punkte in einer zweiten Farbe'],
  lacking: ['mehr fehlende Punkte zum Aufstieg', 'weniger fehlende Punkte zum Aufstieg'],
  lifeSure: ['die Taten reichen zum Aufstieg', 'die Taten reichen nicht zum Aufstieg'],
  sureWithRings: ['Taten und Ringe reichen zum Aufstieg', 'Taten und Ringe reichen noch nicht'],
  promise: ['dieses Leben verspricht mehr', 'dieses Leben verspricht weniger'],
  reach: ['Hand und Taten näher am Aufstieg', 'Hand und Taten ferner vom Aufstieg'],
  reachTwo: ['hält zwei Farben offen', 'hält weniger Farben offen'],
  inHand: ['Hand und Taten reichen zum Aufstieg', 'Hand und Taten reichen noch nicht'],
  playsLeft: ['mehr Karten noch zu werten', 'weniger Karten noch zu werten'],
  spareTurns: ['mehr freie Züge in diesem Leben', 'weniger freie Züge in diesem Leben'],
  outOfReach: ['der Aufstieg ist ungewisser', 'der Aufstieg ist gewisser'],
  exposed: ['die offene Tat ist mehr wert', 'die offene Tat ist weniger wert'],

  turnsLeft: ['dieses Leben dauert länger', 'dieses Leben endet früher'],
  handCards: ['mehr Karten auf der Hand', 'weniger Karten auf der Hand'],
  deckCards: ['mehr Karten auf dem Stapel', 'weniger Karten auf dem Stapel'],
  waiting: ['längeres Warten auf den Aufstieg', 'kürzeres Warten auf den Aufstieg'],
  risesNext: ['stirbt als Nächstes und steigt auf', 'steigt noch nicht auf'],
  failsNext: ['stirbt als Nächstes ohne Aufstieg', 'stirbt nicht mit zu wenig Punkten'],

  future: ['mehr Punkte fürs nächste Leben', 'weniger Punkte fürs nächste Leben'],
  futureTwo: ['künftig stärker in einer zweiten Farbe', 'künftig schwächer in einer zweiten Farbe'],
  futureReady: ['künftiges Leben reicht zum Aufstieg', 'künftiges Leben reicht noch nicht'],
  futurePlays: ['mehr zu werten im nächsten Leben', 'weniger zu werten im nächsten Leben'],
  futureCards: ['mehr Karten im künftigen Leben', 'weniger Karten im künftigen Leben'],
  futureTop: ['oben im künftigen Leben mehr Punkte', 'oben im künftigen Leben weniger Punkte'],
  futureWild: ['mehr Mosaik im künftigen Leben', 'weniger Mosaik im künftigen Leben'],
  unknownNext: ['mehr Unbekanntes im nächsten Leben', 'weniger Unbekanntes im nächsten Leben'],

  winning: ['Transzendenz sicher', 'Transzendenz noch nicht sicher'],
  winningSoon: ['Transzendenz kommt früher', 'Transzendenz kommt später'],
  rivalWinning: ['ein Rivale erreicht das Ziel früher', 'ein Rivale erreicht das Ziel später'],
  rivalStanding: ['bester Rivale mit besseren Aussichten', 'bester Rivale mit mäßigeren Aussichten'],
  rivalTurns: ['kein Rivale stirbt so bald', 'ein Rivale stirbt früher'],
  rivalSure: ['ein Rivale steigt sicher auf', 'kein Rivale steigt sicher auf'],

  toPlay: ['spielt als Nächstes', 'spielt nicht als Nächstes'],
  offered: ['bekommt mehr Punkte angeboten', 'bekommt weniger Punkte angeboten'],
  offerFits: ['Angebot nützt dem nächsten Leben mehr', 'Angebot nützt dem nächsten Leben kaum'],
  choosesLoss: ['muss einen Verlust wählen', 'muss keinen Verlust wählen'],
  takesCard: ['wählt eine Karte zum Behalten', 'wählt keine Karte zum Behalten'],

  handPoints: ['mehr Punkte auf der Hand', 'weniger Punkte auf der Hand'],
  wild: ['mehr Mosaik auf der Hand', 'weniger Mosaik auf der Hand'],
  strikes: ['mehr gegen Taten auf der Hand', 'weniger gegen Taten auf der Hand'],
  robs: ['mehr gegen fremde Hände auf der Hand', 'weniger gegen fremde Hände auf der Hand'],
  dreams: ['mehr gegen künftige Leben zur Hand', 'weniger gegen künftige Leben zur Hand'],
  draws: ['mehr auf der Hand, was Karten bringt', 'weniger auf der Hand, was Karten bringt'],
  sows: ['mehr zur Hand fürs künftige Leben', 'weniger zur Hand fürs künftige Leben'],
  jubilees: ['mehr „Jubel“ auf der Hand', 'weniger „Jubel“ auf der Hand'],
  playsAgain: ['mehr auf der Hand für noch eine Karte', 'weniger zur Hand für noch eine Karte'],
  copies: ['mehr auf der Hand, was nachahmt', 'weniger auf der Hand, was nachahmt'],
  salvages: ['mehr „Bergung“ auf der Hand', 'weniger „Bergung“ auf der Hand'],
}

export const features = featureWords('karmaka', words)
