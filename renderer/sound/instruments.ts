/**
 * Instruments that are struck, brushed and blown: wood, paper, stone, bowl and bell. The ratios of bars, bells and bowls are
 * those of acoustics.
 */
import type { SynthInstrument } from './synthesis.ts'

const tone = (ratio: number, loud: number, seconds: number): { ratio: number; loud: number; seconds: number } => ({
  ratio,
  loud,
  seconds,
})

/** A small stone set down on wood. */
export const STONE: SynthInstrument = {
  hertz: 1750,
  partials: [tone(1, 0.6, 0.09), tone(1.58, 0.4, 0.06), tone(2.6, 0.2, 0.04), tone(0.19, 0.5, 0.08)],
  noise: { low: 1500, high: 6000, loud: 0.12, seconds: 0.02 },
}

/** A wooden piece on the board. */
export const WOOD: SynthInstrument = {
  hertz: 430,
  partials: [tone(1, 0.8, 0.16), tone(2.76, 0.35, 0.09), tone(5.4, 0.12, 0.05)],
  noise: { low: 600, high: 2500, loud: 0.1, seconds: 0.02 },
}

/** A card drawn over felt. */
export const PAPER: SynthInstrument = {
  hertz: 300,
  partials: [tone(1, 0.08, 0.05)],
  noise: { low: 1400, high: 6500, loud: 0.4, seconds: 0.2, swell: 0.06 },
}

/** Small metal: a coin, a crystal, a bead against another. */
export const METAL: SynthInstrument = {
  hertz: 2350,
  partials: [tone(1, 0.5, 0.5), tone(1.59, 0.35, 0.4), tone(2.41, 0.25, 0.28), tone(3.17, 0.1, 0.2)],
  noise: { low: 4000, high: 9000, loud: 0.05, seconds: 0.02 },
}

/** A glass drop. */
export const DROP: SynthInstrument = { hertz: 620, partials: [tone(1, 0.8, 0.22), tone(2, 0.12, 0.12)], glide: 1.9 }

/** A small hand bell: hum, prime, tierce, quint and nominal. */
export const BELL: SynthInstrument = {
  hertz: 660,
  partials: [
    tone(0.5, 0.2, 2.2),
    tone(1, 0.6, 1.8),
    tone(1.2, 0.25, 1.3),
    tone(1.5, 0.15, 1),
    tone(2, 0.3, 1.1),
    tone(3.01, 0.1, 0.5),
  ],
  attack: 0.003,
}

/** A singing bowl: two tones that beat against each other, and the high ones of its rim. */
export const BOWL: SynthInstrument = {
  hertz: 220,
  partials: [
    tone(1, 0.6, 4.5),
    tone(1.006, 0.35, 4.5),
    tone(2.71, 0.3, 3),
    tone(5.12, 0.12, 1.8),
    tone(8.2, 0.04, 0.8),
  ],
  attack: 0.012,
}

export const GONG: SynthInstrument = {
  hertz: 92,
  partials: [
    tone(1, 0.7, 4.5),
    tone(1.52, 0.4, 3.6),
    tone(2.01, 0.3, 3.2),
    tone(2.63, 0.25, 2.6),
    tone(3.9, 0.15, 1.8),
    tone(5.3, 0.1, 1.2),
  ],
  noise: { low: 200, high: 1200, loud: 0.08, seconds: 0.5, swell: 0.05 },
  attack: 0.02,
}

export const DRUM: SynthInstrument = {
  hertz: 130,
  partials: [tone(1, 0.9, 0.4), tone(1.59, 0.3, 0.22)],
  glide: 0.55,
  noise: { low: 200, high: 1500, loud: 0.12, seconds: 0.05 },
}

/** Air: a breath out. */
export const BREATH: SynthInstrument = {
  hertz: 180,
  partials: [tone(1, 0.05, 0.5)],
  noise: { low: 250, high: 1300, loud: 0.5, seconds: 1.1, swell: 0.35 },
}

/** A plucked string. */
export const STRING: SynthInstrument = {
  hertz: 196,
  partials: [tone(1, 0.5, 1.6), tone(2, 0.35, 1.2), tone(3, 0.22, 0.9), tone(4, 0.12, 0.6), tone(5, 0.06, 0.4)],
  attack: 0.004,
}
