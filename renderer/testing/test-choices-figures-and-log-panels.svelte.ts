/** For tests: props of ChoicesFiguresAndLogPanels.svelte for a table, updated with its session. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { TableSetupInfo, TableStatus } from '../../bridge/table-view.ts'
import type { DisplayedUpdate, TableSession } from '../bridge/table-session.svelte.ts'
import type { GameUi } from '../games/game-ui.ts'
import { DecisionSelectionStore } from '../components/board/selection-store.svelte.ts'
import { ChoiceListState } from '../components/table/choice-list.svelte.ts'

export class TestTablePanelsProps {
  readonly session: TableSession
  readonly gameUi: GameUi
  readonly list: ChoiceListState
  front: Seat | undefined = $state(0)
  readonly room = { narrow: false, low: false, textScale: 1 }
  readonly shortLog = false

  constructor(session: TableSession, gameUi: GameUi) {
    this.session = session
    this.gameUi = gameUi
    const worded = $derived(
      (session.decision?.choices ?? []).map((action) => ({ action, message: { id: JSON.stringify(action) } })),
    )
    this.list = new ChoiceListState(() => worded, new DecisionSelectionStore(() => undefined))
  }

  get info(): TableSetupInfo {
    return assertTableOpen(this.session.info)
  }

  get moment(): DisplayedUpdate {
    return assertTableOpen(this.session.moment)
  }

  get status(): TableStatus {
    return assertTableOpen(this.session.status)
  }
}

function assertTableOpen<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the table is not open')
  return value
}
