/** The rules of Rauha on one page, in German. Its numbers come from the data of the rules. */
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

const POOLS = { moon: 'Mond', star: 'Stern' }
const CORNER_NAMES = {
  'top-left': 'oben links',
  'top-right': 'oben rechts',
  'bottom-left': 'unten links',
  'bottom-right': 'unten rechts',
}
const AGES: readonly CardAge[] = [1, 2]
const CORNERS = AVATAR_STOPS.filter(({ kind }) => kind === 'corner')

/** The turns of a round, and the corner where it is scored. */
function roundRow({ round, age, corner }: AvatarStop): readonly RulebookTableCell[] {
  const turns = AVATAR_STOPS.filter((stop) => stop.round === round && stop.kind === 'notch')
  return [
    round,
    age,
    ...turns.map(
      ({ squares, pool }) => `${formatMessage(lineName(squares) ?? { id: '' })}, ${pool === null ? '' : POOLS[pool]}`,
    ),
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
    counts.map((players) => `${ofAge - players * CARDS_DEALT_PER_SATELLITE * roundsOfAge} bei ${players} Personen`),
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
    'Neun Felder einer trockenen Welt liegen in deiner Hand. Erwecke Biome auf ihnen, nutze, was in ihnen steckt, wann immer dein Avatar vorbeikommt, und gewinne die Gunst von Gottheiten. Wer der eigenen Welt bis zum Ende des zweiten Zeitalters die meiste Energie entlockt, hat gewonnen.',
  chapters: [
    {
      id: 'table',
      title: 'Was auf dem Tisch liegt',
      blocks: [
        {
          terms: [
            [
              'Welt',
              'Dein Brett aus drei mal drei Feldern. Darauf sind Biome gedruckt; Karten werden darübergelegt. Eine Reihe oder Spalte aus dreien ist eine Linie, eine Diagonale nicht.',
              'world',
            ],
            [
              'Feld',
              'Was auf einem Feld zu sehen ist: ein oder zwei Biome, bis zu drei Flug-, Land- oder Meerestiere, vielleicht Wasserquellen, vielleicht eine Wirkung.',
              'tile',
            ],
            [
              'Satellit',
              'Ein verdeckter Stapel zwischen zwei Nachbarn. Für den einen sind es die Mondkarten, für den anderen die Sternkarten.',
              'satellite',
            ],
            [
              'Avatar',
              'Geht einmal um das Brett. Wo er steht, zeigt, welche Karten du ansiehst und welche Linie du aktivierst. Alle Avatare sind immer am selben Ort.',
              'avatar',
            ],
            [
              'Kristalle',
              `Was Karten und Wirkungen kosten. Alle beginnen mit ${START_CRYSTALS}; es sind immer genug da.`,
              'crystals',
            ],
            [
              'Spore',
              'Liegt auf einem Feld, höchstens eine, und bleibt, wenn es bedeckt wird. Durch sie zählt das Feld, wenn eine Runde gewertet wird.',
              'spore',
            ],
            [
              'Gottheit',
              'Es gibt sieben. Jede steht in der gemeinsamen Auslage oder bei der Person, die sie zuletzt gewonnen hat.',
              'entity',
            ],
            ['Energie', 'Womit du gewinnst. Sie geht nie verloren und zählt über 99 hinaus weiter.', 'energy'],
          ],
        },
        {
          scene: 'world',
          label:
            'Eine Welt mit vier Karten und einer Spore. Die drei Felder der markierten Linie haben etwas gemeinsam: Sie hat eben eine Gottheit gewonnen.',
        },
        {
          scene: 'sky',
          label: '1: wie viel Energie alle haben. 2: die Gottheiten, eine davon schon bei einer Welt.',
        },
      ],
    },
    {
      id: 'course',
      title: 'Der Verlauf',
      blocks: [
        `Vier Runden mit je drei Zügen, jede Runde schließt mit einer Wertung. Zu Beginn einer Runde erhält jeder Satellit ${CARDS_DEALT_PER_SATELLITE} verdeckte Karten, in den ersten beiden Runden aus Zeitalter 1, danach aus Zeitalter 2. Im Lauf der Partie wird jede Linie zweimal aktiviert.`,
        {
          head: ['Runde', 'Zeitalter', 'Zug 1', 'Zug 2', 'Zug 3', 'Wertung'],
          rows: CORNERS.map(roundRow),
        },
      ],
    },
    {
      id: 'turn',
      title: 'Ein Zug',
      blocks: [
        'Alle wählen zugleich eine Karte. Dann führt reihum, im Uhrzeigersinn, jede Person die nächsten drei Schritte ohne Pause aus. Zuletzt gehen alle Avatare weiter.',
        {
          terms: [
            [
              'Wählen',
              'Sieh die Karten an, auf die der Avatar zeigt, behalte eine, und leg den Rest ungesehen zurück. Bis alle gewählt haben, darfst du es dir anders überlegen. Im dritten Zug einer Runde fällt die übrige Karte ins Schwarze Loch und ist aus dem Spiel.',
              'choose',
            ],
            [
              'Legen',
              'Leg die Karte über ein beliebiges Feld, in beliebiger Linie. Eine Karte mit Preis wird sofort ganz bezahlt; eine mit markierten Feldern ist gratis, kommt aber nur dorthin; jede andere ist überall gratis. Was bedeckt ist, ist für immer fort.',
              'place',
            ],
            [
              'Oder abwerfen',
              `Gib die Karte stattdessen verdeckt ins Schwarze Loch, für ${CRYSTALS_PER_DISCARD} Kristalle oder für eine Spore auf ein eigenes Feld ohne Spore.`,
              'discard',
            ],
            ['Willkommen heißen', 'Sieh nach, ob die gelegte Karte dir eine Gottheit gewonnen hat.', 'welcome'],
            [
              'Aktivieren',
              'Nutze die drei Felder der Linie beim Avatar und die Gottheiten, die du eben willkommen geheißen hast: alles einmal, in beliebiger Reihenfolge, und nur, was du magst. Sporen spielen hier keine Rolle.',
              'activate',
            ],
          ],
        },
        {
          title: 'Ein Zug, Schritt für Schritt',
          example: [
            { scene: 'turn1', label: 'Die behaltene Karte ist zu legen oder abzuwerfen.' },
            {
              scene: 'turn2',
              label:
                'Auf dem markierten Feld gelegt, gibt sie den Feldern ihrer Linie ein gemeinsames Zeichen: Eine Gottheit wird willkommen geheißen.',
            },
            {
              scene: 'turn3',
              label:
                'Zwei Felder der Linie beim Avatar wurden aktiviert, für drei Kristalle, und die Gottheit, für fünf Energie.',
            },
          ],
        },
      ],
    },
    {
      id: 'order',
      title: 'Wer zuerst spielt',
      blocks: [
        'Wer die meiste Energie hat, beginnt; bei Gleichstand, wessen Stein zuletzt ankam, denn er liegt obenauf. Das wird zu Beginn eines Zuges oder einer Wertung festgestellt und gilt bis zu dessen Ende.',
      ],
    },
    {
      id: 'effects',
      title: 'Wirkungen',
      blocks: [
        [
          'Hat eine Wirkung einen Preis, wird er einmal für das Ganze bezahlt, auch mit eben erst gewonnenen Kristallen.',
          'Was es je Stück von etwas gibt, zählt auf allen neun sichtbaren Feldern der eigenen Welt, dieses eingeschlossen; zwei Tiere auf einem Feld sind zwei.',
          'Eine Spore kommt auf ein beliebiges eigenes Feld ohne Spore, auch auf das aktivierte. Haben alle neun eine, lässt sich die Wirkung nicht nutzen.',
          'Metsat zählt die Tierart, von der du am meisten hast.',
        ],
      ],
    },
    {
      id: 'entities',
      title: 'Gottheiten',
      blocks: [
        'Legst du eine Karte, dann sieh auf ihre Reihe und ihre Spalte. Haben alle drei Felder einer davon ein Biom oder eine Tierart gemeinsam, nimmst du die Gottheit dieses Zeichens, aus der Auslage oder von jemand anderem. Ein Feld zählt für alles, was es zeigt. Eine Linie Wüste gewinnt niemanden. Ob die Linie schon vorher vollständig war, ist gleich; gehört dir die Gottheit schon, geschieht nichts.',
        'Eine Gottheit bleibt bei dir, auch wenn die Linie später zerbricht, bis jemand anderes sie gewinnt. Du darfst beliebig viele haben. Aktivieren kannst du sie in dem Zug, in dem du sie willkommen heißt, und in jeder Wertung.',
        {
          head: ['Gottheit', 'Kommt für eine Linie', 'Bringt'],
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
      title: 'Wertung',
      blocks: [
        'Nach drei Zügen stehen die Avatare in einer Ecke. Nacheinander, im Uhrzeigersinn, aktivieren alle ihre Felder mit Spore und ihre Gottheiten, alles einmal, in beliebiger Reihenfolge. Eine Spore, die dabei gelegt wird, zählt sofort. Sporen bleiben, wo sie sind.',
        `Dann werden die Wasserquellen gezählt, auf allen neun Feldern und mit ${formatList(
          ENTITY_IDS.filter((entity) => ENTITY_DATA[entity].water > 0).map((entity) =>
            formatMessage(entityName(entity)),
          ),
        )}, und davon die kleinste Zahl abgezogen, die jemand hat:`,
        {
          across: true,
          rows: [
            [
              'Mehr als die wenigsten',
              ...ENERGY_BY_WATER_SURPLUS.map((_, more) =>
                more === ENERGY_BY_WATER_SURPLUS.length - 1 ? `${more} oder mehr` : more,
              ),
            ],
            ['Energie', ...ENERGY_BY_WATER_SURPLUS],
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      blocks: [
        'Die Partie endet mit der vierten Wertung. Die meiste Energie gewinnt; bei Gleichstand ist der Sieg geteilt. Kristalle, Sporen und Gottheiten sind dann nichts wert.',
      ],
    },
    {
      id: 'boards',
      title: 'Die Bretter',
      blocks: [
        'Alle spielen auf derselben Seite, und alle Bretter einer Seite sind gleich.',
        ...BOARD_SIDES.map((side) => {
          const tiles = PRINTED_TILES_BY_SIDE[side].map((tile) => formatMessage(fullTileText(tile)))
          return { title: `Seite ${side}`, board: [0, 3, 6].map((first) => tiles.slice(first, first + 3)) }
        }),
      ],
    },
    {
      id: 'cards',
      title: 'Die Karten',
      blocks: [
        `Jede gibt es einmal. Zu weniger als fünft bleiben aus jedem Zeitalter einige ungesehen in der Schachtel: ${undealt()}.`,
        {
          head: ['Biom', 'Tiere', 'Wasser', 'Wirkung', 'Legen'],
          parts: AGES.map((age) => ({
            title: `Zeitalter ${age}`,
            rows: CARD_IDS.filter((card) => CARD_DATA[card].age === age).map(cardRow),
          })),
        },
      ],
    },
  ],
})
