/**
 * French words of Chakra; see ../../en/chakra/index.ts for what the values are.
 * Terms: energy = énergie (f), flow = flux, bubbles = bulles, Earth = Terre, alleviated = apaisée, harmony = harmonie, to receive,
 * channel, meditate = recevoir, canaliser, méditer, Inspiration, Meditation, Plenitude token = jeton Inspiration, Méditation,
 * Plénitude, Inspiration space = case Inspiration, notch = encoche, bag = sac, run = suite, swap = échange.
 */
import type { chakra as english } from '../../en/chakra/index.ts'
import type { ChakraPromptKind, ChakraIllegalReason } from '../../../../engine/chakra/index.ts'
import { capitalizeTexts, messageGroup, selectByValue } from '../../catalogue-builders.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'

/** Colours as nouns, and as what agrees with a token. */
const COLOURS = {
  purple: 'violet',
  darkBlue: 'indigo',
  blue: 'bleu',
  green: 'vert',
  yellow: 'jaune',
  orange: 'orange',
  red: 'rouge',
}
/** Colours as they agree with an energy. */
const OF_ENERGY = {
  purple: 'violette',
  darkBlue: 'indigo',
  blue: 'bleue',
  green: 'verte',
  yellow: 'jaune',
  orange: 'orange',
  red: 'rouge',
  black: 'noire',
}
const CHAKRAS = {
  purple: 'Couronne',
  darkBlue: 'Troisième Œil',
  blue: 'Gorge',
  green: 'Cœur',
  yellow: 'Plexus solaire',
  orange: 'Sacré',
  red: 'Racine',
}
const THE_CHAKRAS = {
  purple: 'la Couronne',
  darkBlue: 'le Troisième Œil',
  blue: 'la Gorge',
  green: 'le Cœur',
  yellow: 'le Plexus solaire',
  orange: 'le Sacré',
  red: 'la Racine',
}
const OF_CHAKRAS = {
  purple: 'de la Couronne',
  darkBlue: 'du Troisième Œil',
  blue: 'de la Gorge',
  green: 'du Cœur',
  yellow: 'du Plexus solaire',
  orange: 'du Sacré',
  red: 'de la Racine',
}
const TO_CHAKRAS = {
  purple: 'à la Couronne',
  darkBlue: 'au Troisième Œil',
  blue: 'à la Gorge',
  green: 'au Cœur',
  yellow: 'au Plexus solaire',
  orange: 'au Sacré',
  red: 'à la Racine',
}
/** What the Inspiration spaces ask for. */
const SPACES = {
  1: 'trois énergies descendent de 1',
  2: 'une énergie descend de 2, une autre de 1',
  3: 'une énergie descend de 3',
  4: 'une énergie monte de 2',
  5: 'deux énergies montent de 1',
  6: 'une énergie descend de 1, une autre monte de 1',
  7: 'une énergie monte ou descend de 1',
  8: 'une énergie apaisée s’échange contre une autre du sac',
}
/** The same, short enough for one line of a narrow list. */
const SPACES_SHORT = {
  1: 'trois descendent de 1',
  2: 'descendre 2 et 1',
  3: 'une descend de 3',
  4: 'une monte de 2',
  5: 'deux montent de 1',
  6: 'descendre 1, monter 1',
  7: 'monter ou descendre 1',
  8: 'échanger avec le sac',
}
const SPACE_NOTES = {
  1: 'Toute une poignée, chacune un pas plus près.',
  2: 'L’une ou l’autre peut passer en premier.',
  3: 'Depuis les bulles, elle atteint la Gorge, ou plus loin au-delà de ce qui est en harmonie.',
  4: 'Pour ce qui est tombé trop bas.',
  5: 'L’une ou l’autre peut passer en premier.',
  6: 'Celle qui passe en premier peut faire de la place à l’autre.',
  7: 'Pour le dernier pas avant l’arrivée.',
  8: 'L’ancienne quitte la partie ; la nouvelle va dans une bulle libre.',
}

const colour = selectByValue('colour', { ...COLOURS, black: 'noir' })
const Colour = selectByValue('colour', capitalizeTexts({ ...COLOURS, black: 'noir' }))
const ofEnergy = selectByValue('colour', OF_ENERGY)
const chakraName = selectByValue('chakra', CHAKRAS)
const theChakra = selectByValue('chakra', THE_CHAKRAS)
const TheChakra = selectByValue('chakra', {
  purple: 'La Couronne',
  darkBlue: 'Le Troisième Œil',
  blue: 'La Gorge',
  green: 'Le Cœur',
  yellow: 'Le Plexus solaire',
  orange: 'Le Sacré',
  red: 'La Racine',
})
const ofChakra = selectByValue('chakra', OF_CHAKRAS)
const chakraColour = selectByValue('chakra', COLOURS)
/** With its colour, for those who do not know the names yet. */
const chakraLong = `${chakraName} (${chakraColour})`
const from = selectByValue('from', { bubbles: 'des bulles', ...OF_CHAKRAS, earth: 'de la Terre' })
const to = selectByValue('to', { bubbles: 'aux bulles', ...TO_CHAKRAS, earth: 'à la Terre' })
/** The same by name only, for short lines. */
const place = (value: string) => selectByValue(value, { bubbles: 'bulles', ...CHAKRAS, earth: 'Terre' })
/** Where an energy lies. */
const at = selectByValue('position', {
  bubbles: 'dans les bulles',
  purple: 'sur la Couronne',
  darkBlue: 'sur le Troisième Œil',
  blue: 'sur la Gorge',
  green: 'sur le Cœur',
  yellow: 'sur le Plexus solaire',
  orange: 'sur le Sacré',
  red: 'sur la Racine',
  earth: 'sur la Terre',
})
const flow = selectByValue('flow', { 0: 'de gauche', 1: 'du milieu', 2: 'de droite' })
const space = selectByValue('space', SPACES)
const yes = (value: string, text: string, otherwise = '') => `{${value}, select, true {${text}} other {${otherwise}}}`

/** Said of a turn that no other one follows. */
const last = '{last, select, true {c’est ton dernier tour : } other {}}'
/** What a seat is asked, by the kinds of the rules; the screen adds `name`. */
const asks = {
  turn: `{name}, ${last}${selectByValue('can', { both: 'reçois, canalise ou médite', receive: 'reçois ou médite', channel: 'canalise ou médite' })}.`,
  meditate: `{name}, ${last}tu ne peux que méditer{unseen, plural, =0 {.} other { : sous quel jeton regardes-tu ?}}`,
  black: '{name}, une énergie noire doit venir avec{more, plural, =0 {.} other { ; d’autres peuvent.}}',
  receive: '{name}, prends-en une autre, ou choisis où {count, plural, one {elle va} other {elles vont}}.',
  place: '{name}, où {count, plural, one {va-t-elle} other {vont-elles}} ?',
  channel:
    '{name}, {made, plural, =0 {à faire : {steps}.} other {encore : {steps} ; chaque énergie ne bouge qu’une fois.}}',
  either: '{name}, fais monter ou descendre une énergie de 1.',
  exchange: '{name}, quelle énergie sort du sac ?',
} satisfies Record<ChakraPromptKind, string>

const inHand = 'D’abord les énergies dans ta main.'
const inAction = `D’abord l’action : ${space}.`
/** What has to be done before anything else, by what is asked. */
const first = {
  turn: `Pas maintenant : commence par ${selectByValue('can', { both: 'recevoir, canaliser ou méditer', receive: 'recevoir ou méditer', channel: 'canaliser ou méditer' })}.`,
  meditate: 'Pas maintenant : tu ne peux que méditer.',
  black: inHand,
  receive: inHand,
  place: inHand,
  channel: inAction,
  either: inAction,
  exchange: 'D’abord une énergie du sac.',
} satisfies Record<ChakraPromptKind, string>

/** Why an action is not offered. */
const reasons: Readonly<Record<ChakraIllegalReason, string>> = {
  ...messageGroup('first', first),
  gameOver: 'La partie est finie.',
  notYourTurn: 'C’est le tour de {seat}.',
  nothingLifted: 'Prends d’abord des énergies dans un flux.',
  noChannel: 'Pose d’abord un jeton sur une case Inspiration.',
  noExchange: 'Seul l’Échange ouvre le sac.',
  flowEmpty: `Le flux ${flow} est à sec.`,
  notInFlow: `Il n’y a pas de ${colour} dans le flux ${flow}.`,
  otherFlow: 'Toutes les énergies d’un tour viennent du même flux.',
  colourTwice: `Tu tiens déjà du ${colour} : on ne prend que des couleurs différentes.`,
  colourLimit: `Énergies de couleur ${colour} : tu en as déjà {limit}, jamais plus.`,
  noRoom: 'Tu n’as pas de place pour {count, plural, one {# énergie} other {# énergies}} ensemble.',
  noRoomBesideBlack: `Une énergie noire doit venir avec, et tu n’as pas de place pour du ${colour} et du noir.`,
  notAPlace: 'On reçoit les énergies dans les bulles ou sur un Chakra.',
  blackMissing: 'Ce flux montre du noir : une énergie noire doit venir avec.',
  bubblesFull: 'Il n’y a pas assez de bulles libres.',
  harmonized: `${TheChakra} est en harmonie : on n’y ajoute rien.`,
  notchOccupied: `Il y a déjà un jeton dans l’encoche ${ofChakra} : seul canaliser y mène encore.`,
  noToken: 'Tu n’as plus de jeton libre. Médite, et ceux des cases reviennent.',
  chakraFull: `Place sur ${theChakra} : {room, plural, =0 {aucune} one {# énergie} other {# énergies}}. Tu en tiens {count}.`,
  fifthNotch: 'Avec {tokens} jetons dans des encoches, un cinquième ne peut que compléter un Chakra sur-le-champ.',
  spaceOccupied: 'Il y a déjà un jeton ici. Médite, et il revient.',
  noSequence: `Impossible en ce moment, avec ce qui est sur ton plateau : ${space}.`,
  noAlleviated: 'Tu n’as pas d’énergie apaisée à donner.',
  bagEmpty: 'Le sac est vide.',
  bagLimit: 'De chaque couleur du sac, tu as déjà trois énergies.',
  notInBag: `Il n’y a pas de ${colour} dans le sac.`,
  noSuchMove: `Ce pas n’est pas, ou plus, dans l’action : ${space}.`,
  noEnergy: `Il n’y a pas de ${colour} ici.`,
  lockedHarmonized: 'Une énergie d’un Chakra en harmonie ne bouge plus jamais.',
  lockedEarth: 'Une énergie apaisée est arrivée : elle ne bouge plus jamais.',
  intoBubbles: 'Aucune énergie ne remonte dans les bulles.',
  beyondEarth: 'La descente finit sur la Terre, et chaque pas doit être fait.',
  onlyBlack: 'Seules les énergies noires entrent dans la Terre.',
  blocked: `${TheChakra} : plein, et en travers du chemin.`,
  alreadyMoved: `Cette énergie ${ofEnergy} a déjà bougé ; l’action en demande une autre.`,
  restImpossible: `Après cela, l’action ne pourrait pas être finie : ${space}.`,
  colourOwned: `Tu as déjà regardé sous le jeton ${colour}.`,
  colourNeeded: 'Choisis une couleur à regarder.',
}

export const chakra = {
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,

  // ------------------------------------------------------------------------------------------------- small parts
  'chakra.colour': colour,
  'chakra.chakra': chakraName,
  'chakra.space': space,
  'chakra.space.note': selectByValue('space', SPACE_NOTES),
  'chakra.step.down': '{count, plural, one {une énergie descend} other {# énergies descendent}} de {by}',
  'chakra.step.up': '{count, plural, one {une énergie monte} other {# énergies montent}} de {by}',

  // ------------------------------------------------------------------------------------------------ what is asked
  ...messageGroup('chakra.ask', asks),

  'chakra.final.energies': 'De nouvelles énergies sortent du sac.',
  'chakra.undo.energies': 'De nouvelles énergies sont sorties du sac.',
  'chakra.final.looked': 'Tu regardes sous un jeton Plénitude.',
  'chakra.undo.looked': 'Tu as regardé sous un jeton Plénitude.',

  // ----------------------------------------------------------------------------------------------------- choices
  'chakra.choice.lift': `Prendre : ${colour}, flux ${flow}${yes('owesBlack', ', puis noir')}`,
  'chakra.choice.liftMore': `Prendre aussi : ${colour}`,
  'chakra.choice.bubbles': 'Poser {energies} dans les bulles',
  'chakra.choice.place': `Poser {energies} sur ${theChakra}`,
  'chakra.choice.complete': `Poser {energies} sur ${theChakra} : harmonie`,
  'chakra.choice.channel': `Canaliser : ${selectByValue('space', SPACES_SHORT)}`,
  'chakra.choice.move': `${Colour} : ${place('from')} vers ${place('to')}${yes('completes', ', harmonie')}`,
  'chakra.choice.exchange': `Sortir du sac : ${colour} ({left, plural, one {il y en a #} other {il y en a #}})`,
  'chakra.choice.meditate': `Méditer : voir sous le jeton ${chakraColour}`,
  'chakra.choice.meditateOnly':
    'Méditer{tokens, plural, =0 { et laisser passer l’instant} one { : # jeton revient} other { : # jetons reviennent}}',

  // --------------------------------------------------------------------------------------------------------- log
  'chakra.log.receivedBubbles': `{seat} reçoit {colours} du flux ${flow} dans les bulles.`,
  'chakra.log.received': `{seat} reçoit {colours} du flux ${flow} sur ${theChakra}.`,
  'chakra.log.channelled': `{seat} canalise : ${space}.`,
  'chakra.log.down': `{seat} fait descendre une énergie ${ofEnergy} ${from} ${to}.`,
  'chakra.log.up': `{seat} fait monter une énergie ${ofEnergy} ${from} ${to}.`,
  'chakra.log.exchanged': `{seat} donne une énergie apaisée et prend une énergie ${ofEnergy} dans le sac.`,
  'chakra.log.meditated':
    '{seat} médite{tokens, plural, =0 {} one {, et # jeton revient} other {, et # jetons reviennent}}.',
  'chakra.log.looked': `{seat} regarde sous le jeton ${colour}.`,
  'chakra.log.lookedSelf': `{seat} regarde sous le jeton ${colour} et y trouve {value}.`,
  'chakra.log.harmonized': `{seat} met ${selectByValue('colour', THE_CHAKRAS)} en harmonie${yes('token', ' ; le jeton de l’encoche revient')}.`,
  'chakra.log.alleviated': 'Une énergie noire de {seat} atteint la Terre et s’apaise.',
  'chakra.log.bagEmpty': 'Le sac est vide : ce qui quitte le Lotus n’est plus remplacé.',
  'chakra.log.lastRound': '{seat} a cinq Chakras en harmonie : c’est la dernière manche.',
  'chakra.log.ended': '{reason} Les jetons Plénitude sont révélés ; celui laissé de côté vaut {eighth}.',

  // --------------------------------------------------------------------------------------------- figures at a glance
  'chakra.figure.harmonized': '{count, plural, one {# Chakra} other {# Chakras}} sur {goal} en harmonie',
  'chakra.figure.alleviated': '{count, plural, one {# énergie apaisée} other {# énergies apaisées}}',
  'chakra.figure.run':
    'Suite de {length} depuis la Racine{best, select, alone {, la plus longue} shared {, la plus longue à égalité} other {}}',
  'chakra.figure.points':
    '{points, plural, one {# point} other {# points}} pour l’instant{hidden, plural, =0 {} one {, et # Chakra de valeur inconnue} other {, et # Chakras de valeur inconnue}}',
  'chakra.figure.tokens':
    'Jetons libres : {free} sur {all}{notches, plural, =0 {} other {, # dans les encoches}}{spaces, plural, =0 {} other {, # sur les cases}}',
  'chakra.figure.limit': 'Déjà trois énergies : {energies}',
  'chakra.figure.lastRound': 'C’est la dernière manche.',
  'chakra.figure.bagEmpty': 'Le sac est vide.',
  'chakra.foretell.inPlace': `${Colour}\u00a0: {count} sur {all} en place`,

  // ------------------------------------------------------------------------------------------------------- scores
  'chakra.great.harmony': '{seat} met en harmonie : {chakras}.',
  'chakra.great.count': '{count} en harmonie ; à {goal}, la dernière manche commence.',
  'chakra.great.last': '{count} en harmonie : c’est la dernière manche.',
  'chakra.came': 'Du sac : {colours}.',
  'chakra.cameTo':
    '{count, plural, =0 {Aucun Chakra} one {Un Chakra} other {# Chakras}} en harmonie, {earth, plural, =0 {rien de rendu à la Terre} one {une énergie noire rendue à la Terre} other {# énergies noires rendues à la Terre}}',

  'chakra.score.chakra': `${selectByValue('colour', CHAKRAS)} en harmonie`,
  'chakra.score.earth':
    '{count, plural, =0 {Aucune énergie apaisée} one {# énergie apaisée} other {# énergies apaisées}}',
  'chakra.score.run': '{length, plural, =0 {Pas de suite depuis la Racine} other {Suite de # depuis la Racine}}',
  'chakra.rank.sage': 'Sagesse des sept roues',
  'chakra.rank.adept': 'Souffle apaisé',
  'chakra.rank.butterfly': 'Papillon du matin',
  'chakra.rank.chrysalis': 'Chrysalide presque éveillée',
  'chakra.rank.cocoon': 'Cocon rêveur',
  'chakra.rank.restless': 'Esprit agité',
  'chakra.end.harmony': 'Cinq Chakras sont en harmonie, et la manche est complète.',
  'chakra.end.deadlock': 'Plus personne ne peut rien faire d’autre que méditer : la partie s’apaise.',
  'chakra.end.standoff': 'Pendant trois manches, tout le monde n’a fait que méditer : la partie s’apaise.',
  'chakra.end.stall': 'Depuis vingt manches, rien de nouveau : la partie s’apaise.',

  // ----------------------------------------------------------------------------------------------------- refusals
  ...messageGroup('chakra.why', reasons),

  // ------------------------------------------------------------------------------------------ pieces on the board
  'chakra.label.energy': `Énergie ${ofEnergy} ${at}`,
  'chakra.label.liftedEnergy': `Énergie ${ofEnergy} en main`,
  'chakra.label.bubbles': 'Bulles : {free, plural, =0 {toutes prises} one {# libre} other {# libres}}',
  'chakra.label.earth':
    'Terre : {count, plural, =0 {rien d’apaisé encore} one {# énergie apaisée} other {# énergies apaisées}}',
  'chakra.label.harmonized': `${chakraLong} : en harmonie`,
  'chakra.label.chakra': `${chakraLong} : {own} sur 3 de sa couleur, {free, plural, =0 {plein} one {# case libre} other {# cases libres}}${yes('token', ', un jeton dans son encoche')}`,
  'chakra.label.notchToken': `Jeton dans l’encoche ${ofChakra} ; il revient quand ce Chakra est en harmonie`,
  'chakra.label.space': `Case {space} : ${space}${yes('taken', ' (occupée jusqu’à ce que tu médites)')}`,
  'chakra.label.supply':
    '{count, plural, =0 {Aucun jeton Inspiration libre} one {# jeton Inspiration libre} other {# jetons Inspiration libres}}',
  'chakra.label.meditations': '{count, plural, one {# jeton Méditation} other {# jetons Méditation}}',
  'chakra.label.meditation': `A regardé sous le jeton ${chakraColour}`,
  'chakra.label.board': `{seat} : {count, plural, =0 {aucun Chakra} one {# Chakra} other {# Chakras}} en harmonie{run, plural, =0 {} other {, suite de #}}${yes('first', ', commence la partie')}`,
  'chakra.label.maya': `Rangée {row}, flux ${flow} : ${selectByValue('colour', { ...COLOURS, black: 'noir', none: 'vide' })}`,
  'chakra.label.plenitude': `Plénitude ${ofChakra} (${chakraColour}) : {value}`,
  'chakra.label.plenitudeHidden': `Plénitude ${ofChakra} (${chakraColour}) : face cachée`,
  'chakra.label.bag':
    '{count, plural, =0 {Le sac est vide} one {# énergie dans le sac} other {# énergies dans le sac}}{count, plural, =0 {} other { : violet {purple}, indigo {darkBlue}, bleu {blue}, vert {green}, jaune {yellow}, orange {orange}, rouge {red}, noir {black}}}',
  'chakra.label.bagEnergy': `${Colour} : {count} dans le sac, {owned} à toi`,
  'chakra.label.lifted': '{count, plural, =0 {Rien en main} one {# énergie en main} other {# énergies en main}}',
  'chakra.label.round': 'Manche {round}',
  'chakra.label.lastRound': 'Manche {round}, la dernière',
  'chakra.label.out':
    'Hors de la partie : {spent, plural, =0 {aucune énergie} one {# énergie} other {# énergies}}, et le huitième jeton Plénitude{eighth, plural, =0 {} other { (#)}}',

  // -------------------------------------------------------------------------------------------- places in the outline
  'chakra.place.lotus': 'Lotus',
  'chakra.place.flow': `Flux ${flow}`,
  'chakra.place.karma': 'Jetons Plénitude',
  'chakra.place.lifted': 'En main',
  'chakra.place.bag': 'Sac',
  'chakra.place.bagOpen': 'Le sac ouvert',
  'chakra.place.box': 'Hors de la partie',
  'chakra.place.board': 'Plateau de {seat}',
  'chakra.place.position': selectByValue('position', { bubbles: 'Bulles', ...CHAKRAS, earth: 'Terre' }),
  'chakra.place.spaces': 'Cases Inspiration',
  'chakra.place.tokens': 'Jetons Inspiration',
  'chakra.place.meditation': 'Jetons Méditation',

  // ----------------------------------------------------------------------------------------------------- my values
  'chakra.values.known': `${chakraLong} : {value}`,
  'chakra.values.unknown': `${chakraLong} : pas encore vu`,
  'chakra.values.rest': 'Pas encore vus : {values}',
  'chakra.values.eighth': 'Hors de la partie : {value}',
  'chakra.values.over': 'Hors de la partie : {value}',

  // ------------------------------------------------------------------------------------- written on the board itself
  'chakra.sign.round': 'Manche',
  'chakra.sign.last': 'Dernière',
} as const satisfies Readonly<Record<keyof typeof english, string>>
