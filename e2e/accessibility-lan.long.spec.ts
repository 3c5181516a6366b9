/**
 * A table between several devices can be used by everybody, in every language and light: axe finds nothing on its
 * screens, and nothing is cut off. What is done on the way is done in English.
 */
import type { Page } from '@playwright/test'
import { cutOff, LIGHTS, sticksOut } from './everybody.ts'
import { EVERYWHERE, wrong } from './everywhere.ts'
import { expect, test } from './fixture.ts'
import { unless, WHY_NOT } from './lan.ts'
import { atRest } from './pictures.ts'
import { throughGuests } from './screens-of-guests.ts'
import { throughLan } from './screens-of-lan.ts'
import { speak } from './words.ts'

test.skip(WHY_NOT !== undefined, WHY_NOT ?? '')
test.setTimeout(400_000)

const WAYS = [
  { way: 'from who hosts to a line that breaks', through: throughLan },
  { way: 'who watches, is handed things, leaves and comes back', through: throughGuests },
] as const

for (const { way, through } of WAYS)
  for (const { theme, media } of LIGHTS)
    test(`several devices, ${way}, ${theme}${unless}`, async () => {
      const found: string[] = []
      const look = async (page: Page, name: string): Promise<void> => {
        const size = page.viewportSize()
        found.push(
          ...(await wrong(
            page,
            name,
            EVERYWHERE.filter((seen) => seen.theme === theme),
          )),
        )
        // What is cut off is looked for at every size in English, and where there is least room in the longest words.
        const cut = await cutOff(page)
        await speak(page, 'de')
        await atRest(page)
        found.push(...[...cut, ...(await sticksOut(page))].map((what) => `${name}: ${what}`))
        await speak(page, 'en')
        if (size !== null) await page.setViewportSize(size)
      }
      await through(media, look)
      expect(found).toEqual([])
    })
