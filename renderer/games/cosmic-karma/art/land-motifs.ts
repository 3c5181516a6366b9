/** Draws single things in the landscapes of the lands. Each is about 1 unit high and stands on the origin. */
import type { Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { drawUnscaledIconPicture, type MultiColourIcon } from '../../../art/icon.ts'

/** The colours with which the motifs of a land are drawn. They depend on the land and the theme. */
export interface MotifTones {
  readonly dark: boolean
  /** The tones of shapes against the sky, from far to near. */
  readonly far: number
  readonly near: number
  readonly light: number
}

/** A function that draws one motif of a landscape, such as a tree. The motif is about 1 unit high and stands on 0, 0. */
export type MotifDrawFn = (brush: Canvas2D, tones: MotifTones) => void

const WARM = 0xffd98a

/** The colours of the parts of things, by name. */
function inksOf({ dark, near, light }: MotifTones) {
  const leaf = dark ? 0x4fbf7c : 0x4f9e63
  const needle = dark ? 0x3f6f8a : 0x5a7f9a
  return {
    lit: toCssColour(WARM),
    glint: toCssColour(0xffffff, 0.22),
    wall: toCssColour(dark ? 0xe8cfa6 : 0xfff3da),
    tiles: toCssColour(0xc2503c),
    door: toCssColour(0x7a4a2a),
    trunk: toCssColour(mixColours(near, 0x5a3a1c, 0.6)),
    leafDeep: toCssColour(mixColours(leaf, 0x0c3b22, 0.35)),
    leaf: toCssColour(mixColours(leaf, 0x0c3b22, 0.22)),
    leafLight: toCssColour(mixColours(leaf, 0x0c3b22, 0.05)),
    string: toCssColour(dark ? 0xffffff : 0x4a5a4a, 0.75),
    kite: toCssColour(0xee7d22),
    kiteLight: toCssColour(0xffd46a),
    frame: toCssColour(mixColours(near, 0x000000, 0.2)),
    rim: toCssColour(dark ? light : 0x8a3b38),
    coral: toCssColour(0xff8a6a),
    blue: toCssColour(0x7fd0ff),
    pink: toCssColour(0xffb6d9),
    mill: toCssColour(dark ? 0xdcc9a0 : 0xfff6e0),
    millRoof: toCssColour(0xa8482c),
    millDoor: toCssColour(0x6b4a26),
    sails: toCssColour(dark ? 0x4a3820 : 0x7a5a2c),
    hay: toCssColour(dark ? 0xe0b850 : 0xe6b43c),
    straw: toCssColour(0x8a6a1c, 0.7),
    bark: toCssColour(0x4a3020),
    needleLow: toCssColour(mixColours(needle, 0x1c2050, 0.26)),
    needle: toCssColour(mixColours(needle, 0x1c2050, 0.286)),
    needleTop: toCssColour(mixColours(needle, 0x1c2050, 0.31)),
    paper: toCssColour(dark ? 0xf0dcc0 : 0xfff2e0),
    eaves: toCssColour(dark ? 0xb04a6a : 0x9a4a72),
    moon: toCssColour(0xfff4d0, dark ? 0.95 : 1),
    crater: toCssColour(0xd8c89a, 0.7),
    craterLow: toCssColour(0xd8c89a, 0.6),
  }
}

function thing(picture: MultiColourIcon<keyof ReturnType<typeof inksOf>>): MotifDrawFn {
  return (brush, tones) => {
    drawUnscaledIconPicture(brush, picture, inksOf(tones))
  }
}

/** Draws a round tree. */
export const drawTree = thing({
  trunk: ['M-0.07,-0.45 H0.07 V0.02 H-0.07 Z', 'trunk'],
  left: ['M0.02,-0.5 A0.24,0.24 0 0 1 -0.46,-0.5 A0.24,0.24 0 0 1 0.02,-0.5 Z', 'leafDeep'],
  right: ['M0.46,-0.52 A0.24,0.24 0 0 1 -0.02,-0.52 A0.24,0.24 0 0 1 0.46,-0.52 Z', 'leaf'],
  top: ['M0.29,-0.74 A0.29,0.29 0 0 1 -0.29,-0.74 A0.29,0.29 0 0 1 0.29,-0.74 Z', 'leafLight'],
  glint: ['M0.02,-0.82 A0.1,0.1 0 0 1 -0.18,-0.82 A0.1,0.1 0 0 1 0.02,-0.82 Z', 'glint'],
})

/** Draws a house with lit windows. */
export const drawHouse = thing({
  wall: ['M-0.36,-0.5 H0.36 V0.02 H-0.36 Z', 'wall'],
  roof: ['M-0.46,-0.48 L0,-0.9 L0.46,-0.48 Z', 'tiles'],
  door: ['M-0.09,-0.3 H0.09 V0.02 H-0.09 Z', 'door'],
  windows: ['M0.14,-0.4 H0.28 V-0.26 H0.14 Z M-0.28,-0.4 H-0.14 V-0.26 H-0.28 Z', 'lit'],
})

/** Draws a kite on its string. */
export const drawKite = thing({
  string: ['M0,0 C0.3,-0.3 -0.3,-0.5 0,-0.9', '', 'string', 0.035],
  kite: ['M0,-0.8 L0.26,-1.16 L0,-1.4 L-0.26,-1.16 Z', 'kite'],
  half: ['M0,-0.8 L0.26,-1.16 L0,-1.4 Z', 'kiteLight'],
})

/** Draws a Ferris wheel with coloured lights. */
export const drawFerrisWheel = thing({
  frame: ['M-0.3,0.02 L0,-0.62 L0.3,0.02', '', 'frame', 0.05],
  rim: ['M0.46,-0.62 A0.46,0.46 0 0 1 -0.46,-0.62 A0.46,0.46 0 0 1 0.46,-0.62 Z', '', 'rim', 0.045],
  spokes: [
    'M0.46,-0.62 H-0.46 M0.3253,-0.2947 L-0.3253,-0.9453 M0,-0.16 V-1.08 M-0.3253,-0.2947 L0.3253,-0.9453',
    '',
    'rim',
    0.024,
  ],
  coral: [
    'M0.545,-0.62 A0.085,0.085 0 0 1 0.375,-0.62 A0.085,0.085 0 0 1 0.545,-0.62 Z ' +
      'M-0.375,-0.62 A0.085,0.085 0 0 1 -0.545,-0.62 A0.085,0.085 0 0 1 -0.375,-0.62 Z',
    'coral',
  ],
  lit: [
    'M0.4103,-0.2947 A0.085,0.085 0 0 1 0.2403,-0.2947 A0.085,0.085 0 0 1 0.4103,-0.2947 Z ' +
      'M-0.2403,-0.9453 A0.085,0.085 0 0 1 -0.4103,-0.9453 A0.085,0.085 0 0 1 -0.2403,-0.9453 Z',
    'lit',
  ],
  blue: [
    'M0.085,-0.16 A0.085,0.085 0 0 1 -0.085,-0.16 A0.085,0.085 0 0 1 0.085,-0.16 Z ' +
      'M0.085,-1.08 A0.085,0.085 0 0 1 -0.085,-1.08 A0.085,0.085 0 0 1 0.085,-1.08 Z',
    'blue',
  ],
  pink: [
    'M-0.2403,-0.2947 A0.085,0.085 0 0 1 -0.4103,-0.2947 A0.085,0.085 0 0 1 -0.2403,-0.2947 Z ' +
      'M0.4103,-0.9453 A0.085,0.085 0 0 1 0.2403,-0.9453 A0.085,0.085 0 0 1 0.4103,-0.9453 Z',
    'pink',
  ],
})

/**
 * Creates the function that draws a tower with lit windows.
 * @param w width of the tower, in units of the landscape
 * @param h height of the tower, in units of the landscape
 */
export function createTowerDrawFn(w: number, h: number): MotifDrawFn {
  return (brush, { dark, near, far }) => {
    const block = (x: number, y: number, wide: number, high: number, tone: string): void => {
      brush.fillStyle = tone
      brush.fillRect(x, y, wide, high)
    }
    block(-w / 2, -h, w, h + 0.02, toCssColour(mixColours(near, dark ? 0x1c1030 : 0x6a3020, 0.35)))
    block(-w / 2, -h, w * 0.18, h + 0.02, toCssColour(far, 0.6))
    for (let y = -h + 0.12; y < -0.1; y += 0.17)
      for (let x = -w / 2 + 0.09; x < w / 2 - 0.1; x += 0.15)
        if ((Math.round(y * 100) + Math.round(x * 70)) % 3 !== 0)
          block(x, y, 0.08, 0.09, toCssColour(WARM, dark ? 0.95 : 0.9))
  }
}

/** Draws a windmill. */
export const drawWindmill = thing({
  mill: ['M-0.24,0.02 L-0.14,-0.62 L0.14,-0.62 L0.24,0.02 Z', 'mill'],
  roof: ['M-0.17,-0.6 L0,-0.82 L0.17,-0.6 Z', 'millRoof'],
  door: ['M-0.06,-0.24 H0.06 V0.02 H-0.06 Z', 'millDoor'],
  sails: ['M-0.4037,-0.8805 L0.4037,-0.4395 M-0.2205,-0.2563 L0.2205,-1.0637', '', 'sails', 0.05],
})

/** Draws a stack of hay. */
export const drawHay = thing({
  hay: ['M-0.36,-0.16 A0.36,0.34 0 0 1 0.36,-0.16 Z', 'hay'],
  straw: ['M-0.26,-0.22 H0.26 M-0.26,-0.34 H0.26', '', 'straw', 0.035],
})

/** Draws a pine tree. */
export const drawPine = thing({
  trunk: ['M-0.05,-0.16 H0.05 V0.02 H-0.05 Z', 'bark'],
  low: ['M-0.32,-0.1 L0,-0.52 L0.32,-0.1 Z', 'needleLow'],
  middle: ['M-0.26,-0.36 L0,-0.78 L0.26,-0.36 Z', 'needle'],
  top: ['M-0.18,-0.6 L0,-1.02 L0.18,-0.6 Z', 'needleTop'],
})

/** Draws a pagoda with three roofs. */
export const drawPagoda = thing({
  lowWall: ['M-0.21,-0.3 H0.21 V0.02 H-0.21 Z', 'paper'],
  lowDoor: ['M-0.048,-0.2104 H0.048 V-0.0504 H-0.048 Z', 'lit'],
  lowRoof: ['M-0.405,-0.24 Q-0.18,-0.32 0,-0.5 Q0.18,-0.32 0.405,-0.24 Z', 'eaves'],
  wall: ['M-0.154,-0.62 H0.154 V-0.36 H-0.154 Z', 'paper'],
  door: ['M-0.0352,-0.5472 H0.0352 V-0.4172 H-0.0352 Z', 'lit'],
  roof: ['M-0.297,-0.56 Q-0.132,-0.64 0,-0.82 Q0.132,-0.64 0.297,-0.56 Z', 'eaves'],
  highWall: ['M-0.105,-0.9 H0.105 V-0.68 H-0.105 Z', 'paper'],
  highDoor: ['M-0.024,-0.8384 H0.024 V-0.7284 H-0.024 Z', 'lit'],
  highRoof: ['M-0.2025,-0.84 Q-0.09,-0.92 0,-1.1 Q0.09,-0.92 0.2025,-0.84 Z', 'eaves'],
})

/** Draws a full moon with craters. */
export const drawMoon = thing({
  moon: ['M0.3,-0.3 A0.3,0.3 0 0 1 -0.3,-0.3 A0.3,0.3 0 0 1 0.3,-0.3 Z', 'moon'],
  crater: ['M-0.04,-0.38 A0.06,0.06 0 0 1 -0.16,-0.38 A0.06,0.06 0 0 1 -0.04,-0.38 Z', 'crater'],
  low: ['M0.18,-0.2 A0.08,0.08 0 0 1 0.02,-0.2 A0.08,0.08 0 0 1 0.18,-0.2 Z', 'craterLow'],
})
