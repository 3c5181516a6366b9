/** Prompts of a seat: the frame on top of the stack as a prompt kind, with the values that its text needs. */
import type { DecisionPrompt, Message, Seat } from '../core/contract/game.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import { buildingOf, templeDotColourOf, topTokenOf } from './board.ts'
import { GODS, TOKEN_DATA } from './data.ts'
import type { Occupation, Pillar, RegionNumber, VitalityToken } from './data.ts'
import { rebirthCasteAndKeptCountOf } from './death.ts'
import { anySacrificeRejectionFor, sanctuaryGodWherePlayerStands } from './devote.ts'
import { deathForecastFor } from './death-forecast.ts'
import { rewardOfHex } from './gather.ts'
import { godRejectionFor, mustReturnDrawnTokens } from './gods.ts'
import { buildingName, casteName, godName, pillarName, rewardMessage, tokenName } from './messages.ts'
import { boardDiscipleCountOf, playerOf, survivalCheckResultIfNow } from './player-sheet.ts'
import type { MokshaFrame, MokshaPublicState, Player, CurrentTurnFrame } from './state.ts'
import { mustReplaceToken } from './tokens.ts'
import { hasStageDecision, isGodUseWindow } from './turn.ts'
import { wanderRejectionFor } from './wander.ts'

interface PromptWithValues<
  K extends string,
  V extends NonNullable<DecisionPrompt['values']>,
> extends DecisionPrompt<K> {
  readonly values: V
}
/** The gods that can be used before or instead of the answer, and their number (`count`). */
type Gods = { readonly gods: readonly Message[]; readonly count: number }
/** Result of the coming death: aura, total aura, whether it reaches the target, and the caste of the next life. */
type Ending = {
  readonly aura: number
  readonly total: number
  readonly target: number
  readonly released: boolean
  readonly caste: Message
}
/** Possible payments of the sacrifice. */
type Sacrifice = { readonly pay: 'token' | 'karma' | 'both' }

/**
 * The question that a seat is asked: its kind, and the values for its text. D2 to D15 are the decisions in section 9 of
 * the rules.
 */
export type MokshaPrompt =
  /** D2: the region to move to, or to stay in. `stay`: whether the player may stay in its region. */
  | PromptWithValues<'wander', Gods & { stay: boolean }>
  /** Whether to use a god, before the top token of the stack is taken, or if the stack is empty. */
  | PromptWithValues<'take', Gods & { token: Message }>
  | PromptWithValues<'takeNothing', Gods>
  /** D3: the held token that this one replaces; also for the second token of the Farmer and for that of Vishnu. */
  | PromptWithValues<'replace', Gods & { token: Message | null }>
  /** D4: the two disciples to return for this token, as a Farmer. */
  | PromptWithValues<'farm', { token: Message | null }>
  /**
   * D5 and D6: the hex where the shifts end; also for the token of Vishnu. `shifts`: the colour of each shift, without
   * the effects of Pandit and Jurist.
   */
  | PromptWithValues<'evolve' | 'shift', { shifts: readonly Message[] }>
  /** D7: the colour of a karma of any colour; or only whether to use a god, before the reward. */
  | PromptWithValues<'gather', Gods>
  | PromptWithValues<'beforeGather', Gods & { reward: Message }>
  /** D8: the use of the gather effect of the occupation. */
  | PromptWithValues<'serve', Gods & { occupation: Occupation }>
  /** D9: the sacrifice, in a sanctuary and at a temple; or only whether to use a god, if no sacrifice is possible. */
  | PromptWithValues<'devote', Gods & Sacrifice & { god: Message }>
  | PromptWithValues<'sacrifice', Gods & Sacrifice>
  | PromptWithValues<
      'beforeDevote',
      Gods & { reason: NonNullable<ReturnType<typeof anySacrificeRejectionFor>>; god: Message | null }
    >
  /** D9, D10: the disciples to move, in the first and in the second mobilization. */
  | DecisionPrompt<'mobilize' | 'again'>
  /** Whether to use a god before step 4: the player will live, die of too little vitality, or die at the last stage. */
  | PromptWithValues<'age', Gods & { vitality: number; need: number; stage: number }>
  | PromptWithValues<'ageShort', Gods & Ending & { vitality: number; need: number; stage: number }>
  | PromptWithValues<'ageLast', Gods & Ending>
  /** D11: the region from which a disciple returns. `more` disciples must still return, `stay` of them stay. */
  | PromptWithValues<'recall', { more: number; stay: number }>
  /** D12: the karma that the player keeps at the rebirth into that caste; `kept` is the number of tokens. */
  | PromptWithValues<'karma', { kept: number; caste: Message }>
  /** D13: the region that a Landholder closes. */
  | DecisionPrompt<'close'>
  /**
   * D14: the place for the next token that Brahma drew, with the number of tokens after it; or the token that returns to
   * the Ocean.
   */
  | PromptWithValues<'lay', { token: Message | null; left: number }>
  | PromptWithValues<'sink', { tokens: readonly Message[] }>
  /** D15: the building that Shiva swaps with this one. */
  | PromptWithValues<'swap', { building: Message }>

/** The kinds of questions that Moksha asks a player, as the `kind` of a prompt names them. */
export type MokshaPromptKind = MokshaPrompt['kind']

/**
 * Returns the question that the seat must answer now. It reads only public information, so it is the same from every viewer's
 * view.
 * @returns undefined if another seat must choose, the game is over, or the turn is in a stage that never asks (`grow`,
 * `release`)
 */
export function promptFor(view: MokshaPublicState, seat: Seat): MokshaPrompt | undefined {
  if (view.stack.length === 0) return undefined
  const frame = topFrame(view.stack)
  return frame.seat === seat ? promptOfFrame(view, frame) : undefined
}

function promptOfFrame(view: MokshaPublicState, frame: MokshaFrame): MokshaPrompt | undefined {
  switch (frame.kind) {
    case 'turn':
      return promptInTurn(view, frame, godsAt(view, frame))
    case 'replace':
      return replacePrompt(view, frame.region, NO_GODS)
    case 'shift':
      return { kind: 'shift', values: { shifts: shiftsOf([frame.token], null) } }
    case 'brahma':
      if (mustReturnDrawnTokens(view)) return { kind: 'sink', values: { tokens: view.drawn.map(tokenName) } }
      return { kind: 'lay', values: { token: tokenOr(view.drawn[0]), left: view.drawn.length - 1 } }
    case 'swap':
      return { kind: 'swap', values: { building: buildingName(buildingOf(view, frame.region)) } }
  }
}

function promptInTurn(view: MokshaPublicState, frame: CurrentTurnFrame, gods: Gods): MokshaPrompt | undefined {
  const { seat, stage } = frame
  const player = playerOf(view, seat)
  const { region } = player
  switch (stage) {
    case 'wander':
      return { kind: 'wander', values: { ...gods, stay: wanderRejectionFor(view, seat, region, null) === undefined } }
    case 'take':
    case 'farmTake': {
      if (mustReplaceToken(view, seat, region)) return replacePrompt(view, region, gods)
      const top = topTokenOf(view, region)
      if (top === null) return { kind: 'takeNothing', values: gods }
      return { kind: 'take', values: { ...gods, token: tokenName(top) } }
    }
    case 'farm':
      return { kind: 'farm', values: { token: tokenOr(topTokenOf(view, region)) } }
    case 'evolve':
      return { kind: 'evolve', values: { shifts: shiftsOf(frame.taken, templeDotColourOf(buildingOf(view, region))) } }
    case 'gather': {
      if (hasStageDecision(view, frame)) return { kind: 'gather', values: gods }
      const { disciples, karma } = rewardOfHex(player.harmony)
      return { kind: 'beforeGather', values: { ...gods, reward: rewardMessage(disciples, karma) } }
    }
    case 'serve':
      return { kind: 'serve', values: { ...gods, occupation: player.occupation } }
    case 'devote':
      return sacrificePrompt(view, seat, player, gods)
    case 'age': {
      const { vitality, need, lives } = survivalCheckResultIfNow(player)
      if (need === null) return { kind: 'ageLast', values: { ...gods, ...endingOf(view, seat) } }
      const values = { ...gods, vitality, need, stage: player.stage + 1 }
      if (lives) return { kind: 'age', values }
      return { kind: 'ageShort', values: { ...values, ...endingOf(view, seat) } }
    }
    case 'recall':
      return { kind: 'recall', values: { more: boardDiscipleCountOf(player) - player.stage, stay: player.stage } }
    case 'karma': {
      const { kept, caste } = rebirthCasteAndKeptCountOf(player)
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

function endingOf(view: MokshaPublicState, seat: Seat): Ending {
  const { aura, total, target, attainsMoksha, caste } = deathForecastFor(view, seat)
  return { aura, total, target, released: attainsMoksha, caste: casteName(caste) }
}

const NO_GODS: Gods = { gods: [], count: 0 }

function godsAt(view: MokshaPublicState, frame: CurrentTurnFrame): Gods {
  if (!isGodUseWindow(frame)) return NO_GODS
  const gods = GODS.filter((god) => godRejectionFor(view, frame.seat, god) === undefined)
  return { gods: gods.map(godName), count: gods.length }
}

function replacePrompt(view: MokshaPublicState, region: RegionNumber, gods: Gods): MokshaPrompt {
  return { kind: 'replace', values: { ...gods, token: tokenOr(topTokenOf(view, region)) } }
}

function sacrificePrompt(view: MokshaPublicState, seat: Seat, { tokens, karma }: Player, gods: Gods): MokshaPrompt {
  const here = sanctuaryGodWherePlayerStands(view, seat)
  const god = here === null ? null : godName(here)
  const reason = anySacrificeRejectionFor(view, seat)
  if (reason !== undefined) return { kind: 'beforeDevote', values: { ...gods, reason, god } }
  const coloured = karma.dharma + karma.kama + karma.artha
  const pay = tokens.length === 0 ? 'karma' : coloured === 0 ? 'token' : 'both'
  if (god === null) return { kind: 'sacrifice', values: { ...gods, pay } }
  return { kind: 'devote', values: { ...gods, pay, god } }
}

function tokenOr(token: VitalityToken | null | undefined): Message | null {
  return token === null || token === undefined ? null : tokenName(token)
}

function shiftsOf(tokens: readonly VitalityToken[], dot: Pillar | 'neutral' | null): Message[] {
  const arrows = tokens.flatMap((token) => {
    const { pillar, arrows: count } = TOKEN_DATA[token]
    return Array.from({ length: count }, () => pillarName(pillar))
  })
  return dot === null ? arrows : [...arrows, pillarName(dot === 'neutral' ? 'any' : dot)]
}
