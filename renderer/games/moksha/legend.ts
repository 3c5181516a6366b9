/** The pieces on the map and the sheets of Moksha, for its legend. */
import { GODS, PILLARS } from '../../../engine/moksha/data.ts'
import { EXAMPLE_SEAT_STYLE, type BoardLegend } from '../legend.ts'
import type { MokshaSpriteSpec } from './sprite-specs.ts'

const TEXT = { textScale: 1 } as const

/** The legend of Moksha's board: each kind of piece with pictures, in sections and rows. */
export const boardLegend: BoardLegend<MokshaSpriteSpec> = {
  parts: [
    {
      id: 'map',
      rows: [
        { id: 'meeple', looks: [{ kind: 'meeple', turn: false, ...EXAMPLE_SEAT_STYLE }], size: [34, 42] },
        { id: 'disciple', looks: [{ kind: 'disciple', ...EXAMPLE_SEAT_STYLE }], size: [20, 20] },
        { id: 'site', looks: [{ kind: 'site', region: 1, closed: false, solid: false, ...TEXT }], size: [103, 105] },
        {
          id: 'sanctuary',
          distinguishedBy: 'building',
          looks: GODS.map((building) => ({ kind: 'building', building })),
          size: [40, 40],
        },
        {
          id: 'temple',
          distinguishedBy: 'building',
          looks: [...PILLARS, 'neutral' as const].map((building) => ({ kind: 'building', building })),
          size: [40, 40],
        },
        {
          id: 'token',
          distinguishedBy: 'face',
          looks: [
            { kind: 'token', face: 1, token: 'dharma5' },
            { kind: 'token', face: 1, token: 'kama10' },
          ],
          size: [40, 40],
        },
        { id: 'hidden', distinguishedBy: 'face', looks: [{ kind: 'token', face: 0, token: '' }], size: [36, 36] },
        { id: 'land', looks: [{ kind: 'land', ...EXAMPLE_SEAT_STYLE }], size: [32, 32] },
      ],
    },
    {
      id: 'sheet',
      rows: [
        { id: 'grid', looks: [{ kind: 'grid', small: false, points: 4, textScale: 1 }], size: [217, 288] },
        { id: 'marker', looks: [{ kind: 'marker', small: false, ...EXAMPLE_SEAT_STYLE }], size: [28, 28] },
        {
          id: 'card',
          isSelfExplanatory: true,
          looks: [{ kind: 'card', occupation: 'farmer', large: true, ...TEXT }],
          size: [125, 190],
        },
        { id: 'age', looks: [{ kind: 'age', stage: 2, vitality: 15, small: false }], size: [349, 52] },
        {
          id: 'verdict',
          isSelfExplanatory: true,
          looks: [{ kind: 'verdict', fate: 'dies', vitality: 10, need: 15, large: true, ...TEXT }],
          size: [125, 89],
        },
        {
          id: 'worth',
          isSelfExplanatory: true,
          looks: [
            { kind: 'worth', fate: 'dies', aura: 2, total: 6, target: 11, caste: 'vaishya', large: true, ...TEXT },
          ],
          size: [125, 89],
        },
        {
          id: 'slot',
          looks: [
            { kind: 'slot', aura: false },
            { kind: 'slot', aura: true },
          ],
          size: [40, 40],
        },
        {
          id: 'karma',
          alsoExplains: [{ kind: 'karmaSlot' }],
          looks: PILLARS.map((pillar) => ({ kind: 'karma', pillar })),
          size: [22, 22],
        },
        {
          id: 'god',
          isSelfExplanatory: true,
          looks: [
            { kind: 'god', face: 1, god: 'shiva', state: 'ready' },
            { kind: 'god', face: 0, god: 'vishnu', state: 'used' },
          ],
          size: [40, 40],
        },
        { id: 'reserve', looks: [{ kind: 'reserve', count: 10, ...EXAMPLE_SEAT_STYLE }], size: [101, 37] },
      ],
    },
    {
      id: 'beside',
      rows: [
        { id: 'race', looks: [{ kind: 'race', target: 11, ...TEXT }], size: [340, 43] },
        { id: 'supply', looks: [{ kind: 'supply', pillar: 'artha', count: 8 }], size: [74, 59] },
        { id: 'caste', looks: [{ kind: 'caste', caste: 'vaishya', count: 4 }], size: [44, 69] },
        { id: 'ocean', looks: [{ kind: 'ocean', count: 11, ...TEXT }], size: [113, 139] },
      ],
    },
  ],
  unlisted: {
    map: 'the ground of the regions',
    panel: 'the ground of a sheet',
    header: 'says in words and figures how somebody stands',
    spot: 'nothing is painted there',
    runner: 'a marker like that of the harmony grid, on the way to moksha',
    ageMark: 'a marker like that of the harmony grid, on the stages of life',
    karmaSlot: 'where karma lies, which has a row',
    drawn: 'the ground of the tokens of Brahma',
    veil: 'the ground of an open pile',
    title: 'says in words which pile is open',
    near: 'a thing from near, with words',
    ending: 'a death from near, with words',
    majorities: 'a table in words and figures',
    passage: 'told over the map, and goes',
    reach: 'comes and goes with what is pointed at',
    majority: 'comes and goes with what is pointed at',
    gain: 'comes and goes with what is pointed at',
    anyToken: 'stands on the frame of what costs a token, in the shapes of the tokens',
  },
}
