/**
 * Static error page of the window: the failure, the folder of the saves, and a link to try again. It has no script, picture or
 * font, since one of these may be the failure.
 */
import type { Settings } from '../../bridge/settings.ts'
import { currentNativeLocale, nativeText, type NativeTextId } from '../messages/index.ts'
import type { ErrorPageReason } from './renderer-supervisor.ts'

/** The content of an error page, and the settings of its look. */
export interface ErrorPageParameters {
  /** The failure that the page names. */
  readonly failure: ErrorPageReason
  readonly theme: Settings['theme']
  /** Factor of the text size, as in the settings. */
  readonly textScale: number
  /** The folders of the saves and of the logs. */
  readonly savesFolder: string
  readonly logFolder: string
  /** Address of the start page, for the link to try again. */
  readonly retryUrl: string
}

const FAILURE_TEXTS: Readonly<Record<ErrorPageReason, NativeTextId>> = {
  crashed: 'troubleCrashed',
  failed: 'troubleFailed',
  silent: 'troubleSilent',
}

/** From renderer/theme/tokens.css: background, sheet, text, muted text, button and its text, focus, border. */
const COLOURS = {
  dusk: ['#150d1a', '#241827', '#f6ecdc', '#bda9a8', '#e9bb66', '#25160a', '#ffe3a6', '#4a3645'],
  dawn: ['#e8d8bf', '#fcf5e8', '#34243a', '#6c5862', '#95540f', '#fff9ee', '#6a2fb0', '#cdb999'],
  contrast: ['#000', '#000', '#fff', '#e6e6e6', '#ffd400', '#000', '#00e5ff', '#fff'],
} as const
const COLOUR_NAMES = ['ground', 'sheet', 'ink', 'quiet', 'accent', 'on-accent', 'focus', 'line']

/**
 * Renders the HTML of the error page that the app window shows when its page has failed. The page names the failure
 * and has a link to try again. Its language is that of the native texts, which are the texts of the menu, dialogs and
 * message boxes.
 */
export function renderErrorPage({
  failure,
  theme,
  textScale,
  savesFolder,
  logFolder,
  retryUrl,
}: ErrorPageParameters): string {
  const say = (id: NativeTextId): string => escapeHtml(nativeText(id))
  return `<!doctype html>
<html lang="${currentNativeLocale()}" translate="no" class="notranslate">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('troubleTitle')}</title>
<style>
${themeCss(theme)}
html { background: var(--ground); color: var(--ink); font: ${String(textScale * 100)}%/1.5 Georgia, 'Times New Roman', serif; }
body { display: grid; min-height: 100vh; margin: 0; place-items: center; }
main { box-sizing: border-box; max-width: 40em; margin: 1rem; padding: 2rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--sheet); }
h1 { margin: 0 0 0.5em; font-size: 1.6em; font-weight: 600; line-height: 1.2; }
code { display: block; margin-top: 0.3em; overflow-wrap: anywhere; user-select: all; }
a { display: inline-block; padding: 0.7em 1.4em; border-radius: 2em; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
.quiet { margin-bottom: 0; color: var(--quiet); }
</style>
<main>
<h1>${say('troubleTitle')}</h1>
<p role="alert">${say(FAILURE_TEXTS[failure])}</p>
<p>${say('troubleSaves')} <code>${escapeHtml(savesFolder)}</code></p>
<p>${say('troubleLog')} <code>${escapeHtml(logFolder)}</code></p>
<p><a href="${escapeHtml(retryUrl)}">${say('troubleAgain')}</a></p>
<p class="quiet">${say('troubleElse')}</p>
</main>
</html>
`
}

function themeCss(theme: Settings['theme']): string {
  if (theme !== 'system') return rootCss(theme)
  return `${rootCss('dusk')}\n@media (prefers-color-scheme: light) { ${rootCss('dawn')} }`
}

function rootCss(theme: keyof typeof COLOURS): string {
  const colours = COLOURS[theme].map((colour, at) => `--${String(COLOUR_NAMES[at])}: ${colour};`)
  return `:root { color-scheme: ${theme === 'dawn' ? 'light' : 'dark'}; ${colours.join(' ')} }`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}
