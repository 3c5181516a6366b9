/**
 * The pictures of a table as everybody may see it now, one in each light, kept beside its save: made at leisure when the
 * table is there, when its game ends, and when a player leaves. They are painted from the view that main gives for it, never from the one on this
 * screen, which may be private.
 */
import type { Bridge } from '../../../bridge/calls.ts'
import { LARGEST_PICTURE, type Sitting } from '../../../bridge/library.ts'
import type { GameUi } from '../../games/game-ui.ts'
import { encodeImageBase64, LAYOUT_SIZE, paintSceneToCanvas, type DrawingCache } from '../../stage/thumbnail.ts'
import type { Scene } from '../../stage/scene.ts'
import { picturesOf } from '../library/pictures.ts'
import { inLight, readPalette, readSeatColour } from '../../theme/palette.ts'
import type { Theme } from '../../theme/apply.ts'
import { otherLight, pictureLight, type PictureLight } from '../../theme/picture-light.ts'
import { shapeOf } from '../../theme/seats.ts'

/** How long a player who leaves waits for a picture, in milliseconds: an older one of this table is there. */
const LEAVE_MS = 300
/** The same where this page has kept no picture of the table yet. */
const FIRST_LEAVE_MS = 2_000
/** Nor does it go on for ever where nobody waits. */
export const LEISURE = 10_000

/** A light in which a picture is made, as long as it is wanted. */
interface Wish {
  readonly light: PictureLight
  readonly wanted: () => boolean
}

/** Makes the pictures of one open table. What it has painted once need not be painted again when a player leaves. */
export class PictureKeeper {
  readonly #bridge: Bridge
  readonly #table: string
  readonly #painted: Readonly<Record<PictureLight, DrawingCache>> = { dusk: new Map(), dawn: new Map() }
  /** This page has kept a picture of the table. */
  #isKept = false
  /** Counts what was begun: only the newest pictures are kept. */
  #runs = 0

  constructor(bridge: Bridge, table: string) {
    this.#bridge = bridge
    this.#table = table
  }

  /**
   * Makes the picture in the light of the page, and then the one in the other light. Never throws, and is over within its
   * time: a picture is only something to recognise a table by.
   * @param theme of the page @param most milliseconds; absent: what a player waits who leaves
   */
  async keep(face: GameUi, theme: Theme, most = this.#isKept ? LEAVE_MS : FIRST_LEAVE_MS): Promise<void> {
    const begun = performance.now()
    const run = ++this.#runs
    const wantedFor = (time: number) => (): boolean => run === this.#runs && performance.now() < begun + time
    const own = pictureLight(theme)
    const lights: readonly Wish[] = [
      { light: own, wanted: wantedFor(most) },
      // A player who leaves does not wait longer for the light that is off.
      { light: otherLight(own), wanted: wantedFor(most === FIRST_LEAVE_MS ? LEAVE_MS : most) },
    ]
    const patience = new Promise<void>((resolve) => {
      setTimeout(resolve, most)
    })
    await Promise.race([this.#make(face, lights).catch(() => undefined), patience])
  }

  /** @param lights the first of them is that of the page */
  async #make(face: GameUi, lights: readonly Wish[]): Promise<void> {
    const sitting = await sittingOf(this.#bridge, this.#table, face)
    if (sitting === undefined) return
    for (const [nth, { light, wanted }] of lights.entries()) {
      if (!wanted()) return
      const canvas = await paintSitting(face, sitting, { light, wanted, painted: this.#painted[light] })
      const picture = canvas && (await encodeImageBase64(canvas, LARGEST_PICTURE))
      if (picture === undefined || !wanted()) return
      const reply = await this.#bridge.desk.keepPicture({
        table: this.#table,
        picture,
        ...(light === 'dawn' ? { light } : {}),
        ...(nth === 0 ? { renews: true } : {}),
      })
      if (reply.ok) this.#isKept = true
      picturesOf(this.#bridge).forget()
    }
  }
}

interface PictureWish {
  /** Absent: dusk. */
  readonly light?: PictureLight
  readonly wanted?: () => boolean
  readonly painted?: DrawingCache
  /** Pixels for one of the page's; absent: as large as pictures are that are kept. */
  readonly scale?: number
}

/**
 * An open table as everybody may see it.
 * @returns undefined where it cannot be had, or is not wanted any more
 */
export async function tablePicture(
  bridge: Bridge,
  table: string,
  face: GameUi,
  wish: PictureWish = {},
): Promise<HTMLCanvasElement | undefined> {
  const sitting = await sittingOf(bridge, table, face)
  return sitting && paintSitting(face, sitting, wish)
}

/** @returns what everybody at the table may see now; undefined where it cannot be had */
async function sittingOf({ desk }: Bridge, table: string, face: GameUi): Promise<Sitting | undefined> {
  const reply = await desk.pictureOf({ table })
  return reply.ok && reply.value.game === face.game.info.id ? reply.value : undefined
}

async function paintSitting(
  face: GameUi,
  sitting: Sitting,
  { light = 'dusk', wanted = () => true, painted, scale }: PictureWish,
): Promise<HTMLCanvasElement | undefined> {
  const painter = await face.loadPainter()
  if (!wanted()) return undefined
  const palette = inLight(light, readPalette)
  return paintSceneToCanvas(sceneFor(face, sitting, light), painter, palette, wanted, painted, scale)
}

/** What everybody may know, as it lies on a table of the picture's form. @param lit the light of the seats' colours */
export function sceneFor(face: GameUi, { view, seats }: Sitting, lit: PictureLight = 'dusk'): Scene {
  const looks = inLight(lit, (element) =>
    seats.map(({ name, colour }) => ({ name, colour: readSeatColour(colour, element), shape: shapeOf(colour) })),
  )
  const person = seats.findIndex(({ kind }) => kind === 'person')
  return face.scene(view, { ...LAYOUT_SIZE, bottom: Math.max(0, person), textScale: 1, viewer: 'table', seats: looks })
}
