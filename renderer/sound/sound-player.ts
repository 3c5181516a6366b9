/**
 * Plays recordings through Web Audio, without worklets (absent on plain http) and without work while it is quiet. At volume 0
 * no context is opened, and sounds that cannot be played are left out: all sounds have a visible equivalent.
 */
import { AMBIENCES, renderAmbienceLayers, type AmbienceName } from './ambience.ts'
import type { ManagedAudioContext } from './managed-audio-context.ts'
import type { SoundCue } from './sound-schedule.ts'
import { soundKindOf, synthesizeSound, type SoundKind, type SoundName } from './sound-catalogue.ts'
import { SAMPLE_RATE_HZ } from './synthesis.ts'

/** From 0 to 1 each. */
export interface SoundVolumes extends Readonly<Record<SoundKind, number>> {
  readonly all: number
  readonly ambience: number
}

/** The channels of the sounds, in any context: a real or an offline one. */
export interface AudioMixer {
  readonly context: BaseAudioContext
  readonly all: GainNode
  readonly lines: Readonly<Record<SoundKind | 'ambience', GainNode>>
}

/** How much pieces and the ambience are ducked during a moment or a call, and how fast. */
const DUCKED = { pieces: 0.5, ambience: 0.3 } as const
const DUCK_SECONDS = 0.08
const UNDUCK_SECONDS = 0.6
/** The same sound is not repeated within this time: two at once would only be louder. */
const MIN_REPEAT_SECONDS = 0.06
const AT_ONCE = 0.03
/** Fade time of the ambience, in seconds. */
const AMBIENCE_FADE_SECONDS = 1.2

export function createAudioMixer(context: BaseAudioContext): AudioMixer {
  // Many simultaneous sounds are compressed instead of clipped.
  const limit = new DynamicsCompressorNode(context, {
    threshold: -10,
    knee: 6,
    ratio: 12,
    attack: 0.002,
    release: 0.15,
  })
  const all = new GainNode(context)
  all.connect(limit).connect(context.destination)
  const line = (): GainNode => {
    const gain = new GainNode(context)
    gain.connect(all)
    return gain
  }
  return { context, all, lines: { pieces: line(), moments: line(), calls: line(), ambience: line() } }
}

const buffers = new Map<SoundName, AudioBuffer>()

function bufferOf(name: SoundName): AudioBuffer {
  const known = buffers.get(name)
  if (known !== undefined) return known
  const made = toAudioBuffer(synthesizeSound(name))
  buffers.set(name, made)
  return made
}

export function toAudioBuffer(samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: SAMPLE_RATE_HZ })
  buffer.copyToChannel(samples, 0)
  return buffer
}

/** Plays one sound on its channel. @returns its length in seconds */
export function playCue(desk: AudioMixer, { name, at, loud }: SoundCue): number {
  const { context, lines } = desk
  const buffer = bufferOf(name)
  const begin = context.currentTime + at
  const source = new AudioBufferSourceNode(context, { buffer })
  const gain = new GainNode(context, { gain: loud })
  source.connect(gain).connect(lines[soundKindOf(name)])
  source.start(begin)
  if (soundKindOf(name) !== 'pieces') duck(desk, begin, buffer.duration)
  return at + buffer.duration
}

function duck({ lines }: AudioMixer, begin: number, seconds: number): void {
  for (const line of ['pieces', 'ambience'] as const) {
    const { gain } = lines[line]
    gain.cancelScheduledValues(begin)
    gain.setTargetAtTime(DUCKED[line], begin, DUCK_SECONDS)
    gain.setTargetAtTime(1, begin + seconds * 0.6, UNDUCK_SECONDS)
  }
}

const SILENT: SoundVolumes = { all: 0, pieces: 0, moments: 0, calls: 0, ambience: 0 }

/** The mixer of a page. */
interface PageAudioMixer extends AudioMixer {
  readonly context: AudioContext
}

/** The playing ambience. */
interface Playing {
  readonly name: AmbienceName
  readonly source: AudioBufferSourceNode
  readonly gain: GainNode
}

export class SoundPlayer {
  #volumes = SILENT
  #desk: PageAudioMixer | undefined
  #ambience: Playing | undefined
  /** The requested ambience, whether or not it can be played. */
  #wanted: AmbienceName | undefined
  /** The ambience whose loop is being generated. */
  #making: AmbienceName | undefined
  /** The latest requests while the context did not run: played once it runs. Older ones are dropped. */
  #waiting: readonly SoundCue[] = []
  readonly #last = new Map<SoundName, number>()
  readonly #live: ManagedAudioContext
  readonly #idle: (run: () => void) => void

  /**
   * @param idle runs a function when the page is idle
   * @param live the page's context; `onContextRunning` must be called when it starts running
   */
  constructor(idle: (run: () => void) => void, live: ManagedAudioContext) {
    this.#idle = idle
    this.#live = live
  }

  setVolumes(volumes: SoundVolumes): void {
    this.#volumes = volumes
    const now = this.#desk?.context.currentTime ?? 0
    this.#desk?.all.gain.setTargetAtTime(volumes.all, now, AT_ONCE)
    if (volumes.all * volumes.ambience === 0) this.#silence()
    else this.#ambience?.gain.gain.setTargetAtTime(volumes.ambience, now, AT_ONCE)
    this.#beginWanted()
  }

  play(cues: readonly SoundCue[]): void {
    const heard = cues.filter(({ name }) => this.#volumes.all * this.#volumes[soundKindOf(name)] > 0)
    if (heard.length === 0) return
    const desk = this.#open()
    if (desk === undefined) return
    if (this.#live.isRunning) this.#playCues(desk, heard)
    else this.#waiting = waitingAfter(this.#waiting, heard)
  }

  /** The context has started, or restarted: plays the waiting sounds. */
  onContextRunning(): void {
    const waiting = this.#waiting
    this.#waiting = []
    this.play(waiting)
    this.#beginWanted()
  }

  /** Sets the ambience, or none. */
  setAmbience(name: AmbienceName | undefined): void {
    this.#wanted = name
    if (this.#ambience?.name !== name) this.#silence()
    this.#beginWanted()
  }

  close(): void {
    this.#volumes = SILENT
    this.#waiting = []
    this.#wanted = undefined
  }

  #playCues(desk: PageAudioMixer, cues: readonly SoundCue[]): void {
    for (const cue of cues) {
      const begin = desk.context.currentTime + cue.at
      if (begin - (this.#last.get(cue.name) ?? -1) < MIN_REPEAT_SECONDS) continue
      this.#last.set(cue.name, begin)
      playCue(desk, { ...cue, loud: cue.loud * this.#volumes[soundKindOf(cue.name)] })
    }
  }

  /** Generates its loop, one layer per idle time. */
  #beginWanted(): void {
    const name = this.#wanted
    const isHeard = this.#volumes.all * this.#volumes.ambience > 0
    if (name === undefined || !isHeard) return
    // With another context the loop starts again.
    this.#open()
    if (this.#ambience !== undefined || this.#making === name) return
    this.#making = name
    const layers = renderAmbienceLayers(AMBIENCES[name])
    const step = (): void => {
      if (this.#making !== name) return
      const { done, value } = this.#wanted === name ? layers.next() : { done: true, value: undefined }
      if (done !== true) this.#idle(step)
      else {
        this.#making = undefined
        if (value !== undefined) this.#begin(name, value)
      }
    }
    this.#idle(step)
  }

  #begin(name: AmbienceName, samples: Float32Array<ArrayBuffer>): void {
    const desk = this.#open()
    if (desk === undefined || this.#volumes.all * this.#volumes.ambience === 0) return
    const { context, lines } = desk
    const source = new AudioBufferSourceNode(context, { buffer: toAudioBuffer(samples), loop: true })
    const gain = new GainNode(context, { gain: 0 })
    source.connect(gain).connect(lines.ambience)
    gain.gain.setTargetAtTime(this.#volumes.ambience, context.currentTime, AMBIENCE_FADE_SECONDS)
    source.start()
    this.#ambience = { name, source, gain }
  }

  #silence(): void {
    if (this.#ambience === undefined) return
    const { source, gain } = this.#ambience
    this.#ambience = undefined
    const now = source.context.currentTime
    gain.gain.setTargetAtTime(0, now, AMBIENCE_FADE_SECONDS / 3)
    source.stop(now + AMBIENCE_FADE_SECONDS * 2)
  }

  /** The mixer of the page's context: a new one for a new context. */
  #open(): PageAudioMixer | undefined {
    const context = this.#live.open()
    if (context === undefined) return undefined
    if (context === this.#desk?.context) return this.#desk
    try {
      const desk = { ...createAudioMixer(context), context }
      desk.all.gain.value = this.#volumes.all
      this.#desk = desk
      // Nodes and times of the previous context are invalid.
      this.#ambience = undefined
      this.#last.clear()
    } catch {
      // All sounds have a visible equivalent.
      return undefined
    }
    return this.#desk
  }
}

/** The waiting sounds after another request: the newest ones, and the last call if they contain none. */
function waitingAfter(before: readonly SoundCue[], cues: readonly SoundCue[]): readonly SoundCue[] {
  const isCall = ({ name }: SoundCue): boolean => soundKindOf(name) === 'calls'
  return cues.some(isCall) ? cues : [...cues, ...before.filter(isCall)]
}
