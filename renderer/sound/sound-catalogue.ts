/** Every sound that a game or a screen can request: its notes, and its volume setting. */
import { BELL, BOWL, BREATH, DROP, DRUM, GONG, METAL, PAPER, STONE, STRING, WOOD } from './instruments.ts'
import { normalizePeak, renderNotes, type SynthNote } from './synthesis.ts'

/** Kinds with a volume setting each: moved pieces, moments and results, calls. */
export type SoundKind = 'pieces' | 'moments' | 'calls'

interface SoundDefinition {
  readonly kind: SoundKind
  /** Amplitude of its loudest sample: below 0.3, so that several can be mixed. */
  readonly peak: number
  /** Sounds with a higher weight have priority if many would be played at once. */
  readonly weight: number
  readonly notes: readonly SynthNote[]
}

/** Intervals of a pentatonic scale, in which everything is tuned: simultaneous sounds are consonant. */
const [SECOND, THIRD, FIFTH, SIXTH, OCTAVE] = [9 / 8, 5 / 4, 3 / 2, 5 / 3, 2] as const

const pieces = (weight: number, peak: number, notes: readonly SynthNote[]): SoundDefinition => ({
  kind: 'pieces',
  weight,
  peak,
  notes,
})
const moments = (weight: number, peak: number, notes: readonly SynthNote[]): SoundDefinition => ({
  kind: 'moments',
  weight,
  peak,
  notes,
})

/** Notes in a row, with a fixed gap. */
const row = (gap: number, notes: readonly SynthNote[]): SynthNote[] =>
  notes.map((note, i) => ({ ...note, at: i * gap }))

export const SOUND_DEFINITIONS = {
  // Things
  stone: pieces(2, 0.16, [{ instrument: STONE }, { instrument: STONE, at: 0.045, pitch: 1.12, loud: 0.3 }]),
  wood: pieces(2, 0.16, [{ instrument: WOOD }]),
  step: pieces(1, 0.13, [{ instrument: WOOD, pitch: 1.5, loud: 0.8 }]),
  card: pieces(2, 0.13, [{ instrument: PAPER }, { instrument: WOOD, at: 0.13, pitch: 0.8, loud: 0.12 }]),
  peek: pieces(1, 0.08, [
    { instrument: PAPER, loud: 0.6 },
    { instrument: PAPER, at: 0.16, loud: 0.4 },
  ]),
  shuffle: pieces(
    3,
    0.13,
    row(
      0.07,
      [1, 0.8, 0.9, 0.7, 0.85, 0.6].map((loud) => ({ instrument: PAPER, loud })),
    ),
  ),
  dice: pieces(3, 0.18, [
    { instrument: STONE, pitch: 0.62 },
    { instrument: WOOD, at: 0.01, loud: 0.5 },
    { instrument: STONE, at: 0.11, pitch: 0.7, loud: 0.8 },
    { instrument: STONE, at: 0.19, pitch: 0.58, loud: 0.6 },
    { instrument: STONE, at: 0.3, pitch: 0.66, loud: 0.45 },
    { instrument: STONE, at: 0.36, pitch: 0.6, loud: 0.3 },
  ]),
  coin: pieces(3, 0.12, [{ instrument: METAL }, { instrument: METAL, at: 0.07, pitch: SECOND, loud: 0.6 }]),
  pay: pieces(2, 0.12, [
    { instrument: METAL, pitch: 0.84 },
    { instrument: METAL, at: 0.06, pitch: 0.75, loud: 0.6 },
  ]),
  drop: pieces(3, 0.14, [{ instrument: DROP }, { instrument: DROP, at: 0.12, pitch: 1.33, loud: 0.5 }]),
  wind: pieces(2, 0.1, [{ instrument: BREATH, loud: 0.8 }]),
  drum: pieces(3, 0.2, [{ instrument: DRUM }]),
  pluck: pieces(3, 0.16, [{ instrument: STRING }]),
  // Gains and losses
  gain: pieces(
    4,
    0.14,
    row(0.08, [
      { instrument: STRING, pitch: OCTAVE },
      { instrument: STRING, pitch: OCTAVE * FIFTH, loud: 0.8 },
    ]),
  ),
  loss: pieces(
    4,
    0.16,
    row(0.11, [
      { instrument: STRING, pitch: THIRD },
      { instrument: STRING, pitch: 1, loud: 0.9 },
    ]),
  ),
  refused: pieces(
    2,
    0.12,
    row(0.09, [
      { instrument: WOOD, pitch: 0.6 },
      { instrument: WOOD, pitch: 0.55, loud: 0.7 },
    ]),
  ),
  // Moments
  bell: moments(6, 0.15, [{ instrument: BELL }]),
  gong: moments(7, 0.2, [{ instrument: GONG }, { instrument: DRUM, loud: 0.4 }]),
  harmony: moments(
    8,
    0.2,
    row(
      0.22,
      [1, THIRD, FIFTH, OCTAVE].map((pitch) => ({ instrument: BOWL, pitch, loud: 0.8 })),
    ),
  ),
  death: moments(9, 0.22, [
    { instrument: GONG },
    { instrument: BREATH, at: 0.25 },
    { instrument: BOWL, at: 0.7, pitch: 0.75, loud: 0.5 },
  ]),
  rebirth: moments(9, 0.2, [
    { instrument: BREATH, loud: 0.5 },
    ...[1, SECOND, FIFTH, SIXTH, OCTAVE].map((pitch, i) => ({
      instrument: BELL,
      at: 0.3 + i * 0.14,
      pitch: pitch * 0.67,
      loud: 0.7,
    })),
  ]),
  moksha: moments(10, 0.22, [
    ...[0.5, 1, FIFTH, OCTAVE, OCTAVE * THIRD].map((pitch, i) => ({
      instrument: BOWL,
      at: i * 0.35,
      pitch,
      loud: 0.8,
    })),
    { instrument: BELL, at: 1.9, pitch: 1.33, loud: 0.4 },
  ]),
  awakening: moments(8, 0.18, [
    { instrument: DRUM, loud: 0.5 },
    ...[1, FIFTH, OCTAVE, OCTAVE * SECOND].map((pitch, i) => ({
      instrument: STRING,
      at: 0.1 + i * 0.1,
      pitch: pitch * 1.34,
    })),
    { instrument: BOWL, at: 0.4, loud: 0.5 },
  ]),
  homecoming: moments(10, 0.2, [
    { instrument: GONG, loud: 0.6 },
    ...[OCTAVE, SIXTH, FIFTH, THIRD, 1].map((pitch, i) => ({
      instrument: BELL,
      at: 0.25 + i * 0.18,
      pitch,
      loud: 0.6,
    })),
    { instrument: BOWL, at: 1.2, loud: 0.7 },
  ]),
  last: moments(
    7,
    0.18,
    row(0.5, [
      { instrument: GONG, pitch: 1.5 },
      { instrument: GONG, pitch: 1.33, loud: 0.8 },
    ]),
  ),
  end: moments(10, 0.24, [
    { instrument: GONG },
    ...[1, FIFTH, OCTAVE].map((pitch, i) => ({ instrument: BOWL, at: 0.5 + i * 0.3, pitch, loud: 0.7 })),
    ...[1, THIRD, FIFTH, OCTAVE].map((pitch, i) => ({ instrument: BELL, at: 1.5 + i * 0.12, pitch, loud: 0.4 })),
  ]),
  // Calls
  yourTurn: {
    kind: 'calls',
    weight: 5,
    peak: 0.16,
    notes: row(0.16, [{ instrument: BELL }, { instrument: BELL, pitch: FIFTH, loud: 0.8 }]),
  },
  nudge: {
    kind: 'calls',
    weight: 6,
    peak: 0.2,
    notes: row(
      0.2,
      [1, 1, FIFTH].map((pitch) => ({ instrument: BELL, pitch })),
    ),
  },
  talk: { kind: 'calls', weight: 2, peak: 0.1, notes: [{ instrument: DROP, pitch: 1.2 }] },
} as const satisfies Readonly<Record<string, SoundDefinition>>

export type SoundName = keyof typeof SOUND_DEFINITIONS

export const soundKindOf = (name: SoundName): SoundKind => SOUND_DEFINITIONS[name].kind
export const soundPriorityOf = (name: SoundName): number => SOUND_DEFINITIONS[name].weight

/** Its samples, at the sample rate of synthesis.ts. A few milliseconds of work. */
export function synthesizeSound(name: SoundName): Float32Array<ArrayBuffer> {
  const { notes, peak } = SOUND_DEFINITIONS[name]
  return normalizePeak(renderNotes(notes), peak)
}
