/** The worker that looks at saves for the list, where there are many to look at. It plays nothing. */
import { serve } from '../workers/serve.ts'
import { lookAt, type SaveText } from './read.ts'

serve((texts: readonly SaveText[]) => Promise.resolve(texts.map(lookAt)))
