/**
 * State shared by the parts of a table's screen. Each value is read where it is needed, so that only its dependants react to
 * a change.
 */
import type { TableSetupInfo, TableStatus } from '../../../bridge/table-view.ts'
import type { DisplayedUpdate, TableSession } from '../../bridge/table-session.svelte.ts'
import type { GameUi } from '../../games/game-ui.ts'

/**
 * An open table as the players at this screen see it: its session, the UI of its game, its set-up, the update on the board, and
 * its status. The components and stores of the table's screen share it.
 */
export interface OpenTableState {
  readonly session: TableSession
  readonly gameUi: GameUi
  readonly info: TableSetupInfo
  readonly moment: DisplayedUpdate
  readonly status: TableStatus
}
