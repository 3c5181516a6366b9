/**
 * The picture of a table as everybody may see it now, kept beside its save: made at leisure when the table is there, when
 * its game ends, and when somebody leaves. It is painted from the view that main gives for it, never from the one on this
 * screen, which may be private.
 */
import type { Bridge } from '../../../bridge/calls.ts'
import { LARGEST_PICTURE, type Sitting } from '../../../bridge/library.ts'
import type { GameFace } from '../../games/face.ts'
import { encoded, LAID, paintPicture, type Painted } from '../../stage/picture.ts'
import type { Scene } from '../../stage/scene.ts'
import { picturesOf } from '../library/pictures.ts'
import { inLight, readPalette, readSeatColour } from '../../theme/palette.ts'
import { shapeOf } from '../../theme/seats.ts'

/** Nobody who leaves waits longer for a picture, in milliseconds. */
const PATIENCE = 300
/** Nor does it go on for ever where nobody waits. */
export const LEISURE = 10_000

/**
 * All boards are painted by lamplight: pictures lie on disk, and the light of the room may be another one when they are
 * looked at; side by side they are of one kind then, as photographs in an album.
 */
const LIGHT = 'dusk'

/** Makes the pictures of one open table. What it has painted once need not be painted again when somebody leaves. */
export class PictureKeeper {
  readonly #bridge: Bridge
  readonly #table: string
  readonly #painted: Painted = new Map()

  constructor(bridge: Bridge, table: string) {
    this.#bridge = bridge
    this.#table = table
  }

  /** Never throws, and is over within its time: a picture is only something to recognise a table by. */
  async keep(face: GameFace, most = PATIENCE): Promise<void> {
    const until = performance.now() + most
    const wanted = (): boolean => performance.now() < until
    const patience = new Promise<void>((resolve) => {
      setTimeout(resolve, most)
    })
    await Promise.race([this.#make(face, wanted).catch(() => undefined), patience])
  }

  async #make(face: GameFace, wanted: () => boolean): Promise<void> {
    const canvas = await tablePicture(this.#bridge, this.#table, face, { wanted, painted: this.#painted })
    const picture = canvas && (await encoded(canvas, LARGEST_PICTURE))
    if (picture === undefined || !wanted()) return
    await this.#bridge.desk.keepPicture({ table: this.#table, picture })
    picturesOf(this.#bridge).forget()
  }
}

interface PictureWish {
  readonly wanted?: () => boolean
  readonly painted?: Painted
  /** Pixels for one of the page's; absent: as large as pictures are that are kept. */
  readonly scale?: number
}

/**
 * An open table as everybody may see it.
 * @returns undefined where it cannot be had, or is not wanted any more
 */
export async function tablePicture(
  { desk }: Bridge,
  table: string,
  face: GameFace,
  { wanted = () => true, painted, scale }: PictureWish = {},
): Promise<HTMLCanvasElement | undefined> {
  const [sitting, painter] = await Promise.all([desk.pictureOf({ table }), face.painter()])
  if (!sitting.ok || sitting.value.game !== face.game.info.id || !wanted()) return undefined
  return paintPicture(sceneFor(face, sitting.value), painter, inLight(LIGHT, readPalette), wanted, painted, scale)
}

/** What everybody may know, as it lies on a table of the picture's form. */
export function sceneFor(face: GameFace, { view, seats }: Sitting): Scene {
  const looks = inLight(LIGHT, (element) =>
    seats.map(({ name, colour }) => ({ name, colour: readSeatColour(colour, element), shape: shapeOf(colour) })),
  )
  const person = seats.findIndex(({ kind }) => kind === 'person')
  return face.scene(view, { ...LAID, bottom: Math.max(0, person), textScale: 1, viewer: 'table', seats: looks })
}
