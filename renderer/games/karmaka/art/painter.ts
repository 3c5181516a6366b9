/** The painter of Karmaka's sprite specs. Loaded with Pixi. */
import { drawPileTitleBar, createBoardVeilDrawFn } from '../../../art/pile-overlay.ts'
import { createBoardPainter, type BoardPainterDefinition } from '../../../art/painter.ts'
import { CARD_DATA } from '../../../../engine/karmaka/data.ts'
import type { GameSpritePainter } from '../../../stage/painter.ts'
import { formatGameMessage } from '../names.ts'
import { drawBackground } from './background.ts'
import { drawCardBack } from './back.ts'
import { drawFaceUpCard } from './card.ts'
import { boardColoursInTheme } from './colours.ts'
import { drawLadder, drawRungMedallion } from './ladder.ts'
import { drawBeamToSeat, drawGainLabel, drawOfferHalo, drawLifeReckoning, drawTextBesideSeat } from './underway.ts'
import { drawSeatBoardHeader, drawSeatPanel } from './seats.ts'
import {
  drawAbilityCentre,
  drawPileCount,
  drawDeedsZone,
  drawPileCaption,
  drawPileSlot,
  drawChoiceTray,
} from './table.ts'
import { drawRing, drawRingSupplyTray, drawSeatToken } from './tokens.ts'
import type { KarmakaSpriteSpec } from '../sprite-specs.ts'

const ART: BoardPainterDefinition<KarmakaSpriteSpec>['art'] = {
  card: drawFaceUpCard,
  back: drawCardBack,
  panel: drawSeatPanel,
  header: drawSeatBoardHeader,
  slot: drawPileSlot,
  caption: (brush, sprite, w, h, made) => drawPileCaption(brush, formatGameMessage(sprite.caption), 0, w, h, made),
  deeds: drawDeedsZone,
  centre: drawAbilityCentre,
  count: drawPileCount,
  ladder: drawLadder,
  rung: drawRungMedallion,
  token: drawSeatToken,
  ring: drawRing,
  supply: drawRingSupplyTray,
  gain: drawGainLabel,
  beam: drawBeamToSeat,
  halo: drawOfferHalo,
  sign: drawTextBesideSeat,
  reckoning: drawLifeReckoning,
  tray: drawChoiceTray,
  veil: createBoardVeilDrawFn('rgb(5 14 17 / 0.9)', 'rgb(238 233 212 / 0.94)'),
  title: drawPileTitleBar,
}

const BLEED: BoardPainterDefinition<KarmakaSpriteSpec>['bleed'] = {
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

const ROUND: BoardPainterDefinition<KarmakaSpriteSpec>['round'] = ['rung', 'token', 'ring', 'centre']

/** Paints the pieces and the background of Karmaka. */
export const painter: GameSpritePainter = createBoardPainter<KarmakaSpriteSpec>({
  art: ART,
  bleed: BLEED,
  round: ROUND,
  // Cards of three colours, and of all.
  patterns: { card: ({ card }) => ['red', 'green', 'blue', 'mosaic'].indexOf(CARD_DATA[card].colour) },
  materials: boardColoursInTheme,
  background: drawBackground,
})
