/** The worker that opens saves. Bots have another: it knows states and seeds. */
import type { SavedTable } from '../../engine/core/host/save.ts'
import { serve } from '../workers/serve.ts'
import { replay } from './replay.ts'

serve((saved: SavedTable) => replay(saved))
