/** What engine/moksha/features.ts looks at, as the Sage says it in French: where there is more of it, and where less. */
import type { Name } from '../../../../engine/moksha/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const words: Readonly<Record<Exclude<Name, 'passing' | 'onTurn'>, Ways>> = {
  aura: ['plus d’aura', 'moins d’aura'],
  lead: ['gagne du terrain en aura', 'perd du terrain en aura'],
  ahead: ['gagne du terrain vers le moksha', 'perd du terrain vers le moksha'],
  distance: ['plus loin du moksha', 'plus près du moksha'],
  rivalDistance: ['le rival de tête plus loin du moksha', 'le rival de tête plus près du moksha'],
  late: ['la partie est plus près de la fin', 'la partie est plus loin de la fin'],

  harvest: ['la prochaine mort donne plus d’aura', 'la prochaine mort donne moins d’aura'],
  odd: ['plus de majorités vers d’autre aura', 'moins de majorités vers d’autre aura'],
  reaches: ['à la mort, assez d’aura pour le moksha', 'à la mort, trop peu d’aura'],
  wins: ['tout près du moksha', 'pas tout près du moksha'],
  canWin: ['peut mourir au moksha en un tour', 'ne peut mourir au moksha en un tour'],
  mightWin: ['pourrait atteindre moksha en un tour', 'ne peut atteindre moksha en un tour'],
  rivalWins: ['un rival tout près du moksha', 'aucun rival tout près du moksha'],
  rivalCanWin: ['un rival peut mourir au moksha', 'aucun rival ne peut mourir au moksha'],
  rivalMightWin: ['moksha possible pour un rival en un tour', 'pas de moksha rival en un tour'],

  dies1: ['meurt au lieu de vieillir', 'vieillit au lieu de mourir'],
  dies2: ['la mort est à deux tours', 'la mort n’est pas à deux tours'],
  dies3: ['la mort est à trois tours', 'la mort n’est pas à trois tours'],
  life: ['meurt plus tard', 'meurt plus tôt'],
  stage: ['une étape de vie plus avancée', 'une étape de vie moins avancée'],
  vitality: ['plus de vitalité', 'moins de vitalité'],
  canDie: ['peut mourir en un tour', 'ne peut pas mourir en un tour'],
  canLive: ['peut survivre au prochain tour', 'ne peut pas survivre au prochain tour'],
  caste: ['une caste plus haute', 'une caste plus basse'],
  earns: ['un métier qui donne du karma', 'pas de métier qui donne du karma'],
  places: ['un métier qui place des disciples', 'pas de métier pour placer des disciples'],
  shifts: ['un métier qui guide le marqueur', 'pas de métier qui guide le marqueur'],

  kept: ['plus de majorités après la mort', 'moins de majorités après la mort'],
  alone: ['plus de majorités sans partage', 'moins de majorités sans partage'],
  minority: ['plus de majorités à portée', 'moins de majorités à portée'],
  spare: ['plus de disciples de trop sur la carte', 'moins de disciples de trop en jeu'],
  reserve: ['plus de disciples en réserve', 'moins de disciples en réserve'],

  // What brings aura once in a life counts no more in these when it has done so.
  slots1: ['un jeton vers quatre emplacements', 'aucun jeton vers quatre emplacements'],
  slots2: ['deux jetons vers quatre emplacements', 'pas deux jetons vers quatre'],
  slots3: ['trois jetons vers quatre emplacements', 'pas trois jetons vers quatre'],
  colours1: ['une couleur de karma vers trois', 'aucune couleur de karma vers trois'],
  colours2: ['deux couleurs de karma vers trois', 'pas deux couleurs de karma vers trois'],
  karma: ['plus de karma pour la renaissance', 'moins de karma pour la renaissance'],
  karmaFull: ['assez de karma pour la haute caste', 'trop peu de karma, haute caste'],
  gods1: ['a vénéré un dieu', 'n’a vénéré aucun dieu'],
  gods2: ['a vénéré deux dieux', 'n’a pas vénéré deux dieux'],
  gods3: ['a vénéré trois dieux', 'n’a pas vénéré trois dieux'],
  brahma: ['Brahma est prêt', 'Brahma n’est pas prêt'],
  ganesha: ['Ganesh est prêt', 'Ganesh n’est pas prêt'],
  vishnu: ['Vishnou est prêt', 'Vishnou n’est pas prêt'],
  shiva: ['Shiva est prêt', 'Shiva n’est pas prêt'],
  drawn: ['plus de jetons de Brahma à poser', 'moins de jetons de Brahma à poser'],

  harmony: ['marqueur plus près du centre', 'marqueur plus loin du centre'],
  hexDisciples: ['une case avec plus de disciples', 'une case avec moins de disciples'],
  hexKarma: ['une case avec plus de karma', 'une case avec moins de karma'],
  nextDisciples: ['un tour peut donner plus de disciples', 'un tour peut donner moins de disciples'],
  nextMajority: ['un tour peut donner une majorité', 'aucun tour ne donne de majorité'],
  nextColour: ['un tour peut donner un nouveau karma', 'aucun tour ne donne de nouveau karma'],
  nextAura: ['un tour peut donner plus d’aura', 'un tour peut donner moins d’aura'],
  nextGod: ['un tour peut donner un nouveau dieu', 'aucun tour ne donne de nouveau dieu'],
  nextVital: ['un jeton très vital à portée', 'pas de jeton très vital à portée'],

  soon: ['joue plus tôt', 'joue plus tard'],
  released: ['atteint le moksha', 'n’atteint pas le moksha'],
  noTurn: ['n’a plus de tour', 'a encore des tours à venir'],
  lastTurn: ['encore un dernier tour à jouer', 'plus de dernier tour à jouer'],
  ranked: ['plus haut parmi ceux au moksha', 'plus bas parmi ceux au moksha'],
}

export const features = featureWords('moksha', words)
