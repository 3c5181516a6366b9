import { expect, test } from 'vitest'
import { updateFailureOf } from './updater.ts'

const failing = (code: string | undefined, words = 'x'): Error => Object.assign(new Error(words), code && { code })

test.each([
  // Electron's network has words alone; Node's has codes.
  [failing(undefined, 'net::ERR_INTERNET_DISCONNECTED'), 'network'],
  [failing('EAI_AGAIN'), 'network'],
  [failing('HTTP_ERROR_503'), 'network'],
  [failing('ERR_UPDATER_LATEST_VERSION_NOT_FOUND', 'Unable to find: net::ERR_NAME_NOT_RESOLVED'), 'network'],
  [failing('ERR_UPDATER_LATEST_VERSION_NOT_FOUND', 'Unable to find: HttpError: 404'), 'unpublished'],
  [failing('HTTP_ERROR_404'), 'unpublished'],
  // Words of somebody else's do not make a wrong checksum a matter of the line.
  [failing('ERR_CHECKSUM_MISMATCH', 'sha512 mismatch after net::ERR_X'), 'checksum'],
  [failing('ERR_UPDATER_INVALID_SIGNATURE'), 'signature'],
  [failing('EROFS'), 'rights'],
  [failing('EDQUOT'), 'space'],
  ['words alone', 'other'],
] as const)('%s is told as %s', (error, why) => {
  expect(updateFailureOf(error)).toBe(why)
})
