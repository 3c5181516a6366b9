/** A worker of the bots. It knows views, never a table's state or seed. */
import { serve } from '../workers/serve.ts'
import { openBotWork } from './work.ts'

serve(openBotWork())
