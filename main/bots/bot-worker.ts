/** The bots' worker. It knows views, never a table's state or seed. */
import { serve } from '../workers/serve.ts'
import type { BotQuestion } from './bot-pool.ts'
import { think } from './think.ts'

serve((question: BotQuestion) => think(question))
