/** The rules of Karmaka on one page, in French. Its numbers come from the data of the rules. */
import {
  CARD_DATA,
  CARD_IDS,
  KARMIC_LADDER,
  OPENING_DECK_SIZE,
  OPENING_HAND_SIZE,
} from '../../../../engine/karmaka/data.ts'
import { MIN_CARDS_AFTER_REBIRTH, RING_COUNT, RUINS_KEPT_ON_REFILL } from '../../../../engine/karmaka/data.ts'
import type { CardColour } from '../../../../engine/karmaka/data.ts'
import { abilityMessage, cardName, rungName } from '../../../games/karmaka/names.ts'
import { formatMessage } from '../../index.ts'
import type { RulebookContent } from '../../rulebook.ts'

const COLOURS: readonly (readonly [colour: CardColour, title: string])[] = [
  ['red', 'Rouge'],
  ['green', 'Vert'],
  ['blue', 'Bleu'],
  ['mosaic', 'Mosaïque : n’importe quelle couleur'],
]

export const rulebook = (): RulebookContent => ({
  intro:
    'Naître, agir, mourir et renaître : chaque vie se compte dans une couleur, et seuls assez de bons points font monter d’un échelon. Qui grimpe en premier du Bousier à la Transcendance quitte la roue.',
  chapters: [
    {
      id: 'ladder',
      title: 'L’Échelle Karmique',
      blocks: [
        'Tout le monde commence en Bousier. Quand une vie s’achève, sa meilleure couleur doit valoir ce que demande l’échelon ; alors on monte d’un échelon, et les points en trop sont perdus. Qui dépasse le Singe a gagné.',
        {
          scene: 'ladder',
          label:
            'L’Échelle avec ce que demande chaque échelon : les deux ont quitté le plus bas. Dessous, les Anneaux Karmiques.',
        },
      ],
      beside: {
        head: ['Échelon', 'Points pour le quitter'],
        rows: KARMIC_LADDER.map(({ need }, rung) => [
          formatMessage(rungName(rung)),
          need ?? { weighs: 'gagné' },
        ]).toReversed(),
      },
    },
    {
      id: 'piles',
      title: 'Ce qu’il y a sur la table',
      blocks: [
        {
          terms: [
            ['Main', 'Tes cartes ; personne d’autre ne les voit.', 'hand'],
            [
              'Pile',
              'Ton propre tas face cachée. Tu y pioches une carte au début de chaque tour, sans en connaître aucune avant.',
              'deck',
            ],
            [
              'Œuvres',
              'Ce que tu as marqué dans cette vie, visible de tous. La plus récente est exposée : on peut la voler, la jeter et la copier.',
              'deeds',
            ],
            [
              'Vie Future',
              'Un tas face cachée qui devient ta main dans la prochaine vie. Tu peux regarder la tienne quand tu veux.',
              'future',
            ],
            [
              'Source',
              `Le tas commun face cachée. Chacun commence avec ${OPENING_HAND_SIZE} de ses cartes en main, et ${OPENING_DECK_SIZE} non vues sur la Pile. Quand il faut une carte et qu’elle est vide, toute la Fosse sauf les ${RUINS_KEPT_ON_REFILL} cartes du dessus y est remélangée.`,
              'well',
            ],
            ['Fosse', 'La défausse commune, face visible. Tout le monde peut la parcourir.', 'ruins'],
          ],
        },
        {
          scene: 'table',
          label:
            'Une table à deux. 1 : tes Œuvres. 2 : ta Pile, déjà vide. 3 : ta Vie Future. 4 : la Source. 5 : la Fosse.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Ton tour',
      blocks: [
        'Pioche la carte du dessus de ta Pile, s’il y en a une. Puis joue une carte de ta main d’une façon sur trois, ou passe. Avec une Pile vide, tu ne peux pas passer.',
        {
          terms: [
            ['Pour ses points', 'Face visible sur tes Œuvres. Son pouvoir n’agit pas.', 'points'],
            [
              'Pour son pouvoir',
              'Au centre : elle fait ce qu’elle dit, autant que possible, même si ce n’est rien du tout, puis tu dois son Coût Karmique.',
              'ability',
            ],
            ['Pour l’avenir', 'Face cachée sur ta Vie Future ; personne ne voit laquelle.', 'later'],
          ],
        },
      ],
    },
    {
      id: 'cost',
      title: 'Le Coût Karmique',
      blocks: [
        'Une carte utilisée pour son pouvoir est offerte à la personne qu’elle a visée, qui peut la poser sur sa propre Vie Future. Si elle n’a visé personne d’autre, ou un partenaire, les rivaux sont consultés l’un après l’autre, à partir de la gauche, jusqu’à ce que l’un la prenne. Ce que personne ne prend va à la Fosse.',
        'Certaines cartes te laissent rejouer une fois. Cela vient après l’offre, et tu peux y renoncer même avec une Pile vide.',
      ],
    },
    {
      id: 'death',
      title: 'Mort et renaissance',
      blocks: [
        'Si ta Main et ta Pile sont toutes deux vides au début de ton tour, cette vie est finie :',
        {
          steps: [
            'Compte ta meilleure couleur. Les cartes mosaïque comptent pour toutes. S’il en manque, des anneaux peuvent combler, un point chacun.',
            `Avec assez, tu montes d’un échelon ; sinon tu restes et prends un Anneau Karmique, pour une vie à venir, tant qu’il y en a : ils sont ${RING_COUNT}.`,
            `Tes Œuvres vont à la Fosse, ta Vie Future devient ta main, et des cartes de la Source complètent ta Pile jusqu’à ce que les deux ensemble en aient ${MIN_CARDS_AFTER_REBIRTH}. Ton prochain tour est le premier de la nouvelle vie.`,
          ],
        },
        {
          title: 'Une vie finit, une autre commence',
          example: [
            {
              scene: 'death1',
              label:
                'Main et Pile sont vides. Les Œuvres, marquées, valent 4 dans leur meilleure couleur : autant que demande l’échelon le plus bas.',
            },
            {
              scene: 'death2',
              label: `1 : un échelon plus haut. 2 : la Vie Future est devenue la main. 3 : des cartes de la Source sont sur la Pile, pour que les deux ensemble en aient ${MIN_CARDS_AFTER_REBIRTH}. Les Œuvres sont allées à la Fosse.`,
            },
          ],
        },
      ],
    },
    {
      id: 'reach',
      title: 'Qui un pouvoir atteint',
      blocks: [
        'Un rival est toute personne qui n’est pas ton partenaire. « Au choix » peut aussi te désigner. À quatre chacun pour soi, personne n’atteint la personne d’en face, mais Mimétisme peut l’y copier.',
      ],
    },
    {
      id: 'copy',
      title: 'Copier',
      blocks: [
        'Déni, Incarnation et Mimétisme deviennent une autre carte : tu en choisis les cibles de nouveau, et tu rejoues si elle le dit. C’est la carte qui copie qui est offerte. Dans une même chaîne, un deuxième Mimétisme ou une deuxième Incarnation ne fait rien, sauf si un Déni s’est glissé entre-temps.',
      ],
    },
    {
      id: 'cards',
      title: 'Les cartes',
      blocks: [
        {
          head: ['Carte', 'Points', 'Copies', 'Pouvoir'],
          widths: [18, 8, 8, 66],
          parts: COLOURS.map(([colour, title]) => ({
            title,
            rows: CARD_IDS.filter((card) => CARD_DATA[card].colour === colour).map((card) => {
              const { points, copies } = CARD_DATA[card]
              return [formatMessage(cardName(card)), points, copies, formatMessage(abilityMessage(card))]
            }),
          })),
        },
      ],
    },
    {
      id: 'variants',
      title: 'Variantes',
      blocks: [
        {
          terms: [
            [
              'Deux équipes de deux',
              'Les partenaires se font face. On peut aussi poser une carte sur la Vie Future du partenaire. Les partenaires ne sont pas des rivaux, ne partagent rien d’autre, et gagnent ensemble.',
            ],
            [
              'Grand Méchant Loup',
              'À trois : une personne commence en Loup et joue seule contre deux partenaires, qui commencent en Bousiers. Le premier camp à atteindre la Transcendance gagne.',
            ],
          ],
        },
      ],
    },
  ],
})
