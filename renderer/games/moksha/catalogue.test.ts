import { describe, expect, it } from 'vitest'
import { createEventRecorder, visibleEventFor } from '../../../engine/core/contract/game-events.ts'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { moksha } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaEvent, MokshaState } from '../../../engine/moksha/index.ts'
import * as at from '../../../engine/moksha/testing.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { moksha as english } from '../../messages/en/moksha/index.ts'
import { promptMessageOfSeat } from '../decision-prompts.ts'
import { checkChoiceLabels, messageFaults } from '../ui-checks.ts'
import { TEST_PLAYER_NAMES } from '../../testing/game-ui-helpers.ts'
import { seatFigureLines } from './seat-figures.ts'
import { eventSentence } from './log-sentences.ts'
import { choiceLabel } from './choice-labels.ts'

addMessages(english)

describe('a refusal', () => {
  const why = (state: MokshaState, action: MokshaAction): string => {
    const seat = at.decider(state)
    const reason = moksha.explainIllegal(moksha.view(state, seat), seat, action)
    return reason === undefined ? '' : formatMessage(reason, TEST_PLAYER_NAMES)
  }

  it('names the player in the way, and what a region would cost', () => {
    const state = at.createPosition({ players: [{ tokens: 'kama5' }, { region: 11, land: 10 }] })
    expect(why(state, at.wanderAction(10))).toBe('Madras is closed by Ben.')
    expect(why(state, at.wanderAction(2))).toBe('Bombay is two borders away: hand in a token for it.')
    expect(why(state, at.wanderAction(9))).toBe('Bihar is more than two borders away.')
    expect(why(state, at.ganeshaAction('kama'))).toBe('You have not devoted Ganesha yet.')
    const dalit = at.createPosition({ players: [{ occupation: 'dalit' }, { region: 7 }] })
    expect(why(dalit, at.wanderAction(7))).toBe('A Dalit may not end in Mysore: Ben is of a higher caste.')
  })
})

/** Whole games, and everything that is said in them. */
describe('whole games', () => {
  it.each([2, 5])('have complete texts and distinct choices in each decision: %i players', (players) => {
    const configured = createTableConfig(moksha.info, players, {})
    if (!configured.ok) throw new Error(configured.reason.id)
    const random = createRandomStream(seedFromText('whole'), 'players')
    const { emit, report } = createEventRecorder(() => undefined)
    const state = moksha.setup(configured.config, createRandomStream(seedFromText('whole'), 0), emit)
    const problems: string[] = []
    for (let step = 1; moksha.outcome(state) === null && step < 3000; step++) {
      const seat = at.decider(state)
      const view = moksha.view(state, seat)
      const choices = moksha.choices(state, seat)
      if (step % 3 === 0) {
        const question = promptMessageOfSeat({ game: moksha }, view, seat) ?? { id: 'none' }
        problems.push(
          ...messageFaults('a prompt', { id: question.id, values: { name: 'Ana', ...question.values } }),
          ...checkChoiceLabels(choices.map((action) => ({ action, words: choiceLabel(action, view) }))),
          ...seatFigureLines(view, (seat + 1) % players).flatMap((message) => messageFaults('a figure', message)),
        )
      }
      const going = choices.filter((action) => action.do !== 'passWindows')
      moksha.play(state, seat, random.pick(going), createRandomStream(seedFromText('whole'), step), emit)
    }
    for (const event of report.facts) {
      const message = eventSentence(visibleEventFor(event as MokshaEvent, 'table'))
      if (message !== undefined) problems.push(...messageFaults(event.kind, message))
    }
    const outcome = moksha.outcome(state)
    problems.push(
      ...messageFaults('the end', outcome?.reason ?? { id: 'none' }),
      ...(outcome?.ranking ?? []).flatMap(({ lines, title: rank }) =>
        [...lines, ...(rank === undefined ? [] : [rank])].flatMap((line) => messageFaults('a line', line)),
      ),
    )
    expect([...new Set(problems)]).toEqual([])
    expect(report.facts.length).toBeGreaterThan(300)
  })
})
