/** A finished game told in words of its own, for people who were not there: what is shared as text and stands on the picture. */
import { personRefsFor } from '../../../engine/core/contract/game.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Outcome } from '../../../engine/core/contract/outcome.ts'
import type { SeatSetup } from '../../../bridge/seats.ts'
import { formatList, appMessage, translate, formatMessage, type PlayerNames } from '../../messages/index.ts'

export interface GameStory {
  /** The game's title. */
  readonly title: string
  readonly seats: readonly SeatSetup[]
  readonly outcome: Outcome
  /** What is worth telling of the way there, each a sentence. */
  readonly moments: readonly Message[]
}

export function storyPlayerNames({ seats }: GameStory): PlayerNames {
  return seats.map(({ name }) => name)
}

/** Who has won, as one sentence. */
export function storyWinnerMessage({ ranking }: Outcome): Message {
  const winners = ranking.filter(({ rank }) => rank === 1).flatMap(({ seats }) => seats)
  const [first] = winners
  return winners.length === 1 && first !== undefined
    ? appMessage('over.winner', { seat: { seat: first } })
    : appMessage('over.winners', { seats: personRefsFor(winners) })
}

/** One line for each place: who came there, and with how many points. */
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

/** The whole of it as plain text. */
export function gameStoryText(story: GameStory): string {
  const names = storyPlayerNames(story)
  const told = story.moments.map((moment) => formatMessage(moment, names))
  return [
    translate('story.heading', { title: story.title }),
    `${formatMessage(storyWinnerMessage(story.outcome), names)}. ${formatMessage(story.outcome.reason, names)}`,
    '',
    ...storyRankingLines(story),
    ...(told.length === 0 ? [] : ['', ...told]),
    '',
  ].join('\n')
}

/** Bots are told from people: to win against Heron is one thing, against a friend of that name another. */
function storyNameOf({ seats }: GameStory, seat: number): string {
  const setup = seats[seat]
  if (setup === undefined) return String(seat + 1)
  return setup.kind === 'bot'
    ? translate('story.bot', { name: setup.name, level: translate(`newTable.level.${setup.level}`) })
    : setup.name
}
