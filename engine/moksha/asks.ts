/** What a seat is asked now: the frame on top of the stack as a kind, with the values that its words need. */
import type { DecisionPrompt, Message, Seat } from '../core/contract/game.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import { buildingOf, dotOf, topOf } from './board.ts'
import { GODS, TOKEN_DATA } from './data.ts'
import type { Occupation, Pillar, Region, Token } from './data.ts'
import { rebirthOf } from './death.ts'
import { cannotSacrifice, godHere } from './devote.ts'
import { deathOf } from './foresight.ts'
import { rewardOf } from './gather.ts'
import { cannotUse, mustSink } from './gods.ts'
import { buildingName, casteName, godName, pillarName, reward, tokenName } from './named.ts'
import { disciplesOut, playerOf, survivalOf } from './sheet.ts'
import type { MokshaFrame, MokshaPublic, Player, TurnFrame } from './state.ts'
import { mustReplace } from './tokens.ts'
import { hasDecision, isWindow } from './turn.ts'
import { cannotWander } from './wander.ts'

interface Asked<K extends string, V extends NonNullable<DecisionPrompt['values']>> extends DecisionPrompt<K> {
  readonly values: V
}
/** The gods that may be called on before the answer, or instead of it; there are `count`. */
type Gods = { readonly gods: readonly Message[]; readonly count: number }
/** What the death that comes brings: aura, the aura then, whether that is enough, and the caste of the next life. */
type Ending = {
  readonly aura: number
  readonly total: number
  readonly target: number
  readonly released: boolean
  readonly caste: Message
}
/** What there is to sacrifice. */
type Sacrifice = { readonly pay: 'token' | 'karma' | 'both' }

export type MokshaAsk =
  /** D2. `stay`: whether the own region is one of those. */
  | Asked<'wander', Gods & { stay: boolean }>
  /** Nothing but gods, before the token on top of the stack is taken, or where there is none. */
  | Asked<'take', Gods & { token: Message }>
  | Asked<'takeNothing', Gods>
  /** D3, also for the Farmer's second token and for that of Vishnu. */
  | Asked<'replace', Gods & { token: Message | null }>
  /** D4: two disciples for this token. */
  | Asked<'farm', { token: Message | null }>
  /** D5 and D6, and the same for the token of Vishnu: shifts by their colours, without Pandit and Jurist. */
  | Asked<'evolve' | 'shift', { shifts: readonly Message[] }>
  /** D7: the colour; nothing but gods before all that comes. */
  | Asked<'gather', Gods>
  | Asked<'beforeGather', Gods & { reward: Message }>
  /** D8. */
  | Asked<'serve', Gods & { occupation: Occupation }>
  /** D9, in a sanctuary and at a temple; nothing but gods, where no sacrifice would do anything. */
  | Asked<'devote', Gods & Sacrifice & { god: Message }>
  | Asked<'sacrifice', Gods & Sacrifice>
  | Asked<'beforeDevote', Gods & { reason: NonNullable<ReturnType<typeof cannotSacrifice>>; god: Message | null }>
  | DecisionPrompt<'mobilize' | 'again'>
  /** Nothing but gods, before step 4: the player will live, die for want of vitality, or die at the last stage. */
  | Asked<'age', Gods & { vitality: number; need: number; stage: number }>
  | Asked<'ageShort', Gods & Ending & { vitality: number; need: number; stage: number }>
  | Asked<'ageLast', Gods & Ending>
  /** D11: so many more leave, so many stay. */
  | Asked<'recall', { more: number; stay: number }>
  /** D12: which so many are kept at the rebirth into that caste. */
  | Asked<'karma', { kept: number; caste: Message }>
  /** D13. */
  | DecisionPrompt<'close'>
  /** D14: the next drawn token; so many wait behind it. Or which of them goes back. */
  | Asked<'lay', { token: Message | null; left: number }>
  | Asked<'sink', { tokens: readonly Message[] }>
  /** D15: against which other building. */
  | Asked<'swap', { building: Message }>

export type MokshaAskKind = MokshaAsk['kind']

/** The same from every view: all that it reads is open. Undefined also at a beat within a step that asks nothing. */
export function asks(view: MokshaPublic, seat: Seat): MokshaAsk | undefined {
  if (view.stack.length === 0) return undefined
  const frame = topFrame(view.stack)
  return frame.seat === seat ? askOf(view, frame) : undefined
}

function askOf(view: MokshaPublic, frame: MokshaFrame): MokshaAsk | undefined {
  switch (frame.kind) {
    case 'turn':
      return askInTurn(view, frame, godsAt(view, frame))
    case 'replace':
      return askReplace(view, frame.region, NO_GODS)
    case 'shift':
      return { kind: 'shift', values: { shifts: shiftsOf([frame.token], null) } }
    case 'brahma':
      if (mustSink(view)) return { kind: 'sink', values: { tokens: view.drawn.map(tokenName) } }
      return { kind: 'lay', values: { token: tokenOr(view.drawn[0]), left: view.drawn.length - 1 } }
    case 'swap':
      return { kind: 'swap', values: { building: buildingName(buildingOf(view, frame.region)) } }
  }
}

function askInTurn(view: MokshaPublic, frame: TurnFrame, gods: Gods): MokshaAsk | undefined {
  const { seat, stage } = frame
  const player = playerOf(view, seat)
  const { region } = player
  switch (stage) {
    case 'wander':
      return { kind: 'wander', values: { ...gods, stay: cannotWander(view, seat, region, null) === undefined } }
    case 'take':
    case 'farmTake': {
      if (mustReplace(view, seat, region)) return askReplace(view, region, gods)
      const top = topOf(view, region)
      if (top === null) return { kind: 'takeNothing', values: gods }
      return { kind: 'take', values: { ...gods, token: tokenName(top) } }
    }
    case 'farm':
      return { kind: 'farm', values: { token: tokenOr(topOf(view, region)) } }
    case 'evolve':
      return { kind: 'evolve', values: { shifts: shiftsOf(frame.taken, dotOf(buildingOf(view, region))) } }
    case 'gather': {
      if (hasDecision(view, frame)) return { kind: 'gather', values: gods }
      const { disciples, karma } = rewardOf(player.harmony)
      return { kind: 'beforeGather', values: { ...gods, reward: reward(disciples, karma) } }
    }
    case 'serve':
      return { kind: 'serve', values: { ...gods, occupation: player.occupation } }
    case 'devote':
      return askSacrifice(view, seat, player, gods)
    case 'age': {
      const { vitality, need, lives } = survivalOf(player)
      if (need === null) return { kind: 'ageLast', values: { ...gods, ...endingOf(view, seat) } }
      const values = { ...gods, vitality, need, stage: player.stage + 1 }
      if (lives) return { kind: 'age', values }
      return { kind: 'ageShort', values: { ...values, ...endingOf(view, seat) } }
    }
    case 'recall':
      return { kind: 'recall', values: { more: disciplesOut(player) - player.stage, stay: player.stage } }
    case 'karma': {
      const { kept, caste } = rebirthOf(player)
      return { kind: 'karma', values: { kept, caste: casteName(caste) } }
    }
    case 'mobilize':
    case 'again':
    case 'close':
      return { kind: stage }
    case 'grow':
    case 'release':
      return undefined
  }
}

function endingOf(view: MokshaPublic, seat: Seat): Ending {
  const { aura, total, target, released, caste } = deathOf(view, seat)
  return { aura, total, target, released, caste: casteName(caste) }
}

const NO_GODS: Gods = { gods: [], count: 0 }

function godsAt(view: MokshaPublic, frame: TurnFrame): Gods {
  if (!isWindow(frame)) return NO_GODS
  const gods = GODS.filter((god) => cannotUse(view, frame.seat, god) === undefined)
  return { gods: gods.map(godName), count: gods.length }
}

function askReplace(view: MokshaPublic, region: Region, gods: Gods): MokshaAsk {
  return { kind: 'replace', values: { ...gods, token: tokenOr(topOf(view, region)) } }
}

function askSacrifice(view: MokshaPublic, seat: Seat, { tokens, karma }: Player, gods: Gods): MokshaAsk {
  const here = godHere(view, seat)
  const god = here === null ? null : godName(here)
  const reason = cannotSacrifice(view, seat)
  if (reason !== undefined) return { kind: 'beforeDevote', values: { ...gods, reason, god } }
  const coloured = karma.dharma + karma.kama + karma.artha
  const pay = tokens.length === 0 ? 'karma' : coloured === 0 ? 'token' : 'both'
  if (god === null) return { kind: 'sacrifice', values: { ...gods, pay } }
  return { kind: 'devote', values: { ...gods, pay, god } }
}

function tokenOr(token: Token | null | undefined): Message | null {
  return token === null || token === undefined ? null : tokenName(token)
}

function shiftsOf(tokens: readonly Token[], dot: Pillar | 'neutral' | null): Message[] {
  const arrows = tokens.flatMap((token) => {
    const { pillar, arrows: count } = TOKEN_DATA[token]
    return Array.from({ length: count }, () => pillarName(pillar))
  })
  return dot === null ? arrows : [...arrows, pillarName(dot === 'neutral' ? 'any' : dot)]
}
