/** Puts the settings of light, text and motion on the page's root, where the style sheets look for them. */
import type { Settings } from '../../bridge/settings.ts'

export type Theme = Exclude<Settings['theme'], 'system'>

/** The light that 'system' stands for just now. */
export function systemTheme(page: Window = window): Theme {
  if (page.matchMedia('(prefers-contrast: more)').matches) return 'contrast'
  return page.matchMedia('(prefers-color-scheme: light)').matches ? 'dawn' : 'dusk'
}

/** @returns the light that is now on */
export function applyDisplaySettings(settings: Settings, page: Window = window): Theme {
  const root = page.document.documentElement
  const theme = settings.theme === 'system' ? systemTheme(page) : settings.theme
  root.dataset.theme = theme
  root.dataset.motion = settings.motion === 0 ? 'none' : 'on'
  root.dataset.targets = settings.targets
  root.dataset.side = settings.side
  root.dataset.patterns = settings.patterns ? 'strong' : 'plain'
  root.style.setProperty('--text-scale', String(settings.textScale))
  root.toggleAttribute('data-large-words', settings.textScale > 1)
  return theme
}

/** Calls back when the system's light changes, or the languages that its person prefers. @returns how to stop */
export function watchSystemPreferences(changed: () => void, page: Window = window): () => void {
  const queries = ['(prefers-color-scheme: light)', '(prefers-contrast: more)'].map((query) => page.matchMedia(query))
  for (const query of queries) query.addEventListener('change', changed)
  page.addEventListener('languagechange', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
    page.removeEventListener('languagechange', changed)
  }
}
