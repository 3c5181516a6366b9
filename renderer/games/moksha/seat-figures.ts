/** Figures of Moksha that a player would otherwise compute by hand. Ids of messages/moksha. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import {
  AURA_GAINS,
  DISCIPLES_PER_PLAYER,
  GODS,
  OCCUPATION_DATA,
  PILLARS,
  VITALITY_TOKEN_SLOTS_PER_PLAYER,
} from '../../../engine/moksha/data.ts'
import {
  auraNeededForMoksha,
  deathMajorityRegionsAndAura,
  harmonyPointsOfHex,
  karmaTotal,
  rebirthCasteAndKeptCountOf,
  reserveDiscipleCountOf,
  survivalCheckResultIfNow,
} from '../../../engine/moksha/index.ts'
import type { MokshaView, Player } from '../../../engine/moksha/index.ts'
import { casteName, godName, karmaCountMessage, occupationAndCasteName, gameMessage, regionName } from './names.ts'
import { isBetweenLives } from './current-state.ts'

/**
 * The lines of text about a seat in the side panel. The first line says whether the seat's life goes on after this
 * turn.
 */
export function seatFigureLines(view: MokshaView, seat: Seat): readonly Message[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const target = auraNeededForMoksha(view.players.length)
  const aura = gameMessage('figure.aura', { aura: player.aura, target })
  const harmony = gameMessage('figure.harmony', { points: harmonyPointsOfHex(player.harmony) })
  if (player.attained) {
    return [
      gameMessage('figure.attained'),
      aura,
      harmony,
      gameMessage('figure.karmaHeld', { count: karmaTotal(player) }),
    ]
  }
  const dead = isBetweenLives(view, seat)
  const lines = [dead ? gameMessage('figure.dead') : survival(player), aura]
  if (!dead) lines.push(dying(view, seat, player, target))
  lines.push(life(player), karmaWords(player))
  lines.push(...nearAura(player), harmony)
  if (!dead)
    lines.push(
      gameMessage('figure.disciples', {
        count: DISCIPLES_PER_PLAYER - reserveDiscipleCountOf(player),
        all: DISCIPLES_PER_PLAYER,
        kept: player.stage,
      }),
    )
  const ready = GODS.filter((god) => player.gods[god] === 'ready')
  const used = GODS.filter((god) => player.gods[god] === 'used')
  if (ready.length > 0) lines.push(gameMessage('figure.ready', { gods: ready.map(godName) }))
  if (used.length > 0) lines.push(gameMessage('figure.used', { gods: used.map(godName) }))
  if (player.land !== null) lines.push(gameMessage('figure.land', { region: regionName(player.land) }))
  if (player.passing) lines.push(gameMessage('figure.passing'))
  if (view.left !== null) {
    const turns = view.left.filter((each) => each === seat).length
    lines.push(gameMessage('figure.left', { turns, now: view.stack[0]?.seat === seat }))
  }
  return lines
}

/** Own vitality against the level of the next stage (MOK-50 to MOK-53). */
function survival(player: Player): Message {
  const { vitality, need, lives } = survivalCheckResultIfNow(player)
  if (need === null) return gameMessage('figure.lastStage', { vitality })
  const values = { vitality, need, stage: player.stage + 1 }
  return lives ? gameMessage('figure.lives', values) : gameMessage('figure.dies', { ...values, short: need - vitality })
}

/** The result of a death now, and whether that would be enough (MOK-55, MOK-58). */
function dying(view: MokshaView, seat: Seat, player: Player, target: number): Message {
  const { regions, aura } = deathMajorityRegionsAndAura(view, seat)
  const values = { count: regions.length, aura }
  return gameMessage(player.aura + aura >= target ? 'figure.dyingMoksha' : 'figure.dying', values)
}

function life({ occupation, stage }: Player): Message {
  const { caste } = OCCUPATION_DATA[occupation]
  return gameMessage('figure.life', { life: occupationAndCasteName(occupation), caste: casteName(caste), stage })
}

/** Karma by colour, and the caste that it leads to (MOK-62). */
function karmaWords(player: Player): Message {
  const caste = casteName(rebirthCasteAndKeptCountOf(player).caste)
  const held = PILLARS.filter((pillar) => player.karma[pillar] > 0)
  if (held.length === 0) return gameMessage('figure.noKarma', { caste })
  return gameMessage('figure.karma', {
    karma: held.map((pillar) => karmaCountMessage(pillar, player.karma[pillar])),
    caste,
  })
}

/** The aura of a life that is one piece away (MOK-65 to MOK-67). */
function nearAura(player: Player): Message[] {
  const lines: Message[] = []
  if (!player.slotAura && player.tokens.length === VITALITY_TOKEN_SLOTS_PER_PLAYER - 1)
    lines.push(gameMessage('figure.nearSlot', { amount: AURA_GAINS.fourthToken }))
  const missing = PILLARS.filter((pillar) => player.karma[pillar] === 0)
  const [pillar] = missing
  if (!player.karmaAura && missing.length === 1 && pillar !== undefined)
    lines.push(
      gameMessage('figure.nearColours', { karma: karmaCountMessage(pillar, 1), amount: AURA_GAINS.threeColours }),
    )
  const gods = GODS.filter((god) => player.gods[god] === 'none')
  const [god] = gods
  if (gods.length === 1 && god !== undefined)
    lines.push(gameMessage('figure.nearGod', { god: godName(god), amount: AURA_GAINS.fourthGod }))
  return lines
}
