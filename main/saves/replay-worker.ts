/** The worker that opens saves. Bots have another: it knows states and seeds. */
import type { SavedTable } from '../../engine/core/host/save.ts'
import { serveWorkerRequests } from '../workers/serve-requests.ts'
import { replay } from './replay.ts'

serveWorkerRequests((saved: SavedTable) => replay(saved))
