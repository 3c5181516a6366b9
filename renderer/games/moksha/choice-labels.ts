/**
 * Texts of the choices of Moksha. Ids of messages/moksha. Sentences of the log are in log-sentences.ts, figures in
 * seat-figures.ts.
 */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { topFrame } from '../../../engine/core/contract/frame-stack.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import { previewActionFromView } from '../../../engine/core/contract/action-preview.ts'
import { HEXES, TOKEN_DATA } from '../../../engine/moksha/data.ts'
import type { HexIndex, VitalityToken } from '../../../engine/moksha/data.ts'
import { moksha, playerOf, rewardPreviewFor, harmonyMoveOptions } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaEvent, MokshaFrame, MokshaView } from '../../../engine/moksha/index.ts'
import type { MokshaSpriteSpec } from './sprite-specs.ts'
import {
  buildingNameIn,
  disciplesMessage,
  godName,
  hexName,
  hexRewardText,
  karmaCountMessage,
  karmaCountMessages,
  gameMessage,
  pillarName,
  tokenOrKarmaPriceName,
  regionName,
  rewardMessage,
  tokenName,
} from './names.ts'
import { stackPositionOfNewToken, declineAndContinueControlId } from './click-paths.ts'

/**
 * The text of a choice in the list of choices.
 * @param action one of the choices of the seat that must choose
 * @param view of a running game, of any viewer
 */
export function choiceLabel(action: MokshaAction, view: MokshaView): Message {
  const frame = topFrame(view.stack)
  const player = playerOf(view, frame.seat)
  switch (action.do) {
    case 'wander': {
      const values = { region: regionName(action.region), building: buildingNameIn(view, action.region) }
      if (action.pay !== null) return gameMessage('choice.wanderFar', { ...values, token: tokenName(action.pay) })
      return gameMessage(action.region === player.region ? 'choice.stay' : 'choice.wander', values)
    }
    case 'replace':
    case 'craft':
    case 'sink':
      return gameMessage(`choice.${action.do}`, { token: tokenName(action.token), ...colourOf(action.token) })
    case 'farm': {
      const values = { region: regionName(action.from), other: regionName(action.and) }
      return gameMessage(action.from === action.and ? 'choice.farmBoth' : 'choice.farm', values)
    }
    case 'harmony':
      return chooseHex(view, frame, action.hex)
    case 'gather':
    case 'earn':
      return gameMessage(`choice.${action.do}`, { karma: karmaCountMessage(action.karma, 1) })
    case 'trade':
      return gameMessage('choice.trade', {
        karma: karmaCountMessage(action.karma, 1),
        disciples: disciplesMessage(action.count),
      })
    case 'convert':
      return gameMessage('choice.convert', { other: { seat: action.seat } })
    case 'preach':
    case 'brahma':
    case 'passWindows':
    case 'askWindows':
      return gameMessage(`choice.${action.do}`)
    case 'devote':
      return gameMessage('choice.devote', { god: godName(action.god), price: tokenOrKarmaPriceName(action.pay) })
    case 'sacrifice':
      return gameMessage('choice.sacrifice', { price: tokenOrKarmaPriceName(action.pay) })
    case 'mobilize': {
      const values = { region: regionName(action.from), other: regionName(action.to) }
      return gameMessage('choice.mobilize', { ...values, disciples: disciplesMessage(action.count) })
    }
    case 'recall':
    case 'close':
      return gameMessage(`choice.${action.do}`, { region: regionName(action.region) })
    case 'keep':
      return gameMessage('choice.keep', { karma: karmaCountMessages(action.karma) })
    case 'ganesha':
      return gameMessage('choice.ganesha', { karma: karmaCountMessage(action.karma, received(action, view)) })
    case 'vishnu': {
      const token = tokenOr(view.piles[action.region - 1]?.at(-1))
      return gameMessage('choice.vishnu', { region: regionName(action.region), token })
    }
    case 'shiva':
    case 'swap': {
      const building = buildingNameIn(view, action.region)
      return gameMessage(`choice.${action.do}`, { region: regionName(action.region), building })
    }
    case 'lay': {
      const depth = stackPositionOfNewToken(view, action.region, action.at) ?? 'empty'
      return gameMessage(`choice.lay.${depth}`, { region: regionName(action.region), token: tokenOr(view.drawn[0]) })
    }
    case 'go':
      return { id: declineAndContinueControlId(view) }
  }
}

/**
 * The heading over a choice in the list of choices: one for free walks, one for walks that cost a token. Undefined for other
 * choices.
 */
export function choiceGroupHeadingFor(action: MokshaAction): Message | undefined {
  if (action.do !== 'wander') return undefined
  return gameMessage(isPaidWalk(action) ? 'group.far' : 'group.near')
}

/** Whether a choice is a walk for which the player pays a token (MOK-23). False for all other choices. */
export function isPaidWalk(action: MokshaAction): boolean {
  return action.do === 'wander' && action.pay !== null
}

/**
 * The sprite spec of the token that a paid walk costs (MOK-23). If the player may choose which token to pay, it is the sign
 * of any token.
 * @param actions walks to one region, which differ only in the token paid
 * @returns undefined if one of them is free, or if they are no walks
 */
export function walkCostSpriteSpec(actions: readonly MokshaAction[]): MokshaSpriteSpec | undefined {
  const paid = actions.map((action) => (action.do === 'wander' ? action.pay : null))
  const [first = null] = paid
  if (first === null || paid.includes(null)) return undefined
  const only = paid.every((token) => token === first)
  return only ? { kind: 'token', face: 1, token: first } : { kind: 'anyToken' }
}

function colourOf(token: VitalityToken): { karma: Message } {
  return { karma: karmaCountMessage(TOKEN_DATA[token].pillar, 1) }
}

function tokenOr(token: VitalityToken | null | undefined): Message | null {
  return token === null || token === undefined ? null : tokenName(token)
}

/** How much karma comes for certain. */
function received(action: MokshaAction, view: MokshaView): number {
  const events = previewActionFromView(moksha, view, topFrame(view.stack).seat, action)
    .facts as readonly VisibleEvent<MokshaEvent>[]
  return events.reduce((sum, event) => (event.kind === 'karma' ? sum + event.count : sum), 0)
}

/** Where the marker would end, what the hex gives, and which effect that takes. */
function chooseHex(view: MokshaView, { seat, kind }: MokshaFrame, hex: HexIndex): Message {
  const printed = HEXES[hex]
  const values = { hex: hexName(hex), reward: hexRewardText(hex) }
  const way = harmonyMoveOptions(view, seat).find((each) => each.hex === hex)
  if (way?.pandit) return gameMessage('choice.harmonyPandit', { ...values, pillar: pillarName(way.pandit) })
  if (way?.jurist) return gameMessage('choice.harmonyJurist', { ...values, ...way.jurist })
  if (kind === 'shift') return gameMessage('choice.harmony', values)
  const comes = rewardPreviewFor(view, seat, hex, playerOf(view, seat).region)
  const got = [...comes.karma, ...(comes.any.length > 0 ? (['any'] as const) : [])]
  if (comes.disciples === printed?.disciples && got.length === printed.karma.length)
    return gameMessage('choice.harmony', values)
  return gameMessage('choice.harmonyLess', { ...values, got: rewardMessage(comes.disciples, got) })
}
