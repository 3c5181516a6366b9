/**
 * Ambience of a game: a loop of low tones, air and occasional distant strokes, synthesised like all sounds. The tones have an
 * integer number of periods in the loop, so that it repeats seamlessly.
 */
import { BELL, BOWL, DROP, DRUM, STRING } from './instruments.ts'
import {
  lowPassCoefficient,
  normalizePeak,
  createWhiteNoise,
  SAMPLE_RATE_HZ,
  mixNoteInto,
  type SynthInstrument,
} from './synthesis.ts'

export interface Ambience {
  /** Low tones in Hertz, and the number of swells of each in the loop. */
  readonly drones: readonly { readonly hertz: number; readonly loud: number; readonly waves: number }[]
  /** Air or water: noise between two frequencies. */
  readonly air: { readonly low: number; readonly high: number; readonly loud: number; readonly waves: number }
  readonly strokes: readonly {
    readonly instrument: SynthInstrument
    readonly at: number
    readonly pitch: number
    readonly loud: number
  }[]
}

/** Length of the loop in seconds. */
export const LOOP_SECONDS = 24
/** Very quiet: it should be barely noticeable. */
const AMBIENCE_PEAK = 0.07

const drones = (...tones: readonly (readonly [hertz: number, loud: number, waves: number])[]): Ambience['drones'] =>
  tones.map(([hertz, loud, waves]) => ({ hertz, loud, waves }))

const strokes = (
  instrument: SynthInstrument,
  ...notes: readonly (readonly [at: number, pitch: number, loud: number])[]
): Ambience['strokes'] => notes.map(([at, pitch, loud]) => ({ instrument, at, pitch, loud }))

/** Named after a game's theme, not after the game: each game selects one. */
export const AMBIENCES = {
  /** Breath and bowls. */
  temple: {
    drones: drones([110, 0.5, 2], [165, 0.3, 3], [220, 0.2, 5]),
    air: { low: 150, high: 500, loud: 0.3, waves: 4 },
    strokes: strokes(BOWL, [2, 0.75, 0.35], [14, 1, 0.3]),
  },
  /** Water in a garden, and a string. */
  garden: {
    drones: drones([98, 0.4, 3], [147, 0.25, 2]),
    air: { low: 500, high: 2200, loud: 0.35, waves: 6 },
    strokes: [
      ...strokes(STRING, [3, 0.75, 0.25], [9, 1, 0.2], [18, 1.125, 0.2]),
      ...strokes(DROP, [6, 1, 0.12], [21, 1.33, 0.1]),
    ],
  },
  /** A young world: wind over stone. */
  wilds: {
    drones: drones([73.5, 0.5, 2], [110, 0.3, 3], [147, 0.12, 7]),
    air: { low: 250, high: 1100, loud: 0.6, waves: 5 },
    strokes: strokes(DRUM, [5, 0.6, 0.2], [5.5, 0.6, 0.12], [17, 0.5, 0.18]),
  },
  /** A river at evening, bells on the other bank. */
  river: {
    drones: drones([130.8, 0.35, 3], [196, 0.25, 4], [65.4, 0.4, 2]),
    air: { low: 350, high: 1600, loud: 0.5, waves: 8 },
    strokes: strokes(BELL, [4, 0.5, 0.18], [13, 0.67, 0.14], [19.5, 0.5, 0.12]),
  },
  /** Far out: slow tones, and stars. */
  cosmos: {
    drones: drones([82.4, 0.45, 2], [123.6, 0.3, 3], [185, 0.2, 5], [247, 0.12, 4]),
    air: { low: 100, high: 350, loud: 0.4, waves: 3 },
    strokes: strokes(BELL, [3, 2, 0.07], [8, 2.5, 0.05], [12.5, 3, 0.05], [20, 2.25, 0.06]),
  },
} as const satisfies Readonly<Record<string, Ambience>>

export type AmbienceName = keyof typeof AMBIENCES

/** Generates the loop, layer by layer: the caller may pause between two of them. */
export function* renderAmbienceLayers({
  drones: tones,
  air,
  strokes: notes,
}: Ambience): Generator<undefined, Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(LOOP_SECONDS * SAMPLE_RATE_HZ)
  for (const drone of tones) {
    hum(samples, drone)
    yield
  }
  blow(samples, air)
  yield
  for (const note of notes) {
    mixNoteInto(samples, note, true)
    yield
  }
  return normalizePeak(samples, AMBIENCE_PEAK)
}

export function renderAmbienceLoop(name: AmbienceName): Float32Array<ArrayBuffer> {
  const layers = renderAmbienceLayers(AMBIENCES[name])
  for (;;) {
    const { done, value } = layers.next()
    if (done === true) return value
  }
}

/** Volume of a layer with that number of swells in the loop. */
const swell = (index: number, length: number, waves: number): number =>
  0.6 - 0.4 * Math.cos((2 * Math.PI * waves * index) / length)

function hum(samples: Float32Array, { hertz, loud, waves }: Ambience['drones'][number]): void {
  const turns = Math.round(hertz * LOOP_SECONDS)
  const step = 2 * Math.cos((2 * Math.PI * turns) / samples.length)
  let before = -Math.sin((2 * Math.PI * turns) / samples.length)
  let now = 0
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (samples[i] ?? 0) + loud * swell(i, samples.length, waves) * now
    const next = step * now - before
    before = now
    now = next
  }
}

/** Noise that runs through the loop once before it is recorded, and cross-fades at the end into its beginning. */
function blow(samples: Float32Array, { low, high, loud, waves }: Ambience['air']): void {
  const { length } = samples
  const over = SAMPLE_RATE_HZ
  const next = createWhiteNoise(Math.round(low))
  const [upper, lower] = [lowPassCoefficient(high), lowPassCoefficient(low)]
  let top = 0
  let bottom = 0
  const noise = Float32Array.from({ length: length + over }, () => {
    top += (next() - top) * upper
    bottom += (top - bottom) * lower
    return top - bottom
  })
  for (let i = 0; i < length; i++) {
    const share = Math.min(1, i / over)
    const value = (noise[i] ?? 0) * Math.sqrt(share) + (noise[length + i] ?? 0) * Math.sqrt(1 - share)
    samples[i] = (samples[i] ?? 0) + loud * swell(i, length, waves) * value
  }
}
