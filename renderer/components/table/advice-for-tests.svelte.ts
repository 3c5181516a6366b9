/** For tests: somebody at a table who may ask the Sage, as the table's screen makes them. */
import type { TableInfo, TableStatus } from '../../../bridge/table.ts'
import type { Moment, TableSession } from '../../bridge/table-session.svelte.ts'
import type { GameUi } from '../../games/game-ui.ts'
import { Advisor } from './advisor.svelte.ts'
import { Asked } from './asked.svelte.ts'
import type { Seating } from './seating.ts'

export class Asker implements Seating {
  readonly session: TableSession
  readonly face: GameUi
  readonly asked: Asked
  readonly advisor: Advisor

  /** Made within an effect root, as a component is. */
  constructor(session: TableSession, face: GameUi) {
    this.session = session
    this.face = face
    this.asked = new Asked(this, () => true)
    this.advisor = new Advisor(this, this.asked)
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

/** @returns what `make` makes, and how to be rid of its effects */
export function rooted<T>(make: () => T): { readonly made: T; readonly end: () => void } {
  let made: T | undefined
  const end = $effect.root(() => {
    made = make()
  })
  return { made: there(made), end }
}

export function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it is not there')
  return value
}
