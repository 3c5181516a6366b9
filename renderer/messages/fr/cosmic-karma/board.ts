/** French words of the Cosmic Karma board: what pieces, places and signs are called. Part of index.ts. */
import type { boardWords as english } from '../../en/cosmic-karma/board.ts'

const score = 'vert {green}, orange {orange}'
/** A colour as it agrees with beads or habits, one or `count` of them. */
const coloured = '{colour, select, green {{count, plural, one {verte} other {vertes}}} other {orange}}'

export function boardWords() {
  return {
    'cosmic-karma.place.mandala': 'Plateau',
    'cosmic-karma.place.packs': 'Paquets',
    'cosmic-karma.place.reach': 'Ce que ce trajet peut atteindre',
    'cosmic-karma.place.table': 'Table',
    'cosmic-karma.place.account': 'Compte de karma de {seat}',
    'cosmic-karma.place.laidOut': 'Cartes Libre Arbitre posées',
    'cosmic-karma.place.card': 'Carte en cours',
    'cosmic-karma.place.beads': 'Perles libres {colour, select, green {vertes} other {orange}} de {seat}',
    'cosmic-karma.place.rings': 'Anneaux {colour, select, green {verts} other {orange}} de {seat}',
    'cosmic-karma.place.habits': 'Habitudes {colour, select, green {vertes} other {orange}} de {seat}',
    'cosmic-karma.place.pegs': 'Fiches de {seat} : {tool}',
    'cosmic-karma.place.hand': 'Cartes Libre Arbitre de {seat}',
    'cosmic-karma.place.lostTurns': 'Cartes Tour Perdu de {seat}',
    'cosmic-karma.place.pack': '{pack, select, choice {Cartes Choix} other {Cartes Karma}} : {land}',
    'cosmic-karma.place.freeWillPack': 'Paquet de cartes Libre Arbitre',
    'cosmic-karma.place.loseTurnPack': 'Paquet de cartes Tour Perdu',
    'cosmic-karma.place.bank': 'Banque',
    'cosmic-karma.label.space': '{space}. {effect}',
    'cosmic-karma.label.pawn': 'Pion de {seat} sur « {space} »',
    'cosmic-karma.label.pack':
      '{pack, select, choice {Cartes Choix} other {Cartes Karma}}, {land} : {count, plural, one {# carte} other {# cartes}}',
    'cosmic-karma.label.freeWillPack': 'Cartes Libre Arbitre : {count, plural, one {# carte} other {# cartes}}',
    'cosmic-karma.label.loseTurnPack': 'Cartes Tour Perdu',
    'cosmic-karma.label.bank': 'Banque de perles, anneaux, bâtons et fiches',
    'cosmic-karma.label.dice': 'Deux dés',
    'cosmic-karma.label.thrown': 'Dés : {first} et {second}, ensemble {count}',
    'cosmic-karma.label.laidOut': 'Carte Libre Arbitre {number}, posée',
    'cosmic-karma.label.count': '{count, plural, one {# case} other {# cases}} à parcourir',
    'cosmic-karma.label.reach':
      '{space} : {effect}{count, plural, =0 {} other { Majorité karmique de {of}.}}{wins, select, true { C’est le chemin du retour.} other {}}',
    'cosmic-karma.label.account': `{seat} : ${score} ; {missing}`,
    'cosmic-karma.label.missing': '{seat} : {missing}',
    'cosmic-karma.label.score': '{seat} : karma {colour, select, green {vert} other {orange}} {score}',
    'cosmic-karma.label.beads': `{seat} : {count, plural, =0 {aucune perle libre} one {# perle libre} other {# perles libres}} ${coloured}`,
    'cosmic-karma.label.rings':
      '{seat} : {count, plural, =0 {aucun anneau} one {# anneau} other {# anneaux}} {colour, select, green {{count, plural, one {vert} other {verts}}} other {orange}}',
    'cosmic-karma.label.habits': `{seat} : {count, plural, =0 {aucune habitude} one {# habitude} other {# habitudes}} ${coloured}`,
    'cosmic-karma.label.pegs':
      '{seat} : {count, plural, =0 {aucune fiche {tool}} =1 {une fiche {tool}} other {{master}}}',
    'cosmic-karma.label.hand':
      '{seat} : {count, plural, =0 {aucune carte Libre Arbitre} other {cartes Libre Arbitre {cards}}}',
    'cosmic-karma.label.freeWill': 'Carte Libre Arbitre {number}{count, plural, =1 {} other {, # en main}} : {name}',
    'cosmic-karma.label.lost':
      '{seat} : {count, plural, =0 {aucune carte Tour Perdu} one {# carte Tour Perdu} other {# cartes Tour Perdu}}',
    'cosmic-karma.label.card': '{card} : {text} {effects}',
    'cosmic-karma.label.side': 'Cette face : {text} {effects}',
    'cosmic-karma.sign.ready': 'Tout y est',
    'cosmic-karma.sign.missing': 'encore {count}',
    'cosmic-karma.sign.wins': '{name} rentre à la Conscience Cosmique',
    'cosmic-karma.sign.lostTurn': '{name} perd un tour',
    'cosmic-karma.sign.pit': '{name} est dans la Fosse',
    'cosmic-karma.sign.extraTurn': '{name} joue encore un tour',
    'cosmic-karma.sign.spirit': 'Royaume des Esprits',
    'cosmic-karma.sign.cosmic': 'Conscience Cosmique',
  } as const satisfies Readonly<Record<keyof ReturnType<typeof english>, string>>
}
