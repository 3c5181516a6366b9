/** `screen` and `nativeTheme`: one display of a common size, and a theme that applies to the pages. */
import { EventEmitter } from 'node:events'
import { assertReady } from './app.mjs'
import { strictProxy } from './strict.mjs'
import { testChannel } from './test-channel.mjs'

const DISPLAY = {
  id: 1,
  scaleFactor: 1,
  rotation: 0,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
  size: { width: 1920, height: 1080 },
  workAreaSize: { width: 1920, height: 1040 },
}

function display() {
  assertReady("The 'screen' module can't be used")
  return structuredClone(DISPLAY)
}

export const screen = strictProxy(
  'screen',
  Object.assign(new EventEmitter(), {
    getPrimaryDisplay: display,
    getAllDisplays: () => [display()],
    getDisplayMatching: display,
    getDisplayNearestPoint: display,
    getCursorScreenPoint: () => ({ x: 0, y: 0 }),
  }),
)

/** Neither sleep nor shutdown is modelled. */
export const powerMonitor = strictProxy('powerMonitor', new EventEmitter())

/** A crashed process of the fake leaves no minidump: a test puts one into app.getPath('crashDumps'). */
export const crashReporter = strictProxy('crashReporter', {
  /** @param {{uploadToServer?: boolean}} options */
  start({ uploadToServer = true }) {
    if (uploadToServer) throw new Error('electron double: nothing may be uploaded')
  },
})

let source = 'system'
const theme = new EventEmitter()
Object.defineProperties(theme, {
  themeSource: {
    get: () => source,
    set(value) {
      source = value
      testChannel.tell('theme', { dark: value === 'system' ? undefined : value === 'dark' })
      theme.emit('updated')
    },
  },
  shouldUseDarkColors: { get: () => source === 'dark' },
})

export const nativeTheme = strictProxy('nativeTheme', theme)
