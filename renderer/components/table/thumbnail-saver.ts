/**
 * The pictures of a table as everybody may see it now, one in each light, kept beside its save: made at leisure when the
 * table is there, when its game ends, and when a player leaves. They are painted from the view that main gives for it, never from the one on this
 * screen, which may be private.
 */
import type { HostApi } from '../../../bridge/calls.ts'
import { MAX_THUMBNAIL_BYTES, type ThumbnailSource } from '../../../bridge/save-library.ts'
import type { GameUi } from '../../games/game-ui.ts'
import { encodeImageBase64, LAYOUT_SIZE, paintSceneToCanvas, type DrawingCache } from '../../stage/thumbnail.ts'
import type { Scene } from '../../stage/scene.ts'
import { thumbnailCacheOf } from '../library/thumbnail-cache.ts'
import { withTheme, readBoardPalette, readSeatColour } from '../../theme/palette.ts'
import type { Theme } from '../../theme/apply-settings.ts'
import { otherThumbnailTheme, thumbnailThemeFor, type ThumbnailTheme } from '../../theme/thumbnail-theme.ts'
import { seatShapeFor } from '../../theme/seat-style.ts'

/** How long a player who leaves waits for a picture, in milliseconds: an older one of this table is there. */
const MAX_LEAVE_DELAY_MS = 300
/** The same where this page has kept no picture of the table yet. */
const MAX_FIRST_LEAVE_DELAY_MS = 2_000
/** Nor does it go on for ever where nobody waits. */
export const MAX_BACKGROUND_THUMBNAIL_MS = 10_000

/** A light in which a picture is made, as long as it is wanted. */
interface ThemedThumbnail {
  readonly light: ThumbnailTheme
  readonly wanted: () => boolean
}

/** Makes the pictures of one open table. What it has painted once need not be painted again when a player leaves. */
export class ThumbnailSaver {
  readonly #bridge: HostApi
  readonly #table: string
  readonly #drawingCaches: Readonly<Record<ThumbnailTheme, DrawingCache>> = { dusk: new Map(), dawn: new Map() }
  /** This page has kept a picture of the table. */
  #hasSaved = false
  /** Counts what was begun: only the newest pictures are kept. */
  #runs = 0

  constructor(bridge: HostApi, table: string) {
    this.#bridge = bridge
    this.#table = table
  }

  /**
   * Makes the picture in the light of the page, and then the one in the other light. Never throws, and is over within its
   * time: a picture is only something to recognise a table by.
   * @param theme of the page @param most milliseconds; absent: what a player waits who leaves
   */
  async keep(
    face: GameUi,
    theme: Theme,
    most = this.#hasSaved ? MAX_LEAVE_DELAY_MS : MAX_FIRST_LEAVE_DELAY_MS,
  ): Promise<void> {
    const begun = performance.now()
    const run = ++this.#runs
    const wantedFor = (time: number) => (): boolean => run === this.#runs && performance.now() < begun + time
    const own = thumbnailThemeFor(theme)
    const lights: readonly ThemedThumbnail[] = [
      { light: own, wanted: wantedFor(most) },
      // A player who leaves does not wait longer for the light that is off.
      {
        light: otherThumbnailTheme(own),
        wanted: wantedFor(most === MAX_FIRST_LEAVE_DELAY_MS ? MAX_LEAVE_DELAY_MS : most),
      },
    ]
    const patience = new Promise<void>((resolve) => {
      setTimeout(resolve, most)
    })
    await Promise.race([this.#paintAndSave(face, lights).catch(() => undefined), patience])
  }

  /** @param lights the first of them is that of the page */
  async #paintAndSave(face: GameUi, lights: readonly ThemedThumbnail[]): Promise<void> {
    const sitting = await fetchThumbnailSource(this.#bridge, this.#table, face)
    if (sitting === undefined) return
    for (const [nth, { light, wanted }] of lights.entries()) {
      if (!wanted()) return
      const canvas = await paintThumbnailSource(face, sitting, { light, wanted, painted: this.#drawingCaches[light] })
      const picture = canvas && (await encodeImageBase64(canvas, MAX_THUMBNAIL_BYTES))
      if (picture === undefined || !wanted()) return
      const reply = await this.#bridge.desk.keepPicture({
        table: this.#table,
        picture,
        ...(light === 'dawn' ? { light } : {}),
        ...(nth === 0 ? { renews: true } : {}),
      })
      if (reply.ok) this.#hasSaved = true
      thumbnailCacheOf(this.#bridge).forget()
    }
  }
}

interface TableThumbnailOptions {
  /** Absent: dusk. */
  readonly light?: ThumbnailTheme
  readonly wanted?: () => boolean
  readonly painted?: DrawingCache
  /** Pixels for one of the page's; absent: as large as pictures are that are kept. */
  readonly scale?: number
}

/**
 * An open table as everybody may see it.
 * @returns undefined where it cannot be had, or is not wanted any more
 */
export async function paintTableThumbnail(
  bridge: HostApi,
  table: string,
  face: GameUi,
  wish: TableThumbnailOptions = {},
): Promise<HTMLCanvasElement | undefined> {
  const sitting = await fetchThumbnailSource(bridge, table, face)
  return sitting && paintThumbnailSource(face, sitting, wish)
}

/** @returns what everybody at the table may see now; undefined where it cannot be had */
async function fetchThumbnailSource(
  { desk }: HostApi,
  table: string,
  face: GameUi,
): Promise<ThumbnailSource | undefined> {
  const reply = await desk.pictureOf({ table })
  return reply.ok && reply.value.game === face.game.info.id ? reply.value : undefined
}

async function paintThumbnailSource(
  face: GameUi,
  sitting: ThumbnailSource,
  { light = 'dusk', wanted = () => true, painted, scale }: TableThumbnailOptions,
): Promise<HTMLCanvasElement | undefined> {
  const painter = await face.loadPainter()
  if (!wanted()) return undefined
  const palette = withTheme(light, readBoardPalette)
  return paintSceneToCanvas(thumbnailSceneFor(face, sitting, light), painter, palette, wanted, painted, scale)
}

/** What everybody may know, as it lies on a table of the picture's form. @param lit the light of the seats' colours */
export function thumbnailSceneFor(face: GameUi, { view, seats }: ThumbnailSource, lit: ThumbnailTheme = 'dusk'): Scene {
  const looks = withTheme(lit, (element) =>
    seats.map(({ name, colour }) => ({ name, colour: readSeatColour(colour, element), shape: seatShapeFor(colour) })),
  )
  const person = seats.findIndex(({ kind }) => kind === 'person')
  return face.scene(view, { ...LAYOUT_SIZE, bottom: Math.max(0, person), textScale: 1, viewer: 'table', seats: looks })
}
