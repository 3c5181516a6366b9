/** Sprite specs of the painter, as plain values. Words in a sprite spec are message ids or people's names. */
import type {
  Building,
  Caste,
  God,
  HexIndex,
  Occupation,
  Pillar,
  RegionNumber,
  VitalityToken,
} from '../../../engine/moksha/data.ts'
import type { GodMarkerState } from '../../../engine/moksha/index.ts'
import type { OpenPileOverlayPropsByKind } from '../../art/pile-overlay.ts'
import type { SpriteSpecsOf } from '../../art/sprite-specs.ts'
import type { SeatBackdropProps } from '../../art/seat-backdrop.ts'
import type { SeatHeaderProps } from '../../art/seat-header.ts'
import type { LifeFateAtTurnEnd } from './current-state.ts'

/** The kinds of goods that a label of a gain or loss can show; `any` is karma of any colour. */
export type GainKind = 'disciples' | 'vitality' | 'aura' | 'any' | Pillar

/**
 * The kinds of banners that are shown over the map for an event of a life: death, rebirth, and reaching moksha (`attained`).
 */
export type LifeBannerKind = 'died' | 'reborn' | 'attained'

/** The properties of each kind of sprite, by kind: all that the painter needs to draw it. */
export interface SpritePropsByKind extends OpenPileOverlayPropsByKind {
  map: unknown
  /** The plate of a region, on which its pieces lie; `solid`: opaque, in a close-up. */
  site: {
    region: RegionNumber
    closed: boolean
    solid: boolean
    textScale: number
  }
  building: { building: Building }
  token: { face: 0 | 1; token: VitalityToken | '' }
  /** A payment with a token of the player's choice. */
  anyToken: unknown
  disciple: { colour: string; shape: string }
  meeple: { turn: boolean; colour: string; shape: string }
  /** Marks a region that a landholder has closed for other seats. */
  land: { colour: string; shape: string }
  /** An invisible piece that can be clicked, over a picture that another piece draws. */
  spot: { round: boolean }
  ocean: { count: number; textScale: number }
  drawn: unknown
  supply: { pillar: Pillar; count: number }
  caste: { caste: Caste; count: number }
  race: { target: number; textScale: number }
  runner: { attained: boolean; colour: string; shape: string }
  panel: SeatBackdropProps
  header: SeatHeaderProps & { aura: number; target: number }
  card: { occupation: Occupation; large: boolean; textScale: number }
  /** `points`: what the marker is worth where it stands. */
  grid: { small: boolean; points: number; textScale: number }
  /** The harmony marker; on the large sheet a ring around the reward of its hex. */
  marker: { small: boolean; colour: string; shape: string }
  /** The age track, lit as far as the vitality is enough; -1: no life is lived. */
  age: { stage: number; vitality: number; small: boolean }
  ageMark: { colour: string; shape: string }
  verdict: {
    fate: LifeFateAtTurnEnd
    vitality: number
    need: number
    large: boolean
    textScale: number
  }
  /** The result of a death now. */
  worth: {
    fate: LifeFateAtTurnEnd
    aura: number
    total: number
    target: number
    caste: Caste
    large: boolean
    textScale: number
  }
  /** The close-up of `worth`: step by step, with what could prevent the death. `regions`: numbers, joined by spaces. */
  ending: {
    fate: LifeFateAtTurnEnd
    stage: number
    vitality: number
    need: number
    regions: string
    aura: number
    total: number
    target: number
    disciples: number
    stay: number
    tokens: number
    karma: number
    kept: number
    caste: Caste
    rescue: string
    vishnu: string
    textScale: number
  }
  /** A slot for a vitality token; the last one brings aura. */
  slot: { aura: boolean }
  karmaSlot: { pillar: Pillar }
  karma: { pillar: Pillar }
  god: { face: 0 | 1; god: God; state: GodMarkerState }
  reserve: { count: number; colour: string; shape: string }
  /** A hex where the harmony marker could end, and what it gives there. `karma`: pillars, joined by spaces. */
  reach: {
    hex: HexIndex
    disciples: number
    karma: string
    any: boolean
  }
  /** A region that counts for the aura of a death: own disciples against the most of any other seat. */
  majority: {
    own: number
    best: number
    colour: string
    shape: string
  }
  /** A label of a good gained or lost; it rises from the board, or shows the result of the hovered choice. */
  gain: { good: GainKind; amount: number }
  /** A banner for an event of a life. */
  passage: {
    passage: LifeBannerKind
    name: string
    textScale: number
    colour: string
    shape: string
  }
  near: {
    what: 'god' | 'building' | 'card'
    name: string
    textScale: number
  }
  /** The table of majorities; a number of disciples with `!` is a majority. */
  majorities: {
    /** For each seat `name|colour|shape|disciples by region|aura now|aura of dying`, joined by line breaks. */
    seats: string
    target: number
    textScale: number
  }
}

/** A sprite to be drawn: its kind, with the properties of that kind. */
export type MokshaSpriteSpec = SpriteSpecsOf<SpritePropsByKind>
