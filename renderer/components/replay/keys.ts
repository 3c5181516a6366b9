/** The keys that walk through a game. */
import { keyOf } from '../../keyboard/keys.ts'
import { shortcutOf } from '../../keyboard/shortcuts.svelte.ts'
import type { Replay } from '../../bridge/replay.svelte.ts'

/** What has the focus may mean something else by these. */
const SCROLLS = '[role="log"], [role="region"]'
const PRESSES = 'a, button, summary, [role="button"]'

export type ReplayWays = Pick<
  Replay,
  'open' | 'at' | 'playing' | 'step' | 'turnBy' | 'goTo' | 'live' | 'close' | 'play' | 'pause'
>

/**
 * @param asked somebody here is asked something: then the arrows are for the choices, until one looks back
 * @returns whether the key meant something
 */
export function replayKey(event: KeyboardEvent, replay: ReplayWays, asked: boolean): boolean {
  const key = keyOf(event)
  const { shiftKey } = event
  const within = event.target instanceof Element ? event.target : document.body
  if (shortcutOf(event) === 'replay') {
    if (event.repeat) return true
    if (replay.open) replay.close()
    else replay.open = true
    return true
  }
  if (!replay.open) return false
  const back = replay.at !== undefined
  if (key === 'Escape' && back) replay.close()
  else if (key === ' ' && back && within.closest(PRESSES) === null) toggle(replay)
  else if (asked && !back && key.startsWith('Arrow')) return false
  else if (key === 'ArrowLeft') walk(replay, -1, shiftKey)
  else if (key === 'ArrowRight') walk(replay, 1, shiftKey)
  else if (within.closest(SCROLLS) !== null) return false
  else if (key === 'PageUp') replay.turnBy(-1)
  else if (key === 'PageDown') replay.turnBy(1)
  else if (key === 'Home') replay.goTo(0)
  else if (key === 'End') replay.live()
  else return false
  return true
}

function toggle(replay: ReplayWays): void {
  if (replay.playing) replay.pause()
  else replay.play()
}

function walk(replay: ReplayWays, by: 1 | -1, turns: boolean): void {
  if (turns) replay.turnBy(by)
  else replay.step(by)
}
