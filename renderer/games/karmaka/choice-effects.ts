/**
 * Effects of a choice, for its row: the effects of an ability, points, and a card for the next life. Figures show the value
 * of this life after it.
 */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { CARD_DATA, KARMIC_LADDER } from '../../../engine/karmaka/data.ts'
import type { CardId } from '../../../engine/karmaka/data.ts'
import type { KarmakaAction, KarmakaEvent, KarmakaView } from '../../../engine/karmaka/index.ts'
import { eventsBeforeNextTurn } from '../../stage/ghosts.ts'
import type { ChoiceEffectInput } from '../game-ui.ts'
import type { ExtraChoiceEffects, EffectIconSprite } from '../choice-effect-types.ts'
import { CARD_WIDTH_RATIO } from './art/geometry.ts'
import { lifeProgressOf } from './seat-figures.ts'
import { abilityMessage } from './names.ts'
import { activeFrame } from './current-state.ts'

const GAIN_WIDE = 2.5

/**
 * The effects of a choice of Karmaka that the changed numbers on the board do not show: the ability that is used,
 * points, a card for the Future Life (the cards kept for the next life), and the next rung of the Karmic Ladder if the
 * seat's Deeds (the cards played for points) now have enough points for it.
 */
export function extraChoiceEffects({
  preview,
  view,
  seat,
}: ChoiceEffectInput<KarmakaView, KarmakaAction>): ExtraChoiceEffects<KarmakaView> {
  const card = abilityIn(preview.action, view)
  const events = eventsBeforeNextTurn(preview.facts as readonly VisibleEvent<KarmakaEvent>[])
  const after = preview.view
  return {
    ...(card === undefined ? {} : { lines: [abilityMessage(card)] }),
    signs: [
      ...events.flatMap((event) => signOf(event, seat)),
      ...(after === undefined ? [] : enoughSign(view, after, seat)),
    ],
  }
}

/** Icons for the points of a new Deed, and for a card that goes onto the seat's own Future Life. */
function signOf(event: VisibleEvent<KarmakaEvent>, seat: Seat): readonly EffectIconSprite[] {
  if (event.kind === 'played' && event.seat === seat && event.way === 'points') {
    const { colour, points } = CARD_DATA[event.card]
    return [{ sprite: { kind: 'gain', colour, amount: points }, wide: GAIN_WIDE }]
  }
  if (event.kind === 'stored' && event.whose === seat)
    return [{ sprite: { kind: 'back', face: 0, future: true }, wide: CARD_WIDTH_RATIO }]
  return []
}

/** Icon of the next rung, if the choice gives the life enough points for it. */
function enoughSign(view: KarmakaView, after: KarmakaView, seat: Seat): readonly EffectIconSprite[] {
  const [before, then] = [lifeProgressOf(view, seat), lifeProgressOf(after, seat)]
  const rung = KARMIC_LADDER[(after.players[seat]?.rung ?? 0) + 1]
  if (before.missing === 0 || then.missing > 0 || rung === undefined) return []
  return [{ sprite: { kind: 'rung', rung: rung.id, need: rung.need ?? 0, reached: true, textScale: 1 }, wide: 1 }]
}

/** The card whose ability a choice uses, or for which it selects a target; undefined: none. */
function abilityIn(action: KarmakaAction, view: KarmakaView): CardId | undefined {
  const top = activeFrame(view)
  switch (action.do) {
    case 'play':
      return action.way === 'ability' ? action.card : undefined
    case 'embody':
      return action.card
    case 'mimic':
      return view.players[action.seat]?.deeds.at(-1)
    case 'target':
      return top?.kind === 'ability' ? top.ability : undefined
    default:
      return undefined
  }
}
