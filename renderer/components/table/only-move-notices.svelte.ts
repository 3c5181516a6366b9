/**
 * Short notices of moves that the table has played for a player at this screen, because they were the only ones. Create once
 * during component initialisation.
 */
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { ForcedMove } from '../../../bridge/table-view.ts'
import type { DisplayedUpdate } from '../../bridge/table-session.svelte.ts'
import { logError } from '../../log-error.ts'
import { appMessage } from '../../messages/index.ts'
import { onInitAndValueChange } from './on-change.svelte.ts'
import { isForcedMoveTold, ONLY_MOVE_NOTICE_MS } from './only-moves.ts'
import type { OpenTableState } from './table-context.ts'

/** More would cover too much of the board. */
const MAX_NOTICES = 2

/**
 * A notice that tells a player of one forced move: a move that the table has played for the player because it was the
 * only possible one.
 */
export interface OnlyMoveNotice {
  /** The group of the move in the log. */
  readonly group: number
  readonly message: Message
}

/** The events shown so far of one group. */
interface EventGroup {
  readonly group: number
  readonly events: readonly VisibleEvent[]
}

/**
 * The notices of forced moves that the screen of a table shows now. A forced move is one that the table has played for
 * a player because it was the only possible one. A notice disappears after a time limit, when the board shows another
 * state without the moves between, or when an undo removes its move.
 */
export class OnlyMoveNotices {
  shown = $state.raw<readonly OnlyMoveNotice[]>([])
  readonly #table: OpenTableState
  /** The update shown before the present one. */
  #before: DisplayedUpdate | undefined
  /** The view before the group that is being shown. */
  #viewBeforeGroup: Json = null
  /** The events shown so far of groups that the log does not have yet. */
  #newGroups: readonly EventGroup[] = []
  #timers: readonly ReturnType<typeof setTimeout>[] = []

  constructor(at: OpenTableState) {
    this.#table = at
    onInitAndValueChange(
      () => at.moment.key,
      () => {
        this.#onUpdate(at.moment)
      },
    )
    $effect(() => () => {
      for (const timer of this.#timers) clearTimeout(timer)
    })
  }

  #onUpdate(moment: DisplayedUpdate): void {
    const before = this.#before
    this.#before = moment
    const { session } = this.#table
    const { group, facts: events } = moment
    const isFollowed = before?.viewer === moment.viewer && !moment.jump && session.replay.at === undefined
    const newGroups = this.#newGroups.filter((each) => isFollowed && each.group >= session.history.length)
    this.#newGroups = newGroups
    const { length, forced = [] } = session.statusAfter ?? this.#table.status
    // The board has jumped, or an undo has removed moves.
    this.#keep((notice) => isFollowed && notice.group <= length)
    if (!isFollowed || group === undefined) return
    if (group !== before.group) this.#viewBeforeGroup = before.view
    const begun = group === before.group ? newGroups.find((each) => each.group === group) : undefined
    this.#newGroups = [
      ...newGroups.filter((each) => each.group !== group),
      { group, events: [...(begun?.events ?? []), ...events] },
    ]
    const move = forced.find((each) => each.group === group)
    // An event banner says what happens.
    if (session.upcomingEventBanner !== undefined) this.#keep((notice) => notice.group !== group)
    else if (move !== undefined && this.#isTold(move)) this.#tell(move)
  }

  #isTold(move: ForcedMove): boolean {
    const { session, gameUi } = this.#table
    if (this.shown.some(({ group }) => group === move.group)) return false
    const eventsOf = (group: number): readonly VisibleEvent[] =>
      session.history[group] ?? this.#newGroups.find((each) => each.group === group)?.events ?? []
    return isForcedMoveTold(move, eventsOf, gameUi)
  }

  #tell({ group, action }: ForcedMove): void {
    const choice = this.#labelOf(action)
    if (choice === undefined) return
    const notice = { group, message: appMessage('table.onlyMove', { choice }) }
    this.shown = [...this.shown, notice].slice(-MAX_NOTICES)
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((each) => each !== timer)
      this.#keep((each) => each !== notice)
    }, ONLY_MOVE_NOTICE_MS)
    this.#timers = [...this.#timers, timer]
  }

  #labelOf(action: Json): Message | undefined {
    const { gameUi } = this.#table
    try {
      return gameUi.choiceLabel(action, this.#viewBeforeGroup)
    } catch (error) {
      // The log tells of the move too.
      logError(error)
      return undefined
    }
  }

  #keep(isKept: (notice: OnlyMoveNotice) => boolean): void {
    if (!this.shown.every(isKept)) this.shown = this.shown.filter(isKept)
  }
}
