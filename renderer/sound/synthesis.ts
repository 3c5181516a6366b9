/**
 * Recordings made by code: a struck thing is a sum of partials that die away, each at its own pace (modal synthesis), and a
 * puff of noise where it is hit or brushed. Pure, and always the same: what is heard can be tested without hearing it.
 */

/** A tone of its own within a sound, as fractions of the instrument's pitch. */
export interface Partial {
  /** Of the pitch; bells and bowls are not in whole numbers. */
  readonly ratio: number
  /** Its part of the whole, from 0 to 1. */
  readonly loud: number
  /** Seconds until it has died away to a thousandth. */
  readonly seconds: number
}

/** Breath, paper, grit: noise between two pitches. */
export interface Noise {
  readonly low: number
  readonly high: number
  readonly loud: number
  readonly seconds: number
  /** Seconds until it is loudest; 0: a knock. */
  readonly swell?: number
}

export interface Instrument {
  /** What it sounds at unless a note says otherwise, in Hertz. */
  readonly hertz: number
  readonly partials: readonly Partial[]
  readonly noise?: Noise
  /** Seconds until its tones are there; a knock takes a thousandth. */
  readonly attack?: number
  /** By how much the pitch falls (below 1) or rises while it sounds: a drum, a drop of water. */
  readonly glide?: number
}

/** One stroke. */
export interface Note {
  readonly instrument: Instrument
  /** Seconds from the beginning. */
  readonly at?: number
  /** Of the instrument's own pitch. */
  readonly pitch?: number
  readonly loud?: number
}

/** Samples per second of all recordings: enough for a small bell. */
export const RATE = 32_000
/** ln 1000: what has died away to a thousandth is not heard any more. */
const AWAY = Math.log(1000)
/** The end of a recording is drawn to nothing over so many seconds, whatever still sounds. */
const FADE = 0.02

/** How long an instrument sounds. */
function secondsOf({ partials, noise }: Instrument): number {
  return Math.max(...partials.map(({ seconds }) => seconds), noise?.seconds ?? 0, FADE)
}

/** @returns samples between -1 and 1, as loud as the notes say and not evened out */
export function record(notes: readonly Note[]): Float32Array<ArrayBuffer> {
  const length = Math.max(...notes.map(({ instrument, at = 0 }) => at + secondsOf(instrument)))
  const samples = new Float32Array(Math.ceil(length * RATE))
  for (const note of notes) strike(samples, note)
  const fade = Math.floor(FADE * RATE)
  for (let i = 0; i < fade; i++) samples[samples.length - 1 - i] = (samples[samples.length - 1 - i] ?? 0) * (i / fade)
  return samples
}

/** Adds a note; what would sound beyond the end is left out, or goes on at the beginning of a loop. */
export function strike(samples: Float32Array, note: Note, loops = false): void {
  const { instrument, at = 0, pitch = 1, loud = 1 } = note
  const { partials, noise, attack = 0.001, glide = 1 } = instrument
  const from = Math.floor(at * RATE)
  const add = (index: number, value: number): void => {
    const where = from + index
    if (where < samples.length) samples[where] = (samples[where] ?? 0) + value
    else if (loops) samples[where % samples.length] = (samples[where % samples.length] ?? 0) + value
  }
  for (const partial of partials) {
    const hertz = instrument.hertz * pitch * partial.ratio
    if (hertz < RATE / 2) ringOut({ ...partial, hertz, loud: partial.loud * loud, attack, glide }, add)
  }
  if (noise !== undefined) hiss({ ...noise, loud: noise.loud * loud }, add)
}

interface Ringing extends Omit<Partial, 'ratio'> {
  readonly hertz: number
  readonly attack: number
  readonly glide: number
}

/** A tone that dies away, by a resonator of two multiplications a sample; one that glides, by its phase. */
function ringOut({ hertz, loud, seconds, attack, glide }: Ringing, add: (index: number, value: number) => void): void {
  const count = Math.floor(seconds * RATE)
  const rise = Math.max(1, attack * RATE)
  const keeps = Math.exp(-AWAY / count)
  const turn = (2 * Math.PI * hertz) / RATE
  if (glide !== 1) {
    let phase = 0
    for (let i = 0; i < count; i++) {
      add(i, loud * Math.min(1, i / rise) * keeps ** i * Math.sin(phase))
      phase += turn * glide ** (i / count)
    }
    return
  }
  const first = 2 * Math.cos(turn) * keeps
  const second = keeps * keeps
  let before = 0
  let now = Math.sin(turn) * keeps
  for (let i = 1; i < count; i++) {
    add(i, loud * Math.min(1, i / rise) * now)
    const next = first * now - second * before
    before = now
    now = next
  }
}

/** Noise between two pitches: what a low pass of the one leaves of the other. */
function hiss({ low, high, loud, seconds, swell = 0 }: Noise, add: (index: number, value: number) => void): void {
  const count = Math.floor(seconds * RATE)
  const rise = Math.max(1, swell * RATE)
  const next = noiseOf(Math.round(low + high))
  const upper = keepOf(high)
  const lower = keepOf(low)
  let top = 0
  let bottom = 0
  // What a narrow band loses of its strength is given back.
  const level = loud / Math.sqrt(Math.max(0.02, (high - low) / (RATE / 2)))
  for (let i = 0; i < count; i++) {
    top += (next() - top) * upper
    bottom += (top - bottom) * lower
    const shape = i < rise ? i / rise : Math.exp((-AWAY * (i - rise)) / Math.max(1, count - rise))
    add(i, level * shape * (top - bottom) * 0.5)
  }
}

/** How much of each sample a low pass of one pole takes in. */
export function keepOf(hertz: number): number {
  return 1 - Math.exp((-2 * Math.PI * hertz) / RATE)
}

/** White noise between -1 and 1, the same for the same seed (Marsaglia's xorshift). */
export function noiseOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 2_147_483_648 - 1
  }
}

/** How far the samples go from silence. */
export function peakOf(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** As loud as wanted at the loudest sample. */
export function levelled(samples: Float32Array<ArrayBuffer>, peak: number): Float32Array<ArrayBuffer> {
  const factor = peak / (peakOf(samples) || 1)
  return samples.map((sample) => sample * factor)
}
