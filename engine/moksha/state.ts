/**
 * Types of Moksha: state, actions and views. Terms and rule numbers (MOK-n, D-n) are those of RULES.md. Piles are lists
 * from bottom to top. Lists by region store region n at index n - 1.
 */
import type { MokshaWinCriterion, SingleTokenPrice } from './events.ts'
import type { Seat } from '../core/contract/game.ts'
import type { Building, Caste, God, HexIndex, Occupation, Pillar, RegionNumber, VitalityToken } from './data.ts'

export type * from './events.ts'

/**
 * The state of a player's marker of a god. `none`: the player has never devoted the god, so the marker is not on the
 * player's sheet. `ready`: the marker has its dotted side up, and the player can use the god. `used`: the marker has
 * its clear side up.
 */
export type GodMarkerState = 'none' | 'ready' | 'used'

/** The state of one seat: its position, card, tracks and pieces. All of it is public. */
export interface Player {
  /** The region of the meeple. */
  region: RegionNumber
  occupation: Occupation
  /** Stage of the age track, 1 to 8. */
  stage: number
  aura: number
  /** The hex of the harmony marker. */
  harmony: HexIndex
  /** At most four, in slot order. A token that replaces another takes its slot. */
  tokens: VitalityToken[]
  /** Number of karma tokens held, by colour. */
  karma: Record<Pillar, number>
  gods: Record<God, GodMarkerState>
  /** Disciples on the board by region; the others are in the reserve. Length 11. */
  disciples: number[]
  /** The region that the player's landholder marker closes (MOK-91), or null. */
  land: RegionNumber | null
  /** The aura of MOK-65 and of MOK-66 was gained in this life. */
  slotAura: boolean
  karmaAura: boolean
  /** Number of lives ended, including one that ended in moksha. */
  lives: number
  /** Moksha is attained. */
  attained: boolean
  /** Windows that offer only gods are passed without a prompt: 'pass windows for me' (MOK-107). */
  passing: boolean
}

/**
 * The stages of a turn. The game passes a stage without a decision automatically. In the stages marked with * (the
 * windows of MOK-72), the player can also use every god whose marker is ready. D2 to D13 are the decisions in section
 * 9 of the rules.
 * - wander*: the region to move to or to stay in (D2)
 * - take*: the held token that the top token of the stack replaces, if all slots are full (D3)
 * - farm: the two disciples that the Farmer returns for a second token (D4)
 * - farmTake: the held token that this second token replaces (D3)
 * - evolve: the hex where the shifts of this step end (D5, D6)
 * - gather*: the colour of a karma token of any colour (D7)
 * - serve*: the gather effect of the occupation (D8), only while it can be used
 * - devote*: the sacrifice, or none (D9)
 * - mobilize: the disciples to move and their target (D9)
 * - again: the same as mobilize, once more for the Maharaja (D10)
 * - age*: only the use of gods; the vitality check follows
 * - recall: a region that a disciple leaves after a death (D11)
 * - karma: the karma that the player keeps at a rebirth (D12)
 * - close: the region that a Landholder closes (D13)
 * - grow: the vitality check of step 4, always passed automatically
 * - release: step 6, after the disciples are returned, always passed automatically; the player attains moksha, or a
 * rebirth begins
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

/** The bottom entry of the stack of pending work: the current turn, with the values that its later stages need. */
export interface CurrentTurnFrame {
  kind: 'turn'
  seat: Seat
  stage: TurnStage
  /** The player has left the region where the turn began. */
  moved: boolean
  /** The condition of Housekeeper, Cleaner or Servant was met on arrival in the region (MOK-81). */
  earned: boolean
  /** The tokens taken in step 1, for their shifts. */
  taken: VitalityToken[]
  /** The effect of the occupation was used in this turn (MOK-80). */
  used: boolean
  /** The limit of a region prevented the placement of a disciple of the reward (MOK-94). */
  crowded: boolean
}

/**
 * An entry of the stack of pending work (core/contract/frame-stack.ts). The top entry determines the next decision; all
 * entries belong to the seat whose turn it is.
 */
export type MokshaFrame =
  /** Always the bottom frame of a running game. */
  | CurrentTurnFrame
  /** Vishnu gives the top token of a region, and all slots are full: choose the token that it replaces (D3). */
  | { kind: 'replace'; seat: Seat; region: RegionNumber }
  /** Vishnu's token is taken: choose the hex where its shifts end (D5, D6). */
  | { kind: 'shift'; seat: Seat; token: VitalityToken }
  /** Brahma's tokens are in the state's `drawn`: place the first of them, or return one that has no room (D14). */
  | { kind: 'brahma'; seat: Seat }
  /** Shiva takes the building of `region`: choose the building to swap it with (D15). */
  | { kind: 'swap'; seat: Seat; region: RegionNumber }

/** The complete state of a game, with its hidden tokens and cards. */
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
  /** By region, as bits: 1 << height for each token of the stack that no player has seen there. */
  unseen: number[]
  /** The tokens in the Indian Ocean. Their order is drawn when needed and never stored. */
  ocean: Record<VitalityToken, number>
  /** Tokens that Brahma has drawn and not yet placed, in token table order. Public. */
  drawn: VitalityToken[]
  /** The caste stacks, from bottom to top. */
  castes: Record<Caste, Occupation[]>
  /** Number of turns begun, including the current one. */
  turns: number
  /** Seats that have a turn after the current one, in order; null until a player attains moksha (MOK-99, MOK-104). */
  left: Seat[] | null
  /** How the game ended; null while it runs. */
  end: MokshaWinCriterion | null
  stack: MokshaFrame[]
}

/**
 * The public part of the state, from which choices and reasons of illegal actions are computed. In `piles`, null is a
 * token that no player has seen.
 */
export type MokshaPublicState = Omit<MokshaState, 'piles' | 'unseen' | 'ocean' | 'castes'> & {
  piles: readonly (readonly (VitalityToken | null)[])[]
}

/**
 * The Ocean, the face-down pool of tokens, as a viewer sees it: the number of tokens, and how many of each kind there
 * are, or null if the viewer may not know that.
 */
export interface OceanView {
  count: number
  tokens: Record<VitalityToken, number> | null
}

/**
 * The face-down stack of a caste's cards as a viewer sees it: the number of cards, and the cards, or null if the viewer
 * may not know them.
 */
export interface CasteStackView {
  count: number
  /** From bottom to top. */
  cards: Occupation[] | null
}

/**
 * The game as a viewer sees it (section 10 of the rules). It is the same for every seat; only the open view of a
 * finished game also shows the hidden tokens and cards.
 */
export interface MokshaView extends Omit<MokshaState, 'piles' | 'unseen' | 'ocean' | 'castes'> {
  piles: (VitalityToken | null)[][]
  ocean: OceanView
  castes: Record<Caste, CasteStackView>
}

/**
 * An action that a player can choose; `do` names it. An action contains kinds of tokens, not single tokens, so equal
 * tokens are one choice. D2 to D15 are the decisions in section 9 of the rules.
 */
export type MokshaAction =
  /** D2: move to the region, or stay in it; `pay` is the token handed in for a region two borders away. */
  | { do: 'wander'; region: RegionNumber; pay: VitalityToken | null }
  /** D3: the new token takes the slot of this one. */
  | { do: 'replace'; token: VitalityToken }
  /** D4: return one disciple from each region, or two if the regions are equal; `and` is not below `from`. */
  | { do: 'farm'; from: RegionNumber; and: RegionNumber }
  /** D5 and D6: end the shifts on that hex. */
  | { do: 'harmony'; hex: HexIndex }
  /** D7: gather the reward, with that colour for the karma of any colour. */
  | { do: 'gather'; karma: Pillar }
  /** D8, Housekeeper, Cleaner, Servant: take one karma. */
  | { do: 'earn'; karma: Pillar }
  /** D8, Artisan: trade this token for karma of its colour. */
  | { do: 'craft'; token: VitalityToken }
  /** D8, Merchant: trade this karma for one or two disciples. */
  | { do: 'trade'; karma: Pillar; count: number }
  /** D8, Soldier: replace a disciple of that seat. */
  | { do: 'convert'; seat: Seat }
  /** D8, Swami: place one more disciple. */
  | { do: 'preach' }
  /** D9, in a sanctuary: devote its god. */
  | { do: 'devote'; god: God; pay: SingleTokenPrice }
  /** D9, at a temple: pay for a mobilization, which is chosen next. */
  | { do: 'sacrifice'; pay: SingleTokenPrice }
  /** D9, D10: move `count` disciples across a border. */
  | { do: 'mobilize'; from: RegionNumber; to: RegionNumber; count: number }
  /** D11: return one disciple. */
  | { do: 'recall'; region: RegionNumber }
  /** D12: keep this karma, in the order of PILLARS; the rest is handed in. */
  | { do: 'keep'; karma: readonly Pillar[] }
  /** D13: close the region to all other players. */
  | { do: 'close'; region: RegionNumber }
  /** Brahma: draw the tokens. */
  | { do: 'brahma' }
  /** D14: place the first drawn token in the stack of that region, with `at` tokens below it. */
  | { do: 'lay'; region: RegionNumber; at: number }
  /** D14: return this drawn token to the Ocean, because it has no room. */
  | { do: 'sink'; token: VitalityToken }
  /** Ganesha: take karma of that colour. Vishnu: take the top token of that region. */
  | { do: 'ganesha'; karma: Pillar }
  | { do: 'vishnu'; region: RegionNumber }
  /** Shiva: take the building of a region; `swap` then names the other region (D15). */
  | { do: 'shiva'; region: RegionNumber }
  | { do: 'swap'; region: RegionNumber }
  /** Use nothing that is offered: no god now, no occupation, no sacrifice, no second mobilization. */
  | { do: 'go' }
  /** The same at a window with only gods, and pass such windows from now on ('pass windows for me'). */
  | { do: 'passWindows' }
  /** At the beginning of a turn: prompt at windows again. */
  | { do: 'askWindows' }
