/**
 * Checks the lesson invariants along more combinations of suggested choices than the unit tests do: all of them if a game has
 * at most SAMSARA_WIDTH (600) positions after every number of decisions, else that many. It prints the numbers of explored
 * positions.
 */
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import { loadGameUi } from '../games/catalogue.ts'
import { walkStrayingPlayers, walkTutorial, type TutorialWalkSetup } from './tutorial-walk.ts'

const { SAMSARA_WIDTH = '600' } = process.env
const DECISIONS = 40
const AFTER_STRAYING = 120
const STRAYS = 200
/** The games that have so few positions that every combination is walked. */
const SMALL: readonly string[] = ['chakra', 'karmaka', 'cosmic-karma']

function print(...parts: readonly string[]): void {
  process.stdout.write(`${parts.join('; ')}\n`)
}

for (const { info, guided: listed } of CATALOGUE) {
  if (listed === undefined) continue
  describe(`the lessons of ${info.id}`, () => {
    const begin = async (): Promise<TutorialWalkSetup> => {
      const gameUi = await loadGameUi(info.id)
      if (gameUi?.tutorial === undefined) throw new Error(`no lessons of ${info.id}`)
      return { gameUi, guided: gameUi.tutorial, prepared: await listed.load(), players: listed.players }
    }

    it('A1, AB1: no combination of suggested choices blocks a lesson', { timeout: 1_800_000 }, async () => {
      const walked = walkTutorial(await begin(), { decisions: DECISIONS, width: Number(SAMSARA_WIDTH) })
      const { combinations, decisions, longest, complete, problems } = walked
      print(
        `${info.id}: ${String(combinations)} combinations, ${String(decisions)} decisions, at most ${String(longest)} in one`,
        complete ? 'all are walked' : `cut to ${SAMSARA_WIDTH} positions after each number of decisions`,
      )
      expect(problems).toEqual([])
      if (SMALL.includes(info.id)) expect(complete).toBe(true)
    })

    it('A1: after any other choices the lessons continue or end', { timeout: 600_000 }, async () => {
      const { ended, problems } = walkStrayingPlayers(await begin(), { strays: STRAYS, decisions: AFTER_STRAYING })
      print(`${info.id}: ${String(ended)} lessons ended by themselves for ${String(STRAYS)} players who strayed`)
      expect(problems).toEqual([])
    })
  })
}
