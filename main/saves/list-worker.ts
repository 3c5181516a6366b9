/** The worker that looks at saves for the list, where there are many to look at. It plays nothing. */
import { serveWorkerRequests } from '../workers/serve-requests.ts'
import { lookAt, type SaveText } from './read.ts'

serveWorkerRequests((texts: readonly SaveText[]) => Promise.resolve(texts.map(lookAt)))
