import { describe, expect, test } from 'vitest'
import { moksha } from './index.ts'
import type { MokshaAction, MokshaState } from './state.ts'
import type { PlayerSketch } from './testing.ts'
import {
  resumeGodPromptsAction,
  brahmaAction,
  tradeTokenForKarmaAction,
  decider,
  devoteAction,
  earnAction,
  ganeshaAction,
  gatherRewardAction,
  goAction,
  harmonyAction,
  isLegal,
  legalActions,
  pauseGodPromptsAction,
  play,
  createPosition,
  replaceTokenAction,
  playerOfSeat,
  shivaAction,
  swapAction,
  eventsOfKind,
  vishnuAction,
  wanderAction,
} from './testing.ts'

/** A seat in region 4 about to wander, its marker where one artha karma is gathered. */
function beginning(sketch: PlayerSketch = {}, piles: Readonly<Record<number, string>> = {}): MokshaState {
  return createPosition({ players: [{ at: [-3, 2], ...sketch }, {}], piles })
}

const verbs = (state: MokshaState): string[] => [...new Set(legalActions(state).map((action) => action.do))]
const WINDOW: readonly MokshaAction[] = [goAction, pauseGodPromptsAction]

describe('the order of steps', () => {
  test('MOK-20: the steps are wander and evolve, gather, devote or mobilize, grow older', () => {
    const state = beginning({ occupation: 'housekeeper', at: [0, 0] }, { 4: 'kama5' })
    const events = play(state, wanderAction(4), earnAction('dharma'), devoteAction('shiva', 'kama5'))
    events.push(...play(state, goAction))
    const order = ['wandered', 'took', 'shifted', 'gathered', 'used', 'devoted', 'aged', 'turn']
    expect(events.map(({ kind }) => kind).filter((kind) => order.includes(kind))).toEqual(order)
    expect(decider(state)).toBe(1)
  })

  test('MOK-21: only a player who deceases goes on to aura, and to moksha or rebirth', () => {
    const alive = beginning()
    const told1 = play(alive, wanderAction(4), goAction)
    expect(told1.map(({ kind }) => kind)).not.toContain('died')
    const dying = beginning({ stage: 5 })
    const order = ['died', 'aura', 'reborn', 'born', 'turn']
    const events = play(dying, wanderAction(4), goAction)
    expect(events.map(({ kind }) => kind).filter((kind) => order.includes(kind))).toEqual(order)
  })
})

describe('windows for gods', () => {
  test('MOK-70: a player can use only ready gods, in the own turn; a used god is no longer ready', () => {
    const state = beginning({ ready: 'shiva', used: 'ganesha' })
    playerOfSeat(state, 1).gods.ganesha = 'ready'
    expect(verbs(state)).toEqual(['wander', 'shiva'])
    expect(moksha.choices(state, 1)).toEqual([])
    play(state, shivaAction(1), swapAction(2))
    expect(playerOfSeat(state).gods.shiva).toBe('used')
    expect(verbs(state)).toEqual(['wander'])
  })

  test('MOK-71: a rebirth does not change gods', () => {
    const state = beginning({ stage: 5, ready: 'vishnu', used: 'shiva' })
    play(state, wanderAction(4), goAction)
    expect(playerOfSeat(state).gods).toEqual({ brahma: 'none', ganesha: 'none', vishnu: 'ready', shiva: 'used' })
  })

  test('MOK-72 MOK-106: windows are before moving, taking, gathering and step 3, and after step 3', () => {
    const state = beginning({ ready: 'shiva', karma: 'kama' }, { 4: 'artha5' })
    expect(verbs(state)).toEqual(['wander', 'shiva'])
    play(state, wanderAction(4))
    expect([verbs(state), playerOfSeat(state).tokens]).toEqual([['shiva', 'go', 'passWindows'], []])
    play(state, goAction)
    expect([verbs(state), playerOfSeat(state).tokens]).toEqual([['shiva', 'go', 'passWindows'], ['artha5']])
    expect(playerOfSeat(state).karma.artha).toBe(0)
    play(state, goAction)
    expect(playerOfSeat(state).karma.artha).toBe(1)
    // The god of this sanctuary is ready: step 3 has nothing to decide.
    expect(verbs(state)).toEqual(['shiva', 'go', 'passWindows'])
    play(state, goAction)
    expect(decider(state)).toBe(1)
    const temple = createPosition({
      players: [{ region: 7, tokens: 'kama5', disciples: { 4: 1 }, ready: 'shiva' }, {}],
      turn: { stage: 'devote' },
    })
    expect(verbs(temple)).toEqual(['sacrifice', 'shiva', 'go'])
    play(temple, { do: 'sacrifice', pay: 'kama5' })
    expect(verbs(temple)).toEqual(['mobilize'])
    play(temple, { do: 'mobilize', from: 4, to: 7, count: 1 })
    expect(verbs(temple)).toEqual(['shiva', 'go', 'passWindows'])
  })

  test('MOK-72 MOK-106: a window is between the reward and the gather effect until step 3 begins', () => {
    const tokens = { 9: 'artha5' }
    const artisan = (sketch: PlayerSketch): MokshaState =>
      beginning({ occupation: 'artisan', at: [-3, 2], ready: 'vishnu', ...sketch }, tokens)
    // With a token at hand the effect is asked, and Vishnu may come first: what he takes is crafted.
    const held = artisan({ tokens: 'kama5' })
    play(held, wanderAction(4), goAction, goAction)
    expect(verbs(held)).toEqual(['craft', 'vishnu', 'go'])
    play(held, vishnuAction(9), tradeTokenForKarmaAction('artha5'))
    expect(playerOfSeat(held)).toMatchObject({ tokens: ['kama5'], karma: { dharma: 0, kama: 0, artha: 2 } })
    // Without one nothing is asked twice: the window before step 3 is the same, and leads back to the effect.
    const bare = artisan({})
    play(bare, wanderAction(4), goAction, goAction)
    expect(verbs(bare)).toEqual(['devote', 'vishnu', 'go'])
    play(bare, vishnuAction(9))
    expect(verbs(bare)).toEqual(['craft', 'go'])
    play(bare, tradeTokenForKarmaAction('artha5'))
    expect([verbs(bare), playerOfSeat(bare).karma.artha]).toEqual([['devote', 'go'], 2])
    // A step that was left out cannot be done later, and after step 3 it is too late.
    const left = artisan({ tokens: 'kama5' })
    play(left, wanderAction(4), goAction, goAction, goAction, vishnuAction(9))
    expect(verbs(left)).toEqual(['devote', 'go'])
    const late = artisan({ karma: 'kama' })
    play(late, wanderAction(4), goAction, goAction, devoteAction('shiva', 'kama'), vishnuAction(9))
    expect(isLegal(late, tradeTokenForKarmaAction('artha5'))).toBe(false)
  })

  test('MOK-106: a window at a step with a decision is part of that decision', () => {
    const full = beginning({ tokens: 'kama5 kama5 kama5 artha5', ready: 'shiva', at: [0, 0] }, { 4: 'artha5' })
    play(full, wanderAction(4))
    expect(verbs(full)).toEqual(['replace', 'shiva'])
    play(full, replaceTokenAction('kama5'), goAction)
    const equal = beginning({ tokens: 'kama5 kama5 kama5 kama5', ready: 'shiva', passing: true }, { 4: 'artha5' })
    play(equal, wanderAction(4))
    expect(verbs(equal)).toEqual(['replace', 'shiva'])
    const single = beginning({ karma: 'kama kama artha artha', ready: 'shiva', at: [0, 0] })
    play(single, wanderAction(4), goAction)
    expect([verbs(single), playerOfSeat(single).karma.dharma]).toEqual([['shiva', 'go', 'passWindows'], 0])
    play(single, goAction)
    expect(playerOfSeat(single).karma.dharma).toBe(1)
    const centre = beginning({ ready: 'ganesha', at: [0, 0] })
    play(centre, wanderAction(4), goAction)
    expect(verbs(centre)).toEqual(['gather', 'ganesha'])
    play(centre, ganeshaAction('kama'), gatherRewardAction('dharma'))
    expect(playerOfSeat(centre).karma).toEqual({ dharma: 1, kama: 2, artha: 0 })
  })

  test('MOK-106: there is no window without a usable god, nor after the player leaves step 3 out', () => {
    const none = beginning({ used: 'shiva' })
    play(none, wanderAction(4))
    expect(verbs(none)).toEqual(['devote', 'go'])
    const left = beginning({ ready: 'vishnu', karma: 'kama' }, { 9: 'kama5' })
    play(left, wanderAction(4), goAction, goAction)
    expect(verbs(left)).toEqual(['devote', 'vishnu', 'go'])
    play(left, goAction)
    expect(decider(left)).toBe(1)
    const spent = beginning({ ready: 'vishnu ganesha brahma', karma: 'kama kama artha artha dharma dharma' })
    // Nothing to take, no room for karma: Brahma alone can be used.
    expect(verbs(spent)).toEqual(['wander', 'brahma'])
  })

  test('MOK-107: passWindows skips windows until askWindows; other decisions still offer gods', () => {
    const state = beginning({ ready: 'shiva', karma: 'kama' }, { 4: 'artha5' })
    play(state, wanderAction(4))
    const events = play(state, pauseGodPromptsAction)
    expect(eventsOfKind(events, 'windows')).toEqual([{ kind: 'windows', seat: 0, passing: true }])
    expect(decider(state)).toBe(1)
    const later = beginning({ ready: 'vishnu', karma: 'kama', passing: true }, { 9: 'artha5' })
    expect(verbs(later)).toEqual(['wander', 'vishnu', 'askWindows'])
    const asked = beginning({ ready: 'vishnu', passing: true }, { 9: 'artha5' })
    play(later, wanderAction(4))
    expect(verbs(later)).toEqual(['devote', 'vishnu', 'go'])
    play(asked, resumeGodPromptsAction)
    expect(isLegal(asked, resumeGodPromptsAction)).toBe(false)
    play(asked, wanderAction(4))
    for (const action of WINDOW) expect(isLegal(asked, action)).toBe(true)
    expect(verbs(beginning({ passing: true }))).toEqual(['wander'])
  })

  test('MOK-106 MOK-107: a ready god that cannot be used opens no window and offers no askWindows', () => {
    const idle = beginning({ ready: 'vishnu', passing: true })
    expect(verbs(idle)).toEqual(['wander'])
    const open = beginning({ ready: 'vishnu' })
    play(open, wanderAction(4))
    // The sanctuary of Shiva and one karma: no window, but step 3.
    expect(verbs(open)).toEqual(['devote', 'go'])
  })

  test('MOK-72: there is no window during the resolution of another effect', () => {
    const pandit = beginning({ occupation: 'pandit', ready: 'vishnu ganesha' }, { 9: 'artha5' })
    play(pandit, vishnuAction(9))
    expect(verbs(pandit)).toEqual(['harmony'])
    play(pandit, harmonyAction(-2, 2))
    expect(verbs(pandit)).toEqual(['wander', 'ganesha'])
    const swapping = beginning({ ready: 'shiva ganesha' })
    play(swapping, shivaAction(1))
    expect(verbs(swapping)).toEqual(['swap'])
    const laying = beginning({ ready: 'brahma ganesha' })
    play(laying, brahmaAction)
    expect(verbs(laying)).toEqual(['lay'])
  })
})
