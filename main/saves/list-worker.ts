/** Worker that inspects saves for the list, if there are many. It replays no games. */
import { serveWorkerRequests } from '../workers/serve-requests.ts'
import { inspectSave, type SaveText } from './read-save.ts'

serveWorkerRequests((texts: readonly SaveText[]) => Promise.resolve(texts.map(inspectSave)))
