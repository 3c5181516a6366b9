/** The keys of a replay. */
import { mainKeyOf } from '../../keyboard/key-events.ts'
import { shortcutForEvent } from '../../keyboard/shortcuts.svelte.ts'
import type { ReplayState } from '../../bridge/replay-state.svelte.ts'

/** Focused elements that use these keys themselves. */
const SCROLLING_SELECTOR = '[role="log"], [role="region"]'
const PRESSABLE_SELECTOR = 'a, button, summary, [role="button"]'

/** The members of the replay state that the keyboard shortcuts of a replay read or call. */
export type KeyControlledReplay = Pick<
  ReplayState,
  'open' | 'at' | 'isPlaying' | 'step' | 'stepTurn' | 'goTo' | 'returnToLive' | 'close' | 'play' | 'pause'
>

/**
 * Carries out a key that opens, closes or moves a replay.
 * @param asked whether a player here has a decision: then the arrow keys are for the choices, except during a replay
 * @returns whether the key was handled
 */
export function handleReplayKey(event: KeyboardEvent, replay: KeyControlledReplay, asked: boolean): boolean {
  const key = mainKeyOf(event)
  const { shiftKey } = event
  const within = event.target instanceof Element ? event.target : document.body
  if (shortcutForEvent(event) === 'replay') {
    if (event.repeat) return true
    if (replay.open) replay.close()
    else replay.open = true
    return true
  }
  if (!replay.open) return false
  const back = replay.at !== undefined
  if (key === 'Escape' && back) replay.close()
  else if (key === ' ' && back && within.closest(PRESSABLE_SELECTOR) === null) togglePlaying(replay)
  else if (asked && !back && key.startsWith('Arrow')) return false
  else if (key === 'ArrowLeft') stepReplay(replay, -1, shiftKey)
  else if (key === 'ArrowRight') stepReplay(replay, 1, shiftKey)
  else if (within.closest(SCROLLING_SELECTOR) !== null) return false
  else if (key === 'PageUp') replay.stepTurn(-1)
  else if (key === 'PageDown') replay.stepTurn(1)
  else if (key === 'Home') replay.goTo(0)
  else if (key === 'End') replay.returnToLive()
  else return false
  return true
}

function togglePlaying(replay: KeyControlledReplay): void {
  if (replay.isPlaying) replay.pause()
  else replay.play()
}

function stepReplay(replay: KeyControlledReplay, by: 1 | -1, turns: boolean): void {
  if (turns) replay.stepTurn(by)
  else replay.step(by)
}
