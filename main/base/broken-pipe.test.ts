import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { ignoreOutputErrors } from './broken-pipe.ts'

test('F5: repeated errors of a broken output stream are no uncaught errors', () => {
  const [out, err] = [new EventEmitter(), new EventEmitter()]
  ignoreOutputErrors([out, err])
  for (const stream of [out, err, out, err])
    expect(() => stream.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).not.toThrow()
})
