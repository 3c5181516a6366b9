/** What the parts of a table's screen go by. Each is read where it is needed: only what hangs on it follows a change. */
import type { TableInfo, TableStatus } from '../../../bridge/table-view.ts'
import type { DisplayedUpdate, TableSession } from '../../bridge/table-session.svelte.ts'
import type { GameUi } from '../../games/game-ui.ts'

/** An open table, as the people at this screen have it before them. */
export interface TableContext {
  readonly session: TableSession
  readonly face: GameUi
  readonly info: TableInfo
  readonly moment: DisplayedUpdate
  readonly status: TableStatus
}
