/** The painter of Rauha: draws its sprite specs. Loaded with Pixi. */
import { drawPileTitleBar, createBoardVeilDrawFn } from '../../../art/pile-overlay.ts'
import { createBoardPainter, type BoardPainterDefinition } from '../../../art/painter.ts'
import { drawSeatBackdrop } from '../../../art/seat-backdrop.ts'
import type { GameSpritePainter } from '../../../stage/painter.ts'
import { drawBackground } from './background.ts'
import { boardColoursInTheme } from './colours.ts'
import { drawEntity, drawEntityNiche } from './entity.ts'
import { drawGainOrLossLabel, drawPlaceableSquareFrame, drawCompletableLine, drawWinnableEntity } from './ghosts.ts'
import { drawChosenCardSeal, drawTurnOrderSeat, drawTray } from './hand.ts'
import { drawCloseUp } from './close-up.ts'
import { drawGoodChip, drawSeatBoardHeader } from './seats.ts'
import { drawBlackHoleDiscardPile, drawDeck, drawSatellite, drawSupplyBowl } from './cosmos.ts'
import {
  drawRounds,
  drawSharedAreaBackground,
  drawEnergyTrackToken,
  drawTrackPileEnergy,
  drawEnergyTrack,
} from './sky.ts'
import { drawCardBack, drawHandCard, drawTile } from './tile.ts'
import { drawTileOrEntityWithYield } from './yield.ts'
import { drawAvatar, drawActivatedLineFrame, drawWorldBorder, drawSporeToken, drawActivatedTileMark } from './world.ts'
import type { RauhaSpriteSpec } from '../sprite-specs.ts'

const ART: BoardPainterDefinition<RauhaSpriteSpec>['art'] = {
  tile: drawTile,
  card: drawHandCard,
  back: (brush, sprite, w, h, made) => drawCardBack(brush, w, h, sprite.age, made),
  border: drawWorldBorder,
  band: drawActivatedLineFrame,
  avatar: drawAvatar,
  spore: drawSporeToken,
  used: drawActivatedTileMark,
  panel: drawSeatBackdrop,
  header: drawSeatBoardHeader,
  good: drawGoodChip,
  satellite: drawSatellite,
  sky: drawSharedAreaBackground,
  rounds: drawRounds,
  track: drawEnergyTrack,
  token: drawEnergyTrackToken,
  total: drawTrackPileEnergy,
  entity: drawEntity,
  niche: drawEntityNiche,
  deck: drawDeck,
  blackHole: drawBlackHoleDiscardPile,
  supply: drawSupplyBowl,
  tray: drawTray,
  chosen: drawChosenCardSeal,
  line: drawCompletableLine,
  gain: drawGainOrLossLabel,
  winning: drawWinnableEntity,
  landing: drawPlaceableSquareFrame,
  yield: drawTileOrEntityWithYield,
  order: drawTurnOrderSeat,
  near: drawCloseUp,
  veil: createBoardVeilDrawFn('rgb(5 14 17 / 0.9)', 'rgb(238 240 222 / 0.94)'),
  title: drawPileTitleBar,
}

const BLEED: BoardPainterDefinition<RauhaSpriteSpec>['bleed'] = {
  tile: [0.06, 3],
  card: [0.1, 4],
  back: [0.1, 3],
  border: [0.09, 8],
  band: [0.1, 6],
  avatar: [0.3, 3],
  spore: [0.25, 3],
  panel: [0, 24],
  satellite: [0.16, 6],
  sky: [0, 22],
  token: [0.5, 4],
  entity: [0.3, 4],
  tray: [0, 32],
  chosen: [0.2, 4],
  line: [0.14, 8],
  gain: [0.3, 4],
  winning: [0.3, 8],
  yield: [0, 10],
  near: [0, 32],
}

/** Draws every kind of sprite on the board of Rauha, and its background. */
export const painter: GameSpritePainter = createBoardPainter<RauhaSpriteSpec>({
  art: ART,
  bleed: BLEED,
  round: ['avatar', 'spore', 'token', 'entity', 'niche', 'blackHole', 'supply'],
  materials: boardColoursInTheme,
  background: drawBackground,
})
