/** Worker that opens saves. Separate from the bots' workers: it knows states and seeds. */
import type { SavedTable } from '../../engine/core/host/save.ts'
import { serveWorkerRequests } from '../workers/serve-requests.ts'
import { replaySaveToTableData } from './replay-save.ts'

serveWorkerRequests((saved: SavedTable) => replaySaveToTableData(saved))
