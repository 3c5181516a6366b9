// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { AMBIENCES, LOOP_SECONDS, renderAmbienceLoop, type AmbienceName } from './ambience.ts'
import { scheduleSounds, type SoundCue } from './sound-schedule.ts'
import { SoundController } from './sound-controller.ts'
import { soundKindOf, synthesizeSound, SOUND_DEFINITIONS, type SoundName } from './sound-catalogue.ts'
import type { SoundPlayer } from './sound-player.ts'
import { peakAmplitude, SAMPLE_RATE_HZ } from './synthesis.ts'

const NAMES = Object.keys(SOUND_DEFINITIONS) as SoundName[]
const GROUNDS = Object.keys(AMBIENCES) as AmbienceName[]

/** How strong samples are on the whole. */
const strength = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

describe('synthesized sounds', () => {
  test.each(NAMES)('%s is neither silent nor clipped, ends in silence, and is the same every time', (name) => {
    const samples = synthesizeSound(name)
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(peakAmplitude(samples)).toBeCloseTo(SOUND_DEFINITIONS[name].peak, 5)
    expect(SOUND_DEFINITIONS[name].peak).toBeLessThan(0.3)
    expect(strength(samples)).toBeGreaterThan(0.002)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
    expect(samples).toEqual(synthesizeSound(name))
  })

  test('all differ', () => {
    const marks = NAMES.map(
      (name) => `${String(synthesizeSound(name).length)} ${String(strength(synthesizeSound(name)))}`,
    )
    expect(new Set(marks).size).toBe(NAMES.length)
  })

  test('of pieces are shorter than two seconds, and all others shorter than seven', () => {
    for (const name of NAMES) {
      const seconds = synthesizeSound(name).length / SAMPLE_RATE_HZ
      expect([name, seconds < (soundKindOf(name) === 'pieces' ? 2 : 7)]).toEqual([name, true])
    }
  })

  test.each(GROUNDS)('%s is a loop: the step from its end to its start is not larger than any other', (name) => {
    const samples = renderAmbienceLoop(name)
    expect(samples.length).toBe(LOOP_SECONDS * SAMPLE_RATE_HZ)
    expect(peakAmplitude(samples)).toBeLessThan(0.1)
    expect(strength(samples)).toBeGreaterThan(0.004)
    let largest = 0
    for (let i = 1; i < samples.length; i++)
      largest = Math.max(largest, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)))
    expect(Math.abs((samples[0] ?? 1) - (samples.at(-1) ?? 0))).toBeLessThanOrEqual(largest)
    expect(Math.abs((samples[1] ?? 1) - 2 * (samples[0] ?? 0) + (samples.at(-1) ?? 0))).toBeLessThan(0.02)
  })
})

describe('scheduleSounds', () => {
  const hears = ({ kind }: { kind: string }): SoundName | undefined =>
    kind === 'moved' ? undefined : (kind as SoundName)
  const events = (...kinds: string[]): { kind: string }[] => kinds.map((kind) => ({ kind }))

  test('schedules the three heaviest sounds in the order of their events, none twice', () => {
    const cues = scheduleSounds(events('moved', 'card', 'death', 'card', 'step', 'coin', 'end'), hears, false)
    expect(cues.map(({ name }) => name)).toEqual(['death', 'coin', 'end'])
    expect(cues.map(({ at }) => at)).toEqual([0, 0.16, 0.32])
  })

  test('in a hurry schedules one sound, and a sound of pieces softly', () => {
    expect(scheduleSounds(events('card', 'coin'), hears, true)).toEqual([{ name: 'coin', at: 0, loud: 0.45 }])
    expect(scheduleSounds(events('card', 'death'), hears, true)).toEqual([{ name: 'death', at: 0, loud: 1 }])
  })

  test('schedules nothing for events without a sound', () => {
    expect(scheduleSounds(events('moved'), hears, false)).toEqual([])
  })
})

describe('SoundController', () => {
  let played: (readonly SoundCue[])[]
  let loads: number
  let sound: SoundController
  let stop: () => void

  beforeEach(() => {
    played = []
    loads = 0
    class Heard {
      play(cues: readonly SoundCue[]): void {
        played.push(cues)
      }
      setVolumes(): void {
        // told
      }
      setAmbience(): void {
        // told
      }
      rest(): void {
        // told
      }
      close(): void {
        // told
      }
    }
    const load = (): Promise<never> => {
      loads += 1
      return Promise.resolve({ scheduleSounds, SoundPlayer: Heard as unknown as typeof SoundPlayer } as never)
    }
    sound = new SoundController({ idle: (run) => run(), load })
    sound.setVolumes(DEFAULT_SETTINGS)
    stop = sound.start()
  })
  afterEach(() => {
    stop()
  })

  test('plays and loads nothing before the first gesture', async () => {
    sound.play('bell')
    await Promise.resolve()
    expect([loads, played]).toEqual([0, []])
  })

  test('plays sounds after the first gesture', async () => {
    dispatchEvent(new Event('pointerdown'))
    dispatchEvent(new Event('keydown'))
    await new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)))
    await Promise.resolve()
    sound.play('bell')
    sound.playEvents([{ kind: 'drew' }], () => 'card', false)
    expect(loads).toBe(1)
    expect(played).toEqual([[{ name: 'bell', at: 0, loud: 1 }], [{ name: 'card', at: 0, loud: 1 }]])
  })

  test('is silent without an error if the player cannot be loaded', async () => {
    stop()
    const mute = new SoundController({ idle: (run) => run(), load: () => Promise.reject(new Error('gone')) })
    stop = mute.start()
    dispatchEvent(new Event('pointerdown'))
    await Promise.resolve()
    expect(() => {
      mute.play('bell')
    }).not.toThrow()
  })
})
