/** Kinds of final choices that no longer ask before they are played: a setting, by game and by the reason why they are final. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Settings } from '../../../bridge/settings.ts'

/** @returns whether choices that are final for that reason ask first. @param why absent: the host does not tell */
export function needsFinalConfirmation(
  { confirmFinal, unasked }: Pick<Settings, 'confirmFinal' | 'unasked'>,
  game: string,
  why: Message | undefined,
): boolean {
  return confirmFinal && (why === undefined || unasked[game]?.includes(why.id) !== true)
}

/** The change by which choices that are final for that reason ask first in a game, or no longer do. */
export function changeFinalConfirmation(
  { unasked }: Pick<Settings, 'unasked'>,
  game: string,
  why: Message,
  asks: boolean,
): Pick<Settings, 'unasked'> {
  const others = (unasked[game] ?? []).filter((id) => id !== why.id)
  return { unasked: { ...unasked, [game]: asks ? others : [...others, why.id] } }
}

/** How many kinds no longer ask, in all games. */
export function countSkippedConfirmations({ unasked }: Pick<Settings, 'unasked'>): number {
  return Object.values(unasked).reduce((sum, kinds) => sum + kinds.length, 0)
}
