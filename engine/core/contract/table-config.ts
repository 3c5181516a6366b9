/** Builds a complete TableConfig from requested options, or returns the reason why it is not possible. */
import type { GameInfo, Message, OptionSpec, OptionValue, TableConfig } from './game.ts'
import { reject } from './engine-messages.ts'

/** A complete table configuration, or the reason why there is none. */
export type TableConfigResult =
  { readonly ok: true; readonly config: TableConfig } | { readonly ok: false; readonly reason: Message }

/**
 * Whether a value of an option is allowed for a number of players. The default value is always allowed. The function
 * does not check that the option has such a value at all (`spec.values`).
 */
export function isOptionValueAvailableFor(spec: OptionSpec, value: OptionValue, players: number): boolean {
  if (value === spec.values[0]) return true
  return (spec.playersOf?.[String(value)] ?? spec.players)?.includes(players) ?? true
}

/**
 * Makes the complete configuration of a table from the requested options: fills in defaults, and rejects player counts,
 * options and values that the game does not offer.
 * @param players number of seats
 * @param wanted option values by id; text is accepted for numbers and booleans (command lines only have text)
 */
export function createTableConfig(
  info: GameInfo,
  players: number,
  wanted: Readonly<Record<string, OptionValue>>,
): TableConfigResult {
  const { min, max } = info.players
  if (!Number.isInteger(players) || players < min || players > max) return reject('table.config.players', { min, max })
  for (const option of Object.keys(wanted))
    if (!info.options.some((spec) => spec.id === option)) return reject('table.config.option', { option })
  const options: Record<string, OptionValue> = {}
  for (const spec of info.options) {
    const asked = wanted[spec.id]
    const value =
      asked === undefined ? spec.values[0] : spec.values.find((each) => each === asked || String(each) === asked)
    if (value === undefined) return reject('table.config.value', { option: spec.id, value: String(asked) })
    if (!isOptionValueAvailableFor(spec, value, players))
      return reject('table.config.variant', { option: spec.id, players })
    options[spec.id] = value
  }
  return { ok: true, config: { players, options } }
}
