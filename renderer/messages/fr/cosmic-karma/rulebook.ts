/** The rules of the Cosmic Karma Game on one page, in French. Its numbers come from the data of the rules. */
import {
  CHOICE_CARDS,
  KARMA_CARDS,
  karmicMajorityOfAccount,
  SPACE_IDS,
  SPACES,
} from '../../../../engine/cosmic-karma/index.ts'
import type { KarmaAccount } from '../../../../engine/cosmic-karma/index.ts'
import {
  LOOSE_BEADS_FROM_LOOSENED_HABIT,
  BEADS_PER_HABIT,
  KARMA_COLOURS,
  FREE_WILL_COPIES_PER_NUMBER,
  FREE_WILL_NUMBERS,
  LAND_NUMBERS,
  MAX_WAITS_IN_PLANNING,
  SIDE_IDS_OF_CHOICE_CARD,
  START_BEADS_PER_COLOUR,
} from '../../../../engine/cosmic-karma/data.ts'
import type {
  ChoiceCardId,
  KarmaCardId,
  LandNumber,
  ChoiceCardSideId,
  SpaceData,
} from '../../../../engine/cosmic-karma/data.ts'
import { EXTRA_BEAD_OPTIONS } from '../../../../engine/cosmic-karma/info.ts'
import {
  cardName,
  cardTextAndEffects,
  colourName,
  beadsOrRingsName,
  landName,
  formatSignedScore,
  spaceEffectText,
  spaceName,
} from '../../../games/cosmic-karma/names.ts'
import { formatList, formatMessage } from '../../index.ts'
import type { RulebookTableCell, RulebookContent } from '../../rulebook.ts'

const NONE = { green: 0, orange: 0 }
const account = (rings: KarmaAccount['rings'], beads = NONE, habits = NONE): KarmaAccount => {
  return { rings, beads, habits, pegs: { torch: 0, sword: 0, wand: 0 } }
}
/** The four cases of the booklet: with the scores -2/+6, +1/-3, +2/-2 and -4/-4. */
const CASES = [
  account({ green: 0, orange: 6 }, { green: 2, orange: 0 }),
  account({ green: 1, orange: 1 }, NONE, { green: 0, orange: 1 }),
  account({ green: 2, orange: 0 }, { green: 0, orange: 2 }),
  account(NONE, NONE, { green: 1, orange: 1 }),
]

function majorityRow(of: KarmaAccount): readonly RulebookTableCell[] {
  const parts = KARMA_COLOURS.flatMap((colour) => {
    const [rings, beads, habits] = [of.rings[colour], of.beads[colour], of.habits[colour]]
    const name = formatMessage(colourName(colour))
    return [
      ...(rings > 0 ? [formatMessage(beadsOrRingsName('ring', colour, rings))] : []),
      ...(beads > 0 ? [formatMessage(beadsOrRingsName('bead', colour, beads))] : []),
      ...(habits > 0 ? [`une habitude ${name}`] : []),
    ]
  })
  const { green, orange, item, colour } = karmicMajorityOfAccount(of)
  const either = item === null ? 'rien' : 'une perle, couleur au choix'
  const taken = item === null || colour === null ? either : formatMessage(beadsOrRingsName(item, colour, 1))
  return [formatList(parts), { weighs: formatSignedScore(green) }, { weighs: formatSignedScore(orange) }, taken]
}

function spacesOf(title: string, holds: (space: SpaceData) => boolean) {
  const spaces = SPACE_IDS.filter((space) => holds(SPACES[space]))
  return {
    title,
    rows: spaces.map((space) => [formatMessage(spaceName(space)), formatMessage(spaceEffectText(space))]),
  }
}

const region = (title: string, of: SpaceData['region']) => spacesOf(title, (space) => space.region === of)

function written(card: ChoiceCardId | KarmaCardId, side: ChoiceCardSideId | null): RulebookTableCell {
  const { text, effects } = cardTextAndEffects(card, side)
  return { text: formatMessage(text), weighs: formatMessage(effects) }
}

/** All cards, land by land. @param told what stands on a card, and what it does */
function cardsOf<C extends ChoiceCardId | KarmaCardId>(
  cards: Readonly<Record<C, { readonly land: LandNumber }>>,
  told: (card: C) => readonly RulebookTableCell[],
) {
  const ids = Object.keys(cards) as C[]
  return LAND_NUMBERS.map((land) => ({
    title: formatMessage(landName(land)),
    rows: ids.filter((card) => cards[card].land === land).map((card) => [formatMessage(cardName(card)), ...told(card)]),
  }))
}

const made = SPACE_IDS.filter((space) => SPACES[space].origin.effect === 'reconstruction').length

export const rulebook = (): RulebookContent => ({
  intro:
    'Tu pars de la Conscience Cosmique avec un peu de karma en poche. Tu vas vivre, choisir mal, choisir bien, rencontrer du monde, mourir, y réfléchir et renaître, jusqu’à ce que plus rien ne te retienne. Qui rentre en premier a gagné.',
  chapters: [
    {
      id: 'goal',
      title: 'Le chemin du retour',
      blocks: [
        'Tu peux rentrer quand ton compte montre tout ceci :',
        [
          'trois outils maîtres : deux fiches de torche, d’épée et de baguette ;',
          'aucune perle libre, d’aucune couleur ;',
          'aucune habitude.',
        ],
        'Alors, tout trajet aux dés ou aux cartes qui atteint « S’accrocher », la dernière case sur Terre, te fait rentrer aussitôt, avec ou sans cases de reste, et tu gagnes. Si ton nombre finit juste là et que d’autres s’y tiennent, leurs majorités karmiques viennent d’abord. Les anneaux de reste ne comptent pas.',
        {
          scene: 'ring',
          label:
            'Tout le chemin : l’anneau des cases sur Terre à travers les quatre Pays, le Royaume des Esprits à côté, et les paquets des Pays au milieu.',
        },
      ],
    },
    {
      id: 'table',
      title: 'Ton compte',
      blocks: [
        {
          terms: [
            [
              'Perles',
              `Le mauvais karma : vertes pour ta façon de traiter les autres, orange pour ta façon de te traiter. Tu commences avec ${START_BEADS_PER_COLOUR} de chaque.`,
              'beads',
            ],
            [
              'Anneaux',
              'Le bon karma, dans les mêmes couleurs. Un anneau et une perle libre de même couleur s’annulent aussitôt, et tous deux disparaissent. Un anneau sans rien à annuler attend la prochaine perle.',
              'rings',
            ],
            [
              'Habitudes',
              `Dès que tu as ${BEADS_PER_HABIT} perles libres d’une couleur, elles deviennent une habitude sur un bâton. Les anneaux n’y peuvent plus rien, et restent à côté.`,
              'habits',
            ],
            [
              'Outils',
              'Des fiches de trois sortes. Deux pareilles font un outil maître, qui ne se perd jamais et fait quelque chose pour toi. On n’en prend pas de troisième.',
              'tools',
            ],
            [
              'Cartes Libre Arbitre',
              `Des nombres de 1 à 6, ${FREE_WILL_COPIES_PER_NUMBER} de chaque. Elles sont visibles, autant que tu en as, et te font avancer à la place des dés.`,
              'freeWill',
            ],
            ['Cartes Tour Perdu', 'Tant que tu en as une, tout ton tour consiste à en rendre une.', 'lostTurns'],
          ],
        },
        {
          scene: 'account',
          label:
            '1 : les perles libres, ici aucune. 2 : les habitudes, une verte. 3 : les anneaux. 4 : les outils, avec deux fiches torche et deux épée : deux outils maîtres. 5 : les cartes Libre Arbitre.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Un tour',
      blocks: [
        {
          terms: [
            [
              'Qui commence',
              'Chacun lance les deux dés : le plus grand total commence, et les ex æquo relancent. On joue dans le sens horaire.',
              'begin',
            ],
            [
              'Ton nombre',
              'Lance les deux dés, ou pose à la place autant de cartes Libre Arbitre que tu veux et additionne-les ; jamais les deux. Les cartes utilisées vont sous leur paquet, le plus petit nombre d’abord.',
              'count',
            ],
            [
              'Avancer',
              'Utilise tout le nombre : dans le sens horaire sur Terre, dans l’autre sens au Royaume des Esprits. Chaque case compte un, les flèches rien. À une bifurcation, choisis. Plusieurs pions peuvent partager une case. Ce que tu dépasses ne fait rien, sauf les cases Libre Arbitre, les panneaux stop et « S’accrocher ».',
              'move',
            ],
            ['Rencontrer', 'Sur Terre, prends d’abord la majorité karmique de tous ceux qui sont déjà là.', 'meet'],
            [
              'Arriver',
              'Puis fais ce que dit la case. Les anneaux viennent avant les perles, et une pièce après l’autre. Sur une flèche, suis-la d’abord, et arrive là où elle finit.',
              'land',
            ],
          ],
        },
        {
          title: 'Un tour, pas à pas',
          example: [
            { scene: 'move1', label: 'Le tour commence : lancer les dés, ou poser des cartes Libre Arbitre.' },
            { scene: 'move2', label: 'Les dés montrent deux et deux. Le pion doit avancer de quatre.' },
            {
              scene: 'move3',
              label:
                'Il a avancé de quatre cases dans le Royaume des Esprits, et là où il est arrivé, il y avait une fiche baguette à prendre.',
            },
          ],
        },
      ],
    },
    {
      id: 'majority',
      title: 'Majorité karmique',
      blocks: [
        'La compagnie déteint. Compte les deux couleurs de l’autre personne : plus un par anneau, moins un par perle et moins un par bâton, si bien qu’une habitude vaut moins quatre. La couleur la plus loin de zéro décide : tu en prends un anneau si elle est au-dessus, une perle si elle est en dessous. La pièce vient de la banque, et le compte de l’autre ne change pas.',
        'Deux scores égaux te laissent la couleur. Aussi loin au-dessus qu’en dessous de zéro, ou rien du tout, c’est neutre : tu ne prends rien. S’il y a plusieurs personnes, choisis là où tu peux ; puis prends tous les anneaux, puis toutes les perles.',
        'Cela compte à chaque arrivée sur Terre : par dés, cartes, flèches, ou en rejoignant quelqu’un. Au Royaume des Esprits, personne ne déteint sur personne.',
        { head: ['L’autre a', 'Vert', 'Orange', 'Tu prends'], rows: CASES.map(majorityRow) },
      ],
    },
    {
      id: 'tools',
      title: 'Outils maîtres',
      blocks: [
        {
          terms: [
            [
              'Torche Maîtresse',
              'L’intuition. Une carte Choix que tu pioches te montre ses deux faces, et tu peux utiliser celle du dessous.',
            ],
            [
              'Épée Maîtresse',
              `La raison. Chaque fois que tu arrives dans le Temple de l’Épée, une de tes habitudes se défait : le bâton et une perle s’en vont, et ${LOOSE_BEADS_FROM_LOOSENED_HABIT} perles redeviennent libres. Des anneaux de leur couleur les annulent ; avec une perle libre que tu avais déjà, elles peuvent refaire une habitude. Il n’y a pas d’autre remède aux habitudes.`,
            ],
            ['Baguette Maîtresse', 'L’action et la direction. Elle ouvre les Roues du Dharma.'],
          ],
        },
      ],
    },
    {
      id: 'cards',
      title: 'Les cartes',
      blocks: [
        'Chaque Pays a ses propres paquets. On les mélange une fois, avant la partie ; les cartes utilisées vont sous leur paquet à la vue de tous : qui fait attention sait ce qui reviendra.',
        {
          terms: [
            [
              'Cartes Choix',
              'Deux façons de vivre une situation. Le hasard décide quelle face est visible : c’est ce que tu as fait.',
            ],
            ['Cartes Karma', 'Tout finit par revenir. Fais ce que dit la carte.'],
            [
              'Cartes Libre Arbitre',
              'Une pour chaque case Libre Arbitre où tu arrives ou que tu dépasses. Tu peux l’utiliser dès ton prochain tour. Si le paquet est vide, il n’y en a pas.',
            ],
          ],
        },
      ],
    },
    {
      id: 'places',
      title: 'Lieux particuliers',
      blocks: [
        {
          terms: [
            [
              'Temples',
              'Deux chemins à côté de l’anneau, ouverts à tous. Le Temple de la Torche a une case de moins que l’anneau qui le longe, le Temple de l’Épée une case de plus.',
            ],
            [
              'Roues du Dharma',
              'Quatre roues en cercle, une par Pays. Avec la Baguette Maîtresse, entre quand ton trajet dépasse la case Libre Arbitre voisine ; un trajet qui y commence continue sur l’anneau. Reste autant de tours que tu veux, tourne de Pays en Pays, et ressors sur la case Libre Arbitre voisine de n’importe laquelle. L’entrée et la sortie apportent une carte chacune. Un trajet peut passer par autant de roues que son nombre le permet, et y rentrer plus loin ; juste à la sortie d’une roue, il continue d’abord dans ce Pays.',
            ],
            [
              'La Fosse',
              '« Pente glissante » et certaines cartes y mènent. Après les majorités de tous ceux qui y sont, tu prends une perle de la couleur de ton choix, et ton tour est fini, même si un autre devait suivre. Au tour suivant, tu en sors comme si de rien n’était.',
            ],
            [
              'S’accrocher',
              'S’il te manque quelque chose, le chemin mène d’ici au Bilan de la vie passée. En arrivant ici exactement, tu prends les majorités dans tous les cas. Si tu as ensuite tout ce qu’il faut, tu rentres ; sinon, tu perds un tour. Si quelque chose complète ton compte pendant que tu es ici, tu rentres au début de ton prochain tour.',
            ],
          ],
        },
      ],
    },
    {
      id: 'spirit',
      title: 'Le Royaume des Esprits',
      blocks: [
        'Après une vie, le chemin traverse les nuages, du Bilan de la vie passée à la Préparation de la vie future. Les deux sont des panneaux stop : ton tour y finit, quel que soit le reste. Compte et cartes te suivent dans la prochaine vie. Depuis la Préparation de la vie future, tu choisis :',
        {
          terms: [
            ['Revivre', 'Dés ou cartes Libre Arbitre, comme toujours ; « Moi, moi, moi » est la première case.'],
            [
              'Rejoindre quelqu’un',
              'Va sur la case de n’importe qui sur l’anneau, dans un temple ou dans la Fosse, prends les majorités de tous ceux qui y sont et ce que donne la case, mais pas de cartes Libre Arbitre à ce tour.',
            ],
            ['Attendre', `Il ne se passe rien. Tu peux attendre jusqu’à ${MAX_WAITS_IN_PLANNING} tours par séjour.`],
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      blocks: [
        'Qui rentre en premier gagne, et la partie est finie aussitôt. Les autres sont rangés par leurs outils maîtres, puis par le moins de perles ; c’est une politesse, pas un score.',
      ],
    },
    {
      id: 'variant',
      title: 'Un départ plus lourd',
      blocks: [
        `Pour une route plus longue, on peut donner à chacun jusqu’à ${EXTRA_BEAD_OPTIONS.at(-1) ?? 0} perles de plus de chaque couleur au départ. Trois d’une couleur deviennent aussitôt une habitude.`,
      ],
    },
    {
      id: 'ours',
      title: 'Ce qui est de nous',
      blocks: [
        'Le livret publié donne les règles, mais ni la liste des cases ni le texte des cartes ne sont publics. Une partie de cette édition est donc une reconstitution, faite pour s’accorder à ces règles.',
        [
          'Du livret : les trois royaumes, les quatre Pays et les sens de marche ; perles, anneaux, habitudes et outils ; la majorité karmique avec les quatre cas ci-dessus ; l’usage de toutes les sortes de cartes ; ce que font temples, roues, Fosse, panneaux stop et Préparation de la vie future ; et les noms Moi, moi, moi, S’accrocher, Bilan de la vie passée, Préparation de la vie future, la Fosse, les deux temples et les Roues du Dharma.',
          `De nous : l’ordre et le nombre des cases, et ce que font ${made} des ${SPACE_IDS.length} ; où se trouvent la Fosse et le Temple de la Torche, la longueur des temples, et qu’il y a quatre roues ; les chiffres et les textes des ${Object.keys(CHOICE_CARDS).length} cartes Choix, ${Object.keys(KARMA_CARDS).length} Karma et ${FREE_WILL_NUMBERS.length * FREE_WILL_COPIES_PER_NUMBER} Libre Arbitre ; le sens des deux couleurs et des Pays ; et tous les dessins.`,
          'Le jeu a été publié pour deux à quatre. Il marche tel quel à cinq et six, et il est donc proposé ainsi. Là où le livret peut se lire de deux façons, cette édition a tranché ; rien d’autre n’a changé.',
        ],
      ],
    },
    {
      id: 'spaces',
      title: 'Toutes les cases',
      blocks: [
        {
          head: ['Case', 'Ce qu’elle fait'],
          parts: [
            ...LAND_NUMBERS.map((of) =>
              spacesOf(formatMessage(landName(of)), ({ region, land }) => region === 'ring' && land === of),
            ),
            region('Temple de la Torche', 'torch'),
            region('Temple de l’Épée', 'sword'),
            region('Roues du Dharma', 'wheels'),
            region('À côté de l’anneau', 'pit'),
            region('Le Royaume des Esprits', 'clouds'),
          ],
        },
      ],
    },
    {
      id: 'allChoice',
      title: 'Toutes les cartes Choix',
      blocks: [
        {
          head: ['Carte', 'Une face', 'L’autre face'],
          widths: [28, 36, 36],
          parts: cardsOf(CHOICE_CARDS, (card) => SIDE_IDS_OF_CHOICE_CARD.map((side) => written(card, side))),
        },
      ],
    },
    {
      id: 'allKarma',
      title: 'Toutes les cartes Karma',
      blocks: [{ head: ['Carte', 'Ce qui revient'], parts: cardsOf(KARMA_CARDS, (card) => [written(card, null)]) }],
    },
  ],
})
