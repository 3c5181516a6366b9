/** Where shifts lead on the harmony grid (MOK-8, MOK-28 to MOK-32), with Pandit and Jurist (MOK-96, MOK-97). */
import { HEXES, JURIST_LENGTHS, PILLARS, SHIFTS, TOKEN_DATA } from './data.ts'
import type { Hex, Pillar, Token } from './data.ts'
import { ringOf } from './sheet.ts'

const OUTER_RING = Math.max(...HEXES.map((_, hex) => ringOf(hex)))
export const CENTRE: Hex = hexAt(0, 0)

/** The hex at axial coordinates; -1 when they lie outside the grid. */
export function hexAt(q: number, r: number): Hex {
  return HEXES.findIndex((hex) => hex.q === q && hex.r === r)
}

const NEXT: Readonly<Record<Pillar, readonly Hex[]>> = {
  dharma: nextBy('dharma'),
  kama: nextBy('kama'),
  artha: nextBy('artha'),
}

function nextBy(pillar: Pillar): readonly Hex[] {
  const { q: dq, r: dr } = SHIFTS[pillar]
  return HEXES.map(({ q, r }, hex) => {
    const next = hexAt(q + dq, r + dr)
    return next < 0 ? hex : next
  })
}

/** One shift; at the edge the marker stays where it is (MOK-32). */
export function shifted(hex: Hex, pillar: Pillar): Hex {
  return NEXT[pillar][hex] ?? hex
}

/** What makes the shifts of a step: the tokens taken and the dot of the building. */
export interface ShiftSource {
  readonly tokens: readonly Token[]
  readonly dot: Pillar | 'neutral' | null
  /** An occupation that may still be used in this turn. */
  readonly skill: 'pandit' | 'jurist' | null
}

/** A hex where the marker can end, and one way there. */
export interface HarmonyWay {
  readonly hex: Hex
  /** The shifts in order: after each of them the marker is on `to`, where it was before if that one is blocked. */
  readonly path: readonly { readonly pillar: Pillar; readonly to: Hex }[]
  /** The colour that the Pandit's token counts as; null when the effect is not used. */
  readonly pandit: Pillar | null
  /** The Jurist's lengths; null when the effect is not used. */
  readonly jurist: { readonly token: number; readonly temple: number } | null
}

/**
 * Every hex where the marker can end, by index, each with one way there: without the occupation's effect where there is
 * such a way, since the effect can then still be used. One entry when nothing is to be chosen.
 */
export function waysFrom(start: Hex, source: ShiftSource): readonly HarmonyWay[] {
  const { tokens, dot, skill } = source
  const ofHex = (WAYS[start] ??= new Map<string, readonly HarmonyWay[]>())
  const key = `${tokens.length === 1 ? (tokens[0] ?? '') : tokens.join()} ${dot ?? ''} ${skill ?? ''}`
  let ways = ofHex.get(key)
  if (ways === undefined) ofHex.set(key, (ways = findWays(start, source)))
  return ways
}

/** Kept by hex and source: searches ask for the same ones several times at every step. */
const WAYS: Map<string, readonly HarmonyWay[]>[] = []

function findWays(start: Hex, source: ShiftSource): readonly HarmonyWay[] {
  const found: (HarmonyWay | undefined)[] = []
  for (const variant of variantsOf(source)) explore(start, variant, found)
  return found.filter((way) => way !== undefined)
}

interface Variant extends Pick<HarmonyWay, 'pandit' | 'jurist'> {
  readonly shifts: readonly Pillar[]
}

/** The sets of shifts that may be made; the plain ones first. */
function variantsOf({ tokens, dot, skill }: ShiftSource): Variant[] {
  const dots: readonly (Pillar | null)[] = dot === 'neutral' ? PILLARS : [dot]
  const arrows = arrowsOf(tokens)
  const all = dots.map((colour): Variant => ({ shifts: join(arrows, colour, 1), pandit: null, jurist: null }))
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
    for (const length of token === undefined ? [0] : JURIST_LENGTHS) {
      for (const temple of dot === null ? [0] : JURIST_LENGTHS) {
        if (length === natural && temple < 2) continue
        const arrowsNow = token === undefined ? [] : repeat(TOKEN_DATA[token].pillar, length)
        for (const colour of dots)
          all.push({ shifts: join(arrowsNow, colour, temple), pandit: null, jurist: { token: length, temple } })
      }
    }
  }
  return all
}

function arrowsOf([first, ...others]: readonly Token[]): readonly Pillar[] {
  if (first === undefined) return []
  const { pillar, arrows } = TOKEN_DATA[first]
  const own = repeat(pillar, arrows)
  return others.length === 0 ? own : own.concat(arrowsOf(others))
}

/** Made once: searches ask for them at every step. */
const RUNS: Readonly<Record<Pillar, (readonly Pillar[])[]>> = { dharma: [], kama: [], artha: [] }

function repeat(pillar: Pillar, times: number): readonly Pillar[] {
  return (RUNS[pillar][times] ??= Array.from({ length: times }, () => pillar))
}

function join(arrows: readonly Pillar[], dot: Pillar | null, length: number): readonly Pillar[] {
  return dot === null ? arrows : arrows.concat(repeat(dot, length))
}

/** Notes the ends of all orders of the shifts that are not noted yet. Away from the edge all orders end alike. */
function explore(start: Hex, { shifts, pandit, jurist }: Variant, found: (HarmonyWay | undefined)[]): void {
  if (ringOf(start) + shifts.length <= OUTER_RING) {
    const way = inOrder(start, shifts)
    const hex = way.at(-1)?.to ?? start
    found[hex] ??= { hex, path: way, pandit, jurist }
    return
  }
  const path: { pillar: Pillar; to: Hex }[] = []
  const left = [...shifts]
  const go = (hex: Hex): void => {
    if (left.length === 0) {
      found[hex] ??= { hex, path: [...path], pandit, jurist }
      return
    }
    for (let at = 0; at < left.length; at++) {
      const pillar = left[at]
      if (pillar === undefined || left.indexOf(pillar) !== at) continue
      const to = shifted(hex, pillar)
      left.splice(at, 1)
      path.push({ pillar, to })
      go(to)
      path.pop()
      left.splice(at, 0, pillar)
    }
  }
  go(start)
}

function inOrder(start: Hex, shifts: readonly Pillar[]): HarmonyWay['path'] {
  let hex = start
  return shifts.map((pillar) => ({ pillar, to: (hex = shifted(hex, pillar)) }))
}
