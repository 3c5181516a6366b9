/** For tests: what TableSide.svelte is given at a table, as its session goes on. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { TableInfo, TableStatus } from '../../../bridge/table.ts'
import type { Moment, TableSession } from '../../bridge/table-session.svelte.ts'
import type { GameUi } from '../../games/game-ui.ts'
import { Picker } from '../board/picker.svelte.ts'
import { ChoiceList } from './choice-list.svelte.ts'

export class SideProps {
  readonly session: TableSession
  readonly face: GameUi
  readonly list: ChoiceList
  front: Seat | undefined = $state(0)
  readonly room = { narrow: false, low: false, textScale: 1 }
  readonly shortLog = false

  constructor(session: TableSession, face: GameUi) {
    this.session = session
    this.face = face
    const worded = $derived(
      (session.decision?.choices ?? []).map((action) => ({ action, message: { id: JSON.stringify(action) } })),
    )
    this.list = new ChoiceList(() => worded, new Picker(() => undefined))
  }

  get info(): TableInfo {
    return there(this.session.info)
  }

  get moment(): Moment {
    return there(this.session.moment)
  }

  get status(): TableStatus {
    return there(this.session.status)
  }
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the table is not open')
  return value
}
