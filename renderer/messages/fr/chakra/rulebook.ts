/** The rules of Chakra on one page, in French. Its numbers come from the data of the rules. */
import {
  POINTS_PER_ALLEVIATED_ENERGY,
  INSPIRATION_SPACE_ACTIONS,
  PLENITUDE_VALUES,
  SCORE_RANKS,
  BONUS_POINTS_FOR_LONGEST_RUN,
} from '../../../../engine/chakra/data.ts'
import ChakraList from '../../../games/chakra/art/ChakraList.svelte'
import { formatList, formatMessage } from '../../index.ts'
import type { RulebookContent } from '../../rulebook.ts'

/** A rank is for points from its own number up to that of the rank above it. */
function pointsOf(min: number, above: number | undefined): string {
  if (above === undefined) return `${min} ou plus`
  return min === 0 ? `moins de ${above}` : `${min}–${above - 1}`
}

export const rulebook = (): RulebookContent => ({
  intro:
    'Sept Chakras, l’un au-dessus de l’autre, attendent d’être remplis. Mène les énergies au Chakra de leur couleur, laisse les noires s’enfoncer dans la Terre, et apprends à temps ce que vaudra chaque harmonie.',
  chapters: [
    {
      id: 'board',
      title: 'Ton plateau',
      blocks: [
        {
          terms: [
            [
              'Bulles',
              'Trois cases au-dessus de la colonne, où les énergies attendent. Elles en descendent en canalisant, et n’y remontent jamais.',
              'bubbles',
            ],
            [
              'Chakras',
              'Sept, de la Couronne à la Racine, avec place pour trois énergies chacun. Toute couleur peut s’y poser ; avec trois de la sienne, un Chakra est en harmonie.',
              'chakras',
            ],
            [
              'Encoches',
              'Une à côté de chaque Chakra. Un jeton y entre quand des énergies s’y posent directement depuis le Lotus, et y reste jusqu’à l’harmonie du Chakra.',
              'notches',
            ],
            ['Terre', 'Sous la Racine. Seules les énergies noires y entrent ; elles y sont apaisées.', 'earth'],
            ['Jetons Inspiration', 'Cinq. Ils paient l’arrivée sur un Chakra, et le fait de canaliser.', 'tokens'],
          ],
        },
      ],
      beside: { figure: ChakraList, label: 'Les sept Chakras, de haut en bas' },
    },
    {
      id: 'lotus',
      title: 'Le Lotus',
      blocks: [
        `En son milieu, neuf énergies forment trois flux de trois. Autour, face cachée, un jeton Plénitude par Chakra : ce que vaut son harmonie. Ils montrent ${formatList(PLENITUDE_VALUES.map(String))} ; un des huit est laissé de côté, et personne ne sait lequel.`,
        'Au début, tu connais un des sept. Tout le monde voit quelles couleurs chacun a regardées ; les valeurs restent secrètes.',
        {
          scene: 'lotus',
          label:
            'Le Lotus avec neuf énergies ; un de ses trois flux est marqué. Des sept jetons Plénitude autour, un est connu, et montre ce que vaut son harmonie.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Ton tour',
      blocks: [
        'Fais une chose sur trois. On ne peut pas passer.',
        {
          terms: [
            [
              'Recevoir',
              'Prends une, deux ou trois énergies de couleurs différentes dans un même flux. S’il montre du noir, une noire doit en être. Toutes vont au même endroit : dans des bulles libres, ou sur un Chakra à l’encoche vide, contre un jeton posé dans cette encoche. Puis le sac remplit les trous.',
              'receive',
            ],
            [
              'Canaliser',
              'Pose un jeton sur une case Inspiration libre et fais tous ses déplacements, chacun avec une autre énergie, dans l’ordre que tu veux.',
              'channel',
            ],
            [
              'Méditer',
              'Reprends tes jetons de toutes les cases Inspiration ; ceux des encoches restent. Puis regarde sous un jeton Plénitude que tu ne connais pas encore.',
              'meditate',
            ],
          ],
        },
        'Tu n’as jamais plus de trois énergies d’une couleur, bulles et Chakras ensemble ; le noir n’a pas de limite. Avec quatre jetons dans des encoches, un cinquième ne peut y entrer que si cette arrivée met le Chakra en harmonie.',
      ],
    },
    {
      id: 'spaces',
      title: 'Les cases Inspiration',
      blocks: [
        {
          head: ['Case', 'Déplacements', 'Bon à savoir'],
          named: 1,
          rows: INSPIRATION_SPACE_ACTIONS.map((_, index) => {
            const space = index + 1
            return [
              {
                signs: [{ sprite: { kind: 'space', space, taken: false, owed: null }, word: String(space), size: 2.2 }],
              },
              formatMessage({ id: 'chakra.space', values: { space } }),
              formatMessage({ id: 'chakra.space.note', values: { space } }),
            ]
          }),
        },
      ],
    },
    {
      id: 'moves',
      title: 'Comment bougent les énergies',
      blocks: [
        [
          'Un pas mène à la position suivante, en haut ou en bas. Les Chakras en harmonie sont sautés et ne comptent pas.',
          'Chaque position du trajet doit avoir une place libre à ce moment, même si l’on ne fait qu’y passer.',
          'Un déplacement se fait en entier ou pas du tout, et une action seulement si tous ses déplacements sont possibles.',
          'Seul le noir entre dans la Terre, au dernier pas de son déplacement. Rien ne remonte dans les bulles.',
          'Ce qui est en harmonie ou sur la Terre ne bouge plus jamais.',
        ],
        {
          title: 'Canaliser, pas à pas',
          example: [
            {
              scene: 'channel1',
              label:
                'Un jeton est sur la case d’un pas vers le bas et d’un pas vers le haut : deux énergies vont bouger.',
            },
            { scene: 'channel2', label: 'La première descend d’un pas, sur le Chakra maintenant marqué.' },
            {
              scene: 'channel3',
              label:
                'La deuxième monte d’un pas, à la place qui vient de se libérer. C’est la troisième de sa propre couleur : ce Chakra est en harmonie, et le jeton de son encoche est revenu.',
            },
          ],
        },
      ],
    },
    {
      id: 'harmony',
      title: 'Harmonie',
      blocks: [
        'Un Chakra est en harmonie dès qu’arrive la troisième énergie de sa couleur, même au milieu d’une action, et le reste pour de bon. Le jeton de son encoche te revient : il n’y a pas d’autre sortie d’une encoche. Un Chakra plein d’autres couleurs est seulement plein, et barre le chemin.',
        {
          scene: 'harmony',
          label:
            '1 : trois énergies de sa propre couleur, en harmonie pour de bon, comme les Chakras au-dessus. 2 : un Chakra dont toutes les énergies ne sont pas à lui, et un jeton dans son encoche.',
        },
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      blocks: [
        'Qui finit un tour avec cinq Chakras en harmonie lance la dernière manche. Elle se joue jusqu’au bout, pour que tous aient eu autant de tours.',
        'Rien ne retourne jamais dans le sac : quand il est vide, les trous du Lotus restent. La partie finit aussi après une manche où personne n’a pu que méditer sans qu’un jeton Inspiration revienne, après trois de suite où tout le monde n’a fait que méditer sans ramener de jeton Inspiration ni Méditation, et après vingt où rien de nouveau n’est arrivé.',
      ],
    },
    {
      id: 'score',
      title: 'Le décompte',
      blocks: [
        {
          rows: [
            [
              'Chaque Chakra en harmonie',
              `sa Plénitude, de ${Math.min(...PLENITUDE_VALUES)} à ${Math.max(...PLENITUDE_VALUES)}`,
            ],
            ['Chaque énergie sur la Terre', POINTS_PER_ALLEVIATED_ENERGY],
            ['La plus longue suite d’harmonies depuis la Racine, partagée ou non', BONUS_POINTS_FOR_LONGEST_RUN],
          ],
        },
        'Le plus grand total gagne ; à égalité, la victoire est partagée. Le total dit aussi où tu en es :',
        {
          brief: true,
          terms: SCORE_RANKS.map(({ id, min }, nth) => [
            pointsOf(min, SCORE_RANKS[nth - 1]?.min),
            formatMessage({ id: `chakra.rank.${id}` }),
          ]),
        },
      ],
    },
  ],
})
