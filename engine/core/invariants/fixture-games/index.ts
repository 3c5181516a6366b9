/**
 * Three fixture games that exercise the parts of the contract which the five real games rely on, each with its test
 * adapter. Tests of tables, saves and curtains play them too.
 */
export {
  sealedFixtureGame,
  type SealedAction,
  type SealedEvent,
  type SealedState,
  type SealedView,
} from './sealed-game.ts'
export { echoFixtureGame } from './echo-game.ts'
export type { EchoAction, EchoEvent, EchoState } from './echo-state.ts'
export type { EchoView } from './echo-view.ts'
export { diceFixtureGame, type DiceAction, type DiceEvent, type DiceState, type DiceView } from './dice-game.ts'
export { sealedTestAdapter } from './sealed-test-adapter.ts'
export { echoTestAdapter } from './echo-test-adapter.ts'
export { diceTestAdapter } from './dice-test-adapter.ts'
export { MUTANT_GAMES, type MutantGame } from './mutants.ts'
