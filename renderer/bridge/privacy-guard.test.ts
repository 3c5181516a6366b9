import { expect, test } from 'vitest'
import type { PrivateInformationLevel } from '../../engine/core/contract/game.ts'
import type { TableStatus } from '../../bridge/table-view.ts'
import { ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT, testTableStatus, testTableNow } from '../testing/fake-host.ts'
import { PrivacyGuard, type ScreenSnapshot, type UpdateVisibility } from './privacy-guard.ts'

const picture = (viewer: TableStatus['viewer']): ScreenSnapshot => ({
  view: `seen by ${String(viewer)}`,
  status: testTableStatus({ viewer }),
  history: [],
})

/** A screen that Ana and Ben share with a bot. */
function shared(secrets: PrivateInformationLevel = 'hand', seats = [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT]) {
  const { info } = testTableNow({ seats, secrets })
  const privacy = new PrivacyGuard()
  privacy.reset(testTableStatus({ viewer: 'table' }))
  return {
    privacy,
    hears: (status: Partial<TableStatus>): UpdateVisibility => privacy.checkUpdate(info, testTableStatus(status)),
  }
}

test('a private view stands while its owner peeks, and what follows of it travels', () => {
  const { privacy, hears } = shared()
  privacy.requestLift(1, picture('table'))
  expect(hears({ viewer: 1 })).toEqual({ turned: true, hidden: false })
  expect(hears({ viewer: 1 })).toEqual({ turned: false, hidden: false })
})

test('one that nobody asked for, that was let go, or that the host did not give is hidden', () => {
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

test('a refusal that comes late takes nothing from whoever has sat down since', () => {
  const { privacy, hears } = shared()
  privacy.requestLift(1, picture('table'))
  privacy.requestLift(0, picture('table'))
  privacy.cancelLift(1)
  expect(hears({ viewer: 0 })).toMatchObject({ hidden: false })
})

test('what goes back on the screen is what everybody saw before the first curtain, once', () => {
  const { privacy } = shared()
  privacy.requestLift(1, picture('table'))
  privacy.requestLift(0, picture(1))
  expect(privacy.lower()).toEqual(picture('table'))
  expect(privacy.lower()).toBeUndefined()
})

test('B10: where a bot makes the curtain of a hand fall, its move is still played; after an own choice nothing is', () => {
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

test('small values fall with whatever comes, and a table that stands anew has its viewer behind the curtain', () => {
  const { privacy, hears } = shared('small')
  privacy.requestLift(1, picture('table'))
  hears({ viewer: 1, thinking: 2 })
  expect(hears({ viewer: 'table' })).toMatchObject({ turned: true })
  privacy.reset(testTableStatus({ viewer: 1 }))
  expect(hears({ viewer: 1 })).toEqual({ turned: false, hidden: false })
})

test('alone at the screen nothing is hidden', () => {
  const { hears } = shared('hand', [ANA_SEAT, HERON_BOT_SEAT])
  expect(hears({ viewer: 0 })).toMatchObject({ hidden: false })
})
