/** `npm run reasons`: prints the Sage's answers with reasons at some positions of a game, as players read them. */
import { createTableConfig } from '../engine/core/contract/table-config.ts'
import { isBotName, BOT_FACTORIES } from '../engine/core/host/bots/levels.ts'
import { CATALOGUE, loadGame } from '../engine/index.ts'
import { exitWithError, checkPositiveNumber, parseFlags } from './lib/command-line.mjs'
import { ROOT } from './lib/project.mjs'
import { adviceAt, loadAdviceFormatter, sampleAdvicePositions } from './lib/advice-samples.ts'

const NAME = 'npm run --silent reasons'
const GAMES = CATALOGUE.flatMap(({ info, load }) => (load === undefined ? [] : [info.id]))
const flags = parseFlags({
  name: NAME,
  about: `Bots play whole games, and the Sage is asked at decisions that are evenly spread over each. Prints every player's position, the
Sage's choices with their chances, and the reasons, in words.`,
  flags: {
    game: { value: 'G', about: `one of: ${GAMES.join(', ')}` },
    players: { value: 'P', about: 'number of seats (2)', check: checkPositiveNumber },
    answers: { value: 'N', about: 'number of answers in all (12)', check: checkPositiveNumber },
    games: { value: 'K', about: 'number of games (3)', check: checkPositiveNumber },
    seed: { value: 'S', about: 'any text (why): the games have the seeds S-1, S-2, and so on' },
    level: { value: 'L', about: `level of the bots that play: ${Object.keys(BOT_FACTORIES).join(', ')} (sage)` },
    locale: { value: 'L', about: 'en, fr or de (en)' },
  },
})

function text(name: string, otherwise: string): string {
  const value = flags[name]
  return typeof value === 'string' ? value : otherwise
}

const id = text('game', '')
const game = GAMES.includes(id) ? await loadGame(id) : undefined
if (game === undefined) exitWithError(`${NAME}: there is no game ${id} (--help lists the flags)`, 2)
const level = text('level', 'sage')
if (!isBotName(level)) exitWithError(`${NAME}: there is no level ${level}`, 2)
const players = Number(text('players', '2'))
const configured = createTableConfig(game.info, players, {})
if (!configured.ok) exitWithError(`${NAME}: ${configured.reason.id}`, 2)
const games = Number(text('games', '3'))
const wanted = Math.ceil(Number(text('answers', '12')) / games)
const teller = await loadAdviceFormatter(ROOT, id, text('locale', 'en'))
for (let nth = 1; nth <= games; nth++) {
  const seed = `${text('seed', 'why')}-${String(nth)}`
  for (const position of sampleAdvicePositions({ game, config: configured.config, seed, level, wanted })) {
    const advice = adviceAt(game, position)
    const lines = [...teller.position(position, players), ...teller.answer(advice, position), '']
    process.stdout.write(`${lines.join('\n')}\n`)
  }
}
await teller.close()
