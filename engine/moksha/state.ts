/**
 * The types of Moksha: what a state holds, what can be chosen, what a viewer sees. Words and numbers of rules (MOK-n,
 * D-n) are those of RULES.md. Piles are lists from bottom to top. Lists by region hold region n at n - 1.
 */
import type { MokshaEndReason, SacrificePrice } from './events.ts'
import type { Seat } from '../core/contract/game.ts'
import type { Building, Caste, God, HexIndex, Occupation, Pillar, RegionNumber, VitalityToken } from './data.ts'

export type * from './events.ts'

/** A god's marker: not on the sheet, dotted side up, or clear side up. */
export type GodMarkerState = 'none' | 'ready' | 'used'

/** What belongs to one seat. Everything in it is public. */
export interface Player {
  /** Where the meeple stands. */
  region: RegionNumber
  occupation: Occupation
  /** 1 to 8. */
  stage: number
  aura: number
  harmony: HexIndex
  /** At most four, in the order of the slots on the sheet. A token that replaces another takes its slot. */
  tokens: VitalityToken[]
  karma: Record<Pillar, number>
  gods: Record<God, GodMarkerState>
  /** Disciples on the board by region; the others are in the reserve. Length 11. */
  disciples: number[]
  /** The region that carries the own landholder marker (MOK-91); null without one. */
  land: RegionNumber | null
  /** The aura of MOK-65 and of MOK-66 was earned in this life. */
  slotAura: boolean
  karmaAura: boolean
  /** Lives ended so far, the one that ended in moksha included. */
  lives: number
  /** Moksha is attained. */
  attained: boolean
  /** Windows with nothing but gods in them are passed without asking: 'pass windows for me' (D1). */
  passing: boolean
}

/**
 * Where a turn stands. A step in which nothing is to be chosen is passed at once. In those marked with * every ready god
 * may be used as well: the windows of MOK-72.
 * - wander*: stay, or go where (D2)
 * - take*: a token that the one on top of the stack replaces (D3), if all slots are full
 * - farm: two disciples for the Farmer's second token (D4); farmTake: what it replaces (D3)
 * - evolve: the hex where the shifts of this step end (D5, D6)
 * - gather*: the colour of an 'any' karma (D7)
 * - serve*: the occupation's gather effect (D8); only while it can be used
 * - devote*: the sacrifice, or none (D9)
 * - mobilize: which disciples go where (D9); again: the same once more for the Maharaja (D10)
 * - age*: nothing but gods; the vitality check follows
 * - recall: a region that a disciple leaves after a death (D11)
 * - karma: the karma that is kept at a rebirth (D12)
 * - close: the region that a Landholder closes (D13)
 * Passed at once in any case are grow (the vitality check of step 4) and release (step 6 after the disciples).
 */
export type TurnStage =
  | 'wander'
  | 'take'
  | 'farm'
  | 'farmTake'
  | 'evolve'
  | 'gather'
  | 'serve'
  | 'devote'
  | 'mobilize'
  | 'again'
  | 'age'
  | 'grow'
  | 'recall'
  | 'release'
  | 'karma'
  | 'close'

/** The turn under way, with what must be remembered until its end. */
export interface TurnFrame {
  kind: 'turn'
  seat: Seat
  stage: TurnStage
  /** The player has left the region where the turn began. */
  moved: boolean
  /** What Housekeeper, Cleaner or Servant ask for was so on arrival (MOK-81). */
  earned: boolean
  /** The tokens taken in step 1, for their shifts. */
  taken: VitalityToken[]
  /** The occupation's effect was used in this turn (MOK-80). */
  used: boolean
  /** The limit of a region kept a disciple of the reward out (MOK-94). */
  crowded: boolean
}

/** Pending work (core/contract/frame-stack.ts). The top frame decides; all frames are of the seat whose turn it is. */
export type MokshaFrame =
  /** Always the bottom frame of a running game. */
  | TurnFrame
  /** Vishnu gives the top token of a region, and all slots are full: which one does it replace (D3)? */
  | { kind: 'replace'; seat: Seat; region: RegionNumber }
  /** Vishnu's token is taken: the hex where its shifts end (D5, D6). */
  | { kind: 'shift'; seat: Seat; token: VitalityToken }
  /** Brahma's tokens wait in the state's `drawn`: the first of them is to be laid, or one that finds no room to go back (D14). */
  | { kind: 'brahma'; seat: Seat }
  /** Shiva takes the building of `region`: which other one does it change places with (D15)? */
  | { kind: 'swap'; seat: Seat; region: RegionNumber }

export interface MokshaState {
  /** The option of MOK-104. */
  evenFinish: boolean
  players: Player[]
  /** The seats in turn order (MOK-17). */
  order: Seat[]
  /** The building of every region. */
  buildings: Building[]
  /** The stack of every region, from bottom to top. */
  piles: VitalityToken[][]
  /** By region, as bits: 1 << height for each token of the stack whose face nobody has seen where it lies. */
  unseen: number[]
  /** The tokens in the Indian Ocean. Their order is drawn when it matters, never stored. */
  ocean: Record<VitalityToken, number>
  /** Tokens that Brahma has drawn and that lie nowhere yet, in the order of the token table. Open to all. */
  drawn: VitalityToken[]
  /** The caste stacks, from bottom to top. */
  castes: Record<Caste, Occupation[]>
  /** Turns begun so far, the present one included. */
  turns: number
  /** Seats that still have a turn after the present one, in this order; null until somebody attains moksha (MOK-99, MOK-104). */
  left: Seat[] | null
  /** How the game ended; null while it runs. */
  end: MokshaEndReason | null
  stack: MokshaFrame[]
}

/** What everybody may know: all that choices and refusals are computed from. Null is a token that nobody has seen. */
export type MokshaPublicState = Omit<MokshaState, 'piles' | 'unseen' | 'ocean' | 'castes'> & {
  piles: readonly (readonly (VitalityToken | null)[])[]
}

/** A pile without order or face down: how many pieces, and what they are for those who may know; else null. */
export interface OceanView {
  count: number
  tokens: Record<VitalityToken, number> | null
}
export interface CasteView {
  count: number
  /** From bottom to top. */
  cards: Occupation[] | null
}

/** What a viewer sees (section 10 of the rules): the same for every seat. Only the open view shows more. */
export interface MokshaView extends Omit<MokshaState, 'piles' | 'unseen' | 'ocean' | 'castes'> {
  piles: (VitalityToken | null)[][]
  ocean: OceanView
  castes: Record<Caste, CasteView>
}

/** Everything that can be chosen. One action is one click, or one for each value in it. Equal tokens are one choice. */
export type MokshaAction =
  /** D2: to that region, the own one to stay; `pay` the token handed in for a region two borders away. */
  | { do: 'wander'; region: RegionNumber; pay: VitalityToken | null }
  /** D3: this token leaves its slot for the new one. */
  | { do: 'replace'; token: VitalityToken }
  /** D4: one disciple of each region goes home, both of one where they are equal; `and` is not below `from`. */
  | { do: 'farm'; from: RegionNumber; and: RegionNumber }
  /** D5 and D6: the shifts to be made end on that hex. */
  | { do: 'harmony'; hex: HexIndex }
  /** D7: gather the reward, with that colour for the karma of any colour. */
  | { do: 'gather'; karma: Pillar }
  /** D8, Housekeeper, Cleaner, Servant: one karma. */
  | { do: 'earn'; karma: Pillar }
  /** D8, Artisan: this token for karma of its colour. */
  | { do: 'craft'; token: VitalityToken }
  /** D8, Merchant: this karma for one or two disciples. */
  | { do: 'trade'; karma: Pillar; count: number }
  /** D8, Soldier: a disciple of that seat. */
  | { do: 'convert'; seat: Seat }
  /** D8, Swami: one disciple more. */
  | { do: 'preach' }
  /** D9, in a sanctuary: devote its god. */
  | { do: 'devote'; god: God; pay: SacrificePrice }
  /** D9, at a temple: pay for a mobilization, which follows. */
  | { do: 'sacrifice'; pay: SacrificePrice }
  /** D9, D10: so many disciples across a border. */
  | { do: 'mobilize'; from: RegionNumber; to: RegionNumber; count: number }
  /** D11: one disciple goes home. */
  | { do: 'recall'; region: RegionNumber }
  /** D12: this karma, in the order of PILLARS, is kept; the rest is handed in. */
  | { do: 'keep'; karma: readonly Pillar[] }
  /** D13. */
  | { do: 'close'; region: RegionNumber }
  /** D14: draw the tokens. */
  | { do: 'brahma' }
  /** The first drawn token goes into that stack; `at` counts the tokens below it. */
  | { do: 'lay'; region: RegionNumber; at: number }
  /** This drawn token goes back, for want of room. */
  | { do: 'sink'; token: VitalityToken }
  /** D15. */
  | { do: 'ganesha'; karma: Pillar }
  | { do: 'vishnu'; region: RegionNumber }
  /** Shiva takes the building of a region; `swap` names the other region. */
  | { do: 'shiva'; region: RegionNumber }
  | { do: 'swap'; region: RegionNumber }
  /** No god now, no occupation, no sacrifice, no second mobilization: whatever is offered is left. */
  | { do: 'go' }
  /** The same at a window with nothing but gods, and 'pass windows for me' from now on. */
  | { do: 'passWindows' }
  /** At the beginning of a turn: windows are to be asked about again. */
  | { do: 'askWindows' }
