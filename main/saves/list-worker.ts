/** The worker that looks at saves for the list, where there are many to look at. It plays nothing. */
import { serveWorkerRequests } from '../workers/serve-requests.ts'
import { inspectSave, type SaveText } from './read-save.ts'

serveWorkerRequests((texts: readonly SaveText[]) => Promise.resolve(texts.map(inspectSave)))
