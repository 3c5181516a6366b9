/**
 * What calls somebody to the table: a line for what they must not miss of what others do, and while the window is not in
 * front a mark in its title, and its flashing. Several people may read all of it, and when is not certain: it is made of what
 * everybody may know, whoever the table is shown to.
 */
import { equalJson } from '../../../engine/core/contract/json.ts'
import { publicEventOf, type VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { App } from '../../app.svelte.ts'
import type { AlertKind } from '../../games/alerts.ts'
import { appMessage, formatMessage } from '../../messages/index.ts'
import { callByTitle } from '../../title.ts'
import type { Seating } from './seating.ts'
import { whenever } from './whenever.svelte.ts'

/** What weighs more stays, whatever comes meanwhile. */
const WEIGHTS = { toYou: 0, last: 1, turn: 2, asked: 3, over: 4 } as const
export type Call = keyof typeof WEIGHTS

interface Raised {
  readonly call: Call
  readonly message: Message
}

/** What else the table knows. */
export interface CallingStart {
  /** Seats of this screen whose consent is asked. */
  readonly asked: () => readonly Seat[]
  /** A line that people see wherever they look. */
  readonly tell: (message: Message) => void
}

export class Calling {
  /** The window is not in front. */
  #away = $state(!document.hasFocus())
  #raised = $state.raw<Raised>()
  readonly #at: Seating
  readonly #app: Pick<App, 'settings' | 'bridge'>

  /** Made while the screen is being set up. */
  constructor(at: Seating, app: Pick<App, 'settings' | 'bridge'>, { asked, tell }: CallingStart) {
    this.#at = at
    this.#app = app
    const turns = $derived(this.#turns())
    whenever(
      () => turns.join(),
      () => {
        if (turns.length > 0) this.#raise('turn')
        else if (this.#raised?.call === 'turn') this.#raised = undefined
      },
    )
    whenever(
      () => asked().join(),
      () => {
        if (asked().length > 0) this.#raise('asked')
        else if (this.#raised?.call === 'asked') this.#raised = undefined
      },
    )
    whenever(
      () => at.status.outcome !== null,
      () => {
        if (at.status.outcome !== null) this.#raise('over')
      },
    )
    whenever(
      () => at.moment.key,
      () => {
        if (at.moment.jump || at.session.replay.at !== undefined) return
        // A moment that is told by itself says the same before their eyes.
        const { ahead } = at.session
        const told = ahead === undefined ? [] : [ahead.title, ...ahead.lines]
        for (const { missed, fact } of this.#missed(at.moment.facts)) {
          const line = at.face.eventSentence(fact)
          // Over the result nothing is told that it tells.
          const isNew = line !== undefined && !told.some((each) => equalJson(each, line))
          if (isNew && at.status.outcome === null) tell(line)
          this.#raise(missed)
        }
      },
    )
    $effect(() => this.#watch())
    $effect(() => this.#call())
  }

  /** The seats of this screen that are to choose, once all that was done before has been shown. */
  #turns(): readonly Seat[] {
    const { session, status, info } = this.#at
    if (session.waiting > 0 || status.outcome !== null) return []
    return status.deciders.filter((seat) => info.mine.includes(seat))
  }

  #missed(facts: readonly VisibleEvent[]): readonly { readonly missed: AlertKind; readonly fact: VisibleEvent }[] {
    const { face, info } = this.#at
    return facts.map(publicEventOf).flatMap((fact) => {
      const missed = face.alertFor?.(fact, info.mine)
      return missed === undefined ? [] : [{ missed, fact }]
    })
  }

  /** Whoever has the window in front has seen it. */
  #raise(call: Call): void {
    if (!this.#away) return
    if (this.#raised !== undefined && WEIGHTS[this.#raised.call] > WEIGHTS[call]) return
    this.#raised = { call, message: this.#messageOf(call) }
  }

  #messageOf(call: Call): Message {
    const { title } = this.#at.info.game
    const [first, ...others] = this.#turns()
    if (call !== 'turn' || first === undefined) return appMessage(`notice.${call}`, { title })
    if (others.length === 0) return appMessage('notice.turn', { title, seat: { seat: first } })
    return appMessage('notice.turnMany', { title, seats: [first, ...others].map((seat) => ({ seat })) })
  }

  #watch(): () => void {
    const look = (): void => {
      this.#away = document.hidden || !document.hasFocus()
      if (!this.#away) this.#raised = undefined
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

  #call(): (() => void) | undefined {
    if (this.#raised === undefined || !this.#app.settings.calls) return undefined
    const names = this.#at.info.seats.map(({ name }) => name)
    const stop = callByTitle(formatMessage(this.#raised.message, names))
    void this.#app.bridge.desk.flash({ on: true })
    return () => {
      stop()
      void this.#app.bridge.desk.flash({ on: false })
    }
  }
}
