/** The pieces on the boards of Chakra, for its legend. */
import { CHAKRA_COLOURS } from '../../../engine/chakra/data.ts'
import { EXAMPLE_SEAT_STYLE, type BoardLegend } from '../legend.ts'
import type { ChakraSpriteSpec } from './sprite-specs.ts'

const row = { across: false, textScale: 1 } as const

/**
 * The legend of Chakra's board: for each part of the table, the kinds of things that are seen there, each with example
 * pictures.
 */
export const boardLegend: BoardLegend<ChakraSpriteSpec> = {
  parts: [
    {
      id: 'board',
      rows: [
        { id: 'bubbles', looks: [{ kind: 'bubbles', ...row }], size: [124, 44] },
        {
          id: 'chakra',
          distinguishedBy: 'harmonized',
          looks: [{ kind: 'chakra', colour: 'green', own: 1, harmonized: false, ...row }],
          size: [124, 44],
        },
        {
          id: 'harmony',
          distinguishedBy: 'harmonized',
          looks: [{ kind: 'chakra', colour: 'green', own: 3, harmonized: true, ...row }],
          size: [124, 44],
        },
        { id: 'notch', looks: [{ kind: 'notch' }], size: [36, 36] },
        { id: 'earth', looks: [{ kind: 'earth', count: 2, ...row }], size: [124, 44] },
        {
          id: 'token',
          alsoExplains: [{ kind: 'supply' }],
          looks: [{ kind: 'token', ...EXAMPLE_SEAT_STYLE }],
          size: [34, 34],
        },
        { id: 'space', looks: [{ kind: 'space', space: 2, taken: false, owed: null }], size: [120, 50] },
        {
          id: 'meditation',
          alsoExplains: [{ kind: 'meditations' }],
          looks: [{ kind: 'meditation', colour: 'blue' }],
          size: [28, 28],
        },
      ],
    },
    {
      id: 'lotus',
      rows: [
        {
          id: 'energy',
          distinguishedBy: 'colour',
          looks: CHAKRA_COLOURS.map((colour) => ({ kind: 'energy', colour, lifted: false })),
          size: [26, 26],
        },
        {
          id: 'black',
          distinguishedBy: 'colour',
          looks: [{ kind: 'energy', colour: 'black', lifted: false }],
          size: [36, 36],
        },
        { id: 'maya', looks: [{ kind: 'maya' }], size: [40, 40] },
        {
          id: 'plenitude',
          looks: [
            { kind: 'plenitude', colour: 'green', face: 0 },
            { kind: 'plenitude', colour: 'green', face: 3 },
          ],
          size: [40, 40],
        },
      ],
    },
    {
      id: 'beside',
      rows: [
        { id: 'lifted', looks: [{ kind: 'lifted', upright: false, active: true }], size: [120, 44] },
        { id: 'bag', looks: [{ kind: 'bag', count: 30, open: false }], size: [66, 74] },
        { id: 'round', looks: [{ kind: 'round', round: 1, last: false }], size: [80, 56] },
        { id: 'out', looks: [{ kind: 'out', spent: 1, eighth: 0 }], size: [56, 56] },
      ],
    },
  ],
  unlisted: {
    panel: 'the ground of a board',
    header: 'says in words whose board it is',
    lotus: 'the ground of the flows',
    supply: 'where free tokens lie, which have a row',
    meditations: 'where Meditation tokens lie, which have a row',
    bagBoard: 'the ground of the open bag',
    bagEnergy: 'an energy with its number, in the open bag',
    landing: 'comes and goes with what is pointed at',
    promise: 'comes and goes with what is pointed at',
  },
}
