import { expect, test } from 'vitest'
import { updateFailureReasonOf } from './updater.ts'

const failing = (code: string | undefined, words = 'x'): Error => Object.assign(new Error(words), code && { code })

test.each([
  // Electron's network errors have messages only; Node's have codes.
  [failing(undefined, 'net::ERR_INTERNET_DISCONNECTED'), 'network'],
  [failing('EAI_AGAIN'), 'network'],
  [failing('HTTP_ERROR_503'), 'network'],
  [failing('ERR_UPDATER_LATEST_VERSION_NOT_FOUND', 'Unable to find: net::ERR_NAME_NOT_RESOLVED'), 'network'],
  [failing('ERR_UPDATER_LATEST_VERSION_NOT_FOUND', 'Unable to find: HttpError: 404'), 'unpublished'],
  [failing('HTTP_ERROR_404'), 'unpublished'],
  // A third party's message does not turn a wrong checksum into a network error.
  [failing('ERR_CHECKSUM_MISMATCH', 'sha512 mismatch after net::ERR_X'), 'checksum'],
  [failing('ERR_UPDATER_INVALID_SIGNATURE'), 'signature'],
  [failing('EROFS'), 'rights'],
  [failing('EDQUOT'), 'space'],
  ['words alone', 'other'],
] as const)('updateFailureReasonOf classifies %s as %s', (error, why) => {
  expect(updateFailureReasonOf(error)).toBe(why)
})
