/**
 * Accessibility of a table with several devices, in every language and theme: axe finds no violations on its screens, and nothing
 * is cut off. Interactions use the English UI.
 */
import type { Page } from '@playwright/test'
import { findOverflowAtAllSizes, THEME_MEDIA, findOverflow } from './accessibility-checks.ts'
import { ALL_SCREEN_VARIANTS, findFaultsInVariants } from './accessibility-variants.ts'
import { expect, test } from './fixture.ts'
import { skippedSuffix, LAN_SKIP_REASON } from './lan-devices.ts'
import { waitUntilStill } from './pictures.ts'
import { visitGuestScreens } from './guest-screens.ts'
import { visitLanScreens } from './lan-screens.ts'
import { switchPageLocale } from './page-text.ts'

test.skip(LAN_SKIP_REASON !== undefined, LAN_SKIP_REASON ?? '')
test.setTimeout(400_000)

const WAYS = [
  { way: 'from who hosts to a line that breaks', through: visitLanScreens },
  { way: 'who watches, is handed things, leaves and comes back', through: visitGuestScreens },
] as const

for (const { way, through } of WAYS)
  for (const { theme, media } of THEME_MEDIA)
    test(`several devices, ${way}, ${theme}${skippedSuffix}`, async () => {
      const found: string[] = []
      const look = async (page: Page, name: string): Promise<void> => {
        const size = page.viewportSize()
        found.push(
          ...(await findFaultsInVariants(
            page,
            name,
            ALL_SCREEN_VARIANTS.filter((seen) => seen.theme === theme),
          )),
        )
        // Clipped text is looked for at every size in English, and where there is least room in the longest words.
        const cut = await findOverflowAtAllSizes(page)
        await switchPageLocale(page, 'de')
        await waitUntilStill(page)
        found.push(...[...cut, ...(await findOverflow(page))].map((what) => `${name}: ${what}`))
        await switchPageLocale(page, 'en')
        if (size !== null) await page.setViewportSize(size)
      }
      await through(media, look)
      expect(found).toEqual([])
    })
