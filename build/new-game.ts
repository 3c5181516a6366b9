/** `npm run new-game`: writes a small working game as a starting point for a real one (CONTRIBUTING.md). */
import { exitWithError, parseFlags } from './lib/command-line.mjs'
import { ROOT } from './lib/project.mjs'
import { checkGameId, checkRuleLetters } from './new-game/game-names.ts'
import { addGame, removeGame } from './new-game/add-remove-game.ts'

const flags = parseFlags({
  name: 'npm run new-game',
  about:
    'Writes a small working game, with rules, UI, texts and tests, into every place where the project lists its games.\nWrites nothing if one of the files exists or a list already contains the game.',
  flags: {
    id: { value: 'NAME', about: 'id of the game in lower case, for example river-stones', check: checkGameId },
    letters: {
      value: 'ABC',
      about: 'prefix of its rule numbers (the first three letters of the id)',
      check: checkRuleLetters,
    },
    remove: { about: 'removes the game again if none of its files has changed' },
  },
})
const { id, letters } = flags
if (typeof id !== 'string') exitWithError('npm run new-game: --id is missing (--help lists the flags)', 2)

const remove = flags['remove'] === true
const done = remove
  ? await removeGame(ROOT, id)
  : await addGame(ROOT, id, typeof letters === 'string' ? letters : undefined)
if (!done.ok) exitWithError(`npm run new-game: ${done.why}`)
process.stdout.write(`${done.paths.map((path) => `  ${path}`).join('\n')}\n`)
process.stdout.write(
  remove ? `${id} is gone.\n` : `${id} can be played: npm start. CONTRIBUTING.md tells how it becomes a real game.\n`,
)
