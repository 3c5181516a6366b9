/** The pieces on the board and the accounts of Cosmic Karma, for its legend. */
import { KARMA_COLOURS, TOOLS } from '../../../engine/cosmic-karma/data.ts'
import { EXAMPLE_SEAT_STYLE, type BoardLegend } from '../legend.ts'
import type { BoardIconName } from './art/icon-names.ts'
import type { CosmicSpriteSpec } from './sprite-specs.ts'

const SIGN = [34, 34] as const

/** Signs as they lie on spaces. */
const signs = (...of: readonly BoardIconName[]): readonly CosmicSpriteSpec[] =>
  of.map((sign) => ({ kind: 'space', sign, size: 15, deep: false }))

/** The legend of Cosmic Karma's board: each kind of piece with pictures, in sections and rows. */
export const boardLegend: BoardLegend<CosmicSpriteSpec> = {
  parts: [
    {
      id: 'account',
      rows: [
        {
          id: 'bead',
          distinguishedBy: 'item',
          alsoExplains: [{ kind: 'shelf', shelf: 'beads' }],
          looks: KARMA_COLOURS.map((colour) => ({ kind: 'token', item: 'bead', colour })),
          size: [30, 30],
        },
        {
          id: 'ring',
          distinguishedBy: 'item',
          alsoExplains: [{ kind: 'shelf', shelf: 'rings' }],
          looks: KARMA_COLOURS.map((colour) => ({ kind: 'token', item: 'ring', colour })),
          size: [30, 30],
        },
        {
          id: 'habit',
          distinguishedBy: 'item',
          alsoExplains: [{ kind: 'shelf', shelf: 'habits' }],
          looks: KARMA_COLOURS.map((colour) => ({ kind: 'token', item: 'habit', colour })),
          size: [70, 26],
        },
        {
          id: 'score',
          looks: [
            { kind: 'score', colour: 'green', score: 2 },
            { kind: 'score', colour: 'orange', score: -4 },
          ],
          size: [49, 35],
        },
        { id: 'peg', looks: TOOLS.map((tool) => ({ kind: 'pegs', tool, count: 1, large: true })), size: [37, 57] },
        { id: 'missing', looks: [{ kind: 'missing', count: 4, large: true, textScale: 1 }], size: [100, 32] },
        {
          id: 'freeWill',
          alsoExplains: [{ kind: 'hand' }],
          looks: [{ kind: 'freeWill', number: 4, count: 1 }],
          size: [45, 60],
        },
        { id: 'lost', looks: [{ kind: 'lost', count: 1 }], size: [32, 57] },
      ],
    },
    {
      id: 'spaces',
      rows: [
        { id: 'takeRing', isSelfExplanatory: true, looks: signs('ring:green:1', 'ring:choice:1'), size: SIGN },
        { id: 'takeBead', isSelfExplanatory: true, looks: signs('bead:orange:1', 'bead:choice:1'), size: SIGN },
        { id: 'takePeg', isSelfExplanatory: true, looks: signs('peg:sword', 'peg:choice'), size: SIGN },
        { id: 'draw', isSelfExplanatory: true, looks: signs('choice', 'karma'), size: SIGN },
        { id: 'freeSign', isSelfExplanatory: true, looks: signs('freeWill'), size: SIGN },
        { id: 'loseTurn', isSelfExplanatory: true, looks: signs('loseTurn'), size: SIGN },
        { id: 'advance', isSelfExplanatory: true, looks: signs('advance:3', 'arrow'), size: SIGN },
        { id: 'change', isSelfExplanatory: true, looks: signs('recolour', 'swap', 'gift'), size: SIGN },
        { id: 'calm', isSelfExplanatory: true, looks: signs('calm'), size: SIGN },
      ],
    },
    {
      id: 'places',
      rows: [
        {
          id: 'centre',
          isSelfExplanatory: true,
          looks: [{ kind: 'space', sign: 'centre', size: 36, deep: false }],
          size: [80, 80],
        },
        { id: 'gate', isSelfExplanatory: true, looks: signs('gate:torch', 'gate:sword'), size: SIGN },
        { id: 'hangingOn', isSelfExplanatory: true, looks: signs('hangingOn'), size: SIGN },
        { id: 'pit', isSelfExplanatory: true, looks: signs('pit'), size: SIGN },
        { id: 'wheel', isSelfExplanatory: true, looks: signs('wheel:green', 'wheel:orange'), size: SIGN },
        { id: 'stop', isSelfExplanatory: true, looks: signs('review', 'planning'), size: SIGN },
      ],
    },
    {
      id: 'table',
      rows: [
        { id: 'pawn', looks: [{ kind: 'pawn', ...EXAMPLE_SEAT_STYLE, turn: false }], size: [27, 34] },
        { id: 'reach', isSelfExplanatory: true, looks: [{ kind: 'reach', wins: false }], size: [36, 36] },
        {
          id: 'fork',
          isSelfExplanatory: true,
          looks: [{ kind: 'fork', turn: 0, colour: EXAMPLE_SEAT_STYLE.colour }],
          size: [36, 36],
        },
        {
          id: 'pack',
          looks: [
            { kind: 'pack', pack: 'choice', land: 1, count: 12 },
            { kind: 'pack', pack: 'karma', land: 1, count: 10 },
          ],
          size: [33, 44],
        },
        { id: 'bank', looks: [{ kind: 'bank' }], size: [60, 48] },
        { id: 'die', looks: [{ kind: 'die', face: 5, ready: false }], size: [50, 50] },
      ],
    },
  ],
  unlisted: {
    mandala: 'the ground of the spaces',
    panel: 'the ground of an account',
    header: 'says in words whose account it is',
    shelf: 'where beads, rings and habits lie, which have rows',
    hand: 'where Free Will Cards lie, which have a row',
    peg: 'stands in its hole, which has a row',
    tray: 'the ground of what is thrown and drawn',
    count: 'a figure beside dice or cards',
    row: 'says in words where a move ends',
    card: 'says in words what it does',
    side: 'a side of a card, in words',
    passing: 'comes and goes with what is pointed at',
    met: 'told where it happens, and goes',
    befell: 'told where it happens, and goes',
    gain: 'told where it happens, and goes',
    brings: 'comes and goes with what is pointed at',
    near: 'a space from near, with words',
  },
}
