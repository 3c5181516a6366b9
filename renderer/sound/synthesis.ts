/**
 * Synthesises recordings: a struck object is a sum of partials that decay at different rates (modal synthesis), plus a noise
 * burst of the impact or brush. Pure and deterministic, so that sounds can be tested.
 */

/** A partial of a sound, relative to the instrument's pitch. */
export interface TonePartial {
  /** Relative to the pitch; not an integer for bells and bowls. */
  readonly ratio: number
  /** Relative amplitude, from 0 to 1. */
  readonly loud: number
  /** Seconds until it has decayed to a thousandth. */
  readonly seconds: number
}

/** Breath, paper, grit: noise between two frequencies. */
export interface NoiseBurst {
  readonly low: number
  readonly high: number
  readonly loud: number
  readonly seconds: number
  /** Seconds until it is loudest; 0: a knock. */
  readonly swell?: number
}

export interface SynthInstrument {
  /** Default pitch, in Hertz. */
  readonly hertz: number
  readonly partials: readonly TonePartial[]
  readonly noise?: NoiseBurst
  /** Attack of its tones in seconds; a knock takes a thousandth. */
  readonly attack?: number
  /** Factor by which the pitch falls (below 1) or rises during the sound: a drum, a drop of water. */
  readonly glide?: number
}

/** One stroke. */
export interface SynthNote {
  readonly instrument: SynthInstrument
  /** Seconds from the beginning. */
  readonly at?: number
  /** Relative to the instrument's own pitch. */
  readonly pitch?: number
  readonly loud?: number
}

/** Samples per second of all recordings: enough for a small bell. */
export const SAMPLE_RATE_HZ = 32_000
/** ln 1000: a sound that has decayed to a thousandth is inaudible. */
const DECAY_LN_1000 = Math.log(1000)
/** Length of the fade at the end of a recording, in seconds. */
const FADE_OUT_SECONDS = 0.02

/** Length of an instrument's sound. */
function secondsOf({ partials, noise }: SynthInstrument): number {
  return Math.max(...partials.map(({ seconds }) => seconds), noise?.seconds ?? 0, FADE_OUT_SECONDS)
}

/** @returns samples between -1 and 1, at the volume of the notes, without normalisation */
export function renderNotes(notes: readonly SynthNote[]): Float32Array<ArrayBuffer> {
  const length = Math.max(...notes.map(({ instrument, at = 0 }) => at + secondsOf(instrument)))
  const samples = new Float32Array(Math.ceil(length * SAMPLE_RATE_HZ))
  for (const note of notes) mixNoteInto(samples, note)
  const fade = Math.floor(FADE_OUT_SECONDS * SAMPLE_RATE_HZ)
  for (let i = 0; i < fade; i++) samples[samples.length - 1 - i] = (samples[samples.length - 1 - i] ?? 0) * (i / fade)
  return samples
}

/** Adds a note; the part beyond the end is left out, or wraps to the beginning of a loop. */
export function mixNoteInto(samples: Float32Array, note: SynthNote, loops = false): void {
  const { instrument, at = 0, pitch = 1, loud = 1 } = note
  const { partials, noise, attack = 0.001, glide = 1 } = instrument
  const from = Math.floor(at * SAMPLE_RATE_HZ)
  const add = (index: number, value: number): void => {
    const where = from + index
    if (where < samples.length) samples[where] = (samples[where] ?? 0) + value
    else if (loops) samples[where % samples.length] = (samples[where % samples.length] ?? 0) + value
  }
  for (const { ratio, ...tone } of partials) {
    const hertz = instrument.hertz * pitch * ratio
    if (hertz < SAMPLE_RATE_HZ / 2) ringOut({ ...tone, hertz, loud: tone.loud * loud, attack, glide }, add)
  }
  if (noise !== undefined) hiss({ ...noise, loud: noise.loud * loud }, add)
}

interface DecayingTone extends Omit<TonePartial, 'ratio'> {
  readonly hertz: number
  readonly attack: number
  readonly glide: number
}

/** A decaying tone, by a resonator with two multiplications per sample; a gliding one, by its phase. */
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

/** Noise between two frequencies: a high low-pass minus a low one. */
function hiss({ low, high, loud, seconds, swell = 0 }: NoiseBurst, add: (index: number, value: number) => void): void {
  const count = Math.floor(seconds * SAMPLE_RATE_HZ)
  const rise = Math.max(1, swell * SAMPLE_RATE_HZ)
  const next = createWhiteNoise(Math.round(low + high))
  const upper = lowPassCoefficient(high)
  const lower = lowPassCoefficient(low)
  let top = 0
  let bottom = 0
  // Compensates for the loss of strength in a narrow band.
  const level = loud / Math.sqrt(Math.max(0.02, (high - low) / (SAMPLE_RATE_HZ / 2)))
  for (let i = 0; i < count; i++) {
    top += (next() - top) * upper
    bottom += (top - bottom) * lower
    const shape = i < rise ? i / rise : Math.exp((-DECAY_LN_1000 * (i - rise)) / Math.max(1, count - rise))
    add(i, level * shape * (top - bottom) * 0.5)
  }
}

/** Coefficient of a one-pole low-pass filter. */
export function lowPassCoefficient(hertz: number): number {
  return 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE_HZ)
}

/** White noise between -1 and 1, deterministic for a seed (Marsaglia's xorshift). */
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

/** The largest absolute sample. */
export function peakAmplitude(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** Scales the samples to a peak amplitude. */
export function normalizePeak(samples: Float32Array<ArrayBuffer>, peak: number): Float32Array<ArrayBuffer> {
  const factor = peak / (peakAmplitude(samples) || 1)
  return samples.map((sample) => sample * factor)
}
