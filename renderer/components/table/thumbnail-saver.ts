/**
 * Thumbnails of a table's present public view, one per theme, saved beside its save file: painted when idle once the table is
 * loaded, when its game ends, and when a player leaves. They are painted from the view that main provides for them, never from
 * the one on this screen, which may be private.
 */
import type { BridgeApi } from '../../../bridge/calls.ts'
import { MAX_THUMBNAIL_BYTES, type ThumbnailDrawingData } from '../../../bridge/save-library.ts'
import type { GameUi } from '../../games/game-ui.ts'
import {
  encodeImageBase64WithinSize,
  OFFSCREEN_LAYOUT_SIZE,
  paintSceneOnNewCanvas,
  type DrawingCache,
} from '../../stage/offscreen-painting.ts'
import type { Scene } from '../../stage/scene.ts'
import { thumbnailCacheOf } from '../library/thumbnail-cache.ts'
import { withTheme, readBoardPalette, readSeatColour } from '../../theme/palette.ts'
import type { Theme } from '../../theme/apply-settings.ts'
import { otherThumbnailTheme, thumbnailThemeFor, type ThumbnailTheme } from '../../theme/thumbnail-theme.ts'
import { seatShapeFor } from '../../theme/seat-style.ts'

/** Maximum delay of leaving for a thumbnail, in milliseconds, if an older one of this table exists. */
const MAX_LEAVE_DELAY_MS = 300
/** The same if this page has saved no thumbnail of the table yet. */
const MAX_FIRST_LEAVE_DELAY_MS = 2_000
/** Time limit for painting the thumbnails of a table while no player waits for it, in milliseconds. */
export const MAX_BACKGROUND_THUMBNAIL_MS = 10_000

/** A theme in which a thumbnail is painted, while it is needed. */
interface ThemedThumbnail {
  readonly light: ThumbnailTheme
  readonly wanted: () => boolean
}

/**
 * Paints the thumbnails of one open table, one per theme, and sends them to the host, which saves them. It starts only
 * when `save` is called; a later call replaces an unfinished one. The drawings of which a thumbnail consists are
 * cached between calls, so that the call for a leaving player need not paint them again.
 */
export class ThumbnailSaver {
  readonly #bridge: BridgeApi
  readonly #table: string
  readonly #drawingCaches: Readonly<Record<ThumbnailTheme, DrawingCache>> = { dusk: new Map(), dawn: new Map() }
  /** This page has saved a thumbnail of the table. */
  #hasSaved = false
  /** Counts the runs: only the thumbnails of the latest one are saved. */
  #runs = 0

  constructor(bridge: BridgeApi, table: string) {
    this.#bridge = bridge
    this.#table = table
  }

  /**
   * Paints the thumbnail in the theme of the page, and then in the other theme. Never throws, and ends within its time limit:
   * thumbnails are only for recognition.
   * @param theme of the page
   * @param most milliseconds; absent: the limit for a leaving player
   */
  async save(
    gameUi: GameUi,
    theme: Theme,
    most = this.#hasSaved ? MAX_LEAVE_DELAY_MS : MAX_FIRST_LEAVE_DELAY_MS,
  ): Promise<void> {
    const begun = performance.now()
    const run = ++this.#runs
    const wantedFor = (time: number) => (): boolean => run === this.#runs && performance.now() < begun + time
    const own = thumbnailThemeFor(theme)
    const lights: readonly ThemedThumbnail[] = [
      { light: own, wanted: wantedFor(most) },
      // A leaving player does not wait longer for the inactive theme.
      {
        light: otherThumbnailTheme(own),
        wanted: wantedFor(most === MAX_FIRST_LEAVE_DELAY_MS ? MAX_LEAVE_DELAY_MS : most),
      },
    ]
    const patience = new Promise<void>((resolve) => {
      setTimeout(resolve, most)
    })
    await Promise.race([this.#paintAndSave(gameUi, lights).catch(() => undefined), patience])
  }

  /** @param lights the theme of the page first */
  async #paintAndSave(gameUi: GameUi, lights: readonly ThemedThumbnail[]): Promise<void> {
    const sitting = await fetchThumbnailSource(this.#bridge, this.#table, gameUi)
    if (sitting === undefined) return
    for (const [nth, { light, wanted }] of lights.entries()) {
      if (!wanted()) return
      const canvas = await paintThumbnailSource(gameUi, sitting, { light, wanted, painted: this.#drawingCaches[light] })
      const picture = canvas && (await encodeImageBase64WithinSize(canvas, MAX_THUMBNAIL_BYTES))
      if (picture === undefined || !wanted()) return
      const reply = await this.#bridge.desk.keepPicture({
        table: this.#table,
        picture,
        ...(light === 'dawn' ? { light } : {}),
        ...(nth === 0 ? { renews: true } : {}),
      })
      if (reply.ok) this.#hasSaved = true
      thumbnailCacheOf(this.#bridge).clear()
    }
  }
}

interface TableThumbnailOptions {
  /** Absent: dusk. */
  readonly light?: ThumbnailTheme
  readonly wanted?: () => boolean
  readonly painted?: DrawingCache
  /** Pixels per pixel of the page; absent: the size of saved thumbnails. */
  readonly scale?: number
}

/**
 * Asks the host for the present public view of a table, and paints it onto a new small canvas. Nothing is saved.
 * @returns the canvas, or undefined if the view is unavailable, or the canvas is no longer needed
 */
export async function fetchAndPaintPublicTableView(
  bridge: BridgeApi,
  table: string,
  gameUi: GameUi,
  wish: TableThumbnailOptions = {},
): Promise<HTMLCanvasElement | undefined> {
  const sitting = await fetchThumbnailSource(bridge, table, gameUi)
  return sitting && paintThumbnailSource(gameUi, sitting, wish)
}

/** @returns the present public view of the table, or undefined if unavailable */
async function fetchThumbnailSource(
  { desk }: BridgeApi,
  table: string,
  gameUi: GameUi,
): Promise<ThumbnailDrawingData | undefined> {
  const reply = await desk.pictureOf({ table })
  return reply.ok && reply.value.game === gameUi.game.info.id ? reply.value : undefined
}

async function paintThumbnailSource(
  gameUi: GameUi,
  sitting: ThumbnailDrawingData,
  { light = 'dusk', wanted = () => true, painted, scale }: TableThumbnailOptions,
): Promise<HTMLCanvasElement | undefined> {
  const painter = await gameUi.loadPainter()
  if (!wanted()) return undefined
  const palette = withTheme(light, readBoardPalette)
  return paintSceneOnNewCanvas(thumbnailSceneFor(gameUi, sitting, light), painter, palette, wanted, painted, scale)
}

/**
 * The scene of a table's public view, laid out for a thumbnail, with the board of the first human at the bottom.
 * @param lit the theme of the seats' colours
 */
export function thumbnailSceneFor(
  gameUi: GameUi,
  { view, seats }: ThumbnailDrawingData,
  lit: ThumbnailTheme = 'dusk',
): Scene {
  const looks = withTheme(lit, (element) =>
    seats.map(({ name, colour }) => ({ name, colour: readSeatColour(colour, element), shape: seatShapeFor(colour) })),
  )
  const person = seats.findIndex(({ kind }) => kind === 'person')
  return gameUi.scene(view, {
    ...OFFSCREEN_LAYOUT_SIZE,
    bottom: Math.max(0, person),
    textScale: 1,
    viewer: 'table',
    seats: looks,
  })
}
