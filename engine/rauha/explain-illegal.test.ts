import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { rauha } from './index.ts'
import { entityName } from './messages.ts'
import type { RauhaAction, RauhaState } from './state.ts'
import {
  decider,
  activateAllAction,
  discardForCrystalsAction,
  endActivationAction,
  activateEntityAction,
  keepAction,
  keepFirstCards,
  isLegal,
  placeAction,
  play,
  createPosition,
  activateTileToPlaceSporeAction,
  discardForSporeAction,
  createStartState,
  activateTileAction,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

/** The reason in short; checks that the action is indeed not offered. */
function why(state: RauhaState, action: RauhaAction, seat = decider(state)): unknown[] {
  expect(isLegal(state, action, seat)).toBe(false)
  const reason = rauha.explainIllegal(rauha.view(state, seat), seat, action)
  if (reason === undefined) return []
  return [reason.id.replace('rauha.why.', ''), ...Object.values(reason.values ?? {})]
}

const EVERY = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const table = (own: PlayerSketch, at = 10) => createPosition({ position: at, players: [own, {}] })

describe('explainIllegal', () => {
  test('rejects keeping other cards than those of the pool, and a second time the same card (RAU-21, RAU-26)', () => {
    const state = createPosition({ step: 'keep', players: [{ pool: ['A2-01'] }, {}] })
    expect(why(state, keepAction('A1-01'), 0)).toEqual(['notInPool'])
    expect(why(state, discardForCrystalsAction, 0)).toEqual(['first.keep'])
    rauha.play(state, 0, keepAction('A2-01'), createRandomStream(seedFromText('why'), 0), noopEventSink)
    expect(why(state, keepAction('A2-01'), 0)).toEqual(['chosenAlready'])
    keepFirstCards(state)
    expect(why(state, keepAction('A2-02'), 0)).toEqual(['chosen'])
  })

  test('rejects placing without enough crystals, on other squares or out of turn (RAU-35, RAU-36)', () => {
    expect(why(table({ kept: 'A2-30', crystals: 5 }), placeAction(0))).toEqual(['tooDear', 7, 5])
    expect(why(table({ kept: 'A2-26' }), placeAction(1))).toEqual(['notMarked'])
    expect(why(table({ kept: 'A2-26' }), placeAction(9))).toEqual(['noSuchSquare'])
    expect(why(table({}), activateTileAction(4))).toEqual(['first.placePaid'])
    expect(why(table({}), placeAction(0), 1)).toEqual(['notYourTurn', { seat: 0 }])
  })

  test('rejects discarding for a spore on a square that has one or does not exist (RAU-44, RAU-45)', () => {
    expect(why(table({ spores: [3] }), discardForSporeAction(3))).toEqual(['sporeThere'])
    expect(why(table({ spores: EVERY }), discardForSporeAction(3))).toEqual(['sporesEverywhere'])
    expect(why(table({}), discardForSporeAction(-1))).toEqual(['noSuchSquare'])
  })

  test('rejects tiles without effect, outside the line, used or not affordable (RAU-59, RAU-62, RAU-66, RAU-70, RAU-77)', () => {
    const state = table({ tiles: { 4: 'A1-18' }, crystals: 0, spores: [0] })
    play(state, discardForCrystalsAction)
    expect(why(state, placeAction(0))).toEqual(['first.activate'])
    expect(why(state, activateTileAction(0))).toEqual(['notInLine'])
    expect(why(state, activateTileAction(7))).toEqual(['noEffect'])
    expect(why(state, activateTileAction(9))).toEqual(['noSuchSquare'])
    expect(why(state, activateTileAction(4))).toEqual(['sporeWhere'])
    expect(why(state, activateTileToPlaceSporeAction(4, 0))).toEqual(['sporeThere'])
    expect(why(state, activateTileToPlaceSporeAction(1, 0))).toEqual(['givesNoSpore'])
    expect(why(state, activateAllAction)).toEqual(['oneByOne.spore'])
    play(state, activateTileAction(1))
    expect(why(state, activateTileAction(1))).toEqual(['tileUsed'])
    const dear = table({ tiles: { 4: 'A2-02' }, crystals: 0 })
    play(dear, discardForSporeAction(0))
    expect(why(dear, activateTileAction(4))).toEqual(['cannotPay', 2, 0])
    expect(why(dear, activateAllAction)).toEqual(['oneByOne.single'])
    const full = table({ tiles: { 4: 'A1-18' }, spores: EVERY })
    play(full, discardForCrystalsAction)
    expect(why(full, activateTileToPlaceSporeAction(4, 0))).toEqual(['sporesEverywhere'])
  })

  test('rejects entities of other players, not activatable now, used or not affordable (RAU-63, RAU-66, RAU-70, RAU-84)', () => {
    const state = table({ entities: ['kiteet'] })
    play(state, discardForCrystalsAction)
    expect(why(state, activateEntityAction('kiteet'))).toEqual(['entityNotNow', entityName('kiteet')])
    expect(why(state, activateEntityAction('maa'))).toEqual(['notYourEntity', entityName('maa')])
    const scoring = table({ entities: ['kiteet', 'vuori', 'taivas'], crystals: 1, spores: [6] }, 12)
    expect(why(scoring, activateTileAction(0))).toEqual(['noSpore'])
    expect(why(scoring, activateEntityAction('vuori'))).toEqual(['entityNoEffect', entityName('vuori')])
    expect(why(scoring, activateEntityAction('taivas'))).toEqual(['cannotPay', 4, 1])
    play(scoring, activateEntityAction('kiteet'))
    expect(why(scoring, activateEntityAction('kiteet'))).toEqual(['entityUsed', entityName('kiteet')])
  })

  test('rejects every action after the end', () => {
    const state = table({ spores: [6] }, 16)
    play(state, endActivationAction)
    expect(why(state, endActivationAction, 0)).toEqual(['gameOver'])
  })

  test('has no reason against offered actions', () => {
    const random = createRandomStream(seedFromText('offered'), 'why')
    const state = createStartState(3, 'offered')
    for (let seat = rauha.deciders(state)[0]; seat !== undefined; seat = rauha.deciders(state)[0]) {
      const choices = rauha.choices(state, seat)
      const view = rauha.view(state, seat)
      for (const action of choices) expect(rauha.explainIllegal(view, seat, action)).toBeUndefined()
      rauha.play(state, seat, random.pick(choices), random, noopEventSink)
    }
  })
})
