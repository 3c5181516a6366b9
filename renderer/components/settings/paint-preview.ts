/**
 * Paints a small real part of a board for the settings: a game's initial table, painted as on the stage, and cropped to the
 * user's own seat. No table is opened for it.
 */
import { noopEventSink } from '../../../engine/core/contract/game-events.ts'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { GAME_UI_ENTRIES, loadGameUi } from '../../games/catalogue.ts'
import { loadGameMessages } from '../../messages/game-messages.ts'
import { OFFSCREEN_LAYOUT_SIZE, paintSceneOnNewCanvas } from '../../stage/offscreen-painting.ts'
import type { Piece, SeatStyle } from '../../stage/scene.ts'
import { readBoardPalette } from '../../theme/palette.ts'

/** Size of the settings preview, in CSS pixels. */
export const PREVIEW_SIZE_PX = { width: 300, height: 190 } as const
/** Sharp on most screens. */
const PREVIEW_SCALE = 2

interface PreviewOptions {
  readonly textScale: number
  readonly seats: readonly SeatStyle[]
  readonly wanted: () => boolean
}

/**
 * Paints a preview for the settings onto a new canvas: a part of a board, cropped to the user's own seat. It is the
 * board of the first game at the start of a game, in the present theme.
 * @returns the canvas, or undefined if it cannot be painted, or if `wanted` says that it is no longer needed
 */
export async function paintSettingsPreviewOnNewCanvas({
  textScale,
  seats,
  wanted,
}: PreviewOptions): Promise<HTMLCanvasElement | undefined> {
  const [first] = GAME_UI_ENTRIES
  if (first === undefined) return undefined
  const [gameUi] = await Promise.all([loadGameUi(first.id), loadGameMessages(first.id)])
  const configured = gameUi && createTableConfig(gameUi.game.info, seats.length, {})
  if (configured?.ok !== true || gameUi === undefined) return undefined
  const { game } = gameUi
  const state: unknown = game.setup(
    configured.config,
    createRandomStream(seedFromText('preview'), 'setup'),
    noopEventSink,
  )
  const vantage = { ...OFFSCREEN_LAYOUT_SIZE, bottom: 0, textScale, viewer: 0, seats }
  const scene = gameUi.scene(game.view(state, 0), vantage)
  const painter = await gameUi.loadPainter()
  const whole = await paintSceneOnNewCanvas(scene, painter, readBoardPalette(), wanted, undefined, PREVIEW_SCALE)
  return whole && cropToSeat(whole, scene.pieces.find(isOwnSeatHeader))
}

function isOwnSeatHeader({ sprite, place }: Piece): boolean {
  return sprite.kind === 'header' && place.startsWith('seat0')
}

/** Crops from the header of the user's seat on, as far as the table extends. */
function cropToSeat(whole: HTMLCanvasElement, head: Piece | undefined): HTMLCanvasElement {
  const part = document.createElement('canvas')
  part.width = PREVIEW_SIZE_PX.width * PREVIEW_SCALE
  part.height = PREVIEW_SIZE_PX.height * PREVIEW_SCALE
  const left = Math.min(
    OFFSCREEN_LAYOUT_SIZE.width - PREVIEW_SIZE_PX.width,
    Math.max(0, (head?.x ?? 0) - (head?.width ?? 0) / 2 - 10),
  )
  const top = Math.min(
    OFFSCREEN_LAYOUT_SIZE.height - PREVIEW_SIZE_PX.height,
    Math.max(0, (head?.y ?? 0) - (head?.height ?? 0) / 2 - 10),
  )
  part.getContext('2d')?.drawImage(whole, -left * PREVIEW_SCALE, -top * PREVIEW_SCALE)
  return part
}
