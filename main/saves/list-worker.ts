/** Worker that inspects saves for the list, if there are many. It replays no games. */
import { serveWorkerRequests } from '../workers/serve-requests.ts'
import { inspectSaveText, type SaveIdAndText } from './read-save.ts'

serveWorkerRequests((texts: readonly SaveIdAndText[]) => Promise.resolve(texts.map(inspectSaveText)))
