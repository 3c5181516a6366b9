/** Lays the table of a guided first game: one person, and as many novices as its lessons need. */
import type { GameCard } from '../../bridge/desk.ts'
import type { App } from '../app.svelte.ts'
import { addSeat, callOf, firstDraft } from '../components/new-table/draft.ts'

/** @param name the person's, where none is set and it is known */
export async function startTutorial(
  app: Pick<App, 'bridge' | 'notice' | 'go' | 'settings'>,
  card: GameCard,
  name: string | undefined,
): Promise<void> {
  const { guided = 0, info } = card
  const draft = firstDraft(card, [], { me: { name: app.settings.name || name, colour: app.settings.colour } })
  draft.seats.length = Math.min(draft.seats.length, guided)
  while (draft.seats.length < guided) addSeat(draft, 'bot')
  for (const seat of draft.seats) Object.assign(seat, { level: 'novice', temper: 'plain' } as const)
  // At a practice table everything can be taken back: nobody learns by what cannot be mended.
  const reply = await app.bridge.desk.newTable({ ...callOf(draft, info.id), practice: true, guided: true })
  if (reply.ok) app.go({ at: 'table', table: reply.value.table })
  else app.notice(reply.reason)
}
