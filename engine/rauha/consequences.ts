/** Consequences of a turn that a player can verify on the table; the Sage's reasons are built from them (consequences.ts). */
import type { AdviceConsequence } from '../core/contract/consequences.ts'
import type { Message, Seat } from '../core/contract/game.ts'
import { createMessageFactory } from '../core/contract/game.ts'
import { nearlyWonEntities, playerOf, countSpores, visibleTileOn } from './board.ts'
import type { BoardsAndEntities } from './board.ts'
import { CARD_DATA, ENTITY_IDS, ENTITY_DATA, AVATAR_STOPS, SQUARE_INDICES } from './data.ts'
import type { CardId, ActivationEffect, Resource, SquareIndex } from './data.ts'
import { gainAmountOf } from './effects.ts'
import { waterScoreBreakdownOfSeat } from './turn-flow.ts'
import { canPlaceCard, entitiesMatchingLinesThrough } from './settle.ts'
import type { ViewedPlayer, RauhaView } from './state.ts'

/**
 * Every kind of consequence of a choice that the Sage, the adviser in the app, can give as a reason for its advice.
 * The text of a kind is the message `rauha.reason.KIND`. A kind that begins with `may` is a possible use of a chosen
 * card that is not yet placed; `winsFrom` and `mayWinFrom` concern an entity that a rival owns before the choice.
 */
export const ADVICE_CONSEQUENCE_KINDS = [
  'energy',
  'crystals',
  'crystalsLeft',
  'wins',
  'winsFrom',
  'mayWin',
  'mayWinFrom',
  'nearly',
  'mayNearly',
  'scoring',
  'lines',
  'mayLines',
  'spores',
  'water',
  'mayCrystals',
  'maySpore',
  'mayWater',
  'animals',
] as const
/** The kind of a consequence that the Sage, the adviser in the app, can give as a reason for its advice in Rauha. */
export type RauhaAdviceConsequenceKind = (typeof ADVICE_CONSEQUENCE_KINDS)[number]
const say = createMessageFactory<RauhaAdviceConsequenceKind>('rauha.reason')

/** Weight of each kind, roughly in energy. */
const ENERGY = 1
const CRYSTAL = 0.5
const ENTITY_WON = 7
const ENTITY_NEAR = 2
const PER_LINE = 0.8
const SPORE = 2
const WATER = 1.2
const ANIMAL = 0.6

type Note = (about: string, worth: number, what: Message) => void

/**
 * Compares a viewer's views before and after choices of a seat, and lists the changes that these choices cause for the
 * seat.
 * @returns the changes, each with a value in approximate energy (the score of the game)
 */
export function consequences(before: RauhaView, after: RauhaView, seat: Seat): readonly AdviceConsequence[] {
  const found: AdviceConsequence[] = []
  const note: Note = (about, worth, what) => {
    found.push({ what, seat, quantity: about, worth })
  }
  const [old, own] = [before.players[seat], after.players[seat]]
  if (old === undefined || own === undefined) return found
  const gained = own.energy - old.energy
  if (gained > 0) note('energy', ENERGY * gained, say('energy', { count: gained }))
  const got = own.crystals - old.crystals
  if (got > 0) note('crystals', CRYSTAL * own.crystals, say('crystals', { count: got, total: own.crystals }))
  else if (own.crystals > 0) note('crystals', CRYSTAL * own.crystals, say('crystalsLeft', { count: own.crystals }))
  const left = AVATAR_STOPS.filter(({ position }) => position > before.position)
  const corners = left.filter(({ kind }) => kind === 'corner').length
  entities(before, after, seat, note)
  const spores = countSpores(own) - countSpores(old)
  if (spores > 0) note('spores', SPORE * spores, say('spores', { count: spores }))
  // The values counted here do not change before the seat's next decision.
  const scoring = scoringOf(after, seat)
  if (corners > 0 && scoring > scoringOf(before, seat))
    note('scoring', ENERGY * corners * scoring, say('scoring', { count: scoring }))
  const lines = linesOf(after, seat, before.position)
  if (lines > linesOf(before, seat, before.position)) note('lines', PER_LINE * lines, say('lines', { count: lines }))
  const [was, water] = [waterScoreBreakdownOfSeat(before, seat), waterScoreBreakdownOfSeat(after, seat)]
  if (water.energy > was.energy && corners > 0)
    note(
      'water',
      WATER * corners * (water.energy - was.energy),
      say('water', { count: water.sources, energy: water.energy }),
    )
  keeping(after, seat, before.position, note)
  return found
}

/** Notes entities won and nearly won. */
function entities(before: RauhaView, after: RauhaView, seat: Seat, note: Note): void {
  for (const entity of ENTITY_IDS) {
    if (after.entities[entity] !== seat || before.entities[entity] === seat) continue
    const former = before.entities[entity]
    const { name } = ENTITY_DATA[entity]
    note(
      entity,
      ENTITY_WON,
      former === null ? say('wins', { entity: name }) : say('winsFrom', { entity: name, rival: { seat: former } }),
    )
  }
  const was = nearlyWonEntities(before, seat).map(({ entity }) => entity)
  for (const { entity } of nearlyWonEntities(after, seat))
    if (!was.includes(entity)) note(entity, ENTITY_NEAR, say('nearly', { entity: ENTITY_DATA[entity].name }))
}

/** The energy of a scoring with the current board: tiles with spores, entities, water. */
function scoringOf(table: BoardsAndEntities & Pick<RauhaView, 'entities'>, seat: Seat): number {
  const { tiles, spores } = playerOf(table, seat)
  let sum = 0
  for (const square of SQUARE_INDICES)
    if (spores[square] === true) sum += gainOf(table, seat, visibleTileOn(table.side, tiles, square).effect)
  for (const entity of ENTITY_IDS)
    if (table.entities[entity] === seat) sum += gainOf(table, seat, ENTITY_DATA[entity].effect)
  return sum + waterScoreBreakdownOfSeat(table, seat).energy
}

/** The energy or crystals that an effect gives now. Effects with a price count 0: the crystals may be lacking later. */
function gainOf(
  table: BoardsAndEntities,
  seat: Seat,
  effect: ActivationEffect | null,
  good: Resource = 'energy',
): number {
  if (effect === null || effect.kind === 'spore' || effect.kind === 'payToGain') return 0
  return effect.what === good ? gainAmountOf(table, seat, effect) : 0
}

/** The energy or crystals that the lines after a position give with the current board. */
function linesOf(table: BoardsAndEntities, seat: Seat, position: number, good: Resource = 'energy'): number {
  const { tiles } = playerOf(table, seat)
  let sum = 0
  for (const stop of AVATAR_STOPS)
    if (stop.position > position)
      for (const square of stop.squares)
        sum += gainOf(table, seat, visibleTileOn(table.side, tiles, square).effect, good)
  return sum
}

/** Notes the best possible uses of a chosen card, if the view shows which card it is. */
function keeping(view: RauhaView, seat: Seat, position: number, note: Note): void {
  const own = view.players[seat]
  const [card, ...others] = own?.kept.cards ?? []
  if (own === undefined || card === undefined || others.length > 0) return
  const spots = SQUARE_INDICES.filter((square) => canPlaceCard(card, square, own.crystals))
  const near = nearlyWonEntities(view, seat).map(({ entity }) => entity)
  const won = new Set(
    spots.flatMap((square) => entitiesMatchingLinesThrough(view.side, own.tiles.with(square, card), square)),
  )
  for (const entity of won) {
    const owner = view.entities[entity]
    if (owner === seat) continue
    const name = ENTITY_DATA[entity].name
    note(
      entity,
      ENTITY_WON,
      owner === null ? say('mayWin', { entity: name }) : say('mayWinFrom', { entity: name, rival: { seat: owner } }),
    )
  }
  const nearer = new Set(
    spots.flatMap((square) =>
      nearlyWonEntities(withCard(view, seat, own, card, square), seat).map(({ entity }) => entity),
    ),
  )
  for (const entity of nearer)
    if (!near.includes(entity) && !won.has(entity))
      note(entity, ENTITY_NEAR, say('mayNearly', { entity: ENTITY_DATA[entity].name }))
  const best = (good: Resource): number => {
    const now = linesOf(view, seat, position - 1, good)
    const after = spots.map((square) => linesOf(withCard(view, seat, own, card, square), seat, position - 1, good))
    return Math.max(0, ...after.map((sum) => sum - now))
  }
  const [energy, crystals] = [best('energy'), best('crystals')]
  if (energy > 0) note('card', PER_LINE * energy, say('mayLines', { count: energy }))
  if (crystals > 0) note('cardCrystals', CRYSTAL * crystals, say('mayCrystals', { count: crystals }))
  const { effect, water } = CARD_DATA[card]
  if (effect?.kind === 'spore') note('cardSpore', SPORE, say('maySpore', { count: effect.pay }))
  if (water > 0) note('cardWater', WATER * water, say('mayWater', { count: water }))
  const animals = CARD_DATA[card].animals.length
  if (animals > 0) note('animals', ANIMAL * animals, say('animals', { count: animals }))
}

/** The table with a card added on a square. */
function withCard(
  view: RauhaView,
  seat: Seat,
  own: ViewedPlayer,
  card: CardId,
  square: SquareIndex,
): BoardsAndEntities {
  const players = view.players.with(seat, { ...own, tiles: own.tiles.with(square, card) })
  return { side: view.side, entities: view.entities, players }
}
