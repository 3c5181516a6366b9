/** Game events of Moksha: movements between places, and rule events. Rule numbers (MOK-n) refer to RULES.md. */
import type { GameEvent } from '../core/contract/game-events.ts'
import type { Seat, EventSink } from '../core/contract/game.ts'
import type { AuraSource, Caste, God, HexIndex, Occupation, Pillar, RegionNumber, VitalityToken } from './data.ts'

/** The id of a place where pieces can be. `moved` events and the pieces of the scene use the same ids. */
export type MokshaPlace =
  /** The meeples in a region. */
  | `region:${number}`
  | `region:${number}:tokens`
  | `region:${number}:disciples`
  | `region:${number}:building`
  /** The landholder marker in a region. */
  | `region:${number}:land`
  | 'ocean'
  /** Tokens that Brahma has drawn and not yet placed. */
  | 'drawn'
  /** The supply of karma of a colour. */
  | `karma:${Pillar}`
  | `caste:${Caste}`
  /** Gods' and landholder markers that are not in use. */
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

/** The source of gained disciples or karma: the reward of a hex, the effect of an occupation, or the power of a god. */
export type GainSource = 'hex' | Occupation | God

/**
 * A game event of Moksha. In a `moved` event, `piece` is the moved piece: a token, `karma:PILLAR`, `disciple:SEAT`,
 * `meeple:SEAT`, `marker:SEAT` (the harmony marker of a seat), `age:SEAT` (the age marker of a seat), `god:GOD`,
 * `land:SEAT` (the landholder marker of a seat), `building:BUILDING` or `card:OCCUPATION`.
 */
export type MokshaEvent = GameEvent &
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'moved'; piece: string; from: MokshaPlace; to: MokshaPlace; count: number }
    /** Setup: the dice for the starting region; all tied players roll again (MOK-16). */
    | { kind: 'rolled'; seat: Seat; dice: number[]; region: RegionNumber }
    /** The end of setup: the turn order (MOK-17). */
    | { kind: 'order'; seats: Seat[] }
    /** A card was drawn at the start or at a rebirth. */
    | { kind: 'born'; seat: Seat; occupation: Occupation; caste: Caste }
    /** Equal regions: the player stayed. `pay` is the token handed in. */
    | { kind: 'wandered'; seat: Seat; from: RegionNumber; to: RegionNumber; pay: VitalityToken | null }
    /** The top token of a region was taken; `for` is the token that it replaced, which was moved to the Ocean. */
    | {
        kind: 'took'
        seat: Seat
        token: VitalityToken
        region: RegionNumber
        for: VitalityToken | null
        by: 'wander' | 'farmer' | 'vishnu'
      }
    /** A token was revealed on top of a stack. */
    | { kind: 'revealed'; region: RegionNumber; token: VitalityToken }
    /** One shift of the harmony marker; equal hexes: the shift was blocked at the edge of the grid (MOK-32). */
    | { kind: 'shifted'; seat: Seat; pillar: Pillar; from: HexIndex; to: HexIndex }
    /** Step 2: the reward of a hex, as received and as lost. */
    | {
        kind: 'gathered'
        seat: Seat
        hex: HexIndex
        region: RegionNumber
        disciples: number
        karma: Pillar[]
        lost: UnreceivedReward
      }
    /** Disciples were placed from the reserve. */
    | { kind: 'placed'; seat: Seat; region: RegionNumber; count: number; source: GainSource }
    /** Karma was taken from the supply. */
    | { kind: 'karma'; seat: Seat; pillar: Pillar; count: number; source: GainSource }
    /** The effect of an occupation was used. Pandit: the colour that the token counted as. Jurist: the lengths. */
    | { kind: 'used'; seat: Seat; occupation: Occupation; pillar?: Pillar; lengths?: { token: number; temple: number } }
    /** The sacrifice of step 3, or the payment of Artisan or Merchant. */
    | { kind: 'paid'; seat: Seat; price: SingleTokenPrice; reason: 'devote' | 'mobilize' | 'artisan' | 'merchant' }
    | { kind: 'devoted'; seat: Seat; god: God; region: RegionNumber }
    | { kind: 'mobilized'; seat: Seat; from: RegionNumber; to: RegionNumber; count: number }
    /** A disciple of `whose` was returned and replaced by one of `seat`. */
    | { kind: 'converted'; seat: Seat; whose: Seat; region: RegionNumber }
    /** The marker of a ready god was turned (MOK-70). */
    | { kind: 'invoked'; seat: Seat; god: God }
    /** Brahma: tokens drawn from the Ocean; one placed with `at` tokens below it; one returned for lack of room. */
    | { kind: 'drew'; seat: Seat; tokens: VitalityToken[] }
    | { kind: 'laid'; seat: Seat; token: VitalityToken; region: RegionNumber; at: number }
    | { kind: 'sank'; seat: Seat; token: VitalityToken }
    /** Shiva: the buildings of two regions were swapped. */
    | { kind: 'swapped'; seat: Seat; regions: [RegionNumber, RegionNumber] }
    | { kind: 'aged'; seat: Seat; stage: number; vitality: number; need: number }
    /** `need` is the level that was not reached; null at the last stage. */
    | { kind: 'died'; seat: Seat; stage: number; vitality: number; need: number | null }
    /** A region that counts for the aura of a death: own disciples, and the most of another seat there. */
    | { kind: 'majority'; seat: Seat; region: RegionNumber; own: number; best: number }
    /** Aura was gained; `total` includes it. For 'majorities', `count` is their number, and `amount` may be 0. */
    | { kind: 'aura'; seat: Seat; source: AuraSource; amount: number; total: number; count: number }
    /** Disciples were returned: those beyond the stage reached (MOK-57), or for the Farmer. */
    | { kind: 'returned'; seat: Seat; region: RegionNumber; count: number; reason: 'death' | 'farmer' }
    | { kind: 'attained'; seat: Seat; aura: number; target: number }
    /** Karma handed in and kept at a rebirth; the new life follows as `born`. */
    | { kind: 'reborn'; seat: Seat; karma: Pillar[]; kept: Pillar[]; caste: Caste }
    | { kind: 'closed'; seat: Seat; region: RegionNumber }
    | { kind: 'opened'; seat: Seat; region: RegionNumber }
    /** The first player has attained moksha: the remaining turns, in order. Recorded once. */
    | { kind: 'lastTurns'; seat: Seat; left: Seat[] }
    /** The option 'Pass windows for me' was switched. */
    | { kind: 'windows'; seat: Seat; passing: boolean }
    | { kind: 'ended'; winners: Seat[]; reason: MokshaWinCriterion }
  )

/**
 * The part of a hex's reward that a player could not receive, because of a limit or a lack of pieces. `disciples` is
 * the number of missing disciples. `karma` lists the colours of the missing karma tokens; `any` is a token of a colour
 * of the player's choice.
 */
export interface UnreceivedReward {
  disciples: number
  karma: (Pillar | 'any')[]
}

/** The receiver of the game events that Moksha's rules report. */
export type MokshaEventSink = EventSink<MokshaEvent>

/**
 * The criterion that decided which players won. The game itself always ends with the last turn after a player has
 * attained moksha, the aim of the game.
 * - alone: only one player attained moksha (MOK-102); in the other cases several did (MOK-103)
 * - harmony: one of them has the most harmony points
 * - karma: several have the most harmony points, and one of these has the most karma
 * - shared: several are equal in harmony points and karma, and share the win
 */
export type MokshaWinCriterion = 'alone' | 'harmony' | 'karma' | 'shared'

/** The payment of a sacrifice or a trade: one vitality token, or one karma token, named by its colour. */
export type SingleTokenPrice = VitalityToken | Pillar
