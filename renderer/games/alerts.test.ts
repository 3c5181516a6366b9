import { expect, test } from 'vitest'
import type { GameEvent } from '../../engine/core/contract/game-events.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import { GAME_UI_ENTRIES } from './catalogue.ts'
import { createAlertClassifier } from './alerts.ts'

type ToyFact = GameEvent &
  (
    | { kind: 'robbed'; seat: Seat; whose: Seat | null }
    | { kind: 'threatened'; seat: Seat; whose: Seat; by: 'theft' | 'curse' }
    | { kind: 'dealt'; round: number }
    | { kind: 'lastTurns' }
    | { kind: 'drew'; seat: Seat }
  )
const of = createAlertClassifier<ToyFact>({
  endTriggers: { lastTurns: true, dealt: ({ round }) => round === 4 },
  affectedSeatField: { robbed: 'whose', threatened: 'whose' },
  announcements: { threatened: ({ by }) => by === 'theft' },
})

test('alerts a screen to an event of another seat that affects one of its own seats, and to no other', () => {
  expect(of({ kind: 'robbed', seat: 1, whose: 0 }, [0])).toBe('toYou')
  expect(of({ kind: 'robbed', seat: 0, whose: 0 }, [0])).toBeUndefined()
  expect(of({ kind: 'robbed', seat: 0, whose: 2 }, [0, 2])).toBeUndefined()
  expect(of({ kind: 'robbed', seat: 1, whose: 2 }, [0])).toBeUndefined()
  expect(of({ kind: 'robbed', seat: 1, whose: null }, [0])).toBeUndefined()
  expect(of({ kind: 'drew', seat: 1 }, [0])).toBeUndefined()
})

test('omits the alert of an announcement whose effect has an alert of its own', () => {
  expect(of({ kind: 'threatened', seat: 1, whose: 0, by: 'theft' }, [0])).toBeUndefined()
  expect(of({ kind: 'threatened', seat: 1, whose: 0, by: 'curse' }, [0])).toBe('toYou')
})

test('alerts every screen to the approaching end', () => {
  expect(of({ kind: 'lastTurns' }, [0])).toBe('last')
  expect(of({ kind: 'dealt', round: 3 }, [0])).toBeUndefined()
  expect(of({ kind: 'dealt', round: 4 }, [])).toBe('last')
})

test('every game has a sentence for an event with an alert', async () => {
  const said = [
    ['chakra', { kind: 'lastRound', seat: 1 }],
    ['karmaka', { kind: 'robbed', seat: 1, whose: 0, card: 'embody' }],
    ['rauha', { kind: 'dealt', round: 4, age: 2, count: 3 }],
    ['moksha', { kind: 'lastTurns', seat: 1, left: [0] }],
    ['cosmic-karma', { kind: 'gift', seat: 1, to: 0, colour: 'green' }],
  ] as const
  for (const [game, event] of said) {
    const gameUi = await GAME_UI_ENTRIES.find(({ id }) => id === game)?.load?.()
    expect(gameUi?.alertFor?.(event, [0]), game).toMatch(/last|toYou/)
    expect(gameUi?.eventSentence(event), game).toBeDefined()
  }
})
