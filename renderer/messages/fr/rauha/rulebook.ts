/** The rules of Rauha on one page, in French. Its numbers come from the data of the rules. */
import {
  PRINTED_TILES_BY_SIDE,
  CARD_DATA,
  CARD_IDS,
  CARDS_DEALT_PER_SATELLITE,
  CRYSTALS_PER_DISCARD,
  ENTITY_IDS,
  ENTITY_DATA,
  AVATAR_STOPS,
  START_CRYSTALS,
  ENERGY_BY_WATER_SURPLUS,
} from '../../../../engine/rauha/data.ts'
import type { CardAge, CardId, AvatarStop } from '../../../../engine/rauha/data.ts'
import { rauhaInfo, BOARD_SIDES } from '../../../../engine/rauha/info.ts'
import {
  cardName,
  placementRuleText,
  effectText,
  entityEffectText,
  entityName,
  lineName,
  fullTileText,
  symbolName,
  tileDescriptionValues,
} from '../../../games/rauha/names.ts'
import { formatList, formatMessage } from '../../index.ts'
import type { RulebookTableCell, RulebookContent } from '../../rulebook.ts'

const AGES: readonly CardAge[] = [1, 2]
const CORNERS = AVATAR_STOPS.filter(({ kind }) => kind === 'corner')
const POOLS = { moon: 'lune', star: 'étoile' }
const CORNER_NAMES = {
  'top-left': 'en haut à gauche',
  'top-right': 'en haut à droite',
  'bottom-left': 'en bas à gauche',
  'bottom-right': 'en bas à droite',
}

/** The turns of a round, and the corner where it is scored. */
function roundRow({ round, age, corner }: AvatarStop): readonly RulebookTableCell[] {
  const turns = AVATAR_STOPS.filter((stop) => stop.round === round && stop.kind === 'notch')
  return [
    round,
    age,
    ...turns.map(({ squares, pool }) => {
      const line = formatMessage(lineName(squares) ?? { id: '' })
      return pool === null ? line : `${line}, ${POOLS[pool]}`
    }),
    corner === null ? '' : CORNER_NAMES[corner],
  ]
}

/** Cards of each Age that are never dealt, by number of players. */
function undealt(): string {
  const { min, max } = rauhaInfo.players
  const ofAge = CARD_IDS.filter((card) => CARD_DATA[card].age === 1).length
  const roundsOfAge = CORNERS.filter(({ age }) => age === 1).length
  const counts = Array.from({ length: max - min }, (_, more) => min + more)
  return formatList(
    counts.map((players) => `${ofAge - players * CARDS_DEALT_PER_SATELLITE * roundsOfAge} à ${players} joueurs`),
  )
}

function cardRow(card: CardId): readonly RulebookTableCell[] {
  const { effect, placement, water } = CARD_DATA[card]
  const { biomes, animals } = tileDescriptionValues(CARD_DATA[card])
  const all = (names: typeof biomes): string => formatList(names.map((name) => formatMessage(name)))
  const tile = { kind: 'tile', face: 1, card, side: 'A', square: 0 } as const
  const sign = { sprite: tile, word: formatMessage(cardName(card)), size: 3 }
  return [
    { signs: [sign], text: all(biomes) },
    all(animals),
    water === 0 ? '' : water,
    formatMessage(effectText(effect)),
    formatMessage(placementRuleText(placement)),
  ]
}

export const rulebook = (): RulebookContent => ({
  intro:
    'Neuf cases d’un monde aride sont entre tes mains. Fais-y vivre des biomes, éveille ce qu’ils contiennent chaque fois que passe ton avatar, et gagne la faveur des entités divines. Qui a tiré le plus d’énergie de son monde à la fin du deuxième Âge a gagné.',
  chapters: [
    {
      id: 'table',
      title: 'Ce qu’il y a sur la table',
      blocks: [
        {
          terms: [
            [
              'Monde',
              'Ton plateau de trois cases sur trois. Des biomes y sont imprimés ; les cartes se posent par-dessus. Une rangée ou une colonne de trois est une ligne ; une diagonale n’en est pas une.',
              'world',
            ],
            [
              'Tuile',
              'Ce qui se voit sur une case : un ou deux biomes, jusqu’à trois animaux volants, terrestres ou marins, peut-être des sources d’eau, peut-être un effet.',
              'tile',
            ],
            [
              'Satellite',
              'Un paquet face cachée entre deux voisins. C’est le lot lune de l’un et le lot étoile de l’autre.',
              'satellite',
            ],
            [
              'Avatar',
              'Il fait une fois le tour du plateau. Sa place dit quel lot tu regardes et quelle ligne tu actives. Tous les avatars sont toujours au même endroit.',
              'avatar',
            ],
            [
              'Cristaux',
              `Ce que coûtent cartes et effets. Chacun commence avec ${START_CRYSTALS} ; il y en a toujours assez.`,
              'crystals',
            ],
            [
              'Spore',
              'Posée sur une case, une au plus, elle y reste quand la tuile est couverte. Elle fait compter la tuile au décompte d’une manche.',
              'spore',
            ],
            [
              'Entité divine',
              'Il y en a sept. Chacune est dans la réserve commune, ou chez la dernière personne à l’avoir gagnée.',
              'entity',
            ],
            ['Énergie', 'Ce qui fait gagner. Elle ne se perd jamais, et continue au-delà de 99.', 'energy'],
          ],
        },
        {
          scene: 'world',
          label:
            'Un monde avec quatre cartes, et une spore. Les trois tuiles de la ligne marquée ont quelque chose en commun : elle vient de gagner une entité.',
        },
        { scene: 'sky', label: '1 : combien d’énergie a chacun. 2 : les entités, dont une est partie vers un monde.' },
      ],
    },
    {
      id: 'course',
      title: 'Le déroulement',
      blocks: [
        `Quatre manches de trois tours, chacune close par un décompte. Au début d’une manche, chaque satellite reçoit ${CARDS_DEALT_PER_SATELLITE} cartes face cachée, de l’Âge 1 aux deux premières manches et de l’Âge 2 ensuite. Sur la partie, chaque ligne est activée deux fois.`,
        {
          head: ['Manche', 'Âge', 'Tour 1', 'Tour 2', 'Tour 3', 'Décompte'],
          rows: CORNERS.map(roundRow),
        },
      ],
    },
    {
      id: 'turn',
      title: 'Un tour',
      blocks: [
        'Tous choisissent une carte en même temps. Puis chacun à son tour, dans le sens horaire, fait d’un trait les trois étapes suivantes. Enfin, tous les avatars avancent.',
        {
          terms: [
            [
              'Choisir',
              'Regarde le lot que désigne l’avatar, garde une carte, et remets les autres sans les montrer. Tu peux changer d’avis jusqu’à ce que tous aient choisi. Au troisième tour d’une manche, la carte qui reste va au trou noir et quitte la partie.',
              'choose',
            ],
            [
              'Placer',
              'Pose la carte sur n’importe quelle case, dans n’importe quelle ligne. Une carte avec un prix se paie aussitôt en entier ; une carte avec des cases marquées est gratuite mais ne va que là ; toute autre est gratuite partout. Ce qui est couvert est perdu pour de bon.',
              'place',
            ],
            [
              'Ou défausser',
              `Donne plutôt la carte au trou noir, face cachée, contre ${CRYSTALS_PER_DISCARD} cristaux ou contre une spore sur une de tes cases qui n’en a pas.`,
              'discard',
            ],
            ['Accueillir', 'Vois si la carte placée t’a gagné une entité.', 'welcome'],
            [
              'Activer',
              'Utilise les trois tuiles de la ligne de l’avatar et les entités que tu viens d’accueillir : une fois chacune, dans l’ordre que tu veux, et seulement ce que tu veux. Une spore n’y change rien.',
              'activate',
            ],
          ],
        },
        {
          title: 'Un tour',
          example: [
            { scene: 'turn1', label: 'La carte gardée est à placer ou à défausser.' },
            {
              scene: 'turn2',
              label:
                'Placée sur la case marquée, elle donne aux tuiles de sa ligne un symbole commun : une entité est accueillie.',
            },
            {
              scene: 'turn3',
              label:
                'Deux tuiles de la ligne de l’avatar ont été activées, pour trois cristaux, et l’entité, pour cinq énergies.',
            },
          ],
        },
      ],
    },
    {
      id: 'order',
      title: 'Qui joue en premier',
      blocks: [
        'Qui a le plus d’énergie commence ; à égalité, c’est le jeton arrivé en dernier, car il est au-dessus de la pile. Cela se décide au début d’un tour ou d’un décompte et vaut jusqu’à sa fin.',
      ],
    },
    {
      id: 'effects',
      title: 'Effets',
      blocks: [
        [
          'Si un effet a un prix, on le paie une fois pour le tout. Des cristaux gagnés à l’instant peuvent y servir.',
          'Ce qui se gagne pour chaque chose compte les neuf tuiles visibles de ton propre monde, celle-ci comprise ; deux animaux sur une tuile font deux.',
          'Une spore va sur n’importe laquelle de tes cases qui n’en a pas, celle activée comprise. Quand les neuf en ont une, l’effet ne peut servir.',
          'Metsat compte l’espèce d’animal que tu as le plus.',
        ],
      ],
    },
    {
      id: 'entities',
      title: 'Entités divines',
      blocks: [
        'Quand tu places une carte, regarde sa rangée et sa colonne. Si les trois tuiles de l’une partagent un biome ou une espèce d’animal, tu prends l’entité de ce symbole, dans la réserve ou à quelqu’un d’autre. Une tuile compte pour tout ce qu’elle montre. Une ligne de désert ne gagne rien. Peu importe que la ligne ait déjà été complète avant, mais rien ne se passe si l’entité est déjà chez toi.',
        'Une entité reste chez toi, même si la ligne est rompue ensuite, jusqu’à ce que quelqu’un d’autre la gagne. Tu peux en avoir autant que tu veux. Tu peux en activer une au tour où tu l’accueilles, et à chaque décompte.',
        {
          head: ['Entité', 'Vient pour une ligne', 'Donne'],
          rows: ENTITY_IDS.map((entity) => [
            formatMessage(entityName(entity)),
            formatMessage(symbolName(ENTITY_DATA[entity].symbol)),
            formatMessage(entityEffectText(entity)),
          ]),
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Décompte',
      blocks: [
        'Après trois tours, les avatars sont dans un coin. L’un après l’autre, dans le sens horaire, chacun active ses tuiles avec spore et toutes ses entités, une fois chacune, dans l’ordre voulu. Une spore posée entre-temps rend aussitôt sa tuile disponible. Les spores restent en place.',
        `Puis on compte les sources d’eau, sur les neuf tuiles et avec ${formatList(
          ENTITY_IDS.filter((entity) => ENTITY_DATA[entity].water > 0).map((entity) =>
            formatMessage(entityName(entity)),
          ),
        )}, et on retire le plus petit nombre que quelqu’un possède :`,
        {
          across: true,
          rows: [
            [
              'De plus que le moins',
              ...ENERGY_BY_WATER_SURPLUS.map((_, more) =>
                more === ENERGY_BY_WATER_SURPLUS.length - 1 ? `${more} ou plus` : more,
              ),
            ],
            ['Énergie', ...ENERGY_BY_WATER_SURPLUS],
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      blocks: [
        'La partie finit avec le quatrième décompte. Le plus d’énergie gagne ; à égalité, la victoire est partagée. Cristaux, spores et entités ne valent alors plus rien.',
      ],
    },
    {
      id: 'boards',
      title: 'Les plateaux',
      blocks: [
        'Tous jouent sur la même face, et tous les plateaux d’une face sont pareils.',
        ...BOARD_SIDES.map((side) => {
          const tiles = PRINTED_TILES_BY_SIDE[side].map((tile) => formatMessage(fullTileText(tile)))
          return { title: `Face ${side}`, board: [0, 3, 6].map((first) => tiles.slice(first, first + 3)) }
        }),
      ],
    },
    {
      id: 'cards',
      title: 'Les cartes',
      blocks: [
        `Chacune existe une fois. À moins de cinq joueurs, certaines de chaque Âge restent dans la boîte, sans être vues : ${undealt()}.`,
        {
          head: ['Biome', 'Animaux', 'Eau', 'Effet', 'Placement'],
          parts: AGES.map((age) => ({
            title: `Âge ${age}`,
            rows: CARD_IDS.filter((card) => CARD_DATA[card].age === age).map(cardRow),
          })),
        },
      ],
    },
  ],
})
