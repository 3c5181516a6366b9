/** Reads and writes weights files: a module of a game, or JSON. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { weightsMatchFeatures, type EvaluationNet, type TrainedNets } from '../../engine/core/contract/features.ts'
import type { AdviceCalibrationByPlayerCount } from '../../engine/core/contract/game.ts'
import { readWeights } from './bot-players.ts'

/** Rounds a net to four significant digits: enough for its strength, at half the size. */
export function roundNet({ linear, hidden, ...rest }: EvaluationNet): EvaluationNet {
  const digits = (value: number): number => Number(value.toPrecision(4))
  return {
    ...rest,
    linear: linear.map(digits),
    hidden: hidden.map(({ bias, weights, out }) => ({
      bias: digits(bias),
      weights: weights.map(digits),
      out: digits(out),
    })),
  }
}

/**
 * Adds a net, and removes those for the same or a narrower range of player counts. Nets with narrower ranges come first, since
 * the first net that fits a table is used.
 */
export function addNet(weights: TrainedNets | undefined, features: readonly string[], net: EvaluationNet): TrainedNets {
  const { min, max } = net.players
  const kept = weights !== undefined && weightsMatchFeatures({ names: features }, weights) ? weights.nets : []
  const others = kept.filter(({ players }) => players.min < min || players.max > max)
  const width = ({ players }: EvaluationNet): number => players.max - players.min
  const nets = [...others, net].sort((a, b) => width(a) - width(b) || a.players.min - b.players.min)
  return { features, nets }
}

/** Writes a net into a file and keeps the file's nets for other player counts. @throws Error if it cannot be read or written */
export async function writeNet(file: string, features: readonly string[], net: EvaluationNet): Promise<void> {
  const there = existsSync(file) ? await readWeights(file) : undefined
  const json = JSON.stringify(addNet(there, features, roundNet(net)))
  const text = file.endsWith('.ts') ? `${WEIGHTS_HEADER}export const weights: TrainedNets = ${json}\n` : json
  writeFileAtomically(file, await format(text, { ...(await resolveConfig(THIS_FILE)), filepath: basename(file) }))
}

/** Writes the calibration of a game's chances, by number of seats. */
export async function writeCalibration(file: string, calibration: AdviceCalibrationByPlayerCount): Promise<void> {
  const head =
    "/** Calibrates displayed win chances against observed results. Written by npm run calibrate -- --fit. */\nimport type { AdviceCalibrationByPlayerCount } from '../core/contract/game.ts'\n\n"
  const text = `${head}export const adviceCalibration: AdviceCalibrationByPlayerCount = ${JSON.stringify(calibration)}\n`
  writeFileAtomically(file, await format(text, { ...(await resolveConfig(THIS_FILE)), filepath: basename(file) }))
}

/** Writes a file atomically. */
export function writeFileAtomically(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`)
  writeFileSync(draft, text)
  renameSync(draft, file)
}

const THIS_FILE = import.meta.filename
const WEIGHTS_HEADER = `/** What the evaluation has learned. Written by npm run learn; \`made\` says how. */
import type { TrainedNets } from '../core/contract/features.ts'

`
