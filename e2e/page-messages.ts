/** Messages received by a page and texts shown on it: specs search them for hidden information. */
import type { Page } from '@playwright/test'

export interface ReceivedEvent {
  readonly kind: string
  readonly seat?: number
  readonly from?: string
  readonly to?: string
  readonly secret?: unknown
}

/** A message to the page. @typeParam V the properties of a view that the spec reads */
export interface ReceivedMessage<V> {
  /** The seat whose view it holds. */
  readonly viewer: number | 'table'
  readonly views: readonly V[]
  readonly facts: readonly ReceivedEvent[]
}

/** Records every further update to the page, and after each one a snapshot of the table. */
export async function recordMessages(page: Page): Promise<void> {
  await page.evaluate(() => {
    interface Moment {
      readonly view: unknown
      readonly facts: readonly ReceivedEvent[]
    }
    interface Update {
      readonly table: string
      readonly moments: readonly Moment[]
      readonly status: { readonly viewer: number | 'table' }
      readonly cut?: { readonly groups: readonly (readonly ReceivedEvent[])[] }
    }
    interface Now {
      readonly moment: Moment
      readonly status: Update['status']
      readonly history: readonly (readonly ReceivedEvent[])[]
    }
    interface Bridge {
      on(event: 'update', listener: (update: Update) => void): void
      call(name: 'table.current', of: { table: string }): Promise<{ ok: boolean; value: Now }>
    }
    const bridge = (window as unknown as { samsara: Bridge }).samsara
    const heard: ReceivedMessage<unknown>[] = []
    bridge.on('update', ({ table, moments, status, cut }) => {
      const events = [...moments.flatMap((moment) => moment.facts), ...(cut?.groups ?? []).flat()]
      heard.push({ viewer: status.viewer, views: moments.map(({ view }) => view), facts: events })
      void bridge.call('table.current', { table }).then(({ value }) => {
        const known = [...value.moment.facts, ...value.history.flat()]
        heard.push({ viewer: value.status.viewer, views: [value.moment.view], facts: known })
      })
    })
    Object.assign(window, { heard })
  })
}

/** The messages since the last call. */
export async function takeMessages<V>(page: Page): Promise<ReceivedMessage<V>[]> {
  return page.evaluate(() => (window as unknown as { heard: ReceivedMessage<V>[] }).heard.splice(0))
}

/** All texts of the page: visible, in attributes, and in the accessibility tree. */
export async function readAllPageText(page: Page): Promise<string> {
  const written = await page.evaluate(() => {
    const attributes = [...document.querySelectorAll('*')].flatMap((it) => [...it.attributes].map(({ value }) => value))
    return [document.body.textContent, ...attributes].join('\n')
  })
  return `${written}\n${await page.locator('body').ariaSnapshot()}`
}
