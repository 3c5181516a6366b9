/** Tables of four Sages, and the durations of their turns. */
import type { Page } from '@playwright/test'
import { expect, launchApp, type TestApp } from './fixture.ts'
import { sitDown } from './table-actions.ts'

/** Recorded updates of a table of bots. */
interface SageTableLog {
  /** Times at which the beginning of a turn, or of a part played by all seats at once, was received. */
  readonly begun: number[]
  /** Ids of notices to players. */
  readonly notices: string[]
}

/** Starts a table with four Sages, without human players and without pauses. */
export async function startSageTable(game: string): Promise<{ readonly app: TestApp; readonly page: Page }> {
  const app = await launchApp({ args: ['--seed', 'four sages', '--pace', '0'] })
  const page = await app.firstWindow()
  await expect(page.getByRole('button', { name: `Play ${game}` })).toBeVisible()
  await page.evaluate(() => {
    interface Update {
      readonly moments: readonly { readonly facts: readonly { readonly kind: string }[] }[]
      readonly status: { readonly notice?: { readonly id: string } }
    }
    const bridge = (window as unknown as { samsara: { on(event: 'update', hear: (update: Update) => void): void } })
      .samsara
    const sages: SageTableLog = { begun: [performance.now()], notices: [] }
    bridge.on('update', ({ moments, status: { notice } }) => {
      if (moments.some(({ facts: events }) => events.some(({ kind }) => kind === 'turn' || kind === 'part')))
        sages.begun.push(performance.now())
      if (notice !== undefined) sages.notices.push(notice.id)
    })
    Object.assign(window, { sages })
  })
  await sitDown(page, { game, people: [], bots: 4, level: 'Sage' })
  return { app, page }
}

/** Milliseconds of every turn so far, and the notices. */
export async function readSageTableLog(page: Page): Promise<{ readonly turns: number[]; readonly notices: string[] }> {
  const { begun, notices } = await page.evaluate(() => (window as unknown as { sages: SageTableLog }).sages)
  // The first entries are from before the first turn.
  return { turns: begun.slice(2).map((at, nth) => at - (begun[nth + 1] ?? 0)), notices }
}
