/** Kinds of final choices that no longer ask for confirmation: a setting, by game and by the reason why they are final. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Settings } from '../../../bridge/settings.ts'

/**
 * Whether a player has to confirm a final choice (one that cannot be undone) before it is played. The settings can
 * turn the confirmation off for all final choices (`confirmFinal`), or for single reasons of one game (`unasked`).
 * @param game the id of the game
 * @param why the reason why the choice is final; undefined if the host does not tell, then no exemption applies
 */
export function needsFinalConfirmation(
  { confirmFinal, unasked }: Pick<Settings, 'confirmFinal' | 'unasked'>,
  game: string,
  why: Message | undefined,
): boolean {
  return confirmFinal && (why === undefined || unasked[game]?.includes(why.id) !== true)
}

/**
 * Creates the change of the settings with which a player has to confirm certain final choices of a game, or no longer
 * has to. A final choice is one that cannot be undone; the choices that are final for the same reason are switched
 * together. The caller saves the change.
 * @param game the id of the game
 * @param why the reason why the choices are final
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
