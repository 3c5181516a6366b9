/** `npm run boards`: regenerates the boards in rulebooks from recorded games. */
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { CATALOGUE } from '../engine/index.ts'
import { parseFlags } from './lib/command-line.mjs'
import { rulebookBoardsFile, buildRulebookBoards } from './lib/rulebook-boards.ts'

parseFlags({
  name: 'npm run boards',
  about: 'Writes the boards shown in the rulebooks from recorded games.',
  flags: {},
})

for (const { info, load } of CATALOGUE) {
  const file = fileURLToPath(rulebookBoardsFile(info.id))
  if (load === undefined || !existsSync(file)) continue
  const text = JSON.stringify(buildRulebookBoards(await load()))
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'json' }))
  console.log(`${info.title}: ${file}`)
}
