/** The listeners of a client, by the name of the event. */

/** An event as the host sends it to a client: its name and its value. */
export type EventMessage<Events, K extends keyof Events = keyof Events> = {
  readonly [P in K]: { readonly event: P; readonly value: Events[P] }
}[K]

/**
 * The event listeners of one client, grouped by the name of the event.
 * @typeParam Events the type of each event's value, by its name
 */
export class EventListeners<Events> {
  /** Without a prototype: an event named like a member of objects has no listeners. */
  readonly #listeners = Object.create(null) as { [K in keyof Events]?: Set<(value: Events[K]) => void> }

  /** A listener that is added twice is called once. @returns removes the listener */
  on<K extends keyof Events>(event: K, listener: (value: Events[K]) => void): () => void {
    const listeners = (this.#listeners[event] ??= new Set())
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  /** Calls the listeners of an event in the order in which they were added. An error of a listener reaches the caller. */
  emit<K extends keyof Events>({ event, value }: EventMessage<Events, K>): void {
    for (const listener of this.#listeners[event] ?? []) listener(value)
  }
}
