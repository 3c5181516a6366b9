/** `npm run boards`: makes the boards that rulebooks show anew, from recorded games. */
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { CATALOGUE } from '../engine/index.ts'
import { boardsFile, boardsOf } from './lib/boards.ts'

for (const { info, load } of CATALOGUE) {
  const file = fileURLToPath(boardsFile(info.id))
  if (load === undefined || !existsSync(file)) continue
  const text = JSON.stringify(boardsOf(await load()))
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'json' }))
  console.log(`${info.title}: ${file}`)
}
