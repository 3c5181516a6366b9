/** The rules of the Cosmic Karma Game on one page, in German. Its numbers come from the data of the rules. */
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
      ...(habits > 0 ? [habits === 1 ? `eine Gewohnheit in ${name}` : `${habits} Gewohnheiten in ${name}`] : []),
    ]
  })
  const { green, orange, item, colour } = karmicMajorityOfAccount(of)
  const either = item === null ? 'nichts' : 'eine Perle nach Wahl'
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
    'Du brichst aus dem kosmischen Bewusstsein auf, ein wenig Karma in der Tasche. Du wirst leben, schlecht wählen, gut wählen, Leuten begegnen, sterben, darüber nachdenken und wiedergeboren werden, bis dich nichts mehr hält. Wer zuerst heimkommt, hat gewonnen.',
  chapters: [
    {
      id: 'goal',
      title: 'Der Weg nach Hause',
      blocks: [
        'Bereit zur Heimkehr bist du, wenn dein Konto all das zeigt:',
        [
          'drei Meisterwerkzeuge: je zwei Stifte für Fackel, Schwert und Stab;',
          'keine lose Perle, in keiner Farbe;',
          'keine Gewohnheit.',
        ],
        'Dann bringt dich jeder Zug mit Würfeln oder Karten, der „Festhalten“ erreicht, das letzte Feld auf Erden, sofort heim, ob Felder übrig sind oder nicht, und du gewinnst. Nur wenn deine Zahl genau dort endet und andere darauf stehen, kommen erst deren Karmamehrheiten. Übrige Ringe sind gleich.',
        {
          scene: 'ring',
          label:
            'Der ganze Weg: der Ring der Felder auf Erden durch die vier Länder, daneben das Geisterreich, und innen die Stapel der Länder.',
        },
      ],
    },
    {
      id: 'table',
      title: 'Dein Konto',
      blocks: [
        {
          terms: [
            [
              'Perlen',
              `Schlechtes Karma: Grün dafür, wie du andere behandelst, Orange dafür, wie du dich selbst behandelst. Du beginnst mit ${START_BEADS_PER_COLOUR} von jeder.`,
              'beads',
            ],
            [
              'Ringe',
              'Gutes Karma, in denselben Farben. Ein Ring und eine lose Perle derselben Farbe heben sich sofort auf, und beide sind fort. Ein Ring, der nichts aufzuheben hat, wartet auf die nächste Perle.',
              'rings',
            ],
            [
              'Gewohnheiten',
              `Sobald du ${BEADS_PER_HABIT} lose Perlen einer Farbe hast, werden sie zu einer Gewohnheit auf einem Stäbchen. Dort erreichen Ringe sie nicht und liegen daneben.`,
              'habits',
            ],
            [
              'Werkzeuge',
              'Stifte dreier Arten. Zwei gleiche sind ein Meisterwerkzeug; es geht nie verloren und tut etwas für dich. Einen dritten nimmst du nicht.',
              'tools',
            ],
            [
              'Willenskarten',
              `Zahlen von 1 bis 6, je ${FREE_WILL_COPIES_PER_NUMBER}. Sie liegen offen, so viele du gesammelt hast, und bewegen dich anstelle der Würfel.`,
              'freeWill',
            ],
            ['Aussetzkarten', 'Solange du eine hast, besteht dein ganzer Zug darin, eine zurückzugeben.', 'lostTurns'],
          ],
        },
        {
          scene: 'account',
          label:
            '1: lose Perlen, hier keine. 2: Gewohnheiten, eine grüne. 3: Ringe. 4: Werkzeuge, mit je zwei Stiften für Fackel und Schwert: Beide sind Meisterwerkzeuge. 5: Willenskarten.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Ein Zug',
      blocks: [
        {
          terms: [
            [
              'Wer beginnt',
              'Alle werfen beide Würfel: Die höchste Summe beginnt, bei Gleichstand wird noch einmal geworfen. Gespielt wird im Uhrzeigersinn.',
              'begin',
            ],
            [
              'Deine Zahl',
              'Wirf beide Würfel, oder leg stattdessen beliebig viele Willenskarten aus und zähl sie zusammen; nie beides. Benutzte Karten kommen unter ihren Stapel, die niedrigste Zahl zuerst.',
              'count',
            ],
            [
              'Ziehen',
              'Zieh die ganze Zahl: auf Erden im Uhrzeigersinn, im Geisterreich andersherum. Jedes Feld zählt eins, Pfeile zählen nicht. Gabelt sich der Weg, dann wähle. Auf einem Feld dürfen beliebig viele stehen. Woran du vorbeiziehst, das tut nichts, außer Feldern für Willenskarten, Haltezeichen und „Festhalten“.',
              'move',
            ],
            ['Begegnen', 'Auf Erden nimmst du zuerst die Karmamehrheit von allen, die schon da sind.', 'meet'],
            [
              'Landen',
              'Dann tu, was das Feld sagt. Ringe kommen vor Perlen, eines nach dem anderen. Einem Pfeil folgst du zuerst und landest, wo er endet.',
              'land',
            ],
          ],
        },
        {
          title: 'Ein Zug, Schritt für Schritt',
          example: [
            {
              scene: 'move1',
              label: 'Der Zug beginnt: Es wird gewürfelt, oder stattdessen werden Willenskarten ausgelegt.',
            },
            { scene: 'move2', label: 'Die Würfel zeigen zwei und zwei. Die Figur muss vier Felder ziehen.' },
            {
              scene: 'move3',
              label:
                'Sie ist vier Felder weiter durchs Geisterreich gezogen, und wo sie landete, gab es einen Stabstift.',
            },
          ],
        },
      ],
    },
    {
      id: 'majority',
      title: 'Karmamehrheit',
      blocks: [
        'Gesellschaft färbt ab. Rechne die beiden Farben der anderen Person: plus eins für jeden Ring, minus eins für jede Perle und minus eins für jedes Stäbchen, sodass eine Gewohnheit minus vier ist. Die Farbe, die weiter von null entfernt ist, entscheidet: Über null nimmst du einen Ring davon, unter null eine Perle. Sie kommen aus der Bank, und das andere Konto bleibt, wie es ist.',
        'Zwei gleiche Werte überlassen dir die Farbe. Gleich weit über und unter null, oder gar nichts, ist im Gleichgewicht: Du nimmst nichts. Sind mehrere da, dann wähle, wo du darfst; dann nimm alle Ringe, dann alle Perlen.',
        'Das gilt für jede Landung auf Erden: durch Würfel, Karten, Pfeile, oder wenn du zu jemandem gehst. Im Geisterreich färbt niemand ab.',
        { head: ['Dort liegt', 'Grün', 'Orange', 'Du nimmst'], rows: CASES.map(majorityRow) },
      ],
    },
    {
      id: 'tools',
      title: 'Meisterwerkzeuge',
      blocks: [
        {
          terms: [
            [
              'Meisterfackel',
              'Intuition. Eine Wahlkarte, die du ziehst, zeigt dir beide Seiten, und du darfst auch die nehmen, die nicht oben liegt.',
            ],
            [
              'Meisterschwert',
              `Vernunft. Jedes Mal, wenn du im Schwerttempel landest, löst sich eine deiner Gewohnheiten: Das Stäbchen und eine Perle sind fort, und ${LOOSE_BEADS_FROM_LOOSENED_HABIT} Perlen sind wieder lose. Ringe ihrer Farbe heben sie auf; mit einer losen Perle, die du schon hattest, können sie wieder eine Gewohnheit werden. Ein anderes Mittel gegen Gewohnheiten gibt es nicht.`,
            ],
            ['Meisterstab', 'Tatkraft und Richtung. Er öffnet die Dharma-Räder.'],
          ],
        },
      ],
    },
    {
      id: 'cards',
      title: 'Karten',
      blocks: [
        'Jedes Land hat eigene Stapel. Sie werden einmal gemischt, vor der Partie; benutzte Karten kommen vor aller Augen unter ihren Stapel, und wer aufpasst, weiß, was wiederkommt.',
        {
          terms: [
            [
              'Wahlkarten',
              'Zwei Arten, einer Lage zu begegnen. Der Zufall entscheidet, welche Seite oben liegt: Das hast du getan.',
            ],
            ['Karmakarten', 'Alles kommt zurück. Tu, was die Karte sagt.'],
            [
              'Willenskarten',
              'Eine für jedes Willenskartenfeld, auf dem du landest oder an dem du vorbeiziehst. Nutzen darfst du sie ab deinem nächsten Zug. Ist der Stapel leer, gibt es keine.',
            ],
          ],
        },
      ],
    },
    {
      id: 'places',
      title: 'Besondere Orte',
      blocks: [
        {
          terms: [
            [
              'Tempel',
              'Zwei Wege neben dem Ring, offen für alle. Der Fackeltempel ist ein Feld kürzer als der Ring daneben, der Schwerttempel ein Feld länger.',
            ],
            [
              'Dharma-Räder',
              'Vier Räder im Kreis, eines für jedes Land. Mit dem Meisterstab darfst du hinein, wenn dein Zug am Willenskartenfeld daneben vorbeikommt; ein Zug, der dort beginnt, geht auf dem Ring weiter. Bleib so viele Züge, wie du magst, geh reihum von Land zu Land, und tritt hinaus auf das Willenskartenfeld neben einem davon. Hinein und hinaus bringt je eine Karte. Ein Zug darf so viele Räder nutzen, wie seine Zahl erlaubt, und weiter vorn wieder hinein; eben aus einem Rad heraus, geht er erst in jenem Land weiter.',
            ],
            [
              'Grube',
              '„Schiefe Bahn“ und manche Karten führen hierher. Nach den Mehrheiten aller, die darin sind, nimmst du eine Perle in einer Farbe deiner Wahl, und dein Zug ist zu Ende, auch wenn noch einer folgen sollte. Im nächsten Zug kletterst du heraus, als wäre nichts gewesen.',
            ],
            [
              'Festhalten',
              'Bist du nicht bereit, führt der Weg von hier weiter zum „Lebensrückblick“. Landest du genau hier, nimmst du die Mehrheiten, bereit oder nicht. Bist du danach bereit, bist du daheim; wenn nicht, setzt du aus. Macht dich etwas bereit, während du hier stehst, gehst du zu Beginn deines nächsten Zuges heim.',
            ],
          ],
        },
      ],
    },
    {
      id: 'spirit',
      title: 'Das Geisterreich',
      blocks: [
        'Nach einem Leben führt der Weg durch die Wolken, vom „Lebensrückblick“ zur „Lebensplanung“. Beide sind Haltezeichen: Dein Zug ist dort zu Ende, was auch übrig ist. Konto und Karten gehen mit dir ins nächste Leben. In der „Lebensplanung“ wählst du:',
        {
          terms: [
            ['Wieder leben', 'Würfel oder Willenskarten, wie immer; „Ich, ich, ich“ ist das erste Feld.'],
            [
              'Zu jemandem gehen',
              'Geh auf das Feld einer beliebigen Person auf dem Ring, in einem Tempel oder in der Grube, nimm die Mehrheiten aller dort und was das Feld gibt, aber keine Willenskarten in diesem Zug.',
            ],
            ['Warten', `Nichts geschieht. Bei einem Aufenthalt darfst du bis zu ${MAX_WAITS_IN_PLANNING} Züge warten.`],
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      blocks: [
        'Wer zuerst heimkommt, gewinnt, und die Partie ist sofort vorbei. Die anderen werden nach ihren Meisterwerkzeugen aufgeführt, dann danach, wie wenige Perlen sie tragen; das ist eine Höflichkeit, keine Wertung.',
      ],
    },
    {
      id: 'variant',
      title: 'Schwererer Beginn',
      blocks: [
        `Für einen längeren Weg können alle zu Beginn bis zu ${EXTRA_BEAD_OPTIONS.at(-1) ?? 0} weitere Perlen jeder Farbe bekommen. Drei einer Farbe werden sofort eine Gewohnheit.`,
      ],
    },
    {
      id: 'ours',
      title: 'Was von uns ist',
      blocks: [
        'Das erschienene Heft nennt die Regeln, aber weder die Liste der Felder noch, was auf den Karten steht, ist öffentlich. Ein Teil dieser Ausgabe ist daher rekonstruiert, passend zu jenen Regeln.',
        [
          'Aus dem Heft: die drei Reiche, die vier Länder und die Richtungen; Perlen, Ringe, Gewohnheiten und Werkzeuge; die Karmamehrheit mit den vier Fällen oben; wie alle Kartenarten genutzt werden; was Tempel, Räder, Grube, Haltezeichen und „Lebensplanung“ tun; und, hier übersetzt, die Namen „Ich, ich, ich“, „Festhalten“, „Lebensrückblick“, „Lebensplanung“, Grube, die der beiden Tempel und der Dharma-Räder.',
          `Von uns: Reihenfolge und Zahl der Felder, und was ${made} der ${SPACE_IDS.length} tun; wo Grube und Fackeltempel liegen, wie lang die Tempel sind, dass es vier Räder gibt; Zahlen und Texte aller ${Object.keys(CHOICE_CARDS).length} Wahlkarten, ${Object.keys(KARMA_CARDS).length} Karmakarten und ${FREE_WILL_NUMBERS.length * FREE_WILL_COPIES_PER_NUMBER} Willenskarten; die Bedeutung der beiden Farben und der Länder; und alle Zeichnungen.`,
          'Erschienen ist das Spiel für zwei bis vier. Es geht unverändert auch zu fünft und zu sechst, und so wird es angeboten. Wo das Heft sich auf zwei Arten lesen lässt, hat diese Ausgabe entschieden; sonst wurde nichts geändert.',
        ],
      ],
    },
    {
      id: 'spaces',
      title: 'Alle Felder',
      blocks: [
        {
          head: ['Feld', 'Was es tut'],
          parts: [
            ...LAND_NUMBERS.map((of) =>
              spacesOf(formatMessage(landName(of)), ({ region, land }) => region === 'ring' && land === of),
            ),
            region('Fackeltempel', 'torch'),
            region('Schwerttempel', 'sword'),
            region('Dharma-Räder', 'wheels'),
            region('Neben dem Ring', 'pit'),
            region('Das Geisterreich', 'clouds'),
          ],
        },
      ],
    },
    {
      id: 'allChoice',
      title: 'Alle Wahlkarten',
      blocks: [
        {
          head: ['Karte', 'Eine Seite', 'Die andere Seite'],
          widths: [28, 36, 36],
          parts: cardsOf(CHOICE_CARDS, (card) => SIDE_IDS_OF_CHOICE_CARD.map((side) => written(card, side))),
        },
      ],
    },
    {
      id: 'allKarma',
      title: 'Alle Karmakarten',
      blocks: [{ head: ['Karte', 'Was zurückkommt'], parts: cardsOf(KARMA_CARDS, (card) => [written(card, null)]) }],
    },
  ],
})
