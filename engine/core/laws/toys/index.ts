/**
 * Three games in miniature that try the contract where the five real ones will lean on it, each with its kit for the
 * laws. Tests of tables, saves and curtains play them too.
 */
export { sealed, type SealedAction, type SealedFact, type SealedState, type SealedView } from './sealed.ts'
export { echo } from './echo.ts'
export type { EchoAction, EchoFact, EchoState } from './echo-state.ts'
export type { EchoView } from './echo-view.ts'
export { dice, type DiceAction, type DiceFact, type DiceState, type DiceView } from './dice.ts'
export { sealedKit } from './sealed-kit.ts'
export { echoKit } from './echo-kit.ts'
export { diceKit } from './dice-kit.ts'
export { BROKEN, type Broken } from './broken.ts'
