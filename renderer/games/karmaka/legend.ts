/** The pieces on the table of Karmaka, for its legend. */
import { CARD_IDS, CARD_DATA } from '../../../engine/karmaka/data.ts'
import type { CardId } from '../../../engine/karmaka/data.ts'
import { EXAMPLE_SEAT_STYLE, type BoardLegend } from '../legend.ts'
import type { KarmakaSpriteSpec } from './sprite-specs.ts'

const TEXT = { textScale: 1 } as const
const CARD = [118, 166] as const

/** A card of a colour. */
function cardOf(colour: 'blue' | 'mosaic'): CardId {
  const found = CARD_IDS.find((card) => CARD_DATA[card].colour === colour)
  if (found === undefined) throw new Error(`no ${colour} card`)
  return found
}

const face = (card: CardId): KarmakaSpriteSpec => ({ kind: 'card', face: 1, card, exposed: false, ...TEXT })

/** The legend of Karmaka's board: sections with rows, and in each row the sprites that it explains. */
export const boardLegend: BoardLegend<KarmakaSpriteSpec> = {
  parts: [
    {
      id: 'cards',
      rows: [
        { id: 'card', isSelfExplanatory: true, looks: [face(cardOf('blue'))], size: CARD },
        { id: 'mosaic', isSelfExplanatory: true, looks: [face(cardOf('mosaic'))], size: CARD },
        { id: 'back', distinguishedBy: 'future', looks: [{ kind: 'back', face: 0, future: false }], size: CARD },
        { id: 'ring', alsoExplains: [{ kind: 'supply' }], looks: [{ kind: 'ring' }], size: [36, 36] },
      ],
    },
    {
      id: 'seat',
      rows: [
        {
          id: 'deck',
          distinguishedBy: 'caption',
          looks: [{ kind: 'slot', caption: 'pile.deck', ...TEXT }],
          size: [80, 116],
        },
        { id: 'deeds', looks: [{ kind: 'deeds', caption: 'pile.deeds', ...TEXT }], size: [150, 116] },
        {
          id: 'future',
          distinguishedBy: 'future',
          alsoExplains: [{ kind: 'slot', caption: 'pile.future' }],
          looks: [{ kind: 'back', face: 0, future: true }],
          size: CARD,
        },
        { id: 'count', looks: [{ kind: 'count', count: 5 }], size: [41, 34] },
        {
          id: 'reckoning',
          looks: [{ kind: 'reckoning', red: 1, green: 4, blue: 0, best: 'green', need: 5, spend: 1, ...TEXT }],
          size: [220, 160],
        },
      ],
    },
    {
      id: 'middle',
      rows: [
        {
          id: 'well',
          distinguishedBy: 'caption',
          looks: [{ kind: 'slot', caption: 'place.well', ...TEXT }],
          size: [100, 136],
        },
        {
          id: 'ruins',
          distinguishedBy: 'caption',
          looks: [{ kind: 'slot', caption: 'place.ruins', ...TEXT }],
          size: [100, 136],
        },
        {
          id: 'centre',
          isSelfExplanatory: true,
          looks: [{ kind: 'centre', caption: 'sign.centre', ...TEXT }],
          size: [150, 120],
        },
        {
          id: 'rung',
          looks: [
            { kind: 'rung', rung: 'dung-beetle', need: 4, reached: true, ...TEXT },
            { kind: 'rung', rung: 'snake', need: 5, reached: false, ...TEXT },
          ],
          size: [70, 70],
        },
        { id: 'token', looks: [{ kind: 'token', ...EXAMPLE_SEAT_STYLE }], size: [28, 28] },
      ],
    },
  ],
  unlisted: {
    panel: 'the ground before a seat',
    header: 'says in words and figures how somebody stands',
    caption: 'the name of a pile',
    ladder: 'the ground of the rungs, which have a row',
    supply: 'where rings lie, which have a row',
    tray: 'the ground of cards to choose from',
    veil: 'the ground of an open pile',
    title: 'says in words which pile is open',
    gain: 'says in a row of the list what a card scores',
    beam: 'leads from a card in use to whom it concerns, and goes with it',
    halo: 'shines around a card in use, and goes with it',
    sign: 'says in words what is asked',
  },
}
