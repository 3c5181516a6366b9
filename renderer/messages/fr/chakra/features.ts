/** What engine/chakra/features.ts looks at, as the Sage says it in French: where there is more of it, and where less. */
import type { Name } from '../../../../engine/chakra/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const words: Readonly<Record<Exclude<Name, 'toMove'>, Ways>> = {
  harmonies: ['plus de Chakras en harmonie', 'moins de Chakras en harmonie'],
  plenitude: ['des harmonies qui valent plus', 'des harmonies qui valent moins'],
  earth: ['plus d’énergies sur la Terre', 'moins d’énergies sur la Terre'],
  run: ['une suite plus longue dès la Racine', 'une suite plus courte dès la Racine'],
  longest: ['a la plus longue suite', 'n’a pas la plus longue suite'],
  lead: ['gagne du terrain aux points', 'perd du terrain aux points'],
  harmonyLead: ['gagne du terrain en harmonies', 'perd du terrain en harmonies'],
  rivalHarmonies: ['plus d’harmonies au meilleur rival', 'moins d’harmonies au meilleur rival'],

  ending: ['la dernière manche est lancée', 'la dernière manche n’est pas lancée'],
  endingLead: ['gagne du terrain à la dernière manche', 'perd du terrain à la dernière manche'],
  lastTurn: ['encore un dernier tour à jouer', 'plus de dernier tour à jouer'],
  mayEnd: ['une cinquième harmonie toute proche', 'pas de cinquième harmonie toute proche'],
  toEnd: ['plus loin des cinq harmonies', 'plus près des cinq harmonies'],
  race: ['gagne du terrain vers les cinq', 'perd du terrain vers les cinq'],
  standoff: ['la partie est plus près de s’apaiser', 'la partie est plus loin de s’apaiser'],

  // A Chakra in harmony counts no more in these, so what they say has to be true of it too.
  nearness: ['plus d’énergies presque arrivées', 'moins d’énergies presque arrivées'],
  nearest: ['plus près de la prochaine harmonie', 'plus loin de la prochaine harmonie'],
  secondNearest: ['plus près de la 2e harmonie à venir', 'plus loin de la 2e harmonie à venir'],
  thirdNearest: ['plus près de la 3e harmonie à venir', 'plus loin de la 3e harmonie à venir'],
  fourthNearest: ['plus près de la 4e harmonie à venir', 'plus loin de la 4e harmonie à venir'],
  oneMissing: ['plus de Chakras à une énergie près', 'moins de Chakras à une énergie près'],
  twoMissing: ['plus de Chakras à deux énergies près', 'moins de Chakras à deux énergies près'],
  allOwned: ['plus de couleurs au complet', 'moins de couleurs au complet'],
  tooLow: ['plus d’énergies tombées trop bas', 'moins d’énergies tombées trop bas'],
  blocked: ['plus de Chakras pleins et gênants', 'moins de Chakras pleins et gênants'],
  purpleNear: ['plus de violet vers la Couronne', 'moins de violet vers la Couronne'],
  darkBlueNear: ['plus d’indigo vers le Troisième Œil', 'moins d’indigo vers le Troisième Œil'],
  blueNear: ['plus de bleu vers la Gorge', 'moins de bleu vers la Gorge'],
  greenNear: ['plus de vert vers le Cœur', 'moins de vert vers le Cœur'],
  yellowNear: ['plus de jaune vers le Plexus solaire', 'moins de jaune vers le Plexus solaire'],
  orangeNear: ['plus d’orange vers le Sacré', 'moins d’orange vers le Sacré'],
  redNear: ['plus de rouge vers la Racine', 'moins de rouge vers la Racine'],

  blackNearness: ['plus de noir en route vers la Terre', 'moins de noir en route vers la Terre'],
  blackAtEarth: ['plus de noir à un pas de la Terre', 'moins de noir à un pas de la Terre'],
  blackNear: ['plus de noir à quelques pas de la Terre', 'moins de noir à quelques pas de la Terre'],
  blackFar: ['plus de noir loin de la Terre', 'moins de noir loin de la Terre'],

  tokens: ['plus de jetons Inspiration libres', 'moins de jetons Inspiration libres'],
  noTokens: ['aucun jeton Inspiration libre', 'encore un jeton Inspiration libre'],
  tokensBack: ['méditer rend plus de jetons', 'méditer rend moins de jetons'],
  notches: ['plus de jetons dans les encoches', 'moins de jetons dans les encoches'],
  notchesFull: ['quatre jetons dans les encoches', 'moins de quatre jetons en encoche'],
  notchesWaiting: ['jetons en encoche pour plus longtemps', 'jetons plus tôt hors des encoches'],
  bubbles: ['plus d’énergies dans les bulles', 'moins d’énergies dans les bulles'],
  bubblesFull: ['pas de place dans les bulles', 'de la place dans les bulles'],
  known: ['connaît plus de jetons Plénitude', 'connaît moins de jetons Plénitude'],

  stepsLeft: ['encore plus de pas à canaliser', 'moins de pas à canaliser'],
  lifted: ['plus d’énergies en main', 'moins d’énergies en main'],
  later: ['joue plus tard dans la manche', 'joue plus tôt dans la manche'],
}

export const features = featureWords('chakra', words)
