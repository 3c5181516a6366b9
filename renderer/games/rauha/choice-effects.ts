/**
 * Effects of a choice, for its row in the list of choices: the entities that a card could win, and the goods gained and
 * lost. Figures show the rest.
 */
import type { RauhaAction, RauhaView } from '../../../engine/rauha/index.ts'
import { eventsBeforeNextTurn } from '../../stage/ghosts.ts'
import type { ChoiceEffectInput } from '../game-ui.ts'
import type { ExtraChoiceEffects, EffectIconSprite } from '../choice-effect-types.ts'
import type { VisibleRauhaEvent } from './floating-labels.ts'
import type { GoodKind } from './sprite-specs.ts'
import { entityName, gameMessage } from './names.ts'

const GAIN_WIDE = 2.5

/**
 * Returns the effects of a choice that the list of choices shows in addition to the changed figures of the seat. For a
 * card to keep, these are the entities that the card could win. For any other choice, these are the entities that the
 * seat would win and the goods that it would gain and lose.
 */
export function extraChoiceEffects({
  preview,
  view,
  seat,
}: ChoiceEffectInput<RauhaView, RauhaAction>): ExtraChoiceEffects<RauhaView> {
  if (preview.action.do === 'keep') {
    const prospects = preview.possibleEvents as readonly VisibleRauhaEvent[]
    const won = prospects.flatMap((event) => (event.kind === 'welcomed' ? [event.entity] : []))
    const entities = [...new Set(won)]
    return {
      after: view,
      lines: entities.length === 0 ? [] : [gameMessage('foretell.mayWin', { entities: entities.map(entityName) })],
      signs: entities.map((entity) => ({ sprite: { kind: 'winning', entity }, wide: 1 })),
    }
  }
  const events = eventsBeforeNextTurn(preview.facts as readonly VisibleRauhaEvent[], [
    'drafting',
    'advanced',
    'scoring',
  ]).filter((event) => 'seat' in event && event.seat === seat)
  const won = events.flatMap((event) => (event.kind === 'welcomed' ? [event] : []))
  return {
    lines: won.flatMap(({ entity, former }) =>
      former === null
        ? [gameMessage('foretell.wins', { entity: entityName(entity) })]
        : [gameMessage('foretell.takes', { entity: entityName(entity), seat: { seat: former } })],
    ),
    signs: [...won.map(({ entity }) => ({ sprite: { kind: 'winning', entity }, wide: 1 })), ...goodSigns(events)],
  }
}

/** The goods that come and go, each once with their sum. */
function goodSigns(events: readonly VisibleRauhaEvent[]): readonly EffectIconSprite[] {
  const sums = new Map<GoodKind, number>()
  const add = (good: GoodKind, amount: number): void => {
    sums.set(good, (sums.get(good) ?? 0) + amount)
  }
  for (const event of events) {
    if (event.kind === 'gained') add(event.what, event.amount)
    if (event.kind === 'spored') add('spore', 1)
    if (event.kind === 'gained' || event.kind === 'spored' || event.kind === 'placed') add('crystals', -event.paid)
  }
  return [...sums].flatMap(([good, amount]) =>
    amount === 0 ? [] : [{ sprite: { kind: 'gain', good, amount }, wide: GAIN_WIDE }],
  )
}
