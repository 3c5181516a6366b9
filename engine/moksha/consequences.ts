/** Consequences of a turn that a player can verify on the table; the Sage's reasons are built from them (consequences.ts). */
import type { AdviceConsequence } from '../core/contract/consequences.ts'
import type { Message, Seat } from '../core/contract/game.ts'
import { createMessageFactory } from '../core/contract/game.ts'
import { deathMajorityRegionsAndAura } from './board.ts'
import {
  REQUIRED_VITALITY_BY_STAGE,
  CASTE_DATA,
  GODS,
  LAST_AGE_TRACK_STAGE,
  PILLARS,
  REGIONS,
  VITALITY_TOKEN_SLOTS_PER_PLAYER,
} from './data.ts'
import { auraNeededForMoksha, rebirthCasteAndKeptCountOf } from './death.ts'
import { deathForecastFor } from './death-forecast.ts'
import { gameMessage } from './messages.ts'
import {
  casteOf,
  boardDiscipleCountOf,
  countDevotedGods,
  harmonyPointsOfHex,
  karmaTotal,
  playerOf,
  vitalityOf,
} from './player-sheet.ts'
import type { MokshaView, Player } from './state.ts'

/**
 * Every kind of consequence of a choice that the Sage, the adviser in the app, can give as a reason for its advice.
 * The text of each kind is the message `moksha.reason.KIND`.
 */
export const ADVICE_REASON_KINDS = [
  'moksha',
  'aura',
  'release',
  'majorities',
  'rivalMajorities',
  'rivalGains',
  'rivalNot',
  'karma',
  'rebirth',
  'tokens',
  'colours',
  'god',
  'godReady',
  'godUsed',
  'godKept',
  'lives',
  'disciples',
  'harmony',
] as const
/** The kind of a consequence that the Sage, the adviser in the app, can give as a reason for its advice in Moksha. */
export type MokshaAdviceConsequenceKind = (typeof ADVICE_REASON_KINDS)[number]
const say = createMessageFactory<MokshaAdviceConsequenceKind>('moksha.reason')

/** Weight of each kind, roughly in aura. */
const MOKSHA = 8
const RELEASE = 3
const MAJORITY = 0.5
const RIVAL_MAJORITY = 0.4
const KARMA = 0.2
const CASTE = 0.3
const TOKEN = 0.15
const COLOUR = 0.2
const GOD = 0.6
const GOD_READY = 0.3
const TURN = 0.15
const DISCIPLE = 0.1
const HARMONY = 0.12

type Note = (about: string, worth: number, what?: Message, whose?: Seat, spared?: Message) => void

/**
 * Compares a viewer's views before and after the choices of a seat.
 * @returns the changes by these choices, for the seat and its rivals, each with a value roughly in aura
 */
export function consequences(before: MokshaView, after: MokshaView, seat: Seat): readonly AdviceConsequence[] {
  const found: AdviceConsequence[] = []
  const note: Note = (about, worth, what, whose = seat, spared) => {
    found.push({ ...(what && { what }), ...(spared && { sparedMessage: spared }), seat: whose, quantity: about, worth })
  }
  const [old, own] = [playerOf(before, seat), playerOf(after, seat)]
  const target = auraNeededForMoksha(after.players.length)
  if (own.attained && !old.attained) note('aura', MOKSHA, say('moksha'))
  else if (own.aura > old.aura)
    note('aura', own.aura - old.aura, say('aura', { count: own.aura - old.aura, total: own.aura, target }))
  if (own.attained) return found
  disciples(before, after, seat, note)
  if (own.lives === old.lives) {
    sheet(old, own, note)
  } else {
    const caste = casteOf(own)
    note('rebirth', CASTE * CASTE_DATA[caste].rank, say('rebirth', { caste: gameMessage(`caste.${caste}`) }))
  }
  gods(old, own, note)
  const points = harmonyPointsOfHex(own.harmony)
  if (points > harmonyPointsOfHex(old.harmony)) note('harmony', HARMONY * points, say('harmony', { count: points }))
  return found
}

/** Notes majorities with their value at a death, and disciples on the map. */
function disciples(before: MokshaView, after: MokshaView, seat: Seat, note: Note): void {
  const death = deathForecastFor(after, seat)
  const count = death.regions.length
  if (death.attainsMoksha) note('release', RELEASE, say('release', { total: death.total, target: death.target }))
  // A death has converted majorities into aura: the remaining ones do not count in addition.
  if (hasDied(before, after, seat)) note('majorities', MAJORITY * REGIONS.length)
  else if (count > 0) note('majorities', MAJORITY * count, say('majorities', { count, aura: death.aura }))
  const placed = boardDiscipleCountOf(playerOf(after, seat)) - boardDiscipleCountOf(playerOf(before, seat))
  if (placed > 0) note('disciples', DISCIPLE * placed, say('disciples', { count: placed }))
  for (const rival of after.players.keys()) {
    if (rival === seat) continue
    const lost =
      deathMajorityRegionsAndAura(before, rival).regions.length -
      deathMajorityRegionsAndAura(after, rival).regions.length
    if (lost > 0) note('majorities', RIVAL_MAJORITY * lost, say('rivalMajorities', { count: lost }), rival)
    else if (lost < 0) {
      const spared = say('rivalNot')
      note('majorities', RIVAL_MAJORITY * lost, say('rivalGains', { count: -lost }), rival, spared)
    }
  }
}

/** Whether these choices end the seat's life. If the frame is recalling disciples, the life had already ended. */
function hasDied(before: MokshaView, after: MokshaView, seat: Seat): boolean {
  const [turn] = before.stack
  const isOver = turn?.kind === 'turn' && turn.seat === seat && turn.stage === 'recall'
  return !isOver && playerOf(after, seat).lives > playerOf(before, seat).lives
}

/** Notes karma, tokens and colours gathered in this life, and its remaining turns. */
function sheet(old: Player, own: Player, note: Note): void {
  const karma = karmaTotal(own)
  const { caste } = rebirthCasteAndKeptCountOf(own)
  if (karma > 0) note('karma', KARMA * karma, say('karma', { count: karma, caste: gameMessage(`caste.${caste}`) }))
  const held = own.tokens.length
  if (!own.slotAura && held > 0)
    note('tokens', TOKEN * held, say('tokens', { count: held, all: VITALITY_TOKEN_SLOTS_PER_PLAYER }))
  const colours = PILLARS.filter((pillar) => own.karma[pillar] > 0).length
  if (!own.karmaAura && colours > 0 && karma !== colours)
    note('colours', COLOUR * colours, say('colours', { count: colours, all: PILLARS.length }))
  const turns = turnsOf(own)
  if (turns > 0) note('life', TURN * turns, say('lives', { count: turns }))
}

/** Number of turns that a life lasts with its present vitality, if no token is gained or lost. */
function turnsOf(player: Player): number {
  const vitality = vitalityOf(player)
  let turns = 0
  while (
    player.stage + turns < LAST_AGE_TRACK_STAGE &&
    vitality >= (REQUIRED_VITALITY_BY_STAGE[player.stage + turns] ?? Infinity)
  )
    turns += 1
  return turns
}

function gods(old: Player, own: Player, note: Note): void {
  for (const god of GODS) {
    const name = gameMessage(`god.${god}`)
    const count = countDevotedGods(own)
    const [was, is] = [old.gods[god], own.gods[god]]
    if (was === 'none' && is !== 'none') note(god, GOD * count, say('god', { god: name, count, all: GODS.length }))
    else if (was === 'used' && is === 'ready') note(god, GOD_READY, say('godReady', { god: name }))
    else if (was === 'ready' && is === 'used')
      note(god, -GOD_READY, say('godUsed', { god: name }), undefined, say('godKept', { god: name }))
  }
}
