/**
 * Why an action is not offered, in words for people: `moksha.why.<Reason>`. Legality is decided elsewhere: this only
 * names the reason, from what everybody may know.
 */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message, Seat } from '../core/contract/game.ts'
import { equalJson } from '../core/contract/json.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import { disciplesIn, heightOf } from './board.ts'
import { asks } from './asks.ts'
import type { MokshaAskKind } from './asks.ts'
import { choices } from './choices.ts'
import { STACK_HEIGHT, TOKEN_DATA } from './data.ts'
import type { God, Occupation, Region } from './data.ts'
import { keptKarma } from './death.ts'
import { canPay, cannotMobilize, cannotSacrifice, godHere, isKarma } from './devote.ts'
import { anyColours } from './gather.ts'
import { cannotUse, mustSink } from './gods.ts'
import type { NoGod } from './gods.ts'
import { godName, pillarName, regionName, tokenName } from './named.ts'
import { USERS_OF } from './occupations.ts'
import { karmaRoom, playerOf, reserveOf } from './sheet.ts'
import type { MokshaAction, MokshaFrame, MokshaView, Price, Stage } from './state.ts'
import { isWindow } from './turn.ts'
import { cannotWander, whoForbids } from './wander.ts'
import type { NoWander } from './wander.ts'

/** Every reason there is. `first.*` is said of an action whose time has not come, or is over. */
export type Reason =
  | 'gameOver'
  | 'notYourTurn'
  | `first.${MokshaAskKind}`
  | NoWander
  | NoGod
  | NonNullable<ReturnType<typeof cannotSacrifice>>
  | NonNullable<ReturnType<typeof cannotMobilize>>
  | 'notHeld'
  | 'noKarma'
  | 'notOccupation'
  | 'hexOutOfReach'
  | 'noAnyKarma'
  | 'colourFull'
  | 'noRoomForDisciples'
  | 'reserveShort'
  | 'noRivalThere'
  | 'otherSanctuary'
  | 'noSanctuary'
  | 'sanctuaryHere'
  | 'keepCount'
  | 'closedAlready'
  | 'noWindow'
  | 'pileEmpty'
  | 'sinkFirst'
  | 'layInstead'
  | 'pileFull'
  | 'notThatDeep'
  | 'notDrawn'
  | 'sameRegion'
  | 'mustChoose'
  | 'decisionHere'
  | 'asksAlready'

const because = createMessageFactory<Reason>('moksha.why')

/** What is asked, as far as reasons go: the stage of the turn, or a god's effect under way. */
type At = Stage | Exclude<MokshaFrame['kind'], 'turn'>

export function whyNot(view: MokshaView, seat: Seat, action: MokshaAction): Message | undefined {
  if (view.end !== null) return because('gameOver')
  const frame = topFrame(view.stack)
  if (frame.seat !== seat) return because('notYourTurn', { seat: { seat: frame.seat } })
  if (choices(view, seat).some((choice) => equalJson(choice, action))) return undefined
  const ask = asks(view, seat)
  if (ask === undefined) return undefined
  const asked = frame.kind === 'turn' ? frame.stage : frame.kind
  return special({ view, seat, frame, asked }, action) ?? because(`first.${ask.kind}`)
}

interface Case {
  readonly view: MokshaView
  readonly seat: Seat
  readonly frame: MokshaFrame
  readonly asked: At
}

/** What can be said of the action itself; undefined when it is just not asked for now. */
function special(at: Case, action: MokshaAction): Message | undefined {
  const { view, seat, asked } = at
  switch (action.do) {
    case 'wander': {
      const reason = asked === 'wander' ? cannotWander(view, seat, action.region, action.pay) : undefined
      if (reason === undefined) return undefined
      const other = whoForbids(view, seat, action.region)
      return because(reason, { region: regionName(action.region), seat: other === null ? null : { seat: other } })
    }
    case 'replace':
      return ['take', 'farmTake', 'replace'].includes(asked) ? notHeld(at, action.token) : undefined
    case 'farm':
      return notOccupation(at, ['farmer']) ?? (asked === 'farm' ? whyNotFarm(at, action.from, action.and) : undefined)
    case 'harmony':
      return asked === 'evolve' || asked === 'shift' ? because('hexOutOfReach') : undefined
    case 'gather':
      if (asked !== 'gather') return undefined
      return because(anyColours(view, seat).length < 2 ? 'noAnyKarma' : 'colourFull', {
        pillar: pillarName(action.karma),
      })
    case 'earn':
    case 'craft':
    case 'trade':
    case 'convert':
    case 'preach':
      return whyNotServe(at, action)
    case 'devote':
    case 'sacrifice':
      return asked === 'devote' ? whyNotSacrifice(at, action) : undefined
    case 'mobilize': {
      if (asked !== 'mobilize' && asked !== 'again') return undefined
      const { from, to, count } = action
      const reason = cannotMobilize(view, seat, from, to, count)
      return reason && because(reason, { region: regionName(reason === 'noDisciplesThere' ? from : to) })
    }
    case 'recall':
      return asked === 'recall' ? because('noDisciplesThere', { region: regionName(action.region) }) : undefined
    case 'keep':
      return asked === 'karma' ? because('keepCount', { count: keptKarma(playerOf(view, seat)) }) : undefined
    case 'close':
      if (asked === 'close') return because('closedAlready', { region: regionName(action.region) })
      return notOccupation(at, ['landholder'])
    case 'brahma':
    case 'ganesha':
    case 'vishnu':
    case 'shiva':
      return whyNotGod(at, action)
    case 'lay':
    case 'sink':
      return asked === 'brahma' ? whyNotLay(view, action) : undefined
    case 'swap':
      return asked === 'swap' ? because('sameRegion') : undefined
    case 'go':
      return because('mustChoose')
    case 'passWindows':
      return at.frame.kind === 'turn' && isWindow(at.frame) ? because('decisionHere') : because('noWindow')
    case 'askWindows':
      return because('asksAlready')
  }
}

function notHeld({ view, seat }: Case, price: Price): Message | undefined {
  if (canPay(playerOf(view, seat), price)) return undefined
  if (isKarma(price)) return because('noKarma', { pillar: pillarName(price) })
  return because('notHeld', { token: tokenName(price) })
}

function notOccupation({ view, seat }: Case, occupations: readonly Occupation[]): Message | undefined {
  return occupations.includes(playerOf(view, seat).occupation) ? undefined : because('notOccupation')
}

function whyNotFarm({ view, seat }: Case, from: Region, and: Region): Message | undefined {
  const player = playerOf(view, seat)
  const without = [from, and].find((region) => disciplesIn(player, region) === 0)
  if (without !== undefined) return because('noDisciplesThere', { region: regionName(without) })
  return from === and ? because('fewerDisciples') : undefined
}

function whyNotServe(
  at: Case,
  action: MokshaAction & { do: 'earn' | 'craft' | 'trade' | 'convert' | 'preach' },
): Message | undefined {
  const { view, seat, asked } = at
  const player = playerOf(view, seat)
  const other = notOccupation(at, USERS_OF[action.do])
  if (other !== undefined || asked !== 'serve') return other
  switch (action.do) {
    case 'earn':
      return because('colourFull', { pillar: pillarName(action.karma) })
    case 'craft': {
      const { pillar } = TOKEN_DATA[action.token]
      const full =
        karmaRoom(view, player, pillar) === 0 ? because('colourFull', { pillar: pillarName(pillar) }) : undefined
      return notHeld(at, action.token) ?? full
    }
    case 'trade':
      return notHeld(at, action.karma) ?? whyNotTrade(at, action.count)
    case 'convert':
      return because('noRivalThere', { region: regionName(player.region), seat: { seat: action.seat } })
    case 'preach':
      return undefined
  }
}

function whyNotTrade({ view, seat }: Case, count: number): Message {
  const player = playerOf(view, seat)
  if (reserveOf(player) < count) return because('reserveShort')
  return because('noRoomForDisciples', { region: regionName(player.region) })
}

function whyNotSacrifice(at: Case, action: MokshaAction & { do: 'devote' | 'sacrifice' }): Message | undefined {
  const { view, seat } = at
  const god = godHere(view, seat)
  if (action.do === 'devote' && action.god !== god)
    return god === null ? because('noSanctuary') : because('otherSanctuary', { god: godName(god) })
  if (action.do === 'sacrifice' && god !== null) return because('sanctuaryHere', { god: godName(god) })
  const reason = cannotSacrifice(view, seat)
  return reason === undefined
    ? notHeld(at, action.pay)
    : because(reason, god === null ? undefined : { god: godName(god) })
}

function whyNotGod(
  { view, seat, frame }: Case,
  action: MokshaAction & { do: 'brahma' | 'ganesha' | 'vishnu' | 'shiva' },
): Message | undefined {
  const god: God = action.do
  if (frame.kind !== 'turn' || !isWindow(frame)) return because('noWindow', { god: godName(god) })
  const reason = cannotUse(view, seat, god)
  if (reason !== undefined) return because(reason, { god: godName(god) })
  if (action.do === 'ganesha') return because('colourFull', { pillar: pillarName(action.karma) })
  return action.do === 'vishnu' ? because('pileEmpty', { region: regionName(action.region) }) : undefined
}

function whyNotLay(view: MokshaView, action: MokshaAction & { do: 'lay' | 'sink' }): Message | undefined {
  if (action.do === 'sink')
    return mustSink(view) ? because('notDrawn', { token: tokenName(action.token) }) : because('layInstead')
  if (mustSink(view)) return because('sinkFirst')
  const { region } = action
  const height = STACK_HEIGHT[view.players.length] ?? 0
  if (heightOf(view, region) >= height) return because('pileFull', { region: regionName(region), height })
  return because('notThatDeep', { region: regionName(region) })
}
