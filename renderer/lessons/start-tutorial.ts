/** Creates the table of a tutorial: one human, and as many novice bots as its lessons need. */
import type { GameCatalogueListEntry } from '../../bridge/games-and-saves.ts'
import type { AppState } from '../app-state.svelte.ts'
import { addDraftSeat, newTableInputOf, createTableDraft } from '../components/new-table/table-draft.ts'

/** @param name the player's name, if it is known and the settings have none */
export async function startTutorial(
  app: Pick<AppState, 'bridge' | 'showNotice' | 'go' | 'settings'>,
  card: GameCatalogueListEntry,
  name: string | undefined,
): Promise<void> {
  const { guided = 0, info } = card
  const draft = createTableDraft(card, [], { me: { name: app.settings.name || name, colour: app.settings.colour } })
  draft.seats.length = Math.min(draft.seats.length, guided)
  while (draft.seats.length < guided) addDraftSeat(draft, 'bot')
  for (const seat of draft.seats) Object.assign(seat, { level: 'novice', temper: 'plain' } as const)
  // At a practice table everything can be undone, so that learners can correct mistakes.
  const reply = await app.bridge.desk.newTable({ ...newTableInputOf(draft, info.id), practice: true, guided: true })
  if (reply.ok) app.go({ at: 'table', table: reply.value.table })
  else app.showNotice(reply.reason)
}
