/** Positions of Moksha for its specs and pictures: two or more players, one of whom is about to wander. */
import type { Locator, Page } from '@playwright/test'
import type { God, Occupation, RegionNumber, VitalityToken } from '../engine/moksha/data.ts'
import type { MokshaState, Player } from '../engine/moksha/state.ts'
import type { PreparedTable } from './prepared-saves.ts'

/** Opens the majorities of all players. */
export const majoritiesButton = (page: Page): Locator => page.locator('button[data-open="majorities"]')

/** Properties of a seat; the others are as at the start. */
export interface MokshaSeat extends Partial<Omit<Player, 'gods' | 'disciples'>> {
  readonly region: RegionNumber
  readonly occupation: Occupation
  /** Gods with the dotted side up. */
  readonly ready?: readonly God[]
  /** Disciples by region. */
  readonly disciples?: Readonly<Record<RegionNumber, number>>
}

const COPIES: Readonly<Record<VitalityToken, number>> = {
  dharma5: 6,
  dharma10: 5,
  kama5: 6,
  kama10: 5,
  artha5: 6,
  artha10: 5,
}
const CASTES: MokshaState['castes'] = {
  dalit: ['dalit', 'dalit', 'dalit', 'dalit', 'dalit'],
  shudra: ['servant', 'cleaner', 'housekeeper', 'servant', 'cleaner', 'housekeeper'],
  vaishya: ['merchant', 'farmer', 'artisan', 'merchant', 'farmer', 'artisan'],
  kshatriya: ['soldier', 'maharaja', 'landholder', 'soldier', 'maharaja', 'landholder'],
  brahmin: ['swami', 'jurist', 'pandit', 'swami', 'jurist', 'pandit'],
}
const REGIONS: readonly RegionNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const CENTRE = 18

function toPlayerState({ ready = [], disciples = {}, ...more }: MokshaSeat): Player {
  const marker = (god: God) => (ready.includes(god) ? 'ready' : 'none')
  return {
    stage: 1,
    aura: 0,
    harmony: CENTRE,
    tokens: [],
    karma: { dharma: 0, kama: 0, artha: 0 },
    gods: { brahma: marker('brahma'), ganesha: marker('ganesha'), vishnu: marker('vishnu'), shiva: marker('shiva') },
    disciples: REGIONS.map((region) => disciples[region] ?? 0),
    land: null,
    slotAura: false,
    karmaAura: false,
    lives: 0,
    attained: false,
    passing: false,
    ...more,
  }
}

/** A copy of a list without the first occurrence of an item. */
function without<T>(list: readonly T[], item: T): T[] {
  const at = list.indexOf(item)
  return at < 0 ? [...list] : list.toSpliced(at, 1)
}

/**
 * Seat 0 is about to wander. Sanctuaries are in regions 1 to 4: Brahma, Ganesha, Vishnu, Shiva; temples in 5 to 11: dharma twice,
 * kama twice, artha twice, and the neutral one.
 * @param piles stacks by region, from bottom to top; all other tokens are in the Ocean
 */
export function mokshaPosition(
  sitting: readonly MokshaSeat[],
  piles: Readonly<Record<RegionNumber, readonly VitalityToken[]>>,
  people: readonly string[] = ['Ana'],
): PreparedTable {
  const players = sitting.map(toPlayerState)
  const ocean = { ...COPIES }
  for (const token of [...Object.values(piles).flat(), ...players.flatMap(({ tokens }) => tokens)]) ocean[token] -= 1
  const cards = players.map(({ occupation }) => occupation)
  const left = (stack: readonly Occupation[]) =>
    cards.reduce<Occupation[]>((rest, card) => without(rest, card), [...stack])
  const state: MokshaState = {
    evenFinish: false,
    players,
    order: players.map((_, seat) => seat),
    buildings: [
      'brahma',
      'ganesha',
      'vishnu',
      'shiva',
      'dharma',
      'dharma',
      'kama',
      'kama',
      'artha',
      'artha',
      'neutral',
    ],
    piles: REGIONS.map((region) => [...(piles[region] ?? [])]),
    unseen: REGIONS.map(() => 0),
    ocean,
    drawn: [],
    castes: {
      dalit: left(CASTES.dalit),
      shudra: left(CASTES.shudra),
      vaishya: left(CASTES.vaishya),
      kshatriya: left(CASTES.kshatriya),
      brahmin: left(CASTES.brahmin),
    },
    turns: 1,
    left: null,
    end: null,
    stack: [
      { kind: 'turn', seat: 0, stage: 'wander', moved: false, earned: false, taken: [], used: false, crowded: false },
    ],
  }
  const options = { evenFinish: false }
  return { game: 'moksha', title: 'Moksha', rules: 2, options, people, players: players.length, state }
}

/** Ana's last turn of a life that ends in moksha; a bot has one turn after it. */
export const LAST_TURN_POSITION = mokshaPosition(
  [
    { region: 7, occupation: 'servant', stage: 8, aura: 11, tokens: ['kama10'], disciples: { 1: 2, 2: 1, 7: 1 } },
    { region: 9, occupation: 'farmer', aura: 8, karma: { dharma: 1, kama: 0, artha: 2 }, disciples: { 1: 1, 9: 3 } },
  ],
  { 2: ['artha5'], 3: ['dharma10', 'kama5'], 9: ['artha10'] },
)
