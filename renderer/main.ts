/** The page: connects to its host and shows the application, or says why it was not let in. */
import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/fraunces/opsz.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/forced-colours.css'
import { mount, unmount, type Component } from 'svelte'
import App from './App.svelte'
import { connectToHost } from './bridge/connect-to-host.ts'
import { GUEST_PATH } from '../bridge/web-endpoints.ts'
import { watchRapidKeys } from './keyboard/rapid-keys.ts'
import { blockCompositionKeys } from './keyboard/key-events.ts'
import { applyLocaleSetting } from './messages/load-locale.ts'
import AccessDenied from './screens/AccessDenied.svelte'
import { reloadFailedStyleSheets } from './style-sheets.ts'
import { applyDisplaySettings, watchSystemPreferences } from './theme/apply-settings.ts'
import { watchPageZoom } from './theme/page-zoom.svelte.ts'
import { DEFAULT_SETTINGS } from '../bridge/settings.ts'

/** Nobody has said anything else yet. */
function applySystemDefaults(): void {
  applyDisplaySettings(DEFAULT_SETTINGS)
  void applyLocaleSetting(DEFAULT_SETTINGS.locale)
}

blockCompositionKeys()
watchRapidKeys()
watchPageZoom()

const target = document.getElementById('app')
if (target === null) throw new Error('the page has no place for the application')
/** What index.html says where no screen comes: the browser is too old, or a script did not load. */
const fallbackNodes = [...target.childNodes]

/** Mounts a screen. The words of index.html go only when one is there: an error on the way leaves them. */
function show<Props extends Record<string, unknown>>(screen: Component<Props>, props: Props): Record<string, unknown> {
  const shown = mount(screen, { target: target as Element, props })
  for (const node of fallbackNodes) node.remove()
  return shown
}

/** Rejected when a style sheet does not arrive: then the words of index.html stay, which say to load the page again. */
const styled = reloadFailedStyleSheets()

if (location.pathname === GUEST_PATH) {
  // Its door alone; the application is loaded behind it.
  void Promise.all([import('./GuestApp.svelte'), styled]).then(([{ default: GuestApp }]) => show(GuestApp, {}))
} else {
  let app: Record<string, unknown> | undefined
  void connectToHost((why) => {
    if (app === undefined) {
      applySystemDefaults()
      watchSystemPreferences(applySystemDefaults)
    } else void unmount(app)
    show(AccessDenied, { why })
  }).then(async (connection) => {
    if (connection === undefined) return
    // In the language that was chosen from the first word on.
    const settings = await connection.bridge.desk.settings()
    if (settings.ok) await applyLocaleSetting(settings.value.locale)
    await styled
    app = show(App, { connection })
  })
}
