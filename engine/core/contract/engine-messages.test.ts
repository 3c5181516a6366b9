import { expect, test } from 'vitest'
import { engineMessage, reject } from './engine-messages.ts'

test('engineMessage and reject add values only where values are given', () => {
  expect(engineMessage('table.undo.nothing')).toEqual({ id: 'table.undo.nothing' })
  expect(Object.keys(engineMessage('table.undo.nothing'))).toEqual(['id'])
  const cut = { id: 'save.note.cut', values: { at: 3, of: 9 } }
  expect(engineMessage('save.note.cut', { at: 3, of: 9 })).toEqual(cut)
  expect(reject('table.config.players', { min: 2, max: 4 })).toEqual({
    ok: false,
    reason: { id: 'table.config.players', values: { min: 2, max: 4 } },
  })
})

test('the engine accepts no message id of files, networks, settings or the bridge', () => {
  // @ts-expect-error -- an id of the process around the engine
  reject('lan.refused.busy')
  // @ts-expect-error -- an id of the process around the engine
  engineMessage('save.refused.disk')
})
