/**
 * Effects of a choice, for its row in the list of choices: the vitality token taken and what can be gathered after it.
 * Figures show the rest (games/choice-effects.ts).
 */
import { canonicalJson, equalJson } from '../../../engine/core/contract/json.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { ActionPreview } from '../../../engine/core/contract/action-preview.ts'
import { PILLARS, TOKEN_DATA, VITALITY_TOKEN_SLOTS_PER_PLAYER } from '../../../engine/moksha/data.ts'
import type { RegionNumber, VitalityToken } from '../../../engine/moksha/data.ts'
import { playerOf, rewardPreviewFor, harmonyMoveOptions } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaView, Player } from '../../../engine/moksha/index.ts'
import { eventsBeforeNextTurn } from '../../stage/ghosts.ts'
import type { ChoiceEffectInput } from '../game-ui.ts'
import type { ExtraChoiceEffects, EffectIconSprite } from '../choice-effect-types.ts'
import type { VisibleMokshaEvent } from './floating-labels.ts'
import type { GainKind } from './sprite-specs.ts'
import { gameMessage, rewardMessage, tokenName } from './names.ts'
import { survivalVerdictFor } from './current-state.ts'

/** The shapes of signs, as the board has them. */
const GAIN_WIDE = 2.5
const VERDICT_WIDE = 3.2

/**
 * The effects of a choice besides the changed numbers on the board: its gains and losses, including those of a token that the
 * player certainly takes next.
 */
export function extraChoiceEffects({
  preview,
  view,
  seat,
}: ChoiceEffectInput<MokshaView, MokshaAction>): ExtraChoiceEffects<MokshaView> {
  const certain = eventsBeforeNextTurn(preview.facts as readonly VisibleMokshaEvent[])
  const next = certainNextTokenEvents(preview)
  const later = [...certain.slice(preview.shownCount), ...next]
  const after = later.reduce((told, event) => withTold(told, event), preview.view ?? view)
  const events = [...certain, ...next]
  return { after, lines: linesOf(preview.action, events, view, seat), signs: signsOf(events, view, after, seat) }
}

/**
 * Returns the events that certainly follow when the player takes a token after the previewed choice. After a `wander`
 * action (a move to a region) or a `vishnu` action (the use of the god Vishnu), the player may choose the token in a
 * further action. The list holds the `took` events that are the same for every possible choice of that further action.
 * @returns empty for other actions
 */
export function certainNextTokenEvents(
  preview: ActionPreview<MokshaView, MokshaAction>,
): readonly VisibleMokshaEvent[] {
  if (preview.action.do !== 'wander' && preview.action.do !== 'vishnu') return []
  const [first, ...others] = preview
    .followUpActions()
    .map(({ facts: events }) => events as readonly VisibleMokshaEvent[])
  const taken = first?.filter(({ kind }) => kind === 'took') ?? []
  return taken.filter((event) => others.every((events) => events.some((it) => equalJson(it, event))))
}

/**
 * A view after a game event that the preview reports beyond its own view: taking a token reveals one that no player knows.
 */
function withTold(view: MokshaView, event: VisibleMokshaEvent): MokshaView {
  if (event.kind !== 'took' && event.kind !== 'aura') return view
  const changed = (player: Player): Player => {
    if (event.kind === 'aura') return { ...player, aura: event.total }
    const { tokens } = player
    const now = event.for === null ? [...tokens, event.token] : tokens.with(tokens.indexOf(event.for), event.token)
    return { ...player, tokens: now, slotAura: player.slotAura || now.length === VITALITY_TOKEN_SLOTS_PER_PLAYER }
  }
  const players = view.players.map((player, seat) => (seat === event.seat ? changed(player) : player))
  return { ...view, players }
}

function linesOf(
  action: MokshaAction,
  events: readonly VisibleMokshaEvent[],
  view: MokshaView,
  seat: Seat,
): readonly Message[] {
  if (action.do !== 'wander') return []
  const taken = events.find((event) => event.kind === 'took')
  const top = view.piles[action.region - 1]?.at(-1)
  const { tokens } = playerOf(view, seat)
  const full = tokens.length - Number(action.pay !== null) === VITALITY_TOKEN_SLOTS_PER_PLAYER
  const lines: Message[] = []
  if (taken !== undefined) lines.push(gameMessage('foretell.takes', { token: tokenName(taken.token) }))
  else if (top === undefined) lines.push(gameMessage('foretell.noToken'))
  // Where a god could be called on before, that could still change what lies on top.
  else if (top !== null)
    lines.push(gameMessage(full ? 'foretell.replaces' : 'foretell.takes', { token: tokenName(top) }))
  rewardsIn(view, seat, action.region).forEach((reward, nth) => {
    lines.push(gameMessage(nth === 0 ? 'foretell.gathers' : 'foretell.orGathers', { reward }))
  })
  return lines
}

/** The rewards of the hexes where the marker could end in a region, each once. */
function rewardsIn(view: MokshaView, seat: Seat, region: RegionNumber): readonly Message[] {
  const rewards = harmonyMoveOptions(view, seat, region).map(({ hex }) => {
    const { disciples, karma, any } = rewardPreviewFor(view, seat, hex, region)
    return rewardMessage(disciples, [...karma, ...(any.length > 0 ? (['any'] as const) : [])])
  })
  return [...new Map(rewards.map((each) => [canonicalJson(each), each])).values()]
}

function gain(good: GainKind, amount: number): readonly EffectIconSprite[] {
  return amount === 0 ? [] : [{ sprite: { kind: 'gain', good, amount }, wide: GAIN_WIDE }]
}

function vitality(token: VitalityToken): number {
  return TOKEN_DATA[token].vitality
}

/** The signs of gains and losses, and whether the life goes on with them. */
function signsOf(
  events: readonly VisibleMokshaEvent[],
  view: MokshaView,
  after: MokshaView,
  seat: Seat,
): readonly EffectIconSprite[] {
  const sums = { vitality: 0, disciples: 0, aura: 0 }
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.kind === 'took') sums.vitality += vitality(event.token) - (event.for === null ? 0 : vitality(event.for))
    if (event.kind === 'wandered' && event.pay !== null) sums.vitality -= vitality(event.pay)
    if (event.kind === 'paid' && !isPillar(event.price)) sums.vitality -= vitality(event.price as VitalityToken)
    if (event.kind === 'placed') sums.disciples += event.count
    if (event.kind === 'returned') sums.disciples -= event.count
    if (event.kind === 'aura') sums.aura += event.amount
  }
  const [before, then] = [playerOf(view, seat), playerOf(after, seat)]
  const { fate, ...numbers } = survivalVerdictFor(after, seat, then)
  const verdict = { kind: 'verdict', fate, ...numbers, large: false, textScale: 1 } as const
  const dies = events.some(({ kind }) => kind === 'died')
  return [
    ...gain('vitality', sums.vitality),
    ...(sums.vitality === 0 || dies ? [] : [{ sprite: verdict, wide: VERDICT_WIDE }]),
    ...gain('disciples', sums.disciples),
    ...PILLARS.flatMap((pillar) => gain(pillar, then.karma[pillar] - before.karma[pillar])),
    ...gain('aura', sums.aura),
  ]
}

function isPillar(price: string): boolean {
  return PILLARS.some((pillar) => pillar === price)
}
