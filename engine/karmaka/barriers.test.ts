/** Undo barriers: an action names every seat that gains information; a random draw names all seats. */
import { describe, expect, test } from 'vitest'
import { createEventRecorder, type SeatsWithNewInformation } from '../core/contract/game-events.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { karmaka } from './index.ts'
import type { KarmakaAction } from './state.ts'
import {
  playForAbility,
  accept,
  decider,
  decline,
  die,
  done,
  draw,
  mimic,
  chooseTarget,
  pass,
  place,
  play,
  playForPoints,
  createPosition,
  putBack,
  refuse,
  rings,
  ruin,
  ruinDeed,
  playToFuture,
  take,
  takePicked,
} from './testing.ts'
import type { PositionSketch } from './testing.ts'

/** Whom the last of these actions teaches something, all before it having been played. */
function taught(sketch: PositionSketch, ...actions: readonly KarmakaAction[]): SeatsWithNewInformation {
  const state = createPosition(sketch)
  const last = actions.at(-1)
  if (last === undefined) throw new Error('nothing to play')
  play(state, ...actions.slice(0, -1))
  const stream = createRandomStream('a'.repeat(32), 'barrier')
  const { emit, report } = createEventRecorder(() => undefined)
  karmaka.play(state, decider(state), last, stream, emit)
  return stream.wasUsed ? 'all' : report.learned
}

const rival = { hand: 'spite crisis mimic', deck: 'panic panic', future: 'peek sowing', deeds: 'dwindle voyage' }
const own = (hand: string, more: object = {}): PositionSketch => ({
  players: [{ hand, deck: 'longevity crisis', ...more }, rival, {}, {}],
  ruins: 'recycle destiny',
})

const others = [1, 2, 3]

describe('an action informs exactly the seats that learn something by it', () => {
  test.each<[string, PositionSketch, readonly KarmakaAction[], SeatsWithNewInformation]>([
    ['the draw that begins a turn (KAR-13)', { ...own('peek'), stage: 'draw' }, [draw], [0]],
    ['a card shown for points (KAR-24)', own('peek'), [playForPoints('peek')], others],
    ['a card shown for its ability (KAR-26)', own('peek'), [playForAbility('peek')], others],
    ['a draw of Roulette (D-8)', own('roulette'), [playForAbility('roulette'), draw], [0]],
    ['a card ruined for Roulette (D-7)', own('roulette peek'), [playForAbility('roulette'), ruin('peek')], others],
    ['a card ruined for Denial (D-12)', own('denial peek'), [playForAbility('denial'), ruin('peek')], others],
    [
      'a card ruined for Dwindle (D-6)',
      own('dwindle'),
      [playForAbility('dwindle'), chooseTarget(1), ruin('spite')],
      [0, 2, 3],
    ],
    ['the Deck card that Panic ruins (KAR-85)', own('panic'), [playForAbility('panic'), chooseTarget(1)], 'all'],
    [
      'the Future Life that Hell’s Heart ruins (KAR-89)',
      own('hells-heart'),
      [playForAbility('hells-heart'), chooseTarget(1)],
      'all',
    ],
    ['what Spite picks (KAR-91)', own('spite'), [playForAbility('spite'), chooseTarget(1)], 'all'],
    ['what Peek sees (KAR-102)', own('peek'), [playForAbility('peek'), chooseTarget(1)], [0]],
    ['what Swindle picks (KAR-110)', own('swindle'), [playForAbility('swindle'), chooseTarget(1)], [0, 1]],
    [
      'what Stolen Dreams brings (KAR-105)',
      own('stolen-dreams'),
      [playForAbility('stolen-dreams'), chooseTarget(1)],
      [0],
    ],
    ['a Deed scored with Jubilee (D-17)', own('jubilee peek'), [playForAbility('jubilee'), place('peek')], others],
    [
      'a card given to the teammate, who sees it (KAR-124)',
      { ...own('peek'), variant: 'teams' },
      [playToFuture('peek', 'teammate')],
      [2],
    ],
    [
      'a copy that looks at once (KAR-115)',
      { players: [{ hand: 'mimic' }, { deeds: 'destiny' }] },
      [playForAbility('mimic'), mimic(1)],
      [0],
    ],
  ])('%s', (_, sketch, actions, named) => {
    expect(taught(sketch, ...actions)).toEqual(named)
  })
})

describe('actions that inform no seat, so that they can be undone', () => {
  const looked: PositionSketch = { players: [{ hand: 'destiny' }, {}], top: 'panic peek spite' }
  test.each<[string, PositionSketch, readonly KarmakaAction[]]>([
    ['a card laid on the own Future Life (KAR-25)', own('peek'), [playToFuture('peek')]],
    ['a pass (KAR-18)', own('peek'), [pass]],
    [
      'a further play declined (KAR-55)',
      own('panic peek'),
      [playForAbility('panic'), chooseTarget(1), refuse, decline],
    ],
    ['the target of an ability that asks its victim (D-3)', own('crisis'), [playForAbility('crisis'), chooseTarget(1)]],
    ['a Deed ruined (D-5)', own('crisis'), [playForAbility('crisis'), chooseTarget(1), ruinDeed(1)]],
    ['a Deed stolen (KAR-112)', own('thievery'), [playForAbility('thievery'), chooseTarget(1)]],
    ['a card taken from the Ruins (D-15)', own('salvage'), [playForAbility('salvage'), take(1)]],
    [
      'a card of the own Future Life (D-9)',
      own('transmigrate', { future: 'peek panic' }),
      [playForAbility('transmigrate'), take(1)],
    ],
    ['a card laid down for Sowing (D-16)', own('sowing peek'), [playForAbility('sowing'), place('peek')]],
    ['no more for Roulette (D-7)', own('roulette peek'), [playForAbility('roulette'), done]],
    ['a lifted card stored (D-10)', looked, [playForAbility('destiny'), place('peek')]],
    ['a lifted card put back (D-10)', looked, [playForAbility('destiny'), done, putBack('peek')]],
    ['cards dealt unseen (KAR-96)', own('longevity'), [playForAbility('longevity'), chooseTarget(1)]],
    [
      'a picked card kept: both have seen it (D-11)',
      own('swindle'),
      [playForAbility('swindle'), chooseTarget(1), takePicked('spite')],
    ],
    ['an offer accepted (D-4)', own('thievery'), [playForAbility('thievery'), chooseTarget(1), accept]],
    ['an offer refused (D-4)', own('thievery'), [playForAbility('thievery'), chooseTarget(1), refuse]],
    [
      'rings spent (D-18)',
      { players: [{ deeds: 'spite', rings: 1, future: 'peek' }, rival], stage: 'death' },
      [die, rings(1)],
    ],
  ])('%s', (_, sketch, actions) => {
    expect(taught(sketch, ...actions)).toEqual([])
  })
})
