import { describe, expect, it } from 'vitest'
import { createEventRecorder, visibleEventFor } from '../../../engine/core/contract/game-events.ts'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { cosmicKarma } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicEvent } from '../../../engine/cosmic-karma/index.ts'
import { decider } from '../../../engine/cosmic-karma/testing.ts'
import { cosmicKarma as english } from '../../messages/en/cosmic-karma/index.ts'
import { addMessages } from '../../messages/index.ts'
import { promptMessageOfSeat } from '../decision-prompts.ts'
import { checkChoiceLabels, messageFaults } from '../ui-checks.ts'
import { seatFigureLines } from './seat-figures.ts'
import { eventSentence } from './log-sentences.ts'
import { choiceLabel } from './choice-labels.ts'

addMessages(english)

/** Whole games, and everything that is said in them. */
describe('whole games', () => {
  it.each([2, 3, 4, 5, 6])('have complete texts and distinct choices in each decision: %i players', (players) => {
    const configured = createTableConfig(cosmicKarma.info, players, {})
    if (!configured.ok) throw new Error(configured.reason.id)
    const random = createRandomStream(seedFromText('whole'), 'players')
    const { emit, report } = createEventRecorder(() => undefined)
    const state = cosmicKarma.setup(configured.config, createRandomStream(seedFromText('whole'), 0), emit)
    const problems: string[] = []
    for (let at = 1; cosmicKarma.outcome(state) === null && at < 2500; at++) {
      const seat = decider(state)
      const view = cosmicKarma.view(state, seat)
      const choices = cosmicKarma.choices(state, seat)
      const asked = promptMessageOfSeat({ game: cosmicKarma }, view, seat)
      if (asked === undefined) throw new Error('nothing is asked')
      problems.push(
        ...messageFaults('a prompt', { id: asked.id, values: { name: 'Ana', ...asked.values } }),
        ...checkChoiceLabels(choices.map((action) => ({ action, words: choiceLabel(action, view) }))),
        ...seatFigureLines(view, (seat + 1) % players).flatMap((message) => messageFaults('a figure', message)),
      )
      cosmicKarma.play(state, seat, random.pick(choices), createRandomStream(seedFromText('whole'), at), emit)
    }
    for (const event of report.facts) {
      const message = eventSentence(visibleEventFor(event as CosmicEvent, 'table'))
      if (message !== undefined) problems.push(...messageFaults(event.kind, message))
    }
    const reason = cosmicKarma.outcome(state)?.reason
    if (reason !== undefined) problems.push(...messageFaults('the end', reason))
    expect([...new Set(problems)]).toEqual([])
    expect(report.facts.length).toBeGreaterThan(100)
  })
})
