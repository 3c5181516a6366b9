/** The rules of Karmaka on one page, in German. Its numbers come from the data of the rules. */
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
  ['red', 'Rot'],
  ['green', 'Grün'],
  ['blue', 'Blau'],
  ['mosaic', 'Mosaik: jede Farbe'],
]

export const rulebook = (): RulebookContent => ({
  intro:
    'Werde geboren, handle, stirb und werde wiedergeboren: Jedes Leben wird in einer Farbe gewertet, und nur genug gute Punkte führen auf der Leiter eine Sprosse hinauf. Wer zuerst vom Mistkäfer zur Transzendenz klettert, ist frei vom Rad.',
  chapters: [
    {
      id: 'ladder',
      title: 'Die Karmaleiter',
      blocks: [
        'Alle beginnen als Mistkäfer. Endet ein Leben, muss seine beste Farbe wert sein, was die Sprosse verlangt; dann steigt man eine Sprosse auf, und überzählige Punkte verfallen. Wer den Affen hinter sich lässt, hat gewonnen.',
        {
          scene: 'ladder',
          label:
            'Die Leiter mit dem, was jede Sprosse verlangt: Beide haben die unterste verlassen. Darunter liegen die Karmaringe.',
        },
      ],
      beside: {
        head: ['Sprosse', 'Punkte zum Aufstieg'],
        rows: KARMIC_LADDER.map(({ need }, rung) => [
          formatMessage(rungName(rung)),
          need ?? { weighs: 'gewonnen' },
        ]).toReversed(),
      },
    },
    {
      id: 'piles',
      title: 'Was auf dem Tisch liegt',
      blocks: [
        {
          terms: [
            ['Hand', 'Deine Karten; nur du siehst sie.', 'hand'],
            [
              'Stapel',
              'Dein eigener verdeckter Stapel. Zu Beginn jedes Zuges ziehst du eine Karte davon, und kennst vorher keine.',
              'deck',
            ],
            [
              'Taten',
              'Was du in diesem Leben gewertet hast, für alle sichtbar. Die neueste ist offen: Sie kann gestohlen, ruiniert und nachgeahmt werden.',
              'deeds',
            ],
            [
              'Künftiges Leben',
              'Verdeckte Karten, die im nächsten Leben deine Hand werden. Deine eigenen darfst du jederzeit ansehen.',
              'future',
            ],
            [
              'Quelle',
              `Der gemeinsame verdeckte Stapel. Daraus beginnen alle mit ${OPENING_HAND_SIZE} Karten auf der Hand und ${OPENING_DECK_SIZE} ungesehenen auf dem eigenen Stapel. Wird eine Karte gebraucht und sie ist leer, werden alle Ruinen bis auf die obersten ${RUINS_KEPT_ON_REFILL} hineingemischt.`,
              'well',
            ],
            ['Ruinen', 'Der gemeinsame Ablagestapel, offen. Alle dürfen ihn durchsehen.', 'ruins'],
          ],
        },
        {
          scene: 'table',
          label:
            'Ein Tisch zu zweit. 1: deine Taten. 2: dein Stapel, schon leer. 3: dein künftiges Leben. 4: die Quelle. 5: die Ruinen.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      blocks: [
        'Zieh die oberste Karte deines Stapels, wenn er eine hat. Dann spiel eine Handkarte auf eine von drei Arten, oder passe. Mit leerem Stapel kannst du nicht passen.',
        {
          terms: [
            ['Für Punkte', 'Offen auf deine Taten. Ihre Fähigkeit wirkt nicht.', 'points'],
            [
              'Für die Fähigkeit',
              'In die Mitte: Sie tut, was sie sagt, so weit sie kann, und sei es gar nichts, und dann schuldest du ihren Karmapreis.',
              'ability',
            ],
            ['Für die Zukunft', 'Verdeckt in dein künftiges Leben; niemand sieht, welche.', 'later'],
          ],
        },
      ],
    },
    {
      id: 'cost',
      title: 'Der Karmapreis',
      blocks: [
        'Eine für ihre Fähigkeit gespielte Karte wird der Person angeboten, auf die sie gespielt wurde; die darf sie ins eigene künftige Leben legen. Wurde sie auf niemand anderen gespielt, oder im eigenen Team, werden die Rivalen der Reihe nach gefragt, von links an, bis jemand sie nimmt. Was niemand nimmt, geht in die Ruinen.',
        'Manche Karten lassen dich noch einmal spielen. Das kommt nach dem Angebot, und du darfst darauf verzichten, auch mit leerem Stapel.',
      ],
    },
    {
      id: 'death',
      title: 'Tod und Wiedergeburt',
      blocks: [
        'Sind Hand und Stapel beide leer, wenn dein Zug beginnt, ist dieses Leben vorbei:',
        {
          steps: [
            'Werte deine beste Farbe. Mosaikkarten zählen für jede Farbe. Reicht es nicht, können Ringe fehlende Punkte ersetzen, jeder einen.',
            `Mit genug steigst du eine Sprosse auf; sonst bleibst du und nimmst für ein späteres Leben einen Karmaring, solange einer da ist: Es gibt ${RING_COUNT}.`,
            `Deine Taten gehen in die Ruinen, dein künftiges Leben wird deine Hand, und Karten der Quelle kommen auf deinen Stapel, bis beide zusammen ${MIN_CARDS_AFTER_REBIRTH} haben. Dein nächster Zug ist der erste des neuen Lebens.`,
          ],
        },
        {
          title: 'Ein Leben endet, ein anderes beginnt',
          example: [
            {
              scene: 'death1',
              label:
                'Hand und Stapel sind leer. Die Taten, markiert, sind in ihrer besten Farbe 4 wert: so viel, wie die unterste Sprosse verlangt.',
            },
            {
              scene: 'death2',
              label: `1: eine Sprosse höher. 2: Das künftige Leben ist die Hand geworden. 3: Auf dem Stapel liegen Karten der Quelle, sodass beide zusammen ${MIN_CARDS_AFTER_REBIRTH} haben. Die Taten sind in die Ruinen gegangen.`,
            },
          ],
        },
      ],
    },
    {
      id: 'reach',
      title: 'Wen eine Fähigkeit erreicht',
      blocks: [
        'Ein Rivale ist, wer nicht mit dir im Team ist. „Beliebig“ schließt dich selbst ein. Zu viert, jeder für sich, reicht nichts bis zum Platz gegenüber; nur die Nachahmung darf auch dort nachahmen.',
      ],
    },
    {
      id: 'copy',
      title: 'Nachahmen',
      blocks: [
        'Verleugnung, Verkörperung und Nachahmung werden eine andere Karte: Du wählst deren Ziele neu und spielst noch einmal, wenn sie es sagt. Angeboten wird die Karte, die nachahmt. In einer Kette bewirkt eine zweite Nachahmung oder eine zweite Verkörperung nichts, außer es kam eine Verleugnung dazwischen.',
      ],
    },
    {
      id: 'cards',
      title: 'Die Karten',
      blocks: [
        {
          head: ['Karte', 'Punkte', 'Anzahl', 'Fähigkeit'],
          widths: [18, 9, 9, 64],
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
      title: 'Varianten',
      blocks: [
        {
          terms: [
            [
              'Zwei Zweierteams',
              'Wer zusammenspielt, sitzt sich gegenüber. Eine Karte darf auch ins künftige Leben im eigenen Team gelegt werden. Im Team ist man kein Rivale, teilt sonst nichts und gewinnt gemeinsam.',
            ],
            [
              'Der böse Wolf',
              'Zu dritt: Eine Person beginnt als Wolf und spielt allein gegen ein Zweierteam, das als Mistkäfer beginnt. Die Seite, die zuerst die Transzendenz erreicht, gewinnt.',
            ],
          ],
        },
      ],
    },
  ],
})
