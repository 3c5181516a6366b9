/** Moves on the harmony grid (MOK-8, MOK-28 to MOK-32), with Pandit and Jurist (MOK-96, MOK-97). */
import { HEXES, JURIST_SHIFT_LENGTHS, PILLARS, HARMONY_SHIFT_VECTOR_BY_PILLAR, TOKEN_DATA } from './data.ts'
import type { HexIndex, Pillar, VitalityToken } from './data.ts'
import { ringOfHex } from './player-sheet.ts'

const OUTER_RING = Math.max(...HEXES.map((_, hex) => ringOfHex(hex)))
/** The hex in the centre of the harmony grid, on which all markers start. */
export const CENTRE_HEX: HexIndex = hexIndexAt(0, 0)

/** @returns the hex at axial coordinates, or -1 if they are outside the grid */
export function hexIndexAt(q: number, r: number): HexIndex {
  return HEXES.findIndex((hex) => hex.q === q && hex.r === r)
}

const NEXT: Readonly<Record<Pillar, readonly HexIndex[]>> = {
  dharma: nextBy('dharma'),
  kama: nextBy('kama'),
  artha: nextBy('artha'),
}

function nextBy(pillar: Pillar): readonly HexIndex[] {
  const { q: dq, r: dr } = HARMONY_SHIFT_VECTOR_BY_PILLAR[pillar]
  return HEXES.map(({ q, r }, hex) => {
    const next = hexIndexAt(q + dq, r + dr)
    return next < 0 ? hex : next
  })
}

/**
 * Computes the hex of the harmony marker after one shift.
 * @param hex the hex of the marker before the shift
 * @param pillar the colour of the shift, which sets its direction
 * @returns the new hex; `hex` itself if the shift would leave the grid (MOK-32)
 */
export function hexAfterShift(hex: HexIndex, pillar: Pillar): HexIndex {
  return NEXT[pillar][hex] ?? hex
}

/**
 * The pieces that cause the shifts of a player's harmony marker in one move over the harmony grid: the tokens that the
 * player took, the coloured dot of the building (null: no dot; `neutral`: counts as any colour), and the occupation
 * (`skill`) if its effect can still change these shifts.
 */
export interface HarmonyMarkerShiftSources {
  readonly tokens: readonly VitalityToken[]
  readonly dot: Pillar | 'neutral' | null
  /** The occupation, if its effect changes shifts and can still be used in this turn. */
  readonly skill: 'pandit' | 'jurist' | null
}

/**
 * A hex where a player's harmony marker can end after all its shifts, with one sequence of shifts that leads to it.
 * `pandit` and `jurist` tell whether that sequence uses an occupation's effect. The Pandit lets one token count as a
 * colour of the player's choice (MOK-96). The Jurist chooses how many shifts the token and the temple's dot give, 1 or
 * 2 each (MOK-97).
 */
export interface HarmonyMoveOption {
  readonly hex: HexIndex
  /** The shifts in order: after each one the marker is on `to`, which is its previous hex if the shift is blocked. */
  readonly path: readonly { readonly pillar: Pillar; readonly to: HexIndex }[]
  /** The colour that the Pandit's token counts as; null if the effect is not used. */
  readonly pandit: Pillar | null
  /** The Jurist's lengths; null if the effect is not used. */
  readonly jurist: { readonly token: number; readonly temple: number } | null
}

/**
 * Lists the hexes where a harmony marker can end after it makes all shifts that a player's tokens, building and
 * occupation give. A path without the occupation's effect is preferred, because the player can then still use the
 * effect later in the turn. A list of one hex means that the player has no decision.
 * @param start the present hex of the marker
 * @param source the sources of the shifts; each of them is carried out
 * @returns the hexes, ascending, each with one path
 */
export function harmonyMoveOptionsFrom(
  start: HexIndex,
  source: HarmonyMarkerShiftSources,
): readonly HarmonyMoveOption[] {
  const { tokens, dot, skill } = source
  const ofHex = (MOVE_OPTIONS_CACHE[start] ??= new Map<TokensKey, OptionsByDot>())
  const tokensKey = tokens.length > 1 ? tokens.join() : tokens[0]
  let ofTokens = ofHex.get(tokensKey)
  if (ofTokens === undefined)
    ofHex.set(tokensKey, (ofTokens = new Map<HarmonyMarkerShiftSources['dot'], OptionsBySkill>()))
  let ofDot = ofTokens.get(dot)
  if (ofDot === undefined)
    ofTokens.set(dot, (ofDot = new Map<HarmonyMarkerShiftSources['skill'], readonly HarmonyMoveOption[]>()))
  let ways = ofDot.get(skill)
  if (ways === undefined) ofDot.set(skill, (ways = findMoveOptions(start, source)))
  return ways
}

/** The only token; undefined for none; a list of names for several. */
type TokensKey = string | undefined
type OptionsBySkill = Map<HarmonyMarkerShiftSources['skill'], readonly HarmonyMoveOption[]>
type OptionsByDot = Map<HarmonyMarkerShiftSources['dot'], OptionsBySkill>
/**
 * Cached by hex and source: searches request the same ones several times per step. The parts of the source are looked up
 * one after another, since it would take longer to join them to one key.
 */
const MOVE_OPTIONS_CACHE: Map<TokensKey, OptionsByDot>[] = []

function findMoveOptions(start: HexIndex, source: HarmonyMarkerShiftSources): readonly HarmonyMoveOption[] {
  const found: (HarmonyMoveOption | undefined)[] = []
  for (const variant of variantsOf(source)) explore(start, variant, found)
  return found.filter((way) => way !== undefined)
}

interface ShiftVariant extends Pick<HarmonyMoveOption, 'pandit' | 'jurist'> {
  readonly shifts: readonly Pillar[]
}

/** The sets of shifts that can be made, those without an effect first. */
function variantsOf({ tokens, dot, skill }: HarmonyMarkerShiftSources): ShiftVariant[] {
  const dots: readonly (Pillar | null)[] = dot === 'neutral' ? PILLARS : [dot]
  const arrows = arrowsOf(tokens)
  const all = dots.map((colour): ShiftVariant => ({ shifts: join(arrows, colour, 1), pandit: null, jurist: null }))
  const [token] = tokens
  if (skill === 'pandit' && token !== undefined) {
    for (const pandit of PILLARS) {
      if (pandit === TOKEN_DATA[token].pillar) continue
      const recoloured = repeat(pandit, TOKEN_DATA[token].arrows)
      for (const colour of dots) all.push({ shifts: join(recoloured, colour, 1), pandit, jurist: null })
    }
  }
  if (skill === 'jurist') {
    const natural = token === undefined ? 0 : TOKEN_DATA[token].arrows
    for (const length of token === undefined ? [0] : JURIST_SHIFT_LENGTHS) {
      for (const temple of dot === null ? [0] : JURIST_SHIFT_LENGTHS) {
        if (length === natural && temple < 2) continue
        const arrowsNow = token === undefined ? [] : repeat(TOKEN_DATA[token].pillar, length)
        for (const colour of dots)
          all.push({ shifts: join(arrowsNow, colour, temple), pandit: null, jurist: { token: length, temple } })
      }
    }
  }
  return all
}

function arrowsOf([first, ...others]: readonly VitalityToken[]): readonly Pillar[] {
  if (first === undefined) return []
  const { pillar, arrows } = TOKEN_DATA[first]
  const own = repeat(pillar, arrows)
  return others.length === 0 ? own : own.concat(arrowsOf(others))
}

/** Built once: searches request them at every step. */
const RUNS: Readonly<Record<Pillar, (readonly Pillar[])[]>> = { dharma: [], kama: [], artha: [] }

function repeat(pillar: Pillar, times: number): readonly Pillar[] {
  return (RUNS[pillar][times] ??= Array.from({ length: times }, () => pillar))
}

function join(arrows: readonly Pillar[], dot: Pillar | null, length: number): readonly Pillar[] {
  return dot === null ? arrows : arrows.concat(repeat(dot, length))
}

/** Adds the ends of all orders of the shifts. Away from the edge all orders end on the same hex. */
function explore(
  start: HexIndex,
  { shifts, pandit, jurist }: ShiftVariant,
  found: (HarmonyMoveOption | undefined)[],
): void {
  if (ringOfHex(start) + shifts.length <= OUTER_RING) {
    const way = inOrder(start, shifts)
    const hex = way.at(-1)?.to ?? start
    found[hex] ??= { hex, path: way, pandit, jurist }
    return
  }
  const path: { pillar: Pillar; to: HexIndex }[] = []
  const left = [...shifts]
  const go = (hex: HexIndex): void => {
    if (left.length === 0) {
      found[hex] ??= { hex, path: [...path], pandit, jurist }
      return
    }
    for (let at = 0; at < left.length; at++) {
      const pillar = left[at]
      if (pillar === undefined || left.indexOf(pillar) !== at) continue
      const to = hexAfterShift(hex, pillar)
      left.splice(at, 1)
      path.push({ pillar, to })
      go(to)
      path.pop()
      left.splice(at, 0, pillar)
    }
  }
  go(start)
}

function inOrder(start: HexIndex, shifts: readonly Pillar[]): HarmonyMoveOption['path'] {
  let hex = start
  return shifts.map((pillar) => ({ pillar, to: (hex = hexAfterShift(hex, pillar)) }))
}
