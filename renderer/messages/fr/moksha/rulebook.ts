/** The rules of Moksha on one page, in French. Its numbers come from the data of the rules. */
import {
  REQUIRED_VITALITY_BY_STAGE,
  AURA_GAINS,
  AURA_TARGET_BY_PLAYER_COUNT,
  CASTE_DATA,
  CASTES,
  DISCIPLES_PER_PLAYER,
  MAX_DISCIPLES_PER_REGION,
  GODS,
  HARMONY_POINTS_BY_RING,
  MAX_KARMA_PAID_FOR_REBIRTH,
  MAX_HELD_KARMA_PER_PILLAR,
  KARMA_TOKENS_PER_COLOUR,
  OCCUPATION_DATA,
  OCCUPATION_IDS,
  DATA_PROVENANCE,
  REGIONS,
  MAJORITIES_NEEDED_PER_AURA,
  MAX_STACK_HEIGHT_BY_PLAYER_COUNT,
  TOKEN_DATA,
  VITALITY_TOKEN_SLOTS_PER_PLAYER,
  VITALITY_TOKEN_COUNT,
  VITALITY_TOKEN_KINDS,
} from '../../../../engine/moksha/data.ts'
import type { DataOrigin } from '../../../../engine/moksha/data.ts'
import { mokshaInfo } from '../../../../engine/moksha/info.ts'
import {
  casteName,
  godName,
  godEffectText,
  occupationName,
  occupationEffectText,
  regionName,
  tokenName,
} from '../../../games/moksha/names.ts'
import { formatList, formatMessage } from '../../index.ts'
import type { RulebookContent } from '../../rulebook.ts'

/** Tokens that are in no stack with two or three players (MOK-14). */
const LEFT_OVER = VITALITY_TOKEN_COUNT - REGIONS.length * (MAX_STACK_HEIGHT_BY_PLAYER_COUNT[2] ?? 0)

const { min, max } = mokshaInfo.players
const PLAYERS = Array.from({ length: max - min + 1 }, (_, more) => min + more)

/** The tables of the data, for whoever asks where they come from. */
const TABLES: Readonly<Record<keyof typeof DATA_PROVENANCE, string>> = {
  REGIONS: 'noms et frontières des régions',
  START_CASTE_BY_REGION_RANGE: 'les castes de départ',
  TEMPLE_BUILDINGS_INCLUDING_COPIES: 'le nombre de temples de chaque couleur',
  HEXES: 'la taille de la grille d’harmonie et ses récoltes',
  HARMONY_SHIFT_VECTOR_BY_PILLAR: 'les directions des trois couleurs',
  HARMONY_POINTS_BY_RING: 'ce que valent les anneaux de la grille',
  TOKEN_DATA: 'le nombre de jetons de chaque sorte',
  CASTE_DATA: 'la vitalité des castes',
  OCCUPATION_DATA: 'le nombre de cartes de chaque métier',
  REQUIRED_VITALITY_BY_STAGE: 'la vitalité que demandent les étapes',
  DISCIPLES_PER_PLAYER: 'le nombre de disciples',
  MAX_DISCIPLES_PER_REGION: 'la place d’une région',
  KARMA_TOKENS_PER_COLOUR: 'la réserve de karma',
  MAX_HELD_KARMA_PER_PILLAR: 'le karma que l’on peut tenir',
  VITALITY_TOKEN_SLOTS_PER_PLAYER: 'les emplacements de jetons',
  MAX_STACK_HEIGHT_BY_PLAYER_COUNT: 'la hauteur des piles',
  AURA_TARGET_BY_PLAYER_COUNT: 'l’aura pour le moksha',
  AURA_GAINS: 'ce qui donne de l’aura',
  MAX_BRAHMA_DRAWS: 'ce que tire Brahma',
  MAX_GANESHA_KARMA: 'ce que donne Ganesh',
}

function tablesOf(origin: DataOrigin): string {
  const tables = Object.keys(TABLES) as (keyof typeof TABLES)[]
  return formatList(tables.filter((table) => DATA_PROVENANCE[table] === origin).map((table) => TABLES[table]))
}

export const rulebook = (): RulebookContent => ({
  intro:
    'Tu voyages à travers l’Hindoustan, tu vis, tu meurs et tu renais. Un esprit équilibré gagne des disciples, un esprit déséquilibré récolte du karma ; à ta mort, les disciples deviennent de l’aura, et le karma une meilleure vie. Qui a assez d’aura quitte la roue des renaissances, et parmi ceux-là, la meilleure harmonie gagne.',
  chapters: [
    {
      id: 'table',
      title: 'Ce qu’il y a sur la table',
      blocks: [
        {
          terms: [
            [
              'Région',
              `Il y en a ${REGIONS.length}, chacune avec un bâtiment, une pile de jetons de vitalité dont tu vois celui du dessus, et de la place pour ${MAX_DISCIPLES_PER_REGION} disciples de tous ensemble.`,
              'region',
            ],
            [
              'Sanctuaire et temple',
              'Quatre sanctuaires, un par dieu, sont placés au hasard dans les régions 1 à 4 ; sept temples dans les autres. Un temple montre un point : deux sont dharma, deux kama, deux artha, et un est neutre.',
              'building',
            ],
            [
              'Jeton de vitalité',
              `Il a une couleur, une ou deux flèches, et de la vitalité. Tu en tiens jusqu’à ${VITALITY_TOKEN_SLOTS_PER_PLAYER}. Au début, une pile en a ${MAX_STACK_HEIGHT_BY_PLAYER_COUNT[2]} à deux ou trois joueurs, sinon ${MAX_STACK_HEIGHT_BY_PLAYER_COUNT[4]}.`,
              'token',
            ],
            [
              'Océan Indien',
              `Là vont, face cachée, les jetons que quelqu’un rend, remplace ou perd en mourant. À deux ou trois joueurs, les ${LEFT_OVER} qui restent au début s’y trouvent.`,
              'ocean',
            ],
            ['Disciples', `Tu en as ${DISCIPLES_PER_PLAYER}, dans ta réserve ou sur la carte.`, 'disciples'],
            [
              'Karma',
              `${KARMA_TOKENS_PER_COLOUR} de chaque couleur dans la réserve ; tu en tiens jusqu’à ${MAX_HELD_KARMA_PER_PILLAR} de chaque.`,
              'karma',
            ],
            [
              'Ta fiche',
              'La grille d’harmonie avec ton marqueur, les étapes de ta vie, tes jetons, ton karma, tes dieux, ton aura, et la carte de cette vie : un métier d’une des cinq castes.',
              'sheet',
            ],
            ['Aura', 'Elle mène au moksha, et ne se perd jamais.', 'aura'],
          ],
        },
        {
          scene: 'region',
          label:
            'Une région où se tient quelqu’un. 1 : son bâtiment. 2 : ses jetons de vitalité. 3 : la place des disciples ; il y en a deux.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Un tour',
      blocks: [
        'Deux dés décident dans quelle région chacun commence ; qui commence dans la plus petite joue plus tôt, toute la partie. Les régions 1 à 5 donnent une première vie de Shudra, les autres de Vaishya. Un tour a quatre étapes :',
        {
          terms: [
            ['Voyager et évoluer', 'Va ou reste, prends un jeton, déplace ton marqueur d’harmonie.'],
            ['Récolter', 'Reçois ce que montre la case sous ton marqueur.'],
            [
              'Vénérer ou déplacer',
              'Si tu veux, fais un sacrifice : pour un dieu à un sanctuaire, pour tes disciples à un temple.',
            ],
            ['Vieillir, ou mourir', 'Ta vitalité décide. Seule une mort a des suites.'],
          ],
        },
      ],
    },
    {
      id: 'wander',
      title: 'Voyager',
      blocks: [
        [
          'Reste où tu es, ou passe une frontière.',
          'Ou rends un jeton pour aller dans une région à exactement deux frontières.',
          'Une région fermée par un Propriétaire est interdite à tous les autres : ils n’y finissent pas, ne la traversent pas, et n’y restent pas tant qu’il y a une issue.',
          'Puis tu prends le jeton du dessus de la pile, que cela te plaise ou non. Une pile vide n’en donne pas.',
          'Si tes emplacements sont pleins, un de ceux que tu avais fait place.',
        ],
      ],
    },
    {
      id: 'evolve',
      title: 'La grille d’harmonie',
      blocks: [
        'Ton marqueur commence au centre. Chaque couleur le pousse dans sa propre direction, et une poussée de chacune le ramène où il était.',
        [
          'Le jeton que tu viens de prendre le pousse une fois par flèche, et le point du temple une fois de plus, même sans avoir bougé ni trouvé de jeton. Un sanctuaire n’a pas de point.',
          'Tu fais ces pas dans l’ordre que tu veux.',
          'Un pas au-delà du bord est perdu : c’est là que l’ordre compte.',
          'Le point du temple neutre est de la couleur de ton choix.',
        ],
        {
          scene: 'grid',
          label:
            'La grille d’harmonie : 37 cases, des disciples vers le centre, du karma au bord. Le marqueur est encadré.',
        },
        'Les chiffres sont des disciples, les signes du karma de leur couleur ; le centre donne du karma au choix. Dharma mène vers le haut, kama en bas à droite, artha en bas à gauche.',
        {
          title: 'Un jeton pousse le marqueur',
          example: [
            { scene: 'shift1', label: 'Le marqueur, encadré, est là où le dernier tour l’a laissé.' },
            {
              scene: 'shift2',
              label:
                'Un jeton à deux flèches a été pris à un temple : trois pas, un par flèche et un pour le point. La case atteinte par le marqueur a donné un karma.',
            },
          ],
        },
        {
          head: ['Jeton', 'Flèches', 'Vitalité', 'Copies'],
          rows: VITALITY_TOKEN_KINDS.map((token) => {
            const { arrows, vitality, copies } = TOKEN_DATA[token]
            const sign = { sprite: { kind: 'token', face: 1, token }, word: '', size: 1.9 } as const
            return [{ signs: [sign], text: formatMessage(tokenName(token)) }, arrows, vitality, copies]
          }),
        },
      ],
    },
    {
      id: 'gather',
      title: 'Récolter',
      blocks: [
        [
          'Tu reçois toute la récolte de ta case, même si le marqueur n’a pas bougé.',
          `Les nouveaux disciples te rejoignent dans ta région. Elle en contient ${MAX_DISCIPLES_PER_REGION} de tous ; qui n’y trouve pas de place est perdu.`,
          `De même le karma au-delà de ${MAX_HELD_KARMA_PER_PILLAR} d’une couleur, ou d’une couleur épuisée dans la réserve.`,
          'Le karma au choix est d’une couleur que tu peux encore prendre.',
        ],
      ],
    },
    {
      id: 'devote',
      title: 'Vénérer et déplacer',
      blocks: [
        [
          'Le prix est un jeton ou un karma, une fois par tour, et seulement pour quelque chose qui a lieu ensuite.',
          'À un sanctuaire, tu vénères son dieu : son marqueur vient sur ta fiche, prêt. Un dieu utilisé redevient prêt ; un dieu prêt ne peut pas être vénéré.',
          `À un temple, tu déplaces autant de tes disciples que tu veux d’une région, n’importe où, par-delà une frontière, tant qu’ils ne sont pas plus de ${MAX_DISCIPLES_PER_REGION} à l’arrivée.`,
        ],
      ],
    },
    {
      id: 'grow',
      title: 'Vieillir',
      blocks: [
        'Ta vitalité est celle de ta caste plus celle de tous tes jetons. Si elle atteint le niveau de l’étape suivante, tu vieillis d’une étape et ton tour est fini ; il n’y a pas moyen de rester jeune. Sinon, tu meurs.',
        {
          across: true,
          rows: [
            ['Étape', ...REQUIRED_VITALITY_BY_STAGE.map((_, nth) => nth + 1)],
            ['Vitalité pour y entrer', ...REQUIRED_VITALITY_BY_STAGE.map((level, nth) => (nth === 0 ? '' : level))],
          ],
        },
        'À la dernière étape, le tour suivant est de toute façon la fin de la vie.',
      ],
    },
    {
      id: 'death',
      title: 'La mort',
      blocks: [
        {
          steps: [
            `Compte les régions où personne n’a plus de disciples que toi, et où tu en as au moins un. Chaque groupe de ${MAJORITIES_NEEDED_PER_AURA} vaut ${AURA_GAINS.majorities} d’aura ; une égalité compte pour les deux.`,
            'Garde sur la carte autant de disciples que l’étape atteinte ; tu choisis lesquels. Les autres rentrent.',
            'Avec assez d’aura, tu atteins le moksha : tu ne joues plus.',
            `Sinon tu renais là où ta vie a fini : à l’étape 1, tes jetons dans l’Océan, tes dieux, ton marqueur et ton aura inchangés. Tout le karma est rendu, ${MAX_KARMA_PAID_FOR_REBIRTH} au plus : chacun mène une caste plus haut que Dalit. Ce qui dépasse, tu le gardes. Pioche la carte du dessus de cette caste.`,
          ],
        },
      ],
    },
    {
      id: 'aura',
      title: 'D’où vient l’aura',
      blocks: [
        [
          `Les ${VITALITY_TOKEN_SLOTS_PER_PLAYER} emplacements de jetons pleins : ${AURA_GAINS.fourthToken}, aussitôt, et une fois par vie.`,
          `Du karma des trois couleurs : ${AURA_GAINS.threeColours}, aussitôt, et une fois par vie.`,
          `Le quatrième dieu vénéré : ${AURA_GAINS.fourthGod}, aussitôt, et une fois par partie ; les dieux utilisés comptent.`,
          'Les disciples, quand tu meurs. C’est seulement alors que l’on vérifie si ton aura suffit.',
        ],
        {
          across: true,
          rows: [
            ['Joueurs', ...PLAYERS],
            ['Aura pour le moksha', ...PLAYERS.map((players) => AURA_TARGET_BY_PLAYER_COUNT[players] ?? '')],
          ],
        },
      ],
    },
    {
      id: 'lives',
      title: 'Castes et métiers',
      blocks: [
        'Un effet sert une fois par tour au plus, et seulement si tu veux ; l’interdit des Dalit est l’exception.',
        {
          head: ['Métier', 'Effet'],
          parts: CASTES.map((caste) => ({
            title: `${formatMessage(casteName(caste))} : ${CASTE_DATA[caste].cost} karma, vitalité ${CASTE_DATA[caste].vitality}`,
            rows: OCCUPATION_IDS.filter((occupation) => OCCUPATION_DATA[occupation].caste === caste).map(
              (occupation) => [
                formatMessage(occupationName(occupation)),
                formatMessage(occupationEffectText(occupation)),
              ],
            ),
          })),
        },
      ],
    },
    {
      id: 'gods',
      title: 'Les dieux',
      blocks: [
        'Un dieu prêt t’aide une fois, à presque tout moment de ton propre tour, jusqu’à ce que tu le vénères de nouveau ; les vies n’y changent rien. On te le propose avant que tu bouges, prennes un jeton, récoltes, utilises un métier qui récolte, ou sacrifies, et avant que ta vitalité soit vérifiée. Si tu préfères ne rien entendre là où rien d’autre n’est à décider, fais passer ces moments.',
        { terms: GODS.map((god) => [formatMessage(godName(god)), formatMessage(godEffectText(god))]) },
        `Les jetons de Brahma sont visibles ; une pile n’en contient jamais plus qu’au début de la partie, et ce qui n’y trouve pas de place repart. Le karma de Ganesh a les mêmes limites que tout autre. Shiva déplace des bâtiments et rien d’autre : il ne pousse pas de marqueur, mais décide pour quoi tu peux sacrifier.`,
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      blocks: [
        [
          'Quand quelqu’un atteint le moksha, chaque autre personne a encore un tour. D’autres moksha n’en donnent pas de plus.',
          'Qui a été seul à atteindre le moksha a gagné.',
          `À plusieurs, c’est le plus près du centre de la grille d’harmonie : ${HARMONY_POINTS_BY_RING[0]} points au centre, un de moins par anneau. Ensuite, le plus de karma ; ensuite, la victoire est partagée. Plus d’aura qu’il n’en faut ne vaut rien.`,
          'La variante Fin équitable joue la manche jusqu’au bout et une de plus ensuite, pour que ceux qui jouent tard aient autant de tours que les autres.',
        ],
      ],
    },
    {
      id: 'map',
      title: 'La carte',
      blocks: [
        'Des régions qui ne se touchent qu’en un point n’ont pas de frontière.',
        {
          head: ['N°', 'Région', 'Voisines'],
          named: 1,
          rows: REGIONS.map(({ id, borders }) => [
            id,
            formatMessage(regionName(id)),
            formatList(borders.map((other) => formatMessage(regionName(other)))),
          ]),
        },
      ],
    },
    {
      id: 'origin',
      title: 'Ce qui est publié, et ce qui est de nous',
      blocks: [
        'Moksha est un titre provisoire. Les règles publiées évoquent des chiffres qu’elles n’impriment pas. Nous les avons complétés pour que chaque nombre et chaque exemple publiés tombent juste, et essayés dans des milliers de parties. Une édition imprimée pourra différer.',
        `Notre reconstitution : ${tablesOf('reconstructed')}.`,
        `Pas imprimé, mais presque rien d’autre ne conviendrait : ${tablesOf('inferred')}.`,
      ],
    },
  ],
})
