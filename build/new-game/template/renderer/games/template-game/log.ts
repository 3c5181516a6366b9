/** The log: facts as sentences, and what of them has to be read. Ids of messages/template-game. */
import type { SeenFact } from '../../../../../../engine/core/contract/facts.ts'
import type { Message } from '../../../../../../engine/core/contract/game.ts'
import type { TemplateGameFact } from '../../../engine/template-game/index.ts'
import type { Reading } from '../../../../../../renderer/games/face.ts'
import { message } from './names.ts'

type Told = SeenFact<TemplateGameFact>

/** Without a sentence: what is told twice, and what a look tells. */
export function sentence(fact: Told): Message | undefined {
  switch (fact.kind) {
    case 'turn':
    case 'moved':
    case 'turnedUp':
      return undefined
    case 'round':
      return message('log.round', { round: fact.round })
    case 'chose': {
      const id = fact.again ? 'log.choseAgain' : 'log.chose'
      const { seat } = fact
      // The secret is there for who knows it.
      return fact.secret === undefined
        ? message(id, { seat: { seat } })
        : message(`${id}Self`, { seat: { seat }, card: Number(fact.secret['card']) })
    }
    case 'won':
      return message('log.won', { seat: { seat: fact.seat }, card: fact.card, beaten: fact.beaten })
    case 'tookBack':
      return message('log.tookBack', { seat: { seat: fact.seat }, card: fact.card })
    case 'drew':
      return fact.secret === undefined
        ? message('log.drew', { seat: { seat: fact.seat } })
        : message('log.drewSelf', { seat: { seat: fact.seat }, card: Number(fact.secret['card']) })
    case 'ended':
      return message('log.ended', { seat: { seat: fact.seat } })
  }
}

/** What has to be read before play goes on. */
export function reading(facts: readonly Told[]): readonly Reading[] {
  return facts.flatMap((fact): readonly Reading[] => {
    if (fact.kind === 'won') return [sentence(fact) ?? 'glance']
    return fact.kind === 'turnedUp' ? ['glance'] : []
  })
}
