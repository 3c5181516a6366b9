/** Writes violations down, a few of each game: the hundredth says no more than the first. */
import type { LawNumber, Trial, Violation } from './kit.ts'

const ENOUGH = 5

export interface Finding {
  readonly found: Violation[]
  /** @param at how many actions into the game */
  readonly say: (at: number, what: string) => void
  /** Whether there is no use in looking further. */
  readonly full: () => boolean
}

export function finding(law: LawNumber, { config, seed }: Trial): Finding {
  const found: Violation[] = []
  const options = Object.entries(config.options).map(([id, value]) => ` ${id}=${String(value)}`)
  const game = `${String(config.players)} players${options.join('')}, seed ${seed}`
  return {
    found,
    say: (at, what) => {
      if (found.length < ENOUGH) found.push({ law, at: `${game}, action ${String(at)}`, what })
    },
    full: () => found.length >= ENOUGH,
  }
}
