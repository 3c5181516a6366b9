/** Worker of the bots. It gets views, never a table's state or seed. */
import { serveWorkerRequests } from '../workers/serve-requests.ts'
import { createBotTaskHandler } from './bot-task-handler.ts'

serveWorkerRequests(createBotTaskHandler())
