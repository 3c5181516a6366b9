/** For tests: a player at a table who may ask the Sage, with the stores of the table's screen. */
import type { TableSetupInfo, TableStatus } from '../../bridge/table-view.ts'
import type { DisplayedUpdate, TableSession } from '../bridge/table-session.svelte.ts'
import type { GameUi } from '../games/game-ui.ts'
import { AdviceStore } from '../components/table/advice-store.svelte.ts'
import { DecisionState } from '../components/table/decision-state.svelte.ts'
import type { OpenTableState } from '../components/table/table-context.ts'

export class TestAdviceTable implements OpenTableState {
  readonly session: TableSession
  readonly gameUi: GameUi
  readonly asked: DecisionState
  readonly advisor: AdviceStore

  /** Create within an effect root, as in a component. */
  constructor(session: TableSession, gameUi: GameUi) {
    this.session = session
    this.gameUi = gameUi
    this.asked = new DecisionState(this, () => true)
    this.advisor = new AdviceStore(this, this.asked)
  }

  get info(): TableSetupInfo {
    return assertDefined(this.session.info)
  }

  get moment(): DisplayedUpdate {
    return assertDefined(this.session.moment)
  }

  get status(): TableStatus {
    return assertDefined(this.session.status)
  }
}

/** @returns the result of `make`, and a function that disposes of its effects */
export function withEffectRoot<T>(make: () => T): { readonly made: T; readonly end: () => void } {
  let made: T | undefined
  const end = $effect.root(() => {
    made = make()
  })
  return { made: assertDefined(made), end }
}

export function assertDefined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it is not there')
  return value
}
