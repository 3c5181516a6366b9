/** All table configurations of a game. */
import type { GameInfo, OptionValue, TableConfig } from '../contract/game.ts'
import { createTableConfig } from '../contract/table-config.ts'

/** Each player count with each combination of options that is allowed for it. */
export function allTableConfigs(info: GameInfo): readonly TableConfig[] {
  const { min, max } = info.players
  const wanted = info.options.reduce<Readonly<Record<string, OptionValue>>[]>(
    (all, { id, values }) => all.flatMap((options) => values.map((value) => ({ ...options, [id]: value }))),
    [{}],
  )
  return Array.from({ length: max - min + 1 }, (_, more) =>
    wanted.flatMap((options) => {
      const configured = createTableConfig(info, min + more, options)
      return configured.ok ? [configured.config] : []
    }),
  ).flat()
}

/** Formats a configuration as '3 players side=B'. */
export function formatTableConfig({ players, options }: TableConfig): string {
  return [`${String(players)} players`, ...Object.entries(options).map(([id, value]) => `${id}=${String(value)}`)].join(
    ' ',
  )
}
