/**
 * Plays sounds for the screens. The player and its recordings are loaded with the first gesture on the page: before that
 * browsers allow no sound. The last request waits until then.
 */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Settings } from '../../bridge/settings.ts'
import type { AmbienceName } from './ambience.ts'
import { ManagedAudioContext } from './managed-audio-context.ts'
import type { scheduleSounds } from './sound-schedule.ts'
import type { SoundName } from './sound-catalogue.ts'
import type { SoundPlayer, SoundVolumes } from './sound-player.ts'
import type { SoundForEvent } from './event-sounds.ts'

/** The module that is loaded late (lazy-sound.ts). */
interface LazySoundModule {
  readonly scheduleSounds: typeof scheduleSounds
  readonly SoundPlayer: typeof SoundPlayer
}

export interface SoundControllerDeps {
  /** Runs a function when the page is idle. */
  readonly idle: (run: () => void) => void
  /** Injected by tests. */
  readonly load?: () => Promise<LazySoundModule>
  readonly makeContext?: () => AudioContext
}

/**
 * User gestures that allow a page to play sound. A finger counts when it is lifted, a mouse button when it is pressed, and
 * engines differ in the accepted events: all are listened to, for the lifetime of the page.
 */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const
/** The page becomes visible again. */
const RETURNS = ['pageshow', 'focus'] as const

export class SoundController {
  #volumes: SoundVolumes | undefined
  #ambience: AmbienceName | undefined
  #loaded: LazySoundModule | undefined
  #speaker: SoundPlayer | undefined
  #isLoading = false
  /** The request made before the player was loaded: a call, else the newest. */
  #waiting: { readonly isCall: boolean; readonly run: () => void } | undefined
  readonly #live: ManagedAudioContext
  readonly #deps: SoundControllerDeps

  constructor(start: SoundControllerDeps) {
    this.#deps = start
    this.#live = new ManagedAudioContext(() => {
      this.#speaker?.onContextRunning()
    }, start.makeContext)
  }

  /** Waits for gestures, and keeps the context running. @returns a function that stops it */
  start(): () => void {
    const touched = (): void => {
      // Before the module is loaded: the context must be created and resumed within the gesture itself.
      if ((this.#volumes?.all ?? 0) > 0) this.#live.open()
      this.#live.resume()
      void this.#open()
    }
    const looked = (): void => {
      if (document.hidden) {
        this.#live.suspend()
        return
      }
      this.#speaker?.setAmbience(this.#ambience)
      this.#live.resume()
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

  setVolumes({ volume, volumePieces, volumeMoments, volumeCalls, volumeAmbience }: Settings): void {
    this.#volumes = {
      all: volume,
      pieces: volumePieces,
      moments: volumeMoments,
      calls: volumeCalls,
      ambience: volumeAmbience,
    }
    this.#speaker?.setVolumes(this.#volumes)
  }

  /** Plays the events at a table. @param hurried other players act too fast for all sounds */
  playEvents(events: readonly VisibleEvent[], hears: SoundForEvent, hurried: boolean): void {
    if (document.hidden) return
    this.#ask(false, () => {
      if (this.#loaded !== undefined) this.#speaker?.play(this.#loaded.scheduleSounds(events, hears, hurried))
    })
  }

  /** Plays one sound at once. A call is played on a hidden page too, without the ambience. */
  play(name: SoundName): void {
    if (document.hidden && this.#speaker !== undefined) {
      this.#speaker.setAmbience(undefined)
      this.#live.resume()
    }
    this.#ask(true, () => {
      this.#speaker?.play([{ name, at: 0, loud: 1 }])
    })
  }

  /** Sets the ambience of a game, or none. */
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
      const loaded = await (this.#deps.load ?? (() => import('./lazy-sound.ts')))()
      this.#loaded = loaded
      this.#speaker = new loaded.SoundPlayer(this.#deps.idle, this.#live)
      if (this.#volumes !== undefined) this.#speaker.setVolumes(this.#volumes)
      this.#speaker.setAmbience(this.#ambience)
      this.#waiting?.run()
      this.#waiting = undefined
    } catch {
      // All sounds have a visible equivalent; the next gesture retries.
    } finally {
      this.#isLoading = false
    }
  }
}
