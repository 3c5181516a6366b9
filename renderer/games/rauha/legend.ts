/** The pieces on the worlds of Rauha and in its sky, for its legend. */
import { CARD_IDS, CARD_DATA } from '../../../engine/rauha/data.ts'
import type { CardId, PlacementTerms } from '../../../engine/rauha/data.ts'
import { EXAMPLE_SEAT_STYLE, type BoardLegend } from '../legend.ts'
import type { GoodKind, RauhaSpriteSpec } from './sprite-specs.ts'

const TEXT = { textScale: 1 } as const
const CARD = [113, 135] as const

/** A card that is placed in that way. */
function placed(kind: PlacementTerms['kind']): CardId {
  const found = CARD_IDS.find((card) => CARD_DATA[card].placement.kind === kind)
  if (found === undefined) throw new Error(`no card is placed by ${kind}`)
  return found
}

const card = (of: CardId): RauhaSpriteSpec => ({ kind: 'card', face: 1, card: of, dim: false, ...TEXT })
const good = (of: GoodKind, amount: number): RauhaSpriteSpec => ({ kind: 'good', good: of, amount, small: false })

/** The legend of Rauha: its kinds of pieces with pictures, in parts and rows. */
export const boardLegend: BoardLegend<RauhaSpriteSpec> = {
  parts: [
    {
      id: 'card',
      rows: [
        { id: 'free', isSelfExplanatory: true, looks: [card(placed('free'))], size: CARD },
        { id: 'paid', isSelfExplanatory: true, looks: [card(placed('crystals'))], size: CARD },
        { id: 'squares', isSelfExplanatory: true, looks: [card(placed('squares'))], size: CARD },
        { id: 'back', looks: [{ kind: 'back', face: 0, age: 1 }], size: [54, 66] },
      ],
    },
    {
      id: 'world',
      rows: [
        {
          id: 'tile',
          looks: [
            { kind: 'tile', face: 1, card: null, side: 'A', square: 0 },
            { kind: 'tile', face: 1, card: placed('free'), side: 'A', square: 1 },
          ],
          size: [90, 90],
        },
        { id: 'spore', looks: [{ kind: 'spore' }], size: [36, 36] },
        {
          id: 'border',
          isSelfExplanatory: true,
          corner: true,
          looks: [{ kind: 'border', position: 2, colour: EXAMPLE_SEAT_STYLE.colour, turn: false, over: false }],
          size: [380, 380],
        },
        { id: 'avatar', looks: [{ kind: 'avatar', ...EXAMPLE_SEAT_STYLE, small: false }], size: [44, 44] },
        { id: 'band', looks: [{ kind: 'band', upright: true }], size: [40, 110] },
        { id: 'used', looks: [{ kind: 'used' }], size: [80, 80] },
        {
          id: 'yield',
          looks: [
            {
              kind: 'yield',
              card: null,
              entity: '',
              side: 'A',
              square: 0,
              used: false,
              pay: 0,
              good: 'crystals',
              amount: 1,
            },
          ],
          size: [150, 66],
        },
      ],
    },
    {
      id: 'goods',
      rows: [
        { id: 'energy', distinguishedBy: 'good', looks: [good('energy', 12)], size: [84, 34] },
        { id: 'crystals', distinguishedBy: 'good', looks: [good('crystals', 4)], size: [84, 34] },
        { id: 'water', distinguishedBy: 'good', looks: [good('water', 3)], size: [84, 34] },
        { id: 'spores', distinguishedBy: 'good', looks: [good('spore', 2)], size: [84, 34] },
      ],
    },
    {
      id: 'sky',
      rows: [
        {
          id: 'satellite',
          looks: [
            {
              kind: 'satellite',
              count: 4,
              pool: 'moon',
              own: true,
              seed: 0,
              moonColour: EXAMPLE_SEAT_STYLE.colour,
              moonShape: EXAMPLE_SEAT_STYLE.shape,
              starColour: '#6aa7c9',
              starShape: 'square',
            },
          ],
          size: [56, 98],
        },
        {
          id: 'entity',
          isSelfExplanatory: true,
          looks: [
            { kind: 'entity', entity: 'taivas', ready: false, small: false },
            { kind: 'entity', entity: 'metsat', ready: false, small: false },
          ],
          size: [44, 44],
        },
        { id: 'niche', looks: [{ kind: 'niche', entity: 'meri', ...EXAMPLE_SEAT_STYLE }], size: [40, 40] },
        {
          id: 'rounds',
          isSelfExplanatory: true,
          looks: [{ kind: 'rounds', position: 3, over: false, ...TEXT }],
          size: [300, 31],
        },
        {
          id: 'track',
          looks: [
            { kind: 'token', ...EXAMPLE_SEAT_STYLE, first: true },
            { kind: 'total', total: 12 },
          ],
          size: [30, 22],
        },
        {
          id: 'deck',
          looks: [
            { kind: 'deck', age: 1, count: 12 },
            { kind: 'deck', age: 2, count: 40 },
          ],
          size: [30, 48],
        },
        { id: 'blackHole', looks: [{ kind: 'blackHole', count: 3 }], size: [40, 60] },
        { id: 'supply', looks: [{ kind: 'supply' }], size: [40, 60] },
      ],
    },
    {
      id: 'table',
      rows: [
        {
          id: 'order',
          looks: [{ kind: 'order', name: '', ...EXAMPLE_SEAT_STYLE, state: 'now', first: true, total: null, ...TEXT }],
          size: [90, 26],
        },
        { id: 'chosen', looks: [{ kind: 'chosen' }], size: [80, 96] },
      ],
    },
  ],
  unlisted: {
    panel: 'the ground of a seat',
    header: 'says in words whose world it is',
    sky: 'the ground of what all share',
    track: 'the ground of the tokens on it, which have a row',
    tray: 'says in words at which step a turn is',
    veil: 'the ground of what is looked through',
    title: 'says in words what is looked through',
    near: 'a card from near, with words',
    landing: 'where a kept card lies, before it does',
    line: 'comes and goes with what is pointed at',
    gain: 'comes and goes with what is pointed at',
    winning: 'comes and goes with what is pointed at',
  },
}
