/**
 * Effects of a choice, for its row in the list of choices: the entities that a card could win, and the goods gained and
 * lost. Figures show the rest.
 */
import type { RauhaAction, RauhaView } from '../../../engine/rauha/index.ts'
import { eventsBeforeNextTurn } from '../../stage/ghosts.ts'
import type { ChoiceEffectInput } from '../game-ui.ts'
import type { ExtraChoiceEffects, EffectIcon } from '../choice-effect-types.ts'
import type { VisibleRauhaEvent } from './floating-labels.ts'
import type { GoodKind } from './sprite-specs.ts'
import { entityName, gameMessage } from './names.ts'

const GAIN_WIDE = 2.5

/**
 * The effects of a choice that its row in the list of choices shows beside the changed numbers of the board: for a card to keep, the
 * entities that it could win; for other choices, the goods gained and lost.
 */
export function extraChoiceEffects({
  preview,
  view,
  seat,
}: ChoiceEffectInput<RauhaView, RauhaAction>): ExtraChoiceEffects<RauhaView> {
  if (preview.action.do === 'keep') {
    const prospects = preview.possibleEvents as readonly VisibleRauhaEvent[]
    const won = prospects.flatMap((fact) => (fact.kind === 'welcomed' ? [fact.entity] : []))
    const entities = [...new Set(won)]
    return {
      after: view,
      lines: entities.length === 0 ? [] : [gameMessage('foretell.mayWin', { entities: entities.map(entityName) })],
      signs: entities.map((entity) => ({ look: { kind: 'winning', entity }, wide: 1 })),
    }
  }
  const facts = eventsBeforeNextTurn(preview.facts as readonly VisibleRauhaEvent[], [
    'drafting',
    'advanced',
    'scoring',
  ]).filter((fact) => 'seat' in fact && fact.seat === seat)
  const won = facts.flatMap((fact) => (fact.kind === 'welcomed' ? [fact] : []))
  return {
    lines: won.flatMap(({ entity, former }) =>
      former === null
        ? [gameMessage('foretell.wins', { entity: entityName(entity) })]
        : [gameMessage('foretell.takes', { entity: entityName(entity), seat: { seat: former } })],
    ),
    signs: [...won.map(({ entity }) => ({ look: { kind: 'winning', entity }, wide: 1 })), ...goodSigns(facts)],
  }
}

/** The goods that come and go, each once with their sum. */
function goodSigns(facts: readonly VisibleRauhaEvent[]): readonly EffectIcon[] {
  const sums = new Map<GoodKind, number>()
  const add = (good: GoodKind, amount: number): void => {
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
