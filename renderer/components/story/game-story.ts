/** A finished game as text for readers who were not there: shared as text and painted on the picture. */
import { personRefsFor } from '../../../engine/core/contract/game.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Outcome } from '../../../engine/core/contract/outcome.ts'
import type { SeatSetup } from '../../../bridge/seats.ts'
import { formatList, appMessage, translate, formatMessage, type PlayerNames } from '../../messages/index.ts'

/** The contents of the story of a finished game: title, players, outcome and highlights. */
export interface GameStory {
  /** The game's title. */
  readonly title: string
  readonly seats: readonly SeatSetup[]
  readonly outcome: Outcome
  /** Highlights of the game, each a sentence. */
  readonly moments: readonly Message[]
}

/** The names of the players, by seat. */
export function storyPlayerNames({ seats }: GameStory): PlayerNames {
  return seats.map(({ name }) => name)
}

/** A sentence that names the winner or winners of a finished game. */
export function winnerMessageOfOutcome({ ranking }: Outcome): Message {
  const winners = ranking.filter(({ rank }) => rank === 1).flatMap(({ seats }) => seats)
  const [first] = winners
  return winners.length === 1 && first !== undefined
    ? appMessage('over.winner', { seat: { seat: first } })
    : appMessage('over.winners', { seats: personRefsFor(winners) })
}

/** One line of text per rank: the rank, the players who share it, and their points. */
export function storyRankingLines(story: GameStory): readonly string[] {
  const names = storyPlayerNames(story)
  return story.outcome.ranking.map(({ seats, rank, score }) => {
    const who = formatList(seats.map((seat) => storyNameOf(story, seat)))
    const values = { place: translate('over.rank', { rank }), who }
    return score === undefined
      ? translate('story.place', values, names)
      : translate('story.placePoints', { ...values, points: score }, names)
  })
}

/** The complete story as plain text: title, winners, ranking and highlights. */
export function gameStoryText(story: GameStory): string {
  const names = storyPlayerNames(story)
  const told = story.moments.map((moment) => formatMessage(moment, names))
  return [
    translate('story.heading', { title: story.title }),
    `${formatMessage(winnerMessageOfOutcome(story.outcome), names)}. ${formatMessage(story.outcome.reason, names)}`,
    '',
    ...storyRankingLines(story),
    ...(told.length === 0 ? [] : ['', ...told]),
    '',
  ].join('\n')
}

/** Bots are marked, since a bot may have the same name as a human. */
function storyNameOf({ seats }: GameStory, seat: number): string {
  const setup = seats[seat]
  if (setup === undefined) return String(seat + 1)
  return setup.kind === 'bot'
    ? translate('story.bot', { name: setup.name, level: translate(`newTable.level.${setup.level}`) })
    : setup.name
}
