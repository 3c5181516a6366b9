/** The rules of Chakra on one page, in German. Its numbers come from the data of the rules. */
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
  if (above === undefined) return `${min} oder mehr`
  return min === 0 ? `unter ${above}` : `${min}–${above - 1}`
}

export const rulebook = (): RulebookContent => ({
  intro:
    'Sieben Chakren, eines über dem anderen, warten darauf, gefüllt zu werden. Leite Energien zum Chakra ihrer eigenen Farbe, lass die schwarzen in die Erde sinken, und finde rechtzeitig heraus, was jede Harmonie wert sein wird.',
  chapters: [
    {
      id: 'board',
      title: 'Dein Brett',
      blocks: [
        {
          terms: [
            [
              'Blasen',
              'Drei Plätze über der Säule, auf denen Energien warten. Hinab kommen sie durch Leiten, und nie wieder hinauf.',
              'bubbles',
            ],
            [
              'Chakren',
              'Sieben, von der Krone hinab zur Wurzel, mit Platz für je drei Energien. Jede Farbe darf auf jedem ruhen; mit dreien der eigenen ist ein Chakra in Harmonie.',
              'chakras',
            ],
            [
              'Kerben',
              'Eine neben jedem Chakra. Ein Marker kommt hinein, wenn Energien direkt aus dem Lotus dort landen, und bleibt, bis das Chakra in Harmonie ist.',
              'notches',
            ],
            ['Erde', 'Unter der Wurzel. Nur schwarze Energien kommen hinein; dort sind sie erlöst.', 'earth'],
            ['Inspirationsmarker', 'Fünf. Sie bezahlen das Landen in einem Chakra und das Leiten.', 'tokens'],
          ],
        },
      ],
      beside: { figure: ChakraList, label: 'Die sieben Chakren, von oben nach unten' },
    },
    {
      id: 'lotus',
      title: 'Der Lotus',
      blocks: [
        `In seiner Mitte liegen neun Energien in drei Flüssen zu je dreien. Um sie herum liegt verdeckt für jedes Chakra ein Fülle-Plättchen: was seine Harmonie wert ist. Sie zeigen ${formatList(PLENITUDE_VALUES.map(String))}; eines der acht spielt nicht mit, und niemand weiß, welches.`,
        {
          scene: 'lotus',
          label:
            'Der Lotus mit neun Energien; einer seiner drei Flüsse ist markiert. Von den sieben Fülle-Plättchen um ihn herum ist eines bekannt und zeigt, was seine Harmonie wert ist.',
        },
        'Eines der sieben kennst du von Anfang an. Unter welche Farben jemand gesehen hat, ist für alle sichtbar; die Werte sind es nicht.',
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      blocks: [
        'Tu eines von dreien. Passen geht nicht.',
        {
          terms: [
            [
              'Empfangen',
              'Nimm eine, zwei oder drei Energien verschiedener Farben aus einem Fluss. Zeigt er Schwarz, muss eine schwarze dabei sein. Alle gehen an einen Ort: in freie Blasen, oder in ein Chakra, dessen Kerbe leer ist, gegen einen Marker in dieser Kerbe. Danach füllt der Beutel die Lücken.',
              'receive',
            ],
            [
              'Leiten',
              'Leg einen Marker auf ein freies Inspirationsfeld und mach alle seine Bewegungen, jede mit einer anderen Energie, in beliebiger Reihenfolge.',
              'channel',
            ],
            [
              'Meditieren',
              'Nimm deine Marker von allen Inspirationsfeldern zurück; die in Kerben bleiben. Dann sieh unter ein Fülle-Plättchen, das du noch nicht kennst.',
              'meditate',
            ],
          ],
        },
        'Du besitzt nie mehr als drei Energien einer Farbe, Blasen und Chakren zusammen; für Schwarz gilt keine Grenze. Mit vier Markern in Kerben darf ein fünfter nur hinein, wenn genau diese Landung das Chakra in Harmonie bringt.',
      ],
    },
    {
      id: 'spaces',
      title: 'Die Inspirationsfelder',
      blocks: [
        {
          head: ['Feld', 'Bewegungen', 'Gut zu wissen'],
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
      title: 'Wie Energien sich bewegen',
      blocks: [
        [
          'Ein Schritt führt zur nächsten Stelle hinauf oder hinab. Chakren in Harmonie werden übersprungen und zählen nicht.',
          'Jede Stelle auf dem Weg braucht in diesem Moment einen freien Platz, auch wenn die Energie nur vorbeikommt.',
          'Eine Bewegung wird ganz gemacht oder gar nicht, und eine Aktion nur, wenn alle ihre Bewegungen möglich sind.',
          'Nur Schwarz kommt in die Erde, mit dem letzten Schritt seiner Bewegung. Nichts steigt in die Blasen hinauf.',
          'Was in Harmonie oder auf der Erde liegt, bewegt sich nie wieder.',
        ],
        {
          title: 'Einmal leiten, Bewegung für Bewegung',
          example: [
            {
              scene: 'channel1',
              label:
                'Ein Marker liegt auf dem Feld für einen Schritt hinab und einen hinauf: Zwei Energien sind zu bewegen.',
            },
            {
              scene: 'channel2',
              label: 'Die erste geht einen Schritt hinab, in das Chakra, das jetzt markiert ist.',
            },
            {
              scene: 'channel3',
              label:
                'Die zweite geht einen Schritt hinauf, auf den Platz, der frei geworden ist. Dort ist sie die dritte der eigenen Farbe: Dieses Chakra ist in Harmonie, und der Marker in seiner Kerbe ist zurückgekehrt.',
            },
          ],
        },
      ],
    },
    {
      id: 'harmony',
      title: 'Harmonie',
      blocks: [
        'Ein Chakra ist in Harmonie, sobald die dritte Energie seiner eigenen Farbe ankommt, auch mitten in einer Aktion, und bleibt es für immer. Der Marker in seiner Kerbe kehrt zu dir zurück: Einen anderen Weg aus der Kerbe gibt es nicht. Ein Chakra, das voll anderer Farben ist, ist nur voll und im Weg.',
        {
          scene: 'harmony',
          label:
            '1: drei Energien der eigenen Farbe, für immer in Harmonie, wie auch die Chakren darüber. 2: ein Chakra mit Energien, von denen nicht alle seine eigenen sind, und mit einem Marker in der Kerbe.',
        },
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      blocks: [
        'Wer einen Zug mit fünf Chakren in Harmonie beendet, ruft die letzte Runde aus. Sie wird zu Ende gespielt, sodass alle gleich viele Züge hatten.',
        'Nichts kehrt je in den Beutel zurück: Ist er leer, bleiben Lücken im Lotus offen. Die Partie endet auch nach einer Runde, in der niemand mehr tun konnte als meditieren und kein Inspirationsmarker zurückkam, nach drei Runden in Folge, in denen alle nur meditierten und weder Inspirationsmarker noch Meditationsplättchen zurückkamen, und nach zwanzig, in denen nichts Neues geschah.',
      ],
    },
    {
      id: 'score',
      title: 'Die Wertung',
      blocks: [
        {
          rows: [
            [
              'Jedes Chakra in Harmonie',
              `seine Fülle, ${Math.min(...PLENITUDE_VALUES)} bis ${Math.max(...PLENITUDE_VALUES)}`,
            ],
            ['Jede Energie auf der Erde', POINTS_PER_ALLEVIATED_ENERGY],
            ['Die längste Folge von Harmonien ab der Wurzel, geteilt oder allein', BONUS_POINTS_FOR_LONGEST_RUN],
          ],
        },
        'Die höchste Summe gewinnt; bei Gleichstand ist der Sieg geteilt. Die Summe sagt auch, wie weit du gekommen bist:',
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
