/** What a review says, in figures and words for people. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import { WHOLE, type Review, type TurningPoint } from '../../../engine/core/contract/review.ts'
import type { AdvisedStep } from '../../../engine/core/contract/advice.ts'
import type { GameFace } from '../../games/face.ts'
import { hasMessage, messageOf, say } from '../../messages/index.ts'
import type { WordedReason } from '../table/advised.ts'
import type { PlotTick } from '../plot/plot.ts'
import { logTrouble } from '../../trouble.ts'

/** Ten-thousandths as whole hundredths. */
export function hundredths(parts: number): number {
  return Math.round(Math.abs(parts) / (WHOLE / 100))
}

export type Way = 'up' | 'down' | 'none'

export function wayOf(parts: number): Way {
  if (hundredths(parts) === 0) return 'none'
  return parts > 0 ? 'up' : 'down'
}

/** A step's choice in words; undefined where the game has none for it. */
export type Wording = (step: AdvisedStep) => Message | undefined

/** The words that a face has for a step. */
export function wordingOf(face: Pick<GameFace, 'choice'>): Wording {
  return ({ choice, view }) => {
    try {
      return face.choice(choice, view)
    } catch (error) {
      // It is told without.
      logTrouble(error)
      return undefined
    }
  }
}

export function turningWords(point: TurningPoint, choice: Wording): Message {
  const { turn, seat, change, kind } = point
  const values = { turn, seat: { seat }, percent: hundredths(change) }
  const best = kind === 'play' ? point.line[0] : undefined
  const better = best && choice(best)
  if (better !== undefined) return messageOf('review.turning.play', { ...values, choice: better })
  return messageOf('review.turning.luck', { ...values, way: wayOf(change) })
}

/** Why the Sage's line is better: features without words are no reasons for people. */
export function reasonsOf(point: TurningPoint, game: string): readonly WordedReason[] {
  if (point.kind !== 'play') return []
  return point.why.flatMap(({ feature, seat, way, speaks }) => {
    const id = `${game}.feature.${feature}`
    if (!hasMessage(id)) return []
    const what = { id, values: { way } }
    return [{ speaks, message: seat === point.seat ? what : messageOf('advice.rival', { seat: { seat }, what }) }]
  })
}

/** What was told of an entry, as sentences. @param facts of its group of the log */
export function sentencesOf(
  facts: readonly SeenFact[],
  sentence: (fact: SeenFact) => Message | undefined,
): readonly Message[] {
  return facts.flatMap((fact) => (fact.kind === 'turn' ? [] : (sentence(fact) ?? [])))
}

/** Where each turn begins on the curve. The first is named in full: it says what the numbers are. */
export function turnTicks({ turns }: Review): readonly PlotTick[] {
  const begins = turns.flatMap((turn, at) => (turn > 0 && turn !== turns[at - 1] ? [{ turn, at }] : []))
  return begins.map(({ turn, at }, nth) => ({ at, label: nth === 0 ? say('review.turn', { turn }) : String(turn) }))
}

/** The rows of the figures: where turns begin, and the end. */
export function turnRows(review: Review): readonly number[] {
  return [...new Set([0, ...turnTicks(review).map(({ at }) => at), review.turns.length])]
}
