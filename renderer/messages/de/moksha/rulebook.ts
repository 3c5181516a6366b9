/** The rules of Moksha on one page, in German. Its numbers come from the data of the rules. */
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
  REGIONS: 'Namen und Grenzen der Regionen',
  START_CASTE_BY_REGION_RANGE: 'die Kasten zu Beginn',
  TEMPLE_BUILDINGS_INCLUDING_COPIES: 'wie viele Tempel jeder Farbe es gibt',
  HEXES: 'die Größe des Harmonierasters und sein Lohn',
  HARMONY_SHIFT_VECTOR_BY_PILLAR: 'die Richtungen der drei Farben',
  HARMONY_POINTS_BY_RING: 'was die Ringe des Rasters wert sind',
  TOKEN_DATA: 'wie viele Plättchen jeder Art es gibt',
  CASTE_DATA: 'die Vitalität der Kasten',
  OCCUPATION_DATA: 'wie viele Karten jedes Berufs es gibt',
  REQUIRED_VITALITY_BY_STAGE: 'die Vitalität, die die Stufen brauchen',
  DISCIPLES_PER_PLAYER: 'die Zahl der Jünger',
  MAX_DISCIPLES_PER_REGION: 'der Platz in einer Region',
  KARMA_TOKENS_PER_COLOUR: 'der Karmavorrat',
  MAX_HELD_KARMA_PER_PILLAR: 'wie viel Karma man halten kann',
  VITALITY_TOKEN_SLOTS_PER_PLAYER: 'die Fächer für Plättchen',
  MAX_STACK_HEIGHT_BY_PLAYER_COUNT: 'die Höhe der Stapel',
  AURA_TARGET_BY_PLAYER_COUNT: 'die Aura für Moksha',
  AURA_GAINS: 'was Aura bringt',
  MAX_BRAHMA_DRAWS: 'was Brahma zieht',
  MAX_GANESHA_KARMA: 'was Ganesha bringt',
}

function tablesOf(origin: DataOrigin): string {
  const tables = Object.keys(TABLES) as (keyof typeof TABLES)[]
  return formatList(tables.filter((table) => DATA_PROVENANCE[table] === origin).map((table) => TABLES[table]))
}

export const rulebook = (): RulebookContent => ({
  intro:
    'Du wanderst durch Hindustan, lebst, stirbst und wirst wiedergeboren. Ein ausgeglichener Geist gewinnt Jünger, ein unausgeglichener sammelt Karma; aus Jüngern wird im Tod Aura, aus Karma ein besseres Leben. Wer genug Aura gesammelt hat, verlässt das Rad der Wiedergeburt, und wer davon am ausgeglichensten ist, hat gewonnen.',
  chapters: [
    {
      id: 'table',
      title: 'Was auf dem Tisch liegt',
      blocks: [
        {
          terms: [
            [
              'Region',
              `${REGIONS.length} gibt es, jede mit einem Gebäude, einem Stapel Vitalitätsplättchen, von denen du das oberste siehst, und Platz für ${MAX_DISCIPLES_PER_REGION} Jünger aller zusammen.`,
              'region',
            ],
            [
              'Heiligtum und Tempel',
              'Vier Heiligtümer, eines für jeden Gott, stehen zufällig in den Regionen 1 bis 4, sieben Tempel in den anderen. Ein Tempel zeigt einen Punkt: zweimal Dharma, zweimal Kama, zweimal Artha, und einer ist frei.',
              'building',
            ],
            [
              'Vitalitätsplättchen',
              `Hat eine Farbe, einen oder zwei Pfeile und Vitalität. Du hältst bis zu ${VITALITY_TOKEN_SLOTS_PER_PLAYER}. Ein Stapel hat zu Beginn ${MAX_STACK_HEIGHT_BY_PLAYER_COUNT[2]} davon zu zweit oder zu dritt, sonst ${MAX_STACK_HEIGHT_BY_PLAYER_COUNT[4]}.`,
              'token',
            ],
            [
              'Indischer Ozean',
              `Hierher kommen verdeckt die Plättchen, die jemand abgibt, ersetzt oder im Tod verliert. Zu zweit oder zu dritt liegen hier zu Beginn die ${LEFT_OVER} übrigen.`,
              'ocean',
            ],
            ['Jünger', `Du hast ${DISCIPLES_PER_PLAYER}, in deiner Reserve oder auf der Karte.`, 'disciples'],
            [
              'Karma',
              `${KARMA_TOKENS_PER_COLOUR} jeder Farbe im Vorrat; du hältst bis zu ${MAX_HELD_KARMA_PER_PILLAR} von jeder.`,
              'karma',
            ],
            [
              'Dein Bogen',
              'Das Harmonieraster mit deinem Marker, die Stufen deines Lebens, deine Plättchen, Karma, Götter, Aura und die Karte dieses Lebens: ein Beruf aus einer von fünf Kasten.',
              'sheet',
            ],
            ['Aura', 'Führt zum Moksha und geht nie verloren.', 'aura'],
          ],
        },
        {
          scene: 'region',
          label:
            'Eine Region, in der jemand ist. 1: ihr Gebäude. 2: ihre Vitalitätsplättchen. 3: Platz für Jünger; zwei sind da.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Ein Zug',
      blocks: [
        'Zwei Würfel entscheiden, in welcher Region alle beginnen, und wer in der niedrigeren beginnt, spielt die ganze Partie lang früher. Die Regionen 1 bis 5 bedeuten ein erstes Leben als Shudra, die anderen als Vaishya. Ein Zug hat vier Schritte:',
        {
          terms: [
            ['Wandern und reifen', 'Geh oder bleib, nimm ein Plättchen, rück deinen Harmoniemarker.'],
            ['Sammeln', 'Erhalte, was das Feld unter deinem Marker zeigt.'],
            [
              'Verehren oder bewegen',
              'Bring, wenn du magst, ein Opfer: im Heiligtum für einen Gott, beim Tempel für deine Jünger.',
            ],
            ['Älter werden oder sterben', 'Deine Vitalität entscheidet. Nur auf einen Tod folgt noch mehr.'],
          ],
        },
      ],
    },
    {
      id: 'wander',
      title: 'Wandern',
      blocks: [
        [
          'Bleib, wo du bist, oder überquere eine Grenze.',
          'Oder gib ein Plättchen ab und geh in eine Region, die genau zwei Grenzen weit weg ist.',
          'Eine vom Grundherrn gesperrte Region ist für alle anderen zu: Sie enden nicht dort, gehen nicht hindurch und bleiben nicht, solange ein Weg hinausführt.',
          'Dann nimmst du das oberste Plättchen des Stapels, ob du willst oder nicht. Ein leerer Stapel gibt keines.',
          'Sind deine Fächer voll, macht eines der vorigen Platz.',
        ],
      ],
    },
    {
      id: 'evolve',
      title: 'Das Harmonieraster',
      blocks: [
        'Dein Marker beginnt in der Mitte. Jede Farbe schiebt ihn in ihre eigene Richtung, und ein Schritt von jeder bringt ihn dorthin zurück, wo er war.',
        [
          'Das eben genommene Plättchen schiebt ihn einmal je Pfeil, und der Punkt des Tempels noch einmal, auch wenn du geblieben bist oder kein Plättchen fandest. Ein Heiligtum hat keinen Punkt.',
          'Du machst diese Schritte in beliebiger Reihenfolge.',
          'Ein Schritt über den Rand hinaus ist verloren: Dort kommt es auf die Reihenfolge an.',
          'Der Punkt des freien Tempels hat die Farbe, die du wählst.',
        ],
        {
          scene: 'grid',
          label: 'Das Harmonieraster: 37 Felder, Jünger zur Mitte hin, Karma am Rand. Der Marker ist umrahmt.',
        },
        'Figuren stehen für Jünger, Zeichen für Karma ihrer Farbe; die Mitte gibt Karma beliebiger Farbe. Dharma führt nach oben, Kama nach rechts unten, Artha nach links unten.',
        {
          title: 'Ein Plättchen schiebt den Marker',
          example: [
            { scene: 'shift1', label: 'Der Marker, umrahmt, steht, wo der letzte Zug ihn ließ.' },
            {
              scene: 'shift2',
              label:
                'Bei einem Tempel wurde ein Plättchen mit zwei Pfeilen genommen: drei Schritte, je Pfeil einer und einer für den Punkt. Das Feld, das der Marker erreicht hat, gab ein Karma.',
            },
          ],
        },
        {
          head: ['Plättchen', 'Pfeile', 'Vitalität', 'Anzahl'],
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
      title: 'Sammeln',
      blocks: [
        [
          'Du erhältst den ganzen Lohn deines Feldes, auch wenn der Marker sich nicht bewegt hat.',
          `Neue Jünger kommen in deine Region. Dort haben ${MAX_DISCIPLES_PER_REGION} aller zusammen Platz; wer keinen findet, ist verloren.`,
          `Ebenso Karma über ${MAX_HELD_KARMA_PER_PILLAR} einer Farbe hinaus, oder einer Farbe, die im Vorrat fehlt.`,
          'Karma beliebiger Farbe hat eine, die du noch nehmen kannst.',
        ],
      ],
    },
    {
      id: 'devote',
      title: 'Verehren und bewegen',
      blocks: [
        [
          'Der Preis ist ein Plättchen oder ein Karma, einmal je Zug, und nur für etwas, das dann auch geschieht.',
          'In einem Heiligtum verehrst du seinen Gott: Sein Zeichen kommt auf deinen Bogen, bereit. Ein verbrauchter wird wieder bereit; einen bereiten kannst du nicht verehren.',
          `Bei einem Tempel bewegst du beliebig viele deiner Jünger aus einer Region, egal wo, über eine Grenze, solange nicht mehr als ${MAX_DISCIPLES_PER_REGION} zusammenkommen.`,
        ],
      ],
    },
    {
      id: 'grow',
      title: 'Älter werden',
      blocks: [
        'Deine Vitalität ist die deiner Kaste und aller Plättchen, die du hältst. Reicht sie für die nächste Stufe, wirst du eine Stufe älter, und dein Zug ist zu Ende; jung bleiben geht nicht. Reicht sie nicht, stirbst du.',
        {
          across: true,
          rows: [
            ['Stufe', ...REQUIRED_VITALITY_BY_STAGE.map((_, nth) => nth + 1)],
            ['Nötige Vitalität', ...REQUIRED_VITALITY_BY_STAGE.map((level, nth) => (nth === 0 ? '' : level))],
          ],
        },
        'Auf der letzten Stufe endet das Leben auf jeden Fall mit dem nächsten Zug.',
      ],
    },
    {
      id: 'death',
      title: 'Der Tod',
      blocks: [
        {
          steps: [
            `Zähl die Regionen, in denen niemand mehr Jünger hat als du, und du wenigstens einen. Je ${MAJORITIES_NEEDED_PER_AURA} davon sind ${AURA_GAINS.majorities} Aura wert; ein Gleichstand zählt für beide.`,
            'Lass so viele Jünger auf der Karte, wie die Zahl der erreichten Stufe sagt; welche, wählst du. Die anderen kommen heim.',
            'Mit genug Aura erlangst du Moksha: Du spielst nicht mehr.',
            `Sonst wirst du dort wiedergeboren, wo du gestorben bist: auf Stufe 1, deine Plättchen im Ozean, Götter, Marker und Aura, wie sie waren. Alles Karma wird abgegeben, höchstens ${MAX_KARMA_PAID_FOR_REBIRTH}: Jedes führt eine Kaste höher als Dalit. Was darüber ist, behältst du. Zieh die oberste Karte dieser Kaste.`,
          ],
        },
      ],
    },
    {
      id: 'aura',
      title: 'Woher Aura kommt',
      blocks: [
        [
          `Alle ${VITALITY_TOKEN_SLOTS_PER_PLAYER} Fächer voll: ${AURA_GAINS.fourthToken}, sofort, und einmal in jedem Leben.`,
          `Karma aller drei Farben: ${AURA_GAINS.threeColours}, sofort, und einmal in jedem Leben.`,
          `Den vierten Gott verehrt: ${AURA_GAINS.fourthGod}, sofort, und einmal je Partie; verbrauchte Götter zählen mit.`,
          'Jünger, wenn du stirbst. Erst dann wird geprüft, ob deine Aura genügt.',
        ],
        {
          across: true,
          rows: [
            ['Personen', ...PLAYERS],
            ['Aura für Moksha', ...PLAYERS.map((players) => AURA_TARGET_BY_PLAYER_COUNT[players] ?? '')],
          ],
        },
      ],
    },
    {
      id: 'lives',
      title: 'Kasten und Berufe',
      blocks: [
        'Eine Wirkung wird höchstens einmal je Zug genutzt, und nur, wenn du magst; das Verbot des Dalit ist die Ausnahme.',
        {
          head: ['Beruf', 'Wirkung'],
          parts: CASTES.map((caste) => ({
            title: `${formatMessage(casteName(caste))}: ${CASTE_DATA[caste].cost} Karma, Vitalität ${CASTE_DATA[caste].vitality}`,
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
      title: 'Götter',
      blocks: [
        'Ein bereiter Gott hilft dir einmal, in fast jedem Moment deines Zuges, bis du ihn neu verehrst; Leben spielen dabei keine Rolle. Du wirst gefragt, ehe du gehst, ein Plättchen nimmst, sammelst, einen sammelnden Beruf nutzt oder opferst, und ehe deine Vitalität geprüft wird. Willst du dort, wo sonst nichts zu entscheiden ist, nicht gefragt werden, dann lass solche Momente übergehen.',
        { terms: GODS.map((god) => [formatMessage(godName(god)), formatMessage(godEffectText(god))]) },
        `Brahmas Plättchen liegen offen; ein Stapel hat nie mehr als zu Beginn der Partie, und was keinen Platz findet, geht zurück. Ganeshas Karma ist begrenzt wie jedes andere. Shiva bewegt Gebäude und sonst nichts: Er schiebt keinen Marker, entscheidet aber, wofür du opfern kannst.`,
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      blocks: [
        [
          'Erlangt jemand Moksha, haben alle anderen noch einen Zug. Wer es danach erlangt, verschafft niemandem einen weiteren.',
          'Hat nur eine Person Moksha erlangt, hat sie gewonnen.',
          `Unter mehreren gewinnt, wer der Mitte des Harmonierasters am nächsten ist: Dort gibt es ${HARMONY_POINTS_BY_RING[0]} Punkte, mit jedem Ring einen weniger. Dann, wer mehr Karma hat; dann ist der Sieg geteilt. Mehr Aura als nötig ist nichts wert.`,
          'Die Variante „Gleiche Züge“ spielt die Runde zu Ende und danach noch eine, sodass alle gleich viele Züge haben, auch wer spät sitzt.',
        ],
      ],
    },
    {
      id: 'map',
      title: 'Die Karte',
      blocks: [
        'Regionen, die sich nur in einem Punkt treffen, haben keine Grenze.',
        {
          head: ['Nr.', 'Region', 'Grenzt an'],
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
      title: 'Was erschienen ist, und was von uns ist',
      blocks: [
        'Moksha ist ein Arbeitstitel. Die erschienenen Regeln erwähnen Zahlen, die sie nicht abdrucken. Wir haben sie so ergänzt, dass jede erschienene Zahl und jedes Beispiel stimmt, und in Tausenden Partien erprobt. Eine gedruckte Ausgabe kann durchaus anders sein.',
        `Von uns rekonstruiert: ${tablesOf('reconstructed')}.`,
        `Nicht abgedruckt, aber kaum anders möglich: ${tablesOf('inferred')}.`,
      ],
    },
  ],
})
