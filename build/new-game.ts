/** `npm run new-game`: a tiny game that works, to become a real one (CONTRIBUTING.md). */
import { fail, readFlags } from './lib/command.mjs'
import { ROOT } from './lib/project.mjs'
import { wrongId, wrongLetters } from './new-game/names.ts'
import { addGame, removeGame } from './new-game/write.ts'

const flags = readFlags({
  name: 'npm run new-game',
  about:
    'Writes a tiny game that works, with rules, face, words and tests, into every place where the house names a game.\nLooks first, and writes nothing where something is in the way.',
  flags: {
    id: { value: 'NAME', about: "what it is called: small letters, 'river-stones'", check: wrongId },
    letters: {
      value: 'ABC',
      about: 'of the numbers of its rules; else the first three of its name',
      check: wrongLetters,
    },
    remove: { about: 'takes it out again, as long as nobody has changed it' },
  },
})
const { id, letters } = flags
if (typeof id !== 'string') fail('npm run new-game: --id is missing (--help lists the flags)', 2)

const remove = flags['remove'] === true
const done = remove
  ? await removeGame(ROOT, id)
  : await addGame(ROOT, id, typeof letters === 'string' ? letters : undefined)
if (!done.ok) fail(`npm run new-game: ${done.why}`)
process.stdout.write(`${done.paths.map((path) => `  ${path}`).join('\n')}\n`)
process.stdout.write(
  remove ? `${id} is gone.\n` : `${id} can be played: npm start. CONTRIBUTING.md tells how it becomes a real game.\n`,
)
