/** Step 4 and the consequences of a death: ageing, aura, moksha or rebirth (MOK-50 to MOK-64, MOK-91). */
import type { Seat } from '../core/contract/game.ts'
import { gainAura } from './aura.ts'
import {
  maxRivalDiscipleCountIn,
  landholderMarkerSeatIn,
  ownDiscipleCountIn,
  deathMajorityRegionsAndAura,
} from './board.ts'
import {
  AURA_TARGET_BY_PLAYER_COUNT,
  CASTE_DATA,
  CASTES,
  MAX_KARMA_PAID_FOR_REBIRTH,
  PILLARS,
  REGIONS,
} from './data.ts'
import type { Caste, Occupation, Pillar, RegionNumber } from './data.ts'
import { returnDisciples, spendKarmaUnchecked } from './gains.ts'
import {
  ageMarkerPieceId,
  seatAgeStagePlace,
  occupationCardPieceId,
  casteStackPlace,
  landholderMarkerPieceId,
  regionLandholderMarkerPlace,
  occupationCardPlace,
} from './places.ts'
import { casteOf, boardDiscipleCountOf, karmaTotal, playerOf, survivalCheckResultIfNow } from './player-sheet.ts'
import type { MokshaPublicState, MokshaState, Player, MokshaEventSink } from './state.ts'
import { returnHeldTokenToOcean } from './tokens.ts'

/**
 * @returns the aura (points) that a player needs to attain moksha, the aim of the game (MOK-58)
 * @param players number of players of the game
 */
export function auraNeededForMoksha(players: number): number {
  return AURA_TARGET_BY_PLAYER_COUNT[players] ?? 0
}

function setStage(player: Player, seat: Seat, stage: number, emit: MokshaEventSink): void {
  const from = seatAgeStagePlace(seat, player.stage)
  if (stage !== player.stage)
    emit({ kind: 'moved', piece: ageMarkerPieceId(seat), from, to: seatAgeStagePlace(seat, stage), count: 1 })
  player.stage = stage
}

/**
 * Step 4: checks the vitality of the seat's player, who then ages by one stage or dies (MOK-50 to MOK-54). A death is only
 * counted and reported here; its consequences are the next steps.
 * @returns whether the player lives
 */
export function ageOrRecordDeath(state: MokshaState, seat: Seat, emit: MokshaEventSink): boolean {
  const player = playerOf(state, seat)
  const { vitality, need, lives } = survivalCheckResultIfNow(player)
  if (lives && need !== null) {
    setStage(player, seat, player.stage + 1, emit)
    emit({ kind: 'aged', seat, stage: player.stage, vitality, need })
    return true
  }
  player.lives++
  emit({ kind: 'died', seat, stage: player.stage, vitality, need })
  emit.checkpoint()
  return false
}

/**
 * Adds the aura (points) that a seat gains from its majorities after its player's death, in step 5 of the turn. A
 * majority is a region in which the seat has a disciple and no other seat has more disciples. Reports each of these
 * regions, then the aura gained (MOK-55, MOK-56).
 */
export function gainDeathAura(state: MokshaState, seat: Seat, emit: MokshaEventSink): void {
  const { regions, aura } = deathMajorityRegionsAndAura(state, seat)
  for (const region of regions) {
    const own = ownDiscipleCountIn(playerOf(state, seat), region)
    emit({ kind: 'majority', seat, region, own, best: maxRivalDiscipleCountIn(state, seat, region) })
    emit.checkpoint()
  }
  gainAura(state, seat, 'majorities', aura, regions.length, emit)
  emit.checkpoint()
}

/**
 * Whether a player who has died must return disciples to the reserve. This is so if the player has more disciples on
 * the board than the number of the age stage that the player reached (MOK-57).
 */
export function mustRecallDisciples(player: Player): boolean {
  return boardDiscipleCountOf(player) > player.stage
}

/**
 * Lists the regions from which a player can return a disciple to the reserve after a death.
 * @returns the regions with at least one disciple of the player, in ascending order
 */
export function recallableRegions(player: Player): RegionNumber[] {
  return REGIONS.map(({ id }) => id).filter((region) => ownDiscipleCountIn(player, region) > 0)
}

/** Moves one disciple of a seat from a region back to the seat's reserve, after a death (D11, MOK-57). */
export function recallDisciple(state: MokshaState, seat: Seat, region: RegionNumber, emit: MokshaEventSink): void {
  returnDisciples(state, seat, region, 1, emit)
  emit({ kind: 'returned', seat, region, count: 1, reason: 'death' })
}

/** Whether a player has enough aura (points) to attain moksha, the aim of the game (MOK-58 to MOK-60). */
export function hasEnoughAuraForMoksha({ players }: MokshaPublicState, { aura }: Player): boolean {
  return aura >= auraNeededForMoksha(players.length)
}

/**
 * Begins the rebirth of a seat's player: moves the age marker back to the first stage, and returns the player's tokens
 * to the Ocean, the supply of tokens (MOK-61).
 */
export function resetAgeAndTokensForRebirth(state: MokshaState, seat: Seat, emit: MokshaEventSink): void {
  const player = playerOf(state, seat)
  setStage(player, seat, 1, emit)
  for (const token of [...player.tokens]) returnHeldTokenToOcean(state, seat, token, emit)
  player.slotAura = false
  emit.checkpoint()
}

/** @returns the number of karma tokens that a player would keep at a rebirth now: all beyond the four handed in */
export function keptKarmaCount(player: Player): number {
  return Math.max(0, karmaTotal(player) - MAX_KARMA_PAID_FOR_REBIRTH)
}

/** @returns what a rebirth now would give a player: the caste of the next life, and the number of karma tokens kept (MOK-62) */
export function rebirthCasteAndKeptCountOf(player: Player): { caste: Caste; kept: number } {
  const kept = keptKarmaCount(player)
  return { caste: casteForKarma(karmaTotal(player) - kept), kept }
}

/**
 * @returns all selections of the karma tokens that a player can keep at a rebirth (D12), each in the order of PILLARS;
 * one empty selection if none are kept
 */
export function keptKarmaOptions(player: Player): Pillar[][] {
  let found: Pillar[][] = [[]]
  for (let nth = 0; nth < keptKarmaCount(player); nth++) {
    found = found.flatMap((kept) => {
      const from = PILLARS.findIndex((pillar) => pillar === kept.at(-1))
      return PILLARS.slice(Math.max(0, from))
        .filter((pillar) => kept.filter((other) => other === pillar).length < player.karma[pillar])
        .map((pillar) => [...kept, pillar])
    })
  }
  return found
}

/**
 * Ends the rebirth of a seat's player: reopens the region that the player closed, returns the occupation card, hands in
 * all karma except `kept`, and draws the card of the next life (MOK-61 to MOK-63, MOK-91).
 */
export function finishRebirth(state: MokshaState, seat: Seat, kept: readonly Pillar[], emit: MokshaEventSink): void {
  const player = playerOf(state, seat)
  reopenRegion(player, seat, emit)
  returnCard(state, seat, emit)
  const karma: Pillar[] = []
  for (const pillar of PILLARS) {
    const count = player.karma[pillar] - kept.filter((each) => each === pillar).length
    if (count <= 0) continue
    spendKarmaUnchecked(state, seat, pillar, count, emit)
    for (let nth = 0; nth < count; nth++) karma.push(pillar)
  }
  player.karmaAura = false
  const caste = casteForKarma(karma.length)
  emit({ kind: 'reborn', seat, karma, kept: [...kept], caste })
  drawCard(state, seat, caste, emit)
  emit.checkpoint()
}

/** @returns the caste of a rebirth with this number of karma tokens handed in (MOK-62) */
function casteForKarma(karma: number): Caste {
  return CASTES.find((caste) => CASTE_DATA[caste].cost === karma) ?? 'dalit'
}

function returnCard({ castes, players }: MokshaState, seat: Seat, emit: MokshaEventSink): void {
  const player = playerOf({ players }, seat)
  const { occupation } = player
  castes[casteOf(player)].unshift(occupation)
  const to = casteStackPlace(casteOf(player))
  emit({ kind: 'moved', piece: occupationCardPieceId(occupation), from: occupationCardPlace(seat), to, count: 1 })
}

/** Draws the top card of a caste (MOK-64: there always is one). It was unknown to all players; all Dalit cards are alike. */
function drawCard({ castes, players }: MokshaState, seat: Seat, caste: Caste, emit: MokshaEventSink): void {
  const occupation = removeTopCardOfCaste(castes, caste)
  playerOf({ players }, seat).occupation = occupation
  if (caste !== 'dalit') emit.markInformed()
  emitOccupationDrawn(seat, occupation, caste, emit)
}

/**
 * Removes the top card from the stack of a caste.
 * @returns the card
 * @throws RangeError if the stack is empty
 */
export function removeTopCardOfCaste(castes: MokshaState['castes'], caste: Caste): Occupation {
  const occupation = castes[caste].pop()
  if (occupation === undefined) throw new RangeError(`no card of caste ${caste}`)
  return occupation
}

/** Reports that a seat drew an occupation card, with which a life of its player begins. */
export function emitOccupationDrawn(seat: Seat, occupation: Occupation, caste: Caste, emit: MokshaEventSink): void {
  emit({
    kind: 'moved',
    piece: occupationCardPieceId(occupation),
    from: casteStackPlace(caste),
    to: occupationCardPlace(seat),
    count: 1,
  })
  emit({ kind: 'born', seat, occupation, caste })
}

/**
 * @returns the regions that a player with the occupation Landholder can close to all other players (MOK-91),
 *   ascending: the regions without a landholder marker
 */
export function regionsClosableByLandholder(state: MokshaPublicState): RegionNumber[] {
  return REGIONS.map(({ id }) => id).filter((region) => landholderMarkerSeatIn(state, region) === null)
}

/** Puts the landholder marker of a seat into a region, which closes it to all other players (D13, MOK-91). */
export function placeLandholderMarker(
  state: MokshaState,
  seat: Seat,
  region: RegionNumber,
  emit: MokshaEventSink,
): void {
  playerOf(state, seat).land = region
  emit({ kind: 'used', seat, occupation: 'landholder' })
  emit({
    kind: 'moved',
    piece: landholderMarkerPieceId(seat),
    from: 'box',
    to: regionLandholderMarkerPlace(region),
    count: 1,
  })
  emit({ kind: 'closed', seat, region })
  emit.checkpoint()
}

function reopenRegion(player: Player, seat: Seat, emit: MokshaEventSink): void {
  const { land: region } = player
  if (region === null) return
  player.land = null
  emit({
    kind: 'moved',
    piece: landholderMarkerPieceId(seat),
    from: regionLandholderMarkerPlace(region),
    to: 'box',
    count: 1,
  })
  emit({ kind: 'opened', seat, region })
}
