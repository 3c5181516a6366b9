/**
 * What one renderer may see and do at a table. With one person in front of it that person's view always stands. With
 * several at one screen the public view stands between decisions:
 * - no or small secrets: everybody may decide with the public view; a private view shows while its owner peeks;
 * - a hand: a private view and its decision are given only while the curtain is lifted for that seat. It falls when the
 *   next person is asked, or its owner lowers it; every turn is confirmed, so that its owner sees what it brought.
 * A bot's seat belongs to nobody in front of a screen, so its view is never given.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Seat, PrivacyLevel, Viewer } from '../../engine/core/contract/game.ts'
import type { TurnEndPolicy, Table } from '../../engine/core/host/table.ts'
import type { PendingDecision } from '../../bridge/table-view.ts'
import { reject, type Rejection } from '../base/result.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import { botForSeat, sharesScreen } from './seating.ts'
import type { TableRecordReader } from './table-record.ts'

/** The people in front of one renderer, and for whom the curtain is up. */
export interface ScreenSeats {
  /** The seats that they play now, ascending. */
  mine: readonly Seat[]
  lifted: Seat | undefined
}

export interface ScreenView {
  readonly viewer: Viewer
  readonly decision?: PendingDecision
  /** The seat that is to lift the curtain next. */
  readonly curtain?: Seat
}

export function screenViewFor(table: Table, screen: ScreenSeats): ScreenView {
  const alone = onlySeat(screen)
  if (alone !== undefined) return { viewer: alone, ...decisionOf(table, alone) }
  const viewer = screen.lifted ?? 'table'
  const waiting = awaitedSeats(table).filter((seat) => screen.mine.includes(seat))
  const lifted = waiting.find((seat) => seat === screen.lifted)
  if (table.game.info.secrets !== 'hand') return { viewer, ...decisionOf(table, lifted ?? waiting[0]) }
  const next = lifted === undefined && !canChangeSecretChoice(table, screen.lifted) ? waiting[0] : undefined
  return { viewer, ...decisionOf(table, screen.lifted), ...omitUndefined({ curtain: next }) }
}

/**
 * The seats for which this renderer may speak now. Behind a curtain sits whoever lifted it, and nobody else acts, or takes
 * back what another has chosen in secret.
 */
export function seatsAllowedToAct(table: Table, screen: ScreenSeats): readonly Seat[] {
  if (onlySeat(screen) !== undefined || table.game.info.secrets !== 'hand') return screen.mine
  return screen.mine.filter((seat) => seat === screen.lifted)
}

/** Why this renderer may not act for `seat`; undefined when it may. Asked before the game's own reasons are. */
export function actRejection(table: Table, screen: ScreenSeats, seat: Seat): Rejection | undefined {
  const may = seatsAllowedToAct(table, screen).includes(seat)
  return foreignSeatRejection(screen, seat) ?? (may ? undefined : reject('table.refused.curtain'))
}

export function foreignSeatRejection({ mine }: ScreenSeats, seat: Seat): Rejection | undefined {
  return mine.includes(seat) ? undefined : reject('table.refused.notYourSeat')
}

/** Lifts the curtain for a person in front of this renderer. */
export function liftCurtain(screen: ScreenSeats, seat: Seat): Rejection | undefined {
  const refused = foreignSeatRejection(screen, seat)
  if (refused === undefined) screen.lifted = onlySeat(screen) === undefined ? seat : undefined
  return refused
}

/**
 * Lets the curtain fall when somebody else at this screen is to decide, and when the game is over. Bots take nothing
 * away: until another person is asked, whoever sits at the screen goes on sitting there, and may be asked again. Who has
 * chosen a card in secret and may still choose another keeps the curtain up until they lower it.
 */
export function updateCurtain(table: Table, screen: ScreenSeats): void {
  const next = awaitedSeats(table).filter((seat) => screen.mine.includes(seat))
  const passed =
    next.length > 0 && !next.some((seat) => seat === screen.lifted) && !canChangeSecretChoice(table, screen.lifted)
  if (passed || table.outcome !== null) screen.lifted = undefined
}

/**
 * Which turns wait for their end. At one screen shared by several people with hands, what was shown in secret is looked at
 * before the curtain falls; and what was not asked first could still be a surprise. Who has a device of their own shares it
 * with nobody.
 * @param settings whether people wish to confirm theirs, and whether what is final asks first
 */
export function createTurnEndPolicy(
  secrets: PrivacyLevel,
  record: TableRecordReader,
  settings: Pick<SettingsStore, 'current'>,
): (seat: Seat) => TurnEndPolicy {
  return (seat) => {
    const { seating } = record.current
    if (seating.setups[seat] === undefined || botForSeat(seating, seat) !== undefined) return 'never'
    const { confirmTurns, confirmFinal } = settings.current
    if (secrets === 'hand' && sharesScreen(seating, seat)) return confirmFinal ? 'whenShown' : 'always'
    return confirmTurns ? 'unlessBarrier' : 'never'
  }
}

/** The seats that the table waits for: those that owe a choice, or the end of their turn. */
export function awaitedSeats({ unconfirmed, deciders }: Table): readonly Seat[] {
  return unconfirmed === undefined ? deciders : [unconfirmed]
}

/** Whether a seat owes nothing but may still change a secret choice. */
function canChangeSecretChoice(table: Table, seat: Seat | undefined): boolean {
  return seat !== undefined && table.decision(seat) !== undefined && !table.deciders.includes(seat)
}

function onlySeat({ mine }: ScreenSeats): Seat | undefined {
  return mine.length === 1 ? mine[0] : undefined
}

function decisionOf(table: Table, seat: Seat | undefined): { decision?: PendingDecision } {
  const decision = seat === undefined ? undefined : table.decision(seat)
  return decision === undefined ? {} : { decision }
}
