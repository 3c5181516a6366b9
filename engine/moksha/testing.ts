/** Test helpers: positions from a sparse description, and playing through validation. */
import type { Seat } from '../core/contract/game.ts'
import { createRulesTester } from '../core/invariants/test-helpers.ts'
import {
  GODS,
  OCCUPATION_DATA,
  OCCUPATION_IDS,
  PILLARS,
  REGIONS,
  TEMPLE_BUILDINGS_INCLUDING_COPIES,
  VITALITY_TOKEN_KINDS,
} from './data.ts'
import type { Building, Caste, God, HexIndex, Occupation, Pillar, RegionNumber, VitalityToken } from './data.ts'
import { hexIndexAt } from './harmony-grid.ts'
import { moksha } from './index.ts'
import { createAllTokens, cardsOfCaste, countTokensByKind, createRecordByCaste, newPlayer } from './setup.ts'
import type { MokshaAction, MokshaState, Player, CurrentTurnFrame } from './state.ts'
import { forEachWander } from './wander.ts'

export { firstItemRandom, eventsOfKind } from '../core/invariants/test-helpers.ts'

/**
 * A short description of one player's state, from which a test builds it. An omitted field has its value from the
 * start of the game. Tokens, karma and gods are words in one string, such as `'dharma5 kama10'`, `'kama kama'` or
 * `'shiva'`.
 */
export interface PlayerSketch {
  region?: RegionNumber
  occupation?: Occupation
  stage?: number
  /** Default: the aura that the sheet must have given. */
  aura?: number
  /** Axial coordinates of the harmony marker. */
  at?: readonly [number, number]
  tokens?: string
  karma?: string
  /** Gods with the dotted side up, and with the clear side up. */
  ready?: string
  used?: string
  /** Disciples by region. */
  disciples?: Readonly<Record<RegionNumber, number>>
  land?: RegionNumber
  attained?: boolean
  passing?: boolean
}

/**
 * A short description of a game position, from which `createPosition` builds the state for a test. An omitted field
 * has its default value.
 */
export interface PositionSketch {
  players?: readonly PlayerSketch[]
  /** Buildings by region; they are swapped with the default ones. */
  buildings?: Readonly<Record<RegionNumber, Building>>
  /** Stacks by region, from bottom to top; default: empty. All other tokens are in the Ocean. */
  piles?: Readonly<Record<RegionNumber, string>>
  /** Regions in whose stacks only the top token has been seen. */
  unseen?: readonly RegionNumber[]
  /** Occupations on top of their stacks, the uppermost last. */
  top?: string
  order?: readonly Seat[]
  /** The active seat. */
  seat?: Seat
  turn?: Partial<Omit<CurrentTurnFrame, 'kind' | 'seat'>>
  left?: readonly Seat[]
  evenFinish?: boolean
}

function words<T extends string>(list: string | undefined, known: readonly T[]): T[] {
  return (list ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const found = known.find((each) => each === word)
      if (found === undefined) throw new RangeError(`no ${word}`)
      return found
    })
}

/** Occupations without effect in most tests. */
const NEUTRAL_OCCUPATIONS: readonly Occupation[] = ['landholder', 'landholder', 'maharaja', 'maharaja', 'servant']
const HOMES: readonly RegionNumber[] = [4, 1, 1, 1, 1]

function playerFrom(sketch: PlayerSketch, seat: Seat): Player {
  const player = newPlayer(
    sketch.region ?? HOMES[seat] ?? 1,
    sketch.occupation ?? NEUTRAL_OCCUPATIONS[seat] ?? 'servant',
  )
  player.stage = sketch.stage ?? 1
  player.tokens = words(sketch.tokens, VITALITY_TOKEN_KINDS)
  for (const pillar of words(sketch.karma, PILLARS)) player.karma[pillar]++
  for (const god of words(sketch.ready, GODS)) player.gods[god] = 'ready'
  for (const god of words(sketch.used, GODS)) player.gods[god] = 'used'
  for (const [region, count] of Object.entries(sketch.disciples ?? {})) player.disciples[Number(region) - 1] = count
  if (sketch.at !== undefined) player.harmony = hexIndexAt(...sketch.at)
  player.land = sketch.land ?? null
  player.slotAura = player.tokens.length === 4
  player.karmaAura = PILLARS.every((pillar) => player.karma[pillar] > 0)
  player.attained = sketch.attained ?? false
  player.passing = sketch.passing ?? false
  const gods = GODS.every((god) => player.gods[god] !== 'none') ? 2 : 0
  player.aura = sketch.aura ?? Number(player.slotAura) + Number(player.karmaAura) + gods
  player.lives = player.attained ? 1 : 0
  return player
}

function buildingsFrom(wanted: Readonly<Record<RegionNumber, Building>>): Building[] {
  const buildings: Building[] = [...GODS, ...TEMPLE_BUILDINGS_INCLUDING_COPIES]
  const fixed = Object.keys(wanted).map(Number)
  for (const region of fixed) {
    const building = wanted[region] ?? 'neutral'
    const other = buildings.findIndex((each, at) => each === building && (at + 1 === region || !fixed.includes(at + 1)))
    if (other < 0) throw new RangeError(`no ${building} left`)
    buildings[other] = buildings[region - 1] ?? 'neutral'
    buildings[region - 1] = building
  }
  return buildings
}

/** All cards that no player has, with the named ones on top of their stacks. */
function castesFrom(players: readonly Player[], top: readonly Occupation[]): Record<Caste, Occupation[]> {
  return createRecordByCaste((caste) => {
    const cards = cardsOfCaste(caste)
    const upper = top.filter((occupation) => OCCUPATION_DATA[occupation].caste === caste)
    for (const card of [...players.map(({ occupation }) => occupation), ...upper]) {
      const at = cards.indexOf(card)
      if (at >= 0) cards.splice(at, 1)
    }
    return [...cards, ...upper]
  })
}

/**
 * Builds the state of a game in the turn of a seat, from a sketch of the position. The turn is at the stage `wander`,
 * where the player chooses a region to move to, unless `turn` of the sketch sets another stage. By default,
 * sanctuaries are in regions 1 to 4 in the order of GODS, and temples in regions 5 to 11 in the order of
 * TEMPLE_BUILDINGS_INCLUDING_COPIES.
 */
export function createPosition(sketch: PositionSketch = {}): MokshaState {
  const players = (sketch.players ?? [{}, {}]).map(playerFrom)
  const piles = REGIONS.map(({ id }) => words(sketch.piles?.[id], VITALITY_TOKEN_KINDS))
  const ocean = countTokensByKind(createAllTokens())
  for (const token of [...piles.flat(), ...players.flatMap(({ tokens }) => tokens)]) ocean[token]--
  const order = sketch.order ?? players.map((_, seat) => seat)
  const seat = sketch.seat ?? order[0] ?? 0
  return {
    evenFinish: sketch.evenFinish ?? false,
    players,
    order: [...order],
    buildings: buildingsFrom(sketch.buildings ?? {}),
    piles,
    unseen: piles.map((pile, at) => (sketch.unseen?.includes(at + 1) ? (1 << Math.max(0, pile.length - 1)) - 1 : 0)),
    ocean,
    drawn: [],
    castes: castesFrom(players, words(sketch.top, OCCUPATION_IDS)),
    turns: order.indexOf(seat) + 1,
    left: sketch.left === undefined ? null : [...sketch.left],
    end: null,
    stack: [
      {
        kind: 'turn',
        seat,
        stage: 'wander',
        moved: false,
        earned: false,
        taken: [],
        used: false,
        crowded: false,
        ...sketch.turn,
      },
    ],
  }
}

export const { decider, legalActions, isLegal, play, playWithRandom } = createRulesTester(moksha, true)

/** The legal actions of the seat at turn whose `do` is this verb, in their order. */
export function choicesOfVerb<D extends MokshaAction['do']>(state: MokshaState, verb: D): (MokshaAction & { do: D })[] {
  return legalActions(state).filter((action): action is MokshaAction & { do: D } => action.do === verb)
}

/**
 * @returns the state of a seat's player; the default is seat 0
 * @throws RangeError if the table has no such seat
 */
export function playerOfSeat(state: MokshaState, seat: Seat = 0): Player {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`no seat ${String(seat)}`)
  return player
}

/** The hex of a seat's harmony marker. */
export function markerHexOf(state: MokshaState, seat: Seat = 0): HexIndex {
  return playerOfSeat(state, seat).harmony
}

/**
 * The regions in which a player can be at the end of its walk, without duplicates, and whether it must pay a token for
 * the walk.
 */
export function walkDestinationsOf(state: MokshaState, seat: Seat): { region: RegionNumber; paid: boolean }[] {
  const found: { region: RegionNumber; paid: boolean }[] = []
  forEachWander(state, seat, (region, pay) => {
    if (found.every((each) => each.region !== region)) found.push({ region, paid: pay !== null })
  })
  return found
}

// Constructors of actions.
/**
 * Builds the action of moving to a region, or of staying in it.
 * @param pay the token that the player hands in for a region two borders away, or null
 */
export const wanderAction = (region: RegionNumber, pay: VitalityToken | null = null): MokshaAction => ({
  do: 'wander',
  region,
  pay,
})
/** Builds the action by which a new vitality token takes the slot of the held token `token`. */
export const replaceTokenAction = (token: VitalityToken): MokshaAction => ({ do: 'replace', token })
/**
 * Builds the action of a player with the Farmer occupation who returns a disciple from the region `from` and one from
 * the region `and`, to get a second token.
 */
export const payDisciplesForTokenAction = (from: RegionNumber, and: RegionNumber): MokshaAction => ({
  do: 'farm',
  from,
  and,
})
/** Builds the action that ends the shifts of the harmony marker on the hex with these axial coordinates. */
export const harmonyAction = (q: number, r: number): MokshaAction => ({ do: 'harmony', hex: hexIndexAt(q, r) })
/**
 * Builds the action of gathering the reward of the hex on which the player's harmony marker is.
 * @param karma the colour that the player chooses if the reward has a karma token of any colour
 */
export const gatherRewardAction = (karma: Pillar): MokshaAction => ({ do: 'gather', karma })
/**
 * Builds the action of a player with the occupation Housekeeper, Cleaner or Servant who takes one karma token.
 * @param karma the colour of the karma token
 */
export const earnAction = (karma: Pillar): MokshaAction => ({ do: 'earn', karma })
/** Builds the action of a player with the Artisan occupation who trades this vitality token for karma of its colour. */
export const tradeTokenForKarmaAction = (token: VitalityToken): MokshaAction => ({ do: 'craft', token })
/**
 * Builds the action of a player with the Merchant occupation who trades one karma token for disciples.
 * @param karma the colour of the karma token
 * @param count the number of disciples, one or two
 */
export const tradeKarmaForDisciplesAction = (karma: Pillar, count: number): MokshaAction => ({
  do: 'trade',
  karma,
  count,
})
/**
 * Builds the action of a player with the Soldier occupation who replaces a disciple of another player by an own one.
 * @param seat the seat whose disciple is replaced
 */
export const replaceRivalDiscipleAction = (seat: Seat): MokshaAction => ({ do: 'convert', seat })
/** The action of a player with the occupation Swami: to place one more disciple in the region where the player is. */
export const placeExtraDiscipleAction: MokshaAction = { do: 'preach' }
/**
 * Builds the action of paying a token for a devotion to a god. The first devotion to a god gives the player the god's
 * marker; a later one makes the marker ready for use again.
 * @param pay the vitality token or the colour of the karma token that the player hands in
 */
export const devoteAction = (god: God, pay: VitalityToken | Pillar): MokshaAction => ({ do: 'devote', god, pay })
/**
 * Builds the action of sacrificing a token at a temple, which pays for a mobilization, a move of disciples to another
 * region (D9).
 * @param pay the vitality token, or the colour of the karma token, that the player hands in
 */
export const sacrificeAction = (pay: VitalityToken | Pillar): MokshaAction => ({ do: 'sacrifice', pay })
/** Builds the action of moving this number of the player's disciples from one region to another. */
export const mobilizeAction = (from: RegionNumber, to: RegionNumber, count: number): MokshaAction => ({
  do: 'mobilize',
  from,
  to,
  count,
})
/** Builds the action of moving one of the player's disciples from a region back to the reserve, after a death (D11). */
export const recallFromRegionAction = (region: RegionNumber): MokshaAction => ({ do: 'recall', region })
/** Builds the action of keeping these karma tokens at a rebirth (D12). */
export const keepKarmaAction = (...karma: Pillar[]): MokshaAction => ({ do: 'keep', karma })
/** Builds the action by which a player with the Landholder occupation closes a region to all other players (D13). */
export const closeAction = (region: RegionNumber): MokshaAction => ({ do: 'close', region })
/** The action of using the god Brahma, which draws tokens from the Ocean, the face-down pool of tokens. */
export const brahmaAction: MokshaAction = { do: 'brahma' }
/**
 * Builds the action of placing the first token that the god Brahma drew in the stack of a region.
 * @param at the number of tokens below the placed token
 */
export const placeDrawnTokenAction = (region: RegionNumber, at: number): MokshaAction => ({ do: 'lay', region, at })
/**
 * Builds the action that returns a token to the Ocean, the face-down pool of tokens. The token is one of those that
 * the god Brahma drew.
 */
export const drawnTokenToOceanAction = (token: VitalityToken): MokshaAction => ({ do: 'sink', token })
/**
 * Builds the action of using the god Ganesha to take karma of a colour.
 * @param karma the colour of the karma
 */
export const ganeshaAction = (karma: Pillar): MokshaAction => ({ do: 'ganesha', karma })
/** Builds the action of using the god Vishnu on a region, to take the top token of its stack. */
export const vishnuAction = (region: RegionNumber): MokshaAction => ({ do: 'vishnu', region })
/**
 * Builds the action of using the god Shiva on a region. It is the first of the two regions whose buildings are
 * swapped.
 */
export const shivaAction = (region: RegionNumber): MokshaAction => ({ do: 'shiva', region })
/**
 * Builds the action of choosing the second region for the god Shiva, whose building is swapped with that of the first
 * region.
 */
export const swapAction = (region: RegionNumber): MokshaAction => ({ do: 'swap', region })
/** The action by which a player passes a stage of the turn, or a window for the use of gods, without another choice. */
export const goAction: MokshaAction = { do: 'go' }
/**
 * The action of going on without using a god. From then on, the player is not prompted in windows (moments of a turn)
 * where only gods can be used, until the player takes `resumeGodPromptsAction` (MOK-107).
 */
export const pauseGodPromptsAction: MokshaAction = { do: 'passWindows' }
/**
 * The action by which a player asks to be prompted again in windows: moments of a turn at which only the use of a god
 * can be chosen (MOK-107).
 */
export const resumeGodPromptsAction: MokshaAction = { do: 'askWindows' }
