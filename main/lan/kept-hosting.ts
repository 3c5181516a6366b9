/**
 * How a table was hosted, as it is kept beside its save: with the codes, so that guests find it again under the same ones,
 * and with whether it was hosted as Samsara ended. It goes where its save goes, and into no copy of it.
 */
import * as v from 'valibot'
import { newCode, readCode, type RandomBytes } from '../../bridge/proof.ts'
import { readForm, SMALL_FILE } from '../json.ts'
import type { Beside } from '../saves/beside.ts'
import { TERMS } from './terms.ts'

const LARGEST = 8 * 1024
const code = v.pipe(
  v.string(),
  v.check((text) => readCode(text) === text),
)

const KeptHosting = v.strictObject({
  codes: v.strictObject({ app: code, browser: code }),
  /** On which guests found it last; 0: on none yet. */
  port: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)),
  /** Names of networks. Absent: all. */
  networks: v.exactOptional(v.array(v.string())),
  ...TERMS,
  hosted: v.boolean(),
})
export type KeptHosting = v.InferOutput<typeof KeptHosting>

/** Of a table that is hosted for the first time. */
export function newHosting(randomBytes: RandomBytes): KeptHosting {
  const codes = { app: newCode(randomBytes), browser: newCode(randomBytes) }
  return { codes, port: 0, byCode: false, sage: false, hosted: false }
}

/** @returns undefined where nothing is kept, or nothing that can be read */
export async function readHosting(beside: Beside): Promise<KeptHosting | undefined> {
  const bytes = await beside.read(LARGEST)
  return bytes && readForm(KeptHosting, Buffer.from(bytes).toString('utf8'), SMALL_FILE)
}

/** @throws the system's error when the disk refuses */
export async function keepHosting(beside: Beside, hosting: KeptHosting): Promise<void> {
  await beside.write(JSON.stringify(hosting))
}
