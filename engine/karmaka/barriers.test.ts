/** Undo barriers: an action names every seat that gains information; a random draw names all seats. */
import { describe, expect, test } from 'vitest'
import { createEventRecorder, type SeatsWithNewInformation } from '../core/contract/game-events.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { karmaka } from './index.ts'
import type { KarmakaAction } from './state.ts'
import {
  playForAbilityAction,
  acceptAction,
  decider,
  declineFurtherPlayAction,
  dieAction,
  doneAction,
  drawAction,
  mimicAction,
  chooseTargetAction,
  passAction,
  placeOnOwnPileAction,
  play,
  playForPointsAction,
  createPosition,
  putBackAction,
  refuseAction,
  ringsAction,
  ruinAction,
  ruinOwnDeedAction,
  playHandCardAction,
  takeAction,
  takePickedCardAction,
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
    ['the draw that begins a turn (KAR-13)', { ...own('peek'), stage: 'draw' }, [drawAction], [0]],
    ['a card shown for points (KAR-24)', own('peek'), [playForPointsAction('peek')], others],
    ['a card shown for its ability (KAR-26)', own('peek'), [playForAbilityAction('peek')], others],
    ['a draw of Roulette (D-8)', own('roulette'), [playForAbilityAction('roulette'), drawAction], [0]],
    [
      'a card ruined for Roulette (D-7)',
      own('roulette peek'),
      [playForAbilityAction('roulette'), ruinAction('peek')],
      others,
    ],
    [
      'a card ruined for Denial (D-12)',
      own('denial peek'),
      [playForAbilityAction('denial'), ruinAction('peek')],
      others,
    ],
    [
      'a card ruined for Dwindle (D-6)',
      own('dwindle'),
      [playForAbilityAction('dwindle'), chooseTargetAction(1), ruinAction('spite')],
      [0, 2, 3],
    ],
    [
      'the Deck card that Panic ruins (KAR-85)',
      own('panic'),
      [playForAbilityAction('panic'), chooseTargetAction(1)],
      'all',
    ],
    [
      'the Future Life that Hell’s Heart ruins (KAR-89)',
      own('hells-heart'),
      [playForAbilityAction('hells-heart'), chooseTargetAction(1)],
      'all',
    ],
    ['what Spite picks (KAR-91)', own('spite'), [playForAbilityAction('spite'), chooseTargetAction(1)], 'all'],
    ['what Peek sees (KAR-102)', own('peek'), [playForAbilityAction('peek'), chooseTargetAction(1)], [0]],
    ['what Swindle picks (KAR-110)', own('swindle'), [playForAbilityAction('swindle'), chooseTargetAction(1)], [0, 1]],
    [
      'what Stolen Dreams brings (KAR-105)',
      own('stolen-dreams'),
      [playForAbilityAction('stolen-dreams'), chooseTargetAction(1)],
      [0],
    ],
    [
      'a Deed scored with Jubilee (D-17)',
      own('jubilee peek'),
      [playForAbilityAction('jubilee'), placeOnOwnPileAction('peek')],
      others,
    ],
    [
      'a card given to the teammate, who sees it (KAR-124)',
      { ...own('peek'), variant: 'teams' },
      [playHandCardAction('peek', 'teammate')],
      [2],
    ],
    [
      'a copy that looks at once (KAR-115)',
      { players: [{ hand: 'mimic' }, { deeds: 'destiny' }] },
      [playForAbilityAction('mimic'), mimicAction(1)],
      [0],
    ],
  ])('%s', (_, sketch, actions, named) => {
    expect(taught(sketch, ...actions)).toEqual(named)
  })
})

describe('actions that inform no seat, so that they can be undone', () => {
  const looked: PositionSketch = { players: [{ hand: 'destiny' }, {}], top: 'panic peek spite' }
  test.each<[string, PositionSketch, readonly KarmakaAction[]]>([
    ['a card laid on the own Future Life (KAR-25)', own('peek'), [playHandCardAction('peek')]],
    ['a pass (KAR-18)', own('peek'), [passAction]],
    [
      'a further play declined (KAR-55)',
      own('panic peek'),
      [playForAbilityAction('panic'), chooseTargetAction(1), refuseAction, declineFurtherPlayAction],
    ],
    [
      'the target of an ability that asks its victim (D-3)',
      own('crisis'),
      [playForAbilityAction('crisis'), chooseTargetAction(1)],
    ],
    [
      'a Deed ruined (D-5)',
      own('crisis'),
      [playForAbilityAction('crisis'), chooseTargetAction(1), ruinOwnDeedAction(1)],
    ],
    ['a Deed stolen (KAR-112)', own('thievery'), [playForAbilityAction('thievery'), chooseTargetAction(1)]],
    ['a card taken from the Ruins (D-15)', own('salvage'), [playForAbilityAction('salvage'), takeAction(1)]],
    [
      'a card of the own Future Life (D-9)',
      own('transmigrate', { future: 'peek panic' }),
      [playForAbilityAction('transmigrate'), takeAction(1)],
    ],
    [
      'a card laid down for Sowing (D-16)',
      own('sowing peek'),
      [playForAbilityAction('sowing'), placeOnOwnPileAction('peek')],
    ],
    ['no more for Roulette (D-7)', own('roulette peek'), [playForAbilityAction('roulette'), doneAction]],
    ['a lifted card stored (D-10)', looked, [playForAbilityAction('destiny'), placeOnOwnPileAction('peek')]],
    ['a lifted card put back (D-10)', looked, [playForAbilityAction('destiny'), doneAction, putBackAction('peek')]],
    ['cards dealt unseen (KAR-96)', own('longevity'), [playForAbilityAction('longevity'), chooseTargetAction(1)]],
    [
      'a picked card kept: both have seen it (D-11)',
      own('swindle'),
      [playForAbilityAction('swindle'), chooseTargetAction(1), takePickedCardAction('spite')],
    ],
    [
      'an offer accepted (D-4)',
      own('thievery'),
      [playForAbilityAction('thievery'), chooseTargetAction(1), acceptAction],
    ],
    [
      'an offer refused (D-4)',
      own('thievery'),
      [playForAbilityAction('thievery'), chooseTargetAction(1), refuseAction],
    ],
    [
      'rings spent (D-18)',
      { players: [{ deeds: 'spite', rings: 1, future: 'peek' }, rival], stage: 'death' },
      [dieAction, ringsAction(1)],
    ],
  ])('%s', (_, sketch, actions) => {
    expect(taught(sketch, ...actions)).toEqual([])
  })
})
