/** The rules versions that this page supports, for a host that asks; collected from the folders of the games. */
import type { GameInfo } from '../../engine/core/contract/game.ts'

const files = import.meta.glob<Record<string, GameInfo>>('../../engine/*/info.ts', { eager: true })

/** The version of the rules that this page supports, by game id. */
export const RULES_VERSION_BY_GAME: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(files).flatMap((exported) => Object.values(exported).map(({ id, rules }) => [id, rules])),
)
