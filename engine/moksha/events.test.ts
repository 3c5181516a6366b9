/** Recorded events match the state changes: each piece that moves is recorded once and in the right number. */
import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { CASTES, GODS, PILLARS, REGIONS, VITALITY_TOKEN_KINDS } from './data.ts'
import { moksha } from './index.ts'
import {
  ageMarkerPieceId,
  seatAgeStagePlace,
  buildingPieceId,
  regionBuildingPlace,
  occupationCardPieceId,
  casteStackPlace,
  disciplePieceId,
  regionDisciplesPlace,
  sharedGodMarkerPieceId,
  godMarkerPlace,
  harmonyHexPlace,
  karmaPieceId,
  seatKarmaPlace,
  landholderMarkerPieceId,
  regionLandholderMarkerPlace,
  harmonyMarkerPieceId,
  meeplePieceId,
  regionMeeplesPlace,
  occupationCardPlace,
  regionTokenStackPlace,
  discipleReservePlace,
  commonKarmaSupplyPlace,
  seatTokensPlace,
} from './places.ts'
import { pillarKarmaCountInSupply, reserveDiscipleCountOf } from './player-sheet.ts'
import type { MokshaEvent, MokshaPlace, MokshaState } from './state.ts'
import { decider, legalActions, play, eventsOfKind } from './testing.ts'

/** How many of each piece lie where, by `place piece`. */
type Ledger = Record<string, number>

function put(ledger: Ledger, place: MokshaPlace, piece: string, count: number): void {
  const key = `${place} ${piece}`
  const now = (ledger[key] ?? 0) + count
  ledger[key] = now
  if (now === 0) Reflect.deleteProperty(ledger, key)
}

function ledgerOf(state: MokshaState): Ledger {
  const ledger: Ledger = {}
  for (const token of VITALITY_TOKEN_KINDS) put(ledger, 'ocean', token, state.ocean[token])
  for (const token of state.drawn) put(ledger, 'drawn', token, 1)
  for (const pillar of PILLARS)
    put(ledger, commonKarmaSupplyPlace(pillar), karmaPieceId(pillar), pillarKarmaCountInSupply(state, pillar))
  for (const caste of CASTES)
    for (const card of state.castes[caste]) put(ledger, casteStackPlace(caste), occupationCardPieceId(card), 1)
  for (const { id } of REGIONS) {
    for (const token of state.piles[id - 1] ?? []) put(ledger, regionTokenStackPlace(id), token, 1)
    put(ledger, regionBuildingPlace(id), buildingPieceId(state.buildings[id - 1] ?? 'neutral'), 1)
  }
  state.players.forEach((player, seat) => {
    for (const token of player.tokens) put(ledger, seatTokensPlace(seat), token, 1)
    for (const pillar of PILLARS) put(ledger, seatKarmaPlace(seat), karmaPieceId(pillar), player.karma[pillar])
    for (const { id } of REGIONS)
      put(ledger, regionDisciplesPlace(id), disciplePieceId(seat), player.disciples[id - 1] ?? 0)
    put(ledger, discipleReservePlace(seat), disciplePieceId(seat), reserveDiscipleCountOf(player))
    put(ledger, regionMeeplesPlace(player.region), meeplePieceId(seat), 1)
    put(ledger, harmonyHexPlace(seat, player.harmony), harmonyMarkerPieceId(seat), 1)
    put(ledger, seatAgeStagePlace(seat, player.stage), ageMarkerPieceId(seat), 1)
    put(ledger, occupationCardPlace(seat), occupationCardPieceId(player.occupation), 1)
    put(
      ledger,
      player.land === null ? 'box' : regionLandholderMarkerPlace(player.land),
      landholderMarkerPieceId(seat),
      1,
    )
    for (const god of GODS)
      put(ledger, player.gods[god] === 'none' ? 'box' : godMarkerPlace(seat, god), sharedGodMarkerPieceId(god), 1)
  })
  return ledger
}

function follow(ledger: Ledger, events: readonly MokshaEvent[]): void {
  for (const { piece, from, to, count } of eventsOfKind(events, 'moved')) {
    put(ledger, from, piece, -count)
    put(ledger, to, piece, count)
  }
}

const sum = (counts: readonly { readonly count: number }[]): number => counts.reduce((all, { count }) => all + count, 0)

/** The counts that the other events give of the pieces that moved. */
function accounts(events: readonly MokshaEvent[]): [string, number, number][] {
  const moves = eventsOfKind(events, 'moved')
  const moved = (what: RegExp): number =>
    sum(moves.filter(({ piece, from, to }) => what.test(`${piece} ${from} ${to}`)))
  const converted = eventsOfKind(events, 'converted').length
  return [
    ['placed', sum(eventsOfKind(events, 'placed')), moved(/^disciple:\d seat\d:reserve /)],
    ['returned', sum(eventsOfKind(events, 'returned')) + converted, moved(/^disciple:\d .* seat\d:reserve$/)],
    ['mobilized', sum(eventsOfKind(events, 'mobilized')), moved(/^disciple:\d region:\d+:disciples region/)],
    ['karma', sum(eventsOfKind(events, 'karma')), moved(/^karma:\w+ karma:\w+ seat/)],
    ['took', eventsOfKind(events, 'took').length, moved(/ region:\d+:tokens seat/)],
    ['laid', eventsOfKind(events, 'laid').length, moved(/ drawn region/)],
    ['sank', eventsOfKind(events, 'sank').length, moved(/ drawn ocean$/)],
    ['drew', sum(eventsOfKind(events, 'drew').map(({ tokens }) => ({ count: tokens.length }))), moved(/ ocean drawn$/)],
  ]
}

describe('events', () => {
  test.each([2, 3, 4, 5])('MOK-1: events account for every moved piece, with %i players', (players) => {
    const random = createRandomStream(seedFromText(`ledger ${String(players)}`), 0)
    const state = moksha.setup({ players, options: {} }, random, noopEventSink)
    const ledger = ledgerOf(state)
    const seen = new Set<string>()
    while (state.end === null) {
      const choices = legalActions(state)
      // Every kind of choice as likely as any other, so that gods and occupations come up.
      const verb = random.pick([...new Set(choices.map((action) => action.do))])
      const events = play(state, random.pick(choices.filter((action) => action.do === verb)))
      for (const { kind } of events) seen.add(kind)
      follow(ledger, events)
      expect(ledger).toEqual(ledgerOf(state))
      for (const [kind, said, moved] of accounts(events)) expect([verb, kind, said]).toEqual([verb, kind, moved])
      expect(events.filter((event) => 'count' in event && event.kind !== 'aura' && event.count < 1)).toEqual([])
      expect(decidersAreTold(events, state)).toBe(true)
    }
    for (const kind of ['placed', 'returned', 'mobilized', 'karma', 'took', 'laid', 'drew'])
      expect(seen).toContain(kind)
  })
})

/** A turn that begins is reported once, as the last event; without it the turn goes on. */
function decidersAreTold(events: readonly MokshaEvent[], state: MokshaState): boolean {
  const turns = events.filter(({ kind }) => kind === 'turn')
  if (turns.length === 0) return true
  const last = events.at(-1)
  return turns.length === 1 && last?.kind === 'turn' && last.seat === decider(state)
}
