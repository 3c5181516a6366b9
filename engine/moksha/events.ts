/** What Moksha tells: where things move, and what happened. Numbers of rules (MOK-n) are those of RULES.md. */
import type { GameEvent } from '../core/contract/game-events.ts'
import type { Seat, EventSink } from '../core/contract/game.ts'
import type { AuraSource, Caste, God, HexIndex, Occupation, Pillar, RegionNumber, VitalityToken } from './data.ts'

/** Places that `moved` facts and scene pieces share. */
export type MokshaPlace =
  /** Where the meeples of a region stand. */
  | `region:${number}`
  | `region:${number}:tokens`
  | `region:${number}:disciples`
  | `region:${number}:building`
  /** Where a landholder marker lies. */
  | `region:${number}:land`
  | 'ocean'
  /** Where Brahma's tokens lie that are not laid yet. */
  | 'drawn'
  /** The supply of karma of a colour. */
  | `karma:${Pillar}`
  | `caste:${Caste}`
  /** Gods' and landholder markers that are nowhere else. */
  | 'box'
  | `seat${number}:tokens`
  | `seat${number}:karma`
  /** Disciples that are not on the board. */
  | `seat${number}:reserve`
  | `seat${number}:occupation`
  | `seat${number}:god:${God}`
  /** A stage of the age track. */
  | `seat${number}:age:${number}`
  /** A hex of the harmony grid by its index. */
  | `seat${number}:hex:${number}`

/** Where disciples or karma came from: the hex, an occupation, a god, a mobilization. */
export type GainSource = 'hex' | Occupation | God

/**
 * `piece` of a `moved` fact is a token, `karma:PILLAR`, `disciple:SEAT`, `meeple:SEAT`, `marker:SEAT` (of harmony),
 * `age:SEAT`, `god:GOD`, `land:SEAT`, `building:BUILDING` or `card:OCCUPATION`.
 */
export type MokshaEvent = GameEvent &
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'moved'; piece: string; from: MokshaPlace; to: MokshaPlace; count: number }
    /** Set-up: the dice for the starting region; thrown again by all who are equal (MOK-16). */
    | { kind: 'rolled'; seat: Seat; dice: number[]; region: RegionNumber }
    /** Set-up is over: who plays when (MOK-17). */
    | { kind: 'order'; seats: Seat[] }
    /** A card was drawn, at the start or at a rebirth. */
    | { kind: 'born'; seat: Seat; occupation: Occupation; caste: Caste }
    /** Equal regions: the player stayed. `pay` is the token handed in. */
    | { kind: 'wandered'; seat: Seat; from: RegionNumber; to: RegionNumber; pay: VitalityToken | null }
    /** The top token of a region was taken; `for` another one, which went to the Ocean. */
    | {
        kind: 'took'
        seat: Seat
        token: VitalityToken
        region: RegionNumber
        for: VitalityToken | null
        by: 'wander' | 'farmer' | 'vishnu'
      }
    /** A token came to light on top of a stack. */
    | { kind: 'revealed'; region: RegionNumber; token: VitalityToken }
    /** One shift of the harmony marker; equal hexes: it would have left the grid (MOK-32). */
    | { kind: 'shifted'; seat: Seat; pillar: Pillar; from: HexIndex; to: HexIndex }
    /** Step 2: the reward of a hex, as it was received and as it was lost. */
    | {
        kind: 'gathered'
        seat: Seat
        hex: HexIndex
        region: RegionNumber
        disciples: number
        karma: Pillar[]
        lost: LostReward
      }
    /** Disciples came from the reserve. */
    | { kind: 'placed'; seat: Seat; region: RegionNumber; count: number; source: GainSource }
    /** Karma came from the supply. */
    | { kind: 'karma'; seat: Seat; pillar: Pillar; count: number; source: GainSource }
    /** An occupation's effect was used. Pandit: the colour that the token counted as. Jurist: the lengths. */
    | { kind: 'used'; seat: Seat; occupation: Occupation; pillar?: Pillar; lengths?: { token: number; temple: number } }
    /** The sacrifice of step 3, or what Artisan, Merchant paid. */
    | { kind: 'paid'; seat: Seat; price: SacrificePrice; reason: 'devote' | 'mobilize' | 'artisan' | 'merchant' }
    | { kind: 'devoted'; seat: Seat; god: God; region: RegionNumber }
    | { kind: 'mobilized'; seat: Seat; from: RegionNumber; to: RegionNumber; count: number }
    /** A disciple of `whose` went home for one of `seat`. */
    | { kind: 'converted'; seat: Seat; whose: Seat; region: RegionNumber }
    /** A ready god's marker was turned (MOK-70). */
    | { kind: 'invoked'; seat: Seat; god: God }
    /** Brahma: tokens drawn from the Ocean; one laid with `at` tokens below it; one that found no room. */
    | { kind: 'drew'; seat: Seat; tokens: VitalityToken[] }
    | { kind: 'laid'; seat: Seat; token: VitalityToken; region: RegionNumber; at: number }
    | { kind: 'sank'; seat: Seat; token: VitalityToken }
    /** Shiva: the buildings of two regions changed places. */
    | { kind: 'swapped'; seat: Seat; regions: [RegionNumber, RegionNumber] }
    | { kind: 'aged'; seat: Seat; stage: number; vitality: number; need: number }
    /** `need` is the level that was not reached; null at the last stage. */
    | { kind: 'died'; seat: Seat; stage: number; vitality: number; need: number | null }
    /** A region that counts for the aura of a death: own disciples, and the most that anybody else has there. */
    | { kind: 'majority'; seat: Seat; region: RegionNumber; own: number; best: number }
    /** Aura came; `total` with it. For 'majorities' `count` tells how many there were, and `amount` may be 0. */
    | { kind: 'aura'; seat: Seat; source: AuraSource; amount: number; total: number; count: number }
    /** Disciples went home: beyond the stage reached (MOK-57), or for the Farmer. */
    | { kind: 'returned'; seat: Seat; region: RegionNumber; count: number; reason: 'death' | 'farmer' }
    | { kind: 'attained'; seat: Seat; aura: number; target: number }
    /** Karma handed in and kept at a rebirth; what the new life is follows as `born`. */
    | { kind: 'reborn'; seat: Seat; karma: Pillar[]; kept: Pillar[]; caste: Caste }
    | { kind: 'closed'; seat: Seat; region: RegionNumber }
    | { kind: 'opened'; seat: Seat; region: RegionNumber }
    /** Somebody has attained moksha: these turns are left, in this order. Told once. */
    | { kind: 'lastTurns'; seat: Seat; left: Seat[] }
    /** 'Pass windows for me' was switched. */
    | { kind: 'windows'; seat: Seat; passing: boolean }
    | { kind: 'ended'; winners: Seat[]; reason: MokshaEndReason }
  )

/** What of a reward could not be received. */
export interface LostReward {
  disciples: number
  karma: (Pillar | 'any')[]
}

/** How the rules report. */
export type MokshaEventSink = EventSink<MokshaEvent>

/**
 * How a game ended. alone: one player attained moksha (MOK-102); harmony, karma: the best of several by MOK-103; shared:
 * several are equal in both.
 */
export type MokshaEndReason = 'alone' | 'harmony' | 'karma' | 'shared'

/** What a sacrifice or a trade is paid with: a vitality token, or a karma token by its colour. */
export type SacrificePrice = VitalityToken | Pillar
