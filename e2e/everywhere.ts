/** A screen in every language and light: what keeps somebody out of it there. */
import type { Page } from '@playwright/test'
import { LIGHTS, violations } from './everybody.ts'
import { expect } from './fixture.ts'
import { atRest } from './pictures.ts'
import { speak } from './words.ts'

const LOCALES = ['en', 'fr', 'de'] as const

export type Seen = (typeof LIGHTS)[number] & { readonly locale: (typeof LOCALES)[number] }

export const EVERYWHERE: readonly Seen[] = LIGHTS.flatMap((light) => LOCALES.map((locale) => ({ locale, ...light })))

/** What is wrong with a screen in these languages and lights. What is done after it is done in English again. */
export async function wrong(page: Page, where: string, seen: readonly Seen[] = EVERYWHERE): Promise<string[]> {
  const found: string[] = []
  for (const { locale, theme, media } of seen) {
    await page.emulateMedia({ contrast: null, colorScheme: null, ...media })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await speak(page, locale)
    await atRest(page)
    found.push(...(await violations(page)).map((what) => `${where}, ${locale}, ${theme}: ${what}`))
  }
  await speak(page, 'en')
  return found
}

/** Looks at one screen after the other, and keeps what was wrong. */
export interface Looking {
  readonly found: readonly string[]
  /** @param where what the screen is called */
  look(where: string): Promise<void>
}

export function looking(page: Page): Looking {
  const found: string[] = []
  return {
    found,
    look: async (where) => {
      found.push(...(await wrong(page, where)))
    },
  }
}
