/** For tests: what TableSide.svelte is given at a table, as its session goes on. */
import type { Message } from '../../../engine/core/game.ts'
import type { Json } from '../../../engine/core/json.ts'
import type { TableInfo, TableStatus } from '../../../preload/contract.ts'
import type { Moment, TableSession } from '../../bridge/table-session.svelte.ts'
import type { GameFace } from '../../games/face.ts'

export class SideProps {
  readonly session: TableSession
  readonly face: GameFace
  readonly hovered = undefined
  readonly front = 0
  readonly narrow = false
  readonly low = false
  readonly onchoose = (): void => undefined

  constructor(session: TableSession, face: GameFace) {
    this.session = session
    this.face = face
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

  get choices(): readonly { readonly action: Json; readonly message: Message }[] {
    return (this.session.decision?.choices ?? []).map((action) => ({ action, message: { id: JSON.stringify(action) } }))
  }
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the table is not open')
  return value
}
