/**
 * What the screens ask for when something is to be heard. The speaker and its recordings are loaded with the first gesture on
 * the page: before that a page may make no sound. What was asked for last waits until then.
 */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Settings } from '../../bridge/settings.ts'
import type { AmbienceName } from './ambience.ts'
import { LiveContext } from './live-context.ts'
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
  readonly makeContext?: () => AudioContext
}

/**
 * What a person does that lets a page sound. A finger counts when it is lifted, a mouse button when it is pressed, and engines
 * differ in which of the events they take: all are heard, as long as the page is there.
 */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const
/** The page is looked at again. */
const RETURNS = ['pageshow', 'focus'] as const

export class Sound {
  #volumes: Volumes | undefined
  #ambience: AmbienceName | undefined
  #loaded: Loaded | undefined
  #speaker: Speaker | undefined
  #isLoading = false
  /** What was asked for before there was a speaker: a call, else the newest. */
  #waiting: { readonly isCall: boolean; readonly run: () => void } | undefined
  readonly #live: LiveContext
  readonly #start: SoundStart

  constructor(start: SoundStart) {
    this.#start = start
    this.#live = new LiveContext(() => {
      this.#speaker?.started()
    }, start.makeContext)
  }

  /** Waits for gestures, and keeps the context running. @returns how to stop */
  start(): () => void {
    const touched = (): void => {
      // Before anything is loaded: the context must be made and resumed within the gesture itself.
      if ((this.#volumes?.all ?? 0) > 0) this.#live.open()
      this.#live.wake()
      void this.#open()
    }
    const looked = (): void => {
      if (document.hidden) {
        this.#live.rest()
        return
      }
      this.#speaker?.setAmbience(this.#ambience)
      this.#live.wake()
    }
    for (const gesture of GESTURES) addEventListener(gesture, touched, true)
    for (const back of RETURNS) addEventListener(back, looked)
    document.addEventListener('visibilitychange', looked)
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, touched, true)
      for (const back of RETURNS) removeEventListener(back, looked)
      document.removeEventListener('visibilitychange', looked)
      this.#speaker?.close()
      this.#speaker = undefined
      this.#live.close()
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
  moment(facts: readonly VisibleEvent[], hears: Hears, hurried: boolean): void {
    if (document.hidden) return
    this.#ask(false, () => {
      if (this.#loaded !== undefined) this.#speaker?.play(this.#loaded.scoreOf(facts, hears, hurried))
    })
  }

  /** One sound, now. A call is heard from a hidden page too, without the ambience. */
  play(name: SoundName): void {
    if (document.hidden && this.#speaker !== undefined) {
      this.#speaker.setAmbience(undefined)
      this.#live.wake()
    }
    this.#ask(true, () => {
      this.#speaker?.play([{ name, at: 0, loud: 1 }])
    })
  }

  /** What lies under a game; undefined: nothing. */
  setAmbience(name: AmbienceName | undefined): void {
    this.#ambience = name
    this.#speaker?.setAmbience(name)
  }

  #ask(isCall: boolean, run: () => void): void {
    if (this.#speaker !== undefined) run()
    else if (isCall || this.#waiting?.isCall !== true) this.#waiting = { isCall, run }
  }

  async #open(): Promise<void> {
    if (this.#isLoading || this.#loaded !== undefined) return
    this.#isLoading = true
    try {
      const loaded = await (this.#start.load ?? (() => import('./loaded.ts')))()
      this.#loaded = loaded
      this.#speaker = new loaded.Speaker(this.#start.idle, this.#live)
      if (this.#volumes !== undefined) this.#speaker.setVolumes(this.#volumes)
      this.#speaker.setAmbience(this.#ambience)
      this.#waiting?.run()
      this.#waiting = undefined
    } catch {
      // Without sound everything is still seen; the next gesture tries again.
    } finally {
      this.#isLoading = false
    }
  }
}
