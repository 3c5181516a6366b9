/** What a choice brings, for its row: whom a card could win, and the goods that come and go. Figures say the rest. */
import type { RauhaAction, RauhaView } from '../../../engine/rauha/index.ts'
import { ownFacts } from '../../stage/ghosts.ts'
import type { Foreseen } from '../face.ts'
import type { Foretelling, Sign } from '../foretell.ts'
import type { Told } from './floats.ts'
import type { GoodLook } from './looks.ts'
import { entityName, message } from './names.ts'

const GAIN_WIDE = 2.5

export function foretells({ preview, view, seat }: Foreseen<RauhaView, RauhaAction>): Foretelling<RauhaView> {
  if (preview.action.do === 'keep') {
    const prospects = preview.possibleEvents as readonly Told[]
    const won = prospects.flatMap((fact) => (fact.kind === 'welcomed' ? [fact.entity] : []))
    const entities = [...new Set(won)]
    return {
      after: view,
      lines: entities.length === 0 ? [] : [message('foretell.mayWin', { entities: entities.map(entityName) })],
      signs: entities.map((entity) => ({ look: { kind: 'winning', entity }, wide: 1 })),
    }
  }
  const facts = ownFacts(preview.facts as readonly Told[], ['drafting', 'advanced', 'scoring']).filter(
    (fact) => 'seat' in fact && fact.seat === seat,
  )
  const won = facts.flatMap((fact) => (fact.kind === 'welcomed' ? [fact] : []))
  return {
    lines: won.flatMap(({ entity, former }) =>
      former === null
        ? [message('foretell.wins', { entity: entityName(entity) })]
        : [message('foretell.takes', { entity: entityName(entity), seat: { seat: former } })],
    ),
    signs: [...won.map(({ entity }) => ({ look: { kind: 'winning', entity }, wide: 1 })), ...goodSigns(facts)],
  }
}

/** The goods that come and go, each once with their sum. */
function goodSigns(facts: readonly Told[]): readonly Sign[] {
  const sums = new Map<GoodLook, number>()
  const add = (good: GoodLook, amount: number): void => {
    sums.set(good, (sums.get(good) ?? 0) + amount)
  }
  for (const fact of facts) {
    if (fact.kind === 'gained') add(fact.what, fact.amount)
    if (fact.kind === 'spored') add('spore', 1)
    if (fact.kind === 'gained' || fact.kind === 'spored' || fact.kind === 'placed') add('crystals', -fact.paid)
  }
  return [...sums].flatMap(([good, amount]) =>
    amount === 0 ? [] : [{ look: { kind: 'gain', good, amount }, wide: GAIN_WIDE }],
  )
}
