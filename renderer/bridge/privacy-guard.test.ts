import { expect, test } from 'vitest'
import type { PrivateInformationLevel } from '../../engine/core/contract/game.ts'
import type { TableStatus } from '../../bridge/table-view.ts'
import { ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT, testTableStatus, testTableNow } from '../testing/fake-host.ts'
import { UpdatePrivacyGuard, type ShownTableContents, type DisplayRestrictionsOfUpdate } from './privacy-guard.ts'

const picture = (viewer: TableStatus['viewer']): ShownTableContents => ({
  view: `seen by ${String(viewer)}`,
  status: testTableStatus({ viewer }),
  history: [],
})

/** A screen that Ana and Ben share with a bot. */
function shared(secrets: PrivateInformationLevel = 'hand', seats = [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT]) {
  const { info } = testTableNow({ seats, secrets })
  const privacy = new UpdatePrivacyGuard()
  privacy.reset(testTableStatus({ viewer: 'table' }))
  return {
    privacy,
    hears: (status: Partial<TableStatus>): DisplayRestrictionsOfUpdate =>
      privacy.handleUpdate(info, testTableStatus(status)),
  }
}

test('accepts a requested private view, and later updates of the same view without turning the screen again', () => {
  const { privacy, hears } = shared()
  privacy.requestLift(1, picture('table'))
  expect(hears({ viewer: 1 })).toEqual({ turned: true, hidden: false })
  expect(hears({ viewer: 1 })).toEqual({ turned: false, hidden: false })
})

test('hides a private view that was not requested, was lowered or cancelled, or belongs to another seat', () => {
  const { privacy, hears } = shared()
  expect(hears({ viewer: 1 })).toMatchObject({ hidden: true })
  privacy.requestLift(1, picture('table'))
  privacy.lower()
  expect(hears({ viewer: 1 })).toMatchObject({ hidden: true })
  privacy.requestLift(1, picture('table'))
  privacy.cancelLift(1)
  expect(hears({ viewer: 1 })).toMatchObject({ hidden: true })
  privacy.requestLift(1, picture('table'))
  expect(hears({ viewer: 0 })).toMatchObject({ hidden: true })
  expect(hears({ viewer: 'table' })).toMatchObject({ hidden: false })
})

test('a late cancel of one seat’s lift does not cancel the lift that another seat has requested since', () => {
  const { privacy, hears } = shared()
  privacy.requestLift(1, picture('table'))
  privacy.requestLift(0, picture('table'))
  privacy.cancelLift(1)
  expect(hears({ viewer: 0 })).toMatchObject({ hidden: false })
})

test('lower returns the public contents from before the first lift, and only once', () => {
  const { privacy } = shared()
  privacy.requestLift(1, picture('table'))
  privacy.requestLift(0, picture(1))
  expect(privacy.lower()).toEqual(picture('table'))
  expect(privacy.lower()).toBeUndefined()
})

test('B10: with hands, a bot’s move that closes the curtain is still shown; after an own choice the screen turns at once', () => {
  const { privacy, hears } = shared()
  privacy.requestLift(1, picture('table'))
  hears({ viewer: 1, thinking: 2 })
  expect(hears({ viewer: 'table' })).toEqual({ turned: false, hidden: false })
  expect(privacy.isCurtainDown).toBe(true)
  privacy.requestLift(1, picture('table'))
  hears({ viewer: 1 })
  expect(privacy.isCurtainDown).toBe(false)
  expect(hears({ viewer: 'table' })).toMatchObject({ turned: true })
})

test('with small secrets a bot’s move that closes the curtain turns the screen at once; reset accepts a private viewer', () => {
  const { privacy, hears } = shared('small')
  privacy.requestLift(1, picture('table'))
  hears({ viewer: 1, thinking: 2 })
  expect(hears({ viewer: 'table' })).toMatchObject({ turned: true })
  privacy.reset(testTableStatus({ viewer: 1 }))
  expect(hears({ viewer: 1 })).toEqual({ turned: false, hidden: false })
})

test('hides nothing while one player alone sits at the screen', () => {
  const { hears } = shared('hand', [ANA_SEAT, HERON_BOT_SEAT])
  expect(hears({ viewer: 0 })).toMatchObject({ hidden: false })
})
