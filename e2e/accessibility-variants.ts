/** Accessibility checks of a screen in every language and theme. */
import type { Page } from '@playwright/test'
import { THEME_MEDIA, findAxeViolations } from './accessibility-checks.ts'
import { expect } from './fixture.ts'
import { waitUntilStill } from './pictures.ts'
import { switchPageLocale } from './page-text.ts'

const LOCALES = ['en', 'fr', 'de'] as const

export type ScreenVariant = (typeof THEME_MEDIA)[number] & { readonly locale: (typeof LOCALES)[number] }

export const ALL_SCREEN_VARIANTS: readonly ScreenVariant[] = THEME_MEDIA.flatMap((light) =>
  LOCALES.map((locale) => ({ locale, ...light })),
)

/** Faults of a screen in these languages and themes. Restores English afterwards. */
export async function findFaultsInVariants(
  page: Page,
  where: string,
  seen: readonly ScreenVariant[] = ALL_SCREEN_VARIANTS,
): Promise<string[]> {
  const found: string[] = []
  for (const { locale, theme, media } of seen) {
    await page.emulateMedia({ contrast: null, colorScheme: null, ...media })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await switchPageLocale(page, locale)
    await waitUntilStill(page)
    found.push(...(await findAxeViolations(page)).map((what) => `${where}, ${locale}, ${theme}: ${what}`))
  }
  await switchPageLocale(page, 'en')
  return found
}

/** Checks screens one after another and collects their faults. */
export interface AccessibilityScan {
  readonly found: readonly string[]
  /** @param where name of the screen */
  look(where: string): Promise<void>
}

export function createAccessibilityScan(page: Page): AccessibilityScan {
  const found: string[] = []
  return {
    found,
    look: async (where) => {
      found.push(...(await findFaultsInVariants(page, where)))
    },
  }
}
