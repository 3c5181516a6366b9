/** `npm run new-game`: writes a small working game as a starting point for a real one (CONTRIBUTING.md). */
import { exitWithError, parseFlags } from './lib/command-line.mjs'
import { ROOT } from './lib/project.mjs'
import { checkGameId, checkRuleLetters } from './new-game/game-names.ts'
import { addGame, removeGame } from './new-game/add-remove-game.ts'

const flags = parseFlags({
  name: 'npm run new-game',
  about:
    'Writes a small working game, with rules, UI, texts and tests, into every place where the project lists its games.\nChecks first, and writes nothing if something is in the way.',
  flags: {
    id: { value: 'NAME', about: "what it is called: small letters, 'river-stones'", check: checkGameId },
    letters: {
      value: 'ABC',
      about: 'of the numbers of its rules; else the first three of its name',
      check: checkRuleLetters,
    },
    remove: { about: 'takes it out again, as long as nobody has changed it' },
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
