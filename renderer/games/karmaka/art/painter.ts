/** The painter of Karmaka's sprite specs. Loaded with Pixi. */
import { drawPileTitle, createVeilDrawFn } from '../../../art/pile-overlay.ts'
import { createPainter, type DrawTable } from '../../../art/painter.ts'
import { CARD_DATA } from '../../../../engine/karmaka/data.ts'
import type { BoardPainter } from '../../../stage/painter.ts'
import { messageText } from '../names.ts'
import { background } from './background.ts'
import { back } from './back.ts'
import { card } from './card.ts'
import { materials } from './colours.ts'
import { ladder, rung } from './ladder.ts'
import { beam, gain, halo, reckoning, drawSeatSign } from './underway.ts'
import { header, panel } from './seats.ts'
import { centre, drawPileCount, deeds, drawCaption, slot, tray } from './table.ts'
import { ring, supply, token } from './tokens.ts'
import type { KarmakaSpriteSpec } from '../sprite-specs.ts'

const ART: DrawTable<KarmakaSpriteSpec>['art'] = {
  card,
  back,
  panel,
  header,
  slot,
  caption: (brush, look, w, h, made) => drawCaption(brush, messageText(look.caption), 0, w, h, made),
  deeds,
  centre,
  count: drawPileCount,
  ladder,
  rung,
  token,
  ring,
  supply,
  gain,
  beam,
  halo,
  sign: drawSeatSign,
  reckoning,
  tray,
  veil: createVeilDrawFn('rgb(5 14 17 / 0.9)', 'rgb(238 233 212 / 0.94)'),
  title: drawPileTitle,
}

const BLEED: DrawTable<KarmakaSpriteSpec>['bleed'] = {
  slot: [0, 6],
  caption: [0, 6],
  card: [0.12, 4],
  back: [0.12, 4],
  panel: [0, 26],
  ladder: [0, 14],
  rung: [0.4, 4],
  token: [0.2, 3],
  ring: [0.2, 2],
  count: [0, 5],
  tray: [0, 34],
  sign: [0, 9],
  gain: [0.3, 3],
  reckoning: [0, 26],
}

const ROUND: DrawTable<KarmakaSpriteSpec>['round'] = ['rung', 'token', 'ring', 'centre']

/** Paints the pieces and the background of Karmaka. */
export const painter: BoardPainter = createPainter<KarmakaSpriteSpec>({
  art: ART,
  bleed: BLEED,
  round: ROUND,
  // Cards of three colours, and of all.
  patterns: { card: ({ card }) => ['red', 'green', 'blue', 'mosaic'].indexOf(CARD_DATA[card].colour) },
  materials,
  background,
})
