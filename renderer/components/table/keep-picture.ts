/**
 * The picture of a table as everybody may see it now, kept beside its save: made when somebody leaves, and when its game
 * ends. It is painted from the view that main gives for it, never from the one on this screen, which may be private.
 */
import type { Bridge } from '../../../bridge/calls.ts'
import { LARGEST_PICTURE, type Sitting } from '../../../bridge/library.ts'
import type { GameFace } from '../../games/face.ts'
import { encoded, LAID, paintPicture } from '../../stage/picture.ts'
import type { Scene } from '../../stage/scene.ts'
import { inLight, readPalette, readSeatColour } from '../../theme/palette.ts'
import { shapeOf } from '../../theme/seats.ts'

/** Nobody waits longer for a picture, in milliseconds. */
const PATIENCE = 300

/**
 * All boards are painted by lamplight: pictures lie on disk, and the light of the room may be another one when they are
 * looked at; side by side they are of one kind then, as photographs in an album.
 */
const LIGHT = 'dusk'

/** Never throws, and is over within its time: a picture is only something to recognise a table by. */
export async function keepPicture(bridge: Bridge, table: string, face: GameFace, most = PATIENCE): Promise<void> {
  const until = performance.now() + most
  const wanted = (): boolean => performance.now() < until
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, most)
  })
  await Promise.race([make(bridge, table, face, wanted).catch(() => undefined), patience])
}

async function make(bridge: Bridge, table: string, face: GameFace, wanted: () => boolean): Promise<void> {
  const canvas = await tablePicture(bridge, table, face, wanted)
  const picture = canvas && (await encoded(canvas, LARGEST_PICTURE))
  if (picture !== undefined && wanted()) await bridge.desk.keepPicture({ table, picture })
}

/**
 * An open table as everybody may see it.
 * @param scale pixels for one of the page's; absent: as large as pictures are that are kept
 * @returns undefined where it cannot be had, or is not wanted any more
 */
export async function tablePicture(
  { desk }: Bridge,
  table: string,
  face: GameFace,
  wanted: () => boolean = () => true,
  scale?: number,
): Promise<HTMLCanvasElement | undefined> {
  const [sitting, painter] = await Promise.all([desk.pictureOf({ table }), face.painter()])
  if (!sitting.ok || sitting.value.game !== face.game.info.id || !wanted()) return undefined
  return paintPicture(sceneFor(face, sitting.value), painter, inLight(LIGHT, readPalette), wanted, scale)
}

/** What everybody may know, as it lies on a table of the picture's form. */
export function sceneFor(face: GameFace, { view, seats }: Sitting): Scene {
  const looks = inLight(LIGHT, (element) =>
    seats.map(({ name, colour }) => ({ name, colour: readSeatColour(colour, element), shape: shapeOf(colour) })),
  )
  const person = seats.findIndex(({ kind }) => kind === 'person')
  return face.scene(view, { ...LAID, bottom: Math.max(0, person), textScale: 1, viewer: 'table', seats: looks })
}
