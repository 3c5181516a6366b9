/** Runs the app's main as Electron does: 'ready' fires only after the entry module was evaluated. */
import { pathToFileURL } from 'node:url'
import { emitReady, emitOpenFile } from './electron/app.mjs'
import { appFolder, isPackaged, mainEntry } from './electron/app-environment.mjs'

// A packed program has no script argument: its arguments are only the files and links to open.
if (isPackaged) process.argv.splice(1, 1)
else process.argv[1] = appFolder
await import(pathToFileURL(mainEntry).href)
setImmediate(() => {
  for (const file of JSON.parse(process.env['DOUBLE_OPEN_FILES'] ?? '[]')) emitOpenFile(file)
  emitReady()
})
