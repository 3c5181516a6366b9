/**
 * What the screens ask for when something is to be heard. The speaker and its recordings are loaded with the first touch of
 * the page: before that a page may make no sound, and what would have been heard is past.
 */
import type { SeenFact } from '../../engine/core/contract/facts.ts'
import type { Settings } from '../../bridge/settings.ts'
import type { AmbienceName } from './ambience.ts'
import type { scoreOf } from './score.ts'
import type { SoundName } from './sounds.ts'
import type { Speaker, Volumes } from './speaker.ts'
import type { Hears } from './table.ts'

/** What is loaded late (loaded.ts). */
interface Loaded {
  readonly scoreOf: typeof scoreOf
  readonly Speaker: typeof Speaker
}

export interface SoundStart {
  /** Runs something when nothing else is to do. */
  readonly idle: (run: () => void) => void
  /** Handed in by tests. */
  readonly load?: () => Promise<Loaded>
}

export class Sound {
  #volumes: Volumes | undefined
  #ambience: AmbienceName | undefined
  #loaded: Loaded | undefined
  #speaker: Speaker | undefined
  readonly #start: SoundStart

  constructor(start: SoundStart) {
    this.#start = start
  }

  /** Waits for the first touch. @returns how to stop */
  start(): () => void {
    const gestures = ['pointerdown', 'keydown'] as const
    const stopWaiting = (): void => {
      for (const gesture of gestures) removeEventListener(gesture, touched, true)
    }
    const touched = (): void => {
      stopWaiting()
      void this.#open()
    }
    const looked = (): void => {
      if (!document.hidden) this.#speaker?.setAmbience(this.#ambience)
      this.#speaker?.rest(document.hidden)
    }
    for (const gesture of gestures) addEventListener(gesture, touched, true)
    document.addEventListener('visibilitychange', looked)
    return () => {
      stopWaiting()
      document.removeEventListener('visibilitychange', looked)
      this.#speaker?.close()
      this.#speaker = undefined
    }
  }

  set({ volume, volumePieces, volumeMoments, volumeCalls, volumeAmbience }: Settings): void {
    this.#volumes = {
      all: volume,
      pieces: volumePieces,
      moments: volumeMoments,
      calls: volumeCalls,
      ambience: volumeAmbience,
    }
    this.#speaker?.setVolumes(this.#volumes)
  }

  /** What happened at a table. @param hurried others act faster than one can listen */
  moment(facts: readonly SeenFact[], hears: Hears, hurried: boolean): void {
    if (this.#loaded !== undefined && !document.hidden) this.#speaker?.play(this.#loaded.scoreOf(facts, hears, hurried))
  }

  /** One sound, now. What calls somebody is heard from a hidden page too, without what lies under the game. */
  play(name: SoundName): void {
    if (document.hidden && this.#speaker !== undefined) {
      this.#speaker.setAmbience(undefined)
      this.#speaker.rest(false)
    }
    this.#speaker?.play([{ name, at: 0, loud: 1 }])
  }

  /** What lies under a game; undefined: nothing. */
  setAmbience(name: AmbienceName | undefined): void {
    this.#ambience = name
    this.#speaker?.setAmbience(name)
  }

  async #open(): Promise<void> {
    try {
      const loaded = await (this.#start.load ?? (() => import('./loaded.ts')))()
      this.#loaded = loaded
      this.#speaker = new loaded.Speaker(this.#start.idle)
      if (this.#volumes !== undefined) this.#speaker.setVolumes(this.#volumes)
      this.#speaker.setAmbience(this.#ambience)
    } catch {
      // Without sound everything is still seen.
    }
  }
}
