// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { AMBIENCES, LOOP, loopOf, type AmbienceName } from './ambience.ts'
import { scoreOf, type Cue } from './score.ts'
import { Sound } from './sound.ts'
import { kindOf, recordingOf, SOUNDS, type SoundName } from './sounds.ts'
import type { Speaker } from './speaker.ts'
import { peakOf, RATE } from './synthesis.ts'

const NAMES = Object.keys(SOUNDS) as SoundName[]
const GROUNDS = Object.keys(AMBIENCES) as AmbienceName[]

/** How strong samples are on the whole. */
const strength = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

describe('recordings', () => {
  test.each(NAMES)('%s is neither silent nor clipped, ends in silence, and is the same every time', (name) => {
    const samples = recordingOf(name)
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(peakOf(samples)).toBeCloseTo(SOUNDS[name].peak, 5)
    expect(SOUNDS[name].peak).toBeLessThan(0.3)
    expect(strength(samples)).toBeGreaterThan(0.002)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
    expect(samples).toEqual(recordingOf(name))
  })

  test('no two sound alike', () => {
    const marks = NAMES.map((name) => `${String(recordingOf(name).length)} ${String(strength(recordingOf(name)))}`)
    expect(new Set(marks).size).toBe(NAMES.length)
  })

  test('things are short, and none lasts longer than one listens', () => {
    for (const name of NAMES) {
      const seconds = recordingOf(name).length / RATE
      expect([name, seconds < (kindOf(name) === 'pieces' ? 2 : 7)]).toEqual([name, true])
    }
  })

  test.each(GROUNDS)('%s goes on where it ends: no step is larger there than elsewhere', (name) => {
    const samples = loopOf(name)
    expect(samples.length).toBe(LOOP * RATE)
    expect(peakOf(samples)).toBeLessThan(0.1)
    expect(strength(samples)).toBeGreaterThan(0.004)
    let largest = 0
    for (let i = 1; i < samples.length; i++)
      largest = Math.max(largest, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)))
    expect(Math.abs((samples[0] ?? 1) - (samples.at(-1) ?? 0))).toBeLessThanOrEqual(largest)
    expect(Math.abs((samples[1] ?? 1) - 2 * (samples[0] ?? 0) + (samples.at(-1) ?? 0))).toBeLessThan(0.02)
  })
})

describe('the score', () => {
  const hears = ({ kind }: { kind: string }): SoundName | undefined =>
    kind === 'moved' ? undefined : (kind as SoundName)
  const facts = (...kinds: string[]): { kind: string }[] => kinds.map((kind) => ({ kind }))

  test('the heaviest three are heard, in the order in which they happened, none twice', () => {
    const cues = scoreOf(facts('moved', 'card', 'death', 'card', 'step', 'coin', 'end'), hears, false)
    expect(cues.map(({ name }) => name)).toEqual(['death', 'coin', 'end'])
    expect(cues.map(({ at }) => at)).toEqual([0, 0.16, 0.32])
  })

  test('in a hurry there is one, and a thing is soft', () => {
    expect(scoreOf(facts('card', 'coin'), hears, true)).toEqual([{ name: 'coin', at: 0, loud: 0.45 }])
    expect(scoreOf(facts('card', 'death'), hears, true)).toEqual([{ name: 'death', at: 0, loud: 1 }])
  })

  test('what is not heard makes no sound', () => {
    expect(scoreOf(facts('moved'), hears, false)).toEqual([])
  })
})

describe('a page', () => {
  let played: (readonly Cue[])[]
  let loads: number
  let sound: Sound
  let stop: () => void

  beforeEach(() => {
    played = []
    loads = 0
    class Heard {
      play(cues: readonly Cue[]): void {
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
      return Promise.resolve({ scoreOf, Speaker: Heard as unknown as typeof Speaker } as never)
    }
    sound = new Sound({ idle: (run) => run(), load })
    sound.set(DEFAULT_SETTINGS)
    stop = sound.start()
  })
  afterEach(() => {
    stop()
  })

  test('makes no sound, and loads none, before it was touched', async () => {
    sound.play('bell')
    await Promise.resolve()
    expect([loads, played]).toEqual([0, []])
  })

  test('is heard from its first touch on', async () => {
    dispatchEvent(new Event('pointerdown'))
    dispatchEvent(new Event('keydown'))
    await new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)))
    await Promise.resolve()
    sound.play('bell')
    sound.moment([{ kind: 'drew' }], () => 'card', false)
    expect(loads).toBe(1)
    expect(played).toEqual([[{ name: 'bell', at: 0, loud: 1 }], [{ name: 'card', at: 0, loud: 1 }]])
  })

  test('is silent where sound cannot be had', async () => {
    stop()
    const mute = new Sound({ idle: (run) => run(), load: () => Promise.reject(new Error('gone')) })
    stop = mute.start()
    dispatchEvent(new Event('pointerdown'))
    await Promise.resolve()
    expect(() => {
      mute.play('bell')
    }).not.toThrow()
  })
})
