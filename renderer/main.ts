/** Entry point of the page: connects to its host and mounts the application, or shows why access was denied. */
import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/fraunces/opsz.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/forced-colours.css'
import { mount, unmount, type Component } from 'svelte'
import App from './App.svelte'
import { openBridgeConnection } from './bridge/connect-to-host.ts'
import { GUEST_PAGE_AND_SOCKET_PATH } from '../bridge/web-endpoints.ts'
import { watchRapidKeys } from './keyboard/rapid-keys.ts'
import { blockCompositionKeys } from './keyboard/key-events.ts'
import { applyLocaleSetting } from './messages/load-locale.ts'
import AccessDeniedScreen from './screens/AccessDeniedScreen.svelte'
import { reloadFailedStyleSheets } from './style-sheets.ts'
import { applyDisplaySettings, watchSystemPreferences } from './theme/apply-settings.ts'
import { watchPageZoom } from './theme/page-zoom.svelte.ts'
import { DEFAULT_SETTINGS } from '../bridge/settings.ts'

/** Defaults until the settings are loaded. */
function applySystemDefaults(): void {
  applyDisplaySettings(DEFAULT_SETTINGS)
  void applyLocaleSetting(DEFAULT_SETTINGS.locale)
}

blockCompositionKeys()
watchRapidKeys()
watchPageZoom()

const target = document.getElementById('app')
if (target === null) throw new Error('the page has no place for the application')
/** The text of index.html if no screen loads: the browser is too old, or a script is missing. */
const fallbackNodes = [...target.childNodes]

/** Mounts a screen. The text of index.html is removed only after that: an error before leaves it. */
function show<Props extends Record<string, unknown>>(screen: Component<Props>, props: Props): Record<string, unknown> {
  const shown = mount(screen, { target: target as Element, props })
  for (const node of fallbackNodes) node.remove()
  return shown
}

/** Rejected if a style sheet is missing: then the text of index.html stays, which asks the user to reload the page. */
const styled = reloadFailedStyleSheets()

if (location.pathname === GUEST_PAGE_AND_SOCKET_PATH) {
  // The join screen alone; the application is loaded after it.
  void Promise.all([import('./GuestApp.svelte'), styled]).then(([{ default: GuestApp }]) => show(GuestApp, {}))
} else {
  let app: Record<string, unknown> | undefined
  void openBridgeConnection((why) => {
    if (app === undefined) {
      applySystemDefaults()
      watchSystemPreferences(applySystemDefaults)
    } else void unmount(app)
    show(AccessDeniedScreen, { why })
  }).then(async (connection) => {
    if (connection === undefined) return
    // The chosen language applies from the first text on.
    const settings = await connection.bridge.desk.settings()
    if (settings.ok) await applyLocaleSetting(settings.value.locale)
    await styled
    app = show(App, { connection })
  })
}
