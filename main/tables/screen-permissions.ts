/**
 * Decides whose view one client's screen may show at a table, and for which seats it may act. With one person in front of it,
 * that person's view is always shown. With several people at one screen, the public view is shown between decisions:
 * - games without secrets or with small ones: each person may decide with the public view; a private view is shown while its
 * owner peeks;
 * - games with hands: a private view and its decision are shown only while the curtain is lifted for that seat. The curtain falls
 * when the next person is asked or its owner lowers it. Every turn is confirmed, so that its owner sees its result.
 * A bot's seat belongs to no screen, so its view is never shown.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Seat, PrivateInformationLevel, Viewer } from '../../engine/core/contract/game.ts'
import type { TurnEndPolicy, Table } from '../../engine/core/host/table.ts'
import type { PendingDecision } from '../../bridge/table-view.ts'
import { reject, type Rejection } from '../base/result.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import { botPlayingSeat, isScreenOfSeatShared } from './seating.ts'
import type { ReadonlyTableRecordHolder } from './open-table-record.ts'

/**
 * The seats that are played at one client's screen, and the seat whose secrets the screen shows now. Several people
 * who share a screen hide their secrets from each other behind a curtain, a cover over the screen.
 */
export interface ScreenSeatsAndCurtain {
  /** The seats that the people at this screen play now, ascending. */
  mine: readonly Seat[]
  /** The seat for which the curtain is lifted, so that its view is shown; undefined while the curtain is down. */
  lifted: Seat | undefined
}

/**
 * The present permissions of a client's screen: the viewer whose view of the game the screen shows, the decision that
 * a player at the screen may make, and the seat for which the curtain should be lifted next. The curtain covers the
 * screen between players who share the screen.
 */
export interface ScreenViewerDecisionAndCurtain {
  /** The viewer whose view of the game is shown. */
  readonly viewer: Viewer
  /** Absent: no player at this screen may decide anything now. */
  readonly decision?: PendingDecision
  /** The seat whose player should lift the curtain next. Absent: none has to. */
  readonly curtain?: Seat
}

/**
 * Returns the permissions of a client's screen now: the viewer whose view it may show, the decision that a player at
 * the screen may make, and the seat for which the curtain should be lifted next. The curtain is a cover that hides
 * secrets when players share a screen. The permissions follow from the seats that are played at the screen, and from
 * the seat for which the curtain is lifted.
 */
export function screenViewerAndDecisionFor(
  table: Table,
  screen: ScreenSeatsAndCurtain,
): ScreenViewerDecisionAndCurtain {
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
 * The seats for which a client may act now; whose turn it is does not matter here. Usually these are all seats at the
 * client's screen. In a game with hidden hands, several people who share the screen hide their secrets behind a
 * curtain (a cover over the screen): then only the seat for which the curtain is lifted may act, and none while it is
 * down. Thus no seat can undo the secret choice of another.
 */
export function seatsAllowedToAct(table: Table, screen: ScreenSeatsAndCurtain): readonly Seat[] {
  if (onlySeat(screen) !== undefined || table.game.info.secrets !== 'hand') return screen.mine
  return screen.mine.filter((seat) => seat === screen.lifted)
}

/** Why this client may not act for a seat now, or undefined if it may; checked before the game's own rules. */
export function actRejection(table: Table, screen: ScreenSeatsAndCurtain, seat: Seat): Rejection | undefined {
  const may = seatsAllowedToAct(table, screen).includes(seat)
  return foreignSeatRejection(screen, seat) ?? (may ? undefined : reject('table.refused.curtain'))
}

/**
 * Returns the rejection of a client that acts for a seat that is not played at its screen
 * (`table.refused.notYourSeat`).
 * @param screen the seats that are played at the client's screen
 * @returns undefined if the seat is played at this screen
 */
export function foreignSeatRejection({ mine: ownSeats }: ScreenSeatsAndCurtain, seat: Seat): Rejection | undefined {
  return ownSeats.includes(seat) ? undefined : reject('table.refused.notYourSeat')
}

/**
 * Lifts the curtain of a screen for one of its seats, so that the seat's view is shown. The curtain hides the secrets of
 * players who share a screen; with only one seat at the screen there is none.
 * @returns the rejection if the seat is not played at this screen, else undefined
 */
export function liftCurtain(screen: ScreenSeatsAndCurtain, seat: Seat): Rejection | undefined {
  const refused = foreignSeatRejection(screen, seat)
  if (refused === undefined) screen.lifted = onlySeat(screen) === undefined ? seat : undefined
  return refused
}

/**
 * Lowers the curtain of a screen if another person there has to decide now, or if the game is over. The curtain hides
 * the secrets of players who share a screen. While only bots act, the curtain stays lifted: the same person still sits
 * at the screen and may be asked again. It also stays lifted for a person who has chosen a card in secret and may
 * still change it.
 */
export function lowerCurtainIfDue(table: Table, screen: ScreenSeatsAndCurtain): void {
  const next = awaitedSeats(table).filter((seat) => screen.mine.includes(seat))
  const passed =
    next.length > 0 && !next.some((seat) => seat === screen.lifted) && !canChangeSecretChoice(table, screen.lifted)
  if (passed || table.outcome !== null) screen.lifted = undefined
}

/**
 * Creates the function that returns the `TurnEndPolicy` of a seat: whether the table waits at the end of the seat's
 * turn until the player confirms it with 'End turn'. A barrier is a log entry that cannot be undone, for example a
 * random draw.
 * - `never` (no wait): a bot plays the seat, or none of the other cases applies.
 * - `always` (always a wait): a person who shares a screen plays the seat, in a game with hidden hands. The player
 * thus sees the result of an action before the screen is covered for the next player.
 * - `whenShown` (a wait unless the turn ended on a barrier, and also after a barrier if the last choice showed the
 * player a secret): as `always`, but the settings ask to confirm irreversible choices first.
 * - `unlessBarrier` (a wait unless the turn ended on a barrier): any other person, if the settings ask to confirm
 * turns.
 * @param secrets how much private information the seats have in this game
 * @param record the record of the table, which contains its seating
 * @param settings whether people want to confirm their turns (`confirmTurns`), and irreversible choices first
 *   (`confirmFinal`)
 */
export function createTurnEndPolicyOf(
  secrets: PrivateInformationLevel,
  record: ReadonlyTableRecordHolder,
  settings: Pick<SettingsStore, 'current'>,
): (seat: Seat) => TurnEndPolicy {
  return (seat) => {
    const { seating } = record.current
    if (seating.setups[seat] === undefined || botPlayingSeat(seating, seat) !== undefined) return 'never'
    const { confirmTurns, confirmFinal } = settings.current
    if (secrets === 'hand' && isScreenOfSeatShared(seating, seat)) return confirmFinal ? 'whenShown' : 'always'
    return confirmTurns ? 'unlessBarrier' : 'never'
  }
}

/** The seats that the table waits for: they owe a choice or the end of their turn. */
export function awaitedSeats({ unconfirmed, deciders }: Table): readonly Seat[] {
  return unconfirmed === undefined ? deciders : [unconfirmed]
}

/** Whether a seat owes nothing but may still change a secret choice. */
function canChangeSecretChoice(table: Table, seat: Seat | undefined): boolean {
  return seat !== undefined && table.decision(seat) !== undefined && !table.deciders.includes(seat)
}

function onlySeat({ mine: ownSeats }: ScreenSeatsAndCurtain): Seat | undefined {
  return ownSeats.length === 1 ? ownSeats[0] : undefined
}

function decisionOf(table: Table, seat: Seat | undefined): { decision?: PendingDecision } {
  const decision = seat === undefined ? undefined : table.decision(seat)
  return decision === undefined ? {} : { decision }
}
