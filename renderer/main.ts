/** The page: connects to its host and shows the application, or says why it was not let in. */
import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/fraunces/opsz.css'
import './theme/tokens.css'
import './theme/base.css'
import { mount, unmount } from 'svelte'
import App from './App.svelte'
import { connect } from './bridge/connect.ts'
import { GUEST_PATH } from '../bridge/door.ts'
import { shieldComposition } from './keyboard/keys.ts'
import { speakAs } from './messages/speak.ts'
import Door from './screens/Door.svelte'
import { applySettings, watchSystem } from './theme/apply.ts'
import { DEFAULT_SETTINGS } from '../bridge/settings.ts'

/** Nobody has said anything else yet. */
function asSystem(): void {
  applySettings(DEFAULT_SETTINGS)
  void speakAs(DEFAULT_SETTINGS.locale)
}

shieldComposition()

const target = document.getElementById('app')
if (target === null) throw new Error('the page has no place for the application')

if (location.pathname === GUEST_PATH) {
  // Its door alone; the application is loaded behind it.
  void import('./GuestApp.svelte').then(({ default: GuestApp }) => mount(GuestApp, { target }))
} else {
  let app: ReturnType<typeof mount> | undefined
  void connect((why) => {
    if (app === undefined) {
      asSystem()
      watchSystem(asSystem)
    } else void unmount(app)
    mount(Door, { target, props: { why } })
  }).then(async (connection) => {
    if (connection === undefined) return
    // In the language that was chosen from the first word on.
    const settings = await connection.bridge.desk.settings()
    if (settings.ok) await speakAs(settings.value.locale)
    app = mount(App, { target, props: { connection } })
  })
}
