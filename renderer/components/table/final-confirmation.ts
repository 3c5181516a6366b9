/** Kinds of final choices that no longer ask for confirmation: a setting, by game and by the reason why they are final. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Settings } from '../../../bridge/settings.ts'

/**
 * Whether the settings require a player to confirm a final choice (one that cannot be undone) before it is played.
 * @param game the id of the game
 * @param why the reason why the choice is final; undefined if the host does not tell
 */
export function needsFinalConfirmation(
  { confirmFinal, unasked }: Pick<Settings, 'confirmFinal' | 'unasked'>,
  game: string,
  why: Message | undefined,
): boolean {
  return confirmFinal && (why === undefined || unasked[game]?.includes(why.id) !== true)
}

/**
 * Creates the change of the settings that turns the confirmation of final choices of a game on or off, for one reason
 * of finality. The caller saves it.
 * @param why the reason for which the choices are final
 * @param asks whether a player has to confirm such choices
 */
export function finalConfirmationSettingsChange(
  { unasked }: Pick<Settings, 'unasked'>,
  game: string,
  why: Message,
  asks: boolean,
): Pick<Settings, 'unasked'> {
  const others = (unasked[game] ?? []).filter((id) => id !== why.id)
  return { unasked: { ...unasked, [game]: asks ? others : [...others, why.id] } }
}

/** Counts the exemptions from confirmation in the settings: pairs of a game and a reason with "do not ask again" ticked. */
export function countConfirmationExemptions({ unasked }: Pick<Settings, 'unasked'>): number {
  return Object.values(unasked).reduce((sum, kinds) => sum + kinds.length, 0)
}
