/**
 * Recordings made by code: a struck thing is a sum of partials that die away, each at its own pace (modal synthesis), and a
 * puff of noise where it is hit or brushed. Pure, and always the same: what is heard can be tested without hearing it.
 */

/** A tone of its own within a sound, as fractions of the instrument's pitch. */
export interface TonePartial {
  /** Of the pitch; bells and bowls are not in whole numbers. */
  readonly ratio: number
  /** Its part of the whole, from 0 to 1. */
  readonly loud: number
  /** Seconds until it has died away to a thousandth. */
  readonly seconds: number
}

/** Breath, paper, grit: noise between two pitches. */
export interface NoiseBurst {
  readonly low: number
  readonly high: number
  readonly loud: number
  readonly seconds: number
  /** Seconds until it is loudest; 0: a knock. */
  readonly swell?: number
}

export interface SynthInstrument {
  /** What it sounds at unless a note says otherwise, in Hertz. */
  readonly hertz: number
  readonly partials: readonly TonePartial[]
  readonly noise?: NoiseBurst
  /** Seconds until its tones are there; a knock takes a thousandth. */
  readonly attack?: number
  /** By how much the pitch falls (below 1) or rises while it sounds: a drum, a drop of water. */
  readonly glide?: number
}

/** One stroke. */
export interface SynthNote {
  readonly instrument: SynthInstrument
  /** Seconds from the beginning. */
  readonly at?: number
  /** Of the instrument's own pitch. */
  readonly pitch?: number
  readonly loud?: number
}

/** Samples per second of all recordings: enough for a small bell. */
export const SAMPLE_RATE_HZ = 32_000
/** ln 1000: what has died away to a thousandth is not heard any more. */
const DECAY_LN_1000 = Math.log(1000)
/** The end of a recording is drawn to nothing over so many seconds, whatever still sounds. */
const FADE_OUT_SECONDS = 0.02

/** How long an instrument sounds. */
function secondsOf({ partials, noise }: SynthInstrument): number {
  return Math.max(...partials.map(({ seconds }) => seconds), noise?.seconds ?? 0, FADE_OUT_SECONDS)
}

/** @returns samples between -1 and 1, as loud as the notes say and not evened out */
export function renderNotes(notes: readonly SynthNote[]): Float32Array<ArrayBuffer> {
  const length = Math.max(...notes.map(({ instrument, at = 0 }) => at + secondsOf(instrument)))
  const samples = new Float32Array(Math.ceil(length * SAMPLE_RATE_HZ))
  for (const note of notes) mixNoteInto(samples, note)
  const fade = Math.floor(FADE_OUT_SECONDS * SAMPLE_RATE_HZ)
  for (let i = 0; i < fade; i++) samples[samples.length - 1 - i] = (samples[samples.length - 1 - i] ?? 0) * (i / fade)
  return samples
}

/** Adds a note; what would sound beyond the end is left out, or goes on at the beginning of a loop. */
export function mixNoteInto(samples: Float32Array, note: SynthNote, loops = false): void {
  const { instrument, at = 0, pitch = 1, loud = 1 } = note
  const { partials, noise, attack = 0.001, glide = 1 } = instrument
  const from = Math.floor(at * SAMPLE_RATE_HZ)
  const add = (index: number, value: number): void => {
    const where = from + index
    if (where < samples.length) samples[where] = (samples[where] ?? 0) + value
    else if (loops) samples[where % samples.length] = (samples[where % samples.length] ?? 0) + value
  }
  for (const partial of partials) {
    const hertz = instrument.hertz * pitch * partial.ratio
    if (hertz < SAMPLE_RATE_HZ / 2) ringOut({ ...partial, hertz, loud: partial.loud * loud, attack, glide }, add)
  }
  if (noise !== undefined) hiss({ ...noise, loud: noise.loud * loud }, add)
}

interface DecayingTone extends Omit<TonePartial, 'ratio'> {
  readonly hertz: number
  readonly attack: number
  readonly glide: number
}

/** A tone that dies away, by a resonator of two multiplications a sample; one that glides, by its phase. */
function ringOut(
  { hertz, loud, seconds, attack, glide }: DecayingTone,
  add: (index: number, value: number) => void,
): void {
  const count = Math.floor(seconds * SAMPLE_RATE_HZ)
  const rise = Math.max(1, attack * SAMPLE_RATE_HZ)
  const keeps = Math.exp(-DECAY_LN_1000 / count)
  const turn = (2 * Math.PI * hertz) / SAMPLE_RATE_HZ
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
function hiss({ low, high, loud, seconds, swell = 0 }: NoiseBurst, add: (index: number, value: number) => void): void {
  const count = Math.floor(seconds * SAMPLE_RATE_HZ)
  const rise = Math.max(1, swell * SAMPLE_RATE_HZ)
  const next = createWhiteNoise(Math.round(low + high))
  const upper = lowPassCoefficient(high)
  const lower = lowPassCoefficient(low)
  let top = 0
  let bottom = 0
  // What a narrow band loses of its strength is given back.
  const level = loud / Math.sqrt(Math.max(0.02, (high - low) / (SAMPLE_RATE_HZ / 2)))
  for (let i = 0; i < count; i++) {
    top += (next() - top) * upper
    bottom += (top - bottom) * lower
    const shape = i < rise ? i / rise : Math.exp((-DECAY_LN_1000 * (i - rise)) / Math.max(1, count - rise))
    add(i, level * shape * (top - bottom) * 0.5)
  }
}

/** How much of each sample a low pass of one pole takes in. */
export function lowPassCoefficient(hertz: number): number {
  return 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE_HZ)
}

/** White noise between -1 and 1, the same for the same seed (Marsaglia's xorshift). */
export function createWhiteNoise(seed: number): () => number {
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
export function peakAmplitude(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** As loud as wanted at the loudest sample. */
export function normalizePeak(samples: Float32Array<ArrayBuffer>, peak: number): Float32Array<ArrayBuffer> {
  const factor = peak / (peakAmplitude(samples) || 1)
  return samples.map((sample) => sample * factor)
}
