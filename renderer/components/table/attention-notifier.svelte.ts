/**
 * Calls players to the table: a notice for important acts of other players, and while the window is in the background a mark
 * in its title, and its flashing. Several players may read all of it, at uncertain times: it contains only public information,
 * independent of the viewer.
 */
import { equalJson } from '../../../engine/core/contract/json.ts'
import { publicEventOf, type VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { AppState } from '../../app-state.svelte.ts'
import type { AlertKind } from '../../games/alerts.ts'
import { appMessage, formatMessage } from '../../messages/index.ts'
import { showTitleAlert } from '../../title-alert.ts'
import type { OpenTableState } from './table-context.ts'
import { onInitAndValueChange } from './on-change.svelte.ts'

/** A heavier reason is not replaced by a lighter one. */
const ATTENTION_WEIGHTS = { toYou: 0, last: 1, turn: 2, asked: 3, over: 4 } as const
/**
 * The reason why the app calls a player to the table. `toYou`: an act of another player affects a seat at this screen.
 * `last`: the end of the game is near. `turn`: the player has a turn to take. `asked`: the player has a vote to
 * answer. `over`: the game is over.
 */
export type AttentionReason = keyof typeof ATTENTION_WEIGHTS

interface RaisedAttention {
  readonly call: AttentionReason
  readonly message: Message
}

/** The functions of the table's screen that the `AttentionNotifier` calls. */
export interface AttentionNotifierDeps {
  /** Seats of this screen that have to vote. */
  readonly votingSeats: () => readonly Seat[]
  /** Shows a notice that is always visible. */
  readonly notify: (message: Message) => void
}

/**
 * Calls the players at this screen to the table. It shows a notice of important acts of other players. While the
 * window is in the background, it also marks the window's title and makes the window flash: for such an act, for a
 * turn to take, a vote to answer, or the end of the game.
 */
export class AttentionNotifier {
  /** The window is in the background. */
  #isInBackground = $state(!document.hasFocus())
  #current = $state.raw<RaisedAttention>()
  readonly #table: OpenTableState
  readonly #app: Pick<AppState, 'settings' | 'bridge'>

  /** Create during component initialisation. */
  constructor(
    at: OpenTableState,
    app: Pick<AppState, 'settings' | 'bridge'>,
    { votingSeats, notify }: AttentionNotifierDeps,
  ) {
    this.#table = at
    this.#app = app
    const turns = $derived(this.#seatsToAct())
    onInitAndValueChange(
      () => turns.join(),
      () => {
        if (turns.length > 0) this.#raise('turn')
        else if (this.#current?.call === 'turn') this.#current = undefined
      },
    )
    onInitAndValueChange(
      () => votingSeats().join(),
      () => {
        if (votingSeats().length > 0) this.#raise('asked')
        else if (this.#current?.call === 'asked') this.#current = undefined
      },
    )
    onInitAndValueChange(
      () => at.status.outcome !== null,
      () => {
        if (at.status.outcome !== null) this.#raise('over')
      },
    )
    onInitAndValueChange(
      () => at.moment.key,
      () => {
        if (at.moment.jump || at.session.replay.at !== undefined) return
        // An event banner shows the same.
        const { upcomingEventBanner } = at.session
        const told = upcomingEventBanner === undefined ? [] : [upcomingEventBanner.title, ...upcomingEventBanner.lines]
        for (const { missed, fact: event } of this.#alertsIn(at.moment.facts)) {
          const line = at.gameUi.eventSentence(event)
          // The result contains these notices: they are not shown over it.
          const isNew = line !== undefined && !told.some((each) => equalJson(each, line))
          if (isNew && at.status.outcome === null) notify(line)
          this.#raise(missed)
        }
      },
    )
    $effect(() => this.#watchWindow())
    $effect(() => this.#showAlert())
  }

  /** The seats of this screen that have to decide, once all earlier updates have been shown. */
  #seatsToAct(): readonly Seat[] {
    const { session, status, info } = this.#table
    if (session.pendingCount > 0 || status.outcome !== null) return []
    return status.deciders.filter((seat) => info.mine.includes(seat))
  }

  #alertsIn(events: readonly VisibleEvent[]): readonly { readonly missed: AlertKind; readonly fact: VisibleEvent }[] {
    const { gameUi, info } = this.#table
    return events.map(publicEventOf).flatMap((event) => {
      const missed = gameUi.alertFor?.(event, info.mine)
      return missed === undefined ? [] : [{ missed, fact: event }]
    })
  }

  /** A player with the window in front has seen it. */
  #raise(call: AttentionReason): void {
    if (!this.#isInBackground) return
    if (this.#current !== undefined && ATTENTION_WEIGHTS[this.#current.call] > ATTENTION_WEIGHTS[call]) return
    this.#current = { call, message: this.#messageOf(call) }
  }

  #messageOf(call: AttentionReason): Message {
    const { title } = this.#table.info.game
    const [first, ...others] = this.#seatsToAct()
    if (call !== 'turn' || first === undefined) return appMessage(`notice.${call}`, { title })
    if (others.length === 0) return appMessage('notice.turn', { title, seat: { seat: first } })
    return appMessage('notice.turnMany', { title, seats: [first, ...others].map((seat) => ({ seat })) })
  }

  #watchWindow(): () => void {
    const look = (): void => {
      this.#isInBackground = document.hidden || !document.hasFocus()
      if (!this.#isInBackground) this.#current = undefined
    }
    look()
    addEventListener('focus', look)
    addEventListener('blur', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('blur', look)
      document.removeEventListener('visibilitychange', look)
    }
  }

  #showAlert(): (() => void) | undefined {
    if (this.#current === undefined || !this.#app.settings.calls) return undefined
    const names = this.#table.info.seats.map(({ name }) => name)
    const stop = showTitleAlert(formatMessage(this.#current.message, names))
    void this.#app.bridge.desk.flash({ on: true })
    return () => {
      stop()
      void this.#app.bridge.desk.flash({ on: false })
    }
  }
}
