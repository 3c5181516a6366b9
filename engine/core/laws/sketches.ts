/**
 * Types-only sketches of the four games that are still to come, against the contract: what their states hold, what is
 * chosen in which small decisions, what is hidden from whom, what is told. They prove that the contract carries these
 * games, and are where each of them starts; a game that has been built takes its sketch away. Rule numbers are those of
 * the games' rules.
 */
import type { Fact } from '../facts.ts'
import type { Frame } from '../flow.ts'
import type { AnyGame, Game, Seat } from '../game.ts'

/** A hidden piece, and the seats that know its face until it could have moved unseen. */
interface Known<P> {
  piece: P
  knownTo: Seat[]
}
/** The same as a viewer sees it: null for a face the viewer does not know. A pile is a counted place, nothing more. */
type Seen<P> = P | null

// ------------------------------------------------------------------------------------------------------------ Karmaka

/** One of 23; copies of a card are the same choice, so that no list passes 23 x 4 + 1 (KAR-2, KAR-124). */
type KarmakaCard = string
type KarmakaWay = 'points' | 'ability' | 'future' | 'teammate'

interface KarmakaState {
  /** Two boolean options, each for one number of players: teams (4) and wolf (3). */
  mode: 'alone' | 'teams' | 'wolf'
  /** From bottom to top, like every pile. Destiny and Swindle leave knowledge here until it is shuffled or moved. */
  well: Known<KarmakaCard>[]
  ruins: KarmakaCard[]
  centre: KarmakaCard | null
  rings: number
  seats: {
    hand: Known<KarmakaCard>[]
    deck: KarmakaCard[]
    future: Known<KarmakaCard>[]
    deeds: KarmakaCard[]
    rung: number
    rings: number
  }[]
  stack: KarmakaFrame[]
  winner: Seat | null
}
type KarmakaFrame = Frame &
  (
    | { kind: 'turn'; seat: Seat }
    /** KAR-55: may be declined. */
    | { kind: 'further'; seat: Seat }
    /** Copies from the outside inwards; `chain` is what KAR-120 counts. `by` is who chooses, out of turn too (D-5, D-6). */
    | {
        kind: 'ability'
        seat: Seat
        by: Seat
        card: KarmakaCard
        chain: KarmakaCard[]
        target: Seat | null
        done: number
      }
    /** Destiny and Swindle: cards lifted or picked, which only `seat` sees. */
    | { kind: 'look'; seat: Seat; cards: Known<KarmakaCard>[] }
    /** Asked one after the other; `mustAsk` keeps a forced refusal from being played unasked (KAR-41). */
    | { kind: 'offer'; seat: Seat; next: Seat[] }
    | { kind: 'rings'; seat: Seat; shortfall: number }
  )
type KarmakaAction =
  | { do: 'play'; card: KarmakaCard; way: KarmakaWay }
  | { do: 'pass' }
  | { do: 'target'; seat: Seat }
  | { do: 'answer'; take: boolean }
  /** A card of the own hand, and a place in a pile counted from the top: ordered lists are chosen one by one (D-7, D-16). */
  | { do: 'card'; card: KarmakaCard }
  | { do: 'place'; pile: 'deeds' | 'future' | 'ruins' | 'looked'; at: number }
  | { do: 'go'; on: boolean }
type KarmakaFact = Fact &
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'played'; seat: Seat; card: KarmakaCard; way: 'points' | 'ability' }
    /** secret: `{piece}` to those who see the face. Swindle tells the same cards to both seats concerned (KAR-136). */
    | { kind: 'moved'; piece?: KarmakaCard; from: string; to: string; count: number }
    | { kind: 'looked'; seat: Seat; at: string; count: number }
    | { kind: 'died'; seat: Seat; score: number; spent: number; rung: number }
  )
interface KarmakaView extends Omit<KarmakaState, 'well' | 'seats' | 'stack'> {
  well: Seen<KarmakaCard>[]
  seats: (Omit<KarmakaState['seats'][number], 'hand' | 'deck' | 'future'> & {
    hand: Seen<KarmakaCard>[]
    deck: number
    future: Seen<KarmakaCard>[]
  })[]
  stack: (Exclude<KarmakaFrame, { kind: 'look' }> | { kind: 'look'; seat: Seat; cards: Seen<KarmakaCard>[] })[]
}
type Karmaka = Game<KarmakaState, KarmakaAction, KarmakaView, KarmakaFact>

// -------------------------------------------------------------------------------------------------------------- Rauha

type RauhaCard = string
type Entity = 'taivas' | 'sienet' | 'meri' | 'metsat' | 'kiteet' | 'vuori' | 'maa'

interface RauhaState {
  side: 'A' | 'B'
  /** 1-16; all avatars stand together (RAU-18). */
  position: number
  /** Satellite k lies between seats k and k + 1; who has used one this round knows its cards (RAU-21). */
  satellites: Known<RauhaCard>[][]
  /** Cards not yet dealt, of each age, and face down beside the game: hidden from all but who put them there. */
  decks: [RauhaCard[], RauhaCard[]]
  blackHole: Known<RauhaCard>[]
  seats: {
    tiles: (RauhaCard | null)[]
    spores: boolean[]
    crystals: number
    energy: number
    /** Changeable until the last has chosen (RAU-26); then played in turn. */
    kept: RauhaCard | null
  }[]
  entities: Record<Entity, Seat | null>
  /** Energy tokens in the order of arrival: the last of equal ones goes first (RAU-28). */
  arrivals: Seat[]
  stack: RauhaFrame[]
}
type RauhaFrame = Frame &
  /** Everybody who has kept nothing decides; who has may change. */
  (
    | { kind: 'keep' }
    | { kind: 'settle'; seat: Seat; after: Seat[] }
    | { kind: 'activate'; seat: Seat; after: Seat[]; scoring: boolean; tiles: number[]; entities: Entity[] }
  )
type RauhaAction =
  | { do: 'keep'; card: RauhaCard }
  | { do: 'place'; square: number }
  | { do: 'discard'; spore: number | null }
  | { do: 'tile'; square: number; spore: number | null }
  | { do: 'entity'; entity: Entity }
  | { do: 'end' }
type RauhaFact = Fact &
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'moved'; piece?: string; from: string; to: string; count: number }
    /** secret: `{card}` to the seat. */
    | { kind: 'kept'; seat: Seat }
    | { kind: 'gained'; seat: Seat; crystals: number; energy: number; from: string }
    | { kind: 'welcomed'; seat: Seat; entity: Entity; former: Seat | null }
    | { kind: 'water'; seat: Seat; sources: number; energy: number }
  )
interface RauhaView extends Omit<RauhaState, 'satellites' | 'decks' | 'blackHole' | 'seats'> {
  satellites: Seen<RauhaCard>[][]
  decks: [number, number]
  blackHole: Seen<RauhaCard>[]
  seats: (Omit<RauhaState['seats'][number], 'kept'> & { kept: { made: boolean; card: Seen<RauhaCard> } })[]
}
type Rauha = Game<RauhaState, RauhaAction, RauhaView, RauhaFact>

// ------------------------------------------------------------------------------------------------------------- Moksha

type Pillar = 'dharma' | 'kama' | 'artha'
type God = 'brahma' | 'ganesha' | 'vishnu' | 'shiva'
interface Vitality {
  colour: Pillar
  arrows: 1 | 2
}

interface MokshaState {
  /** Index = region - 1: a god's sanctuary, a pillar's temple, or the neutral one. */
  buildings: (God | Pillar | 'neutral')[]
  /** From bottom to top; the top is open, what Brahma laid below it is remembered by all (section 10). */
  stacks: (Vitality & { open: boolean })[][]
  ocean: Vitality[]
  castes: string[][]
  disciples: number[][]
  closed: { region: number; by: Seat }[]
  seats: {
    region: number
    occupation: string
    stage: number
    aura: number
    harmony: [number, number]
    tokens: Vitality[]
    karma: Record<Pillar, number>
    gods: Partial<Record<God, 'ready' | 'used'>>
    attained: boolean
  }[]
  stack: MokshaFrame[]
}
type MokshaFrame = Frame &
  /** A window of MOK-72: a ready god, or go on. `used` holds what is allowed once a turn. */
  (
    | { kind: 'window'; seat: Seat; step: 0 | 1 | 2 | 3 | 4; used: string[] }
    | { kind: 'shifts'; seat: Seat; left: (Pillar | 'any')[]; token: Vitality | null }
    | { kind: 'replace'; seat: Seat; taken: Vitality }
    | { kind: 'karma'; seat: Seat; colours: Pillar[]; left: number }
    | { kind: 'mobilize'; seat: Seat; from: number | null; to: number | null; left: number }
    | { kind: 'brahma'; seat: Seat; drawn: Vitality[] }
    | { kind: 'death'; seat: Seat; step: 'disciples' | 'karma' | 'close' }
  )
type MokshaAction =
  | { do: 'god'; god: God }
  | { do: 'wander'; region: number; pay: number | null }
  /** MOK-32 makes the order matter: offered are the hexes that can be reached (D6), at most 37. */
  | { do: 'harmony'; at: [number, number] }
  | { do: 'occupation'; use: boolean }
  | { do: 'pick'; pillar: Pillar }
  /** A token slot, or a colour of karma, as price or to be replaced. */
  | { do: 'give'; token: number }
  | { do: 'give'; karma: Pillar }
  /** From and to in one click each, the number after: from x to x number would pass a hundred. */
  | { do: 'region'; region: number }
  | { do: 'count'; count: number }
  | { do: 'lay'; region: number; depth: number }
  | { do: 'go' }
type MokshaFact = Fact &
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'moved'; piece?: string; from: string; to: string; count: number }
    | { kind: 'shifted'; seat: Seat; path: [number, number][] }
    | { kind: 'used'; seat: Seat; what: string }
    | { kind: 'died' | 'attained'; seat: Seat; aura: number }
  )
/** What is hidden is hidden from everybody alike. */
interface MokshaView extends Omit<MokshaState, 'stacks' | 'ocean' | 'castes'> {
  stacks: Seen<Vitality>[][]
  ocean: number
  castes: number[]
}
type Moksha = Game<MokshaState, MokshaAction, MokshaView, MokshaFact>

// ------------------------------------------------------------------------------------------------------- Cosmic Karma

type Colour = 'green' | 'orange'
type Tool = 'torch' | 'sword' | 'wand'

interface CosmicState {
  /** Next card first; the cards that went to the bottom have been seen by all (`seen` of each pack). */
  packs: Record<string, { cards: string[]; seen: number }>
  seats: {
    space: string
    beads: Record<Colour, number>
    rings: Record<Colour, number>
    habits: Record<Colour, number>
    pegs: Record<Tool, number>
    /** Open (section 'Hidden information'). */
    freeWill: number[]
    lostTurns: number
    waits: number
  }[]
  stack: CosmicFrame[]
  winner: Seat | null
}
type CosmicFrame = Frame &
  (
    | { kind: 'turn'; seat: Seat; again: boolean; joining: boolean; played: number[] }
    /** COS-34, step by step: a fork asks, everything else runs on, with a beat for each space. */
    | { kind: 'move'; seat: Seat; left: number; cameFrom: string | null; wheels: boolean }
    /** COS-91: an effect list half done; a movement effect pushes a move on top of it (COS-80). */
    | { kind: 'effects'; seat: Seat; card: string | null; left: readonly string[] }
    /** COS-75: colours of dual majorities, then rings, then beads. */
    | { kind: 'majority'; seat: Seat; dual: number; rings: Colour[]; beads: Colour[] }
    | { kind: 'side'; seat: Seat; card: string; side: 0 | 1 }
  )
type CosmicAction =
  | { do: 'roll' }
  /** COS-19: cards one by one, then go. */
  | { do: 'card'; number: number }
  | { do: 'go' }
  | { do: 'step'; to: string }
  | { do: 'colour'; colour: Colour }
  | { do: 'return'; colour: Colour | null }
  | { do: 'peg'; tool: Tool }
  /** A ring given, places traded, a pawn joined; null: not at all. */
  | { do: 'seat'; seat: Seat | null }
  | { do: 'side'; side: 0 | 1 }
  | { do: 'wait' }
type CosmicFact = Fact &
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'rolled'; seat: Seat; dice: [number, number] }
    | { kind: 'moved'; piece?: string; from: string; to: string; count: number }
    | { kind: 'card'; seat: Seat; card: string; side: 0 | 1 | null }
    | { kind: 'majority'; seat: Seat; of: Seat; colour: Colour; take: 'ring' | 'bead' | 'nothing' }
  )
interface CosmicView extends Omit<CosmicState, 'packs'> {
  packs: Record<string, Seen<string>[]>
}
type Cosmic = Game<CosmicState, CosmicAction, CosmicView, CosmicFact>

/** Each sketch is a game that tables, bots, saves and laws can work with. */
type Fits<G extends AnyGame> = G
export type Sketches = [Fits<Karmaka>, Fits<Rauha>, Fits<Moksha>, Fits<Cosmic>]
